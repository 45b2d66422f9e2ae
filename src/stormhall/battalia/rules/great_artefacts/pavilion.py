"""The Pavilion of Eyla (BT-GRT-PAV-1): a tent for two cards that costs no supply.

It is pitched and struck in `artefacts/tents.py`.
"""

from __future__ import annotations

from stormhall.battalia.model import layout as z
from stormhall.battalia.model.cards import COPIES, PAVILION, PAVILION_CARD
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import OPEN_SLOT
from stormhall.battalia.rules.paying.open_cards import different_records
from stormhall.kernel.core.state import Seat


def is_pavilion(card: int, flags: int) -> bool:
    """BT-GRT-PAV-1: whether it is the Pavilion or its copy; a copy used as a tent is temporary."""
    return card == PAVILION_CARD or (card in COPIES and not flags & z.TEMPORARY)


def pavilion_source(state: BattaliaState, seat: Seat) -> int:
    """The Pavilion in hand, or an open card of the player that is one; -1 if there is none."""
    if PAVILION_CARD in state.zones[seat * z.ZONES + z.HAND]:
        return PAVILION_CARD
    for slot, record in different_records(state.zones[seat * z.ZONES + z.OPEN]):
        if record[z.KIND] == PAVILION and not record[z.FLAGS] & z.BORROWED_CARD:
            return OPEN_SLOT + slot
    return -1
