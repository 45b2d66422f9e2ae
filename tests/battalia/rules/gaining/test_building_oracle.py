"""Legal places for building, worked out a second time from the words of the rules.

The slow oracle reads the board as a document: squares, exits, owners. It walks roads step by step
and finds the rules that forbid each square and rotation (BT-BLD-2 to -9).
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.battalia.table import Table, battalia
from tests.rules import rule

COLUMNS = "abcdefg"
SQUARES = [f"{column}{row}" for row in range(1, 8) for column in COLUMNS]
STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
FACING = {"n": "s", "e": "w", "s": "n", "w": "e"}
SHAPES = {
    "city.end": ["n", "e", "s", "w"],
    "city.straight": ["ns", "ew"],
    "city.corner": ["ne", "se", "sw", "nw"],
    "city.tee": ["nes", "esw", "nsw", "new"],
    "city.cross": ["nesw"],
    "road.straight": ["ns", "ew"],
    "road.curve": ["ne", "se", "sw", "nw"],
    "road.tee": ["nes", "esw", "nsw", "new"],
    "road.cross": ["nesw"],
}

Board = dict[str, dict[str, Any]]


def beside(square: str, side: str) -> str | None:
    """The next square on a side, if the board has one."""
    column = COLUMNS.index(square[0]) + STEPS[side][0]
    row = int(square[1]) + STEPS[side][1]
    return f"{COLUMNS[column]}{row}" if 0 <= column < 7 and 1 <= row <= 7 else None


def joined(board: Board, start: str) -> set[str]:
    """All squares that can be reached by road."""
    reached, todo = {start}, [start]
    while todo:
        square = todo.pop()
        for side in board[square]["exits"]:
            other = beside(square, side)
            if other in board and FACING[side] in board[other]["exits"] and other not in reached:
                reached.add(other)
                todo.append(other)
    return reached


def rules_against(
    position: dict[str, Any], seat: int, card: str, square: str, exits: str
) -> set[str]:
    """The rules that forbid a card on a square in a rotation, in the special edition."""
    board: Board = position["tiles"]
    if square in position["out_of_play"] or square in board:
        return {"BT-BLD-2"}
    rules = {"BT-BLD-2", "BT-BLD-14"} if square in position["impassable"] else set()
    near = {side: beside(square, side) for side in STEPS}
    built = {side: board[other] for side, other in near.items() if other in board}
    if not built:
        return rules | {"BT-BLD-3"}
    if any((side in exits) != (FACING[side] in tile["exits"]) for side, tile in built.items()):
        rules.add("BT-BLD-4")
    if card.startswith("city"):
        if any(tile["card"].startswith("city") for tile in built.values()):
            rules.add("BT-BLD-6")
        if any(tile["card"] == "ruins" for tile in built.values()):
            rules.add("BT-BLD-7")
    own = {cell for cell, tile in board.items() if tile.get("owner") == seat}
    after = {**board, square: {"card": card, "exits": exits}}
    if own and not joined(after, square) & own:
        rules.add("BT-BLD-8")
    return rules


def check_all(table: Table, seat: int) -> None:
    """Compare every card, square and rotation with the oracle."""
    position = table.position()
    for card, rotations in SHAPES.items():
        if not table.deck(card)["top"]:
            continue
        offered: set[str] = set()
        if f"build {card}" in table.legal():
            game = table.game.clone()
            game.apply(seat, f"build {card}")
            offered = {str(action) for action in game.legal(seat)}
        for square in SQUARES:
            for exits in rotations:
                expected = rules_against(position, seat, card, square, exits)
                line = f"build {card} {square} {exits}"
                named = {refusal.rule for refusal in table.game.why_not(seat, line)}
                assert (f"at {square} {exits}" in offered) == (not expected), line
                assert bool(named) == bool(expected), line
                # A side that does not meet also joins nothing; one of the two reasons is enough.
                loose = {"BT-BLD-8"} if "BT-BLD-4" in expected else set()
                assert named - loose == expected - loose, line


def builder(seats: int, seat: int) -> Table:
    """A player with cards for a whole board; everything else as set up."""
    table = battalia(seats=seats, oracle=False, level4_cities_to_end=9).turn(seat)
    table.player(
        seat,
        hand=["lord.red"],
        open=[{"card": card, "uses": 30} for card in ("friman.red", "supply", "chief.red")],
    )
    return table


@rule("BT-BLD-2", "BT-BLD-3", "BT-BLD-4", "BT-BLD-5", "BT-BLD-6", "BT-BLD-7", "BT-BLD-8")
@pytest.mark.parametrize(
    ("seats", "seat"),
    [
        (2, 1),
        (4, 2),
        *(pytest.param(*seat, marks=pytest.mark.long) for seat in [(2, 0), (3, 1), (4, 0)]),
    ],
)
def test_squares_and_rotations_agree_with_a_second_reading_of_the_rules(seats: int, seat: int):
    table = builder(seats, seat)
    chance = Random(seats * 10 + seat)
    check_all(table, seat)

    for number in range(12):
        cards = table.legal_like("build ")
        if not cards or table.game.over:
            break
        table.play(chance.choice(cards))
        table.play(chance.choice(table.legal()))
        if table.step == "pay":
            table.play(chance.choice(table.legal()))
        if number % 3 == 2 and not table.game.over:
            check_all(table, seat)


@rule("BT-BLD-8", "BT-BLD-9")
def test_the_second_reading_also_agrees_for_a_player_without_a_city():
    table = builder(4, 0).chip("a1", owner=None).tile("b1", "road.straight", "ew")

    check_all(table, 0)
