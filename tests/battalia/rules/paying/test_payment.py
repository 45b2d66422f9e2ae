"""Payments (BT-TRN-4 to -8): all that leave different cards are offered, none twice.

A slow oracle finds the payments for an action by trying every number of uses of every single card.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from tests.battalia.table import Table, battalia
from tests.rules import rule

Left = tuple[tuple[str, ...], tuple[tuple[str, str, int], ...]]
"""The cards left after a payment: the hand, and the open cards with their uses."""

PRICES: dict[str, list[dict[str, int]]] = {
    "hire friman": [{"supply": 2}],
    "hire chief": [{"supply": 3}],
    "create tool": [{"friman": 3}],
    "create weapon": [{"chief": 1, "friman": 2}],
    "create scroll": [{"friman": 1, "chief": 1, "priest": 1}],
    "create tent": [{"chief": 1, "friman": 1, "supply": 1}],
    "create horse": [{"chief": 1, "supply": 2}],
    "build road.straight b3 ns": [{"friman": 1, "supply": 1}],
    "build road.cross b3": [{"friman": 2, "supply": 1}],
    "build city.cross d2": [{"friman": 3}, {"chief": 3}, {"priest": 3}],
    "upgrade b2": [{"chief": 2}],
    "hire hero b2": [{"weapon": 1, "supply": 2}],
}

PALETTE = [
    "supply", "supply", "friman.red", "friman.red", "friman.blue", "chief.red", "chief.blue",
    "priest.red", "tool.red", "tool.red", "tool.blue", "weapon.red",
]  # fmt: skip


def kind_of(card: str) -> str:
    return card.split(".", maxsplit=1)[0]


def pays(price: dict[str, int], laid: dict[str, int]) -> bool:
    """Whether uses by kind pay a price exactly; a tool is one friman or two."""
    missing = price.get("friman", 0) - laid.get("friman", 0)
    tools = laid.get("tool", 0)
    others = {kind: n for kind, n in laid.items() if kind not in ("friman", "tool") and n}
    other_price = {kind: n for kind, n in price.items() if kind != "friman"}
    return others == other_price and tools <= missing <= 2 * tools


def remainders(
    hand: list[str], opened: list[tuple[str, str, int]], price: dict[str, int], lit: str
) -> set[Left]:
    """The cards left by every way to pay, tried card by card."""
    uses = [2 if kind_of(card) == lit else 1 for card in hand] + [n for _, _, n in opened]
    kinds = [kind_of(card) for card in hand] + [kind for _, kind, _ in opened]
    relevant = set(price) | ({"tool"} if "friman" in price else set())
    ranges = [range(n + 1 if kinds[i] in relevant else 1) for i, n in enumerate(uses)]
    outcomes: set[Left] = set()
    for spent in product(*ranges):
        uses_laid: dict[str, int] = {}
        for kind, number in zip(kinds, spent, strict=True):
            uses_laid[kind] = uses_laid.get(kind, 0) + number
        if not pays(price, uses_laid):
            continue
        hand_left = [card for i, card in enumerate(hand) if not spent[i]]
        still_open = [
            (card, kind_of(card), uses[i] - spent[i])
            for i, card in enumerate(hand)
            if 0 < spent[i] < uses[i]
        ]
        for i, (card, kind, number) in enumerate(opened):
            if number > spent[len(hand) + i]:
                still_open.append((card, kind, number - spent[len(hand) + i]))
        outcomes.add((tuple(sorted(hand_left)), tuple(sorted(still_open))))
    return outcomes


def offered(table: Table, line: str) -> list[Left]:
    """The cards left by each payment that the game offers for a line."""
    game = table.game.clone()
    game.apply(0, line)
    before = table.game
    outcomes: list[Left] = []
    paying = game.state.steps()[game.state.frames[-1][0]].name == "pay"
    choices: list[str | None] = [str(a) for a in game.legal(0)] if paying else [None]
    assert len(set(choices)) == len(choices)
    for choice in choices:
        copy = game.clone()
        if choice is not None:
            copy.apply(0, choice)
        table._game = copy
        outcomes.append((tuple(sorted(table.hand_of(0))), tuple(sorted(table.open_of(0)))))
        assert table.state.defects() == []
        table._game = before
    return outcomes


def check_payments(hand: list[str], opened: list[tuple[str, str, int]], day: int) -> None:
    """Compare all payments offered in one situation with the oracle's."""
    lit = ["tool", "weapon"][day - 1]
    records: list[dict[str, Any]] = [
        {"card": card, "as": kind, "uses": uses, "flags": ["lit"] if kind == lit else []}
        for card, kind, uses in opened
    ]
    table = battalia().say(removed="cloudborn").day(day).exact(0).exact(1).hand(0, *hand)
    table.player(0, open=records, shelter=["supply"] * 10).hand(1, *["supply"] * 10)
    table.tile("c2", "road.straight", "ew")
    legal = table.legal()
    assert len(set(legal)) == len(legal)
    for line, prices in PRICES.items():
        expected: set[Left] = set()
        for price in prices:
            expected |= remainders(hand, opened, price, lit)
        refused = bool(table.game.why_not(0, line))
        assert refused == (not expected), (line, hand, opened)
        if expected:
            got = offered(table, line)
            assert len(got) == len(set(got)), (line, hand, opened, got)
            assert set(got) == expected, (line, hand, opened)


@rule("BT-TRN-4", "BT-TRN-5", "BT-TRN-7", "BT-TRN-8", "BT-USE-TOO-1", "BT-USE-TOO-3", "BT-ORA-TOO")
@pytest.mark.parametrize("seed", range(40))
def test_payments_agree_with_trying_every_card_by_itself(seed: int):
    chance = Random(seed)
    hand = chance.sample(PALETTE, chance.randrange(3, 8))
    opened = [
        (card, kind_of(card), chance.randrange(1, 4))
        for card in chance.sample(PALETTE, chance.randrange(4))
    ]

    for day in (1, 2):
        check_payments(hand, opened, day)


@rule("BT-TRN-5", "BT-TRN-6")
def test_equal_open_cards_with_different_uses_give_no_payment_twice():
    check_payments(["supply"], [("friman.red", "friman", 2), ("friman.red", "friman", 1)], day=2)
    check_payments(["supply"], [("friman.red", "friman", 3), ("friman.red", "friman", 2)], day=2)
    check_payments(
        [], [("tool.red", "tool", 1), ("supply", "supply", 2), ("tool.red", "tool", 2)], day=2
    )


@rule("BT-ORA-TOO", "BT-TRN-6")
def test_a_lit_tool_in_the_hand_and_an_equal_open_one_give_no_payment_twice():
    check_payments(["tool.red", "supply"], [("tool.red", "tool", 1)], day=1)
    check_payments(
        ["tool.red", "tool.red", "supply", "chief.red"], [("tool.red", "tool", 1)], day=1
    )


@rule("BT-TRN-6", "BT-ORA-6")
def test_a_lit_card_laid_beside_an_open_card_keeps_its_other_use():
    tool = battalia().day(1).hand(0, "tool.red").open(0, "supply", uses=1)
    tool.play("build road.straight c2 ew")
    assert tool.open_of(0) == [("tool.red", "tool", 1)]

    weapon = battalia().day(2).hand(0, "weapon.red").open(0, "supply", uses=3)
    weapon.play("hire hero b2")
    assert weapon.open_of(0) == [("supply", "supply", 1), ("weapon.red", "weapon", 1)]


@rule("BT-TRN-4")
def test_equal_cards_give_one_action():
    table = battalia(oracle=False).hand(0, *["friman.red"] * 4, *["supply"] * 3)

    table.play("create tool")

    table.settled()  # which three of four equal frimen is no question
    assert table.hand_of(0) == ["supply"] * 3 + ["friman.red"]


@rule("BT-TRN-4")
def test_different_cards_give_every_choice_once():
    table = battalia(oracle=False).hand(
        0, "friman.red", "friman.red", "friman.blue", "friman.green"
    )

    table.play("create tool")

    assert sorted(table.legal()) == [
        "with friman.blue friman.red friman.red",
        "with friman.green friman.blue friman.red",
        "with friman.green friman.red friman.red",
    ]


@rule("BT-TRN-4", "BT-GRT-HAN-2")
def test_a_borrowed_card_and_an_equal_card_of_the_player_are_different_payments():
    table = battalia(oracle=False).hand(0, "hand", "friman.red", "supply").nation(1, "friman.red")
    table.play("hand player2", "take friman.red", "build road.straight c2 ew")

    assert sorted(table.legal()) == ["with supply borrowed", "with supply friman.red"]
    table.play("with supply borrowed", "end turn")

    assert "friman.red" in table.shelter_of(1)


@rule("BT-ORA-TOO", "BT-GRT-HAN-2")
def test_a_borrowed_lit_tool_has_two_uses():
    table = battalia().day(1).hand(0, "hand", "supply", "supply").nation(1, "tool.red")
    table.tile("c2", "road.straight", "ew")

    table.play("hand player2", "take tool.red", "build city.cross d2")

    assert table.vp(0) == 2
    assert table.open_of(0) == []


def suggested(table: Table, line: str) -> str:
    table.play(line)
    return str(table.game.suggestion(0))


@rule("BT-TRN-6")
def test_the_suggestion_uses_open_cards_first():
    table = battalia(oracle=False).hand(0, "friman.red", "friman.blue", "tool.red", "supply")
    table.open(0, "friman.green", uses=2)

    assert suggested(table, "build road.straight c2 ew") == "with supply open1"


@rule("BT-TRN-8")
def test_the_suggestion_keeps_cards_of_the_players_faction_and_costly_cards():
    table = (
        battalia(oracle=False)
        .faction("emberians")
        .hand(0, "friman.red", "friman.blue", "tool.red", "supply")
    )
    assert suggested(table, "build road.straight c2 ew") == "with supply friman.blue"


@rule("BT-BLD-12")
def test_the_suggestion_for_a_city_is_the_highest_level_at_the_lowest_price():
    table = battalia(oracle=False).faction("emberians").tile("c2", "road.straight", "ew")
    table.hand(0, *["friman.red"] * 3, *["lord.red"] * 3, "lord.blue")

    assert suggested(table, "build city.cross d2") == "with lord.blue lord.red lord.red"


@rule("BT-TRN-8", "BT-USE-TOO-2")
def test_the_suggestion_wastes_no_tool():
    table = battalia(oracle=False).hand(0, "tool.red", "tool.blue", "friman.red")
    assert suggested(table, "create tool").count("tool") == 1

    lit = battalia().day(1).hand(0, "tool.red", "tool.red", "friman.red", "supply")
    assert suggested(lit, "build road.straight c2 ew") == "with supply friman.red"

    opened = battalia(oracle=False).hand(0, "chief.red").open(0, "tool.red", uses=3)
    assert suggested(opened, "create weapon") == "with chief.red open1"


@rule("BT-TRN-8")
def test_the_suggestion_is_always_one_of_the_offers():
    for hand in (
        ["tool.red", "tool.blue", "friman.red"],
        ["friman.red", "friman.blue", "tool.red"],
    ):
        table = battalia().day(1).hand(0, *hand)
        table.play("create tool")

        assert str(table.game.suggestion(0)) in table.legal()
