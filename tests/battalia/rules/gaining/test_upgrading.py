"""Upgrading cities (BT-UPG-1 to -3)."""

from __future__ import annotations

from tests.battalia.table import Table, battalia
from tests.rules import rule

CELLS = ("a1", "c1", "e1", "g1", "b2", "d2", "f2", "a3", "c3", "e3", "g3")


def level_at(table: Table, cell: str) -> int:
    tile = table.tile_at(cell)
    assert tile is not None
    level: int = tile["level"]
    return level


def one_city(level: int, *hand: str) -> Table:
    """Player 0 owns one city, on d4."""
    table = battalia(seats=4, oracle=False).clear().hand(0, *hand)
    return table.city("d4", owner=0, level=level).city("a1", owner=1)


@rule("BT-UPG-1")
def test_two_units_of_the_next_rank_raise_a_city_by_one_level():
    for level, unit in ((1, "chief"), (2, "priest"), (3, "lord")):
        table = one_city(level, f"{unit}.red", f"{unit}.blue", f"{unit}.red")

        table.play("upgrade d4 with " + f"{unit}.red {unit}.blue")

        assert level_at(table, "d4") == level + 1
        assert table.hand_of(0) == [f"{unit}.red"]
        assert table.vp(0) == level + 1


@rule("BT-WE-04", "BT-UPG-1", "BT-UPG-2")
def test_levels_are_not_skipped():
    table = one_city(1, "priest.red", "priest.red", "lord.red", "lord.red", "chief.red")

    table.refuses("upgrade d4", because="BT-UPG-1")
    one_city(1, "chief.red", "chief.red").play("upgrade d4")
    one_city(1, "chief.red", "tool.red", "friman.red").refuses("upgrade d4", because="BT-UPG-1")


@rule("BT-UPG-1")
def test_neither_a_city_of_level_4_nor_an_opponents_city_is_upgraded():
    table = one_city(4, *["chief.red"] * 2, *["priest.red"] * 2, *["lord.red"] * 2)

    table.refuses("upgrade d4", because="BT-UPG-1")
    table.refuses("upgrade a1", because="BT-UPG-1")
    table.refuses("upgrade b1", because="BT-UPG-1")


@rule("BT-UPG-2")
def test_one_city_rises_several_levels_in_a_turn_with_several_lines():
    table = one_city(1, *["chief.red"] * 2, *["priest.red"] * 2, *["lord.red"] * 2)

    table.play("upgrade d4", "upgrade d4", "upgrade d4")

    assert level_at(table, "d4") == 4
    assert len(table.table_of(0)) == 6


@rule("BT-WE-03", "BT-UPG-2", "BT-UPG-3")
def test_example_a_city_is_upgraded_in_the_turn_it_was_built():
    table = battalia(seats=4, oracle=False)
    table.hand(0, "chief.red", "chief.red", "chief.red", "priest.red", "priest.red")
    for seat, cell in enumerate(("g7", "a1", "g1", "a7")):
        table.chip(cell, owner=seat)
    table.tile("f7", "road.straight", "ew")
    free_before = [table.state.geography().free_chips(0, level) for level in (1, 3)]

    table.play("build city.cross e7", "upgrade e7")

    assert level_at(table, "e7") == 3
    free = [table.state.geography().free_chips(0, level) for level in (1, 3)]
    assert free == [free_before[0], free_before[1] - 1]


@rule("BT-UPG-3")
def test_the_step_from_2_to_3_needs_a_free_chip_with_sides_3_and_4():
    table = battalia(seats=4, edition="retail2015", oracle=False, level4_cities_to_end=9).clear()
    for cell in CELLS[:7]:
        table.city(cell, owner=0, level=3)
    table.city("a3", owner=0, level=2).hand(0, *["priest.red"] * 2, *["lord.red"] * 2)

    table.refuses("upgrade a3", because="BT-UPG-3")
    table.play("upgrade c1")  # 3 to 4 turns the chip that lies there

    assert level_at(table, "c1") == 4


@rule("BT-UPG-3")
def test_the_step_from_1_to_2_turns_the_chip_and_needs_no_other():
    table = battalia(seats=4, edition="retail2015", oracle=False).clear()
    for cell in CELLS[:7]:
        table.city(cell, owner=0, level=1)
    table.hand(0, *["chief.red"] * 2)
    assert table.state.geography().free_chips(0, 1) == 0

    table.play("upgrade g1")

    assert level_at(table, "g1") == 2
