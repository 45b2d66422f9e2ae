"""Where a hero may want to go in The Stormgates, besides all that he may take (`wandering`)."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.bots.outlook import FAR, Outlook
from stormhall.battalia.model import board as b
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import MOVE
from stormhall.battalia.stormgates.bots.active_modules import Parts
from stormhall.battalia.stormgates.model.config import GATE_NUMBER
from stormhall.battalia.stormgates.rules.bilkarr.potions import POTIONS
from stormhall.battalia.stormgates.rules.valleys.high_pass import NO_GUST
from stormhall.battalia.stormgates.rules.valleys.kings_bridge import passable
from stormhall.kernel.core.state import Code, Seat

GATE_WORTH: Final = 1.2
GUST_WORTH: Final = 3.0
"""Where a gust is spent for a Great Artefact (SG-VAL-22)."""
PASS_WORTH: Final = 1.5
"""The card that joins the valleys, if a stop there is of use."""
DOOR_WORTH: Final = 1.5
BUILDING_WORTH: Final = 2.5
BREWER_WORTH: Final = 0.8


class Goals:
    """Squares that a hero may want to reach, and what they are worth."""

    def __init__(self) -> None:
        self.cells: Final[list[int]] = []
        self.worths: Final[list[float]] = []

    def add(self, cell: int, worth: float) -> None:
        """One more goal."""
        self.cells.append(cell)
        self.worths.append(worth)


def storm_goals(state: BattaliaState, parts: Parts, seat: Seat, figure: int) -> Goals:
    """The goals that the expansion gives to a hero."""
    goals = Goals()
    if parts.gates is not None and not parts.gates.has_jumped(state, seat, figure):
        _add_gates(state, parts, seat, figure, goals)
    if parts.valleys is not None:
        _add_doors(state, parts, goals)
        if _stop_helps(state, parts, seat, figure):
            goals.add(parts.valleys.connection, PASS_WORTH)
    if parts.bilkarr is not None and parts.potions is not None:
        cell = parts.bilkarr.square(state)
        if cell != NONE and any(parts.potions.is_for_sale(state, p) for p in range(POTIONS)):
            goals.add(cell, BREWER_WORTH)
    return goals


def _add_gates(state: BattaliaState, parts: Parts, seat: Seat, figure: int, goals: Goals) -> None:
    """All gates, above all that of the hero's gust; only gates are exchanged for gates.

    Who stands on a gate need not walk to another one.
    """
    gust = NO_GUST if parts.high_pass is None else parts.high_pass.gust(state, seat, figure)
    here = state.hero(seat, figure)
    there = here != NONE and state.tiles[here] == b.GATE
    for cell in parts.config.gate_cells:
        spends = gust != NO_GUST and GATE_NUMBER[state.terrains[cell]] == gust
        if spends or not there:
            goals.add(cell, GUST_WORTH if spends else GATE_WORTH)


def _add_doors(state: BattaliaState, parts: Parts, goals: Goals) -> None:
    """SG-VAL-07: the cards from which a face-down card of the valleys can be turned over."""
    assert parts.valleys is not None
    for cell in parts.valleys.crossings + parts.valleys.corners:
        if not state.config.is_covered[state.tiles[cell]]:
            continue
        worth = BUILDING_WORTH if state.tiles[cell] == b.COVERED_BUILDING else DOOR_WORTH
        for side in range(b.SIDES):
            other = state.config.near[cell * b.SIDES + side]
            if other < 0 or not state.exits[cell] >> side & 1:
                continue
            if state.exits[other] >> b.OPPOSITE[side] & 1:
                goals.add(other, worth)


def _stop_helps(state: BattaliaState, parts: Parts, seat: Seat, figure: int) -> bool:
    """SG-VAL-21, -32: a gust to gain on the High Pass, a Great Artefact to give on the bridge."""
    if parts.high_pass is not None:
        return parts.high_pass.gust(state, seat, figure) == NO_GUST
    return parts.kings_bridge is not None and bool(passable(state, seat))


def comes_nearer(
    state: BattaliaState, parts: Parts, outlook: Outlook, seat: Seat, figure: int, cell: int
) -> bool:
    """Whether a step brings a hero nearer to one of these goals."""
    here = state.hero(seat, figure)
    if here == NONE:
        return False
    before, after = outlook.steps(here), outlook.steps(cell)
    return any(
        after[goal] < min(before[goal], FAR)
        for goal in storm_goals(state, parts, seat, figure).cells
    )


def gain_of_storm_step(
    state: BattaliaState, parts: Parts, outlook: Outlook, seat: Seat, figure: int, cell: int
) -> float:
    """How much more the best of these goals is worth after a step; never below 0."""
    here = state.hero(seat, figure)
    if here == NONE:
        return 0.0
    before, after = outlook.steps(here), outlook.steps(cell)
    goals = storm_goals(state, parts, seat, figure)
    old = new = 0.0
    for i, goal in enumerate(goals.cells):
        old = max(old, goals.worths[i] / (1.0 + before[goal]))
        new = max(new, goals.worths[i] / (1.0 + after[goal]))
    return max(0.0, new - old)


def with_storm_ways(
    state: BattaliaState,
    parts: Parts,
    seat: Seat,
    outlook: Outlook,
    offers: list[Code],
    kept: list[Code],
) -> list[Code]:
    """What was kept, and the steps that lead to goals of the expansion; in the order of offers."""
    steps = [code for code in offers if code & 0xFF == MOVE and code not in kept]
    wanted = [
        code
        for code in steps
        if comes_nearer(state, parts, outlook, seat, code >> 8 & 0xFF, code >> 16)
    ]
    return [code for code in offers if code in kept or code in wanted] if wanted else kept
