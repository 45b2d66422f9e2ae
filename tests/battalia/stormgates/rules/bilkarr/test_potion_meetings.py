"""Potions, windows and teams combined with rules of other chapters."""

from __future__ import annotations

import pytest

from tests.battalia.stormgates.support.gates_table import JUMP, storm
from tests.battalia.stormgates.support.potion_battle import FIELD, brawl, potion, potions
from tests.battalia.stormgates.support.team_table import teams
from tests.rules import rule

ATTACK = f"attack city {FIELD}"
OPENING = ("play weapon.blue", "play lord.blue", "done")


# Frost Touch on an attack that nobody answers.


@rule("SG-BIL-24", "SG-BIL-33", "SG-BIL-12")
@pytest.mark.parametrize("order", ["ask", "always"])
def test_frost_on_the_opening_against_a_neutral_city_voids_the_attack(order: str) -> None:
    table = potions(brawl(), frost_touch={"owner": 1, "day": 1, "order": order})
    table.neutral("f2").hero(0, "f2").hand(0, "weapon.blue", "lord.blue", "supply")
    table.play("attack city f2", *OPENING)
    assert (table.step, table.mover) == ("opening-laid", 1)

    table.play("use frost-touch")

    assert (table.step, table.mover) == ("actions", 0)
    assert "owner" not in table.tile_at("f2")  # type: ignore[operator]
    assert table.heroes_of(0) == ["f2", None]
    assert table.table_of(0) == ["weapon.blue", "lord.blue"]
    assert table.events("attack-voided")[0]["defender"] is None


@rule("SG-BIL-33", "SG-RWN-02")
def test_an_attack_on_a_neutral_city_concerns_no_other_player() -> None:
    table = potions(brawl(), frost_touch={"owner": 1, "day": 1})
    table.neutral("f2").hero(0, "f2").hand(0, "weapon.blue", "lord.blue")
    table.play("attack city f2", *OPENING)

    assert table.step == "actions"
    assert table.tile_at("f2")["owner"] == 0  # type: ignore[index]


@rule("SG-BIL-22", "SG-BIL-12")
def test_rage_has_no_hand_to_clear_against_a_neutral_city() -> None:
    table = potions(brawl(), rage=(0, 1)).hand(1, "supply", "supply")
    table.neutral("f2").hero(0, "f2").hand(0, "weapon.blue", "lord.blue")
    table.play("attack city f2", *OPENING)

    assert table.step == "actions"
    assert potion(table, "rage")["used"] is False  # type: ignore[index]
    assert len(table.hand_of(1)) == 2


# Potions at the wrong moment.


@rule("SG-BIL-12", "SG-BIL-26", "SG-BIL-06", "SG-RWN-02")
@pytest.mark.parametrize(
    ("line", "because"),
    [
        ("drink colossus", "SG-BIL-12"),
        ("drink weakness against player2", "SG-BIL-12"),
        ("use rage", "SG-BIL-12"),
        ("solstice friman.blue", "SG-BIL-26"),
        ("buy brotherhood", "SG-BIL-06"),
        ("order colossus never", "SG-RWN-02"),
    ],
)
def test_potions_cannot_be_used_in_battle_between_windows(line: str, because: str) -> None:
    table = potions(brawl(), colossus=0, weakness=0, rage=(0, 1), solstice=(0, 1))
    table.hand(0, "weapon.blue", "lord.blue", "friman.blue").hand(1, "lord.red")
    table.play(ATTACK, "pass", "play weapon.blue")

    table.refuses(line, because=because)


@rule("SG-BIL-12")
def test_a_player_who_must_answer_drinks_nothing() -> None:
    table = potions(brawl(), colossus=1).hand(0, "weapon.blue", "lord.blue").hand(1, "lord.red")
    table.play(ATTACK, "pass", *OPENING)
    assert (table.step, table.mover) == ("answer", 1)
    table.refuses("drink colossus", because="SG-BIL-12")


@rule("SG-RWN-02")
@pytest.mark.parametrize("order", ["ask", "target"])
def test_the_pavilion_counts_as_a_great_artefact_when_it_is_pitched(order: str) -> None:
    table = potions(brawl(), frost_touch={"owner": 1, "order": order})
    table.hand(0, "pavilion", "friman.blue", "supply")
    table.play("pitch pavilion", "station friman.blue", "enough")

    assert (table.step == "line-laid") == (order == "ask")


# The game ends at once, whatever steps are under way.


@rule("SG-END-08", "SG-END-04")
def test_a_storm_effect_that_ends_the_game_drops_the_ride_and_the_turn() -> None:
    table = storm("growth", "royals", hand=("horse.green",), level4_cities_to_end=1)
    table.chip("b2", 0, 3).play(f"{JUMP} with horse.green supply")
    assert table.step == "raise-city"

    table.play("raise b2")

    assert table.game.over
    assert table.state.frames == []
    assert table.position()["ended"] == "battalia-level-four-cities"


@rule("SG-END-08", "SG-BIL-12")
def test_a_line_that_waited_for_a_window_may_end_the_game() -> None:
    frost = {"owner": 1, "day": 1, "order": "ask"}
    table = potions(brawl(level4_cities_to_end=1), frost_touch=frost)
    table.city("d5", owner=0, level=3, terrain="canyon").hand(0, "lord.blue", "lord.red")
    table.play("upgrade d5")
    assert (table.step, table.mover) == ("line-laid", 1)

    table.play("pass")

    assert table.game.over
    assert table.state.frames == []


# Refusals of the wrong potion in a window.


@rule("SG-BIL-25", "SG-BIL-09", "SG-BIL-10", "SG-BIL-12", "SG-TEA-06")
@pytest.mark.parametrize(
    ("line", "because"),
    [
        ("drink weakness against player4", "SG-BIL-25"),  # a mate
        ("drink weakness against player2", "SG-BIL-25"),  # himself
        ("drink weakness", "SG-BIL-25"),
        ("drink colossus", "SG-BIL-09"),  # drunk yesterday
        ("use frost-touch", "SG-BIL-10"),  # used today
        ("drink rage", "SG-BIL-12"),  # for attackers
        ("drink solstice", "SG-BIL-07"),
    ],
)
def test_a_window_names_the_rule_against_a_potion(line: str, because: str) -> None:
    table = brawl(seats=4, teams="2v2", team_turns="sequential")
    frost = {"owner": 1, "day": 1, "used": True}
    potions(table, weakness=1, colossus=(1, 2), frost_touch=frost, rage=1, solstice=0)
    table.hand(0, "weapon.blue", "lord.blue", "lord.blue").play(ATTACK)
    assert (table.step, table.mover) == ("attack-announced", 1)

    table.refuses(line, because=because)


@rule("SG-TEA-28", "SG-TEA-24")
def test_the_turn_is_not_handed_over_in_the_middle_of_an_action() -> None:
    table = teams("2v2", "handover").hand(0, "friman.blue", "friman.red", "supply")
    table.play("build road.straight")
    assert table.step == "place"

    table.refuses("hand over player3", because="SG-TEA-28")
