"""Retreating instead of fighting (BT-RET-1 to -7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.battalia.battles import FIELD, war
from tests.battalia.table import Table
from tests.rules import rule

SUPPLIES = ["supply"] * 3
ATTACK = f"attack hero player2 {FIELD} with weapon.blue"


def hunted(**options: Any) -> Table:
    """Red's hero on Blue's square; a road leads south to the ruins (d4), then to c4, e4 and d5."""
    table = war(**options).hero(1, FIELD).hand(0, "weapon.blue")
    table.tile("d3", "road.straight", "ns").tile("d5", "road.straight", "ns")
    return table.tile("c4", "road.straight", "ew").tile("e4", "road.straight", "ew")


def attacked(table: Table) -> Table:
    return table.play(ATTACK, "done")


@rule("BT-RET-1")
def test_a_hero_does_not_retreat_from_an_attack_on_his_city() -> None:
    table = hunted(level=1).hand(1, *SUPPLIES)
    table.play(f"attack city {FIELD} with weapon.blue", "done")

    table.refuses("retreat d5", because="BT-RET-1")

    assert sorted(table.legal()) == ["fight", "surrender"]


@rule("BT-RET-1")
def test_a_retreat_is_possible_only_as_an_answer_to_the_opening() -> None:
    table = attacked(hunted().hand(1, *SUPPLIES))
    table.allows("retreat d5")

    table.play("fight")

    table.refuses("retreat d5", because="BT-RET-1")


@rule("BT-RET-2", "BT-WE-23")
def test_a_retreat_goes_exactly_three_steps() -> None:
    table = attacked(hunted().hand(1, *SUPPLIES))

    assert sorted(table.legal_like("retreat")) == ["retreat c4", "retreat d5", "retreat e4"]
    table.refuses("retreat d4", because="BT-RET-2")
    table.play("retreat d5")

    assert table.heroes_of(1) == ["d5", None]


@rule("BT-RET-2", "BT-USE-HOR-3", "BT-BAT-19")
def test_a_retreat_is_paid_for_with_three_supplies_or_a_horse() -> None:
    table = attacked(hunted().hand(1, *SUPPLIES, "horse.red"))
    table.play("retreat d5")
    assert sorted(table.legal()) == ["with horse.red", "with supply supply supply"]

    table.play("with horse.red")

    assert table.shelter_of(1) == ["horse.red"]
    assert table.hand_of(1) == SUPPLIES
    table.settled()


@rule("BT-RET-2", "BT-RET-5", "BT-WE-23")
def test_two_supplies_do_not_pay_for_a_retreat_of_three_steps() -> None:
    table = attacked(hunted().hand(1, "supply", "supply"))

    table.refuses("retreat d5", because="BT-RET-5")

    assert table.legal_like("retreat") == []


@rule("BT-RET-2", "BT-WE-23")
def test_in_the_retail_edition_two_supplies_and_two_steps_suffice() -> None:
    table = attacked(hunted(edition="retail2015").hand(1, "supply", "supply"))

    assert table.legal_like("retreat") == ["retreat d4"]
    table.play("retreat d4")

    assert table.heroes_of(1) == ["d4", None]
    assert table.shelter_of(1) == ["supply", "supply"]


@rule("BT-RET-2")
def test_in_the_retail_edition_a_horse_goes_two_or_three_steps_but_not_one() -> None:
    table = attacked(hunted(edition="retail2015").hand(1, "horse.red"))

    assert table.legal_like("retreat") == [f"retreat {cell}" for cell in ("c4", "d4", "e4", "d5")]
    table.refuses("retreat d3", because="BT-RET-2")


@rule("BT-RET-3")
def test_a_retreat_visits_no_card_twice() -> None:
    table = war().hero(1, FIELD).hand(0, "weapon.blue").hand(1, "horse.red")
    table.tile("d3", "road.straight", "ns")
    attacked(table)

    table.refuses("retreat d3", because="BT-RET-3")
    table.refuses(f"retreat {FIELD}", because="BT-RET-3")


@rule("BT-RET-3")
def test_around_a_block_of_four_the_third_step_ends_beside_the_battlefield() -> None:
    table = war().clear().hero(1, FIELD).hand(0, "weapon.blue").hand(1, "horse.red")
    table.tile("e2", "road.curve", "sw").tile("e3", "road.curve", "nw")
    table.tile("d3", "road.curve", "ne")

    attacked(table)

    assert sorted(table.legal_like("retreat")) == ["retreat d3", "retreat e2"]


@rule("BT-RET-3", "BT-MOV-1")
def test_a_retreat_follows_the_roads() -> None:
    table = war().clear().hero(1, FIELD).hand(0, "weapon.blue").hand(1, "horse.red")
    table.tile("d3", "road.curve", "ne").tile("e3", "road.straight", "ew")
    table.tile("f3", "road.straight", "ew").tile("e4", "road.straight", "ew")

    attacked(table)

    assert table.legal_like("retreat") == ["retreat f3"]


@rule("BT-RET-4", "BT-WE-23")
def test_a_retreat_does_not_end_on_a_square_with_a_city_or_hero_of_the_attacker() -> None:
    table = hunted().hero(0, FIELD, "e4").hand(1, *SUPPLIES)
    table.city("c4", owner=0, level=1)
    attacked(table)

    table.refuses("retreat c4", because="BT-RET-4")
    table.refuses("retreat e4", because="BT-RET-4")

    assert table.legal_like("retreat") == ["retreat d5"]


@rule("BT-RET-4", "BT-RET-5", "BT-WE-23")
def test_if_every_way_ends_at_the_attacker_there_is_no_retreat() -> None:
    table = war().clear().hero(1, FIELD).hero(0, FIELD, "f3")
    table.hand(0, "weapon.blue").hand(1, "horse.red")
    table.tile("d3", "road.curve", "ne").tile("e3", "road.straight", "ew")
    table.tile("f3", "road.straight", "ew")
    attacked(table)

    assert sorted(table.legal()) == ["fight", "surrender"]
    table.refuses("retreat f3", because="BT-RET-5")


@rule("BT-RET-4")
def test_heroes_on_the_way_and_own_or_neutral_cities_at_its_end_do_not_stop_a_retreat() -> None:
    table = hunted().hero(0, FIELD, "d3").hero(1, FIELD, "e4").hand(1, *SUPPLIES)
    table.city("c4", owner=1, level=2).neutral("e4")

    attacked(table)

    assert sorted(table.legal_like("retreat")) == ["retreat c4", "retreat d5", "retreat e4"]


@rule("BT-RET-6", "BT-BAT-11")
def test_cards_from_a_struck_tent_pay_for_a_retreat() -> None:
    table = attacked(hunted().hand(1, "supply").tent(1, "tent.red", "horse.red"))
    table.refuses("retreat d5", because="BT-RET-5")

    table.play("strike tent1", "retreat d5")

    assert table.heroes_of(1) == ["d5", None]
    assert table.shelter_of(1) == ["tent.red", "horse.red"]


@rule("BT-RET-6")
@pytest.mark.parametrize("hand", [["hammer"], ["amulet.red", "supply"], ["supply", "supply"]])
def test_neither_ambush_nor_amulet_nor_hammer_pays_for_a_retreat(hand: list[str]) -> None:
    table = hunted().hand(1, *hand).ambush(1, "horse.red", *SUPPLIES[:2])
    attacked(table)

    table.refuses("retreat d5", because="BT-RET-5")

    assert sorted(table.legal()) == ["fight", "surrender"]


@rule("BT-RET-6", "BT-ADV-2")
def test_native_terrain_does_not_make_a_retreat_cheaper() -> None:
    table = war(advanced=True, terrain="mountain").hero(1, FIELD).hand(0, "weapon.blue")
    table.hand(1, "supply").tile("d3", "road.straight", "ns", "canyon")
    table.tile("d5", "road.straight", "ns", "canyon")
    attacked(table)

    table.refuses("retreat d5", because="BT-RET-5")


@rule("BT-RET-7")
def test_only_the_target_leaves_and_nobody_wins() -> None:
    table = hunted(level=2).hero(1, FIELD, FIELD).hand(1, "horse.red")

    attacked(table).play("retreat d5")

    assert sorted(str(cell) for cell in table.heroes_of(1)) == [FIELD, "d5"]
    assert table.heroes_of(0) == [FIELD, None]
    assert table.tile_at(FIELD)["owner"] == 1  # type: ignore[index]
    assert table.table_of(0) == ["weapon.blue"]
    assert table.step == "actions"


@rule("BT-RET-7", "BT-BAT-7")
def test_after_a_retreat_the_attacker_may_strike_again_with_another_weapon() -> None:
    table = hunted(level=1).hand(1, "horse.red")
    table.hand(0, "weapon.blue", "weapon.gold", "friman.gold")
    attacked(table).play("retreat d5")

    table.play(f"attack city {FIELD} with weapon.gold friman.gold", "done", "surrender")

    assert table.tile_at(FIELD)["owner"] == 0  # type: ignore[index]


@rule("BT-BAT-26", "BT-RET-7")
def test_a_player_who_retreated_refills_at_the_end_of_the_turn() -> None:
    table = hunted().hand(1, *SUPPLIES).nation(1, *["lord.red"] * 4, "horse.red", "horse.red")
    attacked(table).play("retreat d5")
    assert table.hand_of(1) == []

    table.play("end turn")

    assert sorted(table.hand_of(1)) == ["horse.red", "horse.red", *["lord.red"] * 4]
