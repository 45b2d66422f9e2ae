"""Clean-up and drawing (BT-CLN-1 to -3, BT-DRW-1 to -4)."""

from __future__ import annotations

from tests.battalia.table import Table, battalia
from tests.rules import rule


def _owner(*hand: str) -> Table:
    """Player 0 has this hand and twelve supplies to draw."""
    return battalia(2).exact(0).hand(0, *hand).nation(0, *["supply"] * 12)


@rule("BT-CLN-1", "BT-CLN-2", "BT-CLN-3")
def test_hand_played_and_new_cards_go_to_the_shelter_in_this_order() -> None:
    table = _owner("tool.green", "supply", "supply", "weapon.red").top("friman", "friman.gold")
    table.shelter(0, "horse.red")

    table.play("hire friman", "end turn")

    assert table.shelter_of(0) == [
        "horse.red",
        "tool.green", "weapon.red",
        "supply", "supply",
        "friman.gold", "supply",
    ]  # fmt: skip
    assert table.table_of(0) == table.new_of(0) == []


@rule("BT-CLN-3")
def test_played_and_new_cards_lie_in_the_order_they_were_laid_and_gained() -> None:
    table = _owner("chief.red", "friman.green", *["supply"] * 4)
    table.top("horse", "horse.green").top("friman", "friman.blue")

    table.play("create horse with chief.red supply supply")
    first = table.table_of(0)
    table.play("hire friman", "end turn")

    assert sorted(first) == ["chief.red", "supply", "supply"]
    assert table.shelter_of(0) == [
        "friman.green",
        *first, "supply", "supply",
        "horse.green", "friman.blue", "supply",
    ]  # fmt: skip


@rule("BT-CLN-1")
def test_ambush_and_tents_stay() -> None:
    table = _owner("tool.green").ambush(0, "title.red").tent(0, "tent.red", "lord.gold")

    table.play("end turn")

    assert table.ambush_of(0) == ["title.red"]
    assert table.tents_of(0) == [("tent.red", ["lord.gold"])]
    assert table.shelter_of(0) == ["tool.green"]


@rule("BT-CLN-1", "BT-GRT-HAN-3")
def test_a_borrowed_card_goes_to_its_owners_shelter() -> None:
    table = _owner("hand").exact(1).hand(1, *["supply"] * 9).nation(1, "weapon.red")

    table.play("hand player2", "take weapon.red", "end turn")

    assert table.shelter_of(0) == ["hand"]
    assert table.shelter_of(1) == ["weapon.red"]


@rule("BT-CLN-1", "BT-TRN-6")
def test_open_cards_lose_their_uses_and_go_to_the_shelter() -> None:
    table = _owner("supply").open(0, "friman.red", uses=3)

    table.play("end turn")

    assert table.shelter_of(0) == ["supply", "friman.red"]
    assert table.open_of(0) == []


@rule("BT-CLN-2")
def test_no_hand_card_is_kept_past_the_end_of_the_turn() -> None:
    table = _owner(*["weapon.red"] * 2, "tool.green")

    table.play("end turn")

    assert table.hand_of(0) == ["supply"] * 6


@rule("BT-DRW-1")
def test_a_turn_ends_with_drawing_six_cards() -> None:
    table = _owner("tool.green")

    table.play("end turn")

    assert len(table.hand_of(0)) == 6
    assert table.nation_of(0) == ["supply"] * 6


@rule("BT-DRW-2")
def test_when_the_nation_runs_out_the_shelter_is_shuffled_to_draw_the_rest() -> None:
    table = battalia(2).exact(0).hand(0, *["tool.green"] * 3, *["tool.red"] * 3)
    table.nation(0, "lord.red", "lord.gold").shelter(0, *["horse.red"] * 2)

    table.play("end turn")

    hand = table.hand_of(0)
    assert {"lord.red", "lord.gold"} <= set(hand)
    assert len(hand) == 6
    assert table.shelter_of(0) == []
    assert len(table.nation_of(0)) == 4
    assert len(table.events("nation-reshuffled")) == 1


@rule("BT-DRW-2")
def test_a_player_with_too_few_cards_draws_fewer() -> None:
    """Seven of ten cards are stationed or in ambush."""
    table = battalia(2).exact(0).ambush(0, "title.red", "title.gold", "title.blue")
    table.tent(0, "tent.red", "lord.gold").tent(0, "tent.gold", "lord.red")
    table.hand(0, "supply", "supply", "supply")

    table.play("end turn")

    assert table.hand_of(0) == ["supply"] * 3
    assert table.nation_of(0) == table.shelter_of(0) == []


@rule("BT-DRW-2", "BT-MUL-3")
def test_a_mulligan_reshuffles_with_the_hand_just_discarded() -> None:
    table = battalia(2).exact(0).turn(0, "cohort").hand(0, *["tool.green"] * 3, *["supply"] * 4)
    table.nation(0, "lord.red", "lord.gold").shelter(0, "horse.red")

    table.play("mulligan")

    assert len(table.hand_of(0)) == 5
    assert {"lord.red", "lord.gold"} <= set(table.hand_of(0))
    assert len(table.nation_of(0)) == 5


@rule("BT-DRW-3")
def test_an_exactly_emptied_nation_waits_for_the_next_draw() -> None:
    table = battalia(2).exact(0).hand(0, *["tool.green"] * 3).nation(0, *["supply"] * 6)
    table.shelter(0, "horse.red")

    table.play("end turn")

    assert table.nation_of(0) == []
    assert table.shelter_of(0) == ["horse.red", *["tool.green"] * 3]
    assert table.events("nation-reshuffled") == []


@rule("BT-DRW-3", "BT-GRT-HOR-2")
def test_the_horn_does_not_shuffle_the_shelter_in() -> None:
    table = battalia(2).exact(0).hand(0, "horn").nation(0, "lord.red")
    table.shelter(0, *["supply"] * 8)

    table.play("horn", "take lord.red")

    assert len(table.shelter_of(0)) == 8
    assert table.nation_of(0) == []
    assert table.step == "actions"


def _attacked_by_seat_1() -> Table:
    """Seat 1 of four attacks a city of seat 0, then one of seat 3."""
    table = battalia(4).turn(1).hero(1, "a1", "a7").chip("a1", 0).chip("a7", 3)
    table.hand(1, "weapon.red", "weapon.gold", "chief.red", "chief.gold")
    table.hand(0, "supply", "supply").hand(3, "supply")
    table.play("attack city a1", "play weapon.red", "play chief.red", "done", "surrender")
    return table.play("attack city a7", "play weapon.gold", "play chief.gold", "done", "surrender")


@rule("BT-DRW-4", "BT-BAT-26")
def test_attacked_players_refill_after_step_5_clockwise_from_the_attackers_left() -> None:
    table = _attacked_by_seat_1()
    assert len(table.hand_of(0)) == 2

    table.play("end turn")

    drawn = [(event["seat"], event["count"]) for event in table.events("drawn")]
    assert drawn[-3:] == [(1, 6), (3, 5), (0, 4)]
    assert [len(table.hand_of(seat)) for seat in (0, 3)] == [6, 6]


@rule("BT-DRW-4", "BT-BAT-26")
def test_a_player_who_was_not_attacked_draws_nothing_and_a_larger_hand_is_kept() -> None:
    table = battalia(3).hero(0, "g3").hand(0, "weapon.red", "chief.red")
    table.hand(1, *["supply"] * 8).hand(2, "supply")

    table.play("attack city g3", "play weapon.red", "play chief.red", "done", "surrender")
    table.play("end turn")

    assert len(table.hand_of(1)) == 8
    assert len(table.hand_of(2)) == 1
