"""Days and turns (BT-TRN-1, -2, BT-ORA-2, BT-CLN-1 to -3, BT-DRW-1, -4, BT-USE-TEN-6)."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.zones import (
    discard_hand,
    discard_openly,
    draw,
    refill,
    show_borrowed,
    to_shelter,
)
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.config import DAYS, HAND_SIZE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import ACTIONS, COHORT_STEP, TURN
from stormhall.battalia.rules.actions import stop_riding
from stormhall.battalia.rules.ambush import take_up_ambush
from stormhall.battalia.rules.ending import maybe_end_day
from stormhall.kernel.core.state import Frame, Seat
from stormhall.kernel.core.step import Step

BEGIN: Final = 0
PICK_UP: Final = 1
FINISH: Final = 2


class Turn(Step[BattaliaState]):
    """One turn after the other; the frame holds the phase, the state whose turn it is."""

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        seat = state.active
        phase = frame[1]
        if phase == BEGIN:
            if seat == state.first:
                tell_day(state)
            begin_turn(state, seat)
            state.frames.append([COHORT_STEP, seat])
            frame[1] = PICK_UP
        elif phase == PICK_UP:
            pick_up_ambush(state, seat)
            state.frames.append([ACTIONS, seat])
            frame[1] = FINISH
        else:
            frame[1] = BEGIN
            _finish(state, seat)

    def enter(self, state: BattaliaState, seat: Seat, *, at_cohort: bool) -> None:
        """Put a player into the turn, before step 1 or in step 3, as a position wants it."""
        state.active = seat
        state.frames = [[TURN, PICK_UP if at_cohort else FINISH]]
        state.frames.append([COHORT_STEP if at_cohort else ACTIONS, seat])


def begin_turn(state: BattaliaState, seat: Seat) -> None:
    """A player's turn begins: what is counted by turns starts anew."""
    for module in state.config.at_turns:
        module.new_turn(state, seat)
    e.TURN.tell(state, seat, state.day)


def tell_day(state: BattaliaState) -> None:
    """Say which day it is, and what the Oracle shows."""
    lit = state.config.lit[(state.day - 1) % 7]
    matching = state.config.matching[(state.day - 1) % 7]
    if lit >= 0:
        e.DAY.tell(state, state.day, lit, matching)
    else:
        e.DAY.tell(state, state.day, None, None)


def pick_up_ambush(state: BattaliaState, seat: Seat) -> None:
    """BT-AMB-1: all ambush cards go to the hand; who has seen one still knows it."""
    count = take_up_ambush(state, seat)
    if count:
        e.AMBUSH_PICKED_UP.tell(state, seat, count)


def _finish(state: BattaliaState, seat: Seat) -> None:
    """Steps 4 and 5, then those attacked refill, then the next turn."""
    end_turn(state, seat)
    for other in state.opponents(seat):  # BT-DRW-4
        if state.attacked >> other & 1:
            refill(state, other)
    state.attacked = 0
    state.active = (seat + 1) % state.seats
    if state.active == state.first:
        end_day(state)


def end_turn(state: BattaliaState, seat: Seat) -> None:
    """Steps 4 and 5: clean up, then six new cards."""
    stop_riding(state, seat)
    clean_up(state, seat)
    draw(state, seat, HAND_SIZE)


def clean_up(state: BattaliaState, seat: Seat) -> None:
    """BT-CLN-3: hand cards, then played cards, then new cards go to the shelter."""
    base = seat * z.ZONES
    zones = state.zones
    public = zones[base + z.TABLE] + zones[base + z.NEW]
    zones[base + z.TABLE] = zones[base + z.NEW] = zones[base + z.OPEN] = b""
    state.zones[seat * z.ZONES + z.ANNOUNCED] = b""
    count = discard_hand(state, seat, public)
    e.CLEANED_UP.tell(state, seat, count)
    return_borrowed(state, seat)


def return_borrowed(state: BattaliaState, seat: Seat) -> None:
    """BT-GRT-HAN-3: the borrowed card goes to its owner's shelter, used or not."""
    if state.borrower != seat:
        return
    if not state.borrowed_laid:
        show_borrowed(state)
    card, lender = state.borrowed, state.lender
    state.borrowed = state.borrower = z.NONE
    state.borrowed_laid = state.lender = 0
    discard_openly(state, lender, card)


def end_day(state: BattaliaState) -> None:
    """All have had their turn: the next day begins, unless the time is over."""
    for seat in range(state.seats):
        _remove_temporary_tents(state, seat)
    if maybe_end_day(state):
        return
    if state.day % DAYS == 0:
        for module in state.config.at_weeks:
            module.week_over(state)
    state.day += 1
    for module in state.config.at_days:
        module.new_day(state)


def _remove_temporary_tents(state: BattaliaState, seat: Seat) -> None:
    """BT-USE-TEN-6, D-27: they last to the end of the day, then go with what they hold."""
    zone = seat * z.ZONES + z.TENTS
    tents = state.zones[zone]
    kept = gone = b""
    for i in range(0, len(tents), z.RECORD):
        if tents[i + 3] & z.TEMPORARY:
            gone += bytes(card for card in tents[i : i + 3] if card < z.VIRTUAL)
        else:
            kept += tents[i : i + z.RECORD]
    state.zones[zone] = kept
    to_shelter(state, seat, gone, b"\xff" * len(gone))
