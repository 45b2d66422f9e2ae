"""Kinds of values that The Stormgates add to those of Battalia."""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model.components import STORMGATES
from stormhall.kernel.core.kinds import Words


def _words(entries: list[dict[str, Any]]) -> list[str]:
    """The ids of components as people type them."""
    return [entry["id"].replace("_", "-") for entry in entries]


EFFECT: Final = Words("effect", _words(STORMGATES["storm_effects"]))
POTION: Final = Words("potion", _words(STORMGATES["potions"]))
ORDER: Final = Words("order", ["target", "ask", "always", "never"])
FATE_OPTION: Final = Words("option", ["stardust", "keep fate", "take top", "search great"])

_VALLEYS: Final[dict[str, dict[str, Any]]] = STORMGATES["valleys"]["sets"]
VALLEY: Final = Words("valley", list(_VALLEYS))
BUILDING_CARDS: Final[list[dict[str, Any]]] = [
    building for valley in _VALLEYS.values() for building in valley["buildings"]
]
BUILDING: Final = Words("building", _words(BUILDING_CARDS))
