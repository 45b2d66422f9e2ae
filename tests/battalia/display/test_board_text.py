"""The text board: tiles, owners, heroes, and the Oracle's wheels of the day."""

from __future__ import annotations

import pytest

import stormhall
from stormhall.battalia.display.board_text import _wheels
from tests.battalia.table import battalia
from tests.rules import rule


@rule("BT-ORA-1", "BT-ORA-3")
@pytest.mark.parametrize("day", range(1, 8))
def test_the_wheels_face_each_other_as_on_the_box(day: int) -> None:
    view = battalia(seats=2).day(day).game.view(None)
    days = view["oracle"]["days"]  # type: ignore[index]

    wheels = _wheels(days)

    assert [outer for outer, _, _ in wheels] == [
        "tool", "weapon", "amulet", "title", "scroll", "tent", "horse",
    ]  # fmt: skip
    assert [inner for _, inner, _ in wheels if inner == "tool"] == ["tool"]
    assert [outer for outer, inner, _ in wheels if outer == inner] == [days[0][1]]
    assert [(outer, inner) for outer, inner, lit in wheels if lit] == [(days[0][0], "tool")]


def test_cities_heroes_and_the_oracle_are_drawn() -> None:
    table = battalia(seats=2).city("d3", owner=1, level=2, terrain="lake").hero(1, "d3").day(4)

    text = table.game.draw(0)

    assert "P2 L2" in text
    assert "lak h2" in text
    assert "☀  title" in text
    assert " = tent" in text
    assert max(map(len, text.splitlines())) <= 100


def test_a_game_without_the_oracle_says_so_on_the_board() -> None:
    game = stormhall.new("battalia", seats=2, options={"oracle": False})

    assert "Sun Oracle: switched off" in game.draw(None)
