"""What others have seen of a player's cards (BT-INF-2, -3, -6).

Public facts are written by `positions/write.py` (BT-INF-1); a cohort is shown in `rules/cohort.py`
(BT-COH-6).

Masks say who has seen a card: 1 is seat 0, 2 is seat 1, and so on; 128 is everybody without a seat.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.creation_decks import creation_deck
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.state import BattaliaState
from stormhall.kernel.core.state import EVERYTHING


def bit_of(viewer: int) -> int:
    """The bit of a viewer in masks of who has seen a card."""
    return 1 << viewer if viewer >= 0 else z.PUBLIC


def own_mask(mask: int, bit: int) -> int:
    """What the viewer knows of a card's mask: everybody, only the viewer, or nobody.

    The bit of another seat would reveal which cards that seat was shown.
    """
    return z.ALL_SEEN if mask & z.PUBLIC and mask & bit else mask & bit


def hidden_cards(state: BattaliaState, seat: int, viewer: int) -> tuple[bytes, bytes]:
    """A player's cards in places the viewer does not see, and the starting units among them that
    the viewer cannot identify."""
    offset = seat * z.ZONES
    bit = bit_of(viewer)
    zones = state.zones
    hidden = b""
    if not state.nation_seen[seat] & bit:
        hidden = zones[offset + z.NATION] + zones[offset + z.COMING]
    for zone in (z.HAND, z.AMBUSH, z.SHELTER):
        cards, masks = zones[offset + zone], zones[offset + zone + 1]
        if masks.count(0) == len(masks):
            hidden += cards
        else:
            hidden += bytes([cards[i] for i in range(len(cards)) if not masks[i] & bit])
    if state.borrowed != z.NONE and state.lender == seat and hides_borrowed(state, viewer):
        hidden += bytes((state.borrowed,))
    unknown = b""
    secret = zones[offset + z.SECRET]
    for i in range(0, len(secret), 2):
        card = secret[i]
        if not secret[i + 1] & bit and unknown.count(card) < hidden.count(card):
            unknown += bytes((card,))
    return hidden, unknown


def known_hidden(hidden: bytes, unknown: bytes) -> bytes:
    """The hidden cards without those that the viewer cannot identify, sorted."""
    cards = list(hidden)
    for card in unknown:
        cards.remove(card)
    return bytes(sorted(cards))


def hides_borrowed(state: BattaliaState, viewer: int) -> bool:
    """BT-INF-6: whether the borrowed card is hidden; until it is laid, only its user knows it."""
    return (
        state.borrowed != z.NONE
        and not state.borrowed_laid
        and viewer not in (state.borrower, EVERYTHING)
    )


def own_traces(records: bytes, bit: int) -> bytes:
    """The records of the cards that the viewer traces, with masks as the viewer knows them."""
    own = b""
    for i in range(0, len(records), z.TRACE):
        known_by = records[i + z.KNOWN_BY]
        if known_by & bit:
            own += records[i : i + z.KNOWN_BY] + bytes((own_mask(known_by, bit),))
    return own


def knows_box(state: BattaliaState, viewer: int) -> bool:
    """Whether the viewer knows which Great Artefacts nobody can see."""
    return any(module.knows_box(state, viewer) for module in state.config.modules)


def sure_in_box(state: BattaliaState) -> bytes:
    """The Great Artefacts that all know to be out of sight, sorted."""
    return bytes(sorted(b"".join(module.in_box(state) for module in state.config.modules)))


LAST_SECRET_KIND: Final = c.PRIEST
"""Starting decks hold frimen, a chief and a priest (BT-SET-6)."""


def masks_without_one(masks: bytes) -> bytes:
    """The masks of the remaining copies after one of them has left openly."""
    remaining = [0] * (len(masks) - 1)
    for bit in range(8):
        for i in range(sum(mask >> bit & 1 for mask in masks) - 1):
            remaining[-1 - i] |= 1 << bit
    return bytes(sorted(remaining))


def witness(state: BattaliaState, seat: int, card: int) -> None:
    """Note that all have seen a player's card, which may be one of his secret starting units."""
    if c.KIND[card] <= LAST_SECRET_KIND and card != c.SUPPLY_CARD:
        if card in state.zones[seat * z.ZONES + z.SECRET][::2]:
            _learn(state, seat, card, z.ALL_SEEN)


def learn_cards(state: BattaliaState, seat: int, shown: bytes, viewer: int) -> None:
    """Note that one viewer has seen these cards of a player."""
    for card in sorted(set(shown)):
        if card in state.zones[seat * z.ZONES + z.SECRET][::2]:
            _learn(state, seat, card, 1 << viewer)


def _learn(state: BattaliaState, seat: int, card: int, viewers: int) -> None:
    """Mark secret copies as known to viewers who can locate more copies than they knew of."""
    zone = seat * z.ZONES + z.SECRET
    records = bytearray(state.zones[zone])
    copies = creation_deck(state, seat).count(card)
    everybody = z.PUBLIC | (1 << state.seats) - 1 & ~(1 << seat)
    for bit in range(8):
        if not viewers & everybody & 1 << bit:
            continue
        hidden = [
            i
            for i in range(0, len(records), 2)
            if records[i] == card and not records[i + 1] >> bit & 1
        ]
        excess = copies_placed(state, seat, card, bit) - (copies - len(hidden))
        for i in hidden[: max(0, excess)]:
            records[i + 1] |= 1 << bit
    still_secret = b""
    for i in range(0, len(records), 2):
        if records[i + 1] & everybody != everybody:
            still_secret += bytes(records[i : i + 2])
    state.zones[zone] = still_secret


def copies_placed(state: BattaliaState, seat: int, card: int, bit: int) -> int:
    """The number of copies whose zone a viewer knows."""
    offset = seat * z.ZONES
    count = state.zones[offset + z.TABLE].count(card) + state.zones[offset + z.NEW].count(card)
    tents = state.zones[offset + z.TENTS]
    for record in z.records_of(tents):
        count += record[: z.FLAGS].count(card)
    for zone in (z.HAND, z.AMBUSH, z.SHELTER):
        cards, masks = state.zones[offset + zone], state.zones[offset + zone + 1]
        for i in range(len(cards)):
            if cards[i] == card and masks[i] >> bit & 1:
                count += 1
    traced = state.zones[offset + z.TRACED]
    for i in range(0, len(traced), z.TRACE):
        if traced[i] == card and traced[i + z.KNOWN_BY] >> bit & 1:
            count += 1
    if (
        state.borrowed == card
        and state.lender == seat
        and (state.borrowed_laid or bit == state.borrower)
    ):
        count += 1
    if state.nation_seen[seat] >> bit & 1:
        count += state.zones[offset + z.NATION].count(card) + state.zones[offset + z.COMING].count(
            card
        )
    return count
