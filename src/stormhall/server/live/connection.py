"""One socket from handshake to end: a reader, which carries out requests in order, and a writer.

Only the writer sends. Answers wait for it in a short queue; updates never wait, because the newest
one is composed when it can be sent. No updates are sent while a request is carried out, so its
answer comes before the update that shows its effect.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from enum import Enum, auto
from typing import Any, Final

import structlog
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from stormhall.kernel.core.errors import StormhallError
from stormhall.server.admission.admission import Admission
from stormhall.server.admission.message_budgets import Author
from stormhall.server.admission.socket_places import SocketPlace
from stormhall.server.live.access import TableAccess
from stormhall.server.live.answers import answer, refused
from stormhall.server.live.sender import Disconnected, Sender
from stormhall.server.live.updates import UpdateFeed
from stormhall.server.monitoring.metrics import Metrics
from stormhall.server.running.socket_connection import TOO_FAST
from stormhall.server.settings import Timeouts
from stormhall.server.store.interface import StoreError
from stormhall.server.tables.table import Revoked
from stormhall.server.wire import messages as m
from stormhall.server.wire.codes import ErrorCode
from stormhall.server.wire.decode import read, text_of
from stormhall.server.wire.errors import HallError, hall_error

log = structlog.get_logger("stormhall.live")

TRY_AGAIN = 1.0
"""Seconds to wait before sending updates again after the store has failed."""


class ConnectionState(Enum):
    """The states of a connection; `TRANSITIONS` says which may follow which."""

    ACCEPTING = auto()  # the handshake of the socket
    GREETING = auto()  # waiting for the hello and checking it
    OPENING = auto()  # the welcome is being sent; no request is read yet
    IDLE = auto()  # answers and updates are sent as they come
    BUSY = auto()  # a request is being carried out: answers are sent, updates wait
    CLOSING = auto()  # answers in the queue are sent, then the reason, such as a refused hello
    CLOSED = auto()  # nothing more is read or sent


State = ConnectionState
TRANSITIONS: Final = {
    State.ACCEPTING: {State.GREETING, State.CLOSING},
    State.GREETING: {State.OPENING, State.CLOSING},
    State.OPENING: {State.IDLE, State.CLOSING},
    State.IDLE: {State.BUSY, State.CLOSING},
    State.BUSY: {State.IDLE, State.CLOSING},
    State.CLOSING: {State.CLOSED},
    State.CLOSED: set(),
}


class Session(Struct, frozen=True):
    """The access and the feed that a connection gets when its hello is accepted."""

    access: TableAccess
    feed: UpdateFeed


class Connection:
    """A client's connection: to the hall until its hello, to a table after that."""

    def __init__(
        self,
        socket: WebSocket,
        place: SocketPlace,
        admission: Admission,
        metrics: Metrics,
        timeouts: Timeouts,
    ) -> None:
        self.place = place
        self._socket = socket
        self._sender = Sender(socket, timeouts.stall)
        self._limits = admission.limits
        self._budgets = admission.messages
        self._metrics = metrics
        self._hello_seconds = timeouts.hello
        self._log = log
        self._bad_messages = 0
        self._replies: deque[m.ServerMessage] = deque()
        self._wake = asyncio.Event()
        self._state = State.ACCEPTING
        self._accepted: Session | None = None
        self._reason: HallError | None = None  # None if the client has disconnected
        self._hint: asyncio.Task[None] | None = None

    def __repr__(self) -> str:
        access = self._accepted.access if self._accepted else None
        place = f"{access.table.id} seat {access.seat}" if access else "no table"
        return f"<Connection to {place}, {self._state.name.lower()}>"

    @property
    def is_open(self) -> bool:
        """Whether messages are still read."""
        return self._state not in (State.CLOSING, State.CLOSED)

    @property
    def _session(self) -> Session:
        assert self._accepted is not None, "the hello was accepted"
        return self._accepted

    def _move_to(self, state: ConnectionState) -> None:
        assert state in TRANSITIONS[self._state], f"no way from {self._state} to {state}"
        self._state = state
        self._wake.set()

    def wake(self) -> None:
        """Look for updates: the table may have changed."""
        self._wake.set()

    def close(self, reason: HallError | None = None) -> None:
        """Close once the queue has been sent. The first reason counts; it is None if the client has
        gone."""
        if self.is_open:
            self._reason = reason
            self._move_to(State.CLOSING)

    async def run(
        self, admit: Callable[[Connection, m.Hello], AbstractAsyncContextManager[TableAccess]]
    ) -> None:
        """Serve the socket until either side closes it. `admit` refuses the connection, or counts
        it at a table for as long as it lasts."""
        try:
            await self._accept()
            self._move_to(State.GREETING)
            async with asyncio.timeout(self._hello_seconds):
                hello = await self._read_hello()
            async with admit(self, hello) as access:
                await self._converse(access, hello)
        except TimeoutError:
            await self._refuse(HallError("hello-late/seconds", seconds=self._hello_seconds))
        except StormhallError as error:
            await self._refuse(hall_error(error))
        except (Disconnected, asyncio.CancelledError):
            raise
        except Exception:
            self._log.exception("connection-failed")
            await self._refuse(HallError("internal/closed"))
        finally:
            self._end()

    async def _accept(self) -> None:
        try:
            await self._socket.accept()
        except (OSError, RuntimeError, WebSocketDisconnect) as error:  # the client has gone already
            raise Disconnected from error

    async def _read_hello(self) -> m.Hello:
        """The first message, which has to be a hello of our protocol."""
        frame = await self._socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise Disconnected
        message = self._message(frame)
        if not isinstance(message, m.Hello):
            raise HallError("hello-first/type")
        if message.protocol != m.PROTOCOL:
            raise HallError("protocol/version", ours=m.PROTOCOL, theirs=message.protocol)
        return message

    async def _refuse(self, error: HallError) -> None:
        if self.is_open:
            self._metrics.refused(error.code)
            if error.code == ErrorCode.TOO_MANY:
                self._metrics.limited(error.name)
            self.close(error)
            await self._write()

    async def _converse(self, access: TableAccess, hello: m.Hello) -> None:
        """Read and write until either side closes the connection."""
        feed = UpdateFeed(access.table, access.seat, hello)
        self._accepted = Session(access, feed)
        self._log = log.bind(table=access.table.id, seat=access.seat)
        reading = None
        try:
            if self.is_open:
                self._move_to(State.OPENING)
                await self._sender.send(feed.welcome())
            if self.is_open:
                self._move_to(State.IDLE)
                reading = asyncio.ensure_future(self._read())
            await self._write()
        finally:
            self._end()
            tasks = [task for task in (reading, self._hint) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _end(self) -> None:
        self.close()
        if self._state is State.CLOSING:
            self._move_to(State.CLOSED)

    # Writing.

    async def _write(self) -> None:
        while self.is_open or self._replies:
            await self._wake.wait()
            self._wake.clear()
            while self._replies:
                await self._sender.send(self._replies.popleft())
            if self._state is State.IDLE:
                await self._send_updates()
        if self._reason is not None:
            await self._sender.close(self._reason)

    async def _send_updates(self) -> None:
        """Send everything new; answers that come up meanwhile go before the rest."""
        try:
            await self._session.access.check()
            for message in self._session.feed.pending():
                await self._session.access.check()  # again: the last message may have taken long
                await self._sender.send(message)
                if self._replies or self._state is not State.IDLE:
                    self._wake.set()
                    return
        except Revoked as error:
            self.close(error)
        except StoreError as error:
            self._log.warning("update-delayed", problem=str(error))
            asyncio.get_running_loop().call_later(TRY_AGAIN, self._wake.set)
        except (Disconnected, asyncio.CancelledError):
            raise
        except Exception:
            self._log.exception("update-failed", entry=self._session.access.table.history.length)
            self._reply(HallError("internal/update").to_message())

    def _reply(self, message: m.ServerMessage) -> None:
        if isinstance(message, m.Refused | m.Error):
            self._metrics.refused(message.code)
        if len(self._replies) >= self._limits.waiting_replies:
            self.close(HallError("slow-reader"))
            return
        self._replies.append(message)
        self._wake.set()

    # Reading.

    async def _read(self) -> None:
        try:
            while self.is_open:
                frame = await self._socket.receive()
                if frame["type"] == "websocket.disconnect":
                    return
                await self._take(frame)
                await asyncio.sleep(0)  # let the writer run even if messages never pause
        except Exception:
            self._log.exception("reading-failed", entry=self._session.access.table.history.length)
            self.close(HallError("internal/closed"))
        finally:
            self.close()

    async def _take(self, frame: Any) -> None:
        try:
            message = self._message(frame)
            if isinstance(message, m.Hello):
                raise HallError("unexpected/hello")
        except HallError as error:
            self._note_bad(error)
            return
        try:
            wait = self._budgets.spend(self._author(), message)
        except HallError as error:
            self._metrics.limited(error.name)
            self._reply(refused(message, error))
            return
        if wait > 0:
            self._metrics.limited("choices-wait/address")
            await asyncio.sleep(wait)
        await self._serve(message)

    def _message(self, frame: Any) -> m.FromClient:
        """The message of a frame; the server has counted it already, and not read it if it came too
        fast."""
        if TOO_FAST in frame:
            self._metrics.limited("socket-messages")
            raise HallError("too-fast")
        return read(text_of(frame, self._limits.message_bytes))

    def _author(self) -> Author:
        access = self._session.access
        return Author(self.place.address, access.table.id, access.seat)

    def _note_bad(self, error: HallError) -> None:
        """Count and answer a message that is invalid, too long or comes too fast."""
        self._bad_messages += 1
        if error.code == ErrorCode.TOO_LONG:
            self.close(error)
            return
        self._reply(error.to_message())
        if self._bad_messages >= self._limits.bad_messages:
            self.close(HallError("abuse"))

    async def _serve(self, request: m.AnyRequest) -> None:
        if isinstance(request, m.AskHint):
            self._begin_hint(request)
        else:
            if self._state is State.IDLE:
                self._move_to(State.BUSY)
            await self._reply_to(request)
            if self._state is State.BUSY:
                self._move_to(State.IDLE)

    def _begin_hint(self, request: m.AskHint) -> None:
        """Start a hint in the background: it is slow, and nothing else should wait for it."""
        if self._hint is not None and not self._hint.done():
            self._reply(refused(request, HallError("busy")))
        else:
            self._hint = asyncio.ensure_future(self._reply_to(request))

    async def _reply_to(self, request: m.AnyRequest) -> None:
        self._reply(await self._answer(request))

    async def _answer(self, request: m.AnyRequest) -> m.ServerMessage:
        """The answer to a request; an error concerns only this request."""
        access = self._session.access
        try:
            await access.check()
            return await answer(access, request)
        except Revoked as error:
            self.close(error)
            return refused(request, error)
        except StormhallError as error:
            return refused(request, error)
        except Exception:
            kind = type(request).__name__
            self._log.exception("request-failed", entry=access.table.history.length, request=kind)
            return refused(request, HallError("internal"))
