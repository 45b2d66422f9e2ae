"""The messages about a table that a connection has not been sent yet.

Nothing is queued: a few numbers record what has been sent, and whenever more can be sent, it is
composed from the newest state of the table.
"""

from __future__ import annotations

from collections.abc import Iterator

from stormhall.server.tables.history import TableHistory
from stormhall.server.tables.table import Table
from stormhall.server.tables.table_views import state_of
from stormhall.server.wire import messages as m


class UpdateFeed:
    """Composes the messages about a table for one connection."""

    def __init__(self, table: Table, seat: int | None, hello: m.Hello) -> None:
        self._table = table
        self._seat = seat
        self._branch = hello.branch
        self._events = hello.events
        self._lines = hello.chat if hello.chat <= len(table.history.chat) else 0
        self._state: object = None
        self._orders: list[m.Order] | None = None
        self._moment: object = None

    def welcome(self) -> m.Welcome:
        """The answer to a hello."""
        self._state = self._state_now()
        return m.Welcome(
            protocol=m.PROTOCOL,
            table=state_of(self._table.history, self._table.presence),
            seat=self._seat,
        )

    def pending(self) -> Iterator[m.ServerMessage]:
        """The messages to send, each composed when the one before it has been sent."""
        if self._state != self._state_now():
            self._state = self._state_now()
            yield m.TableChanged(table=state_of(self._table.history, self._table.presence))
        yield from self._pending_orders()
        yield from self._pending_lines()
        yield from self._pending_moment()

    def _state_now(self) -> tuple[int, int]:
        return self._table.history.table_version, self._table.presence.version

    def _pending_orders(self) -> Iterator[m.ServerMessage]:
        if self._seat is None:
            return
        orders = self._table.history.orders.get(self._seat, [])
        if orders != self._orders:
            self._orders = orders
            yield m.Orders(orders=orders)

    def _pending_lines(self) -> Iterator[m.ServerMessage]:
        while self._lines < len(self._table.history.chat):
            number, line = self._lines, self._table.history.chat[self._lines]
            self._lines += 1
            yield m.Said(number=number, seat=line.seat, name=line.name, text=line.text, at=line.at)

    def _pending_moment(self) -> Iterator[m.ServerMessage]:
        history = self._table.history
        moment = moment_of(history)
        if history.game is None or moment == self._moment:
            return
        update = self._table.views.update(history, self._seat, self._branch, self._events)
        assert update is not None, "there is a game"
        self._moment = moment
        self._branch, self._events = history.branch, len(history.game.log.events)
        yield update


def moment_of(history: TableHistory) -> object:
    """A value that changes exactly when an update would change in more than the time: a running
    clock is represented by the moment at which it reaches zero."""
    game, clocks = history.game, history.clocks
    if game is None:
        return None
    ends = [
        remaining + (clocks.since if seat in clocks.running else 0)
        for seat, remaining in enumerate(clocks.remaining)
    ]
    return (
        history.branch,
        len(game.choices),
        len(game.log.events),
        history.playing(),
        history.takeback,
        sorted(clocks.running),
        ends,
    )
