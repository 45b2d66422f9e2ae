"""Monsters join a clan and leave it with their cards (BR-MON-*)."""

from __future__ import annotations

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model.board import Figure
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.state import Seat


def leave_the_game(state: BloodRageState, seat: Seat, kind: Figure) -> None:
    """Put a monster into the box."""
    place = state.place_of[seat * b.FIGURE_KINDS + kind]
    state.figures[seat * b.STRIDE + place] -= 1
    state.room[place] += 1
    state.place_of[seat * b.FIGURE_KINDS + kind] = b.BOX


def join_the_reserve(state: BloodRageState, seat: Seat, kind: Figure) -> None:
    """Take a monster from the box into the reserve of a clan."""
    state.place_of[seat * b.FIGURE_KINDS + kind] = b.RESERVE
    state.figures[seat * b.STRIDE + b.RESERVE] += 1
    state.room[b.RESERVE] -= 1
