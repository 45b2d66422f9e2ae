"""When potions act in others' turns (chapter 8: RW-1 to RW-7, SG-RWN, SG-BIL-31 to -34)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from stormhall.battalia.stormgates.rules.bilkarr.reaction_windows import Windows
from tests.battalia.stormgates.support.potion_battle import (
    ATTACK,
    FIELD,
    OPENING,
    answered,
    brawl,
    next_day,
    potion,
    potions,
    totals,
)
from tests.battalia.stormgates.support.table import just
from tests.battalia.table import Table
from tests.rules import rule


def used(table: Table, name: str) -> bool:
    seen = potion(table, name)
    assert seen is not None
    return bool(seen["used"])


# RW-2: an attack on a player is announced.


@rule("SG-BIL-12", "SG-BIL-21")
def test_the_target_voids_an_announced_attack_with_brotherhood() -> None:
    table = potions(brawl(), brotherhood=1).hand(0, "weapon.blue", "lord.blue").hand(1, "supply")
    table.play(ATTACK)
    assert (table.step, table.mover) == ("attack-announced", 1)

    table.play("drink brotherhood")

    assert (table.step, table.mover) == ("actions", 0)
    assert table.hand_of(0) == ["lord.blue", "weapon.blue"]
    assert table.heroes_of(0) == [FIELD, None]
    table.refuses(ATTACK, because="SG-BIL-21")


@rule("SG-BIL-12", "SG-RWN-01")
def test_target_then_third_parties_by_seat_then_attacker_are_asked_once_each() -> None:
    ask = {"owner": 3, "order": "ask"}
    table = potions(brawl(seats=4), brotherhood=1, weakness=ask, colossus=0, rage=0)
    table.hand(0, "weapon.blue", "lord.blue").play(ATTACK)

    assert table.mover == 1
    assert table.legal() == ["pass", "drink brotherhood", "order brotherhood never"]
    table.play("pass")
    assert table.mover == 3
    assert table.legal_like("drink") == [
        "drink weakness against player1",
        "drink weakness against player2",
        "drink weakness against player3",
    ]
    table.play("drink weakness against player1")
    assert table.mover == 0
    assert table.legal_like("drink") == ["drink rage", "drink colossus"]
    table.play("drink colossus")
    assert (table.step, table.mover) == ("opening", 0)
    table.play("play weapon.blue")
    assert totals(table) == (1 + 1 + 4 - 4, 3)


@rule("SG-BIL-12")
def test_the_target_may_drink_colossus_or_weakness_instead() -> None:
    table = potions(brawl(), colossus=1, weakness=1).hand(0, "weapon.blue", "lord.blue")
    table.play(ATTACK)
    assert table.legal_like("drink") == ["drink colossus", "drink weakness against player1"]
    table.refuses("drink rage", because="SG-BIL-07")

    table.play("drink weakness against player1", "play weapon.blue")
    assert totals(table) == (0, 3)


@rule("SG-BIL-12")
def test_only_the_potions_that_a_window_names_are_drunk_in_it() -> None:
    table = potions(brawl(), colossus=1, rage=1, frost_touch=1, solstice=1)
    table.hand(0, "weapon.blue", "lord.blue").play(ATTACK)

    table.refuses("drink rage", because="SG-BIL-12")
    table.refuses("drink frost-touch", because="SG-BIL-12")
    table.refuses("drink solstice", because="SG-BIL-12")
    table.refuses("use frost-touch", because="SG-BIL-12")


@rule("SG-BIL-21")
def test_brotherhood_does_not_stop_a_battle_already_opened() -> None:
    table = potions(brawl(level=1), brotherhood=1).hand(0, "weapon.blue", "lord.blue")
    table.hand(1, "friman.red").play(ATTACK, "pass", *OPENING)

    assert table.step == "answer"
    table.play("fight")
    assert table.legal_like("drink") == []


@rule("SG-BIL-12")
def test_rage_drunk_at_the_announcement_is_used_after_the_opening() -> None:
    table = potions(brawl(level=1), rage=0).hand(0, "weapon.blue", "lord.blue")
    table.hand(1, "supply", "supply", "supply")
    table.play(ATTACK, "drink rage", *OPENING, "use rage")

    assert len(table.hand_of(1)) == 1


# RW-3: the opening.


@rule("SG-BIL-12", "SG-BIL-33", "SG-BIL-24")
def test_frost_on_the_opening_voids_the_attack() -> None:
    table = potions(brawl(level=1), frost_touch=1, rage=(0, 1))
    table.hand(0, "weapon.blue", "lord.blue", "supply").hand(1, "friman.red", "supply")
    table.play(ATTACK, *OPENING)
    assert (table.step, table.mover) == ("opening-laid", 1)
    table.play("drink frost-touch")

    assert (table.step, table.mover) == ("actions", 0)
    assert table.heroes_of(0) == [FIELD, None]
    assert table.tile_at(FIELD)["owner"] == 1  # type: ignore[index]
    assert table.hand_of(0) == ["supply"]
    assert sorted(table.table_of(0)) == ["lord.blue", "weapon.blue"]
    assert table.hand_of(1) == ["supply", "friman.red"]
    assert table.state.attacked == 0
    assert used(table, "frost-touch")
    assert not used(table, "rage")
    table.play("end turn")
    assert sorted(table.shelter_of(0)[-2:]) == ["lord.blue", "weapon.blue"]


@rule("SG-BIL-12")
def test_frost_comes_before_rage_and_any_opponent_of_the_attacker_may_use_it() -> None:
    frost = {"owner": 2, "day": 2, "order": "ask"}
    table = potions(brawl(level=1, seats=3), frost_touch=frost, rage=(0, 1))
    table.hand(0, "weapon.blue", "lord.blue").hand(1, "supply", "supply")
    table.play(ATTACK, *OPENING)

    assert table.mover == 2
    assert table.legal() == ["pass", "use frost-touch", "order frost-touch never"]
    table.play("pass")
    assert table.mover == 0
    assert table.legal() == ["pass", "use rage", "order rage never"]
    table.play("pass")
    assert (table.step, table.mover) == ("answer", 1)


@rule("SG-BIL-12", "SG-TEA-06")
def test_a_mate_of_the_attacker_does_not_freeze_his_opening() -> None:
    frost = {"owner": 2, "day": 2, "order": "always"}
    table = potions(
        brawl(level=1, seats=4, teams="2v2", team_turns="sequential"), frost_touch=frost
    )
    table.hand(0, "weapon.blue", "lord.blue").play(ATTACK, *OPENING)

    assert (table.step, table.mover) == ("answer", 1)


# RW-4: the answer.


@rule("SG-BIL-12", "SG-BIL-33")
def test_frost_on_the_first_answer_closes_the_defenders_line() -> None:
    table = answered(frost_touch=(0, 1))
    assert (table.step, table.mover) == ("answer-laid", 0)
    assert totals(table) == (6, 7)

    table.play("use frost-touch")

    assert (table.step, table.mover) == ("actions", 0)  # 2 < 6: Red cannot react
    assert table.tile_at(FIELD)["owner"] == 0  # type: ignore[index]
    assert table.heroes_of(1) == [None, None]
    assert table.shelter_of(1)[-1] == "lord.red"
    assert table.position()["windows"] == {"answered": False, "frozen": False}


@rule("SG-BIL-12")
def test_without_frost_the_answer_counts() -> None:
    table = answered(frost_touch=(0, 1))
    table.play("pass")

    assert (table.step, table.mover) == ("volley", 0)
    assert totals(table) == (6, 7)
    table.play("play priest.blue", "done")
    assert (table.step, table.mover) == ("volley", 1)
    table.play("play friman.red")
    table.play("give up")
    assert table.tile_at(FIELD)["owner"] == 0  # type: ignore[index]


@rule("SG-BIL-12", "SG-BIL-33")
def test_only_the_first_answer_can_be_frozen() -> None:
    table = potions(brawl(level=2), frost_touch=(0, 1)).hand(
        0, "weapon.blue", "lord.blue", "horse.blue"
    )
    table.hand(1, "lord.red", "priest.red")
    table.play(ATTACK, *OPENING, "fight", "play lord.red", "done", "pass")
    table.play("play horse.blue", "done", "play priest.red", "done")

    assert (table.step, table.mover) == ("volley", 0)


@rule("SG-BIL-12", "SG-BIL-33")
def test_frost_on_the_answer_leaves_base_defence_terrain_and_potions_but_no_morale() -> None:
    table = potions(brawl(level=3, advanced=True), frost_touch=(0, 1), colossus=(1, 1))
    table.faction("islanders", "emberians").city(FIELD, owner=1, level=3, terrain="canyon")
    table.hand(0, "weapon.blue", "lord.blue", "lord.blue", "priest.blue").hand(1, "lord.red")
    table.hero(1, FIELD)
    table.play(ATTACK, "play weapon.blue", "play lord.blue", "play lord.blue", "done")
    assert totals(table) == (10, 3 + 1 + 4)
    table.play("fight", "join one", "play lord.red", "done")
    assert totals(table) == (10, 8 + 4 + 1)

    table.play("use frost-touch")

    over = table.events("battle-over")[-1]
    assert (over["attack"], over["defence"], over["winner"]) == (10, 8, 0)


@rule("SG-BIL-12", "SG-BIL-33")
def test_an_answer_without_a_card_is_no_line_to_freeze() -> None:
    table = potions(brawl(level=2), frost_touch=(0, 1), colossus=1)
    table.hand(0, "weapon.blue", "lord.blue").hand(1, "friman.red")
    table.play(ATTACK, "pass", *OPENING, "fight", "drink colossus", "done")

    assert (table.step, table.mover) == ("volley", 0)


@rule("SG-BIL-12", "SG-BIL-33")
@pytest.mark.parametrize("card", ["lord.unbound", "shield", "lord.red"])
def test_the_first_answer_is_frozen_whatever_its_faction(card: str) -> None:
    table = potions(brawl(level=2, modules=["unbound"]), frost_touch=(0, 1))
    table.hand(0, "weapon.blue", "lord.blue").hand(1, card)
    table.play(ATTACK, *OPENING, "fight", f"play {card}", "done")

    assert (table.step, table.mover) == ("answer-laid", 0)


@rule("SG-BIL-12", "SG-RWN-01")
@pytest.mark.parametrize("potion", ["colossus", "weakness"])
def test_after_the_window_of_the_answer_the_attacker_has_that_of_his_volley_once(
    potion: str,
) -> None:
    table = potions(brawl(level=2), frost_touch=(0, 1), **{potion: 0})
    table.hand(0, "weapon.blue", "lord.blue", "priest.blue").hand(1, "lord.red")
    table.play(ATTACK, "pass", *OPENING, "fight", "play lord.red", "done")

    assert (table.step, table.mover) == ("answer-laid", 0)
    assert table.legal() == ["pass", "use frost-touch", "order frost-touch never"]
    table.play("pass")
    assert (table.step, table.mover) == ("volley-begins", 0)
    assert not table.legal_like("use")
    table.play("pass")
    assert (table.step, table.mover) == ("volley", 0)


@rule("SG-BIL-12", "SG-TEA-06")
def test_a_mate_of_the_attacker_may_freeze_the_answer() -> None:
    frost = {"owner": 2, "day": 2, "order": "ask"}
    table = potions(
        brawl(level=2, seats=4, teams="2v2", team_turns="sequential"), frost_touch=frost
    )
    table.hand(0, "weapon.blue", "lord.blue").hand(1, "lord.red")
    table.play(ATTACK, *OPENING, "fight", "play lord.red", "done")

    assert (table.step, table.mover) == ("answer-laid", 2)
    table.play("use frost-touch")
    assert table.tile_at(FIELD)["owner"] == 0  # type: ignore[index]


@rule("SG-BIL-12", "SG-TEA-06")
@pytest.mark.parametrize("owner", [1, 3])
def test_the_defenders_side_does_not_freeze_its_own_answer(owner: int) -> None:
    frost = {"owner": owner, "day": 2, "order": "always"}
    table = potions(
        brawl(level=2, seats=4, teams="2v2", team_turns="sequential"), frost_touch=frost
    )
    table.hand(0, "weapon.blue", "lord.blue").hand(1, "lord.red")
    table.play(ATTACK, *OPENING, "pass", "fight", "play lord.red", "done")

    assert (table.step, table.mover) == ("volley", 0)


# RW-5: a volley begins.


@rule("SG-BIL-12")
def test_a_combatant_drinks_before_his_volley() -> None:
    table = potions(brawl(level=2), colossus=1, weakness=0)
    table.hand(0, "weapon.blue", "lord.blue").hand(1, "friman.red")
    table.play(ATTACK, "pass", "pass", *OPENING, "fight")
    assert (table.step, table.mover) == ("volley-begins", 1)
    table.play("drink colossus")
    assert (table.step, table.mover) == ("volley", 1)
    assert totals(table) == (6, 6)

    table.play("done")
    assert (table.step, table.mover) == ("volley-begins", 0)
    table.play("drink weakness against player2")
    assert totals(table) == (6, 2)
    table.play("done")
    assert (table.step, table.mover) == ("volley", 1)


@rule("SG-BIL-12", "SG-BIL-33")
def test_colossus_saves_a_defender_whose_line_is_closed() -> None:
    table = potions(brawl(level=3), frost_touch=(0, 1), colossus=1)
    table.hand(0, "weapon.blue", "lord.blue", "priest.blue").hand(1, "lord.red")
    table.play(ATTACK, "pass", *OPENING, "fight", "pass", "play lord.red", "done")
    table.play("use frost-touch")
    assert (table.step, table.mover) == ("volley-begins", 1)
    table.play("drink colossus")

    assert (table.step, table.mover) == ("volley", 0)
    assert totals(table) == (6, 7)
    attack = table.game.clone()
    attack.apply(0, "play priest.blue")
    attack.apply(0, "done")
    won: Any = attack.position()
    assert won["tiles"][FIELD]["owner"] == 0

    table.play("give up")
    assert table.tile_at(FIELD)["owner"] == 1  # type: ignore[index]
    assert table.heroes_of(0) == [None, None]


# RW-6: any other line.


@rule("SG-WE-39", "SG-BIL-24", "SG-BIL-12")
def test_a_frozen_line_spends_its_cards_without_effect() -> None:
    table = potions(brawl(), frost_touch={"owner": 1, "order": "always"})
    table.hand(0, "supply", "supply", "supply")
    supplies = table.state.supplies
    table.play("hire chief")
    assert (table.step, table.mover) == ("line-laid", 1)
    assert table.new_of(0) == []
    table.play("drink frost-touch")

    assert (table.step, table.mover) == ("actions", 0)
    assert table.new_of(0) == []
    assert table.state.supplies == supplies
    assert table.table_of(0) == ["supply"] * 3
    seen = potion(table, "frost-touch")
    assert seen is not None
    assert (seen["day"], seen["used"]) == (1, True)
    table.play("end turn")
    assert table.shelter_of(0)[-3:] == ["supply"] * 3


@rule("SG-BIL-12")
def test_a_line_that_nobody_freezes_is_carried_out() -> None:
    table = potions(brawl(), frost_touch={"owner": 1, "order": "always"})
    table.hand(0, "supply", "supply", "supply").play("hire chief", "pass")

    assert table.step == "actions"
    assert len(table.new_of(0)) == 2


@rule("SG-BIL-12", "SG-BIL-10")
def test_frost_freezes_one_line_a_day() -> None:
    frost = {"owner": 1, "day": 1, "order": "always"}
    table = potions(brawl(), frost_touch=frost).hand(0, *["supply"] * 4)
    table.play("hire friman", "use frost-touch", "hire friman")

    assert table.step == "actions"
    assert len(table.new_of(0)) == 2
    next_day(table)
    assert not used(table, "frost-touch")


@rule("SG-BIL-12")
def test_the_lines_of_its_drinker_and_his_mates_are_not_frozen() -> None:
    own = potions(brawl(), frost_touch={"owner": 0, "day": 1, "order": "always"})
    own.hand(0, "supply", "supply").play("hire friman")
    assert len(own.new_of(0)) == 2

    mates = potions(
        brawl(seats=4, teams="2v2", team_turns="sequential"),
        frost_touch={"owner": 2, "day": 1, "order": "always"},
    )
    mates.hand(0, "supply", "supply").play("hire friman")
    assert len(mates.new_of(0)) == 2


@rule("SG-BIL-31")
def test_a_frozen_horse_gives_no_ride() -> None:
    table = potions(brawl(), frost_touch={"owner": 1, "day": 1, "order": "always"}).clear()
    table.tile("c4", "road.straight", "ns", "lake").hand(0, "horse.blue", "supply")
    table.play("move hero1 c4 with horse.blue", "use frost-touch")

    assert table.heroes_of(0) == [FIELD, None]
    assert table.position()["ride"] is None
    assert table.table_of(0) == ["horse.blue"]
    table.play("move hero1 c4")  # with the supply
    assert table.heroes_of(0) == ["c4", None]


@rule("SG-BIL-31")
def test_steps_of_a_horse_already_laid_are_not_lines() -> None:
    table = potions(brawl(), frost_touch={"owner": 1, "day": 1, "order": "always"}).clear()
    table.tile("c4", "road.straight", "ns", "lake").hand(0, "horse.blue")
    table.play("move hero1 c4", "pass", "move hero1 c3")

    assert table.step == "actions"
    assert table.position()["ride"] == [1, 1]


@rule("SG-BIL-31", "SG-GAT-08")
def test_a_hero_whose_jump_was_frozen_has_not_jumped() -> None:
    table = potions(brawl(), frost_touch={"owner": 1, "day": 1, "order": "ask"})
    table.hero(0, "d2").hand(0, *["supply"] * 4)
    table.play("jump hero1 d6")
    assert table.step == "line-laid"
    table.play("use frost-touch")

    assert table.heroes_of(0) == ["d2", None]
    assert table.table_of(0) == ["supply", "supply"]
    assert "storm" not in table.step
    table.allows("jump hero1 d6")


@rule("SG-BIL-31")
def test_frost_does_not_undo_transformations_and_dice() -> None:
    table = potions(brawl(), frost_touch={"owner": 1, "day": 1, "order": "always"})
    table.hand(0, "amulet.blue", "supply", "supply").dice(2).day(2)
    table.play("amulet on supply")
    assert table.step == "actions"  # not a line that can be frozen
    table.play("hire friman with open1 open1", "use frost-touch")

    assert table.open_of(0) == []
    assert table.new_of(0) == []
    assert sorted(table.table_of(0)) == ["amulet.blue", "supply"]


@rule("SG-BIL-32")
def test_other_uses_of_a_card_in_a_frozen_line_are_untouched() -> None:
    table = potions(brawl(), frost_touch={"owner": 1, "day": 1, "order": "always"})
    table.hand(0, "amulet.blue", "supply", "supply").dice(3).day(2)
    table.play("amulet on supply", "hire friman with open1 open1", "use frost-touch")
    assert table.open_of(0) == [("supply", "supply", 1)]
    table.play("hire friman")

    assert len(table.new_of(0)) == 2


@rule("SG-BIL-31")
def test_a_frozen_great_artefact_stays_laid() -> None:
    table = potions(brawl(), frost_touch={"owner": 1, "day": 1, "order": "ask"})
    table.hand(0, "wings", "supply").play("wings hero1", "use frost-touch")

    assert table.step == "actions"
    assert table.table_of(0) == ["wings"]


@rule("SG-BIL-31")
def test_a_frozen_tent_is_cleared_with_its_content() -> None:
    table = potions(brawl(), frost_touch={"owner": 1, "day": 1, "order": "always"})
    table.hand(0, "tent.blue", "lord.blue", "supply")
    table.play("pitch tent.blue station lord.blue")
    while table.step == "station":
        table.play("enough")
    assert table.step == "line-laid"
    table.play("use frost-touch", "end turn")

    assert table.tents_of(0) == []
    assert sorted(table.shelter_of(0)[-3:]) == ["lord.blue", "supply", "tent.blue"]


@rule("SG-BIL-31", "SG-BIL-12")
def test_after_a_frozen_retreat_the_defender_answers_again() -> None:
    table = potions(brawl(), frost_touch=(0, 1)).clear().hero(1, FIELD)
    table.tile("c4", "road.straight", "ns", "lake").tile("c5", "road.straight", "ns", "lake")
    table.tile("c6", "road.straight", "ns", "canyon")
    table.hand(0, "weapon.blue").hand(1, "horse.red", "friman.red")
    table.play(f"attack hero player2 {FIELD}", "play weapon.blue", "done")
    table.play("retreat c6")
    assert (table.step, table.mover) == ("line-laid", 0)
    table.play("use frost-touch")

    assert (table.step, table.mover) == ("answer", 1)
    assert table.heroes_of(1) == [FIELD, None]
    assert table.legal_like("retreat") == []
    table.play("surrender")
    assert table.heroes_of(1) == [None, None]
    assert "horse.red" in table.shelter_of(1)


@rule("SG-BIL-34")
def test_only_lines_are_frozen() -> None:
    table = potions(
        brawl(advanced=True), frost_touch={"owner": 1, "day": 1, "order": "always"}, colossus=0
    ).clear()
    table.tile("c4", "road.straight", "ns", "lake").tent(0, "tent.blue", "lord.blue")
    table.hand(0, "supply", "supply", "friman.blue").nation(0, *["supply"] * 8)
    table.play("strike tent1", "drink colossus", "suspend supply", "ambush friman.blue")
    assert table.step == "actions"
    table.play("move hero1 c4")  # native terrain
    assert table.heroes_of(0) == ["c4", None]


# RW-7: an attack on a neutral object.


@rule("SG-BIL-12")
def test_at_a_neutral_city_the_attacker_and_then_his_opponents_are_asked() -> None:
    weak = {"owner": 1, "order": "ask"}
    table = potions(brawl(seats=3), colossus=0, weakness=weak, brotherhood=2)
    cell = "e1"
    table.hero(0, cell).hand(0, "weapon.blue", "lord.blue").play(f"attack city {cell}")
    assert (table.step, table.mover) == ("attack-announced", 0)
    assert table.legal_like("drink") == ["drink colossus"]
    table.play("drink colossus")
    assert table.mover == 1
    table.play("drink weakness against player1")
    assert (table.step, table.mover) == ("opening", 0)
    table.play("play weapon.blue")
    assert totals(table)[0] == 2


# All together.


EVERYTHING = [
    "advanced", "six_factions", "royals", "gates", "trading", "new_great_artefacts", "fate",
    "heroic", "draft", "metamorpha", "bilkarr", "zealots", "unbound",
]  # fmt: skip
"""All modules that a table can have."""


@pytest.mark.parametrize(
    ("seats", "modules", "teams"),
    [
        (2, ["gates", "bilkarr"], "none"),
        (3, ["gates", "bilkarr", "unbound", "advanced"], "none"),
        (4, EVERYTHING, "2v2"),
        (5, EVERYTHING, "none"),
        (6, EVERYTHING, "2v2v2"),
    ],
)
def test_random_games_with_potions_pass_every_check(
    seats: int, modules: list[str], teams: str
) -> None:
    options = {**just(*modules, seats=seats), "teams": teams}
    game = stormhall.new("stormgates", seats, seed=seats, options=options)
    state = game.state
    module = state.config.by_name["windows"]  # type: ignore[attr-defined]
    assert isinstance(module, Windows)
    handed = 0
    for number in range(700):
        if game.over:
            break
        position: Any = game.position()
        if position["frames"][-1]["step"] == "actions" and handed < 6 and number % 5 == 0:
            module.potions.give(state, handed, handed % seats)  # type: ignore[arg-type]
            handed += 1
        seat = game.to_act[number % len(game.to_act)]
        offers = game.legal(seat)
        game.apply(seat, offers[number * 7919 % len(offers)])
        if number % 50 == 0 and not game.over:
            _check(game, number, seats)


def _check(game: stormhall.Game, number: int, seats: int) -> None:
    assert game.state.defects() == []
    again = stormhall.from_position(game.position())
    assert again.state.digest() == game.state.digest()
    for viewer in [*range(seats), None]:
        view = game.view(viewer)
        dream = game.resample(viewer, number)
        assert stormhall.resample(view, number).state.digest() == dream.state.digest()
        assert dream.view(viewer) == view
