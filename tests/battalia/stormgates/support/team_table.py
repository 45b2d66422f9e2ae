"""Tables of teams for rule tests, and cities to count."""

from __future__ import annotations

from typing import Any

from tests.battalia.stormgates.support.table import just, stormgates
from tests.battalia.table import Table

FORMS = {"2v2": 4, "3v2": 5, "2v2v2": 6, "3v3": 6}
MODES = ["interleaved", "handover", "sequential"]
FACTIONS = ["islanders", "emberians", "baerfolk", "cloudborn", "wolfsclan", "sunfaithful"]
COLORS = ["blue", "red", "green", "gold", "white", "orange"]


def teams(form: str = "2v2", mode: str = "interleaved", *modules: str, **options: Any) -> Table:
    """A table of teams; the members of player 0's team are in step 3 of day 1."""
    seats = FORMS[form]
    table = stormgates(*modules, seats=seats, teams=form, team_turns=mode, **options)
    return table.faction(*FACTIONS[:seats])


def settings(form: str, mode: str, *modules: str, **options: Any) -> dict[str, Any]:
    """The options of a table of teams."""
    return just(*modules, seats=FORMS[form], teams=form, team_turns=mode, **options)


def lay_cities(table: Table, levels: dict[int, list[int]]) -> Table:
    """Lay cities of these levels, by seat, on squares that do not touch, and nothing else."""
    table.clear()
    columns = "abcdefg" if table.document["seats"] < 5 else "cdefghi"
    squares = [f"{c}{r}" for r in range(1, 8) for i, c in enumerate(columns) if (i + r) % 2 == 0]
    cards = [("city.cross", None)] * 12 + [("city.tee", "nes")] * 4 + [("city.corner", "ne")] * 4
    at = 0
    for seat, chips in levels.items():
        for level in chips:
            card, exits = cards[at]
            table.city(squares[at], owner=seat, level=level, card=card, exits=exits)
            at += 1
    return table


def last_to_act(table: Table, seat: int) -> Table:
    """Make this player the only one of his team who is not done for the day."""
    seats = table.document["seats"]
    team = next(t for t in TEAMS[table.document["options"]["teams"]] if seat in t)
    steps = ["done" if s in team else None for s in range(seats)]
    steps[seat] = "actions"
    return table.turn(seat).say(teams={"steps": steps})


TEAMS = {
    "2v2": [[0, 2], [1, 3]],
    "3v2": [[0, 2, 4], [1, 3]],
    "2v2v2": [[0, 3], [1, 4], [2, 5]],
    "3v3": [[0, 2, 4], [1, 3, 5]],
}
