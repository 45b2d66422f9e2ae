"""Conquered cities, and cities that nobody holds (BT-BAT-22 to -25).

`battle.py` decides who has won, removes the loser's heroes and clears what the defender has laid
(BT-BAT-16, -18, -19, BT-HER-3).
"""

from __future__ import annotations

from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.layout import NOBODY
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.ending import maybe_end
from stormhall.kernel.core.state import Seat


def annexed_level(state: BattaliaState, seat: Seat, cell: int) -> int:
    """BT-BAT-24: the level at which a player can annex a place without a chip; 0 if he cannot."""
    if state.owners[cell] != z.NOBODY or state.leaver(cell) == seat:
        return 0
    guard = state.config.guards.get(state.tiles[cell])
    return guard.annexed_level(state, seat, cell) if guard is not None else 0


def annex(state: BattaliaState, seat: Seat, cell: int) -> None:
    """BT-BAT-24: take a city without a battle; no lord comes with it."""
    state.set_chip(cell, seat + 1, annexed_level(state, seat, cell))
    e.ANNEXED.tell(state, seat, cell)
    maybe_end(state)


def best_level(state: BattaliaState, seat: Seat, level: int) -> int:
    """BT-BAT-23, -25: the level itself, or the highest lower one with a free chip, or 0."""
    roads = state.geography()
    while level > 0 and roads.free_chips(seat, level) <= 0:
        level -= 1
    return level


def take_city(state: BattaliaState, seat: Seat, cell: int, level: int) -> None:
    """BT-BAT-22, -23: give the city the winner's chip, or none if he has none left."""
    state.set_chip(cell, NOBODY, 0)
    level = best_level(state, seat, level)
    if level:
        state.set_chip(cell, seat + 1, level)
    else:
        state.leave_city(cell, seat)
    e.CITY_TAKEN.tell(state, seat, cell, level)
