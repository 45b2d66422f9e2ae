"""Tables with valleys for rule tests.

The Valley of the Kings is in the west around d4, the Valley of the Queens in the east around h4,
unless a test says otherwise; f4 joins them. Gates lie on b2, j2, j6 and b6.
"""

from __future__ import annotations

from typing import Any

from tests.battalia.stormgates.support.table import stormgates
from tests.battalia.table import Table

GATES = ("b2", "j2", "j6", "b6")
NEEDED = ("gates", "fate", "trading", "new_great_artefacts")


def valleys(*modules: str, seats: int = 4, valleys: str = "high_pass", **facts: Any) -> Table:
    """A table with the valleys and the modules they need; `facts` are about the valleys."""
    table = stormgates(*NEEDED, *modules, seats=seats, valleys=valleys)
    return table.say(valleys={"west": "kings", **facts})


def gated(*modules: str, coming: str = "tailwind", **facts: Any) -> Table:
    """A table with gates 1 to 4 on b2, j2, j6 and b6, and a named storm effect."""
    table = valleys(*modules, **facts).say(storm={"next": [coming]})
    table.faction("baerfolk", "cloudborn", "emberians", "islanders")
    for cell, terrain in zip(GATES, ("forest", "mountain", "canyon", "lake"), strict=True):
        table.tile(cell, "gate", terrain=terrain)
    return table


def chip_on(table: Table, cell: str) -> tuple[int | None, int | None]:
    """Owner and level of the card on a square; None for both if nobody has a chip there."""
    tile = table.tile_at(cell)
    assert tile is not None
    return tile.get("owner"), tile.get("level")
