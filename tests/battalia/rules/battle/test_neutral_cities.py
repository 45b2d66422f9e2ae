"""Neutral cities and the ruins (BT-NEU-1 to -5, BT-RUI-1 to -5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.battalia.battles import totals
from tests.battalia.table import Table, battalia
from tests.rules import rule

WON = "attack city e1 with weapon.gold lord.gold"


def before(terrain: str = "forest", level: int | None = None, **options: Any) -> Table:
    """Blue's hero on a neutral city (e1); all four factions are in the game."""
    table = battalia(seats=3, **options).faction("islanders", "emberians", "cloudborn")
    return table.neutral("e1", terrain, level).hero(0, "e1").hand(0).hand(1)


def at_ruins(**options: Any) -> Table:
    """Blue's hero on the ruins with enough to beat their guardians."""
    table = battalia(seats=3, **options).faction("islanders", "emberians", "cloudborn")
    table.display("horn", "wings", "staff").hero(0, "d4")
    return table.hand(0, "weapon.blue", "lord.blue", "lord.blue", "friman.blue")


def beat(table: Table) -> Table:
    return table.play("attack ruins d4 with weapon.blue lord.blue lord.blue", "done")


def tile(table: Table, cell: str = "e1") -> dict[str, Any]:
    tile = table.tile_at(cell)
    assert tile is not None
    return tile


@rule("BT-NEU-1", "BT-NEU-2", "BT-NEU-3", "BT-WE-22")
def test_weapon_and_lord_take_a_neutral_city_and_a_lord_of_its_faction_comes() -> None:
    table = before().hand(0, "weapon.gold", "lord.gold").top("lord", "lord.red", "lord.green")

    table.play(WON, "done")

    assert (tile(table)["owner"], tile(table)["level"]) == (0, 4)
    assert table.new_of(0) == ["lord.green", "supply"]
    assert table.step == "actions"


@rule("BT-NEU-1", "BT-WE-22")
def test_weapon_and_priest_need_morale_or_a_terrain_bonus() -> None:
    plain = before().hand(0, "weapon.gold", "priest.gold")
    brave = before().hand(0, "weapon.blue", "priest.blue")
    native = before("lake", advanced=True).hand(0, "weapon.gold", "priest.gold")

    brave.play("attack city e1 with weapon.blue priest.blue")
    native.play("attack city e1 with weapon.gold priest.gold")

    plain.refuses("attack city e1", because="BT-BAT-28")
    brave.allows("done")
    native.allows("done")


@rule("BT-NEU-1")
def test_a_neutral_city_needs_a_hero_and_a_weapon() -> None:
    table = before().hand(0, "lord.blue", "lord.blue", "horse.blue").neutral("a5")
    table.refuses("attack city e1", because="BT-BAT-27")

    armed = before().hand(0, "weapon.blue", "lord.blue").neutral("a5")

    armed.refuses("attack city a5", because="BT-BAT-8")
    armed.allows("attack city e1")


@rule("BT-NEU-1")
def test_both_heroes_may_take_part_against_a_neutral_city() -> None:
    table = before().hero(0, "e1", "e1").hand(0, "weapon.blue", "chief.blue")

    table.play("attack city e1", "send both", "play weapon.blue", "play chief.blue")

    assert totals(table) == (5, 4)
    table.play("done")
    assert tile(table)["owner"] == 0


@rule("BT-NEU-1", "BT-ALT-1", "BT-VAR-1")
@pytest.mark.parametrize("options", [{"scenario": "alt1"}, {"neutral_defence": 6}])
def test_a_neutral_city_of_defence_6_still_becomes_level_4(options: dict[str, Any]) -> None:
    table = before(**options).hand(0, "weapon.gold", "lord.gold", "friman.gold", "friman.gold")
    table.play(WON, "play friman.gold")
    assert totals(table) == (6, 6)

    table.play("play friman.gold", "done")

    assert (tile(table)["owner"], tile(table)["level"]) == (0, 4)


@rule("BT-NEU-1")
def test_nobody_answers_for_a_neutral_city_and_nobody_refills() -> None:
    table = before().hero(1, "e1").hand(0, "weapon.gold", "lord.gold").hand(1, "lord.red")

    table.play(WON, "done")

    assert table.step == "actions"
    assert table.heroes_of(1) == ["e1", None]
    table.play("end turn")
    assert table.hand_of(1) == ["lord.red"]


@rule("BT-NEU-2", "BT-BAT-23")
def test_without_a_high_chip_a_neutral_city_becomes_level_2() -> None:
    table = battalia(seats=4).faction("islanders").clear().neutral("e1").hero(0, "e1")
    for cell in ("a1", "c1", "g1", "b2", "d2", "f2", "a3", "c3"):
        table.city(cell, owner=0, level=3)
    table.hand(0, "weapon.gold", "lord.gold")

    table.play(WON, "done")

    assert (tile(table)["owner"], tile(table)["level"]) == (0, 2)


@rule("BT-NEU-3", "BT-LIM-5")
def test_without_a_lord_of_that_faction_the_top_lord_comes() -> None:
    table = before().hand(0, "weapon.gold", "lord.gold").hand(1, *["lord.green"] * 4)
    table.top("lord", "lord.red", "lord.blue")

    table.play(WON, "done")

    assert table.new_of(0) == ["lord.red", "supply"]


@rule("BT-NEU-3", "BT-UNB-3")
def test_an_unbound_lord_comes_without_a_supply() -> None:
    table = before(unbound=True).hand(0, "weapon.gold", "lord.gold").hand(1, *["lord.green"] * 4)
    table.top("lord", "lord.unbound", "lord.blue")

    table.play(WON, "done")

    assert table.new_of(0) == ["lord.unbound"]


@rule("BT-NEU-3", "BT-LIM-5")
def test_an_unbound_lord_on_top_does_not_stand_for_the_faction() -> None:
    table = before(unbound=True).hand(0, "weapon.gold", "lord.gold")
    table.top("lord", "lord.unbound", "lord.red")

    table.play(WON, "done")

    assert table.new_of(0) == ["lord.green", "supply"]


@rule("BT-NEU-3")
def test_with_an_empty_lord_deck_neither_lord_nor_supply_comes() -> None:
    table = before().hand(0, "sword").empty("lord")

    table.play("attack city e1 with sword", "done")

    assert tile(table)["owner"] == 0
    assert table.new_of(0) == []


@rule("BT-NEU-3", "BT-LIM-3")
def test_with_an_empty_supply_deck_the_lord_comes_without_a_supply() -> None:
    table = before().hand(0, "weapon.gold", "lord.gold").say(supplies=0)

    table.play(WON, "done")

    assert table.new_of(0) == ["lord.green"]


@rule("BT-NEU-3", "BT-TRN-9")
def test_the_lord_cannot_fight_in_the_turn_he_came() -> None:
    table = before("canyon").hand(0, "weapon.gold", "lord.gold", "weapon.red").hero(1, "e1")
    table.play(WON, "done", "attack hero player2 e1 with weapon.red")

    table.refuses("play lord.red", because="BT-TRN-9")


@rule("BT-NEU-4")
def test_a_later_capture_brings_no_lord() -> None:
    table = before().hand(0, "weapon.gold", "lord.gold").hero(1, "e1")
    table.hand(1, "sword", "lord.red")
    table.play(WON, "done", "end turn", "keep")

    table.play("attack city e1 with sword", "done", "surrender")

    assert (tile(table)["owner"], tile(table)["level"]) == (1, 4)
    assert table.new_of(1) == []


@rule("BT-NEU-5")
def test_a_failed_attack_on_a_neutral_city_costs_only_the_cards() -> None:
    table = before().hand(0, "weapon.gold", "priest.gold", "supply", "amulet.gold").dice(5)

    table.play("attack city e1 with weapon.gold priest.gold", "amulet on supply", "give up")

    assert table.heroes_of(0) == ["e1", None]
    assert sorted(table.table_of(0)) == ["priest.gold", "weapon.gold"]
    assert tile(table)["neutral"] is True
    assert table.step == "actions"


@rule("BT-NEU-5", "BT-BAT-27")
def test_an_opening_lost_to_the_amulet_leaves_the_hero_on_the_neutral_city() -> None:
    table = before().hand(0, "weapon.gold", "amulet.blue").dice(5)

    table.play("attack city e1", "amulet on weapon.gold", "give up")

    assert table.heroes_of(0) == ["e1", None]


@rule("BT-RUI-1", "BT-RUI-2")
def test_beating_the_guardians_brings_one_great_artefact_from_the_display() -> None:
    table = at_ruins()

    beat(table)
    assert sorted(table.legal()) == ["take horn", "take staff", "take wings"]
    table.refuses("take sword", because="BT-RUI-2")
    table.play("take wings")

    assert table.new_of(0) == ["wings"]
    assert table.position()["display"] == ["horn", "staff"]


@rule("BT-RUI-1")
def test_the_guardians_are_beaten_with_nine_not_with_eight() -> None:
    table = at_ruins().hand(0, "weapon.gold", "lord.gold", "priest.gold", "friman.gold")
    table.play("attack ruins d4 with weapon.gold lord.gold priest.gold")
    assert totals(table) == (8, 8)

    table.refuses("done", because="BT-BAT-9")
    table.play("play friman.gold")

    table.allows("done")


@rule("BT-RUI-1", "BT-ALT-1", "BT-VAR-1")
@pytest.mark.parametrize("options", [{"scenario": "alt1"}, {"ruins_defence": 10}])
def test_the_ruins_may_have_a_defence_of_ten(options: dict[str, Any]) -> None:
    table = at_ruins(**options)

    table.play("attack ruins d4 with weapon.blue")

    assert totals(table) == (2, 10)


@rule("BT-RUI-1", "BT-MOV-6")
def test_entering_the_ruins_does_not_force_an_attack() -> None:
    table = at_ruins().tile("d3", "road.straight", "ns").hero(0, "d3")
    table.hand(0, "weapon.blue", "supply", "lord.blue", "lord.blue")

    table.play("move hero1 d4")

    assert table.step == "actions"
    table.allows("attack ruins d4", "end turn")


@rule("BT-RUI-2", "BT-TRN-9")
def test_a_great_artefact_won_cannot_be_used_this_turn() -> None:
    table = beat(at_ruins()).play("take horn")

    table.refuses("horn", because="BT-GRT-4")


@rule("BT-RUI-3")
def test_the_ruins_are_never_owned_and_others_beat_them_again() -> None:
    table = at_ruins().hero(1, "d4").hand(1, "weapon.red", "lord.red", "lord.red", "friman.red")
    beat(table).play("take horn")
    assert tile(table, "d4").get("owner") is None
    table.refuses("annex d4", because="BT-BAT-24")
    table.play("end turn", "keep")

    table.play("attack ruins d4 with weapon.red lord.red lord.red", "done", "take staff")

    assert table.new_of(1) == ["staff"]
    assert tile(table, "d4")["level"] == 8


@rule("BT-RUI-4", "BT-GRT-3")
def test_a_player_who_owns_a_great_artefact_cannot_attack_the_ruins() -> None:
    table = at_ruins().shelter(0, "crown")

    table.refuses("attack ruins d4", because="BT-RUI-4")


@rule("BT-RUI-4")
def test_nobody_attacks_the_ruins_when_the_display_is_empty() -> None:
    table = at_ruins().display()

    table.refuses("attack ruins d4", because="BT-RUI-4")


@rule("BT-GRT-3", "BT-RUI-4")
def test_a_player_who_has_suspended_his_great_artefact_may_win_another() -> None:
    table = at_ruins().hand(0, "weapon.blue", "lord.blue", "lord.blue", "crown", "supply")
    table.refuses("attack ruins d4", because="BT-RUI-4")

    table.play("suspend crown", "ambush supply")
    beat(table).play("take staff")

    assert table.new_of(0) == ["staff"]
    assert table.limbo() == ["crown"]


@rule("BT-RUI-5", "BT-NEU-5")
def test_failing_at_the_ruins_costs_only_the_cards() -> None:
    table = at_ruins().hand(0, "weapon.blue", "lord.blue", "lord.blue", "amulet.blue").dice(5)

    table.play("attack ruins d4 with weapon.blue", "amulet on lord.blue", "give up")

    assert table.heroes_of(0) == ["d4", None]
    assert table.table_of(0) == ["weapon.blue"]
    assert table.position()["display"] == ["horn", "wings", "staff"]


@rule("BT-RUI-5", "BT-ADV-4")
def test_the_ruins_give_nobody_a_terrain_bonus() -> None:
    table = at_ruins(advanced=True)

    table.play("attack ruins d4 with weapon.blue")

    assert totals(table) == (1 + 1, 8)


@rule("BT-LIM-3", "BT-NEU-3")
def test_the_event_of_a_vassal_shows_that_no_supply_was_left() -> None:
    table = battalia(2).clear().neutral("d4").city("b2", 0).hand(0, "weapon.red", "lord.red")
    table.hero(0, "d4").say(supplies=0)

    table.play("attack city d4", "play weapon.red", "play lord.red", "done")

    assert [event["supply"] for event in table.events("vassal")] == [0]
    assert [card.split(".")[0] for card in table.new_of(0)] == ["lord"]
