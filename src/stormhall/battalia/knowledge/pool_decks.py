"""The decks of the pool: the visible top card, returned cards, searching.

BT-SET-8, BT-LIM-5, BT-INF-5.
"""

from __future__ import annotations

from stormhall.battalia.model import cards as c
from stormhall.battalia.model.state import BattaliaState, put, without


def take_top(state: BattaliaState, deck: int) -> int:
    """Take the top card of a deck that is not empty, and turn up the next one."""
    top = state.tops[deck]
    state.tops[deck] = top[:-1]
    turn_up(state, deck)
    return top[-1]


def turn_up(state: BattaliaState, deck: int) -> None:
    """BT-SET-8: turn up the top card of a deck if none is visible."""
    if state.tops[deck]:
        return
    loose = state.loose[deck]
    if loose:
        index = state.below(len(loose))
        state.loose[deck] = without(loose, index)
        state.tops[deck] = bytes((loose[index],))
    elif state.bottoms[deck]:
        state.tops[deck] = state.bottoms[deck][-1:]
        state.bottoms[deck] = state.bottoms[deck][:-1]


def put_under(state: BattaliaState, deck: int, card: int) -> None:
    """D-11: put a returned card at the bottom of its deck."""
    state.bottoms[deck] = bytes((card,)) + state.bottoms[deck]
    turn_up(state, deck)


def search(state: BattaliaState, seat: int, deck: int, faction: int) -> int:
    """BT-LIM-5: take a card of a faction, or else the top card, and shuffle the deck."""
    chosen = -1
    everything = state.tops[deck] + state.loose[deck] + state.bottoms[deck]
    for card in everything:
        if card & 7 == faction:  # BT-UNB-6: never an Unbound
            chosen = card
            break
    if chosen < 0:
        chosen = state.tops[deck][-1]
    shuffle_deck(state, deck, without(everything, everything.index(chosen)))
    if deck <= c.LORD:
        state.searched = put(state.searched, seat, state.searched[seat] | 1 << deck)
    return chosen


def shuffle_deck(state: BattaliaState, deck: int, content: bytes) -> None:
    """Make a deck of these cards, in unknown order, and turn up its top card."""
    state.tops[deck] = b""
    state.loose[deck] = bytes(sorted(content))
    state.bottoms[deck] = b""
    turn_up(state, deck)


def visible_top(state: BattaliaState, deck: int) -> int:
    """The visible card on a deck of creation cards; -1 if the deck is empty."""
    top = state.tops[deck]
    return top[-1] if top else -1
