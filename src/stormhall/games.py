"""The games of the hall: the only list of them."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.ruleset import BATTALIA
from stormhall.battalia.stormgates.ruleset import STORMGATES
from stormhall.bloodrage.ruleset import BLOOD_RAGE
from stormhall.kernel.options import GameInfo
from stormhall.kernel.ruleset import Ruleset, find, register, registered

GAMES: Final[dict[str, Ruleset]] = {
    ruleset.info.name: ruleset
    for ruleset in (
        BATTALIA,
        STORMGATES,
        BLOOD_RAGE,
    )
}
"""The games by name, in the order in which the rules reader and the reference show them."""

for _ruleset in GAMES.values():
    register(_ruleset)


def games() -> dict[str, GameInfo]:
    """All games by name, with seats, options and presets."""
    return {name: ruleset.info for name, ruleset in registered().items()}


def describe(name: str) -> dict[str, object]:
    """A game as plain data for a lobby: seats, options, presets, and which values exclude which."""
    return find(name).to_json()
