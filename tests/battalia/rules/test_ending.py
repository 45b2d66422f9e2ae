"""The end of the game and its result (BT-END-1 to -5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.battalia.table import Table, battalia
from tests.rules import rule

FOUR = ["c1", "e1", "a3", "a5"]


def _four_cities(owner: int = 0, **options: Any) -> Table:
    """Four players; one has four cities of level 4 besides his start city."""
    table = battalia(4, **options)
    for square in FOUR:
        table.city(square, owner=owner, level=4)
    return table


def _result(table: Table) -> dict[str, Any]:
    result = table.game.result
    assert result is not None
    return dict(result.to_json())


@rule("BT-END-1")
def test_the_game_ends_in_the_middle_of_a_turn_when_the_last_square_is_filled() -> None:
    table = battalia(2).clear().city("c3", owner=0).city("e5", owner=1)
    board = [f"{c}{r}" for c in "bcdef" for r in "23456"]
    table.say(impassable=[s for s in board if s not in ("c3", "e5", "c2", "c4")])
    table.hand(0, *["friman.red"] * 2, *["supply"] * 4)

    table.play("build road.straight c2 ns with friman.red supply")
    assert table.position()["ended"] is None
    table.play("build road.straight c4 ns with friman.red supply")

    assert table.position()["ended"] == "battalia-full-board"
    assert table.hand_of(0) == ["supply", "supply"]
    assert table.game.to_act == ()


@rule("BT-END-2")
def test_a_fifth_city_of_level_4_by_upgrading_ends_the_game() -> None:
    table = _four_cities().chip("a1", 0, 3).hand(0, "lord.red", "lord.red", "supply")

    table.play("upgrade a1 with lord.red lord.red")

    assert table.position()["ended"] == "battalia-level-four-cities"
    assert table.hand_of(0) == ["supply"]


@rule("BT-END-2")
def test_a_fifth_city_of_level_4_by_building_ends_the_game() -> None:
    table = _four_cities(neutrals_per_player=0).tile("b3", "road.straight", "ew")
    table.hand(0, "lord.red", "lord.red", "lord.red")

    table.play("build city.end c3 w with lord.red lord.red lord.red")

    assert table.position()["ended"] == "battalia-level-four-cities"


@rule("BT-END-2")
def test_a_fifth_city_of_level_4_by_annexing_ends_the_game() -> None:
    table = _four_cities().hero(0, "f4").hand(0, "weapon.red", "lord.red")

    table.play("attack city f4", "play weapon.red", "play lord.red", "done")

    assert table.position()["ended"] == "battalia-level-four-cities"


@rule("BT-END-2")
def test_four_cities_of_level_4_do_not_end_the_game() -> None:
    table = _four_cities().chip("a1", 0, 2).hand(0, "priest.red", "priest.red")

    table.play("upgrade a1 with priest.red priest.red")

    assert table.position()["ended"] is None


@rule("BT-WE-26", "BT-END-2", "BT-END-3")
def test_a_conquered_fifth_city_of_level_4_ends_the_game_and_an_opponent_with_22_wins() -> None:
    table = _four_cities().chip("a1", 0, 1).hero(0, "g1").chip("g1", 1, 4).hand(1)
    for square, level in (("e7", 4), ("c7", 4), ("g5", 4), ("g3", 4), ("e5", 3), ("c5", 3)):
        card, exits = ("city.end", "n") if level == 4 else ("city.straight", "ew")
        table.city(square, owner=2, level=level, card=card, exits=exits)
    table.chip("g7", 1, 1).chip("a7", 3, 1)
    table.hand(0, "weapon.red", "lord.red")
    assert table.position()["points"][0] == 17
    assert table.position()["points"][2] == 22

    table.play("attack city g1", "play weapon.red", "play lord.red", "done", "surrender")

    assert table.position()["ended"] == "battalia-level-four-cities"
    assert table.position()["points"][0] == 21
    assert _result(table)["places"][2] == 1
    assert _result(table)["places"][0] == 2


@rule("BT-END-3")
def test_points_are_the_levels_of_the_players_cities() -> None:
    table = battalia(3).chip("b2", 0, 4).chip("g3", 1, 3).city("d2", owner=0, level=2)

    assert table.position()["points"] == [6, 3, 1]


def _tied(first: list[int], second: list[int], heroes: tuple[int, int] = (0, 0)) -> Table:
    """Two players at the end of the last day, with cities of these levels and these heroes."""
    table = battalia(2, day_limit=1).clear().turn(1)
    squares = ["b2", "d2", "f2", "b4", "d4", "f4", "b6", "d6", "f6"]
    for owner, levels in ((0, first), (1, second)):
        for level in levels:
            square = squares.pop(0)
            card, exits = ("city.end", "n") if square.endswith("6") else ("city.cross", None)
            table.city(square, owner=owner, level=level, card=card, exits=exits)
    table.hero(0, *["b2"] * heroes[0]).hero(1, *["b2"] * heroes[1])
    return table.play("end turn")


@rule("BT-END-4")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ([4, 1, 1], [3, 3]),  # 6 points each: more cities of level 4
        ([3, 1, 1, 1], [2, 2, 2]),  # none of level 4: more of level 3
        ([2, 2, 1, 1], [2, 1, 1, 1, 1]),  # none of level 3: more of level 2
        ([4, 3, 1], [4, 2, 2]),
    ],
)
def test_a_tie_is_broken_by_cities_of_the_highest_level(
    first: list[int], second: list[int]
) -> None:
    assert _result(_tied(first, second))["places"] == [1, 2]
    assert _result(_tied(second, first))["places"] == [2, 1]


@rule("BT-END-4")
def test_with_equal_cities_more_heroes_on_the_board_win() -> None:
    assert _result(_tied([2, 1], [2, 1], heroes=(1, 2)))["places"] == [2, 1]
    assert _result(_tied([2, 1], [2, 1], heroes=(1, 0)))["places"] == [1, 2]


@rule("BT-END-4")
def test_a_result_lists_the_tie_breakers_in_order() -> None:
    result = _tied([3, 1, 1, 1], [2, 2, 2], heroes=(1, 2)).game.result

    assert result is not None
    assert list(result.breaks) == ["level4", "level3", "level2", "level1", "heroes"]
    assert result.breaks["level3"] == [1, 0]
    assert result.breaks["heroes"] == [1, 2]


@rule("BT-END-4")
def test_a_full_tie_is_a_shared_victory() -> None:
    assert _result(_tied([2, 1], [2, 1], heroes=(1, 1)))["places"] == [1, 1]


@rule("BT-END-3")
def test_points_come_before_the_level_of_cities() -> None:
    assert _result(_tied([4], [2, 2, 1]))["places"] == [2, 1]


@rule("BT-END-5")
def test_a_player_without_cities_and_heroes_plays_on() -> None:
    table = battalia(2).clear().city("c3", owner=0).hand(1, "friman.red", "supply")
    table.player(1, heroes=[])

    table.play("end turn", "keep")

    assert table.mover == 1
    table.play("build road.straight c2 ns with friman.red supply", "end turn")
    assert table.position()["ended"] is None
    assert table.position()["points"] == [1, 0]


@rule("BT-END-5", "BT-END-2")
def test_losing_the_last_city_does_not_end_the_game() -> None:
    table = battalia(2).hero(0, "f6").hand(0, "weapon.red", "chief.red").hand(1)

    table.play("attack city f6", "play weapon.red", "play chief.red", "done", "surrender")

    assert table.position()["points"] == [2, 0]
    assert table.position()["ended"] is None
