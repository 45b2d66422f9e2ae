"""Using artefacts in general, tools, weapons and horses (BT-USE, -TOO, -WEA, -HOR)."""

from __future__ import annotations

from typing import Any

from tests.battalia.table import Table, battalia
from tests.rules import rule


def with_hand(*hand: str, **options: Any) -> Table:
    """Player 0 in step 3 of a day without light; his city is b2."""
    return battalia(oracle=False, **options).hand(0, *hand)


def before_a_neutral_city(*hand: str) -> Table:
    """A hero of player 0, who plays the Bärfolk, stands on a neutral city with defence 4."""
    table = battalia(seats=4, oracle=False).faction("baerfolk").clear().hand(0, *hand)
    return table.neutral("d4").hero(0, "d4").city("a1", owner=0)


def attack_total(table: Table) -> int:
    total: int = table.events("battle-card")[-1]["attack"]
    return total


# General.


@rule("BT-USE-1")
def test_artefacts_are_used_only_in_step_3_of_the_players_turn():
    table = battalia().turn(0, "cohort").hand(0, "title.red", "friman.red", "amulet.red")

    for line in ("title on friman.red", "amulet on friman.red", "pitch tent.red"):
        table.refuses(line, because="BT-TRN-2")
    table.play("keep")
    table.allows("title on friman.red", "amulet on friman.red")


@rule("BT-USE-1")
def test_artefacts_come_from_the_hand_not_from_ambush_shelter_or_tents():
    table = with_hand("friman.red").shelter(0, "title.red").tent(0, "tent.red", "title.blue")
    table.ambush(0, "title.green")

    table.refuses("title on friman.red", because="BT-USE-1")
    table.play("strike tent1")
    table.allows("title on friman.red")


@rule("BT-USE-1")
def test_an_open_artefact_with_a_use_left_can_be_used():
    table = with_hand("friman.red", "supply").open(0, "title.red", uses=1)

    table.play("title on friman.red")

    assert table.open_of(0) == [("chief.red", "chief", 1)]


@rule("BT-USE-2")
def test_a_transformer_neither_pays_nor_counts_for_strength_or_morale():
    table = before_a_neutral_city("weapon.green", "title.red", "friman.green", "lord.green")

    table.play("attack city d4 with weapon.green", "title on friman.green")

    assert attack_total(table) == 1 + 2 + 1  # weapon, chief, morale: the red title spoils nothing


@rule("BT-USE-2")
def test_a_laid_transformer_is_no_part_of_a_line():
    table = with_hand("title.red", "friman.red", "friman.blue", "friman.blue")

    table.play("title on friman.red", "create weapon")

    line = table.events("line")[-1]
    assert sorted(line["cards"]) == ["chief.red", "friman.blue", "friman.blue"]


# The tool.


@rule("BT-WE-05", "BT-USE-TOO-1")
def test_example_chief_and_tool_make_a_weapon():
    table = with_hand("chief.red", "tool.blue").top("weapon", "weapon.green")

    table.play("create weapon")

    assert table.new_of(0) == ["weapon.green"]
    assert table.hand_of(0) == []


@rule("BT-USE-TOO-1")
def test_a_tool_stands_for_frimen_in_roads_cities_and_artefacts():
    with_hand("tool.red", "supply").allows("build road.straight c2 ew", "build road.cross c2")
    city = with_hand("tool.red", "friman.red").tile("c2", "road.straight", "ew")
    city.allows("build city.cross d2", "create tool")
    with_hand("tool.red", "priest.red").allows("create amulet")
    with_hand("tool.red", "lord.red").allows("create title")
    with_hand("tool.red", "chief.red", "priest.red").allows("create scroll")
    with_hand("tool.red", "chief.red", "supply").allows("create tent")


@rule("BT-USE-TOO-1")
def test_a_tool_stands_for_no_other_unit_and_is_no_target_of_a_title():
    table = with_hand("tool.red", "tool.red", "title.red", "chief.red", "supply")

    table.refuses("upgrade b2", because="BT-UPG-1")
    table.refuses("create horse", because="BT-ART-1")
    table.refuses("title on tool.red", because="BT-USE-TIT-1")


@rule("BT-USE-TOO-2")
def test_the_second_friman_of_a_use_is_lost_when_only_one_is_needed():
    table = with_hand("tool.red", "supply", "supply")

    table.play("build road.straight c2 ew")

    assert table.open_of(0) == []
    table.refuses("build road.straight d2 ew", because="BT-BLD-13")


@rule("BT-USE-TOO-3")
def test_tools_and_frimen_pay_together():
    table = with_hand("tool.red", "tool.blue", "friman.red").play("create tool")

    assert set(table.legal()) == {
        "with friman.red tool.red", "with friman.red tool.blue", "with tool.blue tool.red",
        "with friman.red tool.blue tool.red",
    }  # fmt: skip


@rule("BT-USE-TOO-4")
def test_a_tool_cannot_be_used_in_battle():
    table = before_a_neutral_city("weapon.green", "tool.green", "lord.green")

    table.play("attack city d4 with weapon.green")

    table.refuses("play tool.green", because="BT-BAT-20")
    table.allows("play lord.green")


# The weapon.


@rule("BT-USE-WEA-1")
def test_the_first_card_of_an_attack_is_a_weapon():
    table = before_a_neutral_city("weapon.green", "lord.green", "horse.green")

    table.play("attack city d4")

    assert table.legal_like("play") == ["play weapon.green"]
    table.refuses("play lord.green", because="BT-USE-WEA-1")
    table.refuses("play horse.green", because="BT-USE-WEA-1")


@rule("BT-USE-WEA-1")
def test_without_a_weapon_there_is_no_attack():
    table = before_a_neutral_city("lord.green", "lord.green", "horse.green")

    table.refuses("attack city d4")
    assert table.legal_like("attack") == []


@rule("BT-USE-WEA-2")
def test_every_weapon_in_a_line_adds_one():
    table = before_a_neutral_city("weapon.red", "weapon.blue", "weapon.green", "lord.red")

    table.play("attack city d4 with weapon.red weapon.blue weapon.green")

    assert attack_total(table) == 3


@rule("BT-USE-WEA-2")
def test_a_defender_lays_weapons_too():
    table = battalia(seats=4, oracle=False).clear().city("d4", owner=1).city("a1", owner=0)
    table.hero(0, "d4").hand(0, "weapon.red", "chief.red")
    table.hand(1, "weapon.blue", "weapon.blue", "horse.blue")

    table.play("attack city d4 with weapon.red chief.red", "done")
    table.play("fight", "play weapon.blue", "play weapon.blue", seat=1)

    assert table.events("battle-card")[-1]["defence"] == 3
    table.allows("done")


@rule("BT-USE-WEA-3", "BT-HER-1")
def test_a_weapon_and_two_supplies_hire_a_hero():
    table = with_hand("weapon.red", "supply", "supply", "supply")

    table.play("hire hero b2")

    assert table.heroes_of(0) == ["b2", None]
    assert table.hand_of(0) == ["supply"]
    with_hand("weapon.red", "supply").refuses("hire hero b2", because="BT-HER-1")
    with_hand("horse.red", "supply", "supply").refuses("hire hero b2", because="BT-HER-1")


# The horse.


def long_road(*hand: str, **options: Any) -> Table:
    """A hero of player 0 on a4 and a straight road to the east."""
    table = battalia(seats=4, oracle=False, **options).clear().city("a4", owner=0).hand(0, *hand)
    for cell in ("b4", "c4", "d4", "e4", "f4", "g4"):
        table.tile(cell, "road.straight", "ew")
    return table.hero(0, "a4")


@rule("BT-USE-HOR-1", "BT-MOV-3")
def test_a_horse_moves_one_hero_up_to_three_steps():
    table = long_road("horse.red")

    table.play("move hero1 b4", "move hero1 c4", "move hero1 d4")

    assert table.heroes_of(0) == ["d4", None]
    table.refuses("move hero1 e4")
    assert table.hand_of(0) == []


@rule("BT-USE-HOR-2")
def test_a_horse_has_strength_1_in_battle_like_a_unit():
    table = before_a_neutral_city("weapon.green", "horse.green", "horse.red", "chief.green")

    table.play("attack city d4 with weapon.green horse.green")
    assert attack_total(table) == 2 + 1
    table.play("play horse.red")

    assert attack_total(table) == 3  # a red horse spoils morale


@rule("BT-USE-HOR-3", "BT-RET-2")
def test_a_horse_pays_for_a_retreat_of_three_steps():
    table = battalia(seats=4, oracle=False).clear().city("a1", owner=0).city("g7", owner=1)
    for cell in ("a4", "b4", "c4", "d4"):
        table.tile(cell, "road.straight", "ew")
    table.hero(0, "a4").hero(1, "a4").hand(0, "weapon.red", "lord.red").hand(1, "horse.red")

    table.play("attack hero player2 a4 with weapon.red lord.red", "done")
    assert table.legal_like("retreat") == ["retreat d4"]
    table.play("retreat d4", seat=1)

    assert table.heroes_of(1) == ["d4", None]
    assert table.shelter_of(1) == ["horse.red"]
