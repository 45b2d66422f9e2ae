"""Ask one seat at a time when several owe a choice (SG-TEA-29), for environments with single turns.

In an interleaved team turn any member may choose first. `Rotation` asks them one after the other:
the seat asked may choose, or wait and leave it to the next. Waiting changes nothing in the game, is
not recorded, and is not offered when nobody else is left to go first, so a game stays finite.

    rotation = Rotation(game.state)
    while rotation.seat is not None:
        rotation.take(policy(rotation.seat, rotation.offers()))
"""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.state import Code, Seat, State

WAIT: Final[Code] = -1
"""Leave the choice to the next seat that may make it; no code of a game is negative."""


class Rotation:
    """The seat that is asked, and the seats that wait; the game itself knows nothing about it."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self._waiting = 0  # mask of the seats that wait at this decision
        self._last = state.seats - 1  # the seat asked last

    @property
    def seat(self) -> Seat | None:
        """The seat that is asked: the next one that owes a choice and does not wait."""
        asked = self.state.owed & ~self._waiting
        for i in range(1, self.state.seats + 1):
            seat = (self._last + i) % self.state.seats
            if asked >> seat & 1:
                return seat
        return None

    def may_wait(self) -> bool:
        """Whether another member is neither done nor waiting."""
        seat = self.seat
        return seat is not None and bool(self.state.owed & ~self._waiting & ~(1 << seat))

    def offers(self) -> list[Code]:
        """The choices of the seat that is asked, and `WAIT` if it may wait."""
        seat = self.seat
        if seat is None:
            return []
        found = self.state.offers(seat)
        return [*found, WAIT] if self.may_wait() else found

    def take(self, code: Code) -> None:
        """Carry out an offered choice; any choice but `WAIT` ends all waiting."""
        seat = self.seat
        assert seat is not None, "the game is over"
        self._last = seat
        if code == WAIT:
            assert self._waiting | 1 << seat != self.state.owed, "nobody is left to go first"
            self._waiting |= 1 << seat
            return
        self._waiting = 0
        self.state.take(seat, code)
