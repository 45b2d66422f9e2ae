"""Moving cards between a player's zones (BT-TRN-9), and keeping track of who has seen them.

The zone after each hidden zone holds a mask for each card: the viewers who know it (BT-INF-2).
"""

from __future__ import annotations

from stormhall.battalia.knowledge.seen_cards import masks_without_one, witness
from stormhall.battalia.knowledge.tracing import came_to_light, normalise_traced
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.state import BattaliaState, without


def add_to_hand(state: BattaliaState, seat: int, card: int, seen_by: int) -> None:
    """Put a card into a hand; `seen_by` is the mask of others who know it."""
    offset = seat * z.ZONES
    hand = state.zones[offset + z.HAND]
    masks = state.zones[offset + z.HAND_SEEN]
    i = 0
    size = len(hand)
    while i < size and (hand[i] < card or (hand[i] == card and masks[i] < seen_by)):
        i += 1
    state.zones[offset + z.HAND] = hand[:i] + bytes((card,)) + hand[i:]
    state.zones[offset + z.HAND_SEEN] = masks[:i] + bytes((seen_by,)) + masks[i:]


def remove_openly(state: BattaliaState, seat: int, card: int) -> None:
    """Take a card out of a hand for all to see.

    Equal cards have no identity: a viewer who knew one of several copies then knows one fewer.
    """
    remove_seen(state, seat, z.HAND, card, z.IN_HAND)
    if state.zones[seat * z.ZONES + z.ANNOUNCED]:
        _shrink_cohort(state, seat, c.FACTION[card])


def remove_seen(state: BattaliaState, seat: int, zone: int, card: int, place: int) -> None:
    """Take a card out of hand or ambush for all to see."""
    offset = seat * z.ZONES
    cards = state.zones[offset + zone]
    masks = state.zones[offset + zone + 1]
    first = cards.index(card)
    end = first + cards.count(card)
    viewers = masks[first]
    if end > first + 1 and masks.count(0) < len(masks):
        for mask in masks[first:end]:
            viewers |= mask
        state.zones[offset + zone + 1] = (
            masks[:first] + masks_without_one(masks[first:end]) + masks[end:]
        )
    else:
        state.zones[offset + zone + 1] = without(masks, first)
    state.zones[offset + zone] = without(cards, first)
    if state.zones[offset + z.TRACED]:
        came_to_light(state, seat, card, place, z.ALL_SEEN & ~viewers)
        normalise_traced(state, seat)


def _shrink_cohort(state: BattaliaState, seat: int, faction: int) -> None:
    """Lower the announced sizes after a cohort card has left the hand (BT-COH-6)."""
    cohort = bytearray(state.zone(seat, z.ANNOUNCED))
    for f in range(len(cohort)):
        if cohort[f] and faction in (f, c.UNIVERSAL):
            cohort[f] -= 1
    state.set_zone(seat, z.ANNOUNCED, bytes(cohort))


def show_in_hand(state: BattaliaState, seat: int, card: int) -> None:
    """Show all a hand card that has been named and is about to be laid."""
    remove_seen(state, seat, z.HAND, card, z.IN_HAND)
    add_to_hand(state, seat, card, z.ALL_SEEN)
    witness(state, seat, card)


def to_shelter(state: BattaliaState, seat: int, cards: bytes, masks: bytes) -> None:
    """Put cards on the shelter in this order; all see the last one, the new top card (D-71).

    `masks` say who has seen each of the cards.
    """
    if not cards:
        return
    offset = seat * z.ZONES
    state.zones[offset + z.SHELTER] += cards
    state.zones[offset + z.SHELTER_SEEN] += masks[:-1] + z.SEEN_BY_ALL
    if state.zones[offset + z.TRACED]:
        came_to_light(state, seat, cards[-1], z.IN_SHELTER, z.ALL_SEEN & ~masks[-1])
        normalise_traced(state, seat)
    witness(state, seat, cards[-1])


def show_borrowed(state: BattaliaState) -> None:
    """BT-INF-6: show all the borrowed card when it is laid or given back."""
    card, lender = state.borrowed, state.lender
    state.borrowed_laid = 1  # first, or it would count as one more hidden copy
    if state.zones[lender * z.ZONES + z.TRACED]:
        came_to_light(state, lender, card, z.IN_LENT, z.ALL_SEEN & ~(1 << state.borrower))
        normalise_traced(state, lender)
    witness(state, lender, card)


def discard_openly(state: BattaliaState, seat: int, cards: bytes) -> None:
    """Put cards on the shelter for all to see."""
    to_shelter(state, seat, cards, z.SEEN_BY_ALL * len(cards))


def gain(state: BattaliaState, seat: int, card: int) -> None:
    """BT-TRN-9: put a card with the new ones."""
    state.zones[seat * z.ZONES + z.NEW] += bytes((card,))
    if card in state.zones[seat * z.ZONES + z.SECRET][::2]:
        witness(state, seat, card)


def lay_openly(state: BattaliaState, seat: int, card: int) -> None:
    """Lay a hand card on the table for all to see."""
    _lay(state, seat, card)
    for module in state.config.at_hands:
        module.left_hand(state, seat, card)


def lay_as_target(state: BattaliaState, seat: int, card: int) -> None:
    """Lay a hand card that is to be transformed."""
    _lay(state, seat, card)
    for module in state.config.at_hands:
        module.left_as_target(state, seat, card)


def _lay(state: BattaliaState, seat: int, card: int) -> None:
    remove_openly(state, seat, card)
    state.zones[seat * z.ZONES + z.TABLE] += bytes((card,))
    witness(state, seat, card)


def take_from_table(state: BattaliaState, seat: int, card: int) -> None:
    """Take a card away from the table."""
    zone = seat * z.ZONES + z.TABLE
    table = state.zones[zone]
    state.zones[zone] = without(table, table.rindex(card))
