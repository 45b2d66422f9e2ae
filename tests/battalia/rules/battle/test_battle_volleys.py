"""Volleys: the cards that may be laid in them, and giving up (BT-BAT-14 to -21)."""

from __future__ import annotations

import pytest

from tests.battalia.battles import FIELD, totals, war
from tests.battalia.table import Table
from tests.rules import rule

ATTACK = f"attack city {FIELD} with weapon.gold"


def owner(table: Table) -> int:
    tile = table.tile_at(FIELD)
    assert tile is not None
    return int(tile["owner"])


@rule("BT-BAT-14")
def test_the_defender_needs_an_equal_total_and_the_attacker_a_higher_one() -> None:
    table = war(level=2).hand(0, "weapon.gold", "priest.gold", "friman.gold", "friman.gold")
    table.hand(1, "friman.gold", "friman.gold", "lord.gold")
    table.play(ATTACK, "play priest.gold", "done", "fight")

    table.play("play friman.gold")
    assert totals(table) == (4, 3)
    table.refuses("done", because="BT-BAT-14")
    table.play("play friman.gold")
    assert totals(table) == (4, 4)
    table.play("done")

    assert table.mover == 0
    table.refuses("done", because="BT-BAT-14")
    table.play("play friman.gold", "done")
    assert table.mover == 1


@rule("BT-BAT-14", "BT-BAT-15")
def test_a_completed_volley_may_be_made_stronger_before_it_is_ended() -> None:
    table = war(level=1).hand(0, "weapon.gold", "chief.gold", "chief.gold")
    table.hand(1, "priest.gold", "lord.gold")
    table.play(ATTACK, "play chief.gold", "done", "fight", "play priest.gold")
    assert totals(table) == (3, 4)

    table.allows("play lord.gold", "done")
    table.play("play lord.gold", "done")

    assert totals(table) == (3, 8)


@rule("BT-BAT-14")
def test_cards_are_laid_one_by_one_so_that_a_roll_is_seen_before_the_next_card() -> None:
    table = war(level=1).hand(0, "weapon.gold", "chief.gold")
    table.hand(1, "amulet.red", "friman.gold", "lord.gold")
    table.play(ATTACK, "play chief.gold", "done", "fight")

    table.dice(5).play("amulet on friman.gold")

    assert totals(table) == (3, 1)
    table.allows("play lord.gold", "give up")


@rule("BT-BAT-15")
def test_giving_up_is_possible_only_while_the_condition_does_not_hold() -> None:
    table = war(level=1).hand(0, "weapon.gold", "chief.gold", "lord.gold").hand(1, "priest.gold")
    table.play(ATTACK)
    table.refuses("give up", because="BT-BAT-10")
    table.play("play chief.gold")
    table.refuses("give up", because="BT-BAT-15")
    table.play("done", "fight")

    table.allows("give up")
    table.play("play priest.gold")
    table.refuses("give up", because="BT-BAT-15")
    table.play("done")
    table.allows("give up")
    table.play("play lord.gold")

    table.refuses("give up", because="BT-BAT-15")


@rule("BT-BAT-15", "BT-BAT-19")
def test_cards_laid_before_giving_up_stay_laid() -> None:
    table = war(level=1).hand(0, "weapon.gold", "lord.gold", "friman.gold")
    table.hand(1, "friman.red", "chief.red", "lord.red")
    table.play(ATTACK, "play lord.gold", "done", "fight", "play friman.red")

    table.play("give up")

    assert table.hand_of(1) == ["chief.red", "lord.red"]
    assert table.shelter_of(1) == ["friman.red"]
    assert owner(table) == 0


@rule("BT-BAT-16")
def test_an_equal_strength_repels_the_attack() -> None:
    table = war(level=1).hand(0, "weapon.gold", "friman.gold").hand(1, "friman.gold")
    table.play(ATTACK, "play friman.gold", "done", "fight", "play friman.gold", "done")
    assert totals(table) == (2, 2)

    table.play("give up")

    assert owner(table) == 1
    assert table.heroes_of(0) == [None, None]


@rule("BT-BAT-16", "BT-BAT-11")
def test_surrender_loses_the_city_at_once_whatever_the_hand_holds() -> None:
    table = war(level=1).hand(0, "weapon.gold", "friman.gold").hand(1, "lord.red", "lord.red")

    table.play(ATTACK, "play friman.gold", "done", "surrender")

    assert table.step == "actions"
    assert owner(table) == 0
    assert table.hand_of(1) == ["lord.red", "lord.red"]


@rule("BT-BAT-17", "BT-USE-TEN-3")
def test_either_side_strikes_tents_in_the_middle_of_its_volley() -> None:
    table = war(level=1).hand(0, "weapon.gold").hand(1, "friman.gold")
    table.tent(0, "tent.blue", "friman.gold").tent(0, "tent.gold", "lord.gold")
    table.tent(1, "tent.red", "priest.gold")

    table.play(ATTACK, "strike tent1", "play friman.gold", "done")
    table.play("fight", "strike tent1", "play priest.gold", "done")
    assert totals(table) == (2, 4)
    table.play("strike tent1", "play lord.gold", "done")

    assert totals(table) == (6, 4)
    assert table.shelter_of(0) == ["tent.blue", "tent.gold"]
    assert table.shelter_of(1) == ["tent.red"]


@rule("BT-BAT-17", "BT-GRT-PAV-1", "BT-USE-TEN-5")
def test_the_pavilion_is_struck_in_battle_and_gives_back_both_cards() -> None:
    table = war(level=1).hand(0, "weapon.gold", "friman.gold")
    table.tent(1, "pavilion", "lord.gold", "friman.gold")
    table.play(ATTACK, "play friman.gold", "done", "fight")

    table.play("strike tent1")

    assert sorted(table.hand_of(1)) == ["friman.gold", "lord.gold"]
    assert table.shelter_of(1) == ["pavilion"]


@rule("BT-BAT-17")
def test_a_tent_that_is_not_pitched_cannot_be_struck() -> None:
    table = war(level=1).hand(0, "weapon.gold").tent(0, "tent.blue", "friman.gold").play(ATTACK)

    table.refuses("strike tent2", because="BT-USE-TEN-3")

    table.allows("strike tent1")


@rule("BT-BAT-18")
def test_both_heroes_who_took_part_leave_with_the_losing_attacker() -> None:
    table = war(level=1).hero(0, FIELD, FIELD).hand(0, "weapon.blue").hand(1, "lord.red")
    table.play(f"attack city {FIELD}", "send both", "play weapon.blue", "done")

    table.play("fight", "play lord.red", "done", "give up")

    assert table.heroes_of(0) == [None, None]


@rule("BT-BAT-18")
def test_the_winner_keeps_his_heroes() -> None:
    table = war(level=1).hero(1, FIELD).hand(0, "weapon.blue").hand(1, "lord.red")
    table.play(f"attack hero player2 {FIELD} with weapon.blue", "done")

    table.play("fight", "play lord.red", "done", "give up")

    assert table.heroes_of(0) == [None, None]
    assert table.heroes_of(1) == [FIELD, None]


@rule("BT-BAT-19")
def test_the_defenders_cards_go_to_his_shelter_when_the_battle_ends() -> None:
    table = war(level=1).hand(0, "weapon.gold", "friman.gold").hand(1, "lord.red", "horse.red")
    table.play(ATTACK, "play friman.gold", "done", "fight", "play lord.red", "done")
    assert table.table_of(1) == ["lord.red"]

    table.play("give up")

    assert table.table_of(1) == []
    assert table.shelter_of(1) == ["lord.red"]
    assert sorted(table.table_of(0)) == ["friman.gold", "weapon.gold"]


@rule("BT-BAT-19", "BT-CLN-1")
def test_the_attackers_cards_stay_on_the_table_until_clean_up() -> None:
    table = war(level=1).hand(0, "weapon.gold", "friman.gold").shelter(0)
    table.play(ATTACK, "play friman.gold", "done", "surrender")
    assert sorted(table.table_of(0)) == ["friman.gold", "weapon.gold"]
    assert table.shelter_of(0) == []

    table.play("end turn")

    assert table.table_of(0) == []


@rule("BT-BAT-20")
@pytest.mark.parametrize("card", ["friman.red", "lord.red", "weapon.red", "horse.red", "sword"])
def test_the_defender_lays_units_weapons_horses_and_great_weapons(card: str) -> None:
    table = war(level=1).hand(0, "weapon.gold", "lord.gold").hand(1, card)
    table.play(ATTACK, "play lord.gold", "done", "fight")

    table.allows(f"play {card}")


@rule("BT-BAT-20", "BT-GRT-4", "BT-GRT-HAM-2")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("horn", "horn"),
        ("wings", "wings hero1"),
        ("hand", "hand player2"),
        ("staff", "staff"),
        ("hammer", "play hammer"),
        ("pavilion", "play pavilion"),
        ("horn", "play horn"),
    ],
)
def test_other_great_artefacts_are_not_used_in_battle(card: str, line: str) -> None:
    table = war(reserve=True, level=1).hand(0, "weapon.gold", card)
    table.play(ATTACK)

    table.refuses(line, because="BT-BAT-20")


@rule("BT-BAT-20", "BT-USE-TEN-5")
def test_tents_are_not_pitched_in_battle() -> None:
    table = war(level=1).hand(0, "weapon.gold", "tent.blue", "supply", "friman.gold").play(ATTACK)

    table.refuses("pitch tent.blue", because="BT-USE-TEN-5")

    table.allows("play friman.gold")


@rule("BT-BAT-20")
def test_a_card_already_in_the_line_is_no_target() -> None:
    table = war(level=1).hand(0, "weapon.gold", "friman.gold", "title.blue")
    table.play(ATTACK, "play friman.gold")

    table.refuses("title on friman.gold", because="BT-TRF-4")


@rule("BT-BAT-20", "BT-TRN-6")
def test_the_attacker_uses_open_cards_from_his_turn_in_battle() -> None:
    table = war(level=1).hand(0, "weapon.gold", "friman.gold").open(0, "title.blue")
    table.play(ATTACK)

    table.play("title on friman.gold")

    assert totals(table) == (3, 1)


@rule("BT-BAT-20", "BT-UNB-4")
def test_supplies_go_only_on_an_unbound_in_the_line() -> None:
    table = war(level=1, unbound=True).hand(0, "weapon.gold", "chief.unbound", "supply", "supply")
    table.play(ATTACK)

    table.refuses("feed supply", because="BT-UNB-4")
    table.play("play chief.unbound", "feed supply", "feed supply")

    assert totals(table) == (5, 1)


@rule("BT-BAT-20", "BT-TRF-5")
def test_a_chain_of_transformations_is_played_in_battle() -> None:
    table = war(level=1).hand(0, "weapon.gold")
    table.hand(1, "scroll.red", "title.gold", "friman.gold").hero(1, FIELD)
    table.play(f"attack hero player2 {FIELD} with weapon.gold", "done", "fight")

    table.play("scroll on title.gold emberians")
    assert totals(table) == (1, 0)
    table.play("title on friman.gold")

    assert totals(table) == (1, 2)
    table.play("done", "give up")
    assert sorted(table.shelter_of(1)) == ["chief.gold", "scroll.red", "title.red"]


@rule("BT-BAT-20", "BT-USE-SCR-4")
def test_a_scroll_does_not_change_itself_in_battle() -> None:
    table = war(level=1).hand(0, "weapon.gold", "scroll.blue", "friman.gold").play(ATTACK)

    table.refuses("scroll on itself", because="BT-BAT-20")

    table.allows("scroll on friman.gold emberians")


@rule("BT-BAT-20")
def test_in_battle_a_scroll_goes_on_cards_that_enter_the_line_or_transform() -> None:
    table = war(level=1)
    table.hand(0, "weapon.gold", "scroll.blue", "tool.gold", "tent.gold", "amulet.gold")
    table.play(ATTACK)

    table.refuses("scroll on tool.gold", because="BT-BAT-20")
    table.refuses("scroll on tent.gold", because="BT-BAT-20")

    table.allows("scroll on amulet.gold")


@rule("BT-BAT-20", "BT-GRT-CRO-1", "BT-GRT-BOO-1", "BT-GRT-4")
def test_crown_and_book_transform_in_battle() -> None:
    table = war(level=1).hand(0, "weapon.blue", "crown", "friman.blue", "friman.gold")
    table.hand(1, "book", "lord.gold", "lord.gold", "friman.gold").hero(1, FIELD)
    table.play(f"attack hero player2 {FIELD} with weapon.blue", "title twice on friman.blue")
    assert totals(table) == (1 + 3 + 1, 0)

    table.play("done", "fight", "scroll on lord.gold emberians")
    assert totals(table) == (5, 4 + 1)
    table.play("scroll on friman.gold emberians")

    assert totals(table) == (5, 5 + 1)
    assert table.open_of(1) == [("book", "scroll", 1)]


@rule("BT-BAT-21")
def test_a_promoted_unit_joins_the_line_with_its_new_strength() -> None:
    table = war(level=1).hand(0, "weapon.gold", "priest.gold", "title.blue").play(ATTACK)

    table.play("title on priest.gold")

    assert totals(table) == (1 + 4, 1)
    assert table.open_of(0) == []


@rule("BT-BAT-21", "BT-BAT-4")
def test_a_recoloured_card_joins_the_line_with_its_new_faction() -> None:
    table = war(level=3).hand(0, "weapon.blue", "lord.gold", "scroll.red")
    table.play(f"attack city {FIELD} with weapon.blue")

    table.play("scroll on lord.gold islanders")

    assert totals(table) == (1 + 4 + 1, 3)


@rule("BT-BAT-21", "BT-BAT-2", "BT-USE-AMU-4")
def test_a_multiplied_card_joins_with_as_many_uses_as_are_spent() -> None:
    table = war(level=4).hand(0, "weapon.gold", "chief.gold", "amulet.blue").play(ATTACK)

    table.dice(3).play("amulet on chief.gold")
    assert totals(table) == (1 + 2, 4)
    table.play("play open1")
    assert totals(table) == (1 + 4, 4)

    assert table.open_of(0) == [("chief.gold", "chief", 1)]


@rule("BT-BAT-21", "BT-TRN-6")
def test_uses_left_over_from_a_battle_remain_for_the_attackers_turn() -> None:
    table = war(level=1).hand(0, "weapon.gold", "friman.gold", "amulet.blue", "supply")
    table.dice(2).play(ATTACK, "amulet on friman.gold", "done", "surrender")
    assert table.open_of(0) == [("friman.gold", "friman", 1)]

    table.play("build road.straight c2 ew with open1 supply")

    assert table.tile_at("c2") is not None


@rule("BT-BAT-21", "BT-USE-AMU-2")
def test_a_card_without_strength_stays_out_of_the_line() -> None:
    table = war(level=1).hand(0, "weapon.gold", "supply", "amulet.blue").play(ATTACK)

    table.dice(1).play("amulet on supply")

    assert totals(table) == (1, 1)
    assert table.open_of(0) == [("supply", "supply", 1)]


@rule("BT-BAT-21", "BT-USE-AMU-5")
def test_a_four_sends_the_card_to_the_ambush_and_the_volley_goes_on() -> None:
    table = war(level=1).hand(0, "weapon.gold", "friman.gold")
    table.hand(1, "lord.red", "amulet.red", "friman.red")
    table.play(ATTACK, "play friman.gold", "done", "fight")

    table.dice(4).play("amulet on lord.red")

    assert totals(table) == (2, 1)
    assert table.ambush_of(1) == ["lord.red"]
    assert table.shelter_of(1) == ["amulet.red"]
    table.play("play friman.red", "done")
    assert table.mover == 0


@rule("BT-BAT-21", "BT-AMB-4", "BT-WE-19")
def test_a_four_in_defence_with_a_full_ambush_discards_one_of_the_three() -> None:
    table = war(level=1).hand(0, "weapon.gold", "friman.gold").hand(1, "lord.red", "amulet.red")
    table.ambush(1, "friman.red", "horse.red", "supply")
    table.play(ATTACK, "play friman.gold", "done", "fight", "leave ambush")

    table.dice(4).play("amulet on lord.red", "discard horse.red")

    assert sorted(table.ambush_of(1)) == ["friman.red", "lord.red", "supply"]
    assert sorted(table.shelter_of(1)) == ["amulet.red", "horse.red"]
    assert table.limbo() == []
    table.allows("give up")


@rule("BT-BAT-21", "BT-USE-AMU-6")
def test_a_five_sends_the_card_to_the_shelter() -> None:
    table = war(level=1).hand(0, "weapon.gold", "lord.gold", "amulet.blue").shelter(0).play(ATTACK)

    table.dice(5).play("amulet on lord.gold")

    assert totals(table) == (1, 1)
    assert sorted(table.shelter_of(0)) == ["amulet.blue", "lord.gold"]
    assert table.table_of(0) == ["weapon.gold"]


@rule("BT-BAT-21", "BT-USE-AMU-7")
def test_a_joker_joins_as_a_unit_or_transforms_instead() -> None:
    table = war(level=1)
    table.hand(0, "weapon.gold", "tool.gold", "tent.gold", "priest.gold", "amulet.blue")
    table.open(0, "amulet.gold", uses=1).play(ATTACK)

    table.dice(6, 6).play("amulet on tool.gold with open1", "open1 as title")
    assert totals(table) == (1, 1)
    table.play("title on priest.gold")
    assert totals(table) == (5, 1)
    table.play("amulet on tent.gold", "open1 as lord")

    assert totals(table) == (9, 1)


@rule("BT-BAT-21", "BT-BAT-20")
@pytest.mark.parametrize("kind", ["tool", "tent"])
def test_a_joker_is_no_tool_or_tent_in_battle(kind: str) -> None:
    table = war(level=1).hand(0, "weapon.gold").open(0, "supply", "joker").play(ATTACK)

    table.refuses(f"open1 as {kind}", because="BT-BAT-20")

    table.allows("open1 as horse")


@rule("BT-USE-AMU-10", "BT-BAT-19")
def test_the_defenders_unspent_uses_end_with_the_battle() -> None:
    table = war(level=1).hand(0, "weapon.gold", "friman.gold").hand(1, "lord.red", "amulet.red")
    table.play(ATTACK, "play friman.gold", "done", "fight")
    table.dice(3).play("amulet on lord.red", "done")
    assert table.open_of(1) == [("lord.red", "lord", 2)]

    table.play("give up")

    assert table.open_of(1) == []
    assert sorted(table.shelter_of(1)) == ["amulet.red", "lord.red"]


@rule("BT-WE-12", "BT-BAT-4", "BT-BAT-14", "BT-BAT-16", "BT-BAT-18")
def test_the_example_of_the_battle_for_a_city_of_level_3() -> None:
    table = war(level=3)
    table.hand(0, "weapon.blue", "chief.blue", "friman.blue", "chief.blue", "chief.gold")
    table.hand(1, "friman.red", "lord.red", "supply", "supply", "supply", "supply")

    table.play(f"attack city {FIELD} with weapon.blue chief.blue")
    assert totals(table) == (4, 3)
    table.play("done", "fight", "play friman.red")
    assert totals(table) == (4, 4)
    table.play("done", "play friman.blue", "play chief.blue", "play chief.gold")
    assert totals(table) == (8, 4)
    table.play("done", "play lord.red")
    assert totals(table) == (8, 8)
    table.play("done", "give up")

    assert owner(table) == 1
    assert table.heroes_of(0) == [None, None]
