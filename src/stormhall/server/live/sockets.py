"""The sockets at `/live`: who is let in, who is there, and how all are sent home."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection
from contextlib import suppress

import msgspec
import structlog
from starlette.websockets import WebSocket

from stormhall.kernel.core.errors import StormhallError
from stormhall.server.live.access import Visit, admitted
from stormhall.server.live.connection import (
    CLOSING,
    LATER,
    POLICY,
    RESTART,
    TOO_BIG,
    Connection,
    Ending,
    Gone,
    Outlet,
    text_of,
)
from stormhall.server.ops.admission import Guard
from stormhall.server.ops.metrics import Metrics
from stormhall.server.settings import Limits
from stormhall.server.store.interface import StoreError
from stormhall.server.tables.hall import Hall
from stormhall.server.wire.decode import BadMessage, read
from stormhall.server.wire.errors import HallError, hall_error
from stormhall.server.wire.http_bodies import problem
from stormhall.server.wire.messages import PROTOCOL, Hello

log = structlog.get_logger("stormhall.live")

CLOSE_CODES = {"too-long": TOO_BIG, "too-many": LATER, "internal": LATER, "closing": RESTART}
"""The codes with which a socket is closed that is not let in; any other refusal is `POLICY`."""


class Patience(msgspec.Struct, frozen=True, kw_only=True):
    """How many seconds the hall waits for others."""

    hello: float = 10.0  # for the first message
    stall: float = 15.0  # for somebody who takes nothing any more
    farewell: float = 3.0  # for all to hear that the hall closes


class Live:
    """All sockets of a hall."""

    def __init__(
        self, hall: Hall, guard: Guard, metrics: Metrics, patience: Patience | None = None
    ) -> None:
        self._hall = hall
        self._guard = guard
        self._metrics = metrics
        self._patience = patience or Patience()
        self._connections: dict[Connection, asyncio.Future[None]] = {}
        self._at_table: Counter[str] = Counter()
        self._is_closing = False
        metrics.connections.set_function(lambda: guard.connections)

    @property
    def connections(self) -> Collection[Connection]:
        """Those who were welcomed."""
        return self._connections

    async def serve(self, socket: WebSocket) -> None:
        """One socket from the first to the last word."""
        try:
            leave = self._guard.enter(socket)
        except HallError as error:
            await socket.send_denial_response(problem(error))
            return
        try:
            await socket.accept()
            outlet = Outlet(socket, self._patience.stall)
            with suppress(Gone):
                await self._let_in(socket, outlet)
        finally:
            leave()

    async def close(self) -> None:
        """Tell all that the hall closes, and wait a little until they have heard."""
        self._is_closing = True
        for connection in self._connections:
            connection.end(CLOSING)
        if self._connections:
            await asyncio.wait(self._connections.values(), timeout=self._patience.farewell)

    async def _let_in(self, socket: WebSocket, outlet: Outlet) -> None:
        """Hear the hello and serve the guest, or say why not."""
        try:
            async with asyncio.timeout(self._patience.hello):
                hello = await _hello(socket, self._guard.limits)
            visit = await admitted(self._hall, hello)
            self._check_room(visit)
        except TimeoutError:
            late = f"a hello has to come within {self._patience.hello:g} seconds"
            await self._turn_away(outlet, HallError("hello-late", late))
        except StormhallError as error:
            await self._turn_away(outlet, hall_error(error))
        except Gone:
            raise
        except Exception:
            log.exception("hello-failed")
            await self._turn_away(outlet, HallError("internal", "something went wrong in the hall"))
        else:
            await self._attend(socket, outlet, visit, hello)

    def _check_room(self, visit: Visit) -> None:
        if self._is_closing:
            raise HallError(CLOSING.code, CLOSING.message)
        if self._at_table[visit.table.id] >= self._guard.limits.connections_per_table:
            raise HallError("too-many", "too many connections at this table")

    async def _turn_away(self, outlet: Outlet, error: HallError) -> None:
        self._metrics.refused(error.code)
        await outlet.end(Ending(CLOSE_CODES.get(error.code, POLICY), error.code, error.message))

    async def _attend(self, socket: WebSocket, outlet: Outlet, visit: Visit, hello: Hello) -> None:
        """Serve a guest, with all the traces of its presence until it goes."""
        table, seat = visit.table, visit.seat
        connection = Connection(socket, outlet, visit, hello, self._guard.limits, self._metrics)
        unsubscribe = self._hall.bus.subscribe(table.id, connection.wake)
        self._at_table[table.id] += 1
        self._connections[connection] = gone = asyncio.get_running_loop().create_future()
        table.come(seat)
        try:
            await _reopen(visit)
            await connection.run()
        finally:
            table.go(seat)
            unsubscribe()
            del self._connections[connection]
            gone.set_result(None)
            self._at_table[table.id] -= 1
            if not self._at_table[table.id]:
                del self._at_table[table.id]


async def _hello(socket: WebSocket, limits: Limits) -> Hello:
    """The first message, which has to be a hello of our protocol."""
    frame = await socket.receive()
    if frame["type"] == "websocket.disconnect":
        raise Gone
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


async def _reopen(visit: Visit) -> None:
    """A table that was put away is back in use when somebody who sits there comes back."""
    table = visit.table
    if visit.seat is None or table.course.status != "archived":
        return
    try:
        await table.reopen()
    except StoreError as error:  # it can be looked at all the same
        log.warning("table-not-reopened", table=table.id, problem=str(error))
