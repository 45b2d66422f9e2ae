"""The High Pass (SG-VAL-21 to -23)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from tests.battalia.stormgates.support.valley_table import gated
from tests.battalia.table import Table
from tests.rules import rule

FEE = ("supply", "supply")

UNLUCKY = ("weapon.green", "amulet.green", "lord.green")


def gusts(table: Table, seat: int = 0) -> list[int | None]:
    found: list[int | None] = table.position()["high_pass"]["gusts"][seat]
    return found


def carrying(number: int, cell: str, **facts: Any) -> Table:
    """Hero 1 of player 0 carries a gust to a gate; he can pay for a jump."""
    table = gated(**facts).hero(0, cell).hand(0, *FEE)
    return table.say(high_pass={"gusts": [[number], [], [], []]})


# Stopping.


@rule("SG-VAL-21", "SG-WE-45")
def test_a_stop_brings_a_gust_to_the_gate_of_the_die() -> None:
    table = gated().hero(0, "f4").dice(4)

    table.play("stop hero1")

    assert gusts(table) == [4, None]
    (event,) = table.events("gust")
    assert event["roller"] == 1
    assert event["rolls"] == [4]


@rule("SG-VAL-21")
def test_numbers_without_a_gate_on_the_board_are_rolled_again() -> None:
    table = gated().hero(0, "f4").dice(6, 5, 3)

    table.play("stop hero1")

    assert gusts(table) == [3, None]


@rule("SG-VAL-21")
def test_a_hero_who_has_stopped_does_not_move_again_this_turn() -> None:
    table = gated(revealed=["e4"]).hero(0, "f4", "e4").hand(0, "supply", "supply", "wings").dice(1)
    table.allows("move hero1 e4", "wings hero1")

    table.play("stop hero1")

    table.refuses("move hero1 e4", because="SG-VAL-21")
    table.refuses("wings hero1", because="SG-VAL-21")
    table.allows("move hero2 f4", "wings hero2")


@rule("SG-VAL-21")
def test_a_hero_who_has_stopped_does_not_jump_even_from_a_gate() -> None:
    """Only storm effect 6 can have brought him there."""
    table = gated().hero(0, "b2").hand(0, *FEE)
    table.say(high_pass={"stopped": [[1], [], [], []], "gusts": [[1], [], [], []]})

    table.refuses("jump hero1 j2", because="SG-VAL-21")


@rule("SG-VAL-21", "SG-STE-16")
def test_a_summons_moves_a_hero_who_has_stopped() -> None:
    table = gated(coming="summons").hero(0, "f4", "b2").hand(0, *FEE).dice(3)

    table.play("stop hero1", "jump hero2 j2")

    assert table.heroes_of(0) == ["j2", "j2"]
    assert gusts(table) == [3, None]


@rule("SG-VAL-21", "SG-CTL-11")
def test_a_hero_who_has_stopped_moves_again_in_the_next_turn() -> None:
    table = gated(revealed=["e4"]).hero(0, "f4").hand(0, "supply").dice(1)
    table.nation(0, *["supply"] * 4)

    table.play("stop hero1")
    for _ in range(4):
        table.end_turn()

    table.allows("move hero1 e4")


@rule("SG-VAL-21", "SG-VAL-22")
def test_nobody_stops_elsewhere_or_with_a_gust() -> None:
    table = gated().hero(0, "d2", "f4")
    table.say(high_pass={"gusts": [[None, 2], [], [], []]})

    table.refuses("stop hero1", because="SG-VAL-21")
    table.refuses("stop hero2", because="SG-VAL-21")


# Jumping.


@rule("SG-VAL-22", "SG-WE-45", "SG-FAT-02")
def test_a_jump_from_the_gate_of_the_gust_brings_a_great_artefact_after_the_storm() -> None:
    table = carrying(4, "b6", coming="windfall").display("horn", "sword", "staff", "book")

    table.play("jump hero1 j2")
    assert table.step == "gain-artefact"  # the storm comes first
    table.play("gain tool")
    assert set(table.legal()) == {
        "draw fate", "take horn", "take sword", "take staff", "take book",
    }  # fmt: skip
    table.play("take horn").settled()

    assert gusts(table) == [None, None]
    assert table.shelter_of(0)[-1:] == ["horn"]
    assert table.new_of(0) == []
    assert "horn" not in table.position()["display"]
    assert table.events("great-artefact-won", seat=1)[-1]["card"] == "horn"


@rule("SG-VAL-22", "SG-FAT-02")
def test_a_fate_card_may_be_drawn_instead() -> None:
    table = carrying(4, "b6").say(fate_cards={"next": [2]})

    table.play("jump hero1 j2", "draw fate", "gain stardust")

    assert table.shelter_of(0)[-1:] == ["stardust"]


def test_by_version_1_what_a_gust_brings_is_a_new_card() -> None:
    table = carrying(4, "b6").display("horn").say(rules=1)

    table.play("jump hero1 j2", "take horn")

    assert table.new_of(0) == ["horn"]


@rule("SG-VAL-22", "SG-WE-45")
def test_a_jump_to_the_gate_of_the_gust_brings_only_the_storm() -> None:
    table = carrying(4, "j2")

    table.play("jump hero1 b6").settled()

    assert gusts(table) == [4, None]


@rule("SG-VAL-22")
def test_a_gust_belongs_to_one_hero() -> None:
    table = carrying(4, "f4").hero(0, "f4", "b6")

    table.play("jump hero2 j2").settled()

    assert gusts(table) == [4, None]


@rule("SG-VAL-22", "SG-VAL-33")
def test_the_gust_belongs_to_the_gate_wherever_it_lies() -> None:
    table = carrying(4, "b6").hand(0, *FEE, "staff")

    table.play("staff", "exchange b6", "against j6")
    if table.step == "staff":
        table.play("enough")
    table.play("jump hero1 b2").settled()

    assert gusts(table) == [4, None]


# Losing a gust.


@rule("SG-VAL-23")
def test_a_lost_hero_loses_the_gust() -> None:
    table = gated().hero(0, "f4").hero(1, "f4").hand(0, "weapon.green")
    table.say(high_pass={"gusts": [[3], [2], [], []]})

    table.play("attack hero player2 f4 with weapon.green", "done", "surrender")

    assert gusts(table, 1) == [None, None]
    assert gusts(table, 0) == [3, None]


@rule("SG-VAL-23")
def test_a_failed_attack_costs_the_attackers_gust() -> None:
    table = gated().hero(0, "a7").hand(0, *UNLUCKY).chip("a7", 1, 4).dice(5)
    table.say(high_pass={"gusts": [[3], [], [], []]})

    table.play("attack city a7 with weapon.green", "amulet on lord.green", "give up")

    assert gusts(table, 0) == [None, None]


@rule("SG-VAL-23")
def test_a_hero_hired_again_has_no_gust() -> None:
    table = gated().hero(0, "a7").hand(0, *UNLUCKY, "weapon.red", *FEE).chip("a7", 1, 4).dice(5)
    table.say(high_pass={"gusts": [[3], [], [], []]})

    table.play("attack city a7 with weapon.green", "amulet on lord.green", "give up")
    table.play("hire hero a1")

    assert table.heroes_of(0)[0] == "a1"
    assert gusts(table, 0) == [None, None]


@rule("SG-VAL-23", "BT-BAT-7")
def test_the_attacker_names_one_of_two_heroes_if_one_has_a_gust() -> None:
    table = gated().hero(0, "f4").hero(1, "f4", "f4").hand(0, "weapon.green")
    table.say(high_pass={"gusts": [[], [None, 2], [], []]})

    table.play("attack hero player2 f4")
    table.refuses("aim both", because="BT-BAT-7")
    table.play("aim second", "play weapon.green", "done", "surrender")

    assert table.heroes_of(1) == ["f4", None]
    assert gusts(table, 1) == [None, None]


@rule("SG-VAL-23", "BT-RET-1")
@pytest.mark.parametrize("hero", ["first", "second"])
def test_the_hero_who_was_named_is_the_one_who_retreats(hero: str) -> None:
    table = gated().clear().hero(0, "e1").hero(1, "e1", "e1").hand(0, "weapon.green")
    table.say(high_pass={"gusts": [[], [None, 2], [], []]}).hand(1, "horse.red")
    terrains = ("lake", "canyon", "forest", "mountain")
    for cell, terrain in zip(("e1", "f1", "g1", "h1"), terrains, strict=True):
        table.tile(cell, "road.straight", "ew", terrain)
    table.play("attack hero player2 e1", f"aim {hero}", "play weapon.green", "done")

    table.play("retreat h1")

    assert table.heroes_of(1) == (["h1", "e1"] if hero == "first" else ["e1", "h1"])


@rule("SG-VAL-23")
def test_the_target_is_named_before_potions_are_drunk() -> None:
    table = gated("bilkarr").hero(0, "f4").hero(1, "f4", "f4").hand(0, "weapon.green")
    table.say(high_pass={"gusts": [[], [None, 2], [], []]})
    table.say(potions={"brotherhood": {"owner": 1}})

    table.play("attack hero player2 f4")
    assert (table.step, table.mover) == ("aim", 0)
    table.play("aim second")
    assert table.mover == 1
    table.play("pass", "play weapon.green", "done", "surrender")

    assert table.heroes_of(1) == ["f4", None]


@rule("BT-BAT-7")
def test_no_choice_is_asked_for_between_equal_heroes() -> None:
    table = gated().hero(0, "f4").hero(1, "f4", "f4").hand(0, "weapon.green")

    table.play("attack hero player2 f4")

    assert table.step == "opening"


@rule("BT-BAT-12")
def test_a_defender_names_the_hero_who_joins() -> None:
    table = (
        gated().hero(0, "a7").hero(1, "a7", "a7").chip("a7", 1, 1).hand(0, *["weapon.green"] * 2)
    )
    table.say(high_pass={"gusts": [[], [None, 2], [], []]})

    table.play("attack city a7", "play weapon.green", "play weapon.green", "done", "fight")
    assert set(table.legal()) == {"join none", "join first", "join second", "join both"}
    table.play("join first", "give up")

    assert table.heroes_of(1) == [None, "a7"]
    assert gusts(table, 1) == [None, 2]


# Information.


@rule("SG-INF-01")
def test_gusts_and_stops_are_public_and_kept_in_positions() -> None:
    table = carrying(3, "f4")
    table.say(high_pass={"gusts": [[3], [], [], []], "stopped": [[1], [], [], []]})

    for viewer in (0, 2, None):
        assert table.game.view(viewer)["high_pass"] == table.position()["high_pass"]
    again = stormhall.from_position(table.game.position())
    assert again.state.digest() == table.state.digest()


@pytest.mark.parametrize(
    "facts",
    [
        {"gusts": [[9], [], [], []]},
        {"gusts": [[1]]},
        {"gusts": [[1, 2, 3], [], [], []]},
        {"gusts": [[1], [], [], []]},
        {"stopped": [[3], [], [], []]},
        {"stopped": 1},
    ],
)
def test_impossible_gusts_and_stops_are_defects(facts: dict[str, object]) -> None:
    with pytest.raises(stormhall.PositionError):
        gated().say(high_pass=facts).position()
