"""Choices that no good player makes, because another one is never worse."""

from __future__ import annotations

from stormhall.battalia.notation import COHORT
from stormhall.battalia.state import BattaliaState
from stormhall.kernel.state import Code, Seat


def without_folly(game: BattaliaState, seat: Seat, offers: list[Code]) -> list[Code]:
    """The offers less those that another one is never worse than; never empty."""
    if COHORT in offers:
        return [COHORT]  # BT-COH-3: extra cards cost nothing
    return offers
