"""Cards in ambush (BT-AMB-1 to -6).

They stay until step 2 of their owner's next turn (`Turn` in `turn.py`) or until he takes them up in
defence (`RaiseAmbush` in `battle/battle.py`).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge import zones
from stormhall.battalia.knowledge.creation_decks import deck_count
from stormhall.battalia.knowledge.tracing import move_traces, normalise_traced, trace
from stormhall.battalia.model import events as e
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.cards import STAYS_BY
from stormhall.battalia.model.config import AMBUSH_PLACES, SMALLEST_DECK
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState, with_card, without
from stormhall.battalia.model.step_ids import AMBUSH_STEP, MAKE_ROOM
from stormhall.battalia.model.verbs import BORROWED, OPEN_SLOT
from stormhall.battalia.rules.actions import TurnAction
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

COMING: Final = 2
ROOM_FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (COMING, "card", k.SOURCE))


def pick_up_ambush(state: BattaliaState, seat: Seat) -> None:
    """BT-AMB-1: take all ambush cards into the hand; viewers who have seen one still know it."""
    cards, masks = state.zone(seat, z.AMBUSH), state.zone(seat, z.AMBUSH_SEEN)
    if not cards:
        return
    state.set_zone(seat, z.AMBUSH, b"")
    state.set_zone(seat, z.AMBUSH_SEEN, b"")
    for i in range(len(cards)):
        zones.add_to_hand(state, seat, cards[i], masks[i])
    if state.zone(seat, z.TRACED):
        move_traces(state, seat, z.IN_AMBUSH, z.IN_HAND, emptied=True)
        normalise_traced(state, seat)
    e.AMBUSH_PICKED_UP.tell(state, seat, len(cards))


class AmbushAction(TurnAction):
    """BT-AMB-2: suspend a card, then put another in ambush."""

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        hand = state.zones[seat * z.ZONES + z.HAND]
        if len(hand) < 2 or len(state.zones[seat * z.ZONES + z.AMBUSH]) >= AMBUSH_PLACES:
            return
        if deck_count(state, seat) <= SMALLEST_DECK:
            return
        last = -1
        for card in hand:
            if card != last:
                last = card
                if not STAYS_BY[card]:
                    codes.append(v.SUSPEND | card << 8)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        suspend(state, seat, first_of(code))
        state.frames.append([AMBUSH_STEP, seat])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        card = first_of(code)
        refusals = why_not_in_hand(state, seat, card)
        if STAYS_BY[card]:
            refusals.append(Refusal(STAYS_BY[card], card=SOURCE_WORDS[card]))
        if len(state.zone(seat, z.AMBUSH)) >= AMBUSH_PLACES:
            refusals.append(Refusal("BT-AMB-3"))
        if deck_count(state, seat) <= SMALLEST_DECK:
            refusals.append(Refusal("BT-AMB-5", cards=deck_count(state, seat)))
        hand = state.zone(seat, z.HAND)
        if len(hand) < 2:
            refusals.append(Refusal("BT-AMB-2", cards=len(hand)))
        return refusals


def why_not_in_hand(state: BattaliaState, seat: Seat, card: int) -> list[Refusal]:
    """The rules against ambushing, suspending or stationing a card that is not in the hand."""
    if card in state.zone(seat, z.HAND):
        return []
    if card == BORROWED:
        return [Refusal("BT-GRT-HAN-4")]
    if card >= OPEN_SLOT:
        return [Refusal("BT-TRN-6", card=SOURCE_WORDS[card])]
    return [Refusal("BT-AMB-2", card=SOURCE_WORDS[card])]


def suspend(state: BattaliaState, seat: Seat, card: int) -> None:
    """Put a hand card into limbo, face up (D-18)."""
    zones.lay_openly(state, seat, card)
    zones.take_from_table(state, seat, card)
    state.limbo = with_card(state.limbo, card)
    e.SUSPENDED.tell(state, seat, card)


class AmbushStep(Question[BattaliaState]):
    """The choice of the card to put in ambush face down."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        hand = state.zones[seat * z.ZONES + z.HAND]
        return [v.AMBUSH_CARD | card << 8 for card in sorted(set(hand))] or [v.ABANDON]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code == v.ABANDON:
            return
        card = first_of(code)
        lay_unseen(state, seat, card)
        e.AMBUSHED.tell_some(state, 1 << seat, seat, card)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.AMBUSH_CARD:
            return []
        return why_not_in_hand(state, seat, first_of(code))


def lay_unseen(state: BattaliaState, seat: int, card: int) -> None:
    """Put a hand card in ambush face down; cards known in the hand may then be in either place."""
    hand, masks = state.zone(seat, z.HAND), state.zone(seat, z.HAND_SEEN)
    state.set_zone(seat, z.HAND, without(hand, hand.index(card)))
    state.set_zone(seat, z.HAND_SEEN, bytes(len(hand) - 1))
    add_to_ambush(state, seat, card, 0)
    if state.zone(seat, z.TRACED) or masks.count(0) < len(masks):
        trace(state, seat, hand, masks, z.IN_HAND)
        move_traces(state, seat, z.IN_HAND, z.IN_AMBUSH, emptied=False)
        normalise_traced(state, seat)
    announced = [max(0, size - 1) for size in state.zone(seat, z.ANNOUNCED)]
    state.set_zone(seat, z.ANNOUNCED, bytes(announced))


def add_to_ambush(state: BattaliaState, seat: int, card: int, seen_by: int) -> None:
    """Lay a card on a free ambush place; `seen_by` is the mask of the viewers who know it."""
    cards, masks = state.zone(seat, z.AMBUSH), state.zone(seat, z.AMBUSH_SEEN)
    pairs = sorted([*zip(cards, masks, strict=True), (card, seen_by)])
    state.set_zone(seat, z.AMBUSH, bytes([pair[0] for pair in pairs]))
    state.set_zone(seat, z.AMBUSH_SEEN, bytes([pair[1] for pair in pairs]))


def ambush_from_amulet(state: BattaliaState, seat: Seat, card: int) -> None:
    """BT-USE-AMU-5: put a card from the table in ambush openly; a full ambush makes room first."""
    if len(state.zone(seat, z.AMBUSH)) >= AMBUSH_PLACES:
        state.frames.append([MAKE_ROOM, seat, card])
        return
    zones.take_from_table(state, seat, card)
    add_to_ambush(state, seat, card, z.ALL_SEEN)


class MakeRoom(Question[BattaliaState]):
    """BT-AMB-4: the choice of the ambush card to discard before another card comes."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        ambush = state.zones[seat * z.ZONES + z.AMBUSH]
        return [v.DISCARD | card << 8 for card in sorted(set(ambush))]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        card = first_of(code)
        zones.remove_seen(state, seat, z.AMBUSH, card, z.IN_AMBUSH)
        zones.discard_openly(state, seat, bytes((card,)))
        e.AMBUSH_DISCARDED.tell(state, seat, (card,))
        ambush_from_amulet(state, seat, frame[COMING])

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal("BT-AMB-4")] if verb_of(code) == v.DISCARD else []
