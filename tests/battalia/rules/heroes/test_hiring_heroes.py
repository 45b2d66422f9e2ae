"""Hiring heroes (BT-HER-1 to -3)."""

from __future__ import annotations

import pytest

from tests.battalia.battles import FIELD, war
from tests.battalia.table import battalia
from tests.rules import rule


@rule("BT-HER-1", "BT-USE-WEA-3")
def test_a_weapon_and_two_supplies_hire_a_hero_on_a_city_of_the_player() -> None:
    table = war().hero(0).hand(0, "weapon.blue", "supply", "supply", "friman.blue")

    table.play("hire hero b2")

    assert table.heroes_of(0) == ["b2", None]
    assert table.hand_of(0) == ["friman.blue"]
    assert sorted(table.table_of(0)) == ["supply", "supply", "weapon.blue"]


@rule("BT-HER-1")
@pytest.mark.parametrize(
    "hand",
    [
        ["weapon.blue", "supply"],
        ["supply", "supply", "supply"],
        ["horse.blue", "supply", "supply"],
        ["lord.blue", "supply", "supply"],
    ],
)
def test_no_smaller_or_other_payment_hires_a_hero(hand: list[str]) -> None:
    table = war().hero(0).hand(0, *hand)

    table.refuses("hire hero b2", because="BT-HER-1")


@rule("BT-HER-1", "BT-GRT-SWO-1", "BT-GRT-SHI-1")
@pytest.mark.parametrize("weapon", ["sword", "shield"])
def test_sword_and_shield_hire_a_hero_like_any_weapon(weapon: str) -> None:
    table = war().hero(0).hand(0, weapon, "supply", "supply")

    table.play("hire hero b2")

    assert table.heroes_of(0) == ["b2", None]


@rule("BT-HER-1")
def test_a_hero_is_not_placed_where_the_player_has_no_city() -> None:
    table = war().hero(0).hand(0, "weapon.blue", "supply", "supply").tile("b3", "road.cross")

    table.refuses(f"hire hero {FIELD}", because="BT-HER-1")
    table.refuses("hire hero f2", because="BT-HER-1")
    table.refuses("hire hero b3", because="BT-HER-1")
    table.refuses("hire hero d4", because="BT-HER-1")

    table.allows("hire hero b2")


@rule("BT-HER-1")
def test_a_hero_may_come_to_a_city_where_other_figures_stand() -> None:
    table = war().hero(0, "b2").hero(1, "b2", "b2").hand(0, "weapon.blue", "supply", "supply")

    table.play("hire hero b2")

    assert table.heroes_of(0) == ["b2", "b2"]


@rule("BT-HER-1")
def test_a_hired_hero_moves_and_fights_at_once() -> None:
    table = war().hero(0).hero(1, "b2").hand(0, "weapon.blue", "weapon.blue", *["supply"] * 3)
    table.tile("b3", "road.straight", "ns")
    table.play("hire hero b2")

    table.play("attack hero player2 b2 with weapon.blue", "done", "surrender", "move hero1 b3")

    assert table.heroes_of(0) == ["b3", None]
    assert table.heroes_of(1) == [None, None]


@rule("BT-HER-1", "BT-ORA-WEA")
def test_a_lit_weapon_hires_a_hero_and_opens_his_attack() -> None:
    table = war().day(2).hero(0).hero(1, "b2").hand(0, "weapon.blue", "supply", "supply")

    table.play("hire hero b2", "attack hero player2 b2 with open1", "done", "surrender")

    assert table.heroes_of(1) == [None, None]


@rule("BT-HER-2")
def test_a_third_hero_is_not_hired() -> None:
    table = war().hero(0, FIELD, "b2").hand(0, "weapon.blue", "supply", "supply")

    table.refuses("hire hero b2", because="BT-HER-2")


@rule("BT-HER-2")
def test_without_a_city_no_hero_is_hired() -> None:
    table = war().chip("b2", None).hero(0).hand(0, "weapon.blue", "supply", "supply")

    table.refuses("hire hero b2", because="BT-HER-2")

    assert table.legal_like("hire hero") == []


@rule("BT-HER-3", "BT-BAT-18")
def test_an_attacker_hires_the_hero_he_lost_in_the_same_turn() -> None:
    table = war(level=4).hero(0, FIELD, "b2").dice(5)
    table.hand(0, "weapon.blue", "weapon.blue", "supply", "supply", "amulet.blue", "lord.blue")
    table.refuses("hire hero b2", because="BT-HER-2")
    table.play(f"attack city {FIELD} with weapon.blue", "amulet on lord.blue", "give up")
    assert table.heroes_of(0) == [None, "b2"]

    table.play("hire hero b2")

    assert table.heroes_of(0) == ["b2", "b2"]


@rule("BT-HER-3")
def test_a_defender_hires_his_lost_hero_in_his_next_turn() -> None:
    table = war().hero(1, FIELD).hand(0, "weapon.blue").hand(1, "weapon.red", "supply", "supply")
    table.play(f"attack hero player2 {FIELD} with weapon.blue", "done", "surrender")
    table.play("end turn", "keep")

    table.play(f"hire hero {FIELD}")

    assert table.heroes_of(1) == [FIELD, None]


@rule("BT-GRT-HAM-2", "BT-WE-09", "BT-HER-1")
def test_the_hammer_is_the_weapon_that_hires_a_hero() -> None:
    table = war().hero(0).hand(0, "hammer", "supply", "supply")

    table.play("hammer as weapon", "hire hero b2")

    assert table.heroes_of(0) == ["b2", None]
    assert table.open_of(0) == []


@rule("BT-GRT-HAM-2", "BT-WE-09", "BT-BAT-27")
def test_the_hammer_opens_no_battle() -> None:
    table = war(level=1).hand(0, "hammer", "lord.blue", "lord.blue")

    table.refuses(f"attack city {FIELD}", because="BT-BAT-27")
    table.play("hammer as weapon")

    table.refuses(f"attack city {FIELD}", because="BT-BAT-27")


@rule("BT-HER-1", "BT-ALT-4")
def test_heroes_are_hired_on_the_common_city_of_the_second_alternative() -> None:
    table = battalia(seats=2, scenario="alt2").hero(0).hand(0, "weapon.red", "supply", "supply")

    table.play("hire hero d4")

    assert table.heroes_of(0) == ["d4", None]
