"""Glory, entered by source in a ledger, without an upper limit (BR-END-4, D-59)."""

from __future__ import annotations

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.state import Seat


def gain_glory(state: BloodRageState, seat: Seat, source: int, amount: int) -> None:
    """Add glory, or take it away, and record its source."""
    if amount == 0:
        return
    state.glory[seat] += amount
    state.ledger[(seat * b.AGES + state.age) * b.SOURCE_COUNT + source] += amount
    e.GLORY_GAINED.tell(state, seat, source, amount)
