"""Turn order (BR-ACT-12)."""

from __future__ import annotations

from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.state import Seat


def order_from(state: BloodRageState, seat: Seat) -> list[Seat]:
    """All seats clockwise, beginning with this one (BR-ACT-12)."""
    return [(seat + i) % state.seats for i in range(state.seats)]
