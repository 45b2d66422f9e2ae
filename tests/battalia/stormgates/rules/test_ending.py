"""The end of the game and its result without teams (SG-END, SG-CHG-08)."""

from __future__ import annotations

from typing import Any

import pytest

from stormhall.battalia.model.config import LAST_DAY
from stormhall.battalia.rules.ending import end
from stormhall.battalia.stormgates.rules.ending import ending_of
from tests.battalia.stormgates.support.census_weeks import deck, end_of_week
from tests.battalia.stormgates.support.table import dealt_table, stormgates
from tests.battalia.table import Table
from tests.rules import rule

SPOTS = ["c1", "e1", "c3", "e3", "c5", "e5"]


def realm(levels: list[int], **options: Any) -> Table:
    """Four players with a city of level 1; the first also owns cities of these levels."""
    table = stormgates("royals", seats=4, **options).clear()
    for seat, cell in enumerate(("a1", "g1", "g7", "a7")):
        table.city(cell, owner=seat)
    for cell, level in zip(SPOTS, levels, strict=False):
        table.city(cell, owner=0, level=level)
    return table


def scored(table: Table) -> tuple[list[int], list[int]]:
    """Points and places if the game ended at this point."""
    state = table.state
    end(state, LAST_DAY)
    result = state.result()
    return result.points, result.places


def nearly_full(**options: Any) -> Table:
    """Four players on a board where only b1 and c1, east of the city on a1, can be built on."""
    table = realm([], **options).tile("b1", "road.straight", "ew")
    squares = [f"{column}{row}" for column in "abcdefg" for row in "1234567"]
    return table.say(impassable=[cell for cell in squares if cell not in _TAKEN])


_TAKEN = ("a1", "g1", "g7", "a7", "b1", "c1")


# The board is full.


@rule("SG-END-01")
@pytest.mark.parametrize(
    ("seats", "teams", "full"),
    [
        (2, "none", False),
        (3, "none", False),
        (4, "none", True),
        (4, "2v2", True),
        (5, "none", True),
        (5, "3v2", False),
        (6, "none", True),
        (6, "2v2v2", True),
        (6, "3v3", True),
    ],
)
def test_players_and_teams_decide_whether_a_full_board_ends_the_game_by_default(
    seats: int, teams: str, full: bool
) -> None:
    config = dealt_table("six_factions", seats=seats, teams=teams).state.config

    assert config.ends_on_full_board is full
    for chosen in (False, True):
        table = dealt_table("six_factions", seats=seats, teams=teams, end_on_full_board=chosen)
        assert table.state.config.ends_on_full_board is chosen


@rule("SG-END-01", "SG-SET-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_full_big_map_ends_the_game_by_default(seats: int) -> None:
    assert dealt_table(seats=seats, big_map=True).state.config.ends_on_full_board
    chosen = dealt_table(seats=seats, big_map=True, end_on_full_board=False)
    assert not chosen.state.config.ends_on_full_board


@rule("SG-END-01")
@pytest.mark.parametrize(("full", "over"), [(True, True), (False, False)])
def test_the_last_free_square_ends_the_game_at_once(full: bool, over: bool) -> None:
    table = nearly_full(end_on_full_board=full).hand(0, "friman.green", "supply", "supply")

    game = table.game
    assert not game.over
    table.play("build road.straight c1 ew with friman.green supply")

    assert table.game.over is over
    if over:
        assert table.position()["ended"] == "battalia-full-board"


@rule("SG-END-01")
def test_a_game_without_this_end_needs_no_other_limit() -> None:
    assert dealt_table("six_factions", seats=4, end_on_full_board=False).step == "cohort"
    assert dealt_table("six_factions", seats=4, weeks_limit=3, vp_limit=20).step == "cohort"


# Great cities.


@rule("SG-END-02", "SG-CHG-08")
def test_the_fifth_city_of_level_four_or_higher_ends_the_game() -> None:
    table = realm([6, 5, 5, 4, 3]).hand(0, "lord.green", "lord.red", "supply")

    game = table.game
    assert not game.over
    table.play("upgrade c5")

    assert table.game.over
    assert table.position()["ended"] == "battalia-level-four-cities"


@rule("SG-END-02")
def test_four_great_cities_do_not_end_the_game() -> None:
    table = realm([6, 5, 5, 3]).hand(0, "lord.green", "lord.red")

    table.play("upgrade e3")

    assert not table.game.over


@rule("SG-END-02")
@pytest.mark.parametrize("number", [1, 3])
def test_the_number_of_great_cities_is_an_option(number: int) -> None:
    table = realm([4, 4, 3][3 - number :], level4_cities_to_end=number)
    table.hand(0, "lord.green", "lord.red")

    table.play(f"upgrade {SPOTS[number - 1]}")

    assert table.game.over


@rule("SG-END-04")
def test_a_captured_city_counts_at_once() -> None:
    table = realm([4, 4, 4, 4]).chip("g1", 1, 4).hero(0, "g1")
    table.hand(0, "weapon.green", "lord.green", "lord.green").hand(1)

    table.play("attack city g1", "play weapon.green", "play lord.green", "done", "surrender")

    assert table.game.over


@rule("SG-END-04")
def test_an_annexed_city_counts_at_once() -> None:
    table = realm([4, 4, 4, 4]).hero(0, "a3").neutral("a3", terrain="canyon")
    table.hand(0, "weapon.green", "lord.green", "lord.blue")

    table.play("attack city a3", "play weapon.green", "play lord.green", "done")

    assert table.game.over


@rule("SG-END-04")
def test_a_city_built_as_level_four_counts_at_once() -> None:
    table = realm([4, 4, 4, 4]).tile("a2", "road.straight", "ns")
    table.hand(0, "lord.green", "lord.green", "lord.green")

    table.play("build city.end a3 n with lord.green lord.green lord.green")

    assert table.game.over


@rule("SG-END-04")
def test_a_crowned_city_still_counts_once() -> None:
    table = realm([4, 4, 4, 4]).hand(0, "queen.green", "king.green")

    table.play("crown c1", "crown c1")

    assert not table.game.over


@rule("SG-END-04")
def test_a_city_lost_by_its_owner_no_longer_counts() -> None:
    table = realm([4, 4, 4, 4]).hero(1, "c1").turn(1).hand(0)
    table.hand(1, "weapon.blue", "lord.blue", "lord.red", "lord.green")

    table.play("attack city c1", "play weapon.blue", "play lord.blue", "play lord.red", "done")
    table.play("surrender")

    assert not table.game.over
    assert table.state.geography().levels_of[0][4] == 3
    assert table.state.geography().levels_of[1][4] == 1


# Points and ties.


@rule("SG-END-05")
def test_points_are_the_levels_of_all_cities() -> None:
    table = realm([6, 5, 4, 3, 2])

    points, places = scored(table)

    assert points == [1 + 6 + 5 + 4 + 3 + 2, 1, 1, 1]
    assert places[0] == 1


@rule("SG-END-05")
def test_the_player_who_ends_the_game_need_not_win() -> None:
    table = stormgates("royals", seats=4, level4_cities_to_end=1).chip("a1", 0, 3)
    table.hand(0, "lord.green", "lord.red")
    for cell in ("c1", "e1", "c3"):
        table.city(cell, owner=1, level=3)

    table.play("upgrade a1")

    result = table.game.result
    assert result is not None
    assert result.points == [4, 10, 1, 1]
    assert result.places[:2] == [2, 1]


@rule("SG-END-07", "SG-CHG-08")
@pytest.mark.parametrize(
    ("mine", "other"),
    [
        ([6], [5, 1]),
        ([6, 1, 1], [4, 4]),
        ([5, 1], [4, 2]),
        ([5, 5], [4, 4, 2]),
        ([4, 2, 2], [4, 3, 1]),
        ([4, 1], [3, 2]),
        ([3, 1], [2, 2]),
        ([2, 2], [2, 1, 1]),
    ],
)
def test_ties_go_to_the_player_with_more_of_the_highest_level(
    mine: list[int], other: list[int]
) -> None:
    table = stormgates("royals", seats=4).clear()
    for cell, level in zip(SPOTS, mine, strict=False):
        table.city(cell, owner=0, level=level)
    for cell, level in zip(["a7", "g7", "a5", "g5"], other, strict=False):
        table.city(cell, owner=1, level=level)

    points, places = scored(table)

    assert points[0] == points[1]
    better = 0 if sorted(mine, reverse=True) > sorted(other, reverse=True) else 1
    assert places[better] == 1
    assert places[1 - better] == 2


@rule("SG-END-07")
def test_heroes_on_the_map_and_then_cards_break_a_tie() -> None:
    heroes = deck(deck(stormgates("royals"), 0, 10), 1, 25).hero(0, "b2")
    assert scored(heroes)[1] == [1, 2]

    cards = deck(deck(stormgates("royals"), 0, 14), 1, 15)
    assert scored(cards)[1] == [2, 1]

    everything = deck(deck(stormgates("royals"), 0, 14), 1, 14)
    assert scored(everything)[1] == [1, 1]


@rule("SG-END-07")
def test_every_zone_counts_for_the_last_tie_break() -> None:
    table = deck(deck(stormgates("royals"), 1, 14), 0, 12, hand=["friman.green"])
    table.tent(0, "tent.green", "queen.green").player(0, ambush=["priest.green"])

    assert scored(table)[1] == [1, 2]


# The game ends at once.


@rule("SG-END-08")
def test_an_open_battle_is_dropped_when_the_game_ends() -> None:
    table = realm([4, 4, 4, 4]).chip("g1", 1, 4).hero(0, "g1").open(0, "friman.green", "joker")
    table.hand(0, "weapon.green", "lord.green", "lord.green", "supply").hand(1)

    table.play("attack city g1", "play weapon.green", "play lord.green", "done", "surrender")

    assert table.state.frames == []
    assert table.game.to_act == ()
    assert table.hand_of(0) == ["supply", "lord.green"]
    assert table.position()["ended"] == "battalia-level-four-cities"


@rule("SG-END-08", "SG-CTL-01")
def test_nothing_follows_the_end_not_even_a_census() -> None:
    table = end_of_week(realm([4, 4, 4, 4, 3]), 2).turn(0).hand(0, "lord.green", "lord.red")

    table.play("upgrade c5")

    assert table.game.over
    assert table.events("census") == []


@rule("SG-END-02")
def test_players_without_a_team_need_five_great_cities() -> None:
    for seats in (2, 3, 4, 5, 6):
        ending = ending_of(dealt_table("six_factions", seats=seats).state)
        assert ending.cities_for_side == [5] * seats
