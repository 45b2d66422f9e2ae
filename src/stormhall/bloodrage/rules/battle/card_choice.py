"""Battle cards are chosen in secret and revealed together (BR-BAT-2, -3).

`battle_frame.py` decides whether the text of a revealed card works (BR-BAT-4). `SecretChoice` in
`kernel/core/shared_choices.py` shows who has chosen, not what (BR-INF-7).
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.knowledge.seen_cards import play_from_hand
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.battle import battle_frame as f
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.shared_choices import SecretChoice
from stormhall.kernel.core.state import Code, Frame, Seat


def ask_for_cards(state: BloodRageState, frame: Frame) -> None:
    """Ask every clan with more than one card; a single card plays itself (DP-9)."""
    mask = 0
    for seat in f.fighters(state, frame):
        if len(state.hands[seat]) > 1:
            mask |= 1 << seat
    if mask:
        CARD_CHOICE.open(state, ids.CARDS, mask, [])
    else:
        reveal(state, [-1] * state.seats)


def reveal(state: BloodRageState, choices: list[Code]) -> None:
    """BR-BAT-3: reveal all cards together; the battle is the top frame."""
    frame = state.frames[-1]
    shown: dict[Seat, c.Card] = {}
    for seat in f.fighters(state, frame):
        hand = state.hands[seat]
        if choices[seat] >= 0:
            card = first_of(choices[seat])
        elif hand:
            card = hand[0]
        else:
            continue
        play_from_hand(state, seat, card)
        state.played[seat].append(card)
        shown[seat] = card
    e.REVEALED.tell(state, shown)


class CardChoice(SecretChoice[BloodRageState]):
    """DP-9: any one card in the hand."""

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return v.one_of_each(v.CARD, state.hands[seat])

    def resolve(self, state: BloodRageState, choices: list[Code], tail: list[int]) -> None:
        reveal(state, choices)

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) in (v.DECLINE, v.ADD):
            return [Refusal("BR-BAT-2", hand=len(state.hands[seat]))]
        if verb_of(code) != v.CARD:
            return []
        card = c.CARD_WORDS[first_of(code)]
        return [Refusal("BR-BAT-2", card=card, hand=c.words_of(state.hands[seat]))]


CARD_CHOICE: Final[CardChoice] = CardChoice("battle-cards")
