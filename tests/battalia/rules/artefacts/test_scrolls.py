"""The magic scroll (BT-USE-SCR-1 to -4)."""

from __future__ import annotations

from tests.battalia.table import Table, battalia
from tests.rules import rule


def with_hand(*hand: str, **options: bool) -> Table:
    """Player 0 in step 3 of a day without light; the Cloudborn are not in the game."""
    return battalia(oracle=False, **options).say(removed="cloudborn").hand(0, *hand)


def all_but_one(kind: str) -> list[str]:
    """All artefacts of a kind but one red one."""
    return [f"{kind}.red"] * 2 + [f"{kind}.blue"] * 3 + [f"{kind}.green"] * 3


@rule("BT-USE-SCR-1")
def test_a_scroll_changes_units_and_artefacts_but_nothing_neutral_or_universal():
    table = with_hand(
        "scroll.red", "friman.red", "tool.red", "supply", "hammer", "lord.unbound", unbound=True
    )

    table.allows("scroll on friman.red islanders", "scroll on tool.red islanders")
    for card in ("supply", "hammer", "lord.unbound"):
        table.refuses(f"scroll on {card}", because="BT-USE-SCR-1")


@rule("BT-USE-SCR-2")
def test_the_named_faction_is_another_one_in_the_game():
    table = with_hand("scroll.red", "friman.red")

    table.play("scroll on friman.red")

    assert table.legal() == ["name baerfolk", "name islanders"]
    table.refuses("name emberians", because="BT-USE-SCR-2")
    table.refuses("name cloudborn", because="BT-2P-5")


@rule("BT-USE-SCR-2")
def test_a_card_of_the_same_kind_and_the_named_faction_is_taken():
    table = with_hand("scroll.red", "chief.red").top("chief", "chief.green", "chief.green")

    table.play("scroll on chief.red islanders")

    assert table.open_of(0) == [("chief.blue", "chief", 1)]
    deck = table.deck("chief")
    assert len(deck["top"]) == 1  # shuffled: no order is known
    assert deck["bottom"] == []
    assert [*deck["top"], *deck["rest"]].count("chief.red") >= 1


@rule("BT-USE-SCR-2", "BT-LIM-5")
def test_without_the_named_faction_the_top_card_is_taken():
    table = with_hand("scroll.red", "tool.red").top("tool", "tool.green", "tool.red")
    table.player(1, hand=["tool.blue"] * 3)

    table.play("scroll on tool.red islanders")

    assert table.open_of(0) == [("tool.green", "tool", 1)]
    assert len(table.deck("tool")["top"]) == 1


@rule("BT-USE-SCR-2")
def test_a_card_whose_deck_is_empty_is_not_changed():
    table = with_hand("scroll.red", "tool.red", "horse.red").say(limbo=all_but_one("tool"))

    table.refuses("scroll on tool.red", because="BT-USE-SCR-2")
    table.allows("scroll on horse.red islanders")


@rule("BT-USE-SCR-3")
def test_the_new_card_lies_open_with_one_use_and_stays():
    table = with_hand("scroll.red", "tool.red", "friman.red").exact(0)
    table.shelter(0, *["supply"] * 7)
    table.play("scroll on tool.red islanders", "create tool with open1 friman.red")

    table.end_turn()

    owned = table.hand_of(0) + table.nation_of(0) + table.shelter_of(0)
    assert owned.count("tool.blue") >= 1
    assert len(owned) == 11


@rule("BT-USE-SCR-4")
def test_a_scroll_changes_itself_and_has_no_use_left():
    table = with_hand("scroll.red", "friman.red")

    table.play("scroll on itself", "name islanders")

    assert table.open_of(0) == []
    assert table.table_of(0) == ["scroll.blue"]
    table.refuses("scroll on friman.red", because="BT-USE-1")
    assert table.limbo() == []


@rule("BT-USE-SCR-4")
def test_the_player_chooses_which_of_two_scrolls_changes_itself():
    table = with_hand("scroll.red", "scroll.blue")

    table.play("scroll on itself")
    assert set(table.legal()) == {"name baerfolk", "name islanders", "name emberians"}
    table.play("name baerfolk")

    assert set(table.legal()) == {"with scroll.red", "with scroll.blue"}
    table.play("with scroll.blue")
    assert table.hand_of(0) == ["scroll.red"]
    assert table.table_of(0) == ["scroll.green"]


@rule("BT-USE-SCR-4", "BT-USE-SCR-2")
def test_a_scroll_does_not_change_itself_into_its_own_faction():
    table = with_hand("scroll.red", "scroll.red")

    table.play("scroll on itself")

    table.refuses("name emberians", because="BT-USE-SCR-2")


@rule("BT-USE-SCR-4", "BT-GRT-HAM-3", "BT-GRT-BOO-1")
def test_hammer_book_and_joker_cannot_change_themselves():
    for card in ("hammer", "book"):
        with_hand(card, "friman.red").refuses("scroll on itself", because="BT-USE-SCR-4")
    hammer = with_hand("hammer", "friman.red").play("hammer as scroll")
    hammer.refuses("scroll on itself", because="BT-USE-SCR-4")
    hammer.allows("scroll on friman.red islanders")
    joker = with_hand("friman.red").open(0, "supply", "joker").play("open1 as scroll")
    joker.refuses("scroll on itself", because="BT-USE-SCR-4")
    joker.allows("scroll on friman.red islanders")


@rule("BT-USE-SCR-4")
def test_a_scroll_on_an_amulet_or_from_another_scroll_cannot_change_itself():
    amulet = with_hand("amulet.red", "scroll.red", "friman.red").dice(2)
    amulet.play("amulet on scroll.red")
    assert amulet.open_of(0) == [("scroll.red", "scroll", 2)]
    amulet.refuses("scroll on itself", because="BT-USE-SCR-4")
    amulet.allows("scroll on friman.red islanders")

    scroll = with_hand("scroll.red", "scroll.blue", "friman.red")
    scroll.play("scroll on scroll.blue baerfolk")
    assert scroll.open_of(0) == [("scroll.green", "scroll", 1)]
    scroll.refuses("scroll on itself", because="BT-USE-SCR-4")
    scroll.allows("scroll on friman.red islanders")


@rule("BT-USE-SCR-4")
def test_with_an_empty_scroll_deck_no_scroll_changes_itself():
    table = with_hand("scroll.red", "friman.red").say(limbo=all_but_one("scroll"))

    table.refuses("scroll on itself", because="BT-USE-SCR-4")
    table.allows("scroll on friman.red islanders")


@rule("BT-USE-SCR-4", "BT-GRT-HAN-3")
def test_a_borrowed_scroll_may_change_itself_and_is_returned():
    table = with_hand("hand", "supply").nation(1, "scroll.red")
    table.play("hand player2", "take scroll.red", "scroll on itself", "name islanders", "end turn")

    assert table.shelter_of(1) == ["scroll.blue"]
