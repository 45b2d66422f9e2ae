"""Where a hero should go: the targets, and how near they are."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.bots.outlook import FAR, Outlook
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.layout import NEUTRAL_OWNER, NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.kernel.core.state import Seat

GUARDED: Final = 5.0
"""The worth of a place without an owner, on the scale of levels of a rival's city."""


def goals(state: BattaliaState, seat: Seat) -> list[int]:
    """The squares a hero may want to reach: places to take, and heroes of rivals."""
    cells: list[int] = []
    rivals = state.opponents(seat)
    for cell in range(state.config.cells):
        owner = state.owners[cell]
        if owner and owner != seat + 1:
            if owner == NEUTRAL_OWNER:
                guard = state.config.guards.get(state.tiles[cell])
                if guard is not None and not guard.bar(state, seat, cell):
                    cells.append(cell)
            elif owner - 1 in rivals:
                cells.append(cell)
    for rival in rivals:
        for i in range(HEROES):
            cell = state.heroes[rival * HEROES + i]
            if cell != NONE and cell not in cells:
                cells.append(cell)
    return cells


def gain_of_step(state: BattaliaState, outlook: Outlook, seat: Seat, hero: int, cell: int) -> float:
    """How much nearer a step brings a hero to the best target; 0 for a step away from it.

    Only steps towards a target gain anything, so heroes do not walk in circles.
    """
    here = state.hero(seat, hero)
    if here == NONE:
        return 0.0
    before, after = outlook.steps(here), outlook.steps(cell)
    old = new = 0.0
    for goal in goals(state, seat):
        worth = GUARDED if state.owners[goal] == NEUTRAL_OWNER else float(state.levels[goal])
        old = max(old, worth / (1.0 + before[goal]))
        new = max(new, worth / (1.0 + after[goal]))
    return max(0.0, new - old)


def leads_nowhere(state: BattaliaState, outlook: Outlook, seat: Seat, hero: int, cell: int) -> bool:
    """Whether a step brings a hero no nearer to any goal."""
    here = state.hero(seat, hero)
    if here == NONE:
        return False
    before, after = outlook.steps(here), outlook.steps(cell)
    for goal in goals(state, seat):
        if after[goal] < before[goal] or (after[goal] < FAR and before[goal] == FAR):
            return False
    return True
