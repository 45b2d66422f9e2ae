"""Hiring units (BT-HIR-1 to -3, BT-UNB-3)."""

from __future__ import annotations

from stormhall.battalia.knowledge.zones import gain, gain_supply, take_top, top_name
from stormhall.battalia.model.cards import (
    CARD_WORDS,
    FRIMAN,
    HIRE_PRICE,
    KIND_WORDS,
    LORD,
    NEVER_HIRED,
)
from stormhall.battalia.model.notation import HIRE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.actions import FOR_UNIT, Deed
from stormhall.battalia.rules.paying.payment import Purpose, ask, payable, why_not_price
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat


class HireUnit(Purpose):
    """BT-HIR-1, -2: the top card of a rank's deck and a supply; the argument is the rank."""

    def prices(self, game: BattaliaState, seat: Seat, args: list[int]) -> list[list[int]]:
        return [HIRE_PRICE[args[0]]]

    def is_weighty(self, args: list[int]) -> bool:
        return args[0] == LORD

    def carry_out(self, game: BattaliaState, seat: Seat, args: list[int]) -> None:
        unit = take_top(game, args[0])
        gain(game, seat, unit)
        supplies = game.supplies
        gain_supply(game, seat, unit)
        if game.log is not None:
            facts = {
                "seat": seat,
                "card": CARD_WORDS[unit],
                "supply": supplies - game.supplies,
                "top": top_name(game, args[0]),
            }
            game.tell("hired", facts, reveal=True)


class Hiring(Deed):
    """The action of hiring a unit."""

    def offers(self, game: BattaliaState, seat: Seat, counts: list[int], found: list[Code]) -> None:
        found += [
            HIRE | rank << 8
            for rank in range(FRIMAN, LORD + 1)
            if game.tops[rank] and payable(counts, HIRE_PRICE[rank])
        ]

    def take(self, game: BattaliaState, seat: Seat, code: Code) -> None:
        ask(game, seat, FOR_UNIT, [code >> 8])

    def why_not(self, game: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        rank = code >> 8
        if not HIRE_PRICE[rank]:
            return [Refusal(NEVER_HIRED.get(rank, "BT-HIR-1"), kind=KIND_WORDS[rank])]
        if not game.tops[rank]:
            return [Refusal("BT-LIM-1", deck=KIND_WORDS[rank])]
        return why_not_price(game, seat, "BT-HIR-1", HIRE_PRICE[rank])
