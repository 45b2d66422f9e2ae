"""Transformations in general (BT-TRF-1 to -8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.battalia.table import Table, battalia
from tests.rules import rule


def with_hand(*hand: str, **options: Any) -> Table:
    """Player 0 in step 3 of a day without light."""
    return battalia(oracle=False, **options).hand(0, *hand)


def owned(table: Table, seat: int) -> list[str]:
    return table.hand_of(seat) + table.nation_of(seat) + table.shelter_of(seat)


@rule("BT-WE-06", "BT-TRF-5", "BT-USE-AMU-4", "BT-TRN-6")
def test_example_a_chain_of_transformations_and_a_forked_line():
    hand = ["scroll.blue", "title.gold", "friman.green", "supply", "supply", "amulet.blue"]
    table = battalia(seats=4, oracle=False).faction("baerfolk").exact(0)
    table.hand(0, *hand, "friman.blue", "chief.blue", "tool.blue").shelter(0, "supply", "supply")
    table.tile("b1", "road.straight", "ew").dice(3)
    table.top("horse", "horse.red").top("weapon", "weapon.red")

    def pool(card: str) -> int:
        deck = table.deck(card.split(".", maxsplit=1)[0])
        return [*deck["top"], *deck["rest"], *deck["bottom"]].count(card)

    watched = ("title.gold", "friman.green", "title.green", "chief.green")
    before = [pool(card) for card in watched]
    table.play("scroll on title.gold baerfolk", "title on friman.green")
    table.play("create horse with open1 supply supply", "amulet on friman.blue")
    table.play("create weapon with chief.blue open1 open1", "build city.cross c1")

    assert [pool(card) for card in watched] == [
        before[0] + 1, before[1] + 1, before[2] - 1, before[3] - 1,
    ]  # fmt: skip
    assert table.new_of(0) == ["horse.red", "weapon.red"]
    assert table.hand_of(0) == []
    assert table.open_of(0) == []
    assert table.vp(0) == 2
    table.play("end turn")
    assert sorted(owned(table, 0)) == sorted([
        "scroll.blue", "title.green", "chief.green", "supply", "supply", "amulet.blue",
        "friman.blue", "chief.blue", "tool.blue", "horse.red", "weapon.red", "supply", "supply",
    ])  # fmt: skip


@rule("BT-TRF-1")
def test_an_amulet_changes_for_the_turn_and_a_scroll_for_good():
    table = with_hand("amulet.red", "chief.red", "scroll.red", "chief.blue").dice(3).exact(0)
    table.shelter(0, *["supply"] * 6)
    table.play("amulet on chief.red", "scroll on chief.blue baerfolk")
    assert table.open_of(0) == [("chief.red", "chief", 3), ("chief.green", "chief", 1)]

    table.end_turn()

    assert owned(table, 0).count("chief.red") == 1
    assert owned(table, 0).count("chief.green") == 1
    assert "chief.blue" not in owned(table, 0)
    assert table.player_of(0)["open"] == []


@rule("BT-TRF-2")
@pytest.mark.parametrize("second", ["title", "scroll", "amulet"])
def test_a_card_is_the_target_of_only_one_transformation_in_a_turn(second: str):
    table = with_hand("amulet.red", "title.red", "title.blue", "scroll.red", "friman.red", "supply")
    table.play("title on friman.red with title.red")

    table.refuses(f"{second} on open1", because="BT-TRF-4")
    table.refuses(f"{second} on chief.red", because="BT-TRF-4")
    table.refuses(f"{second} on friman.red", because="BT-TRF-4")


@rule("BT-TRF-2")
def test_a_card_received_for_another_counts_as_transformed_even_if_it_is_equal_to_a_hand_card():
    table = with_hand("title.red", "scroll.red", "friman.red", "chief.red")
    table.play("title on friman.red")

    table.play("scroll on chief.red islanders")  # the chief in the hand, not the new one

    assert table.open_of(0) == [("chief.red", "chief", 1), ("chief.blue", "chief", 1)]
    table.refuses("scroll on chief.red")


@rule("BT-TRF-3", "BT-USE-AMU-3")
def test_each_copy_of_a_doubled_transformer_has_its_own_use():
    table = with_hand("amulet.red", "title.red", "friman.red", "chief.blue").dice(2)

    table.play("amulet on title.red", "title on friman.red", "title on chief.blue")

    assert table.open_of(0) == [("chief.red", "chief", 1), ("priest.blue", "priest", 1)]


@rule("BT-TRF-3", "BT-GRT-CRO-2")
def test_the_crown_spends_two_uses_on_one_unit_in_one_step():
    table = with_hand("crown", "friman.red").top("chief", "chief.blue", "chief.green")

    table.play("title twice on friman.red")

    assert table.open_of(0) == [("priest.red", "priest", 1)]
    assert table.deck("chief")["top"] == ["chief.blue", "chief.green"]
    assert table.deck("friman")["bottom"] == ["friman.red"]


@rule("BT-TRF-3", "BT-TRF-7")
def test_an_ordinary_title_promotes_by_only_one_rank():
    table = with_hand("title.red", "title.blue", "friman.red")

    table.refuses("title twice on friman.red", because="BT-TRF-3")
    table.allows("title on friman.red")


@rule("BT-TRF-4")
def test_targets_come_from_the_hand():
    table = with_hand("amulet.red", "title.red", "scroll.red").shelter(0, "friman.blue")
    table.ambush(0, "chief.blue").tent(0, "tent.blue", "priest.blue").open(0, "lord.blue")
    table.player(0, new=["friman.red"])

    for card in ("friman.blue", "chief.blue", "priest.blue", "lord.blue", "friman.red", "open1"):
        table.refuses(f"amulet on {card}", because="BT-TRF-4")
        table.refuses(f"title on {card}", because="BT-TRF-4")
        table.refuses(f"scroll on {card}", because="BT-TRF-4")


@rule("BT-TRF-4", "BT-TRN-6")
def test_an_open_lit_transformer_is_no_target():
    table = battalia().day(4).hand(0, "title.red", "friman.red", "amulet.red", "scroll.red")
    table.play("title on friman.red")

    assert ("title.red", "title", 1) in table.open_of(0)
    table.refuses("amulet on title.red", because="BT-TRF-4")
    table.refuses("scroll on open1", because="BT-TRF-4")


@rule("BT-TRF-5")
def test_transformed_artefacts_transform_further_cards_without_limit():
    table = with_hand("scroll.red", "scroll.blue", "amulet.red", "title.red", "friman.red").dice(1)

    table.play("scroll on scroll.blue baerfolk with scroll.red")
    table.play("scroll on amulet.red islanders with open1")
    table.play("amulet on title.red", "title on friman.red")

    assert table.open_of(0) == [("chief.red", "chief", 1)]
    assert sorted(table.table_of(0)) == [
        "amulet.blue", "chief.red", "scroll.green", "scroll.red", "title.red",
    ]  # fmt: skip


@rule("BT-TRF-5", "BT-BAT-20")
def test_chains_are_made_in_battle_too():
    table = battalia(seats=4, oracle=False).faction("baerfolk").clear().neutral("d4")
    table.city("a1", owner=0).hero(0, "d4")
    table.hand(0, "weapon.green", "scroll.green", "title.red", "friman.green", "lord.green")

    table.play("attack city d4 with weapon.green", "scroll on title.red islanders")
    table.play("title on friman.green")

    assert table.events("battle-card")[-1]["attack"] == 1 + 2 + 1


@rule("BT-TRF-6")
def test_an_amulet_goes_on_an_amulet_and_a_scroll_on_a_scroll():
    amulets = with_hand("amulet.red", "amulet.red", "lord.red", "lord.blue").dice(2, 3, 1)
    amulets.play("amulet on amulet.red")
    assert amulets.open_of(0) == [("amulet.red", "amulet", 2)]
    amulets.play("amulet on lord.red", "amulet on lord.blue")
    assert amulets.open_of(0) == [("lord.red", "lord", 3), ("lord.blue", "lord", 1)]

    scrolls = with_hand("scroll.red", "scroll.red", "lord.red")
    scrolls.play("scroll on scroll.red islanders")
    assert scrolls.open_of(0) == [("scroll.blue", "scroll", 1)]


@rule("BT-TRF-7")
def test_two_copies_of_a_title_made_by_an_amulet_have_different_targets():
    table = with_hand("amulet.red", "title.red", "friman.red", "friman.red").dice(2)
    table.play("amulet on title.red")

    table.refuses("title twice on friman.red", because="BT-TRF-7")
    table.play("title on friman.red")
    table.refuses("title on open2", because="BT-TRF-4")
    table.play("title on friman.red")  # another card, though an equal one

    assert table.open_of(0) == [("chief.red", "chief", 1), ("chief.red", "chief", 1)]


@rule("BT-TRF-7", "BT-TRF-3")
def test_each_copy_of_a_lit_title_is_lit():
    table = battalia().day(4).hand(0, "amulet.red", "title.red", "friman.red", "friman.red").dice(2)
    table.play("amulet on title.red")
    assert table.open_of(0) == [("title.red", "title", 4)]

    table.play("title twice on friman.red", "title twice on friman.red")

    assert table.open_of(0) == [("priest.red", "priest", 1), ("priest.red", "priest", 1)]


@rule("BT-TRF-7")
def test_a_scroll_doubled_by_an_amulet_changes_two_different_cards():
    table = with_hand("amulet.red", "scroll.red", "lord.red", "tool.red").dice(2)

    table.play(
        "amulet on scroll.red", "scroll on lord.red islanders", "scroll on tool.red islanders"
    )

    assert table.open_of(0) == [("lord.blue", "lord", 1), ("tool.blue", "tool", 1)]


@rule("BT-TRF-8")
def test_the_result_of_a_transformation_need_not_be_used_at_once_or_at_all():
    table = with_hand("title.red", "friman.red", *["supply"] * 4)

    table.play("title on friman.red", "hire friman", "create horse")

    assert table.open_of(0) == []
    idle = with_hand("title.red", "friman.red").play("title on friman.red")
    idle.allows("end turn")
