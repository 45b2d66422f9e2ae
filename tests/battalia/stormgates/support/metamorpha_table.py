"""Tables with Metamorpha on the board, for tests of her way and her powers."""

from __future__ import annotations

from typing import Any

from tests.battalia.stormgates.support.table import stormgates
from tests.battalia.table import Table

MODULES = ("gates", "metamorpha", "zealots", "unbound", "advanced", "six_factions")
HERE = "b3"
THERE = "b5"


def changing(terrain: str, *hand: str, modules: tuple[str, ...] = (), **options: Any) -> Table:
    """Blue's hero and Metamorpha are on two roads of one terrain; Red is his opponent."""
    table = stormgates("gates", "metamorpha", "six_factions", *modules, **options)
    table.faction("islanders", "emberians").say(metamorpha={"cell": THERE})
    table.tile(HERE, "road.straight", "ns", terrain).tile("b4", "road.straight", "ns", "lake")
    table.tile(THERE, "road.straight", "ns", terrain)
    return table.hero(0, HERE).hand(0, *hand).hand(1)


def her_cell(table: Table) -> str | None:
    cell: str | None = table.position()["metamorpha"]["cell"]
    return cell


def her_power(table: Table) -> str | None:
    view: Any = table.game.view(1)
    power: str | None = view["metamorpha"]["power"]
    return power


def canyon(*hand: str, **options: Any) -> Table:
    """Blue's hero is on a canyon road, and Red's city of level 2 diagonally beside it."""
    table = changing("canyon", *hand, **options).tile(THERE, "road.cross", None, "canyon")
    table.tile("b4", "road.straight", "ns", "canyon").hero(0, "b4")
    return table.city("c5", owner=1, level=2, terrain="lake")
