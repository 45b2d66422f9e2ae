"""The two alternative set-ups (BT-ALT-1 to -7)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from tests.battalia.oracle import GREAT, broken, owned_by
from tests.battalia.table import Table, battalia, dealt_table
from tests.rules import rule

STARTS = {4: ["a1", "g1", "g7", "a7"], 3: ["b2", "g3", "c7"], 2: ["b2", "f6"]}


def _second(seats: int = 4, **options: Any) -> Table:
    return battalia(seats, scenario="alt2", **options)


def _new(seats: int, seed: int = 0, **options: Any) -> dict[str, Any]:
    return dict(stormhall.new("battalia", seats, seed=seed, options=options).position())


# The first.


@rule("BT-ALT-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_first_set_up_neutral_cities_have_6_and_the_ruins_10(seats: int) -> None:
    tiles = _new(seats, scenario="alt1")["tiles"].values()

    neutral = [tile for tile in tiles if tile.get("neutral") and tile["card"] == "city.cross"]

    assert [tile["level"] for tile in neutral] == [6] * seats
    assert [tile["level"] for tile in tiles if tile["card"] == "ruins"] == [10]


@rule("BT-ALT-1", "BT-NEU-1")
def test_in_the_first_set_up_seven_beats_a_neutral_city_and_it_still_becomes_level_4() -> None:
    table = battalia(4, scenario="alt1").hero(0, "d2")
    table.hand(0, "weapon.red", "lord.red", "friman.red", "friman.red")

    table.play("attack city d2", "play weapon.red", "play lord.red", "play friman.red")
    table.refuses("done", because="BT-BAT-14")
    table.play("play friman.red", "done")

    tile = table.tile_at("d2")
    assert tile is not None
    assert (tile["owner"], tile["level"]) == (0, 4)


@rule("BT-ALT-1", "BT-RUI-1")
def test_in_the_first_set_up_the_ruins_need_eleven() -> None:
    table = battalia(4, scenario="alt1").hero(0, "d4")
    table.hand(0, "weapon.red", "lord.red", "lord.red", "friman.red", "friman.red")

    table.play("attack ruins d4", "play weapon.red", "play lord.red", "play lord.red")
    table.play("play friman.red")
    table.refuses("done", because="BT-BAT-14")
    table.play("play friman.red", "done")

    assert table.step == "choose-relic"


# The second.


@rule("BT-ALT-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_second_set_up_only_neutral_cities_of_6_lie_on_the_start_squares(
    seats: int,
) -> None:
    position = _new(seats, scenario="alt2")
    tiles = position["tiles"]

    assert sorted(tiles) == sorted([*STARTS[seats], "d4"])
    for square in STARTS[seats]:
        assert tiles[square]["card"] == "city.cross"
        assert (tiles[square]["neutral"], tiles[square]["level"]) == (True, 6)
    assert len({tiles[square]["terrain"] for square in STARTS[seats]}) == seats
    assert len(position["scrapped"]) == (1 if seats < 4 else 0)
    assert broken(position) == []


@rule("BT-ALT-2")
def test_in_the_second_set_up_nobody_chooses_or_owns_a_city() -> None:
    game = stormhall.new("battalia", 4, seed=1, options={"scenario": "alt2"})
    first = game.to_act[0]

    for i in range(4):
        seat = (first + i) % 4
        game.apply(seat, str(game.legal(seat)[0]))

    position: dict[str, Any] = game.position()
    assert position["points"] == [0] * 4
    assert "cohort" in [game.state.steps()[frame[0]].name for frame in game.state.frames]


@rule("BT-ALT-3", "BT-INF-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_second_set_up_one_great_artefact_lies_hidden_under_each_city(seats: int) -> None:
    game = stormhall.new("battalia", seats, options={"scenario": "alt2"})
    position: dict[str, Any] = game.position()
    view: dict[str, Any] = game.view(0)

    hidden = [card for site in position["relics"].values() for card in site["cards"]]

    assert [len(site["cards"]) for site in position["relics"].values()] == [1] * seats
    assert position["display"] == []
    assert sorted(hidden + position["box"]) == sorted(GREAT["special"])
    assert [site["cards"] for site in view["relics"].values()] == [1] * seats
    assert view["box"] == 10 - seats


@rule("BT-ALT-3")
def test_the_great_artefact_under_a_city_is_random() -> None:
    artefacts = set()

    for seed in range(60):
        artefacts.update(_new(2, seed, scenario="alt2")["relics"]["b2"]["cards"])

    assert artefacts == set(GREAT["special"])


@rule("BT-ALT-4")
def test_in_the_second_set_up_the_ruins_have_no_chip_and_cannot_be_attacked() -> None:
    table = _second().hero(0, "d4").hand(0, "weapon.red", "lord.red", "lord.red", "lord.red")

    tile = table.tile_at("d4")
    assert tile is not None
    assert "level" not in tile
    assert "neutral" not in tile
    table.refuses("attack ruins d4", because="BT-ALT-4")


@rule("BT-ALT-4", "BT-HER-1")
def test_everybody_may_hire_heroes_at_the_common_city() -> None:
    table = _second().player(0, heroes=[]).hand(0, "weapon.red", "supply", "supply")

    table.play("hire hero d4")

    assert table.heroes_of(0) == ["d4", None]


@rule("BT-ALT-4", "BT-BLD-8")
def test_everybody_may_build_roads_from_the_common_city() -> None:
    table = _second().turn(2).hand(2, "friman.red", "friman.red", "supply", "supply")

    table.play("build road.straight d3 ns with friman.red supply")
    table.play("build road.straight d2 ns with friman.red supply")

    assert table.tile_at("d2") is not None


@rule("BT-ALT-4", "BT-END-3")
def test_the_common_city_has_no_level_and_no_points_and_is_not_upgraded() -> None:
    table = _second().hand(0, "chief.red", "chief.red")

    table.refuses("upgrade d4 with chief.red chief.red")
    assert table.position()["points"] == [0] * 4


@rule("BT-ALT-4")
def test_the_common_city_cannot_be_annexed() -> None:
    table = _second().hero(0, "d4").hand(0, "weapon.red")

    table.refuses("annex d4", because="BT-BAT-24")
    table.refuses("attack city d4", because="BT-BAT-8")


@rule("BT-ALT-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_second_set_up_everybody_begins_with_one_hero_on_the_ruins(seats: int) -> None:
    table = dealt_table(seats, scenario="alt2")

    assert [table.heroes_of(seat) for seat in range(seats)] == [["d4", None]] * seats


@rule("BT-ALT-7", "BT-VAR-4")
def test_with_the_variant_both_heroes_begin_on_the_ruins() -> None:
    table = dealt_table(3, scenario="alt2", start_heroes=2)

    assert [table.heroes_of(seat) for seat in range(3)] == [["d4", "d4"]] * 3


def _annexing() -> Table:
    table = _second().city("a1", card="city.cross", terrain="forest")
    table.neutral("a1", terrain="forest").neutral("g1", terrain="lake")
    table.neutral("g7", terrain="canyon").neutral("a7", terrain="mountain")
    table.hero(0, "a1", "g1").top("lord", "lord.red", "lord.green")
    cards = ["weapon.red", "lord.red", "chief.red", "weapon.gold", "lord.gold", "chief.gold"]
    return table.hand(0, *cards)


@rule("BT-ALT-6")
def test_a_neutral_city_brings_level_4_a_lord_a_supply_and_the_hidden_great_artefact() -> None:
    table = _annexing()
    (relic,) = table.position()["relics"]["a1"]["cards"]

    table.play("attack city a1", "play weapon.red", "play lord.red", "play chief.red", "done")

    tile = table.tile_at("a1")
    assert tile is not None
    assert (tile["owner"], tile["level"]) == (0, 4)
    assert table.new_of(0) == ["lord.green", "supply", relic]
    assert table.position()["relics"]["a1"]["cards"] == []
    assert table.events("great-artefact-won")[0]["card"] == relic


@rule("BT-ALT-6")
def test_a_player_annexes_only_one_neutral_city_in_the_game() -> None:
    table = _annexing()
    table.play("attack city a1", "play weapon.red", "play lord.red", "play chief.red", "done")

    table.refuses("attack city g1", because="BT-ALT-6")
    table.play("end turn")

    assert table.position()["annexed"] == [0]


@rule("BT-ALT-6")
def test_a_failed_attack_is_no_annexation() -> None:
    table = _annexing()

    table.say(rules=1).play("attack city a1", "play weapon.red", "give up")

    table.allows("attack city g1", "attack city a1")


@rule("BT-ALT-6", "BT-BAT-22")
def test_an_owned_city_may_be_conquered_after_the_annexation_and_brings_no_great_artefact() -> None:
    table = _annexing().chip("g1", 1, 2).player(1, hand=[])
    table.play("attack city a1", "play weapon.red", "play lord.red", "play chief.red", "done")
    gained = table.new_of(0)

    table.play("attack city g1", "play weapon.gold", "play lord.gold", "done", "surrender")

    tile = table.tile_at("g1")
    assert tile is not None
    assert (tile["owner"], tile["level"]) == (0, 2)
    assert table.new_of(0) == gained


@rule("BT-ALT-6")
def test_the_great_artefact_stays_with_its_winner_when_the_city_is_lost() -> None:
    table = _annexing().hero(1, "a1").hand(1, "weapon.blue", "lord.blue", "lord.blue")
    (relic,) = table.position()["relics"]["a1"]["cards"]
    table.play("attack city a1", "play weapon.red", "play lord.red", "play chief.red", "done")
    table.end_turn()

    table.play("attack city a1", "play weapon.blue", "play lord.blue", "play lord.blue", "done")
    table.play("surrender")

    tile = table.tile_at("a1")
    assert tile is not None
    assert tile["owner"] == 1
    assert owned_by(table.position(), 0)[relic] == 1
    assert owned_by(table.position(), 1)[relic] == 0


@rule("BT-ALT-6", "BT-BAT-24")
def test_taking_a_city_without_a_chip_is_no_annexation() -> None:
    table = _annexing().chip("g1", None)

    table.play("annex g1")

    tile = table.tile_at("g1")
    assert tile is not None
    assert (tile["owner"], tile["level"]) == (0, 1)
    table.allows("attack city a1")


@rule("BT-ALT-7", "BT-BLD-9")
def test_because_of_the_common_city_nobody_may_build_without_a_connection() -> None:
    table = _second().hand(0, "friman.red", "friman.red", "friman.red", "supply")

    table.refuses("build road.straight b1 ew with friman.red supply", because="BT-BLD-8")
    table.refuses("build city.cross c5 nesw with friman.red friman.red friman.red")
    table.allows("build road.straight d3 ns with friman.red supply")


@rule("BT-ALT-7", "BT-BLD-6")
@pytest.mark.parametrize("edition", ["special", "retail2015"])
def test_no_city_is_built_beside_the_common_city_in_either_edition(edition: str) -> None:
    table = _second(edition=edition).hand(0, "friman.red", "friman.red", "friman.red")

    table.refuses("build city.cross d3 with friman.red friman.red friman.red", because="BT-BLD-6")
