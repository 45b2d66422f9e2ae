"""Hiring units (BT-HIR-1 to -3).

`SUPPLIES_WITH` in `model/cards.py` says how many supplies a unit brings; `gain_supply` takes them
from the pool, here and for a vassal lord (BT-HIR-3).
"""

from __future__ import annotations

from stormhall.battalia.knowledge.pool_decks import take_top, visible_top
from stormhall.battalia.knowledge.zones import gain
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import HIRE
from stormhall.battalia.rules.actions import FOR_UNIT, TurnAction
from stormhall.battalia.rules.paying.payment import Purpose, ask, payable, why_not_price
from stormhall.kernel.core.notation import first_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat


class HireUnit(Purpose):
    """BT-HIR-1, -2: the top card of a rank's deck and a supply; the argument is the rank."""

    def prices(self, state: BattaliaState, seat: Seat, args: list[int]) -> list[list[int]]:
        return [c.HIRE_PRICE[args[0]]]

    def is_weighty(self, args: list[int]) -> bool:
        return args[0] == c.LORD

    def carry_out(self, state: BattaliaState, seat: Seat, args: list[int]) -> None:
        unit = take_top(state, args[0])
        gain(state, seat, unit)
        supplies = state.supplies
        gain_supply(state, seat, unit)
        brought = supplies - state.supplies
        e.HIRED.tell(state, seat, unit, brought, visible_top(state, args[0]))


def gain_supply(state: BattaliaState, seat: int, unit: int) -> None:
    """BT-HIR-2: gain the supplies that come with a unit, if any are left (BT-LIM-3)."""
    count = min(state.supplies, c.SUPPLIES_WITH[unit])
    state.supplies -= count
    state.add_to_zone(seat, z.NEW, bytes((c.SUPPLY_CARD,)) * count)


class HireAction(TurnAction):
    """The action of hiring a unit."""

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        codes += [
            HIRE | rank << 8
            for rank in range(c.FRIMAN, c.LORD + 1)
            if state.tops[rank] and payable(purse, c.HIRE_PRICE[rank])
        ]

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        ask(state, seat, FOR_UNIT, [first_of(code)])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        rank = first_of(code)
        if not c.HIRE_PRICE[rank]:
            return [Refusal(c.NEVER_HIRED.get(rank, "BT-HIR-1"), kind=c.KIND_WORDS[rank])]
        if not state.tops[rank]:
            return [Refusal("BT-LIM-1", deck=c.KIND_WORDS[rank])]
        return why_not_price(state, seat, "BT-HIR-1", c.HIRE_PRICE[rank])
