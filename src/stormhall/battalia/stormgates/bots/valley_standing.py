"""What the Valleys of the Kings and Queens promise to the heroes of a player."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.bots.average_turn import Muster
from stormhall.battalia.bots.outlook import FAR, Outlook
from stormhall.battalia.bots.standing import JOINED, NEARER
from stormhall.battalia.model.board import COVERED_BUILDING, OPPOSITE, SIDES
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.layout import NEUTRAL_OWNER, NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.bots.active_modules import Parts
from stormhall.kernel.core.state import Seat

CENTRE: Final = 5.0
BUILDING: Final = 2.2
CROSSING: Final = 1.2
"""What it is worth to turn a crossing over: it leads to two buildings and to the centre."""
WAY: Final = 1.5
"""What it is worth to be joined to a valley."""


def prospects_in_valleys(
    state: BattaliaState, parts: Parts, seat: Seat, muster: Muster, outlook: Outlook
) -> float:
    """The best that heroes may reach there, and how near the player's roads come."""
    valleys = parts.valleys
    if valleys is None:
        return 0.0
    best = second = 0.0
    for figure in range(HEROES):
        cell = state.hero(seat, figure)
        if cell == NONE:
            continue
        near = _best_for_hero(state, parts, outlook.steps(cell), muster)
        best, second = max(best, near), max(second, min(best, near))
    gaps = outlook.gaps(seat)
    way = min([gaps[cell] for cell in valleys.crossings + valleys.centres], default=FAR)
    return best + 0.4 * second + WAY * JOINED ** min(20, way)


def _best_for_hero(state: BattaliaState, parts: Parts, steps: list[int], muster: Muster) -> float:
    assert parts.valleys is not None
    best = 0.0
    for cell in parts.valleys.centres:
        if state.owners[cell] == NEUTRAL_OWNER and steps[cell] < FAR:
            strength = min(1.0, muster.might / (state.levels[cell] + 2.0))
            value = CENTRE * strength * (0.2 + 0.8 * muster.armed)
            best = max(best, value * NEARER ** steps[cell])
    for cell in parts.valleys.crossings + parts.valleys.corners:
        if not state.config.is_covered[state.tiles[cell]]:
            continue
        away = _steps_to_door(state, cell, steps)
        if away < FAR:
            value = BUILDING if state.tiles[cell] == COVERED_BUILDING else CROSSING
            best = max(best, value * NEARER**away)
    return best


def _steps_to_door(state: BattaliaState, cell: int, steps: list[int]) -> int:
    """The steps to the nearest card from which a face-down card can be turned over."""
    found = FAR
    for side in range(SIDES):
        other = state.config.near[cell * SIDES + side]
        if other < 0 or not state.exits[cell] >> side & 1:
            continue
        if state.exits[other] >> OPPOSITE[side] & 1:
            found = min(found, steps[other])
    return found
