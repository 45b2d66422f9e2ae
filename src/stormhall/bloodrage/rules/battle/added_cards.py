"""Cards added after the reveal (BR-BAT-11)."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.knowledge.seen_cards import hand_is_known, play_from_hand
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import kinds as k
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.cards import Card, words_of
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.battle import battle_frame as f
from stormhall.bloodrage.rules.upgrade_effects import log_card_use
from stormhall.kernel.core.kinds import fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Step

FIRST_AFTER_AGE: Final[int] = min(
    c.AGE_OF[card] for card in range(c.CARD_COUNT) if c.HOOK_OF[card] == c.AFTER_REVEAL
)


PARTICIPANTS: Final = 1
SEAT: Final = 2
DECLINES: Final = 3
ASKED: Final = 4
FIELDS: Final = fields(
    (PARTICIPANTS, "participants", k.SEATS),
    (SEAT, "seat", k.SEAT),
    (DECLINES, "declines", k.SEAT_COUNT),
    (ASKED, "asked", k.FLAG_NUMBER),
)


def additions(state: BloodRageState, seat: Seat) -> list[Card]:
    """The cards of a hand that may be added after the reveal, each once."""
    cards: list[Card] = []
    for card in state.hands[seat]:
        if c.HOOK_OF[card] == c.AFTER_REVEAL and card not in cards:
            cards.append(card)
    return cards


def may_hold_addition(state: BloodRageState, seat: Seat) -> bool:
    """Whether the others have to reckon with a card to be added.

    BR-INF-6: whoever might hold one is asked, even if only `decline` is possible, so that the
    question itself betrays nothing. Age, an empty hand and cards shown before are seen by all.
    """
    if state.age < FIRST_AFTER_AGE or not state.hands[seat]:
        return False
    return not hand_is_known(state, seat) or bool(additions(state, seat))


def ask_for_additions(state: BloodRageState, battle: Frame) -> None:
    """Open the window: the pillager first, then clockwise."""
    state.frames.append([ids.AFTER, battle[f.PARTICIPANTS], battle[f.PILLAGER], 0, 0])


class After(Step[BloodRageState]):
    """The window after the reveal: round and round until all have declined one after another."""

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        return 1 << frame[SEAT] if frame[ASKED] else 0

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        fighting = frame[PARTICIPANTS].bit_count()
        while frame[DECLINES] < fighting:
            if may_hold_addition(state, frame[SEAT]):
                frame[ASKED] = 1
                return
            self._decline(state, frame)
        state.frames.pop()

    def _decline(self, state: BloodRageState, frame: Frame) -> None:
        e.ADDED_NOTHING.tell(state, frame[SEAT])
        frame[DECLINES] += 1
        self._next(state, frame)

    def _next(self, state: BloodRageState, frame: Frame) -> None:
        seat = frame[SEAT]
        while True:
            seat = (seat + 1) % state.seats
            if frame[PARTICIPANTS] >> seat & 1:
                break
        frame[SEAT] = seat

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.DECLINE] + [v.ADD | card << 8 for card in additions(state, seat)]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        frame[ASKED] = 0
        if code == v.DECLINE:
            self._decline(state, frame)
            return
        card = first_of(code)
        play_from_hand(state, seat, card)
        state.played[seat].append(card)
        log_card_use(state, seat, card)
        frame[DECLINES] = 0
        self._next(state, frame)
        e.CARD_ADDED.tell(state, seat, card)

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) not in (v.ADD, v.CARD_VERB):
            return []
        allowed = words_of(additions(state, seat))
        return [Refusal("BR-BAT-11", card=c.CARD_WORDS[first_of(code)], allowed=allowed)]
