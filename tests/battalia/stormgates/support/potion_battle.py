"""A table for tests of potions: Blue's hero is on Red's city."""

from __future__ import annotations

from typing import Any

from stormhall.battalia.rules.battle.strength import total
from stormhall.battalia.stormgates.rules.bilkarr.reaction_windows import battle_under_way
from tests.battalia.stormgates.support.table import stormgates
from tests.battalia.table import Table

FIELD = "c3"
"""The square of the battle."""
FACTIONS = ("islanders", "emberians", "cloudborn", "baerfolk", "wolfsclan", "sunfaithful")


def brawl(level: int = 3, seats: int = 2, **options: Any) -> Table:
    """Blue (seat 0) has a hero on a city of Red (seat 1); no terrain bonus unless advanced."""
    advanced = options.pop("advanced", False)
    modules = ["gates", "bilkarr", *options.pop("modules", []), *["advanced"] * advanced]
    table = stormgates(*modules, seats=seats, **options).faction(*FACTIONS[:seats])
    table.city(FIELD, owner=1, level=level, terrain="lake").hero(0, FIELD)
    for seat in range(seats):
        table.hand(seat)
    return table


def potions(table: Table, **owned: Any) -> Table:
    """Give potions: seat 0 has a full one with `colossus=0`, one on its first day with
    `rage=(0, 1)`; a dict gives all facts."""
    facts: dict[str, Any] = {}
    for name, what in owned.items():
        if isinstance(what, int):
            what = {"owner": what}
        elif isinstance(what, tuple):
            what = {"owner": what[0], "day": what[1]}
        facts[name.replace("_", "-")] = what
    return table.say(potions=facts)


def potion(table: Table, name: str) -> dict[str, Any] | None:
    """A potion as all see it; None while Bilkarr has it."""
    view: dict[str, Any] = table.game.view(None)
    seen: dict[str, Any] = view["potions"]
    return seen.get(name)


def totals(table: Table) -> tuple[int, int]:
    """Strength of the attacker and of the defender."""
    frame = battle_under_way(table.state)
    return total(table.state, frame, 0), total(table.state, frame, 1)


def next_day(table: Table) -> Table:
    """Play until the next day; everybody keeps the hand and ends the turn at once."""
    day = table.state.day
    while table.state.day == day:
        table.play("keep" if "keep" in table.legal() else "end turn")
    return table


ATTACK = f"attack city {FIELD}"
OPENING = ("play weapon.blue", "play lord.blue", "done")


def answered(**owned: Any) -> Table:
    """Red has answered an opening of 6 against his city of level 2 with one of his lords."""
    table = potions(brawl(level=2), **owned).hand(0, "weapon.blue", "lord.blue", "priest.blue")
    table.hand(1, "lord.red", "friman.red").hero(1, FIELD)
    return table.play(ATTACK, *OPENING, "fight", "join one", "play lord.red", "done")
