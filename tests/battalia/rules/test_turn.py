"""Days, turns, lines and uses (BT-TRN-1 to -10)."""

from __future__ import annotations

from tests.battalia.table import Table, battalia
from tests.rules import rule


def day_without_light(*hand: str) -> Table:
    """Player 0 in step 3 with this hand, on a day when nothing is lit."""
    return battalia(oracle=False).hand(0, *hand)


@rule("BT-TRN-1")
def test_a_day_is_one_turn_of_everybody_and_begins_with_the_first_player():
    table = battalia(seats=3).say(first=1).turn(1).day(6)

    turns = []
    for _ in range(4):
        turns.append((table.mover, table.state.day))
        table.end_turn()

    assert turns == [(1, 6), (2, 6), (0, 6), (1, 7)]


@rule("BT-TRN-1", "BT-TRN-2")
def test_nobody_else_has_a_choice_before_a_turn_is_finished():
    table = battalia(seats=3).hand(0, "supply", "supply", "friman.red")

    table.play("hire friman")

    assert table.game.to_act == (0,)
    assert table.game.legal(1) == []
    assert table.game.legal(2) == []
    table.end_turn()
    assert table.game.to_act == (1,)


@rule("BT-TRN-2", "BT-AMB-1")
def test_the_ambush_is_picked_up_after_step_1_and_before_the_actions():
    table = battalia().turn(0, "cohort").hand(0, "supply").ambush(0, "supply", "lord.red")

    assert table.step == "cohort"
    assert table.hand_of(0) == ["supply"]

    table.play("keep")

    assert table.step == "actions"
    assert sorted(table.hand_of(0)) == ["lord.red", "supply", "supply"]
    assert table.ambush_of(0) == []


@rule("BT-TRN-2")
def test_no_action_comes_before_step_3_and_no_cohort_after_step_1():
    table = battalia().turn(0, "cohort").hand(0, "supply", "supply", "friman.red")

    table.refuses("hire friman", because="BT-TRN-2")
    table.refuses("suspend supply", because="BT-TRN-2")
    table.refuses("end turn", because="BT-TRN-2")
    table.play("keep")

    table.allows("hire friman", "end turn")
    table.refuses("mulligan", because="BT-TRN-2")
    table.refuses("keep", because="BT-TRN-2")


@rule("BT-TRN-2")
def test_a_turn_without_any_action_still_cleans_up_and_draws_a_new_hand():
    table = battalia().hand(0, "lord.red", "chief.blue")
    nation = table.nation_of(0)

    table.play("end turn")

    assert len(table.hand_of(0)) == 6
    assert sorted(table.hand_of(0) + table.nation_of(0)) == nation
    assert table.shelter_of(0) == ["chief.blue", "lord.red"]
    assert table.step == "cohort"
    assert table.mover == 1


@rule("BT-TRN-3")
def test_actions_come_in_any_order_and_repeat_as_long_as_the_cards_last():
    table = day_without_light(*["supply"] * 5, *["friman.red"] * 3, "chief.red", "chief.red")

    table.play("hire friman", "create tool", "upgrade b2", "hire friman")

    assert [word.split(".")[0] for word in table.new_of(0)] == [
        "friman", "supply", "tool", "friman", "supply",
    ]  # fmt: skip
    table.refuses("hire friman", because="BT-HIR-1")
    assert table.hand_of(0) == ["supply"]


@rule("BT-TRN-4")
def test_cards_of_a_closed_line_pay_nothing_else():
    table = day_without_light("friman.red", "friman.blue", "supply", "supply")

    table.play("build road.straight c2 ew with friman.red supply")

    assert sorted(table.table_of(0)) == ["friman.red", "supply"]
    table.refuses("build road.straight d2 ew with friman.red supply", because="BT-TRN-4")
    table.allows("build road.straight d2 ew with friman.blue supply")


@rule("BT-TRN-5", "BT-USE-AMU-4")
def test_several_uses_of_one_card_may_go_into_the_same_line():
    table = day_without_light().open(0, "friman.red", uses=3).hand(0, "supply")

    table.play("create tool")

    assert table.open_of(0) == []
    assert len(table.new_of(0)) == 1


@rule("BT-TRN-5", "BT-TRN-6")
def test_uses_of_an_open_card_go_into_several_lines_with_other_actions_between():
    table = day_without_light("supply", "supply", "supply", "supply").open(0, "friman.red", uses=3)

    table.play("build road.straight c2 ew with open1 supply")
    assert table.open_of(0) == [("friman.red", "friman", 2)]
    table.play("hire friman")
    table.play("build road.straight d2 ew with open1 supply")

    assert table.open_of(0) == [("friman.red", "friman", 1)]
    assert table.table_of(0).count("friman.red") == 1


@rule("BT-TRN-6", "BT-TRF-4")
def test_an_open_card_is_not_in_the_hand():
    table = (
        day_without_light("title.red", "tent.red", "supply", "lord.red", "amulet.red", "scroll.red")
        .open(0, "friman.red", uses=2)
        .shelter(0, "chief.red", "chief.blue")
    )

    table.refuses("suspend open1", because="BT-TRN-6")
    table.refuses("suspend friman.red", because="BT-AMB-2")
    table.refuses("suspend lord.red; ambush open1", because="BT-TRN-6")
    table.refuses("pitch tent.red station open1", because="BT-TRN-6")
    table.refuses("title on open1", because="BT-TRN-6")
    table.refuses("amulet on open1", because="BT-TRF-4")
    table.refuses("scroll on open1", because="BT-TRF-4")
    table.allows("suspend lord.red", "pitch tent.red station lord.red", "amulet on lord.red")


@rule("BT-TRN-6")
def test_unused_uses_are_lost_at_clean_up():
    table = day_without_light("supply").open(0, "lord.red", uses=3)

    table.play("end turn")

    assert table.open_of(0) == []
    assert table.shelter_of(0) == ["supply", "lord.red"]


@rule("BT-TRN-7")
def test_a_higher_unit_never_stands_for_a_lower_one():
    table = day_without_light("chief.red", "friman.red", "friman.red", "lord.red", "supply")

    table.refuses("create tool", because="BT-ART-1")
    table.refuses("build road.straight c2 ew with chief.red supply", because="BT-TRN-8")
    table.refuses("build road.straight c2 ew with lord.red supply", because="BT-TRN-8")
    table.allows("build road.straight c2 ew with friman.red supply", "create weapon")
    table.refuses("build city.cross c2", because="BT-BLD-12")


@rule("BT-TRN-7")
def test_a_supply_is_no_unit_and_a_unit_is_no_supply():
    table = day_without_light("friman.red", "friman.blue", "friman.green", "supply")

    table.refuses("hire friman", because="BT-HIR-1")
    table.refuses("create horse", because="BT-ART-1")
    table.allows("create tool")


@rule("BT-TRN-8")
def test_nobody_pays_more_than_the_price():
    table = day_without_light("supply", "supply", "supply", "friman.red", "friman.blue")

    table.refuses("hire friman with supply supply supply", because="BT-TRN-8")
    table.refuses("hire friman with supply", because="BT-TRN-8")
    table.refuses(
        "build road.straight c2 ew with friman.red friman.blue supply", because="BT-TRN-8"
    )
    table.allows("hire friman with supply supply")


@rule("BT-TRN-8", "BT-USE-TOO-2")
def test_a_tool_may_stand_for_only_one_friman_and_the_other_is_lost():
    table = day_without_light("friman.red", "friman.blue", "tool.red", "friman.green")

    table.play("create tool with friman.red friman.blue tool.red")

    assert table.hand_of(0) == ["friman.green"]
    assert table.open_of(0) == []


@rule("BT-TRN-8", "BT-ORA-TOO")
def test_the_fourth_friman_of_a_lit_tool_may_be_wasted_but_no_second_tool():
    table = battalia().day(1).hand(0, "tool.red", "tool.red", "tool.blue")

    payments = table.play("create tool").legal()

    assert "with tool.red again" in payments
    assert "with tool.red tool.red" in payments  # two frimen and one, both tools still open
    assert not [line for line in payments if line.count("tool") + line.count("again") > 3]


@rule("BT-TRN-9")
def test_a_new_card_cannot_be_used_in_the_same_turn():
    table = day_without_light("supply", "supply", "supply", "friman.blue").top(
        "friman", "friman.red"
    )

    table.play("hire friman")

    assert table.new_of(0) == ["friman.red", "supply"]
    table.refuses("build road.straight c2 ew with friman.red supply", because="BT-TRN-9")
    table.refuses("build road.tee c2 esw", because="BT-BLD-13")
    table.refuses("hire friman", because="BT-HIR-1")
    table.allows("build road.straight c2 ew with friman.blue supply")


@rule("BT-TRN-9", "BT-USE-TIT-4")
def test_a_card_received_through_a_transformation_is_not_new():
    table = day_without_light("title.red", "friman.red", "supply", "supply")

    table.play("title on friman.red", "create horse")

    assert [word.split(".")[0] for word in table.new_of(0)] == ["horse"]


@rule("BT-TRN-10")
def test_neither_the_hand_nor_the_number_of_gains_has_a_limit():
    table = battalia(oracle=False).hand(0, *["supply"] * 24).ambush(0, "lord.red", "lord.blue")
    table.turn(0, "cohort")
    table.play("keep")

    for _ in range(12):
        table.play("hire friman")

    assert len(table.new_of(0)) == 24
    assert sorted(table.hand_of(0)) == ["lord.blue", "lord.red"]
