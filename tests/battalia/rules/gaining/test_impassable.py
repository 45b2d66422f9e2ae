"""Impassable squares in games with a lot of building, against a slow oracle (BT-BLD-14, -15)."""

from __future__ import annotations

from typing import Any

import pytest

from stormhall import Game
from stormhall.battalia.model.verbs import AT, BUILD, WITH
from stormhall.kernel.core.notation import verb_of
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.ruleset import find
from tests.battalia.contract_checks import ImpassableSquares
from tests.battalia.table import Table, battalia
from tests.rules import rule

TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (3, {}),
    (2, {}),
    (2, {"edition": "retail2015"}),
    (3, {"edition": "retail2015", "neutrals_per_player": 0}),
    (4, {"scenario": "alt1", "neutrals_per_player": 2}),
    (4, {"scenario": "alt2"}),
    (2, {"scenario": "alt2", "edition": "retail2015"}),
    (4, {"scenario": "volcano"}),
    (3, {"scenario": "volcano", "unbound": True}),
    (2, {"scenario": "volcano", "advanced": True}),
    (3, {"start_cities_per_player": 3, "start_heroes": 2}),
    (2, {"start_cities_per_player": 2, "neutrals_per_player": 2}),
]


def _builders(seats: int, options: dict[str, Any], seed: int) -> Game:
    """A game that cities of level 4 do not end."""
    ruleset = find("battalia")
    settled = ruleset.check(seats, {**options, "level4_cities_to_end": 99})
    return Game(ruleset, ruleset.deal(seats, seed, settled), seed)


def _eager_choice(game: Game, chance: Chance) -> tuple[int, int]:
    """A random choice, mostly one that builds if there is any."""
    seat = game.to_act[0]
    offers = game.state.offers(seat)
    building = [code for code in offers if verb_of(code) in (BUILD, AT, WITH)]
    if building and chance.below(8):
        offers = building
    return seat, offers[chance.below(len(offers))]


def _compare(game: Game, chance: Chance, decisions: int) -> int:
    """Play, comparing after the set-up and every card built; return the number of comparisons."""
    game.silence()
    check = ImpassableSquares()
    for _ in range(decisions):
        if game.over:
            break
        seat, code = _eager_choice(game, chance)
        game.state.take(seat, code)
        check.after(game, seat, "")
    return check.compared


@rule("BT-BLD-14", "BT-BLD-15")
@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize(
    "seeds", [[0], pytest.param([1, 2, 3, 4], marks=pytest.mark.long)], ids=["one", "more"]
)
def test_the_engine_and_a_slow_oracle_find_the_same_squares_impassable(
    seats: int, options: dict[str, Any], seeds: list[int]
) -> None:
    compared = 0

    for seed in seeds:
        compared += _compare(_builders(seats, options, seed), Chance(seed + 77), 1500)

    assert compared > 4 * len(seeds)


def _lost(table: Table) -> list[str]:
    impassable: list[str] = table.position()["impassable"]
    return impassable


def _corner() -> Table:
    """Two players; a city on c3 with a road on c2; b2 in the corner is closed if b3 is."""
    table = battalia().clear().city("c3", owner=0).city("e6", owner=1)
    table.tile("c2", "road.straight", "ns")
    return table.hand(0, "friman.red", "friman.red", "friman.red", "supply", "supply", "supply")


@rule("BT-BLD-14")
def test_a_square_whose_neighbours_all_show_blank_sides_becomes_impassable() -> None:
    table = _corner()
    assert _lost(table) == []

    table.play("build road.straight b3 ew with friman.red supply")

    assert _lost(table) == ["b2"]
    assert table.events("impassable")[-1]["cells"] == ["b2"]


@rule("BT-BLD-14")
def test_a_square_that_a_road_leads_to_stays_open() -> None:
    table = _corner()

    table.play("build road.tee b3 nes with friman.red friman.red supply")

    assert _lost(table) == []


@rule("BT-BLD-15", "BT-BLD-2")
def test_nothing_is_built_on_an_impassable_square_and_it_stays_impassable() -> None:
    table = _corner()

    table.play("build road.straight b3 ew with friman.red supply")

    table.refuses("build road.curve b2 se with friman.red supply", because="BT-BLD-2")
    table.play("build road.straight d3 ew with friman.red supply")
    assert _lost(table) == ["b2"]


@rule("BT-BLD-15", "BT-MOV-5")
def test_no_hero_enters_an_impassable_square() -> None:
    table = _corner().hero(0, "c2")

    table.play("build road.straight b3 ew with friman.red supply")

    table.refuses("move hero1 b2 with supply", because="BT-MOV-5")
    table.allows("move hero1 c3 with supply")


@rule("BT-BLD-5", "BT-BLD-15")
def test_towards_an_impassable_square_any_side_is_allowed() -> None:
    table = battalia().clear().city("c3", owner=0).say(impassable=["d2"])
    table.hand(0, "friman.red", "supply")

    table.allows("build road.curve c2 se with friman.red supply")
    table.allows("build road.straight c2 ns with friman.red supply")


@rule("BT-BLD-14")
def test_squares_walled_in_by_blank_sides_become_impassable_together() -> None:
    table = battalia().clear().city("d4", owner=0).city("f6", owner=1)
    table.tile("c2", "road.straight", "ns").tile("c3", "road.curve", "ne")
    table.tile("c4", "road.straight", "ew")
    table.hand(0, "friman.red", "supply")
    assert _lost(table) == []

    table.play("build road.curve b4 se with friman.red supply")

    assert _lost(table) == ["b2", "b3"]


@rule("BT-BLD-14")
@pytest.mark.parametrize("owned", [True, False])
def test_a_region_is_open_only_if_the_roads_of_a_players_city_reach_it(owned: bool) -> None:
    table = battalia().clear().city("f6", owner=1)
    table.tile("d2", "road.straight", "ns").tile("c3", "road.curve", "se")
    table.tile("b4", "road.straight", "ew")

    if owned:
        table.city("b2", owner=0)
    else:
        table.neutral("b2")

    assert _lost(table) == ([] if owned else ["c2", "b3"])


@rule("BT-BLD-14")
def test_a_square_that_needs_four_exits_is_lost_when_no_such_card_is_left() -> None:
    table = battalia().clear().city("e3", owner=0).empty("road.cross", "city.cross")
    table.tile("c2", "road.straight", "ns").tile("b3", "road.straight", "ew")
    table.tile("c4", "road.straight", "ns").hand(0, "friman.red", "supply")
    assert "c3" not in _lost(table)

    table.play("build road.straight d3 ew with friman.red supply")

    assert "c3" in _lost(table)


@rule("BT-BLD-14", "BT-BLD-7")
@pytest.mark.parametrize(("edition", "lost"), [("special", ["e4"]), ("retail2015", [])])
def test_beside_the_ruins_only_retail2015_has_a_city_for_the_gap(
    edition: str, lost: list[str]
) -> None:
    """One exit leads in, and no road has a single exit: only a city could fill the gap."""
    table = battalia(edition=edition).clear().tile("d4", "ruins").city("c4", owner=0)
    table.tile("e3", "road.straight", "ew").tile("e5", "road.straight", "ew")
    table.tile("f4", "road.straight", "ns")

    assert _lost(table) == lost


@rule("BT-BLD-15", "BT-END-1")
def test_for_the_end_of_the_game_an_impassable_square_counts_as_built() -> None:
    table = battalia().clear().city("c3", owner=0).hand(0, "friman.red", "supply")
    table.tile("c2", "road.straight", "ns")
    others = [f"{c}{r}" for c in "bcdef" for r in "23456" if f"{c}{r}" not in ("c2", "c3", "b3")]
    table.say(impassable=[square for square in others if square != "b2"])

    table.play("build road.straight b3 ew with friman.red supply")

    assert table.game.over
    assert table.position()["ended"] == "battalia-full-board"
