"""The statistics of Battalia."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stormhall.battalia.model.board import TILE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.ending import heroes_on_board
from tests.accounts import Watched, check_points, random_account, total, used
from tests.battalia.battles import FIELD, war
from tests.battalia.rules.scenarios.test_volcano import SANCTUARIES
from tests.battalia.table import Table, battalia

SET_UPS: list[dict[str, Any]] = [
    {},
    {"unbound": True, "advanced": True, "weeks_limit": 5},
    {"scenario": "volcano", "weeks_limit": 4},
    {"scenario": "alt2", "weeks_limit": 4},
    {"start_cities_per_player": 2, "start_heroes": 1, "weeks_limit": 3},
]


@pytest.mark.parametrize("options", SET_UPS)
@pytest.mark.parametrize("seats", [2, 4])
def test_sources_and_timeline_of_a_whole_game_agree_with_its_end(
    seats: int, options: dict[str, Any]
) -> None:
    for seed in range(5):
        game, account = random_account("battalia", seats, seed, options)
        state = game.state
        assert isinstance(state, BattaliaState)

        check_points(game, account)
        assert account.length == state.day
        heroes = [heroes_on_board(state, seat) for seat in range(seats)]
        if options.get("scenario") != "alt2" and not options.get("start_heroes"):
            hired = account.uses.get("heroes", {}).get("hired", [0] * seats)
            lost = account.uses.get("heroes", {}).get("lost", [0] * seats)
            assert [h - gone for h, gone in zip(hired, lost, strict=True)] == heroes


def test_roads_and_cities_counted_as_built_are_on_the_board_at_the_end() -> None:
    game, account = random_account("battalia", 3, 5, {})
    state = game.state
    assert isinstance(state, BattaliaState)

    built = Counter(
        {
            word: sum(by_seat)
            for topic in ("roads_built", "cities_built")
            for word, by_seat in account.uses.get(topic, {}).items()
        }
    )

    tile_counts = Counter(TILE_WORDS[tile] for tile in state.tiles if tile)
    tile_counts -= Counter({"ruins": 1, "city.cross": 2 * 3})  # laid in the set-up
    assert +tile_counts == built


def test_traits_name_faction_start_square_and_order() -> None:
    game, account = random_account("battalia", 4, 1, {})
    starts = {
        event["seat"]: event["cell"]
        for event in game.events(0, None)
        if event["event"] == "settled"
    }
    first: Any = next(event["seat"] for event in game.events(0, None) if event["event"] == "turn")

    assert account.traits["start"] == [starts[seat] for seat in range(4)]
    assert sorted(account.traits["faction"]) == ["baerfolk", "cloudborn", "emberians", "islanders"]
    assert account.traits["order"][first] == "1"
    assert sorted(account.traits["order"]) == ["1", "2", "3", "4"]


def test_a_game_without_start_cities_names_no_start_square() -> None:
    _, account = random_account("battalia", 2, 0, {"scenario": "alt2", "weeks_limit": 2})

    assert "start" not in account.traits


def test_an_upgrade_counts_one_point_as_a_source_of_its_own() -> None:
    table = battalia(seats=4).clear().hand(0, "chief.red", "chief.red")
    table.city("d4", owner=0).city("a1", owner=1)
    watched = Watched(table)

    table.play("upgrade d4")

    account = watched.account()
    assert account.sources == {"start": [1, 1, 0, 0], "upgraded": [1, 0, 0, 0]}
    assert used(account, "city_levels", 0) == {"level-2": 1}


def test_a_city_that_is_built_counts_with_its_level_and_its_type() -> None:
    table = battalia(seats=4, oracle=False).hand(0, *["chief.red"] * 3)
    for seat, cell in enumerate(("g7", "a1", "g1", "a7")):
        table.chip(cell, owner=seat)
    table.tile("f7", "road.straight", "ew")
    watched = Watched(table)

    table.play("build city.cross e7")

    account = watched.account()
    assert account.sources["built"] == [2, 0, 0, 0]
    assert used(account, "cities_built", 0) == {"city.cross": 1}


def test_a_conquered_city_counts_for_the_winner_and_against_the_loser() -> None:
    table = war(level=3).hand(0, "sword")
    watched = Watched(table)

    table.play(f"attack city {FIELD} with sword", "done", "surrender")

    account = watched.account()
    assert account.sources["conquered"] == [3, 0]
    assert account.sources["lost"] == [0, -3]
    assert total(account.sources, 2) == [table.vp(0), table.vp(1)]
    assert used(account, "battles", 0) == {"attacks-on-place": 1, "won": 1}
    assert used(account, "battles", 1) == {"lost": 1, "surrenders": 1}
    assert used(account, "great_artefacts_used", 0) == {"sword": 1}


def test_an_annexed_city_is_a_source_of_its_own() -> None:
    table = war().city("d6", terrain="canyon").hero(0, "d6").hand(0).hand(1)
    watched = Watched(table)

    table.play("annex d6")

    assert watched.account().sources["annexed"] == [1, 0]


def test_a_neutral_city_counts_for_its_conqueror_and_as_a_guard_beaten() -> None:
    table = battalia(seats=3).faction("islanders", "emberians", "cloudborn")
    table.neutral("e1", "forest").hero(0, "e1").hand(0, "weapon.gold", "lord.gold").hand(1)
    watched = Watched(table)

    table.play("attack city e1 with weapon.gold lord.gold", "done")

    account = watched.account()
    assert account.sources["neutral"] == [4, 0, 0]
    assert used(account, "guards_beaten", 0) == {"city": 1}
    assert used(account, "vassals", 0) == {"lord": 1}
    assert used(account, "artefacts_used", 0) == {"weapon": 1}


def test_ruins_give_a_great_artefact_but_no_points() -> None:
    table = battalia(seats=3).faction("islanders", "emberians", "cloudborn")
    table.display("horn", "wings", "staff").hero(0, "d4")
    table.hand(0, "weapon.blue", "lord.blue", "lord.blue")
    watched = Watched(table)

    table.play("attack ruins d4 with weapon.blue lord.blue lord.blue", "done", "take wings")

    account = watched.account()
    assert list(account.sources) == ["start"]
    assert used(account, "guards_beaten", 0) == {"ruins": 1}
    assert used(account, "great_artefacts_won", 0) == {"wings": 1}


def _volcano() -> Table:
    return battalia(4, scenario="volcano")


def test_seals_and_the_peak_are_sources() -> None:
    monks = _volcano().hero(0, "c3").hand(0, "weapon.red", "lord.red", "chief.red")
    seals: Any = {site: [0] for site in SANCTUARIES}
    peak = _volcano().say(seals=seals).hero(0, "d4").hand(0, "weapon.red", *["lord.red"] * 3)
    at_monks, at_peak = Watched(monks), Watched(peak)

    monks.play("attack sanctuary c3", "play weapon.red", "play lord.red", "play chief.red")
    monks.play("done", "enough")
    peak.play("attack peak d4", "play weapon.red", *["play lord.red"] * 3, "done")

    assert at_monks.account().sources["seals"] == [2, 0, 0, 0]
    assert at_peak.account().sources["peak"] == [8, 0, 0, 0]
    assert at_peak.account().sources["start"][0] == 1 + 4 * 2


def test_artefacts_count_by_kind_each_time_they_are_used() -> None:
    table = battalia(seats=4, oracle=False).clear().city("d4", owner=0).city("a1", owner=1)
    table.hand(0, "scroll.red", "friman.red", "title.blue", "friman.green")
    watched = Watched(table)

    table.play("scroll on friman.red", "name islanders", "title on friman.green")

    assert used(watched.account(), "artefacts_used", 0) == {"scroll": 1, "title": 1}


def test_a_pitched_tent_is_a_tent_used() -> None:
    table = battalia(seats=4, oracle=False).clear().city("d4", owner=0).city("a1", owner=1)
    table.hand(0, "tent.red", "supply", "friman.red")
    watched = Watched(table)

    table.play("pitch tent.red", "station friman.red")

    account = watched.account()
    assert used(account, "artefacts_used", 0) == {"tent": 1}
    assert used(account, "turns", 0) == {"tents-pitched": 1}


def test_hired_units_are_counted_by_rank_and_the_unbound_under_a_word_of_their_own() -> None:
    table = battalia(seats=4, unbound=True).clear().city("d4", owner=0).city("a1", owner=1)
    table.hand(0, *["supply"] * 5).top("friman", "friman.unbound").top("chief", "chief.red")
    watched = Watched(table)

    table.play("hire friman", "hire chief")

    assert used(watched.account(), "units_hired", 0) == {"chief": 1, "friman.unbound": 1}


def test_points_are_noted_at_the_end_of_each_day() -> None:
    table = battalia(seats=2).clear().city("b2", owner=0).city("f6", owner=1).day(3)
    table.hand(0, "chief.red", "chief.red").hand(1)
    watched = Watched(table)

    table.play("upgrade b2", "end turn", "keep", "end turn")

    account = watched.account()
    assert account.length == 4
    assert account.timeline == [[1, 1], [1, 1], [2, 1], [2, 1]]
