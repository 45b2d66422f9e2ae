"""The title (BT-USE-TIT-1 to -4)."""

from __future__ import annotations

import pytest

from tests.battalia.table import Table, battalia
from tests.rules import rule


def with_hand(*hand: str, **options: bool) -> Table:
    """Player 0 in step 3 of a day without light."""
    return battalia(oracle=False, **options).hand(0, *hand)


@rule("BT-USE-TIT-1")
@pytest.mark.parametrize(
    ("unit", "risen"), [("friman", "chief"), ("chief", "priest"), ("priest", "lord")]
)
def test_a_title_raises_a_unit_by_one_rank(unit: str, risen: str):
    table = with_hand("title.blue", f"{unit}.red")

    table.play(f"title on {unit}.red")

    assert table.open_of(0) == [(f"{risen}.red", risen, 1)]
    assert sorted(table.table_of(0)) == sorted(["title.blue", f"{risen}.red"])


@rule("BT-USE-TIT-1")
def test_lords_unbound_supplies_and_artefacts_are_not_promoted():
    table = with_hand(
        "title.red", "title.red", "lord.red", "chief.unbound", "supply", "tool.red", "hammer",
        unbound=True,
    )  # fmt: skip

    for card in ("lord.red", "chief.unbound", "supply", "tool.red", "hammer", "title.red"):
        table.refuses(f"title on {card}", because="BT-USE-TIT-1")
    assert table.legal_like("title") == []


@rule("BT-USE-TIT-1", "BT-TRF-4")
def test_a_title_promotes_only_a_hand_card():
    table = with_hand("title.red", "supply").shelter(0, "chief.red").open(0, "friman.red")
    table.ambush(0, "priest.red").tent(0, "tent.red", "friman.blue")

    for card in ("chief.red", "open1", "priest.red", "friman.blue"):
        table.refuses(f"title on {card}", because="BT-TRF-4")


@rule("BT-USE-TIT-2")
def test_the_old_card_goes_under_its_deck_without_a_shuffle():
    table = with_hand("title.red", "chief.red").top("chief", "chief.blue", "chief.green")

    table.play("title on chief.red")

    deck = table.deck("chief")
    assert deck["top"] == ["chief.blue", "chief.green"]
    assert deck["bottom"] == ["chief.red"]


@rule("BT-USE-TIT-2")
def test_each_returned_card_lies_under_the_one_before():
    table = with_hand("title.red", "title.red", "chief.red", "chief.blue")

    table.play("title on chief.red", "title on chief.blue")

    assert table.deck("chief")["bottom"] == ["chief.red", "chief.blue"]


@rule("BT-WE-07", "BT-USE-TIT-3", "BT-USE-TIT-2")
def test_example_an_islander_chief_becomes_an_islander_priest_or_else_the_top_card():
    table = with_hand("title.red", "chief.blue").top("priest", "priest.red", "priest.green")

    table.play("title on chief.blue")

    assert table.open_of(0) == [("priest.blue", "priest", 1)]
    assert table.deck("chief")["bottom"] == ["chief.blue"]
    assert len(table.deck("priest")["top"]) == 1  # the known order is gone

    none = with_hand("title.red", "chief.blue").top("priest", "priest.red", "priest.green")
    none.player(1, hand=["priest.blue"] * 4)
    none.play("title on chief.blue")
    assert none.open_of(0) == [("priest.red", "priest", 1)]
    assert len(none.deck("priest")["top"]) == 1
    assert none.deck("priest")["bottom"] == []


@rule("BT-USE-TIT-3", "BT-LIM-5")
def test_the_searched_deck_is_shuffled_even_when_the_faction_is_not_in_it():
    table = with_hand("title.red", "chief.blue").top("priest", *["priest.red"] * 2, "priest.green")
    table.player(1, hand=["priest.blue"] * 4)
    order = [*table.deck("priest")["top"]]

    table.play("title on chief.blue")

    assert order == ["priest.red", "priest.red", "priest.green"]
    assert len(table.deck("priest")["top"]) == 1


@rule("BT-USE-TIT-3", "BT-LIM-5", "BT-UNB-2")
def test_an_unbound_comes_only_as_the_top_card():
    has = with_hand("title.red", "chief.blue", unbound=True).top("priest", "priest.unbound")
    has.play("title on chief.blue")
    assert has.open_of(0) == [("priest.blue", "priest", 1)]

    none = with_hand("title.red", "chief.blue", unbound=True).top("priest", "priest.unbound")
    none.player(1, hand=["priest.blue"] * 4)
    none.play("title on chief.blue")
    assert none.open_of(0) == [("priest.unbound", "priest", 1)]


@rule("BT-USE-TIT-4")
def test_the_promotion_is_permanent():
    table = with_hand("title.red", "friman.red").exact(0)
    table.shelter(0, *["supply"] * 8)

    table.play("title on friman.red")
    table.end_turn()

    owned = table.hand_of(0) + table.nation_of(0) + table.shelter_of(0)
    assert owned.count("chief.red") == 1
    assert "friman.red" not in owned


@rule("BT-USE-TIT-4")
def test_a_unit_is_not_promoted_when_the_deck_of_the_next_rank_is_empty():
    table = with_hand("title.red", "chief.red", "friman.red").empty("priest")

    table.refuses("title on chief.red", because="BT-USE-TIT-4")
    table.allows("title on friman.red")


@rule("BT-USE-TIT-4", "BT-TRF-2")
def test_the_promoted_card_is_not_promoted_again():
    table = with_hand("title.red", "title.blue", "friman.red")

    table.play("title on friman.red with title.blue")

    table.refuses("title on chief.red", because="BT-TRF-4")
    table.refuses("title on open1", because="BT-TRF-4")
    assert table.open_of(0) == [("chief.red", "chief", 1)]


@rule("BT-USE-TIT-3", "BT-GRT-HAN-3")
def test_a_promoted_borrowed_card_is_returned_promoted():
    table = with_hand("hand", "title.red").nation(1, "friman.blue")
    table.play("hand player2", "take friman.blue", "title on borrowed")

    assert table.open_of(0) == [("chief.blue", "chief", 1)]
    table.play("end turn")

    assert table.shelter_of(1) == ["chief.blue"]
    assert "chief.blue" not in table.shelter_of(0)
