"""Step 1: cohorts and the mulligan (BT-COH-1 to -7, BT-MUL-1 to -4)."""

from __future__ import annotations

from typing import Any

from tests.battalia.table import Table, battalia
from tests.rules import rule


def step_1(*hand: str, seats: int = 2, **options: Any) -> Table:
    """Player 0 at the beginning of his turn."""
    return battalia(seats=seats, **options).turn(0, "cohort").hand(0, *hand)


def extra(*hand: str, **options: Any) -> int:
    """How many cards a cohort of this hand draws; 0 if there is none."""
    table = step_1(*hand, **options)
    table.nation(0, *["supply"] * 12)
    if "cohort" not in table.legal():
        table.refuses("cohort", because="BT-COH-1")
        return 0
    table.play("cohort")
    return len(table.hand_of(0)) - len(hand)


@rule("BT-COH-1")
def test_three_hand_cards_of_one_faction_make_a_cohort_and_two_do_not():
    assert extra("friman.red", "tool.red", "lord.red") == 1
    assert extra("friman.red", "tool.red", "lord.blue") == 0


@rule("BT-COH-1")
def test_ambushed_and_stationed_cards_do_not_count():
    table = step_1("friman.red", "tool.red").ambush(0, "lord.red").tent(0, "tent.red", "chief.red")

    table.refuses("cohort", because="BT-COH-1")
    table.play("keep")

    assert len(table.hand_of(0)) == 3


@rule("BT-COH-2")
def test_supplies_never_count():
    assert extra(*["supply"] * 6) == 0
    assert extra("friman.red", "friman.red", "supply") == 0


@rule("BT-COH-2", "BT-GRT-1")
def test_universal_cards_count_for_any_faction_but_only_once():
    assert extra("friman.red", "friman.red", "hammer") == 1
    assert extra("friman.red", "friman.red", "chief.unbound", unbound=True) == 1
    assert extra("friman.red", "friman.red", "friman.blue", "friman.blue", "hammer") == 1
    assert extra("chief.unbound", "lord.unbound", "hammer", unbound=True) == 1


@rule("BT-COH-3", "BT-COH-5")
def test_three_to_six_cards_give_one_to_four_and_more_cards_still_give_four():
    red = ["friman.red", "friman.red", "chief.red", "chief.red", "lord.red", "tool.red"]
    assert [extra(*red[:size]) for size in (3, 4, 5, 6)] == [1, 2, 3, 4]
    assert extra(*red, "horse.red") == 4
    assert extra(*red, "horse.red", "tent.red", "scroll.red") == 4


@rule("BT-COH-3")
def test_groups_of_different_factions_all_count():
    three = [f"{kind}.{color}" for color in ("red", "blue", "green") for kind in ("chief", "lord")]
    tools = ["tool.red", "tool.blue", "tool.green"]

    assert extra(*three, *tools) == 3
    assert extra(*three, *tools, "horse.red") == 4


@rule("BT-WE-18", "BT-COH-3", "BT-COH-2")
def test_example_sizes_of_cohorts():
    green = ["friman.green", "chief.green", "lord.green"]
    red = ["friman.red", "chief.red", "lord.red"]

    assert extra(*green, *red) == 2
    assert extra(*red, "priest.red") == 2
    assert extra(*red, "hammer") == 2
    assert extra("friman.red", "chief.red", "hammer", *["supply"] * 3) == 1
    assert extra(*red, "friman.blue", "chief.blue", "hammer") == 2


@rule("BT-COH-4")
def test_universal_cards_are_assigned_for_the_most_cards_and_the_fewest_shown():
    # six red give four with or without the Hammer; it belongs to the blue pair
    red = ["friman.red", "friman.red", "chief.red", "chief.red", "lord.red", "tool.red"]
    table = step_1(*red, "friman.blue", "chief.blue", "hammer").nation(0, *["supply"] * 5)

    table.play("cohort")

    assert table.events("cohort")[0]["groups"] == {"emberians": 6, "islanders": 3}
    assert len(table.hand_of(0)) == 9 + 5


@rule("BT-COH-4")
def test_among_equal_assignments_the_fewest_cards_are_shown_then_the_first_faction():
    # the Hammer may join the three red (4 give 2) or the two green (3 + 3 give 2): four are fewer
    few = step_1("friman.red", "chief.red", "lord.red", "friman.green", "chief.green", "hammer")
    few.play("cohort")
    assert few.events("cohort")[0]["groups"] == {"emberians": 4}

    # two pairs: the Hammer joins the faction that is named first in the rules
    pairs = step_1("friman.red", "chief.red", "friman.blue", "chief.blue", "hammer")
    pairs.play("cohort")
    assert pairs.events("cohort")[0]["groups"] == {"islanders": 3}


@rule("BT-COH-4", "BT-DRW-2")
def test_the_extra_cards_are_drawn_at_once_with_a_reshuffle_if_needed():
    table = step_1("friman.red", "chief.red", "lord.red", "priest.red").exact(0)
    table.nation(0, "tool.blue").shelter(0, *["supply"] * 5)

    table.play("cohort")

    assert sorted(table.hand_of(0)) == sorted(
        ["friman.red", "chief.red", "lord.red", "priest.red", "tool.blue", "supply"]
    )
    assert table.shelter_of(0) == []
    assert table.step == "actions"


@rule("BT-COH-6")
def test_the_cohort_is_shown_to_one_opponent_of_choice_and_all_learn_factions_and_sizes():
    table = step_1("friman.red", "chief.red", "lord.red", "lord.blue", "supply", seats=4)

    table.play("cohort")
    assert set(table.legal()) == {"show player2", "show player3", "show player4"}
    table.refuses("show player1", because="BT-COH-6")
    table.play("show player3")

    shown = ["friman.red", "chief.red", "lord.red"]
    assert table.events("cohort-shown", seat=2)[0]["cards"] == shown
    for other in (1, 3):
        assert "cards" not in table.events("cohort-shown", seat=other)[0]
        assert table.events("cohort", seat=other)[0]["groups"] == {"emberians": 3}


@rule("BT-COH-6", "BT-INF-6")
def test_a_player_who_saw_the_cohort_knows_these_cards_in_the_hand():
    table = step_1("friman.red", "chief.red", "lord.red", "lord.blue", "supply", seats=3)

    table.play("cohort", "show player2")

    assert table.game.view(1)["players"][0]["hand_known"] == [  # type: ignore[index]
        "friman.red", "chief.red", "lord.red",
    ]  # fmt: skip
    assert table.game.view(2)["players"][0]["hand_known"] == []  # type: ignore[index]


@rule("BT-COH-6")
def test_with_one_opponent_nothing_is_asked():
    table = step_1("friman.red", "chief.red", "lord.red")

    table.play("cohort")

    assert table.step == "actions"
    assert table.events("cohort-shown", seat=1)[0]["cards"] == [
        "friman.red", "chief.red", "lord.red",
    ]  # fmt: skip


@rule("BT-COH-7")
def test_a_cohort_not_declared_in_step_1_is_gone():
    table = step_1("friman.red", "chief.red").ambush(0, "lord.red")

    table.play("keep")

    assert len(table.hand_of(0)) == 3
    table.refuses("cohort", because="BT-COH-7")


@rule("BT-MUL-1")
def test_a_mulligan_discards_the_whole_hand_and_draws_five():
    table = step_1("friman.red", "chief.red", "lord.red", "supply").nation(0, *["supply"] * 5)

    table.play("mulligan")

    assert table.hand_of(0) == ["supply"] * 5
    assert sorted(table.shelter_of(0)) == ["chief.red", "friman.red", "lord.red", "supply"]
    assert table.step == "actions"


@rule("BT-MUL-1")
def test_a_hand_of_nine_draws_five_like_any_other():
    table = step_1(*["supply"] * 8, "lord.red").nation(0, *["chief.red"] * 5)

    table.play("mulligan")

    assert table.hand_of(0) == ["chief.red"] * 5
    assert len(table.shelter_of(0)) == 9


@rule("BT-MUL-2")
def test_there_is_no_cohort_after_a_mulligan_whatever_was_drawn():
    table = step_1("supply").nation(0, *["chief.red"] * 5)

    table.play("mulligan")

    table.refuses("cohort", because="BT-COH-7")
    table.refuses("mulligan", because="BT-MUL-2")


@rule("BT-MUL-2")
def test_there_is_no_mulligan_after_a_cohort():
    table = step_1("chief.red", "chief.red", "chief.red")

    table.play("cohort")

    table.refuses("mulligan", because="BT-MUL-2")


@rule("BT-MUL-3", "BT-DRW-2")
def test_the_discarded_hand_is_part_of_the_reshuffled_shelter():
    table = step_1(*["lord.red"] * 4, *["lord.blue"] * 2).exact(0)
    table.nation(0, "supply", "supply").shelter(0, "tool.red", "tool.blue")

    table.play("mulligan")

    assert len(table.hand_of(0)) == 5
    assert table.hand_of(0)[:2] == ["supply", "supply"]
    assert table.shelter_of(0) == []
    everything = sorted(table.hand_of(0) + table.nation_of(0))
    assert everything == sorted(
        [*["lord.red"] * 4, *["lord.blue"] * 2, "supply", "supply", "tool.red", "tool.blue"]
    )


@rule("BT-MUL-4")
def test_a_mulligan_leaves_ambush_and_tents_alone():
    table = step_1("supply").ambush(0, "lord.red").tent(0, "tent.red", "lord.blue")
    table.nation(0, *["supply"] * 5)

    table.play("mulligan")

    assert table.tents_of(0) == [("tent.red", ["lord.blue"])]
    assert sorted(table.hand_of(0)) == ["lord.red", *["supply"] * 5]  # picked up in step 2
    assert table.shelter_of(0) == ["supply"]


@rule("BT-COH-6", "BT-COH-2")
def test_only_the_universal_cards_that_belong_to_the_cohort_are_shown():
    red = ["friman.red", "friman.red", "chief.red", "chief.red", "lord.red", "tool.red"]
    table = step_1(*red, "chief.unbound", unbound=True)  # six are a great cohort without it

    table.play("cohort")

    assert "chief.unbound" not in table.events("cohort-shown", seat=1)[0]["cards"]
    assert len(table.events("cohort-shown", seat=1)[0]["cards"]) == 6


@rule("BT-2P-1", "BT-COH-4")
def test_universal_cards_make_no_cohort_of_the_removed_faction() -> None:
    table = battalia(2, unbound=True).turn(0, "cohort").say(removed="baerfolk")
    table.faction("islanders", "emberians")
    table.hand(0, "friman.unbound", "chief.unbound", "lord.unbound", "supply")

    table.play("cohort")

    assert [event["groups"] for event in table.events("cohort")] == [{"islanders": 3}]
