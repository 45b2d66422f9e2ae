"""Illegal commands to build, and the rules that refuse them.

A refusal is about the square that was named, not about another one.
"""

from __future__ import annotations

from tests.battalia.rules.gaining.test_building_oracle import SHAPES
from tests.battalia.table import Table, battalia
from tests.rules import rule

CITY = ["chief.red"] * 3
ROAD = ["friman.red", "friman.red", "supply"]


def reasons(table: Table, line: str) -> list[str]:
    """All rules against a line, in order."""
    return [refusal.rule for refusal in table.game.why_not(table.mover, line)]


def road_to_d2(*hand: str) -> Table:
    """Player 0 owns b2; c2 and d2 are straight roads east and west; neutral city on f2."""
    table = battalia(oracle=False).hand(0, *hand)
    return table.tile("c2", "road.straight", "ew").tile("d2", "road.straight", "ew")


@rule("BT-BLD-2")
def test_a_taken_square_is_refused_only_as_taken():
    table = road_to_d2(*CITY)

    for cell in ("b2", "c2", "d4", "f2", "f6"):
        refusals = table.game.why_not(0, f"build city.cross {cell}")
        assert [r.rule for r in refusals] == ["BT-BLD-2"]
        assert refusals[0].arguments == {"cell": cell, "problem": "taken"}


@rule("BT-BLD-2", "BT-2P-4")
def test_a_square_out_of_play_is_refused_as_such():
    table = road_to_d2(*CITY)

    refusals = table.game.why_not(0, "build city.cross a2")

    assert [r.rule for r in refusals] == ["BT-BLD-2"]
    assert refusals[0].arguments["problem"] == "out of play"


@rule("BT-BLD-2", "BT-BLD-14")
def test_an_impassable_square_is_refused_as_impassable():
    table = road_to_d2(*ROAD).say(impassable=["e2"])

    assert reasons(table, "build road.straight e2 ew") == ["BT-BLD-2", "BT-BLD-14"]
    assert (
        table.game.why_not(0, "build road.straight e2 ew")[0].arguments["problem"] == "impassable"
    )


@rule("BT-BLD-3")
def test_a_square_without_neighbours_is_refused_as_not_adjacent():
    table = road_to_d2(*CITY, *ROAD)

    for cell in ("b4", "e3", "c5"):
        assert reasons(table, f"build city.cross {cell}") == ["BT-BLD-3"]
        assert reasons(table, f"build road.cross {cell}") == ["BT-BLD-3"]


@rule("BT-BLD-4")
def test_a_rotation_whose_exits_do_not_meet_is_refused():
    table = road_to_d2(*ROAD)

    assert reasons(table, "build road.curve e2 sw") == ["BT-BLD-4"]  # blank against the city on f2
    assert reasons(table, "build road.straight e2 ns") == ["BT-BLD-4"]
    assert reasons(table, "build road.tee e2 esw") == []
    assert reasons(table, "build road.straight e2 ew") == []


@rule("BT-BLD-1")
def test_a_rotation_that_the_card_does_not_have_is_refused():
    table = road_to_d2(*ROAD)

    assert reasons(table, "build road.straight e2 nw") == ["BT-BLD-1"]
    assert reasons(table, "build road.curve e2 ew") == ["BT-BLD-1"]
    assert reasons(table, "build road.tee e2 nesw") == ["BT-BLD-1"]
    assert reasons(table, "build ruins e2 nesw") == ["BT-BLD-1"]


@rule("BT-BLD-6")
def test_a_city_beside_a_city_of_any_owner_is_refused():
    table = road_to_d2(*CITY).tile("e2", "road.straight", "ew")

    assert reasons(table, "build city.cross b3") == ["BT-BLD-6"]  # beside a city of his own
    assert reasons(table, "build city.cross f3") == ["BT-BLD-6"]  # beside a neutral one
    assert reasons(table, "build city.cross f5") == ["BT-BLD-6", "BT-BLD-8"]  # beside a foreign one


@rule("BT-BLD-7")
def test_a_city_but_not_a_road_is_refused_beside_the_ruins():
    table = road_to_d2(*CITY, *ROAD).tile("d2", "road.tee", "esw")

    assert reasons(table, "build city.cross d3") == ["BT-BLD-7"]
    assert reasons(table, "build road.cross d3") == []


@rule("BT-BLD-7")
def test_the_2015_edition_allows_cities_beside_the_ruins():
    table = battalia(edition="retail2015", oracle=False).hand(0, *CITY)
    table.tile("c2", "road.straight", "ew").tile("d2", "road.tee", "esw")

    assert reasons(table, "build city.cross d3") == []


@rule("BT-BLD-8")
def test_a_square_without_a_road_to_a_city_of_the_builder_is_refused_for_that():
    table = road_to_d2(*CITY, *ROAD).tile("d6", "road.straight", "ew")
    table.tile("e6", "road.straight", "ew")

    assert reasons(table, "build city.cross c6") == ["BT-BLD-6", "BT-BLD-8"]
    assert reasons(table, "build road.straight c6 ew") == ["BT-BLD-8"]
    assert reasons(table, "build road.straight e2 ew") == []


def all_low_chips_used(*hand: str) -> Table:
    """Player 0 has all seven 1/2 chips of the 2015 edition on the board; a3 is free for a city."""
    table = battalia(seats=4, edition="retail2015", oracle=False).clear().hand(0, *hand)
    for level, cell in enumerate(("a1", "c1", "e1", "g1", "b2", "d2", "f2")):
        table.city(cell, owner=0, level=level % 2 + 1)
    return table.tile("a2", "road.cross")


@rule("BT-LIM-2", "BT-BLD-12")
def test_a_city_without_a_chip_for_its_level_is_refused_for_the_chip():
    low = all_low_chips_used(*["chief.red"] * 3, *["friman.red"] * 3)
    high = all_low_chips_used(*["chief.red"] * 3, *["priest.red"] * 3)

    assert reasons(low, "build city.cross a3") == ["BT-LIM-2"]
    high.play("build city.cross a3")  # the chiefs cannot pay, so nothing is asked

    tile = high.tile_at("a3")
    assert tile is not None
    assert (tile["owner"], tile["level"]) == (0, 3)
    assert high.hand_of(0) == ["chief.red"] * 3


@rule("BT-LIM-1")
def test_a_tile_from_an_empty_deck_is_refused_for_the_deck():
    table = road_to_d2(*ROAD).empty("road.tee")

    assert reasons(table, "build road.tee e2 esw") == ["BT-LIM-1"]
    assert reasons(table, "build road.tee b4 esw") == ["BT-BLD-3", "BT-LIM-1"]
    assert reasons(table, "build road.cross e2") == []


@rule("BT-BLD-12", "BT-BLD-13")
def test_an_unaffordable_price_is_named_along_with_the_refusal_of_the_square():
    table = road_to_d2("friman.red", "chief.red", "priest.red")

    assert reasons(table, "build city.cross e2") == ["BT-BLD-6", "BT-BLD-12"]
    assert reasons(table, "build road.straight e2 ew") == ["BT-BLD-13"]


@rule("BT-TRN-2")
def test_building_in_step_1_is_refused_for_the_step_whatever_the_square():
    table = battalia().turn(0, "cohort").hand(0, *CITY)

    assert reasons(table, "build city.cross d4") == ["BT-TRN-2"]


@rule("BT-BLD-2", "BT-BLD-3", "BT-BLD-4", "BT-BLD-6", "BT-BLD-7", "BT-BLD-8")
def test_every_square_and_rotation_is_either_legal_or_refused_by_a_building_rule():
    table = road_to_d2(*CITY, *ROAD).tile("d2", "road.tee", "esw")

    for tile, rotations in SHAPES.items():
        legal = table.game.clone()
        offered = {str(a) for a in legal.legal(0)}
        places: set[str] = set()
        if f"build {tile}" in offered:
            legal.apply(0, f"build {tile}")
            places = {str(action) for action in legal.legal(0)}
        for cell in [f"{column}{row}" for column in "abcdefg" for row in range(1, 8)]:
            for exits in rotations:
                why = reasons(table, f"build {tile} {cell} {exits}")
                assert (why == []) == (f"at {cell} {exits}" in places), (tile, cell, exits, why)
                assert all(name.startswith("BT-BLD-") for name in why), why
