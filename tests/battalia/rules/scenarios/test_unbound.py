"""The Unbound (BT-UNB-1 to -6)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from tests.battalia.oracle import creation_cards
from tests.battalia.table import Table, battalia
from tests.rules import rule

RANKS = ["friman", "chief", "priest", "lord"]


def _unbound(seats: int = 4, **options: Any) -> Table:
    return battalia(seats, unbound=True, **options)


@rule("BT-UNB-1", "BT-UNB-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_unbound_of_each_rank_are_in_the_decks_with_any_number_of_players(seats: int) -> None:
    with_them = stormhall.new("battalia", seats, options={"unbound": True})
    without = stormhall.new("battalia", seats)

    decks: dict[str, Any] = with_them.position()["pool"]  # type: ignore[assignment]
    for rank in RANKS:
        cards = decks[rank]["top"] + decks[rank]["rest"]
        assert cards.count(f"{rank}.unbound") == 2
    assert not any("unbound" in card for card in creation_cards(without.position()))


@rule("BT-UNB-2", "BT-CMP-2")
def test_an_unbound_completes_a_cohort_of_any_faction_and_a_supply_none() -> None:
    for color in ("green", "blue", "red", "gold"):
        table = _unbound().turn(0, "cohort")
        table.hand(0, f"friman.{color}", f"chief.{color}", "lord.unbound", "supply")
        table.allows("cohort")

    table = _unbound().turn(0, "cohort").hand(0, "friman.red", "chief.red", "supply", "supply")
    table.refuses("cohort", because="BT-COH-1")


@rule("BT-UNB-2", "BT-BAT-4")
def test_an_unbound_does_not_spoil_the_morale_of_any_hero() -> None:
    table = _unbound().hero(0, "d2").hand(0, "weapon.green", "chief.unbound", "chief.red")

    table.play("attack city d2", "play weapon.green", "play chief.unbound")
    assert table.events("battle-card")[-1]["attack"] == 1 + 2 + 1
    table.play("play chief.red")

    assert table.events("battle-card")[-1]["attack"] == 1 + 2 + 2


@rule("BT-UNB-3", "BT-HIR-2")
@pytest.mark.parametrize(
    ("rank", "price"), [("friman", 2), ("chief", 3), ("priest", 4), ("lord", 5)]
)
def test_an_unbound_costs_the_price_of_its_rank_and_brings_no_supply(rank: str, price: int) -> None:
    table = _unbound().top(rank, f"{rank}.unbound").hand(0, *["supply"] * price)
    supplies = table.position()["pool"]["supply"]

    table.play(f"hire {rank}")

    assert table.new_of(0) == [f"{rank}.unbound"]
    assert table.position()["pool"]["supply"] == supplies
    assert table.hand_of(0) == []


@rule("BT-UNB-3", "BT-UNB-6", "BT-LIM-5", "BT-NEU-3")
def test_an_unbound_vassal_comes_only_as_the_top_card_and_without_a_supply() -> None:
    table = _unbound().neutral("d2", terrain="forest").hero(0, "d2")
    table.say(limbo=["lord.green"] * 4).top("lord", "lord.unbound")
    table.hand(0, "weapon.red", "lord.red")

    table.play("attack city d2", "play weapon.red", "play lord.red", "done")

    assert table.new_of(0) == ["lord.unbound"]


@rule("BT-UNB-6", "BT-LIM-5")
def test_an_unbound_on_top_is_passed_over_by_a_search_for_a_faction() -> None:
    table = _unbound().top("chief", "chief.unbound").hand(0, "title.red", "friman.green")

    table.play("title on friman.green")

    assert table.open_of(0) == [("chief.green", "chief", 1)]


@rule("BT-WE-25", "BT-UNB-4")
def test_an_unbound_chief_with_three_supplies_has_strength_five_and_keeps_morale() -> None:
    table = _unbound().hero(0, "d4")
    table.hand(0, "weapon.green", "chief.unbound", "lord.green", "supply", "supply", "supply")

    table.play("attack ruins d4", "play weapon.green", "play chief.unbound")
    table.play("feed supply", "feed supply", "feed supply")

    assert table.events("unbound-fed")[-1]["total"] == 1 + 5 + 1
    assert table.table_of(0).count("supply") == 3


@rule("BT-UNB-4")
def test_without_an_unbound_in_the_line_no_supply_is_laid_in_battle() -> None:
    table = _unbound().hero(0, "d4")
    table.hand(0, "weapon.green", "chief.unbound", "supply", "lord.green", "lord.green")

    table.play("attack ruins d4", "play weapon.green")

    table.refuses("feed supply", because="BT-UNB-4")
    table.refuses("play supply", because="BT-BAT-20")
    table.play("play chief.unbound")
    table.allows("feed supply")


@rule("BT-UNB-4", "BT-BAT-20")
@pytest.mark.parametrize(
    "card",
    [
        "friman.blue",
        "lord.unbound",
        "weapon.blue",
        "tool.blue",
        "tent.red",
        "horse.gold",
        "scroll.blue",
    ],
)
def test_only_supplies_feed_an_unbound(card: str) -> None:
    strong = ("lord.red", "lord.red")
    table = _unbound().hero(0, "d4")
    table.hand(0, "weapon.green", "chief.unbound", "supply", card, *strong)

    table.play("attack ruins d4", "play weapon.green", "play chief.unbound")

    assert table.legal_like("feed") == ["feed supply"]
    table.refuses(f"feed {card}", because="BT-UNB-4")


@rule("BT-UNB-4")
def test_an_open_card_that_is_no_supply_feeds_no_unbound() -> None:
    table = _unbound().hero(0, "d4").hand(0, "weapon.green", "chief.unbound")
    table.open(0, "friman.blue", uses=2).open(0, "tool.green", kind="joker")

    table.play("attack ruins d4", "play weapon.green", "play chief.unbound")

    table.refuses("feed open1", because="BT-UNB-4")
    table.refuses("feed open2", because="BT-UNB-4")


@rule("BT-UNB-4")
def test_the_defender_may_feed_his_unbound_in_a_later_volley() -> None:
    table = _unbound().hero(0, "g1").chip("g1", 1, 1)
    table.hand(0, "weapon.red", "chief.red", "friman.red").hand(1, "chief.unbound", "supply")

    table.play("attack city g1", "play weapon.red", "play chief.red", "done", "fight")
    table.play("play chief.unbound", "done", "play friman.red", "done")
    table.play("feed supply", "done", "give up")

    assert table.tile_at("g1")["owner"] == 1  # type: ignore[index]
    assert table.shelter_of(1) == ["chief.unbound", "supply"]


@rule("BT-UNB-4")
def test_each_use_of_a_multiplied_supply_and_a_joker_as_a_supply_feed_an_unbound() -> None:
    table = _unbound().hero(0, "d4").open(0, "supply", uses=2).open(0, "tool.green", kind="joker")
    table.hand(0, "weapon.green", "friman.unbound")

    table.play("attack ruins d4", "play weapon.green", "play friman.unbound")
    table.play("feed open1", "feed open1", "open1 as supply", "feed open1")

    assert table.events("unbound-fed")[-1]["total"] == 1 + 1 + 3 + 1
    assert table.open_of(0) == []


@rule("BT-UNB-5")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("amulet.red", "amulet on chief.unbound"),
        ("title.red", "title on chief.unbound"),
        ("crown", "title on chief.unbound"),
        ("crown", "title twice on chief.unbound"),
        ("scroll.red", "scroll on chief.unbound"),
        ("book", "scroll on chief.unbound"),
    ],
)
def test_an_unbound_is_no_target_of_transformations(card: str, line: str) -> None:
    table = _unbound().hand(0, card, "chief.unbound", "friman.red", "chief.red")

    table.refuses(line, because="BT-UNB-5")
    if "twice" not in line:
        table.allows(line.replace("chief.unbound", "chief.red"))


@rule("BT-UNB-5")
def test_an_unbound_can_be_stationed_suspended_and_ambushed() -> None:
    table = _unbound().hand(
        0, "chief.unbound", "friman.unbound", "lord.unbound", "tent.red", "supply"
    )
    table.shelter(0, "weapon.red", "weapon.red")

    table.play("pitch tent.red station lord.unbound with supply")
    table.play("ambush chief.unbound suspend friman.unbound")

    assert table.tents_of(0) == [("tent.red", ["lord.unbound"])]
    assert table.ambush_of(0) == ["chief.unbound"]
    assert table.limbo() == ["friman.unbound"]


@rule("BT-UNB-5", "BT-TRN-7")
def test_an_unbound_pays_as_a_unit_of_its_rank() -> None:
    table = _unbound().hand(0, "chief.unbound", "friman.unbound", "friman.red")

    table.play("create weapon with chief.unbound friman.unbound friman.red")

    assert table.hand_of(0) == []
    assert table.new_of(0)[0].startswith("weapon")
