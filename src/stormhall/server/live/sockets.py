"""The sockets at `/live`: which ones are open, and their closing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress

import structlog
from starlette.websockets import WebSocket

from stormhall.server.admission.admission import Admission
from stormhall.server.hall.hall import Hall
from stormhall.server.live.access import TableAccess, authorize
from stormhall.server.live.connection import Connection
from stormhall.server.live.sender import Disconnected
from stormhall.server.monitoring.metrics import Metrics
from stormhall.server.settings import Timeouts
from stormhall.server.store.interface import StoreError
from stormhall.server.tables import seating
from stormhall.server.tables.changes import reopen
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.http_bodies import problem
from stormhall.server.wire.messages import Hello

log = structlog.get_logger("stormhall.live")


class Live:
    """All sockets of a hall."""

    def __init__(
        self, hall: Hall, admission: Admission, metrics: Metrics, timeouts: Timeouts | None = None
    ) -> None:
        self._hall = hall
        self._admission = admission
        self._metrics = metrics
        self._timeouts = timeouts or Timeouts()
        self._connections: dict[Connection, asyncio.Future[None]] = {}
        self._is_closing = False
        metrics.connections.set_function(lambda: admission.sockets.open)

    @property
    def connections(self) -> Collection[Connection]:
        """The connections that have been accepted at a table."""
        return self._connections

    async def serve(self, socket: WebSocket) -> None:
        """Serve one socket from start to end."""
        try:
            place = self._admission.enter(socket)
        except HallError as error:
            self._metrics.limited(error.name)
            await socket.send_denial_response(problem(error))
            return
        try:
            with suppress(Disconnected):
                connection = Connection(
                    socket, place, self._admission, self._metrics, self._timeouts
                )
                await connection.run(self._admit)
        finally:
            place.leave()

    async def close(self) -> None:
        """Close all connections because the server is stopping, and wait until the reason is
        sent."""
        self._is_closing = True
        for connection in self._connections:
            connection.close(HallError("closing"))
        if self._connections:
            await asyncio.wait(self._connections.values(), timeout=self._timeouts.closing)

    @asynccontextmanager
    async def _admit(self, connection: Connection, hello: Hello) -> AsyncIterator[TableAccess]:
        """Give the access that a hello asks for, and count the connection at its table while it
        lasts."""
        access = await authorize(self._hall, hello)
        if self._is_closing:
            raise HallError("closing")
        table, seat = access.table, access.seat
        connection.place.sit(table.id, seat)
        unsubscribe = self._hall.bus.subscribe(table.id, connection.wake)
        self._connections[connection] = ended = asyncio.get_running_loop().create_future()
        table.connected(seat)
        try:
            await _reopen(access)
            await _arrive(access)
            yield access
        finally:
            table.disconnected(seat)
            unsubscribe()
            del self._connections[connection]
            ended.set_result(None)


async def _arrive(access: TableAccess) -> None:
    """Note that somebody who has sat down has come: the host cannot free the seat any more."""
    table, seat, key = access.table, access.seat, access.key
    if seat is None or key is None or not table.history.seats[seat].awaited:
        return
    try:
        await table.change_by(key, seating.arrive, seat)
    except StoreError as error:  # the next connection tries again
        log.warning("arrival-not-stored", table=table.id, problem=str(error))


async def _reopen(access: TableAccess) -> None:
    """Reopen an archived table when somebody who has a seat there connects."""
    table = access.table
    if access.seat is None or table.history.status != "archived":
        return
    try:
        await table.change(reopen)
    except StoreError as error:  # the table can be viewed all the same
        log.warning("table-not-reopened", table=table.id, problem=str(error))
