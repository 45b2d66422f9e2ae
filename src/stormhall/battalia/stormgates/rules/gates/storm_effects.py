"""The words of the storm: its effects, and the choices that they bring (SG-STE-11 to -22)."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.components import STORMGATES
from stormhall.kernel.core.kinds import Words

ECHO: Final = 72
TOP: Final = 73
BLOW: Final = 74

WORDS: Final[dict[int, str]] = {
    ECHO: "echo {effect}",
    TOP: "top",
    BLOW: "blow {player} {tent}",
}

EFFECT_WORDS: Final[list[str]] = [
    effect["id"].replace("_", "-") for effect in STORMGATES["storm_effects"]
]
EFFECT_INDEX: Final[dict[str, int]] = {word: i for i, word in enumerate(EFFECT_WORDS)}
ECHO_EFFECT: Final = EFFECT_INDEX["echo"]
NO_ECHO: Final[list[int]] = STORMGATES["storm_effects"][ECHO_EFFECT]["params"]["not"]
"""The numbers of effects that are never echoed."""

VOCABULARY: Final = Words("effect", EFFECT_WORDS)
