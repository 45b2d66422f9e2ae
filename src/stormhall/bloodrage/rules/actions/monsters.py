"""Monsters join and leave a clan together with their cards (BR-MON-1, -3).

Their slots on the clan sheet are filled in `upgrade.py`; on the board they are figures like any
other (BR-MON-2, -4), which `figures.py` moves. `setup.py` puts them all in the box (BR-SET-9).
"""

from __future__ import annotations

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.state import Seat


def leave_the_game(state: BloodRageState, seat: Seat, kind: b.Figure) -> None:
    """BR-MON-3: put a monster into the box, wherever it is."""
    place = state.place_of[seat * b.FIGURE_KINDS + kind]
    state.figures[seat * b.STRIDE + place] -= 1
    state.room[place] += 1
    state.place_of[seat * b.FIGURE_KINDS + kind] = b.BOX


def join_the_reserve(state: BloodRageState, seat: Seat, kind: b.Figure) -> None:
    """BR-MON-1: take a monster from the box into the reserve of a clan."""
    state.place_of[seat * b.FIGURE_KINDS + kind] = b.RESERVE
    state.figures[seat * b.STRIDE + b.RESERVE] += 1
    state.room[b.RESERVE] -= 1
