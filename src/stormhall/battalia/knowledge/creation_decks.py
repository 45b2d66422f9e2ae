"""Creation decks: all cards that a player owns, wherever they are (BT-LIM-4, BT-GRT-3)."""

from __future__ import annotations

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.state import BattaliaState


def cards_not_lent(state: BattaliaState, seat: int) -> bytes:
    """A creation deck without the card that is lent out."""
    offset = seat * z.ZONES
    zones = state.zones
    owned = (
        zones[offset + z.NATION]
        + zones[offset + z.COMING]
        + zones[offset + z.SHELTER]
        + zones[offset + z.HAND]
        + zones[offset + z.AMBUSH]
        + zones[offset + z.TABLE]
        + zones[offset + z.NEW]
    )
    tents = zones[offset + z.TENTS]
    for i in range(0, len(tents), z.RECORD):
        for card in tents[i : i + 3]:
            if card < z.VIRTUAL:
                owned += bytes((card,))
    return owned


def creation_deck(state: BattaliaState, seat: int) -> bytes:
    """BT-LIM-4: every card that a player owns, wherever it is."""
    owned = cards_not_lent(state, seat)
    if state.borrowed != z.NONE and state.lender == seat:
        owned += bytes((state.borrowed,))
    return owned


def great_artefacts_of(state: BattaliaState, seat: int) -> int:
    """How many Great Artefacts a player owns (BT-GRT-3)."""
    return sum(1 for card in creation_deck(state, seat) if card >= c.GREAT)


def deck_count(state: BattaliaState, seat: int) -> int:
    """The number of cards in a creation deck (BT-LIM-4), counted without collecting them."""
    offset = seat * z.ZONES
    zones = state.zones
    count = (
        len(zones[offset + z.NATION])
        + len(zones[offset + z.COMING])
        + len(zones[offset + z.SHELTER])
    )
    count += len(zones[offset + z.HAND]) + len(zones[offset + z.AMBUSH])
    count += len(zones[offset + z.TABLE]) + len(zones[offset + z.NEW])
    tents = zones[offset + z.TENTS]
    for i in range(len(tents)):
        if i % z.RECORD < z.RECORD - 1 and tents[i] < z.VIRTUAL:
            count += 1
    if state.borrowed != z.NONE and state.lender == seat:
        count += 1
    return count
