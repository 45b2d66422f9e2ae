"""The Hand of Luut (BT-GRT-HAN-1 to -4): borrowing a card from an opponent's nation for a turn.

`BattaliaState.may_lay_borrowed` says whether the borrowed card can be laid (BT-GRT-HAN-2).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.nations import look_through, nation_of, take_from_nation
from stormhall.battalia.knowledge.tracing import move_traces, normalise_traced, trace_nation
from stormhall.battalia.knowledge.zones import discard_openly, show_borrowed
from stormhall.battalia.model import events as e
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import HAND_STEP
from stormhall.battalia.rules.great_artefacts.general import GreatAction
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

LENDER: Final = 2
FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (LENDER, "lender", k.SEAT))


def may_borrow(state: BattaliaState) -> bool:
    """BT-GRT-HAN-3: whether no card is borrowed; only one card can be at a time."""
    return state.borrowed == z.NONE


def borrow(state: BattaliaState, lender: Seat, card: int, user: Seat) -> None:
    """BT-GRT-HAN-1: take a card from a nation; only the user of the Hand sees it."""
    others = state.nation_seen[lender] & ~(1 << user)
    if others:
        trace_nation(state, lender, others)
    take_from_nation(state, lender, card)
    state.borrowed, state.borrower, state.lender, state.borrowed_laid = card, user, lender, 0
    if state.zone(lender, z.TRACED):
        move_traces(state, lender, z.IN_NATION, z.IN_LENT, emptied=False)
        normalise_traced(state, lender)


def return_borrowed(state: BattaliaState, seat: Seat) -> None:
    """BT-GRT-HAN-3: put the borrowed card on its owner's shelter, used or not."""
    if state.borrower == seat:
        if not state.borrowed_laid:
            show_borrowed(state)
        give_back(state)


def give_back(state: BattaliaState) -> None:
    """BT-GRT-HAN-3, -4: put the borrowed card, or what it became, on its owner's shelter."""
    card, lender = state.borrowed, state.lender
    state.borrowed = state.borrower = z.NONE
    state.borrowed_laid = state.lender = 0
    discard_openly(state, lender, bytes((card,)))


class HandAction(GreatAction):
    """The action of using the Hand: choose the opponent, then a card in his nation."""

    def uses(self, state: BattaliaState, seat: Seat) -> list[Code]:
        others = state.opponents(seat) if may_borrow(state) else []
        return [v.USE_HAND | other << 8 for other in others if nation_of(state, other)]

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        other = first_of(code)
        nation = nation_of(state, other)
        look_through(state, other, seat)
        e.NATION_SEARCHED.tell_some(state, 1 << seat, seat, other, nation)
        state.frames.append([HAND_STEP, seat, other])

    def refusal(self, state: BattaliaState, seat: Seat, code: Code) -> Refusal:
        if not may_borrow(state):
            return Refusal("BT-GRT-HAN-3", player=state.borrower + 1)
        return Refusal(self.rule, player=first_of(code) + 1)


class HandStep(Question[BattaliaState]):
    """The choice of the card to borrow."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        cards = sorted(set(nation_of(state, frame[LENDER])))
        return [v.TAKE | card << 8 for card in cards] or [v.ABANDON]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        card = first_of(code)
        borrow(state, frame[LENDER], card, seat)
        e.BORROWED.tell_some(state, 1 << seat, seat, frame[LENDER], card)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.TAKE:
            return []
        return [Refusal("BT-GRT-HAN-1", card=SOURCE_WORDS[first_of(code)])]
