"""The sockets at `/live`: who may connect, which connections are open, how they are closed."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection
from contextlib import suppress

import msgspec
import structlog
from starlette.websockets import WebSocket

from stormhall.kernel.core.errors import StormhallError
from stormhall.server.admission.admission import Admission
from stormhall.server.live.access import TableAccess, authorize
from stormhall.server.live.connection import (
    CLOSING,
    LATER,
    POLICY,
    RESTART,
    TOO_BIG,
    CloseReason,
    Connection,
    Disconnected,
    Sender,
    text_of,
)
from stormhall.server.monitoring.metrics import Metrics
from stormhall.server.settings import Limits
from stormhall.server.store.interface import StoreError
from stormhall.server.tables.changes import reopen
from stormhall.server.tables.hall import Hall
from stormhall.server.wire.codes import ErrorCode
from stormhall.server.wire.decode import BadMessage, read
from stormhall.server.wire.errors import HallError, hall_error
from stormhall.server.wire.http_bodies import problem
from stormhall.server.wire.messages import PROTOCOL, Hello

log = structlog.get_logger("stormhall.live")

CLOSE_CODES: dict[ErrorCode, int] = {
    "too-long": TOO_BIG,
    "too-many": LATER,
    "internal": LATER,
    "closing": RESTART,
}
"""The close codes of refused sockets; any other refusal is `POLICY`."""


class Timeouts(msgspec.Struct, frozen=True, kw_only=True):
    """How many seconds the server waits for clients."""

    hello: float = 10.0  # for the first message
    stall: float = 15.0  # for a client that does not read
    closing: float = 3.0  # for all to be told that the server stops


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
        self._at_table: Counter[str] = Counter()
        self._is_closing = False
        metrics.connections.set_function(lambda: admission.connections)

    @property
    def connections(self) -> Collection[Connection]:
        """The connections that were accepted at a table."""
        return self._connections

    async def serve(self, socket: WebSocket) -> None:
        """Handle one socket from its opening to its end."""
        try:
            release = self._admission.enter(socket)
        except HallError as error:
            await socket.send_denial_response(problem(error))
            return
        try:
            await socket.accept()
            sender = Sender(socket, self._timeouts.stall)
            with suppress(Disconnected):
                await self._greet(socket, sender)
        finally:
            release()

    async def close(self) -> None:
        """Tell all clients that the server stops, and wait until they have been told."""
        self._is_closing = True
        for connection in self._connections:
            connection.close(CLOSING)
        if self._connections:
            await asyncio.wait(self._connections.values(), timeout=self._timeouts.closing)

    async def _greet(self, socket: WebSocket, sender: Sender) -> None:
        """Read the hello and run the connection, or refuse it."""
        try:
            async with asyncio.timeout(self._timeouts.hello):
                hello = await _hello(socket, self._admission.limits)
            access = await authorize(self._hall, hello)
            self._check_room(access)
        except TimeoutError:
            late = f"a hello has to come within {self._timeouts.hello:g} seconds"
            await self._refuse(sender, HallError("hello-late", late))
        except StormhallError as error:
            await self._refuse(sender, hall_error(error))
        except Disconnected:
            raise
        except Exception:
            log.exception("hello-failed")
            await self._refuse(sender, HallError("internal", "something went wrong in the hall"))
        else:
            await self._run_connection(socket, sender, access, hello)

    def _check_room(self, access: TableAccess) -> None:
        if self._is_closing:
            raise HallError(CLOSING.code, CLOSING.message)
        if self._at_table[access.table.id] >= self._admission.limits.connections_per_table:
            raise HallError("too-many", "too many connections at this table")

    async def _refuse(self, sender: Sender, error: HallError) -> None:
        self._metrics.refused(error.code)
        await sender.close(
            CloseReason(CLOSE_CODES.get(error.code, POLICY), error.code, error.message)
        )

    async def _run_connection(
        self, socket: WebSocket, sender: Sender, access: TableAccess, hello: Hello
    ) -> None:
        """Run a connection, unregister it when it ends."""
        table, seat = access.table, access.seat
        connection = Connection(
            socket, sender, access, hello, self._admission.limits, self._metrics
        )
        unsubscribe = self._hall.bus.subscribe(table.id, connection.wake)
        self._at_table[table.id] += 1
        self._connections[connection] = ended = asyncio.get_running_loop().create_future()
        table.connected(seat)
        try:
            await _reopen(access)
            await connection.run()
        finally:
            table.disconnected(seat)
            unsubscribe()
            del self._connections[connection]
            ended.set_result(None)
            self._at_table[table.id] -= 1
            if not self._at_table[table.id]:
                del self._at_table[table.id]


async def _hello(socket: WebSocket, limits: Limits) -> Hello:
    """The first message, which has to be a hello of our protocol."""
    frame = await socket.receive()
    if frame["type"] == "websocket.disconnect":
        raise Disconnected
    try:
        message = read(text_of(frame, limits))
    except BadMessage as bad:
        raise HallError(bad.code, bad.message) from bad
    if not isinstance(message, Hello):
        raise HallError("hello-first", "the first message has to be `hello`")
    if message.protocol != PROTOCOL:
        spoken = f"this hall speaks protocol {PROTOCOL}, not {message.protocol}"
        raise HallError("protocol", spoken)
    return message


async def _reopen(access: TableAccess) -> None:
    """Reopen an archived table when somebody who has a seat there connects."""
    table = access.table
    if access.seat is None or table.history.status != "archived":
        return
    try:
        await table.change(reopen)
    except StoreError as error:  # it can be looked at all the same
        log.warning("table-not-reopened", table=table.id, problem=str(error))
