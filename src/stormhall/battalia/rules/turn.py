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
from stormhall.battalia.model.cards import KIND_WORDS
from stormhall.battalia.model.config import DAYS, HAND_SIZE
from stormhall.battalia.model.state import (
    ANNOUNCED,
    NEW,
    NONE,
    OPEN,
    RECORD,
    TABLE,
    TEMPORARY,
    TENTS,
    VIRTUAL,
    ZONES,
    BattaliaState,
)
from stormhall.battalia.model.step import BattaliaStep
from stormhall.battalia.model.step_ids import ACTIONS, COHORT_STEP, TURN
from stormhall.battalia.rules.actions import stop_riding
from stormhall.battalia.rules.ambush import take_up_ambush
from stormhall.battalia.rules.ending import maybe_end_day
from stormhall.kernel.core.state import Frame, Seat

BEGIN: Final = 0
PICK_UP: Final = 1
FINISH: Final = 2


class Turn(BattaliaStep):
    """One turn after the other; the frame holds the phase, the state whose turn it is."""

    def go_on(self, game: BattaliaState, frame: Frame) -> None:
        seat = game.active
        phase = frame[1]
        if phase == BEGIN:
            if seat == game.first:
                tell_day(game)
            begin_turn(game, seat)
            game.frames.append([COHORT_STEP, seat])
            frame[1] = PICK_UP
        elif phase == PICK_UP:
            pick_up_ambush(game, seat)
            game.frames.append([ACTIONS, seat])
            frame[1] = FINISH
        else:
            frame[1] = BEGIN
            _finish(game, seat)

    def enter(self, game: BattaliaState, seat: Seat, *, at_cohort: bool) -> None:
        """Put a player into the turn, before step 1 or in step 3, as a position wants it."""
        game.active = seat
        game.frames = [[TURN, PICK_UP if at_cohort else FINISH]]
        game.frames.append([COHORT_STEP if at_cohort else ACTIONS, seat])


def begin_turn(game: BattaliaState, seat: Seat) -> None:
    """A player's turn begins: what is counted by turns starts anew."""
    for module in game.config.at_turns:
        module.new_turn(game, seat)
    if game.log is not None:
        game.tell("turn", {"seat": seat, "day": game.day})


def tell_day(game: BattaliaState) -> None:
    """Say which day it is, and what the Oracle shows."""
    if game.log is None:
        return
    lit = game.config.lit[(game.day - 1) % 7]
    matching = game.config.matching[(game.day - 1) % 7]
    facts: dict[str, object] = {"day": game.day}
    if lit >= 0:
        facts["lit"] = KIND_WORDS[lit]
        facts["matching"] = KIND_WORDS[matching]
    game.tell("day", facts)


def pick_up_ambush(game: BattaliaState, seat: Seat) -> None:
    """BT-AMB-1: all ambush cards go to the hand; who has seen one still knows it."""
    count = take_up_ambush(game, seat)
    if count and game.log is not None:
        game.tell("ambush-picked-up", {"seat": seat, "count": count})


def _finish(game: BattaliaState, seat: Seat) -> None:
    """Steps 4 and 5, then those attacked refill, then the next turn."""
    end_turn(game, seat)
    for other in game.opponents(seat):  # BT-DRW-4
        if game.attacked >> other & 1:
            refill(game, other)
    game.attacked = 0
    game.active = (seat + 1) % game.seats
    if game.active == game.first:
        end_day(game)


def end_turn(game: BattaliaState, seat: Seat) -> None:
    """Steps 4 and 5: clean up, then six new cards."""
    stop_riding(game, seat)
    clean_up(game, seat)
    draw(game, seat, HAND_SIZE)


def clean_up(game: BattaliaState, seat: Seat) -> None:
    """BT-CLN-3: hand cards, then played cards, then new cards go to the shelter."""
    base = seat * ZONES
    zones = game.zones
    public = zones[base + TABLE] + zones[base + NEW]
    zones[base + TABLE] = zones[base + NEW] = zones[base + OPEN] = b""
    game.zones[seat * ZONES + ANNOUNCED] = b""
    count = discard_hand(game, seat, public)
    if game.log is not None:
        game.tell("cleaned-up", {"seat": seat, "count": count})
    return_borrowed(game, seat)


def return_borrowed(game: BattaliaState, seat: Seat) -> None:
    """BT-GRT-HAN-3: the borrowed card goes to its owner's shelter, used or not."""
    if game.borrower != seat:
        return
    if not game.borrowed_laid:
        show_borrowed(game)
    card, lender = game.borrowed, game.lender
    game.borrowed = game.borrower = NONE
    game.borrowed_laid = game.lender = 0
    discard_openly(game, lender, card)


def end_day(game: BattaliaState) -> None:
    """All have had their turn: the next day begins, unless the time is over."""
    for seat in range(game.seats):
        _remove_temporary_tents(game, seat)
    if maybe_end_day(game):
        return
    if game.day % DAYS == 0:
        for module in game.config.at_weeks:
            module.week_over(game)
    game.day += 1
    for module in game.config.at_days:
        module.new_day(game)


def _remove_temporary_tents(game: BattaliaState, seat: Seat) -> None:
    """BT-USE-TEN-6, D-27: they last to the end of the day, then go with what they hold."""
    zone = seat * ZONES + TENTS
    tents = game.zones[zone]
    kept = gone = b""
    for i in range(0, len(tents), RECORD):
        if tents[i + 3] & TEMPORARY:
            gone += bytes(card for card in tents[i : i + 3] if card < VIRTUAL)
        else:
            kept += tents[i : i + RECORD]
    game.zones[zone] = kept
    to_shelter(game, seat, gone, b"\xff" * len(gone))
