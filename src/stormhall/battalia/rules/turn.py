"""Days and turns (BT-TRN-1, -2).

The actions of step 3 are in `actions.py` (BT-TRN-3), laying and paying in `paying/` (BT-TRN-4 to
-8); `gain` in `knowledge/zones.py` keeps new cards apart, so that they cannot be used in the turn
that gained them (BT-TRN-9). Nothing limits a hand or what a turn gains (BT-TRN-10).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import events as e
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.config import DAYS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import ACTIONS, COHORT_STEP, TURN
from stormhall.battalia.rules.ambush import pick_up_ambush
from stormhall.battalia.rules.artefacts.tents import remove_temporary_tents
from stormhall.battalia.rules.clean_up import end_turn
from stormhall.battalia.rules.drawing import refill
from stormhall.battalia.rules.ending import maybe_end_day
from stormhall.battalia.rules.oracle import tell_day
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.state import Frame, Seat
from stormhall.kernel.core.step import Step

PHASE: Final = 1
FIELDS: Final[Fields] = fields((PHASE, "phase", k.PHASE))

BEGIN: Final = 0
PICK_UP: Final = 1
FINISH: Final = 2


class Turn(Step[BattaliaState]):
    """One turn after another; the state says whose it is."""

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        seat = state.active
        if frame[PHASE] == BEGIN:
            if seat == state.first:
                tell_day(state)
            begin_turn(state, seat)
            state.frames.append([COHORT_STEP, seat])
            frame[PHASE] = PICK_UP
        elif frame[PHASE] == PICK_UP:
            pick_up_ambush(state, seat)  # BT-AMB-6
            state.frames.append([ACTIONS, seat])
            frame[PHASE] = FINISH
        else:
            frame[PHASE] = BEGIN
            _finish(state, seat)

    def enter(self, state: BattaliaState, seat: Seat, *, at_cohort: bool) -> None:
        """Put a player into a turn, at step 1 or step 3, for a position."""
        state.active = seat
        state.frames = [[TURN, PICK_UP if at_cohort else FINISH]]
        state.frames.append([COHORT_STEP if at_cohort else ACTIONS, seat])


def begin_turn(state: BattaliaState, seat: Seat) -> None:
    """Begin a player's turn: modules reset what they count per turn."""
    for module in state.config.at_turns:
        module.new_turn(state, seat)
    e.TURN.tell(state, seat, state.day)


def _finish(state: BattaliaState, seat: Seat) -> None:
    """Carry out steps 4 and 5, refill the hands of attacked players, and pass the turn on."""
    end_turn(state, seat)
    for other in state.opponents(seat):  # BT-DRW-4
        if state.attacked >> other & 1:
            refill(state, other)
    state.attacked = 0
    state.active = (seat + 1) % state.seats
    if state.active == state.first:
        end_day(state)


def end_day(state: BattaliaState) -> None:
    """Begin the next day after everybody's turn, unless time is up."""
    for seat in range(state.seats):
        remove_temporary_tents(state, seat)
    if maybe_end_day(state):
        return
    if state.day % DAYS == 0:
        for module in state.config.at_weeks:
            module.week_over(state)
    state.day += 1
    for module in state.config.at_days:
        module.new_day(state)
