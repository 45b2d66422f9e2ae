"""Tents (BT-USE-TEN-1 to -6); the lit tent is in `test_oracle.py`."""

from __future__ import annotations

from typing import Any

import pytest

from tests.battalia.table import Table, battalia
from tests.rules import rule


def with_hand(*hand: str, **options: Any) -> Table:
    """Player 0 in step 3 of a day without light."""
    return battalia(oracle=False, **options).hand(0, *hand)


@rule("BT-USE-TEN-1")
def test_a_tent_is_pitched_for_a_supply_over_one_hand_card():
    table = with_hand("tent.red", "supply", "lord.red")

    table.play("pitch tent.red station lord.red")

    assert table.tents_of(0) == [("tent.red", ["lord.red"])]
    assert table.hand_of(0) == []
    assert table.table_of(0) == ["supply"]


@rule("BT-USE-TEN-1")
@pytest.mark.parametrize("card", ["supply", "tent.blue", "tool.red", "lord.unbound", "friman.red"])
def test_anything_but_a_great_artefact_is_stationed(card: str):
    table = with_hand("tent.red", "supply", card, "hammer", unbound=True)

    table.refuses("pitch tent.red station hammer", because="BT-GRT-2")
    table.play(f"pitch tent.red station {card}")

    assert table.tents_of(0) == [("tent.red", [card])]


@rule("BT-USE-TEN-1")
def test_a_tent_needs_a_card_to_station_and_a_separate_supply():
    with_hand("tent.red", "lord.red").refuses("pitch tent.red", because="BT-USE-TEN-1")
    with_hand("tent.red", "supply").refuses("pitch tent.red", because="BT-USE-TEN-1")
    with_hand("tent.red", "supply", "hammer").refuses("pitch tent.red", because="BT-USE-TEN-1")
    with_hand("supply", "lord.red").refuses("pitch lord.red", because="BT-USE-TEN-1")
    both = with_hand("tent.red", "supply", "lord.red")
    both.refuses("pitch tent.red station supply", because="BT-USE-TEN-1")


@rule("BT-USE-TEN-1", "BT-TRN-6")
def test_an_open_supply_pays_for_a_tent_over_the_last_supply_of_the_hand():
    table = with_hand("tent.red", "supply").open(0, "supply", uses=1)

    table.play("pitch tent.red station supply")

    assert table.tents_of(0) == [("tent.red", ["supply"])]
    assert table.open_of(0) == []
    table.settled()


@rule("BT-USE-TEN-1", "BT-GRT-HAN-4")
def test_a_borrowed_card_is_neither_stationed_nor_pitched():
    card = with_hand("hand", "tent.red", "supply", "lord.blue").nation(1, "lord.red")
    card.play("hand player2", "take lord.red")
    card.refuses("pitch tent.red station borrowed", because="BT-GRT-HAN-4")

    tent = with_hand("hand", "supply", "lord.blue").nation(1, "tent.red")
    tent.play("hand player2", "take tent.red")
    tent.refuses("pitch borrowed station lord.blue", because="BT-GRT-HAN-4")


@rule("BT-USE-TEN-1", "BT-GRT-HAN-4")
def test_a_borrowed_tent_is_not_pitched_after_a_scroll_either():
    table = with_hand("hand", "supply", "lord.blue", "scroll.red").nation(1, "tent.red")
    table.play("hand player2", "take tent.red", "scroll on borrowed islanders")

    assert table.open_of(0) == [("tent.blue", "tent", 1)]
    table.refuses("pitch open1 station lord.blue")


@rule("BT-USE-TEN-2", "BT-CLN-1")
def test_tent_and_content_stay_through_clean_up_and_are_public():
    table = with_hand("tent.red", "supply", "lord.red", "chief.red")

    table.play("pitch tent.red station lord.red")
    table.end_turn()

    assert table.tents_of(0) == [("tent.red", ["lord.red"])]
    assert "supply" in table.shelter_of(0) + table.nation_of(0) + table.hand_of(0)
    view = table.game.view(1)["players"][0]  # type: ignore[index]
    assert view["tents"][0]["card"] == "tent.red"
    assert view["tents"][0]["content"] == ["lord.red"]


@rule("BT-USE-TEN-3")
def test_a_struck_tent_gives_its_content_back_and_goes_to_the_shelter_at_once():
    table = with_hand("chief.red").tent(0, "tent.red", "lord.red")

    table.play("strike tent1")

    assert table.tents_of(0) == []
    assert table.hand_of(0) == ["chief.red", "lord.red"]
    assert table.shelter_of(0) == ["tent.red"]


@rule("BT-USE-TEN-3", "BT-GRT-PAV-1")
def test_all_cards_in_a_tent_are_taken_back_together():
    table = with_hand("chief.red").tent(0, "tent.red", "lord.red", "friman.blue")

    table.play("strike tent1")

    assert sorted(table.hand_of(0)) == ["chief.red", "friman.blue", "lord.red"]


@rule("BT-USE-TEN-3")
def test_a_tent_is_not_struck_in_step_1():
    table = battalia().turn(0, "cohort").hand(0, "chief.red", "lord.red")
    table.tent(0, "tent.blue", "friman.red")

    table.refuses("strike tent1", because="BT-USE-TEN-3")
    table.refuses("cohort", because="BT-COH-1")
    table.play("keep")
    table.allows("strike tent1")


@rule("BT-USE-TEN-3")
def test_a_player_does_not_strike_an_opponents_tent():
    table = with_hand("chief.red").tent(1, "tent.red", "lord.red")

    table.refuses("strike tent1", because="BT-USE-TEN-3")


@rule("BT-USE-TEN-3", "BT-USE-TEN-5", "BT-BAT-17")
def test_the_attacked_player_strikes_tents_before_he_answers_and_in_his_volleys():
    table = battalia(seats=4, oracle=False).clear().city("d4", owner=1).city("a1", owner=0)
    table.hero(0, "d4").hand(0, "weapon.red", "lord.red").hand(1, "friman.blue")
    table.tent(1, "tent.blue", "lord.blue").tent(1, "tent.red", "priest.blue")
    table.play("attack city d4 with weapon.red lord.red", "done")

    table.play("strike tent1", "fight", "strike tent1", seat=1)

    assert sorted(table.hand_of(1)) == ["friman.blue", "lord.blue", "priest.blue"]
    table.allows("play lord.blue")


@rule("BT-USE-TEN-5")
def test_no_tent_is_pitched_in_battle():
    table = battalia(seats=4, oracle=False).clear().neutral("d4").city("a1", owner=0)
    table.hero(0, "d4").hand(0, "weapon.red", "tent.red", "supply", "lord.red")
    table.tent(0, "tent.blue", "lord.blue")

    table.play("attack city d4 with weapon.red")

    table.refuses("pitch tent.red station lord.red", because="BT-USE-TEN-5")
    table.refuses("play tent.red", because="BT-BAT-20")
    table.allows("strike tent1")


@rule("BT-USE-TEN-4")
def test_any_number_of_tents_may_stand_at_once():
    table = with_hand("tent.red", "tent.blue", *["supply"] * 4, "lord.red", "lord.blue")
    table.tent(0, "tent.green", "chief.red")

    table.play("pitch tent.red station lord.red", "pitch tent.blue station lord.blue")

    assert len(table.tents_of(0)) == 3


@rule("BT-USE-TEN-4")
def test_a_tent_is_pitched_again_after_it_comes_back_to_the_hand():
    table = with_hand("tent.red", "supply", "supply", "lord.red", "friman.red")
    table.tent(0, "tent.blue", "tent.green")

    table.play("strike tent1", "pitch tent.green station lord.red")

    assert table.tents_of(0) == [("tent.green", ["lord.red"])]


@rule("BT-USE-TEN-6", "BT-GRT-HAM-3")
def test_a_hammer_pitched_as_a_tent_falls_at_the_end_of_the_day():
    table = battalia(seats=3, oracle=False).say(first=0).hand(0, "hammer", "supply", "lord.red")
    table.play("hammer as tent", "pitch open1 station lord.red", "end turn", "keep", "end turn")

    assert table.tents_of(0) == [("hammer", ["lord.red"])]
    table.play("keep", "end turn")  # the last turn of the day

    assert table.state.day == 2
    assert table.tents_of(0) == []
    assert sorted(table.shelter_of(0)[-2:]) == ["hammer", "lord.red"]


@rule("BT-USE-TEN-6", "BT-USE-AMU-7")
def test_a_joker_pitched_as_a_tent_is_temporary():
    table = with_hand("supply", "lord.red").open(0, "friman.blue", "joker")
    table.play("open1 as tent", "pitch open1 station lord.red")

    assert table.tents_of(0) == [("friman.blue", ["lord.red"])]
    table.end_turn()
    assert table.tents_of(0) == [("friman.blue", ["lord.red"])]
    table.play("end turn")

    assert table.tents_of(0) == []
    assert sorted(table.shelter_of(0)[-2:]) == ["friman.blue", "lord.red"]


@rule("BT-USE-TEN-6")
def test_the_card_of_a_multiplied_tent_lasts_and_its_copies_fall():
    table = with_hand("amulet.red", "tent.red", *["supply"] * 3, "lord.red", "lord.blue").dice(3)
    table.play(
        "amulet on tent.red", "pitch open1 station lord.red", "pitch open1 station lord.blue"
    )

    assert table.tents_of(0) == [("tent.red", ["lord.red"]), (None, ["lord.blue"])]
    assert table.open_of(0) == [("tent.red", "tent", 1)]
    assert table.hand_of(0) == ["supply"]  # each copy costs a supply
    table.end_turn()
    table.play("end turn")

    assert table.tents_of(0) == [("tent.red", ["lord.red"])]
    assert table.shelter_of(0)[-1] == "lord.blue"
    assert table.state.defects() == []


@rule("BT-USE-TEN-6", "BT-USE-TEN-3")
def test_striking_a_copy_gives_back_its_content_and_no_card():
    table = with_hand("supply").tent(0, None, "lord.blue")

    table.play("strike tent1")

    assert table.hand_of(0) == ["supply", "lord.blue"]
    assert table.shelter_of(0) == []


@rule("BT-USE-TEN-6", "BT-USE-TEN-3")
def test_a_pitched_card_struck_in_the_same_turn_leaves_its_copies_usable():
    table = with_hand("amulet.red", "tent.red", *["supply"] * 2, "lord.red", "lord.blue").dice(2)
    table.play("amulet on tent.red", "pitch open1 station lord.red", "strike tent1")

    assert table.shelter_of(0) == ["tent.red"]
    table.play("pitch open1 station lord.red")

    assert table.tents_of(0) == [(None, ["lord.red"])]
    assert table.state.defects() == []
