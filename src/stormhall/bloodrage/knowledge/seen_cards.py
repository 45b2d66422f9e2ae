"""The cards in a hand that everybody has seen (BR-INF-4).

A clan's private cards are its hand, its committed quests and, after the Discard phase, its unseen
discards. Some of these are known to all: cards that were shown and went back to the hand.
Since the clan may have committed a known quest afterwards, each known card is stored with the
number of quests committed when it was last seen in the hand.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.state import Seat

SINCE: Final = 8
CARD_MASK: Final = 0xFF


def show_card(state: BloodRageState, seat: Seat, card: c.Card) -> None:
    """Take a card that is open out of the known or unknown private cards of this clan."""
    known_cards = state.known_cards[seat]
    for i in range(len(known_cards) - 1, -1, -1):
        if known_cards[i] & CARD_MASK == card:
            known_cards.pop(i)
            return
    if c.AGE_OF[card] < state.age:
        _old_card_shown(state, seat)
    else:
        insort(state.shown[seat], card)


def _old_card_shown(state: BloodRageState, seat: Seat) -> None:
    """Count one unseen card of an earlier age less; with none left there is nothing to guess."""
    if state.old_cards[seat]:
        state.old_cards[seat] -= 1
    if not state.old_cards[seat]:
        for row in range(state.seats + 1):
            state.may_have_kept[row * state.seats + seat] = 0


def return_to_hand(state: BloodRageState, seat: Seat, card: c.Card) -> None:
    """Put an open card, which all have seen, into the hand of this clan."""
    insort(state.hands[seat], card)
    state.known_cards[seat].append(card | len(state.quests[seat]) << SINCE)


def play_from_hand(state: BloodRageState, seat: Seat, card: c.Card) -> None:
    """Take a card from the hand to lay it open."""
    state.hands[seat].remove(card)
    show_card(state, seat, card)


def known_in_hand(state: BloodRageState, seat: Seat) -> list[c.Card]:
    """The cards that everybody knows to be in this hand, ascending.

    A known quest may have been committed since it was seen there; other cards cannot.
    """
    committed = len(state.quests[seat])
    return sorted(
        entry & CARD_MASK
        for entry in state.known_cards[seat]
        if entry >> SINCE == committed or c.KIND_OF[entry & CARD_MASK] != c.QUEST
    )


def hand_is_known(state: BloodRageState, seat: Seat) -> bool:
    """Whether everybody can name every card in this hand."""
    return len(known_in_hand(state, seat)) == len(state.hands[seat])
