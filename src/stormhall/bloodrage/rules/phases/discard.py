"""The Discard phase: one card may be kept (BR-DIS-*, D-53, D-54)."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.knowledge.seen_cards import play_from_hand
from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.cards import words_of
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.events import EVERYBODY
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.shared_choices import SecretChoice
from stormhall.kernel.core.state import Code, Frame, Seat


def start_discard(state: BloodRageState) -> None:
    """Ask all clans with cards what they keep; after Age 3 nothing is kept (BR-DIS-2)."""
    mask = 0
    for seat in range(state.seats):
        if state.hands[seat]:
            mask |= 1 << seat
    if state.age == b.AGES - 1:
        for seat in range(state.seats):
            discard_all_but(state, seat, -1, chosen=False)
    elif mask:
        DISCARD_CHOICE.open(state, ids.DISCARD, mask, [])


def discard_all_but(state: BloodRageState, seat: Seat, kept: int, *, chosen: bool) -> None:
    """Throw a hand away, unseen or open as the table plays it; `kept` of -1 keeps nothing.

    Whether a card was kept is news if it was chosen in secret.
    """
    thrown = state.hands[seat][:]
    if kept >= 0:
        thrown.remove(kept)
    if state.config.open_discards:
        for card in thrown:
            play_from_hand(state, seat, card)
        state.discards += thrown
    else:
        state.hands[seat] = [kept] if kept >= 0 else []
        state.unseen_discards[seat] = thrown
    is_open = state.config.open_discards
    e.DISCARDED.tell_as(
        state,
        is_open or chosen,
        EVERYBODY if is_open else 1 << seat,
        seat,
        len(state.hands[seat]),
        len(thrown),
        thrown[:],
    )


class Discard(SecretChoice[BloodRageState]):
    """DP-19: one card of the hand, or none."""

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        codes = [v.KEEP_NOTHING]
        last = -1
        for card in state.hands[seat]:
            if card != last:
                codes.append(v.KEEP | card << 8)
                last = card
        return codes

    def resolve(self, state: BloodRageState, choices: list[Code], tail: list[int]) -> None:
        for seat in range(state.seats):
            if choices[seat] >= 0:
                kept = first_of(choices[seat]) if choices[seat] != v.KEEP_NOTHING else -1
                discard_all_but(state, seat, kept, chosen=True)

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.KEEP:
            return []
        card = c.CARD_WORDS[first_of(code)]
        return [Refusal("BR-DIS-1", card=card, hand=words_of(state.hands[seat]))]


DISCARD_CHOICE: Final = Discard("discard")
