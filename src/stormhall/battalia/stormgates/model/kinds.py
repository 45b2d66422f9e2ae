"""Kinds of values that The Stormgates add to those of Battalia.

Their types are spelled out, because mypyc may come to a module that uses them first.
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model import kinds as k
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.kernel.core.kinds import Fields, GameConfig, Number, Words, fields
from stormhall.kernel.core.problems import Problem
from stormhall.kernel.core.step import ASKED


def _words(entries: list[dict[str, Any]]) -> list[str]:
    """The ids of components as people type them."""
    return [entry["id"].replace("_", "-") for entry in entries]


class GateNumber(Number):
    """The number of a gate, which is that of a die roll."""

    def problem_with(self, config: GameConfig, word: Any) -> Problem:
        return problem("no-gate-number", number=repr(word))


GATE: Final[GateNumber] = GateNumber("gate", 1, 6)
EFFECT: Final[Words] = Words("effect", _words(COMPONENTS["storm_effects"]))
POTION: Final[Words] = Words("potion", _words(COMPONENTS["potions"]))
ORDER: Final[Words] = Words("order", ["target", "ask", "always", "never"])
NEUTRAL_HERO: Final[Words] = Words("neutral", ["metamorpha", "bilkarr"])
FATE_OPTION: Final[Words] = Words("option", ["stardust", "keep fate", "take top", "search great"])

_VALLEYS: Final[dict[str, dict[str, Any]]] = COMPONENTS["valleys"]["sets"]
VALLEY: Final[Words] = Words("valley", list(_VALLEYS))
BUILDING_CARDS: Final[list[dict[str, Any]]] = [
    building for valley in _VALLEYS.values() for building in valley["buildings"]
]
BUILDING: Final[Words] = Words("building", _words(BUILDING_CARDS))

SEAT_ONLY: Final[Fields] = fields((ASKED, "seat", k.SEAT))
"""The frame of a step that holds only the seat it asks."""
