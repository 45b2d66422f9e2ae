"""Offers that go round the table until everybody declines (BR-PIL-4, BR-BAT-11).

`Call` in `actions/call_to_battle.py` and `After` in `battle/added_cards.py` are such steps. A
decline without a choice looks like any other; `may_hold_addition` in `battle/added_cards.py` asks
everybody who might hold a card (BR-INF-6).
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.events import EventKind
from stormhall.kernel.core.kinds import Fields
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Step


class OfferRounds(Step[BloodRageState]):
    """Asks seats clockwise, again and again, until all have declined one after another.

    From its field `seat` on, a frame has the seat whose turn it is, how many have declined since
    the last seat accepted, and whether the seat is being asked.
    """

    def __init__(self, name: str, fields: Fields, declined: EventKind) -> None:
        super().__init__(name, fields)
        self.seat: Final = list(fields).index("seat") + 1
        self.declines: Final = self.seat + 1
        self.asked: Final = self.seat + 2
        self.declined: Final = declined

    def participants(self, state: BloodRageState, frame: Frame) -> int:
        """Mask of the seats that are asked."""
        return (1 << state.seats) - 1

    def is_closed(self, state: BloodRageState, frame: Frame) -> bool:
        """Whether nobody can accept any more."""
        return False

    def is_asked(self, state: BloodRageState, frame: Frame, seat: Seat) -> bool:
        """Whether a seat is asked; otherwise it declines by itself, with the same event (D-65)."""
        raise AssertionError(f"step {self.name} asks nobody")

    def accept(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        """Carry out a seat's choice to accept."""
        raise AssertionError(f"step {self.name} accepts nothing")

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        return 1 << frame[self.seat] if frame[self.asked] else 0

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        clans = self.participants(state, frame)
        count = clans.bit_count()
        while frame[self.declines] < count and not self.is_closed(state, frame):
            if self.is_asked(state, frame, frame[self.seat]):
                frame[self.asked] = 1
                return
            self._decline(state, frame, clans)
        state.frames.pop()

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        frame[self.asked] = 0
        clans = self.participants(state, frame)
        if code == v.DECLINE:
            self._decline(state, frame, clans)
            return
        frame[self.declines] = 0
        frame[self.seat] = next_seat(state, seat, clans)
        self.accept(state, frame, seat, code)

    def _decline(self, state: BloodRageState, frame: Frame, clans: int) -> None:
        self.declined.tell(state, frame[self.seat])
        frame[self.declines] += 1
        frame[self.seat] = next_seat(state, frame[self.seat], clans)


def next_seat(state: BloodRageState, seat: Seat, mask: int) -> Seat:
    """The next seat in a mask, clockwise."""
    seat = (seat + 1) % state.seats
    while not mask >> seat & 1:
        seat = (seat + 1) % state.seats
    return seat
