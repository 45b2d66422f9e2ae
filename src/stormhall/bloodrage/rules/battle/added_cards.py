"""Cards added after the reveal (BR-BAT-11); being asked reveals nothing (BR-INF-6)."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.knowledge.seen_cards import hand_is_known, play_from_hand
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model import kinds as k
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.battle import battle_frame as f
from stormhall.bloodrage.rules.offer_rounds import OfferRounds
from stormhall.bloodrage.rules.upgrade_effects import log_card_use
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat

FIRST_AFTER_AGE: Final[int] = min(
    c.AGE_OF[card] for card in range(c.CARD_COUNT) if c.HOOK_OF[card] == h.AFTER_REVEAL
)

PARTICIPANTS: Final = 1
SEAT: Final = 2
DECLINES: Final = 3
ASKED: Final = 4
FIELDS: Final[Fields] = fields(
    (PARTICIPANTS, "participants", k.SEATS),
    (SEAT, "seat", k.SEAT),
    (DECLINES, "declines", k.SEAT_COUNT),
    (ASKED, "asked", k.FLAG_NUMBER),
)


def additions(state: BloodRageState, seat: Seat) -> list[c.Card]:
    """The cards in a hand that may be added after the reveal, each once."""
    cards: list[c.Card] = []
    for card in state.hands[seat]:
        if c.HOOK_OF[card] == h.AFTER_REVEAL and card not in cards:
            cards.append(card)
    return cards


def may_hold_addition(state: BloodRageState, seat: Seat) -> bool:
    """Whether, for all the others know, the clan may have a card to add.

    BR-INF-6: a clan that might hold one is asked even if it can only decline, so the question
    itself reveals nothing. The age, an empty hand and cards shown before are known to all.
    """
    if state.age < FIRST_AFTER_AGE or not state.hands[seat]:
        return False
    return not hand_is_known(state, seat) or bool(additions(state, seat))


def ask_for_additions(state: BloodRageState, battle: Frame) -> None:
    """Ask the participants clockwise, the pillager first."""
    state.frames.append([ids.AFTER, battle[f.PARTICIPANTS], battle[f.PILLAGER], 0, 0])


class After(OfferRounds):
    """Asks the participants in turn until nobody adds another card."""

    def participants(self, state: BloodRageState, frame: Frame) -> int:
        return frame[PARTICIPANTS]

    def is_asked(self, state: BloodRageState, frame: Frame, seat: Seat) -> bool:
        return may_hold_addition(state, seat)

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.DECLINE, *[v.ADD | card << 8 for card in additions(state, seat)]]

    def accept(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        card = first_of(code)
        play_from_hand(state, seat, card)
        state.played[seat].append(card)
        log_card_use(state, seat, card)
        e.CARD_ADDED.tell(state, seat, card)

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) not in (v.ADD, v.CARD):
            return []
        allowed = c.words_of(additions(state, seat))
        return [Refusal("BR-BAT-11", card=c.CARD_WORDS[first_of(code)], allowed=allowed)]
