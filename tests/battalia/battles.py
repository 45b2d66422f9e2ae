"""Two players at war, with Blue's hero on Red's city, and the totals of their battle."""

from __future__ import annotations

from typing import Any

from stormhall.battalia.rules.battle.battle_frame import battle_of
from stormhall.battalia.rules.battle.strength import total
from tests.battalia.table import Table, battalia

FIELD = "d2"
"""The square of the battle; no card lies beside it."""


def war(level: int = 3, terrain: str = "lake", *, reserve: bool = False, **options: Any) -> Table:
    """Blue (seat 0) has a hero on a city of Red (seat 1); Gold is in the game, Green is not.

    The basic game is played unless said otherwise, so that lake, Blue's terrain, gives no bonus.
    With a `reserve`, no opening of Blue's is hopeless (BT-BAT-28), no matter what he lays.
    """
    table = battalia(seats=2, **options).say(removed="baerfolk")
    table.faction("islanders", "emberians").city(FIELD, owner=1, level=level, terrain=terrain)
    table.hero(0, FIELD).hand(0).hand(1)
    return with_reserve(table) if reserve else table


def with_reserve(table: Table, seat: int = 0, lords: int = 1) -> Table:
    """The table with lords in tents, who could still be fetched into any battle (BT-BAT-17)."""
    for colour in ("gold", "red", "green")[:lords]:
        table.tent(seat, f"tent.{colour}", f"lord.{colour}")
    return table


def totals(table: Table) -> tuple[int, int]:
    """Strength of the attacker and of the defender while cards are laid."""
    frame = battle_of(table.state)
    assert frame is not None, "cards are laid in battle only"
    return total(table.state, frame, 0), total(table.state, frame, 1)
