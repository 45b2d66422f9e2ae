"""The advanced game: native terrain helps heroes move and fight (BT-ADV-1 to -4)."""

from __future__ import annotations

import pytest

from tests.battalia.battles import FIELD, totals, war
from tests.battalia.table import Table, battalia
from tests.rules import rule


def trail(*hand: str, advanced: bool = True) -> Table:
    """The road of example 14: a Gold hero on b1; d1 and d3 are mountain, d4 the ruins."""
    table = battalia(seats=4, advanced=advanced).faction("cloudborn").clear().tile("d4", "ruins")
    table.tile("b1", "road.straight", "ew", "canyon").tile("c1", "road.straight", "ew", "lake")
    table.tile("d1", "road.curve", "sw", "mountain").tile("d2", "road.straight", "ns", "forest")
    return table.tile("d3", "road.straight", "ns", "mountain").hero(0, "b1").hand(0, *hand)


@rule("BT-WE-14", "BT-ADV-2")
def test_the_example_of_a_horse_that_reaches_the_ruins() -> None:
    table = trail("horse.gold")

    table.play("move hero1 c1 d1 d2 d3 d4")

    assert table.heroes_of(0) == ["d4", None]
    assert table.table_of(0) == ["horse.gold"]


@rule("BT-ADV-1", "BT-ADV-2")
def test_in_the_basic_game_the_same_horse_stops_after_three_cards() -> None:
    table = trail("horse.gold", advanced=False).play("move hero1 c1 d1 d2")

    table.refuses("move hero1 d3", because="BT-MOV-3")


@rule("BT-ADV-1", "BT-ADV-2")
def test_the_terrain_of_another_faction_is_not_free() -> None:
    table = trail().hero(0, "d1")

    table.refuses("move hero1 d2", because="BT-MOV-2")
    table.refuses("move hero1 c1", because="BT-MOV-2")


@rule("BT-ADV-2")
def test_a_step_onto_native_terrain_needs_no_card_whatever_terrain_the_hero_leaves() -> None:
    table = trail().hero(0, "c1", "d2")

    table.play("move hero1 d1", "move hero2 d3")

    assert table.heroes_of(0) == ["d1", "d3"]
    assert table.table_of(0) == []


@rule("BT-ADV-2")
def test_leaving_native_terrain_costs_a_step() -> None:
    table = trail("supply").hero(0, "d1")

    table.play("move hero1 d2")

    assert table.table_of(0) == ["supply"]


@rule("BT-ADV-2", "BT-MOV-4")
def test_free_steps_of_either_hero_do_not_end_a_ride() -> None:
    table = trail("horse.gold").hero(0, "b1", "d2")

    table.play("move hero1 c1", "move hero2 d3", "move hero1 d1 d2 d3 d4")

    assert table.heroes_of(0) == ["d4", "d3"]


@rule("BT-ADV-2")
def test_free_steps_are_not_limited_and_may_cross_cities() -> None:
    table = battalia(seats=4, advanced=True).faction("cloudborn").clear().hand(0)
    table.city("a1", owner=0, terrain="forest").city("e1", owner=1, terrain="mountain")
    for column in "bcd":
        table.tile(f"{column}1", "road.straight", "ew", "mountain")
    table.hero(0, "a1")

    table.play("move hero1 b1 c1 d1 e1")

    assert table.heroes_of(0) == ["e1", None]


@rule("BT-ADV-2")
def test_a_hero_may_return_to_native_terrain_free_in_the_same_turn() -> None:
    table = trail("supply", "supply", "supply").hero(0, "d2")
    table.play("move hero1 d3", "move hero1 d2")

    table.play("move hero1 d3")

    assert table.heroes_of(0) == ["d3", None]
    assert table.hand_of(0) == ["supply", "supply"]


@rule("BT-ADV-3", "BT-WE-15")
def test_the_example_of_two_cities_attacked_by_red() -> None:
    table = battalia(seats=3, advanced=True).faction("emberians", "cloudborn", "islanders")
    table.city("c4", owner=1, level=2, terrain="canyon")
    table.city("e4", owner=1, level=2, terrain="mountain")
    table.hero(0, "c4", "e4").hand(
        0, "weapon.green", "weapon.green", "chief.green", "lord.green"
    ).hand(1)

    table.play("attack city c4 with weapon.green")
    assert totals(table) == (1 + 1, 2)
    table.play("play chief.green", "done", "surrender", "attack city e4 with weapon.green")

    assert totals(table) == (1, 2 + 1)


@rule("BT-ADV-3")
def test_the_opening_must_exceed_the_base_defence_with_its_terrain_bonus() -> None:
    table = war(level=1, terrain="canyon", advanced=True)
    table.hand(0, "weapon.gold", "friman.gold", "friman.red")
    table.play(f"attack city {FIELD} with weapon.gold friman.gold")
    assert totals(table) == (2, 2)

    table.refuses("done", because="BT-BAT-9")
    table.play("play friman.red")

    table.allows("done")


@rule("BT-ADV-3")
def test_a_hero_on_his_native_terrain_must_be_attacked_with_a_strength_of_two() -> None:
    table = war(terrain="canyon", advanced=True).hero(1, FIELD).hand(0, "weapon.gold", "horse.gold")
    table.play(f"attack hero player2 {FIELD} with weapon.gold")
    assert totals(table) == (1, 1)

    table.refuses("done", because="BT-BAT-9")
    table.play("play horse.gold")

    table.allows("done")


@rule("BT-ADV-3")
def test_the_bonus_holds_for_the_attacker_on_an_opponents_city() -> None:
    table = war(level=1, terrain="lake", advanced=True).hand(0, "weapon.gold")

    table.play(f"attack city {FIELD} with weapon.gold")

    assert totals(table) == (2, 1)
    table.allows("done")


@rule("BT-ADV-3")
def test_the_bonus_needs_neither_hero_nor_card_of_the_defender() -> None:
    table = war(level=1, terrain="canyon", advanced=True).hand(0, "weapon.blue", "lord.blue")

    table.play(f"attack city {FIELD} with weapon.blue lord.blue", "done", "fight")

    assert totals(table) == (6, 2)


@rule("BT-ADV-4")
@pytest.mark.parametrize(("terrain", "bonus"), [("lake", 1), ("canyon", 0)])
def test_native_terrain_helps_against_a_neutral_city(terrain: str, bonus: int) -> None:
    table = (
        war(terrain="mountain", advanced=True)
        .neutral("f2", terrain)
        .hero(0, "f2")
        .hand(0, "weapon.gold", "lord.gold")
    )

    table.play("attack city f2 with weapon.gold")

    assert totals(table) == (1 + bonus, 4)


@rule("BT-ADV-4")
def test_a_step_onto_the_ruins_is_never_free() -> None:
    table = trail().hero(0, "d3")

    table.refuses("move hero1 d4", because="BT-MOV-2")


@rule("BT-ADV-3", "BT-GRT-STA-2")
def test_the_staff_takes_away_the_defenders_bonus() -> None:
    table = war(level=1, terrain="canyon", advanced=True).hand(0, "staff", "weapon.blue")

    table.play("staff", f"replace {FIELD} as lake", "enough")
    table.play(f"attack city {FIELD} with weapon.blue")

    assert totals(table) == (1 + 1 + 1, 1)
