"""The quest action: committing quests (BR-QST-*); `phases/quest.py` judges them.

`positions/write.py` shows them only to their owner (BR-QST-4). Nothing limits their number, and
nothing takes one back (BR-QST-2, -3).
"""

from __future__ import annotations

from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.notation import first_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat


def quest_offers(state: BloodRageState, seat: Seat, codes: list[Code]) -> None:
    """Add every quest in the hand, equal ones once."""
    last = -1
    for card in state.hands[seat]:
        if card != last and c.KIND_OF[card] == c.QUEST:
            codes.append(v.QUEST | card << 8)
            last = card


def why_not_quest(state: BloodRageState, seat: Seat, code: Code) -> list[Refusal]:
    """Refuse a card that is not a quest or not in the hand."""
    card = first_of(code)
    hand = state.hands[seat]
    refusal = Refusal("BR-QST-1", card=c.CARD_WORDS[card], hand=c.words_of(hand))
    no_other = not any(c.KIND_OF[held] == c.QUEST for held in hand)
    return [refusal.whichever("card") if no_other else refusal]


def take_quest(state: BloodRageState, seat: Seat, code: Code) -> None:
    """BR-QST-1: put a quest face down on the clan sheet, for free."""
    card = first_of(code)
    state.hands[seat].remove(card)
    state.quests[seat].append(card)
    e.QUEST_COMMITTED.tell_some(state, 1 << seat, seat, card)
