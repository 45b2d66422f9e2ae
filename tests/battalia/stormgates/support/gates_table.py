"""Tables where a hero is about to jump."""

from __future__ import annotations

from typing import Any

from tests.battalia.stormgates.support.table import stormgates
from tests.battalia.table import Table

NEAR, FAR = "d2", "d6"
"""The gate squares of two players."""
OUT = ["cloudborn", "islanders", "wolfsclan"]
"""The factions that are not in the game; the third faction in the pool is red."""


def gates(*modules: str, coming: str = "tailwind", **options: Any) -> Table:
    """Player 0 plays the Sunfaithful; gate 1 (forest) is on d2, gate 6 (jungle) on d6.

    The road c2 leads from his city on b2 to gate 1. The next storm effect is `coming`.
    """
    table = stormgates("gates", "six_factions", *modules, **options)
    table.faction("sunfaithful", "baerfolk").say(storm={"next": [coming]}, removed=OUT)
    table.tile(NEAR, "gate", terrain="forest").tile(FAR, "gate", terrain="jungle")
    return table.tile("c2", "road.straight", "ew", "forest")


def storm(effect: str, *modules: str, hand: tuple[str, ...] = (), **options: Any) -> Table:
    """Player 0 stands on gate 1 with two supplies besides `hand`; a jump brings this effect."""
    table = gates(*modules, coming=effect, **options).hero(0, NEAR)
    return table.hand(0, *hand, "supply", "supply")


JUMP = f"jump hero1 {FAR}"
