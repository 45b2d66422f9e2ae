"""How much a seat may do besides choosing: chat, standing orders, names, wishes, hints.

Whatever a seat does beyond its budget is refused, so that it can fill neither the disk nor the
table. Choices have no budget: a game ends after a limited number of them, and those that were taken
back are paid for by taking back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stormhall.server.settings import Limits
from stormhall.server.tables.changes import Change
from stormhall.server.tables.history import TableHistory
from stormhall.server.wire.errors import HallError

SECOND: Final = 1_000


class SeatBudget:
    """How often the seats of a table may act besides choosing, whatever their connections."""

    def __init__(self, limits: Limits, now: Callable[[], int]) -> None:
        self._pause: Final = SECOND / limits.seat_acts_per_second
        self._credit: Final = self._pause * limits.seat_acts_burst
        self._now: Final = now
        self._paid_until: Final[dict[int, float]] = {}  # by seat

    def spend(self, seat: int) -> None:
        """Pay for an act; refused if the seat is too fast."""
        now = self._now()
        paid_until = max(now, self._paid_until.get(seat, 0)) + self._pause
        if paid_until - now > self._credit:
            raise HallError("too-fast/seat-acts")
        self._paid_until[seat] = paid_until


def check_entries(history: TableHistory, change: Change, limits: Limits) -> None:
    """Refuse a change that the game does not need, if its seat or the table has no room left."""
    seat = change.spent_by
    if seat is None:
        return
    if history.length >= limits.entries:
        raise HallError("too-many/entries", most=limits.entries)
    if history.spent.get(seat, 0) >= limits.seat_entries:
        raise HallError("too-many/seat-entries", most=limits.seat_entries)
