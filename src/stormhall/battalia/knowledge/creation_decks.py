"""Creation decks: all cards that a player owns, wherever they are."""

from __future__ import annotations

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.state import BattaliaState


def copies_owned(state: BattaliaState, seat: int, card: int) -> int:
    """How many copies of a card are in a creation deck."""
    return creation_deck(state, seat).count(card)


def creation_deck(state: BattaliaState, seat: int) -> bytes:
    """BT-LIM-4: everything a player owns, wherever it is."""
    owned = cards_kept(state, seat)
    if state.borrowed != z.NONE and state.lender == seat:
        owned += bytes((state.borrowed,))
    return owned


def great_artefacts_of(state: BattaliaState, seat: int) -> int:
    """How many Great Artefacts a player owns (BT-GRT-3)."""
    return sum(1 for card in creation_deck(state, seat) if card >= c.GREAT)


def deck_count(state: BattaliaState, seat: int) -> int:
    """The number of cards of a creation deck (BT-LIM-4), without laying it together."""
    base = seat * z.ZONES
    zones = state.zones
    count = len(zones[base + z.NATION]) + len(zones[base + z.COMING]) + len(zones[base + z.SHELTER])
    count += len(zones[base + z.HAND]) + len(zones[base + z.AMBUSH])
    count += len(zones[base + z.TABLE]) + len(zones[base + z.NEW])
    tents = zones[base + z.TENTS]
    for i in range(len(tents)):
        if i % z.RECORD < z.RECORD - 1 and tents[i] < z.VIRTUAL:
            count += 1
    if state.borrowed != z.NONE and state.lender == seat:
        count += 1
    return count


def cards_kept(state: BattaliaState, seat: int) -> bytes:
    """A creation deck without the card that is lent out."""
    base = seat * z.ZONES
    zones = state.zones
    owned = (
        zones[base + z.NATION]
        + zones[base + z.COMING]
        + zones[base + z.SHELTER]
        + zones[base + z.HAND]
        + zones[base + z.AMBUSH]
        + zones[base + z.TABLE]
        + zones[base + z.NEW]
    )
    tents = zones[base + z.TENTS]
    for i in range(0, len(tents), z.RECORD):
        for card in tents[i : i + 3]:
            if card < z.VIRTUAL:
                owned += bytes((card,))
    return owned
