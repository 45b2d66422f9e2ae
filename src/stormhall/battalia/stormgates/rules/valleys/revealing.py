"""Turning over the cards of the valleys (SG-VAL-07, -08).

What a face-down card bars is in `valleys.py` (SG-VAL-05, -06).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stormhall.battalia.model import board as b
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.cards import price
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.ending import maybe_end
from stormhall.battalia.rules.paying.payment import Purpose, payable, why_not_price
from stormhall.battalia.stormgates.model import board as sb
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.rules.shared.paid_action import PaidAction
from stormhall.kernel.core.notation import first_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat

if TYPE_CHECKING:
    from stormhall.battalia.stormgates.rules.valleys.valleys import Valleys


CARDS: Final[dict[str, Any]] = COMPONENTS["valleys"]
BUILDING_LEVEL: Final[int] = CARDS["building"]["level"]

TURNED_OVER: Final[dict[int, int]] = {
    sb.COVERED_CROSSING: sb.VALLEY_CROSSING,
    sb.COVERED_BUILDING: sb.BUILDING,
}
REVEAL_PRICE: Final[dict[int, list[int]]] = {
    sb.COVERED_CROSSING: price(CARDS["reveal_cost"]["road"]),
    sb.COVERED_BUILDING: price(CARDS["reveal_cost"]["building"]),
}


def leads_to(state: BattaliaState, seat: Seat, cell: int) -> bool:
    """SG-VAL-07: whether a hero stands beside a square, exit meeting exit."""
    for side in range(b.SIDES):
        other = state.config.near[cell * b.SIDES + side]
        if other < 0 or not state.exits[cell] >> side & 1:
            continue
        if state.exits[other] >> b.OPPOSITE[side] & 1 and state.heroes_at(seat, other):
            return True
    return False


def why_not_reveal(state: BattaliaState, seat: Seat, cell: int) -> str:
    """The rule against turning over a card, apart from the price; an empty string if none."""
    if not state.config.is_covered[state.tiles[cell]] or not leads_to(state, seat, cell):
        return "SG-VAL-07"
    if state.tiles[cell] == sb.COVERED_BUILDING:
        if state.geography().free_chips(seat, BUILDING_LEVEL) <= 0:
            return "SG-VAL-08"
    return ""


class Reveal(Purpose):
    """SG-VAL-07, -08; the argument is the square."""

    def __init__(self, valleys: Valleys) -> None:
        super().__init__("reveal", {"cell": k.CELL})
        self.valleys: Final = valleys

    def prices(self, state: BattaliaState, seat: Seat, args: list[int]) -> list[list[int]]:
        return [REVEAL_PRICE[state.tiles[args[0]]]]

    def carry_out(self, state: BattaliaState, seat: Seat, args: list[int]) -> None:
        """Nothing moves Metamorpha here: no card came from the pool (SG-MET-03)."""
        cell = args[0]
        self.valleys.turn_over(state, cell)
        building = self.valleys.building_on(state, cell)
        if building != NONE:
            state.set_chip(cell, seat + 1, BUILDING_LEVEL)
        se.REVEALED.tell(state, seat, cell, building)
        maybe_end(state)


class RevealAction(PaidAction):
    """The action of turning over a valley card."""

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        if not payable(purse, REVEAL_PRICE[sb.COVERED_BUILDING]):
            return  # a crossing costs more
        seen: list[int] = []
        for figure in range(HEROES):
            start = state.hero(seat, figure)
            if start == NONE:
                continue
            for side in range(b.SIDES):
                cell = state.config.near[start * b.SIDES + side]
                if cell < 0 or cell in seen or not state.config.is_covered[state.tiles[cell]]:
                    continue
                if why_not_reveal(state, seat, cell):
                    continue
                if payable(purse, REVEAL_PRICE[state.tiles[cell]]):
                    seen.append(cell)
                    codes.append(sv.REVEAL | cell << 8)

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        cell = first_of(code)
        rule = why_not_reveal(state, seat, cell)
        if rule:
            return [Refusal(rule, cell=state.config.cell_words[cell])]
        return why_not_price(state, seat, "SG-VAL-07", REVEAL_PRICE[state.tiles[cell]])
