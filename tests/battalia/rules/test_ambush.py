"""Cards in ambush (BT-AMB-1 to -6)."""

from __future__ import annotations

from tests.battalia.table import Table, battalia
from tests.rules import rule


def with_hand(*hand: str) -> Table:
    """Player 0 in step 3 of a day without light, with a creation deck well above ten cards."""
    return battalia(oracle=False).hand(0, *hand).shelter(0, "tool.blue", "tool.blue", "lord.blue")


@rule("BT-AMB-1", "BT-INF-2")
def test_ambush_cards_are_picked_up_unseen_by_others():
    table = battalia(seats=3).turn(0, "cohort").hand(0, "supply").ambush(0, "lord.red", "tool.blue")

    table.play("keep")

    assert table.hand_of(0) == ["supply", "lord.red", "tool.blue"]
    event = table.events("ambush-picked-up", seat=1)[0]
    assert (event["seat"], event["count"]) == (0, 2)
    assert "cards" not in event
    assert table.game.view(1)["players"][0]["hand_known"] == []  # type: ignore[index]


@rule("BT-AMB-1")
def test_the_ambush_is_picked_up_even_after_a_mulligan_or_a_cohort():
    for step in ("mulligan", "cohort"):
        table = battalia().turn(0, "cohort").hand(0, "chief.red", "chief.red", "chief.red")
        table.ambush(0, "lord.blue", "lord.blue", "lord.blue")

        table.play(step)

        assert table.ambush_of(0) == []
        assert table.hand_of(0).count("lord.blue") == 3


@rule("BT-AMB-2")
def test_one_card_is_suspended_for_every_card_put_in_ambush():
    table = with_hand("lord.red", "friman.red", "chief.red", "supply")

    table.play("ambush lord.red suspend friman.red")
    assert (table.ambush_of(0), table.limbo()) == (["lord.red"], ["friman.red"])
    table.play("suspend supply", "ambush chief.red")

    assert sorted(table.ambush_of(0)) == ["chief.red", "lord.red"]
    assert sorted(table.limbo()) == ["friman.red", "supply"]
    assert table.hand_of(0) == []


@rule("BT-AMB-2")
def test_a_single_hand_card_cannot_be_ambushed():
    table = with_hand("lord.red").open(0, "friman.red")

    table.refuses("suspend lord.red", because="BT-AMB-2")
    table.refuses("suspend open1", because="BT-TRN-6")
    table.refuses("suspend chief.red", because="BT-AMB-2")


@rule("BT-AMB-2", "BT-GRT-2")
def test_great_artefacts_and_unbound_units_may_be_ambushed_and_suspended():
    for suspended, ambushed in (("hammer", "friman.unbound"), ("friman.unbound", "hammer")):
        table = battalia(oracle=False, unbound=True).hand(0, "hammer", "friman.unbound")
        table.shelter(0, "tool.blue", "tool.blue")

        table.play(f"ambush {ambushed} suspend {suspended}")

        assert table.limbo() == [suspended]
        assert table.ambush_of(0) == [ambushed]


@rule("BT-AMB-2", "BT-GRT-HAN-4")
def test_a_borrowed_card_is_neither_ambushed_nor_suspended():
    table = with_hand("hand", "supply", "friman.red").nation(1, "lord.red")
    table.play("hand player2", "take lord.red")

    table.refuses("suspend borrowed", because="BT-GRT-HAN-4")
    table.refuses("ambush borrowed suspend supply", because="BT-GRT-HAN-4")
    table.refuses("suspend lord.red", because="BT-AMB-2")
    table.allows("ambush friman.red suspend supply")


@rule("BT-AMB-2", "BT-INF-1")
def test_others_see_the_suspended_card_but_not_the_ambushed_one():
    table = with_hand("lord.red", "friman.red", "supply")

    table.play("ambush lord.red suspend friman.red")

    assert table.events("suspended", seat=1)[0]["card"] == "friman.red"
    assert "card" not in table.events("ambushed", seat=1)[0]
    view = table.game.view(1)
    assert view["limbo"] == ["friman.red"]
    assert view["players"][0]["ambush"] == 1  # type: ignore[index]
    assert view["players"][0]["ambush_known"] == []  # type: ignore[index]


@rule("BT-AMB-3")
def test_at_most_three_cards_lie_in_ambush():
    table = with_hand("lord.red", "friman.red", "supply", "supply")
    table.ambush(0, "chief.red", "chief.blue")

    table.play("ambush lord.red suspend friman.red")

    assert len(table.ambush_of(0)) == 3
    table.refuses("suspend supply", because="BT-AMB-3")


@rule("BT-AMB-4", "BT-USE-AMU-5")
def test_a_fourth_card_forced_by_an_amulet_displaces_one_of_the_three():
    table = with_hand("amulet.red", "lord.red", "supply").dice(4)
    table.ambush(0, "chief.red", "chief.blue", "friman.blue")

    table.play("amulet on lord.red")

    assert set(table.legal()) == {"discard chief.red", "discard chief.blue", "discard friman.blue"}
    table.refuses("discard lord.red", because="BT-AMB-4")
    table.play("discard chief.blue")
    assert sorted(table.ambush_of(0)) == ["chief.red", "friman.blue", "lord.red"]
    assert table.shelter_of(0)[-2:] == ["amulet.red", "chief.blue"]
    assert table.limbo() == []
    table.settled()


@rule("BT-WE-19", "BT-AMB-4")
def test_example_a_defender_with_a_full_ambush_rolls_4_in_the_battle():
    table = battalia(seats=4, oracle=False).clear().city("d4", owner=1, level=1).city("a1", owner=0)
    table.hero(0, "d4").hand(0, "weapon.red", "lord.red", "supply")
    table.hand(1, "amulet.blue", "lord.blue", "friman.blue")
    table.ambush(1, "chief.blue", "priest.blue", "tool.blue").dice(4)

    table.play("attack city d4 with weapon.red lord.red", "done")
    table.play("fight", "leave ambush", "amulet on lord.blue", seat=1)
    assert table.mover == 1
    table.play("discard tool.blue")

    assert sorted(table.ambush_of(1)) == ["chief.blue", "lord.blue", "priest.blue"]
    assert "tool.blue" in table.shelter_of(1)
    assert table.limbo() == []
    table.allows("give up", "play friman.blue")


@rule("BT-AMB-5", "BT-LIM-4")
def test_nothing_is_suspended_from_a_creation_deck_of_ten_cards():
    table = battalia(oracle=False).exact(0).hand(0, "lord.red", "friman.red", "supply")
    table.shelter(0, *["supply"] * 4, *["chief.red"] * 3)

    table.refuses("suspend supply", because="BT-AMB-5")


@rule("BT-AMB-5", "BT-LIM-4")
def test_cards_in_ambush_in_tents_on_the_table_and_among_the_new_cards_count():
    table = battalia(oracle=False).exact(0).hand(0, *["supply"] * 4, "lord.red")
    table.ambush(0, "lord.blue").tent(0, "tent.red", "chief.red").open(0, "friman.red", uses=2)
    table.shelter(0, "tool.red")

    table.refuses("suspend supply", because="BT-AMB-5")  # ten cards
    table.play("hire friman", "ambush lord.red suspend supply")

    assert len(table.limbo()) == 1
    table.refuses("suspend supply")  # eleven cards, but only one hand card


@rule("BT-AMB-6")
def test_ambush_cards_stay_through_the_clean_up_until_the_owners_next_turn():
    table = battalia(seats=3, oracle=False).hand(0, "lord.red", "supply", "supply")
    table.shelter(0, "tool.red", "tool.red").nation(0, *["supply"] * 6)
    table.play("ambush lord.red suspend supply", "end turn")

    assert table.ambush_of(0) == ["lord.red"]
    table.play("keep", "end turn", "keep", "end turn")
    assert table.mover == 0
    assert table.ambush_of(0) == ["lord.red"]

    table.play("keep")

    assert table.ambush_of(0) == []
    assert "lord.red" in table.hand_of(0)


@rule("BT-AMB-2")
def test_nothing_is_ambushed_before_a_card_is_suspended_and_then_one_must_be():
    table = with_hand("lord.red", "friman.red", "supply", "supply")

    table.refuses("ambush lord.red", because="BT-AMB-2")
    table.play("suspend friman.red")

    assert set(table.legal()) == {"ambush lord.red", "ambush supply"}
    table.refuses("ambush friman.red", because="BT-AMB-2")


@rule("BT-AMB-2", "BT-AMB-5")
def test_with_eleven_cards_one_card_may_be_suspended_but_no_second():
    table = battalia(oracle=False).exact(0).hand(0, "lord.red", "friman.red", "supply", "supply")
    table.shelter(0, *["supply"] * 3, *["chief.red"] * 4)

    table.play("ambush lord.red suspend friman.red")

    table.refuses("suspend supply", because="BT-AMB-5")
