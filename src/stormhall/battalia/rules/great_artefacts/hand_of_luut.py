"""The Hand of Luut (BT-GRT-HAN-1 to -4): a card of an opponent's nation is borrowed for a turn.

Where cards are laid, `BattaliaState.may_lay_borrowed` says whether the borrowed one may be.
"""

from __future__ import annotations

from stormhall.battalia.knowledge.nations import look_through, nation_of, take_from_nation
from stormhall.battalia.knowledge.tracing import moved, normalise_traced, trace_nation
from stormhall.battalia.knowledge.zones import discard_openly, show_borrowed
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import HAND_STEP
from stormhall.battalia.rules.actions import TurnAction
from stormhall.battalia.rules.great_artefacts.general import great_source, play_great
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Question


def may_borrow(state: BattaliaState) -> bool:
    """BT-GRT-HAN-3: one card is borrowed at a time; the next one when it is given back."""
    return state.borrowed == z.NONE


def borrow(state: BattaliaState, lender: Seat, card: int, user: Seat) -> None:
    """BT-GRT-HAN-1: take a card of a nation that its user alone sees."""
    others = state.nation_seen[lender] & ~(1 << user)
    if others:
        trace_nation(state, lender, others)
    take_from_nation(state, lender, card)
    state.borrowed, state.borrower, state.lender, state.borrowed_laid = card, user, lender, 0
    if state.zone(lender, z.TRACED):
        moved(state, lender, z.IN_NATION, z.IN_LENT, emptied=False)
        normalise_traced(state, lender)


class HandAction(TurnAction):
    """BT-GRT-HAN-1: first the opponent, then the card of his nation."""

    def offers(
        self, state: BattaliaState, seat: Seat, counts: list[int], codes: list[Code]
    ) -> None:
        if great_source(state, seat, c.HAND_OF_LUUT) < 0 or not may_borrow(state):
            return
        codes += [v.USE_HAND | o << 8 for o in state.opponents(seat) if nation_of(state, o)]

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        play_great(state, seat, c.HAND_OF_LUUT, code)

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        other = first_of(code)
        nation = nation_of(state, other)
        look_through(state, other, seat)
        e.NATION_SEARCHED.tell_some(state, 1 << seat, seat, other, nation)
        state.frames.append([HAND_STEP, seat, other])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        if great_source(state, seat, c.HAND_OF_LUUT) < 0:
            return [Refusal("BT-GRT-4", card="hand")]
        if not may_borrow(state):
            return [Refusal("BT-GRT-HAN-3", player=state.borrower + 1)]
        return [Refusal("BT-GRT-HAN-1", player=first_of(code) + 1)]


class HandStep(Question[BattaliaState]):
    """The card that is borrowed; the frame holds seat and lender."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        cards = sorted(set(nation_of(state, frame[2])))
        return [v.TAKE | card << 8 for card in cards] or [v.ABANDON]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        card = first_of(code)
        borrow(state, frame[2], card, seat)
        e.BORROWED.tell_some(state, 1 << seat, seat, frame[2], card)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.TAKE:
            return []
        return [Refusal("BT-GRT-HAN-1", card=SOURCE_WORDS[first_of(code)])]


def return_borrowed(state: BattaliaState, seat: Seat) -> None:
    """BT-GRT-HAN-3: the borrowed card goes to its owner's shelter, used or not."""
    if state.borrower == seat:
        if not state.borrowed_laid:
            show_borrowed(state)
        give_back(state)


def give_back(state: BattaliaState) -> None:
    """BT-GRT-HAN-3, -4: put the borrowed card, or what it became, on its owner's shelter."""
    card, lender = state.borrowed, state.lender
    state.borrowed = state.borrower = z.NONE
    state.borrowed_laid = state.lender = 0
    discard_openly(state, lender, card)
