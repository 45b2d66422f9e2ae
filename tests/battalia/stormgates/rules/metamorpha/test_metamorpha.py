"""Metamorpha: her way over the board, her fee, her six powers (SG-MET)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import stormhall
from tests.battalia.stormgates.support.census_weeks import end_of_week
from tests.battalia.stormgates.support.imagined_worlds import check_worlds
from tests.battalia.stormgates.support.metamorpha_table import (
    HERE,
    MODULES,
    THERE,
    canyon,
    changing,
    her_cell,
    her_power,
)
from tests.battalia.stormgates.support.table import SWITCHES, stormgates
from tests.battalia.stormgates.support.valley_table import valleys
from tests.battalia.table import Table
from tests.rules import rule

# Her way.


def first_census(*rolls: int, seats: int = 2) -> Table:
    """The end of the first week with these rolls of the die."""
    table = stormgates("gates", "metamorpha", "six_factions", seats=seats)
    table.faction("islanders", "emberians")
    return end_of_week(table, 1).dice(*rolls).play("end turn")


@rule("SG-MET-01")
@pytest.mark.parametrize(("number", "terrain"), [(4, "lake"), (3, "canyon")])
def test_she_enters_at_the_first_census_on_the_gate_of_the_die(number: int, terrain: str) -> None:
    table = first_census(number)

    cell = her_cell(table)
    assert cell is not None
    gate = table.tile_at(cell)
    assert gate is not None
    assert (gate["card"], gate["terrain"]) == ("gate", terrain)
    assert her_power(table) == terrain


@rule("SG-MET-01")
def test_numbers_whose_gate_is_not_on_the_board_are_rolled_again() -> None:
    table = first_census(1, 6, 5, 3)

    assert her_power(table) == "canyon"
    assert table.events("metamorpha-entered")[0]["rolls"] == [1, 6, 5, 3]


@rule("SG-MET-01")
def test_before_the_first_census_she_has_no_effect() -> None:
    table = changing("forest", "supply", "friman.red", "supply").say(metamorpha={})

    assert her_cell(table) is None
    table.refuses("activate hero1 supply", because="SG-MET-01")
    table.play("build road.straight c2 ew with friman.red supply")
    assert her_cell(table) is None


@rule("SG-MET-01")
def test_later_censuses_do_not_move_her() -> None:
    table = end_of_week(changing("forest"), 2).dice(3)

    table.play("end turn")

    assert her_cell(table) == THERE


@rule("SG-MET-02")
def test_she_moves_to_every_card_that_is_built() -> None:
    table = changing("forest", "friman.red", "supply").top("road.straight", "canyon")

    table.play("build road.straight c2 ew")

    assert her_cell(table) == "c2"
    assert her_power(table) == "canyon"
    assert table.events("metamorpha-moved") == [
        {**table.events("metamorpha-moved")[0], "cell": "c2"}
    ]


@rule("SG-MET-03")
def test_she_moves_to_each_card_that_the_staff_replaces() -> None:
    table = changing("forest", "staff")

    table.play("staff", f"replace {HERE} as canyon")
    assert her_cell(table) == HERE
    table.play(f"replace {THERE} as canyon")

    assert her_cell(table) == THERE
    assert her_power(table) == "canyon"


@rule("SG-MET-03")
def test_cards_that_are_exchanged_do_not_move_her() -> None:
    table = changing("forest", "staff")
    table.play("staff", "exchange b4 against b3")
    assert (her_cell(table), her_power(table)) == (THERE, "forest")

    below = changing("forest", "staff")
    below.play("staff", f"exchange {THERE} against b4")
    assert (her_cell(below), her_power(below)) == (THERE, "lake")


@rule("SG-WE-34", "SG-MET-03")
def test_she_moves_to_the_card_that_the_storm_reshapes() -> None:
    table = changing("ice", "supply", "supply", modules=("advanced",)).hero(0, "d2")
    table.say(storm={"next": ["reshaping"]})
    table.play("jump hero1 d6")

    table.play("replace b4", "as ice")

    assert (her_cell(table), her_power(table)) == ("b4", "ice")


@rule("SG-MET-02")
def test_she_moves_to_the_road_that_the_storm_brings_before_play_goes_on() -> None:
    table = changing("forest", "supply", "supply", modules=("advanced",)).hero(0, "d2")
    table.say(storm={"next": ["pathfinder"]})
    table.play("jump hero1 d6", "build road.straight", "at c2 ew")

    assert her_cell(table) == "c2"
    table.settled()


@rule("SG-MET-04")
def test_she_blocks_nothing_and_cannot_be_attacked() -> None:
    table = changing("canyon", "horse.blue", "weapon.blue").say(metamorpha={"cell": "b4"})

    table.play("move hero1 b4 b5")
    table.refuses("attack city b4", because="BT-BAT-8")

    assert her_cell(table) == "b4"


@rule("SG-MET-05")
@pytest.mark.parametrize(("cell", "terrain"), [("d2", None), ("f2", None), ("d4", "none")])
def test_gates_and_neutral_cities_have_a_power_and_ruins_have_none(
    cell: str, terrain: str | None
) -> None:
    table = changing("forest").say(metamorpha={"cell": cell})
    tile = table.tile_at(cell)
    assert tile is not None

    assert her_power(table) == (None if terrain else tile["terrain"])


@rule("SG-MET-05")
def test_without_a_terrain_under_her_she_cannot_be_activated() -> None:
    table = changing("forest", "supply").say(metamorpha={"cell": "d4"})

    table.refuses("activate hero1 supply", because="SG-MET-05")


# The activation.


@rule("SG-MET-06")
def test_a_hero_anywhere_on_her_terrain_may_use_her_power_for_a_card() -> None:
    table = changing("forest", "tent.red", "supply")

    table.play("activate hero1 tent.red")

    assert table.table_of(0) == ["tent.red"]
    assert table.hand_of(0) == ["supply"]
    assert table.position()["ride"] == [1, 3]


@rule("SG-MET-06")
def test_a_hero_on_another_terrain_or_off_the_board_may_not_use_her_power() -> None:
    table = changing("forest", "supply").hero(0, "b4")

    table.refuses("activate hero1 supply", because="SG-MET-06")
    table.refuses("activate hero2 supply", because="SG-MET-06")


@rule("SG-MET-06", "BT-TRN-2")
def test_activation_belongs_to_step_3_of_the_players_turn() -> None:
    table = changing("forest", "supply").turn(0, "cohort")

    table.refuses("activate hero1 supply", because="BT-TRN-2")


@rule("SG-MET-07")
def test_each_hero_uses_a_terrain_once_in_a_turn() -> None:
    table = changing("forest", "supply", "supply", "supply").hero(0, HERE, THERE)
    table.play("activate hero1 supply")

    table.refuses("activate hero1 supply", because="SG-MET-07")
    table.play("activate hero2 supply")

    table.refuses("activate hero2 supply", because="SG-MET-07")
    assert table.position()["metamorpha"]["used"] == [
        {"seat": 0, "hero": 1, "terrains": ["forest"]},
        {"seat": 0, "hero": 2, "terrains": ["forest"]},
    ]


@rule("SG-MET-07", "SG-CTL-11")
def test_powers_come_back_with_the_players_next_turn() -> None:
    table = changing("forest", "supply").nation(0, *["supply"] * 6)
    table.play("activate hero1 supply", "end turn", "keep", "end turn", "keep")

    assert table.position()["metamorpha"]["used"] == []
    table.allows("activate hero1 supply")


@rule("SG-CHG-09", "SG-MET-07")
def test_a_hero_lost_and_hired_again_cannot_repeat_a_used_power() -> None:
    table = canyon(*["supply"] * 4, "weapon.blue", "amulet.blue", "lord.blue")
    table.city("b2", owner=0, terrain="canyon").dice(5)
    table.play("activate hero1 supply", "attack city c5", "amulet on lord.blue", "give up")
    assert table.heroes_of(0) == [None, None]

    table.play("hire hero b2", "send first")

    assert table.heroes_of(0) == ["b2", None]
    table.refuses("activate hero1 supply", because="SG-MET-07")


@rule("SG-CHG-09", "SG-MET-07")
def test_the_hero_who_has_used_nothing_may_be_hired_instead() -> None:
    table = canyon(*["supply"] * 4, "weapon.blue", "amulet.blue", "lord.blue")
    table.city("b2", owner=0, terrain="canyon").dice(5)
    table.play("activate hero1 supply", "attack city c5", "amulet on lord.blue", "give up")

    table.play("hire hero b2", "send second")

    assert table.heroes_of(0) == [None, "b2"]
    rules = [refusal.rule for refusal in table.game.why_not(0, "activate hero2 supply")]
    assert rules == ["SG-MET-13"]  # nothing to attack is near


@rule("SG-MET-07")
def test_a_step_onto_another_terrain_gives_no_power_back() -> None:
    table = changing("forest", "supply", "supply")
    table.play("activate hero1 supply", "move hero1 b4 with steps", "move hero1 b3 with steps")

    table.refuses("activate hero1 supply", because="SG-MET-07")


@rule("SG-WE-33", "SG-MET-07")
def test_two_heroes_pay_two_fees_and_may_use_another_power_on_another_terrain() -> None:
    table = changing("forest", "supply", "supply", "friman.red", "supply", "horse.red", "supply")
    table.hero(0, HERE, THERE).top("road.straight", "canyon").hero(1, "d3")
    table.tile("d3", "road.straight", "ns", "forest")
    table.play("activate hero1 supply", "activate hero2 supply")

    table.play("build road.straight c2 ew with friman.red supply")
    assert her_power(table) == "canyon"
    table.play("move hero1 b2 with horse.red", "move hero1 c2 with steps")
    table.play("activate hero1 supply", "attack hero player2 d3")

    assert table.step == "opening"


@rule("SG-MET-08")
@pytest.mark.parametrize("card", ["supply", "wings", "lord.red", "tool.red"])
def test_any_hand_card_may_be_the_fee_and_does_nothing_else(card: str) -> None:
    table = changing("forest", card).day(1)

    table.play(f"activate hero1 {card}")

    assert table.table_of(0) == [card]
    assert table.open_of(0) == []
    table.play("end turn")
    assert card in table.shelter_of(0)


@rule("SG-MET-08")
def test_the_second_use_of_a_lit_card_is_lost_with_the_fee() -> None:
    lit = changing("forest").position()["oracle"]["days"]
    day = [kinds[0] for kinds in lit].index("tool") + 1
    table = changing("forest", "tool.red").day(day)

    table.play("activate hero1 tool.red")

    assert table.open_of(0) == []


@rule("SG-MET-08")
def test_open_cards_do_not_pay_the_fee() -> None:
    table = changing("forest").open(0, "friman.red", uses=2)

    table.refuses("activate hero1 open1", because="SG-MET-08")


@rule("SG-MET-08", "BT-GRT-HAN-2")
def test_a_borrowed_card_may_be_the_fee() -> None:
    table = changing("forest", "hand").nation(1, "lord.red")
    assert table.legal_like("activate") == ["activate hero1 hand"]
    table.play("hand player2", "take lord.red", "activate hero1 borrowed")

    assert table.position()["ride"] == [1, 3]
    table.play("end turn")
    assert table.shelter_of(1)[-1] == "lord.red"


@rule("SG-MET-08", "SG-ZEA-04")
def test_a_zealot_as_fee_needs_its_sacrifice() -> None:
    table = changing("forest", "friman.zealot", "supply", modules=("zealots",))
    table.refuses("activate hero1 friman.zealot", because="SG-ZEA-04")

    table.play("double friman.zealot", "sacrifice supply", "activate hero1 open1")

    assert table.open_of(0) == [("friman.zealot", "friman", 1)]
    assert table.position()["ride"] == [1, 3]


@rule("SG-MET-08")
def test_stardust_may_be_the_fee() -> None:
    table = changing("forest", "stardust", modules=("trading",))

    table.play("activate hero1 stardust")

    assert table.table_of(0) == ["stardust"]


@rule("SG-MET-09")
def test_she_is_not_activated_inside_a_battle() -> None:
    table = changing("canyon", "weapon.blue", "supply", "supply")
    table.hero(1, HERE).play(f"attack hero player2 {HERE} with weapon.blue")

    table.refuses("activate hero1 supply", because="SG-MET-09")


# Together with other rules.


@rule("SG-MET-04")
def test_changes_of_the_city_under_her_do_not_move_her() -> None:
    table = changing("forest", "chief.blue", "chief.blue").chip("b2", owner=0)
    table.say(metamorpha={"cell": "b2"})

    table.play("upgrade b2")

    assert her_cell(table) == "b2"


@rule("SG-MET-13", "SG-GRT-15")
def test_a_veiled_city_cannot_be_attacked_but_a_hero_on_it_can() -> None:
    table = canyon("supply", modules=("new_great_artefacts",)).say(mantle={"veils": {"c5": [1]}})
    table.refuses("activate hero1 supply", because="SG-MET-13")

    manned = canyon("supply", modules=("new_great_artefacts",)).hero(1, "c5")
    manned.say(mantle={"veils": {"c5": [1]}}).play("activate hero1 supply")
    assert manned.legal() == ["attack hero player2 c5"]
    manned.refuses("attack city c5", because="SG-GRT-15")


@rule("SG-MET-13", "SG-TEA-06")
def test_a_mate_beside_the_hero_cannot_be_attacked() -> None:
    table = changing("canyon", "supply", seats=4, teams="2v2", team_turns="sequential").clear()
    table.city("b6", owner=0).city("a1", owner=1).city("g7", owner=2).city("g1", owner=3)
    table.tile("c2", "road.straight", "ns", "lake").hero(1, "c2").hero(2, "c2")
    table.play("activate hero1 supply")

    assert table.legal() == ["attack hero player2 c2"]
    table.refuses("attack hero player3 c2", because="SG-TEA-06")


@rule("SG-MET-13", "SG-BIL-21")
def test_fee_and_activation_are_spent_if_the_attack_is_voided() -> None:
    table = canyon("supply", "supply", "lord.blue", modules=("bilkarr",))
    table.say(potions={"brotherhood": {"owner": 1}})
    table.play("activate hero1 supply", "attack city c5", "drink brotherhood")

    assert table.table_of(0) == ["supply"]
    assert table.settled().heroes_of(0) == ["b4", None]
    table.refuses("activate hero1 supply", because="SG-MET-07")


@rule("SG-MET-13", "SG-BIL-33")
def test_fee_and_activation_are_spent_if_the_attack_is_frozen() -> None:
    table = canyon("supply", "supply", "lord.blue", modules=("bilkarr",))
    table.say(potions={"frost-touch": {"owner": 1, "day": 1}})
    table.play("activate hero1 supply", "attack city c5", "play lord.blue", "done")
    table.play("use frost-touch")

    assert table.heroes_of(0) == ["b4", None]
    table.refuses("activate hero1 supply", because="SG-MET-07")


@rule("SG-MET-08", "SG-BIL-24", "SG-BIL-31")
def test_a_frozen_fee_is_spent_and_the_power_is_not_used() -> None:
    table = changing("forest", "supply", "tent.red", modules=("bilkarr",))
    table.say(potions={"frost-touch": {"owner": 1, "day": 1, "order": "always"}})
    table.play("activate hero1 supply", "use frost-touch")

    assert table.table_of(0) == ["supply"]
    assert table.position()["ride"] is None
    table.allows("activate hero1 tent.red")


@rule("SG-MET-03", "SG-VAL-15")
def test_valley_cards_have_no_power_and_do_not_move_her() -> None:
    table = valleys("metamorpha").say(metamorpha={"cell": "b2"}).hand(0, "supply")
    table.hero(0, "d4").chip("d4", owner=0, level=4)
    table.refuses("activate hero1 supply", because="SG-MET-06")

    there = valleys("metamorpha").say(metamorpha={"cell": "d4"}).hero(0, "b2").hand(0, "supply")
    assert her_power(there) is None
    there.refuses("activate hero1 supply", because="SG-MET-05")


@rule("SG-MET-03")
def test_turning_over_a_valley_card_does_not_move_her() -> None:
    table = valleys("metamorpha").say(metamorpha={"cell": "b2"}).hero(0, "d2")
    table.hand(0, "friman.green", "friman.green", "supply").play("reveal d3")

    assert her_cell(table) == "b2"


# Documents and whole games.


@rule("SG-INF-01", "SG-MET-05")
def test_everybody_sees_her_square_her_power_and_the_used_powers() -> None:
    table = changing("forest", "supply").play("activate hero1 supply")

    wanted = {
        "cell": THERE,
        "power": "forest",
        "used": [{"seat": 0, "hero": 1, "terrains": ["forest"]}],
    }
    assert table.game.view(1)["metamorpha"] == wanted
    assert table.game.view(None)["metamorpha"] == wanted
    twin = stormhall.from_position(table.game.position())
    assert twin.state.digest() == table.state.digest()


@rule("SG-MET-05")
@pytest.mark.parametrize(
    "said", [{"cell": "z9"}, {"cell": "c2"}, {"used": 3}, {"used": [{"hero": 3}]}]
)
def test_an_impossible_value_in_a_position_is_named(said: dict[str, Any]) -> None:
    table = changing("forest").say(metamorpha=said)

    with pytest.raises(stormhall.PositionError) as error:
        table.game  # noqa: B018

    assert any(path.startswith("metamorpha") for path, _ in error.value.defects)


@pytest.mark.parametrize(
    ("modules", "seats", "seed"),
    [(MODULES, 2, 1), (MODULES, 3, 5), (MODULES, 6, 3), (SWITCHES, 4, 2), (SWITCHES, 5, 4)],
)
@pytest.mark.parametrize("choices", [160, pytest.param(500, marks=pytest.mark.long)])
@rule("SG-MET-06", "SG-MET-07")
def test_games_with_her_keep_their_invariants(
    modules: tuple[str, ...], seats: int, seed: int, choices: int
) -> None:
    table = end_of_week(stormgates(*modules, seats=seats), 1)
    game = table.game
    for seat in range(seats):
        for figure in range(2):
            table.state.put_hero(seat, figure, table.state.config.start[seat])
    chance = random.Random(seed)
    activated = 0
    for number in range(choices):
        if game.over:
            break
        seat = chance.choice(list(game.to_act))
        offers = game.state.offers(seat)
        wanted = [code for code in offers if code & 0xFF == 128] or offers
        activated += wanted is not offers
        game.state.take(seat, chance.choice(wanted))
        if number % 50 == 0 or activated % 9 == 1:
            check_worlds(game)
    assert activated
