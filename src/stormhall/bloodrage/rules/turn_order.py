"""Turn order: the first player, whose marker passes after each age, and the seats clockwise.

BR-SET-10, BR-AGE-2, BR-ACT-12. Whose turn it is in the Action phase is in `phases/action.py`
(BR-ACT-2, -3, -10).
"""

from __future__ import annotations

from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.state import Seat


def choose_first_player(state: BloodRageState) -> None:
    """BR-SET-10, D-04: choose the first player at random, or the seat named by the options."""
    named = state.options["first_player"]
    state.first = state.below(state.seats) if named == "random" else int(str(named)) - 1


def pass_first_player_marker(state: BloodRageState) -> None:
    """BR-SET-10, BR-AGE-2: pass the marker to the left at the end of an age."""
    state.first = (state.first + 1) % state.seats


def order_from(state: BloodRageState, seat: Seat) -> list[Seat]:
    """BR-ACT-12: all seats clockwise, starting with this one."""
    return [(seat + i) % state.seats for i in range(state.seats)]
