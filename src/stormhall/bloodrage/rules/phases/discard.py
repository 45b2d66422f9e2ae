"""The Discard phase: one card may be kept (BR-DIS-*, D-53, D-54).

Committed quests are not in the hand and stay (BR-DIS-3); the card may be of any kind (BR-DIS-4).
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.knowledge.seen_cards import play_from_hand
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.ending import is_last_age
from stormhall.kernel.core.events import EVERYBODY
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.shared_choices import SecretChoice
from stormhall.kernel.core.state import Code, Frame, Seat


def start_discard(state: BloodRageState) -> None:
    """Ask all clans with cards which one they keep; after Age 3 nothing is kept (BR-DIS-2)."""
    mask = 0
    for seat in range(state.seats):
        if is_last_age(state):
            discard_all_but(state, seat, -1, chosen=False)
        elif state.hands[seat]:
            mask |= 1 << seat
    if mask:
        DISCARD_CHOICE.open(state, ids.DISCARD, mask, [])


def discard_all_but(state: BloodRageState, seat: Seat, kept_card: int, *, chosen: bool) -> None:
    """Discard a hand, unseen or open as the options say, except for one card; -1 keeps none.

    If the card was chosen in secret, this is when others learn whether there is one.
    """
    discards = state.hands[seat][:]
    if kept_card >= 0:
        discards.remove(kept_card)
    is_open = state.config.open_discards
    if is_open:
        for card in discards:
            play_from_hand(state, seat, card)
        state.discards += discards
    else:
        state.hands[seat] = [kept_card] if kept_card >= 0 else []
        state.unseen_discards[seat] = discards
    to = EVERYBODY if is_open else 1 << seat
    counts = len(state.hands[seat]), len(discards)
    e.DISCARDED.tell_as(state, is_open or chosen, to, seat, *counts, discards[:])


class Discard(SecretChoice[BloodRageState]):
    """DP-19: one card in the hand, or none."""

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.KEEP_NOTHING, *v.one_of_each(v.KEEP, state.hands[seat])]

    def resolve(self, state: BloodRageState, choices: list[Code], tail: list[int]) -> None:
        for seat in range(state.seats):
            if choices[seat] >= 0:
                card = first_of(choices[seat]) if choices[seat] != v.KEEP_NOTHING else -1
                discard_all_but(state, seat, card, chosen=True)

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.KEEP:
            return []
        card = c.CARD_WORDS[first_of(code)]
        return [Refusal("BR-DIS-1", card=card, hand=c.words_of(state.hands[seat]))]


DISCARD_CHOICE: Final[Discard] = Discard("discard")
