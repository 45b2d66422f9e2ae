"""Building cities and roads (BT-BLD-1 to -13)."""

from __future__ import annotations

from tests.battalia.table import Table, battalia
from tests.rules import rule


def open_field(*hand: str, **options: object) -> Table:
    """Four players, one city (player 0's, on d4), a day without light."""
    table = battalia(seats=4, oracle=False, **options).clear().hand(0, *hand)
    return table.city("d4", owner=0)


def example(*hand: str) -> Table:
    """The board of WE-02: Red is player 0 on g7, Blue player 1 on a1."""
    table = battalia(seats=4, oracle=False).hand(0, *hand)
    for seat, cell in enumerate(("g7", "a1", "g1", "a7")):
        table.chip(cell, owner=seat)
    table.tile("f7", "road.straight", "ew").tile("g6", "road.straight", "ns")
    return table.tile("g5", "road.curve", "sw").tile("b1", "road.straight", "ew")


def squares(table: Table, tile: str) -> set[str]:
    """All squares where a tile may be laid."""
    game = table.game.clone()
    game.apply(0, f"build {tile}")
    return {str(action).split()[1] for action in game.legal(0)}


@rule("BT-WE-02", "BT-BLD-3", "BT-BLD-4", "BT-BLD-6", "BT-BLD-8", "BT-BLD-12")
def test_example_a_city_of_red_has_only_one_legal_square():
    table = example("chief.red", "chief.red", "chief.red").top("city.cross", "lake")

    assert squares(table, "city.cross") == {"e7"}
    table.refuses("build city.cross c1", because="BT-BLD-8")
    table.refuses("build city.cross f6", because="BT-BLD-4")
    table.refuses("build city.cross b6", because="BT-BLD-3")
    table.refuses("build city.cross f5", because="BT-BLD-6")
    table.play("build city.cross e7")

    tile = table.tile_at("e7")
    assert tile is not None
    assert (tile["owner"], tile["level"], tile["terrain"]) == (0, 2, "lake")


@rule("BT-BLD-1")
def test_the_builder_takes_the_top_card_of_the_chosen_deck_in_a_rotation_of_his_choice():
    table = open_field("friman.red", "supply").top("road.curve", "canyon", "lake")

    table.play("build road.curve d3 se")

    tile = table.tile_at("d3")
    assert tile is not None
    assert (tile["card"], tile["exits"], tile["terrain"]) == ("road.curve", "se", "canyon")
    assert table.deck("road.curve")["top"] == ["lake"]


@rule("BT-BLD-1")
def test_all_rotations_that_reach_the_road_are_offered():
    table = open_field("friman.red", "supply")
    table.play("build road.curve")

    assert set(table.legal_like("at d3")) == {"at d3 se", "at d3 sw"}
    assert set(table.legal_like("at c4")) == {"at c4 ne", "at c4 se"}
    assert len(table.legal()) == 8


@rule("BT-BLD-1", "BT-BLD-12")
def test_the_type_does_not_change_the_price_of_a_city():
    for tile in ("end d2 s", "straight d2 ns", "corner d2 sw", "tee d2 nes", "cross d2"):
        table = open_field("priest.red", "priest.red", "priest.blue").tile("d3", "road.tee", "nsw")

        table.play(f"build city.{tile}")

        found = table.tile_at("d2")
        assert found is not None
        assert found["level"] == 3
        assert table.hand_of(0) == []


@rule("BT-BLD-2")
def test_a_card_is_laid_on_an_empty_square_in_play():
    table = battalia(seats=3, oracle=False).hand(0, "friman.red", "supply")
    table.tile("c2", "road.straight", "ew")

    table.refuses("build road.straight c2 ew", because="BT-BLD-2")
    table.refuses("build road.straight a2 ew", because="BT-BLD-2")  # a corner (BT-3P-1)
    table.allows("build road.straight d2 ew")


@rule("BT-BLD-3")
def test_a_card_touches_a_built_card_by_a_side_not_by_a_corner():
    table = open_field("friman.red", "supply", *["chief.red"] * 3)

    table.refuses("build road.curve c3 se", because="BT-BLD-3")
    table.refuses("build city.cross c3", because="BT-BLD-3")
    assert squares(table, "road.curve") == {"c4", "e4", "d3", "d5"}


@rule("BT-BLD-4")
def test_exit_meets_exit_and_blank_meets_blank_towards_every_neighbour():
    table = open_field(*["friman.red"] * 2, "supply").tile("d3", "road.curve", "sw")
    table.tile("e4", "road.straight", "ew")

    # e3 has the blank side of d3 to the west and the blank side of e4 to the south
    table.refuses("build road.cross e3", because="BT-BLD-4")
    table.refuses("build road.straight e3 ew", because="BT-BLD-4")
    table.refuses("build road.curve e3 ne", because="BT-BLD-8")  # it fits, but leads nowhere
    table.refuses("build road.straight c3 ns", because="BT-BLD-4")  # d3 has an exit to the west
    table.allows("build road.straight c3 ew", "build road.cross c3")


@rule("BT-BLD-5")
def test_sides_towards_the_edge_of_the_board_and_empty_squares_are_free():
    table = battalia(seats=4, oracle=False).clear().city("a1", owner=0)
    table.hand(0, *["friman.red"] * 4, "supply", "supply")

    table.allows("build road.straight a2 ns", "build road.curve a2 ne", "build road.cross a2")
    table.allows("build road.tee a2 nsw", "build road.curve b1 nw", "build road.cross b1")


@rule("BT-BLD-5", "BT-2P-4")
def test_sides_towards_squares_out_of_play_and_impassable_squares_are_free():
    table = battalia(oracle=False).hand(0, "friman.red", "friman.red", "supply")
    table.say(impassable=["d2", "b4"])

    table.allows("build road.straight c2 ew", "build road.cross c2", "build road.tee c2 nsw")
    table.allows("build road.cross b3", "build road.tee b3 nsw", "build road.straight b3 ns")


@rule("BT-BLD-6")
def test_no_city_is_built_beside_another_city_whoever_owns_it():
    for owner in (0, 1, None):
        table = open_field(*["chief.red"] * 3).tile("d3", "road.straight", "ns")
        table.tile("d2", "road.cross").city("b2", owner=owner)

        table.refuses("build city.cross c2", because="BT-BLD-6")
        table.allows("build city.cross e2", "build city.cross d1")


@rule("BT-BLD-6")
def test_cities_may_touch_by_a_corner():
    table = open_field(*["chief.red"] * 3).tile("e4", "road.tee", "esw")

    table.play("build city.cross e5")

    assert table.vp(0) == 3


@rule("BT-BLD-7")
def test_a_road_but_no_city_is_built_beside_the_ruins():
    table = battalia(seats=4, oracle=False).clear().tile("d4", "ruins").city("c2", owner=0)
    table.tile("d2", "road.tee", "esw").hand(0, *["chief.red"] * 3, *["friman.red"] * 2, "supply")

    table.refuses("build city.cross d3", because="BT-BLD-7")
    table.allows("build road.cross d3", "build city.cross e2")


@rule("BT-BLD-8")
def test_a_road_connection_runs_over_foreign_and_neutral_cities_heroes_and_the_ruins():
    table = battalia(seats=4, oracle=False).clear().city("a2", owner=0)
    table.tile("b2", "road.straight", "ew").city("c2", owner=1).tile("d2", "road.straight", "ew")
    table.neutral("e2").tile("f2", "road.curve", "sw").hero(1, "d2", "b2")
    table.hand(0, *["friman.red"] * 2, "supply")

    table.allows("build road.straight f3 ns", "build road.straight c1 ns")


@rule("BT-BLD-8")
def test_a_road_connection_runs_through_the_ruins():
    table = battalia(seats=4, oracle=False).clear().tile("d4", "ruins").city("d2", owner=0)
    table.tile("d3", "road.straight", "ns").hand(0, "friman.red", "supply")

    table.allows("build road.straight d5 ns", "build road.straight c4 ew")


@rule("BT-BLD-8")
def test_one_city_of_the_builder_is_enough_and_a_foreign_one_is_not():
    table = open_field(*["chief.red"] * 3, "friman.red", "supply").city("a1", owner=0)
    table.city("g7", owner=1).tile("d3", "road.straight", "ns")

    table.allows("build city.cross d2", "build road.straight b1 ew")
    table.refuses("build road.straight f7 ew", because="BT-BLD-8")


@rule("BT-BLD-8")
def test_a_new_city_does_not_connect_itself():
    table = open_field(*["chief.red"] * 3).city("g7", owner=1).tile("g6", "road.straight", "ns")

    table.refuses("build city.cross g5", because="BT-BLD-8")


@rule("BT-BLD-9")
def test_a_player_without_a_city_builds_anywhere_beside_a_card_in_the_special_edition():
    table = battalia(seats=4, oracle=False).clear().city("g7", owner=1)
    table.tile("g6", "road.straight", "ns").hand(0, *["chief.red"] * 3, "friman.red", "supply")

    table.allows("build city.cross g5", "build road.straight g5 ns")
    table.refuses("build city.cross f7", because="BT-BLD-6")
    table.refuses("build city.cross f6", because="BT-BLD-4")
    table.refuses("build city.cross a1", because="BT-BLD-3")


@rule("BT-BLD-9")
def test_in_the_2015_edition_a_player_without_a_city_builds_only_a_city_anywhere():
    table = battalia(seats=4, edition="retail2015", oracle=False).clear().city("g7", owner=1)
    table.tile("g6", "road.straight", "ns").hand(0, *["chief.red"] * 3, "friman.red", "supply")

    table.allows("build city.cross g5")
    table.refuses("build road.straight g5 ns", because="BT-BLD-8")


@rule("BT-BLD-10")
def test_any_number_of_cards_of_any_level_may_be_built_in_one_turn():
    table = open_field(*["friman.red"] * 2, *["chief.red"] * 3, *["lord.red"] * 3, *["supply"] * 2)

    table.play(
        "build road.straight d3 ns", "build city.cross d2 with chief.red chief.red chief.red"
    )
    table.play("build road.straight d5 ns with friman.red supply", "build city.end d6 n")

    assert [table.tile_at(cell)["level"] for cell in ("d2", "d6")] == [2, 4]  # type: ignore[index]
    assert table.vp(0) == 7


@rule("BT-BLD-11")
def test_roads_have_no_owner():
    table = open_field("friman.red", "supply")

    table.play("build road.straight d3 ns")

    tile = table.tile_at("d3")
    assert tile is not None
    assert tile.get("owner") is None
    assert not tile.get("level")
    assert table.vp(0) == 1


@rule("BT-BLD-12")
def test_a_city_costs_three_units_of_one_rank_and_has_that_level_at_once():
    for level, unit in enumerate(("friman", "chief", "priest", "lord"), start=1):
        table = open_field(*[f"{unit}.red"] * 3).tile("d3", "road.straight", "ns")

        table.play("build city.cross d2")

        tile = table.tile_at("d2")
        assert tile is not None
        assert (tile["owner"], tile["level"]) == (0, level)
        assert table.vp(0) == 1 + level


@rule("BT-BLD-12")
def test_units_of_different_ranks_build_no_city():
    table = open_field("chief.red", "chief.red", "priest.red", "tool.red", "friman.red")
    table.tile("d3", "road.straight", "ns")

    table.refuses("build city.cross d2 with chief.red chief.red priest.red", because="BT-TRN-8")
    table.refuses("build city.cross d2 with tool.red chief.red", because="BT-TRN-8")
    table.play("build city.cross d2 with tool.red friman.red")
    assert table.vp(0) == 2


@rule("BT-BLD-12")
def test_with_two_payments_the_builder_chooses_the_level():
    table = open_field(*["friman.red"] * 3, *["lord.red"] * 3).tile("d3", "road.straight", "ns")

    table.play("build city.cross d2")

    assert set(table.legal()) == {
        "with friman.red friman.red friman.red", "with lord.red lord.red lord.red",
    }  # fmt: skip
    table.play("with lord.red lord.red lord.red")
    assert table.vp(0) == 5


@rule("BT-BLD-13")
def test_a_simple_road_costs_a_friman_and_a_supply_and_a_crossing_one_more_friman():
    simple = open_field("friman.red", "supply", "supply")
    simple.allows("build road.straight d3 ns", "build road.curve d3 se")
    simple.refuses("build road.tee d3 esw", because="BT-BLD-13")
    simple.refuses("build road.cross d3", because="BT-BLD-13")

    crossing = open_field("friman.red", "friman.blue", "supply")
    crossing.allows("build road.tee d3 esw", "build road.cross d3")
    crossing.play("build road.cross d3")

    assert crossing.hand_of(0) == []
    open_field("friman.red", "friman.red").refuses("build road.straight d3 ns", because="BT-BLD-13")
