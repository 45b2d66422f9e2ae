"""The Mask of Sjoen (SG-GRT-17, -18, SG-ZEA-09, SGX-22)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from stormhall.battalia.rules.battle.battle_frame import battle_of
from stormhall.battalia.rules.battle.strength import total
from stormhall.kernel.core.errors import PositionError
from tests.battalia.stormgates.support.imagined_worlds import check_worlds, play_at_random
from tests.battalia.stormgates.support.table import stormgates
from tests.battalia.table import Table
from tests.rules import rule


def siege(*modules: str, **options: Any) -> Table:
    """Player 0 (green) stands on a city of level 1 of player 1 (blue), who has the Mask."""
    table = stormgates("new_great_artefacts", *modules, **options)
    table.faction("baerfolk", "islanders").city("d4", owner=1, level=1, terrain="canyon")
    return table.hero(0, "d4").hand(1, "mask")


def attacked(table: Table, *cards: str) -> Table:
    """The attacker opens with a weapon and these cards; the defender fights."""
    table.play("attack city d4", "play weapon.green", *cards, "done", "fight")
    return table


def totals(table: Table) -> tuple[int, int]:
    frame = battle_of(table.state)
    assert frame is not None
    return total(table.state, frame, 0), total(table.state, frame, 1)


# Lured cards.


@rule("SG-GRT-17", "SG-WE-22")
def test_a_doubled_friman_and_a_chief_count_four_before_and_three_after_the_mask() -> None:
    table = siege().hand(0, "weapon.green", "friman.green", "amulet.green", "chief.green")
    table.dice(2)
    attacked(table, "amulet on friman.green", "play open1", "play chief.green")
    assert totals(table) == (1 + 2 + 2 + 1, 1)

    table.play("mask", "take friman.green", "take chief.green")

    assert totals(table) == (1 + 1, 1 + 3)


@rule("SG-GRT-17", "SG-WE-22")
@pytest.mark.parametrize("card", ["lord.green", "weapon.green", "horse.green"])
def test_lords_and_cards_other_than_units_stay(card: str) -> None:
    table = siege().hand(0, "weapon.green", "lord.green", "horse.green")
    attacked(table, "play lord.green", "play horse.green")
    table.play("mask").refuses(f"take {card}", because="SG-GRT-17")


@rule("SG-GRT-17")
def test_a_royal_is_too_strong_to_be_lured() -> None:
    table = siege("royals").hand(0, "weapon.green", "queen.green")
    attacked(table, "play queen.green").play("mask")
    table.refuses("take queen.green", because="SG-GRT-17")


@rule("SG-GRT-17")
def test_the_printed_strengths_of_lured_units_sum_to_at_most_three() -> None:
    table = siege().hand(0, "weapon.green", "priest.green", "friman.green", "chief.green")
    attacked(table, "play priest.green", "play friman.green", "play chief.green")

    table.play("mask", "take chief.green")

    table.refuses("take priest.green", because="SG-GRT-17").allows("take friman.green")


@rule("SG-GRT-17")
def test_at_most_two_units_are_lured() -> None:
    table = siege().hand(0, "weapon.green", "friman.green", "friman.red", "friman.blue")
    attacked(table, "play friman.green", "play friman.red", "play friman.blue")
    table.play("mask", "take friman.green", "take friman.red")
    assert table.step == "volley"


@rule("SG-GRT-17")
def test_no_unit_need_be_lured() -> None:
    table = siege().hand(0, "weapon.green", "friman.green")
    attacked(table, "play friman.green").play("mask", "enough")
    assert totals(table) == (3, 1)


@rule("SG-GRT-17")
def test_of_equal_cards_the_one_that_counts_most_is_lured() -> None:
    table = siege().hand(0, "weapon.green", "friman.green", "friman.green", "amulet.green")
    table.dice(3)
    attacked(table, "play friman.green", "amulet on friman.green", "play open1", "play open1")

    table.play("mask", "take friman.green", "enough")

    assert totals(table) == (1 + 1 + 1, 1 + 1)


@rule("SG-GRT-17")
def test_open_copies_of_a_lured_card_are_gone() -> None:
    table = siege().hand(0, "weapon.green", "friman.green", "amulet.green").dice(3)
    attacked(table, "amulet on friman.green")
    assert table.open_of(0) == [("friman.green", "friman", 2)]

    table.play("mask", "take friman.green")

    assert table.open_of(0) == []


@rule("SG-GRT-17", "BT-BAT-4")
def test_a_lured_card_of_another_faction_costs_the_holder_his_morale() -> None:
    table = siege().hand(0, "weapon.green", "friman.green").hero(1, "d4")
    table.hand(1, "mask", "friman.blue")
    attacked(table, "play friman.green").play("join one", "play friman.blue")
    assert totals(table) == (3, 1 + 1 + 1)

    table.play("mask", "take friman.green")

    assert totals(table) == (2, 1 + 1 + 1)


@rule("SG-GRT-17", "BT-BAT-4")
def test_the_former_owner_may_win_his_morale_back() -> None:
    table = siege().hand(0, "weapon.green", "friman.blue", "lord.green")
    attacked(table, "play friman.blue", "play lord.green")
    assert totals(table)[0] == 6

    table.play("mask", "take friman.blue")

    assert totals(table) == (5 + 1, 2)


@rule("SG-GRT-17", "BT-UNB-4")
def test_the_bribes_of_a_lured_unbound_end_and_may_be_paid_again() -> None:
    table = siege("unbound").hand(0, "weapon.green", "friman.unbound", "supply", "supply")
    table.hand(1, "mask", "supply")
    attacked(table, "play friman.unbound", "feed supply", "feed supply")
    assert totals(table)[0] == 1 + 1 + 2 + 1

    table.play("mask", "take friman.unbound")
    assert totals(table) == (1 + 1, 1 + 1)

    table.play("feed supply")
    assert totals(table) == (2, 3)


@rule("SG-GRT-17", "SG-HRO-07")
@pytest.mark.parametrize(("veterans", "strength"), [([0], 1), ([0, 1], 2)])
def test_a_lured_friman_has_the_bonus_only_if_its_holder_is_a_veteran(
    veterans: list[int], strength: int
) -> None:
    table = siege("advanced", "heroic").hand(0, "weapon.green", "friman.green")
    table.say(heroic={"veterans": veterans})
    attacked(table, "play friman.green")

    table.play("mask", "take friman.green")

    assert totals(table) == (1 + 4, 1 + strength)


@rule("SG-GRT-17", "BT-BAT-4")
def test_a_line_that_has_lost_its_only_card_has_no_morale() -> None:
    table = siege().hand(0, "weapon.green", "friman.green", "mask").hero(1, "d4")
    table.hand(1, "chief.blue")
    attacked(table, "play friman.green").play("join one", "play chief.blue", "done")
    assert totals(table) == (3, 1 + 2 + 1)

    table.play("mask", "take chief.blue")

    assert totals(table) == (1 + 1 + 2, 1)


# When it is played.


@rule("SG-GRT-18")
def test_the_mask_cannot_be_played_in_an_opening() -> None:
    table = siege().hand(0, "weapon.green", "mask").hand(1, "lord.blue")
    table.play("attack city d4", "play weapon.green").refuses("mask", because="SG-GRT-18")


@rule("SG-GRT-18")
def test_the_mask_cannot_be_played_against_a_neutral_city() -> None:
    table = stormgates("new_great_artefacts").neutral("d4", level=4).hero(0, "d4")
    table.hand(0, "weapon.green", "mask", "lord.green")
    table.play("attack city d4", "play weapon.green").refuses("mask", because="SG-GRT-18")


@rule("SG-GRT-17")
def test_the_mask_is_not_played_outside_a_battle() -> None:
    table = siege().hand(0, "mask").hand(1, "supply")
    table.refuses("mask", because="SG-GRT-17").refuses("amulet lured friman.red", "SG-GRT-17")


@rule("SG-GRT-17", "SG-GRT-18")
def test_the_attacker_answers_a_volley_with_the_mask() -> None:
    table = siege().hand(0, "weapon.green", "chief.green", "mask")
    table.hand(1, "chief.red", "friman.red")
    attacked(table, "play chief.green").play("play chief.red", "play friman.red", "done")
    assert totals(table) == (4, 4)

    table.play("mask", "take chief.red", "enough")

    assert totals(table) == (1 + 2 + 2, 2)
    table.play("done", "give up")
    assert table.position()["tiles"]["d4"]["owner"] == 0
    assert "chief.red" in table.shelter_of(1)


@rule("SG-GRT-18")
def test_a_volley_with_the_mask_must_reach_the_other_side() -> None:
    table = siege().hand(0, "weapon.green", "lord.green", "friman.green")
    attacked(table, "play lord.green", "play friman.green")

    table.play("mask", "take friman.green")

    assert totals(table) == (6, 2)
    table.refuses("done", because="BT-BAT-14").play("give up")
    assert table.position()["tiles"]["d4"]["owner"] == 0


@rule("SG-GRT-18")
def test_the_mask_lies_beside_the_line_and_gives_no_morale() -> None:
    table = siege().hand(0, "weapon.green", "friman.green").hero(1, "d4")
    attacked(table, "play friman.green").play("join one", "mask", "enough")
    assert totals(table) == (3, 1)


@rule("SG-GRT-18")
def test_without_the_mask_in_hand_it_is_refused() -> None:
    table = siege().hand(0, "weapon.green", "friman.green").hand(1, "lord.blue")
    attacked(table, "play friman.green").refuses("mask", because="BT-GRT-4")


# Transforming lured cards.


def lured(*hand: str, card: str = "friman.green", dice: int = 2) -> Table:
    """The defender has lured a card and also holds these cards."""
    table = siege().hand(0, "weapon.green", card, "lord.green").hand(1, "mask", *hand)
    attacked(table.dice(dice), f"play {card}", "play lord.green")
    return table.play("mask", f"take {card}", *(["enough"] if table.step == "mask" else []))


@rule("SG-GRT-17")
def test_a_title_raises_a_lured_card_and_its_owner_keeps_the_new_one() -> None:
    table = lured("title.blue")
    assert totals(table) == (6, 2)

    table.play("title lured friman.green")

    assert totals(table) == (6, 3)
    assert "chief.green" in table.table_of(0)
    table.play("give up")
    assert table.shelter_of(0) == ["chief.green"]


@rule("SG-GRT-17", "BT-GRT-CRO-2")
def test_two_ranks_need_a_title_with_two_uses() -> None:
    table = lured("title.blue")
    table.refuses("title twice lured friman.green", because="BT-TRF-3")


@rule("SG-GRT-17", "BT-ORA-TIT")
def test_a_lit_title_raises_a_lured_card_by_two_ranks() -> None:
    table = (
        siege().hand(0, "weapon.green", "friman.green", "lord.green").hand(1, "mask", "title.red")
    )
    lit = next(day for day in range(1, 8) if _lit(table, day) == "title")
    table = siege().day(lit).hand(0, "weapon.green", "friman.green", "lord.green")
    table.hand(1, "mask", "title.red")
    attacked(table, "play friman.green", "play lord.green").play("mask", "take friman.green")

    table.play("title twice lured friman.green")

    assert totals(table) == (6, 1 + 3)


def _lit(table: Table, day: int) -> str:
    days = table.position()["oracle"]["days"]
    lit: str = days[day - 1][0]
    return lit


@rule("SG-GRT-17")
def test_a_scroll_gives_a_lured_card_the_holders_faction() -> None:
    table = siege().hand(0, "weapon.green", "friman.green").hand(1, "mask", "scroll.red")
    table.hero(1, "d4")
    attacked(table, "play friman.green").play("join one", "mask", "take friman.green")
    assert totals(table) == (2, 2)

    table.play("scroll lured friman.green", "name islanders")

    assert totals(table) == (2, 2 + 1)
    table.play("done", "give up")
    assert "friman.blue" in table.shelter_of(0)


@rule("SG-GRT-17")
def test_a_scroll_names_another_faction() -> None:
    table = lured("scroll.red").play("scroll lured friman.green")
    table.refuses("name baerfolk", because="BT-USE-SCR-2")


@rule("SG-GRT-17")
def test_an_amulet_multiplies_a_lured_card_and_its_copies_end_with_the_battle() -> None:
    table = lured("amulet.red", dice=3).play("amulet lured friman.green")
    assert totals(table) == (6, 2)
    assert table.open_of(1) == [("friman.green", "friman", 2)]

    table.play("play open1")
    assert totals(table) == (6, 3)
    table.play("give up")

    assert table.open_of(1) == []
    assert table.shelter_of(0) == ["friman.green"]


@rule("SG-GRT-17")
def test_copies_that_the_attacker_did_not_use_end_with_the_battle() -> None:
    table = siege().hand(0, "weapon.green", "friman.green", "mask", "amulet.green")
    table.hand(1, "chief.blue").dice(3)
    attacked(table, "play friman.green").play("play chief.blue", "done", "mask", "take chief.blue")

    table.play("amulet lured chief.blue")
    assert table.open_of(0) == [("chief.blue", "chief", 2)]
    table.play("done", "give up").settled()

    assert table.open_of(0) == []
    assert "chief.blue" in table.shelter_of(1)


@rule("SG-GRT-17")
@pytest.mark.parametrize("roll", [4, 5])
def test_an_amulet_may_return_a_lured_card_to_its_owner_at_once(roll: int) -> None:
    table = lured("amulet.red", dice=roll).play("amulet lured friman.green")
    assert totals(table) == (6, 1)
    assert table.shelter_of(0) == ["friman.green"]
    assert table.shelter_of(1) == ["amulet.red"]
    assert table.ambush_of(1) == []


@rule("SG-GRT-17", "BT-USE-AMU-7")
def test_a_lured_card_may_become_a_joker() -> None:
    table = lured("amulet.red", dice=6).play("amulet lured friman.green")
    assert totals(table) == (6, 1)

    table.play("open1 as lord")

    assert totals(table) == (6, 1 + 4)
    table.play("give up")
    assert table.shelter_of(0) == ["friman.green"]


@rule("SG-GRT-17", "BT-USE-AMU-8")
def test_a_joker_that_was_lured_may_transform_another_card() -> None:
    table = lured("amulet.red", "friman.blue", dice=6).play("amulet lured friman.green")
    table.dice(5).play("open1 as amulet", "amulet on friman.blue with open1")
    table.play("give up")
    assert table.shelter_of(0) == ["friman.green"]
    assert sorted(table.shelter_of(1)) == ["amulet.red", "friman.blue", "mask"]


@rule("SG-GRT-17", "BT-TRF-2", "BT-TRF-4")
def test_a_lured_card_is_transformed_once_and_others_of_the_line_never() -> None:
    table = lured("title.blue", "title.red", "friman.blue").play("play friman.blue")
    table.refuses("title lured friman.blue", because="SG-GRT-17")

    table.play("title lured friman.green with title.blue")

    table.refuses("title lured chief.green", because="BT-TRF-2")


@rule("SG-GRT-17")
def test_an_impossible_transformation_of_a_lured_card_names_its_rule() -> None:
    table = lured("supply")
    table.refuses("amulet lured friman.green", because="BT-USE-1")
    table.refuses("double lured friman.green", because="SG-ZEA-04")


@rule("SG-GRT-17", "BT-USE-TIT-4", "BT-USE-SCR-2")
def test_a_lured_card_does_not_become_one_from_an_empty_deck() -> None:
    table = siege().hand(0, "weapon.green", "friman.green", "lord.green").empty("chief", "friman")
    table.hand(1, "mask", "title.red", "scroll.red")
    attacked(table, "play friman.green", "play lord.green").play("mask", "take friman.green")
    table.refuses("title lured friman.green", because="BT-USE-TIT-4")
    table.refuses("scroll lured friman.green", because="BT-USE-SCR-2")


@rule("SG-GRT-17", "BT-USE-TIT-4")
@pytest.mark.parametrize(
    ("deck", "line"),
    [("chief", "title lured friman.green"), ("priest", "title twice lured friman.green")],
)
def test_a_lured_card_does_not_rise_to_a_rank_whose_deck_is_empty(deck: str, line: str) -> None:
    full, empty = siege().day(4), siege().day(4).empty(deck)  # a title has two uses
    for table in (full, empty):
        table.hand(0, "weapon.green", "friman.green", "lord.green").hand(1, "mask", "title.red")
        attacked(table, "play friman.green", "play lord.green")
        table.play("mask", "take friman.green")

    full.allows(line)
    empty.refuses(line, because="BT-USE-TIT-4")


@rule("SG-GRT-17", "BT-UNB-5")
def test_a_lured_unbound_is_not_transformed() -> None:
    table = siege("unbound").hand(0, "weapon.green", "friman.unbound", "lord.green")
    table.hand(1, "mask", "title.red", "scroll.red", "amulet.red")
    attacked(table, "play friman.unbound", "play lord.green").play("mask", "take friman.unbound")
    for how in ("title", "scroll", "amulet"):
        table.refuses(f"{how} lured friman.unbound", because="BT-UNB-5")


@rule("SG-GRT-17")
def test_a_lured_card_that_an_amulet_leaves_single_has_had_its_transformation() -> None:
    table = lured("amulet.red", "amulet.blue", dice=1)
    table.play("amulet lured friman.green with amulet.red")
    assert totals(table) == (6, 2)
    assert table.open_of(1) == []
    table.refuses("amulet lured friman.green", because="BT-TRF-2")


@rule("SG-GRT-17", "BT-ORA-AMU")
def test_a_lit_amulet_multiplies_both_lured_cards() -> None:
    table = siege().day(3).hand(0, "weapon.green", "friman.green", "friman.green", "lord.green")
    table.hand(1, "mask", "amulet.red").dice(2, 3)
    attacked(table, "play friman.green", "play friman.green", "play lord.green")
    table.play("mask", "take friman.green", "take friman.green")
    table.play("amulet lured friman.green", "amulet lured friman.green with open1")
    table.play("play open1", "play open1", "play open1")
    assert totals(table) == (6, 1 + 2 + 3)
    table.play("done", "give up")
    assert sorted(table.shelter_of(0)) == ["friman.green", "friman.green"]


# Zealots.


def lured_zealot(*hand: str) -> Table:
    table = siege("zealots").hand(0, "weapon.green", "friman.zealot", "supply")
    table.hand(1, "mask", *hand).shelter(1, *["supply"] * 12)
    attacked(table, "double friman.zealot", "sacrifice supply", "play open1")
    assert totals(table) == (1 + 2 + 1, 1)
    return table.play("mask", "take friman.zealot")


@rule("SG-GRT-17", "SG-ZEA-09")
def test_a_lured_zealot_has_its_base_strength() -> None:
    assert totals(lured_zealot()) == (2, 2)


@rule("SG-ZEA-09")
def test_a_lured_zealot_is_doubled_again_by_a_sacrifice() -> None:
    table = lured_zealot("tool.red")

    table.play("double lured friman.zealot", "sacrifice tool.red", "play open1")

    assert totals(table) == (2, 3)
    assert "tool.red" in table.limbo()
    zealots = [m for m in table.position()["mask"]["lines"] if m["card"] == "friman.zealot"]
    assert [(m["home"], m["uses"], m["status"]) for m in zealots] == [(0, 2, "changed")]
    table.play("done", "give up")
    assert "friman.zealot" in table.shelter_of(0)


@rule("SG-ZEA-06", "SG-ZEA-09")
def test_a_lured_zealot_is_not_transformed_and_needs_a_card_to_sacrifice() -> None:
    table = lured_zealot()
    table.refuses("double lured friman.zealot", because="SG-ZEA-05")
    table = lured_zealot("title.red", "amulet.red", "scroll.red")
    table.refuses("title lured friman.zealot", because="BT-USE-TIT-1")
    table.refuses("amulet lured friman.zealot", because="BT-USE-AMU-1")
    table.refuses("scroll lured friman.zealot", because="BT-USE-SCR-1")


# After the battle.


@rule("SG-GRT-17")
def test_lured_cards_of_the_attacker_are_in_his_shelter_after_the_battle() -> None:
    table = siege().hand(0, "weapon.green", "friman.green", "chief.green")
    attacked(table, "play friman.green", "play chief.green")

    table.play("mask", "take friman.green", "take chief.green", "done", "give up").settled()

    assert table.shelter_of(0) == ["friman.green", "chief.green"]
    assert table.table_of(0) == ["weapon.green"]
    assert table.shelter_of(1) == ["mask"]
    assert table.position()["mask"] == {"lines": []}


@rule("SG-GRT-17", "BT-GRT-HAN-3")
def test_a_borrowed_card_that_was_lured_goes_to_its_lender() -> None:
    table = siege().hand(0, "weapon.green", "hand", "lord.green").hand(1, "mask")
    table.nation(1, "chief.red")
    table.play("hand player2", "take chief.red")
    attacked(table, "play borrowed", "play lord.green")

    table.play("mask", "take chief.red", "give up")

    assert "chief.red" in table.shelter_of(1)
    assert table.position()["borrowed"] is None


@rule("SG-GRT-17", "BT-GRT-HAN-3")
def test_the_replacement_of_a_lured_borrowed_card_goes_to_its_lender() -> None:
    table = siege().hand(0, "weapon.green", "hand", "lord.green").hand(1, "mask", "title.blue")
    table.nation(1, "chief.red")
    table.play("hand player2", "take chief.red")
    attacked(table, "play borrowed", "play lord.green").play("mask", "take chief.red")

    table.play("title lured chief.red")
    assert totals(table) == (6, 1 + 3)
    table.play("give up")

    assert "priest.red" in table.shelter_of(1)
    assert "chief.red" not in table.shelter_of(1)
    assert table.position()["borrowed"] is None


@rule("SG-GRT-17", "SG-FAT-06")
def test_a_copied_mask_lures_a_card_back() -> None:
    table = siege("fate", "trading").hand(0, "weapon.green", "friman.green", "mirror")
    table.hand(1, "mask", "chief.blue")
    attacked(table, "play friman.green").play("mask", "take friman.green", "play chief.blue")
    table.play("done")
    assert totals(table) == (2, 1 + 1 + 2)

    table.play("copy mask", "mask", "take friman.green", "take chief.blue")

    assert totals(table) == (1 + 1 + 2, 1)
    table.play("done", "give up")
    assert table.shelter_of(0) == ["friman.green"]
    assert "chief.blue" in table.shelter_of(1)


@rule("SG-GRT-17", "SG-FAT-06")
def test_a_joker_that_has_left_the_line_is_not_lured_back() -> None:
    table = siege("fate", "trading").hand(0, "weapon.green", "friman.green", "mirror")
    table.hand(1, "mask", "amulet.red", "friman.blue", "friman.red").dice(6)
    attacked(table, "play friman.green").play("mask", "take friman.green")
    table.play("amulet lured friman.green", "play friman.blue", "play friman.red", "done")

    table.play("copy mask", "mask")

    table.refuses("take friman.green", because="SG-GRT-17")
    table.play("take friman.blue", "take friman.red")
    assert totals(table) == (1 + 1 + 1, 1)


@rule("SG-GRT-17", "SG-FAT-06", "BT-USE-AMU-7")
def test_a_joker_that_was_named_a_unit_is_lured_back_as_printed() -> None:
    table = siege("fate", "trading").hand(0, "weapon.green", "friman.green", "mirror")
    table.hand(1, "mask", "amulet.red").dice(6)
    attacked(table, "play friman.green").play("mask", "take friman.green")
    table.play("amulet lured friman.green", "open1 as lord", "done")
    assert totals(table) == (1 + 1, 1 + 4)

    table.play("copy mask", "mask", "take friman.green")

    assert totals(table) == (1 + 1 + 1, 1)
    table.play("done", "give up")
    assert table.shelter_of(0) == ["friman.green"]


# Information and invariants.


@rule("SG-GRT-17")
def test_worlds_and_positions_agree_after_a_lure() -> None:
    table = lured("amulet.red", "title.red", dice=3)
    check_worlds(table.game)
    table.play("amulet lured friman.green")
    check_worlds(table.game)
    again = stormhall.from_position(table.game.position())
    assert again.legal(1) == table.game.legal(1)


@rule("SG-GRT-17")
@pytest.mark.parametrize("seed", range(5))
def test_nothing_is_lost_in_battles_with_the_mask(seed: int) -> None:
    table = siege("zealots", "unbound").hero(1, "d4")
    units = ["friman.green", "chief.red", "friman.unbound", "friman.zealot"]
    table.hand(0, "weapon.green", "amulet.green", "title.green", "lord.red", *units)
    table.hand(1, "mask", "amulet.red", "title.red", "scroll.red", "chief.blue", "supply")
    table.play("attack city d4", "play weapon.green", "play lord.red", "done", "fight")

    play_at_random(table.game, choices=60, seed=seed)

    assert table.state.defects() == []


def test_impossible_members_of_a_line_are_defects() -> None:
    with pytest.raises(PositionError):
        siege().say(mask={"lines": [{"card": "nobody", "side": "left"}]}).game  # noqa: B018
    with pytest.raises(PositionError):
        siege().say(mask={"lines": [{"card": "friman.red", "status": "lured"}]}).game  # noqa: B018
