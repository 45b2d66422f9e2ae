"""Caskets (SG-CHS): no use but trade, and an ambush of up to three cards."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from tests.battalia.battles import with_reserve
from tests.battalia.stormgates.support.table import stormgates
from tests.battalia.table import Table
from tests.rules import rule


def holding(*hand: str) -> Table:
    """Player 0 with a casket and these cards in step 3."""
    return stormgates("trading").hand(0, "casket", *hand)


@rule("SG-CHS-01")
def test_there_are_twelve_caskets_and_they_play_in_no_line() -> None:
    table = holding("friman.red", "friman.red").turn(0, "cohort")
    assert table.position()["trading"]["caskets"] == 11
    assert "cohort" not in table.legal()
    alone = holding("supply")
    assert alone.legal() == ["end turn", "suspend supply", "suspend casket"]
    fight = with_reserve(holding("weapon.red", "friman.red").hero(0, "d4"), lords=2)
    fight.play("attack ruins d4", "play weapon.red").refuses("play casket", because="BT-BAT-20")


@rule("SG-CHS-01")
@pytest.mark.parametrize("transformer", ["scroll", "title"])
def test_neither_scroll_nor_title_transforms_a_casket(transformer: str) -> None:
    table = holding(f"{transformer}.red")
    table.refuses(f"{transformer} on casket")


@rule("BT-USE-AMU-1", "SG-CHS-01")
def test_a_casket_on_an_amulet_may_become_a_joker() -> None:
    table = holding("amulet.red").dice(6).play("amulet on casket", "open1 as supply")
    assert table.open_of(0) == [("casket", "supply", 1)]


@rule("SG-CHS-02")
def test_a_casket_buys_only_at_a_post() -> None:
    table = holding("supply").hero(0, "b2")
    table.refuses("buy tool", because="SG-TRD-06")
    table.refuses("create tool", because="BT-ART-1")


@rule("SG-CHS-03", "SG-WE-18")
def test_one_casket_puts_three_cards_in_ambush() -> None:
    """SGX-18."""
    table = holding("friman.red", "supply", "weapon.red", "lord.red")
    table.play("suspend casket", "ambush lord.red", "ambush weapon.red", "ambush supply")
    assert table.settled().limbo() == ["casket"]
    assert sorted(table.ambush_of(0)) == ["lord.red", "supply", "weapon.red"]
    assert table.hand_of(0) == ["friman.red"]


@rule("SG-CHS-03")
def test_at_least_one_card_is_ambushed_and_one_is_enough() -> None:
    table = holding("friman.red", "supply").play("suspend casket")
    table.refuses("enough", because="SG-CHS-03")
    table.play("ambush supply", "enough")
    assert table.settled().ambush_of(0) == ["supply"]


@rule("SG-CHS-03")
def test_any_other_suspended_card_puts_one_card_in_ambush() -> None:
    table = holding("friman.red", "supply", "lord.red")
    table.play("suspend supply", "ambush lord.red").settled()
    assert table.ambush_of(0) == ["lord.red"]


@rule("SG-CHS-03", "BT-AMB-3")
def test_with_two_cards_in_ambush_there_is_room_for_one_more() -> None:
    table = holding("friman.red", "supply").ambush(0, "chief.red", "chief.blue")
    table.play("suspend casket", "ambush supply").settled()
    assert len(table.ambush_of(0)) == 3
    full = holding("friman.red", "supply").ambush(0, "chief.red", "chief.blue", "lord.red")
    full.refuses("suspend casket", because="BT-AMB-3")


@rule("SG-CHS-03", "BT-AMB-5")
def test_the_smallest_deck_is_ten_cards() -> None:
    rest = ["chief.red", "chief.blue", "priest.red", "friman.blue", "friman.blue", "supply"]
    ten = holding("friman.red", "supply", "supply").exact(0).shelter(0, *rest)
    ten.refuses("suspend casket", because="BT-AMB-5")
    eleven = holding("friman.red", "supply", "supply").exact(0).shelter(0, *rest, "supply")
    eleven.play("suspend casket", "ambush supply", "ambush supply", "ambush friman.red")
    assert eleven.settled().hand_of(0) == []


@rule("SG-CHS-03")
def test_the_hand_may_run_out_before_three_cards_are_in_ambush() -> None:
    table = holding("supply").play("suspend casket", "ambush supply").settled()
    assert table.ambush_of(0) == ["supply"]
    stormgates("trading").hand(0, "casket").refuses("suspend casket", because="BT-AMB-2")


@rule("SG-CHS-03", "SG-INF-03")
def test_others_see_the_casket_but_not_the_cards() -> None:
    table = holding("supply", "lord.red", "horse.red")
    table.play("suspend casket", "ambush lord.red")
    view: Any = table.game.view(1)
    assert view["limbo"] == ["casket"]
    assert (view["players"][0]["ambush"], view["players"][0]["hand"]) == (1, 2)
    assert "lord.red" in view["players"][0]["hidden"]
    assert all("card" not in event for event in table.events("ambushed", seat=1))
    assert table.events("ambushed", seat=0)[0]["card"] == "lord.red"
    for key in range(5):
        twin = table.game.resample(1, key)
        assert twin.view(1) == view
        assert stormhall.resample(view, key).state.digest() == twin.state.digest()


def test_a_position_in_the_middle_of_an_ambush_is_read_back_unchanged() -> None:
    table = holding("supply", "lord.red", "horse.red").play("suspend casket", "ambush lord.red")
    again = stormhall.from_position(table.position())
    assert again.state.digest() == table.state.digest()
    assert again.legal(0) == table.game.legal(0)
