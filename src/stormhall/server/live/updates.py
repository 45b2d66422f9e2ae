"""What a pair of eyes at a table has not been told yet.

Nothing is queued: what was told is remembered in a few numbers, and whenever there is time to tell
more, the newest is composed from the table as it is then.
"""

from __future__ import annotations

from collections.abc import Iterator

from stormhall.server.tables.history import Course
from stormhall.server.tables.table import Table
from stormhall.server.wire.messages import (
    PROTOCOL,
    Hello,
    Order,
    Orders,
    Said,
    ServerMessage,
    TableChanged,
    Welcome,
)


class News:
    """The news of a table for one connection."""

    def __init__(self, table: Table, seat: int | None, hello: Hello) -> None:
        self._table = table
        self._seat = seat
        self._branch = hello.branch
        self._events = hello.events
        self._lines = hello.chat if hello.chat <= len(table.course.chat) else 0
        self._state: object = None
        self._orders: list[Order] | None = None
        self._moment: object = None

    def welcome(self) -> Welcome:
        """The answer to a hello."""
        self._state = self._state_now()
        return Welcome(protocol=PROTOCOL, table=self._table.state(), seat=self._seat)

    def untold(self) -> Iterator[ServerMessage]:
        """Message by message, each from the table as it is when the one before has been sent."""
        if self._state != self._state_now():
            self._state = self._state_now()
            yield TableChanged(table=self._table.state())
        yield from self._untold_orders()
        yield from self._untold_lines()
        yield from self._untold_moment()

    def _state_now(self) -> tuple[int, int]:
        return self._table.course.table_version, self._table.presence

    def _untold_orders(self) -> Iterator[ServerMessage]:
        if self._seat is None:
            return
        orders = self._table.course.orders.get(self._seat, [])
        if orders != self._orders:
            self._orders = orders
            yield Orders(orders=orders)

    def _untold_lines(self) -> Iterator[ServerMessage]:
        while self._lines < len(self._table.course.chat):
            number, line = self._lines, self._table.course.chat[self._lines]
            self._lines += 1
            yield Said(number=number, seat=line.seat, name=line.name, text=line.text, at=line.at)

    def _untold_moment(self) -> Iterator[ServerMessage]:
        course = self._table.course
        moment = moment_of(course)
        if course.game is None or moment == self._moment:
            return
        update = self._table.update(self._seat, self._branch, self._events)
        assert update is not None, "there is a game"
        self._moment = moment
        self._branch, self._events = course.branch, len(course.game.log.events)
        yield update


def moment_of(course: Course) -> object:
    """Differs between two moments exactly if an update would tell more than that time has passed:
    a clock that runs is told by the moment at which it will stand at zero."""
    game, clocks = course.game, course.clocks
    if game is None:
        return None
    ends = [
        left + (clocks.since if s in clocks.running else 0) for s, left in enumerate(clocks.left)
    ]
    return (
        course.branch,
        len(game.choices),
        len(game.log.events),
        course.playing(),
        course.takeback,
        sorted(clocks.running),
        ends,
    )
