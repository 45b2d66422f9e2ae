"""Variants fixed before the game (BT-VAR-1 to -7)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from stormhall import Game
from tests.battalia.oracle import broken
from tests.battalia.table import Table, battalia, dealt_table
from tests.rules import rule

EXTRA = {4: ["c3", "e3", "e5", "c5"], 3: ["c3", "e3", "c5"], 2: ["e3", "c5"]}
NEUTRAL = {4: ["d2", "f4", "d6", "b4"], 3: ["e1", "f6", "a5"], 2: ["f2", "b6"]}


def _new(seats: int, seed: int = 0, **options: Any) -> Game:
    return stormhall.new("battalia", seats, seed=seed, options=options)


def _tiles(seats: int, **options: Any) -> dict[str, Any]:
    tiles: dict[str, Any] = _new(seats, **options).position()["tiles"]  # type: ignore[assignment]
    return tiles


def _at(game: Game, step: str) -> bool:
    return game.state.steps()[game.state.frames[-1][0]].name == step


def _until(game: Game, step: str) -> Game:
    while not _at(game, step):
        game.apply(game.to_act[0], str(game.legal(game.to_act[0])[0]))
    return game


# Defence and number of neutral cities.


@rule("BT-VAR-1")
@pytest.mark.parametrize(("given", "level"), [(None, 4), (4, 4), (5, 5), (20, 20)])
def test_neutral_cities_have_the_defence_of_the_variant(given: int | None, level: int) -> None:
    tiles = _tiles(4, neutral_defence=given)

    assert [tiles[square]["level"] for square in NEUTRAL[4]] == [level] * 4
    assert tiles["d4"]["level"] == 8


@rule("BT-VAR-1")
@pytest.mark.parametrize(("given", "level"), [(None, 8), (8, 8), (12, 12)])
def test_the_ruins_have_the_defence_of_the_variant(given: int | None, level: int) -> None:
    tiles = _tiles(3, ruins_defence=given)

    assert tiles["d4"]["level"] == level
    assert [tiles[square]["level"] for square in NEUTRAL[3]] == [4] * 3


@rule("BT-VAR-1")
def test_in_the_volcano_the_neutral_cities_take_the_variants_defence_too() -> None:
    tiles = _tiles(4, scenario="volcano", neutral_defence=6)

    assert [tiles[square]["level"] for square in NEUTRAL[4]] == [6] * 4


@rule("BT-VAR-1", "BT-NEU-1")
def test_a_neutral_city_of_6_withstands_six() -> None:
    table = battalia(4, neutral_defence=6).hero(0, "d2")
    table.hand(0, "weapon.red", "lord.red", "friman.red", "amulet.red").dice(1)

    table.play("attack city d2", "play weapon.red", "play lord.red", "amulet on friman.red")

    table.refuses("done", because="BT-BAT-14")
    table.play("give up")
    assert table.heroes_of(0) == ["d2", None]


@rule("BT-VAR-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_up_to_two_neutral_cities_per_player_are_on_the_board(seats: int, number: int) -> None:
    game = _new(seats, neutrals_per_player=number)
    position: dict[str, Any] = game.position()

    neutrals = {s: tile for s, tile in position["tiles"].items() if tile.get("neutral")}
    del neutrals["d4"]

    squares = [*NEUTRAL[seats], *EXTRA[seats]][: seats * number]
    assert sorted(neutrals) == sorted(squares)
    assert all((t["card"], t["level"]) == ("city.cross", 4) for t in neutrals.values())
    assert broken(position) == []
    assert game.state.defects() == []


@rule("BT-VAR-2")
def test_the_second_neutral_cities_are_taken_and_placed_like_the_first() -> None:
    for seats, factions in ((4, 4), (3, 4), (2, 3)):
        position: dict[str, Any] = _new(seats, neutrals_per_player=2).position()
        terrains = {position["tiles"][square]["terrain"] for square in EXTRA[seats]}

        assert len(terrains) == seats
        assert len(position["scrapped"]) == 3 * (factions - seats)


# Start cities and heroes.


@rule("BT-VAR-3")
@pytest.mark.parametrize("number", [2, 4])
def test_further_start_cities_are_placed_in_the_order_of_the_first_round_by_round(
    number: int,
) -> None:
    game = _until(_new(3, seed=4, start_cities_per_player=number), "choose-city")
    order = []
    while _at(game, "choose-city"):
        order.append(game.to_act[0])
        game.apply(game.to_act[0], str(game.legal(game.to_act[0])[0]))

    founders = []
    while _at(game, "found-city"):
        founders.append(game.to_act[0])
        game.apply(game.to_act[0], str(game.legal(game.to_act[0])[0]))
        game.apply(game.to_act[0], str(game.legal(game.to_act[0])[-1]))

    assert founders == order * (number - 1)
    position: dict[str, Any] = game.position()
    assert position["points"] == [number] * 3
    assert broken(position) == []


@rule("BT-VAR-3", "BT-CMP-11")
def test_eight_start_cities_take_all_chips_and_a_player_without_a_square_gets_none() -> None:
    game = _until(_new(2, start_cities_per_player=8), "found-city")
    offered: list[list[str]] = []

    while _at(game, "found-city"):
        seat = game.to_act[0]
        offered.append([str(action) for action in game.legal(seat)])
        game.apply(seat, offered[-1][0])
        while _at(game, "found-place"):
            game.apply(seat, str(game.legal(seat)[0]))

    assert len(offered) == 2 * 7
    assert offered[-1] == ["abandon"]
    position: dict[str, Any] = game.position()
    assert sum(position["points"]) == 2 + sum(1 for texts in offered if texts != ["abandon"])
    assert game.state.defects() == []


def _founding(**options: Any) -> tuple[Game, int]:
    game = _until(_new(4, start_cities_per_player=2, **options), "found-city")
    return game, game.to_act[0]


def _rules(game: Game, seat: int, line: str) -> list[str]:
    return [refusal.rule for refusal in game.why_not(seat, line)]


@rule("BT-VAR-3")
def test_a_further_start_city_of_any_type_takes_the_top_card_and_a_chip_of_level_1() -> None:
    game, seat = _founding()
    offered = [str(action) for action in game.legal(seat)]
    pool: dict[str, Any] = game.position()["pool"]  # type: ignore[assignment]
    (top,) = pool["city.corner"]["top"]

    game.apply(seat, "found city.corner c5 se")

    kinds = ["end", "straight", "corner", "tee", "cross"]
    assert sorted(offered) == sorted(f"found city.{kind}" for kind in kinds)
    tile = game.position()["tiles"]["c5"]  # type: ignore[index]
    assert tile == {"card": "city.corner", "exits": "se", "terrain": top, "owner": seat, "level": 1}


@rule("BT-VAR-3", "BT-LIM-1")
@pytest.mark.parametrize("kind", ["end", "straight", "corner", "tee", "cross"])
def test_a_further_start_city_is_a_city_from_a_deck_with_cards(kind: str) -> None:
    game, seat = _founding()
    document: Any = game.position()
    deck = document["pool"][f"city.{kind}"]
    document["scrapped"] += [f"city.{kind}.{terrain}" for terrain in deck["top"] + deck["rest"]]
    deck["top"] = deck["rest"] = []
    game = stormhall.from_position(document)

    assert len(game.legal(seat)) == 4
    assert _rules(game, seat, f"found city.{kind}") == ["BT-LIM-1"]
    assert _rules(game, seat, "found road.straight") == ["BT-VAR-3"]
    assert _rules(game, seat, "found road.cross") == ["BT-VAR-3"]


@rule("BT-VAR-3")
def test_a_further_start_city_needs_neither_a_neighbour_nor_a_road() -> None:
    game, seat = _founding()

    assert _rules(game, seat, "found city.end c5 n") == []


@rule("BT-VAR-3", "BT-BLD-6")
def test_a_further_start_city_may_not_lie_beside_a_city() -> None:
    game, seat = _founding()

    assert "BT-BLD-6" in _rules(game, seat, "found city.cross b1 nesw")
    assert "BT-BLD-6" in _rules(game, seat, "found city.cross d1 nesw")


@rule("BT-VAR-3", "BT-BLD-7")
def test_a_further_start_city_may_lie_beside_the_ruins_only_in_retail2015() -> None:
    game, seat = _founding(neutrals_per_player=0)
    old, other = _founding(neutrals_per_player=0, edition="retail2015")

    assert "BT-BLD-7" in _rules(game, seat, "found city.cross d3 nesw")
    assert _rules(old, other, "found city.cross d3 nesw") == []


@rule("BT-VAR-3", "BT-BLD-4")
def test_a_further_start_city_must_fit_the_edges_of_its_neighbours() -> None:
    game, seat = _founding(neutrals_per_player=0, edition="retail2015")

    assert "BT-BLD-4" in _rules(game, seat, "found city.end d3 n")
    assert _rules(game, seat, "found city.end d3 s") == []


@rule("BT-VAR-3", "BT-VOL-3")
def test_a_further_start_city_may_not_lie_beside_a_sanctuary() -> None:
    game, seat = _founding(scenario="volcano")

    assert "BT-VOL-3" in _rules(game, seat, "found city.end c2 n")


@rule("BT-VAR-3", "BT-BLD-2")
def test_a_further_start_city_lies_on_an_empty_square_in_play() -> None:
    game = _until(_new(3, start_cities_per_player=2), "found-city")
    seat = game.to_act[0]

    assert "BT-BLD-2" in _rules(game, seat, "found city.cross a1 nesw")
    assert "BT-BLD-2" in _rules(game, seat, "found city.cross d4 nesw")


@rule("BT-VAR-4")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_everybody_begins_with_the_chosen_number_of_heroes_on_his_cities(number: int) -> None:
    table = dealt_table(4, start_heroes=number)
    tiles = table.position()["tiles"]

    for seat in range(4):
        heroes = [square for square in table.heroes_of(seat) if square is not None]
        assert len(heroes) == number
        assert all(tiles[square]["owner"] == seat for square in heroes)


@rule("BT-VAR-4")
def test_start_heroes_are_placed_in_the_order_of_start_cities_on_cities_of_choice() -> None:
    game = _until(_new(3, seed=2, start_heroes=2, start_cities_per_player=2), "start-hero")
    first: int = game.position()["first"]  # type: ignore[assignment]
    order = [(first + 2 - i) % 3 for i in range(3)] * 2
    tiles: dict[str, Any] = game.position()["tiles"]  # type: ignore[assignment]

    for seat in order:
        own = [square for square, tile in tiles.items() if tile.get("owner") == seat]
        assert game.to_act == (seat,)
        assert sorted(str(a) for a in game.legal(seat)) == sorted(f"muster {s}" for s in own)
        assert [r.rule for r in game.why_not(seat, "muster d4")] == ["BT-VAR-4"]
        game.apply(seat, str(game.legal(seat)[-1]))

    assert _at(game, "cohort")


# Ends.


def _last_turn(day: int, **options: Any) -> Table:
    return battalia(2, **options).day(day).turn(1)


@rule("BT-VAR-5")
@pytest.mark.parametrize("weeks", [1, 2, 5, 6])
def test_the_game_ends_after_the_last_turn_of_the_last_week(weeks: int) -> None:
    before = battalia(2, weeks_limit=weeks).day(weeks * 7).turn(0)
    before.play("end turn")
    assert before.position()["ended"] is None

    before.play("keep", "end turn")

    assert before.game.over
    assert before.position()["ended"] == "battalia-weeks"


@rule("BT-VAR-5")
def test_the_day_before_and_without_a_limit_the_game_goes_on() -> None:
    early = _last_turn(13, weeks_limit=2)
    endless = _last_turn(14)

    early.play("end turn")
    endless.play("end turn")

    assert not early.game.over
    assert not endless.game.over
    assert endless.position()["day"] == 15


@rule("BT-VAR-6")
def test_the_game_ends_at_once_when_somebody_reaches_the_limit_of_points() -> None:
    table = battalia(2, vp_limit=4).chip("b2", 0, 2)
    table.hand(0, "priest.red", "priest.red", "lord.red", "lord.red")

    table.play("upgrade b2 with priest.red priest.red")
    assert table.position()["ended"] is None
    table.play("upgrade b2 with lord.red lord.red")

    assert table.game.over
    assert table.position()["ended"] == "battalia-points"


@rule("BT-VAR-6")
@pytest.mark.parametrize("number", [2, 3])
def test_a_limit_that_the_start_cities_already_reach_is_refused(number: int) -> None:
    with pytest.raises(stormhall.SetupError) as error:
        _new(2, start_cities_per_player=number, vp_limit=number)

    assert [refusal.rule for refusal in error.value.refusals] == ["BT-VAR-6"]
    assert not dealt_table(2, start_cities_per_player=number, vp_limit=number + 1).game.over


@rule("BT-VAR-7")
def test_another_number_of_level_4_cities_ends_the_game() -> None:
    table = battalia(2, level4_cities_to_end=1).chip("b2", 0, 3).hand(0, "lord.red", "lord.red")

    table.play("upgrade b2 with lord.red lord.red")

    assert table.game.over
    assert table.position()["ended"] == "battalia-level-four-cities"


def _nearly_full(**options: Any) -> Table:
    table = battalia(2, **options).clear().city("c3", owner=0).city("e5", owner=1)
    board = [f"{c}{r}" for c in "bcdef" for r in "23456"]
    table.say(impassable=[s for s in board if s not in ("c3", "e5", "c2")])
    return table.hand(0, "friman.red", "supply")


@rule("BT-VAR-7", "BT-END-1")
@pytest.mark.parametrize(
    ("options", "over"),
    [({}, True), ({"end_on_full_board": True}, True),
     ({"end_on_full_board": False, "weeks_limit": 3}, False),
     ({"end_on_full_board": False, "vp_limit": 30}, False)],
)  # fmt: skip
def test_a_full_board_ends_the_game_unless_it_is_switched_off(
    options: dict[str, Any], over: bool
) -> None:
    table = _nearly_full(**options)

    table.play("build road.straight c2 ns with friman.red supply")

    assert table.game.over == over


@rule("BT-VAR-7")
def test_without_the_full_board_a_limit_of_weeks_or_points_is_required() -> None:
    with pytest.raises(stormhall.SetupError) as error:
        _new(4, end_on_full_board=False)

    assert [refusal.rule for refusal in error.value.refusals] == ["BT-VAR-7"]
