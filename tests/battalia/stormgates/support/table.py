"""A table of The Stormgates for rule tests, with only the modules that a test names.

table = stormgates("gates", "trading", seats=3).hero(0, "c1").hand(0, "supply", "supply")
"""

from __future__ import annotations

from typing import Any

import stormhall
from tests.battalia.table import WHOLE_TURN, Table

SWITCHES = (
    "advanced", "six_factions", "royals", "gates", "trading", "new_great_artefacts", "fate",
    "heroic", "draft", "metamorpha", "bilkarr", "zealots", "unbound",
)  # fmt: skip


def just(*modules: str, seats: int, **options: Any) -> dict[str, Any]:
    """Options with these modules on and all others off; no teams unless named."""
    chosen: dict[str, Any] = {name: name in modules for name in SWITCHES}
    if seats > 4:
        chosen["six_factions"] = True
    return {**chosen, "teams": "none", **options}


def stormgates(*modules: str, seats: int = 2, **options: Any) -> Table:
    """A table at which player 0 is in step 3 of day 1, unless said otherwise."""
    return Table(seats, just(*modules, seats=seats, **options), game="stormgates")


def dealt_table(*modules: str, seats: int = 2, seed: int = 0, **options: Any) -> Table:
    """A table before the first turn of a dealt game; everybody takes the first choice up to it."""
    table = Table(seats, just(*modules, seats=seats, **options), game="stormgates")
    table._game = stormhall.new(
        "stormgates", seats, seed=seed, options=just(*modules, seats=seats, **options)
    )
    while table.step not in WHOLE_TURN:
        table.game.apply(table.game.to_act[0], table.legal(table.game.to_act[0])[0])
    return table
