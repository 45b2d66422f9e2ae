"""One open socket: a reader that carries out requests in their order, and a writer.

Only the writer sends. Answers wait for it in a short queue; updates do not wait, the newest one is
composed when it can be sent. While a request is carried out no updates are sent, so its answer
comes before the update that shows its effect.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from enum import Enum, auto
from typing import Any, Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from stormhall.kernel.core.errors import StormhallError
from stormhall.server.admission.rate_limits import Bucket
from stormhall.server.live.access import Revoked, TableAccess
from stormhall.server.live.answers import answer, refused
from stormhall.server.live.updates import UpdateFeed
from stormhall.server.monitoring.metrics import Metrics
from stormhall.server.running.uvicorn_server import GIVE_UP
from stormhall.server.settings import Limits
from stormhall.server.store.interface import StoreError
from stormhall.server.wire import messages as m
from stormhall.server.wire.codes import ErrorCode
from stormhall.server.wire.decode import BadMessage, read
from stormhall.server.wire.errors import HallError

log = structlog.get_logger("stormhall.live")

TRY_AGAIN = 1.0
"""Seconds until updates are tried again after the store has failed."""

POLICY, TOO_BIG, RESTART, LATER = 1008, 1009, 1012, 1013


class CloseReason(msgspec.Struct, frozen=True):
    """Why a connection is closed: the WebSocket close code and the last message."""

    close: int
    code: ErrorCode
    message: str = ""


CLOSING = CloseReason(RESTART, "closing", "the hall closes; come back in a moment")
SLOW = CloseReason(LATER, "slow-reader", "answers pile up because they are not read")
BROKEN = CloseReason(LATER, "internal", "something went wrong in the hall; come back in a moment")
ABUSE = CloseReason(POLICY, "abuse", "too many messages made no sense")


class Disconnected(Exception):
    """The client has disconnected, or its connection was dropped."""


class Sender:
    """The sending half of a socket: numbers messages, and drops a client that does not read."""

    def __init__(self, socket: WebSocket, stall: float) -> None:
        self._socket = socket
        self._stall = stall
        self._seq = 0
        self._encoder = msgspec.json.Encoder()

    async def send(self, message: m.ServerMessage) -> None:
        """Send a message; `Disconnected` if that is not possible any more."""
        self._seq += 1
        message.seq = self._seq
        text = self._encoder.encode(message).decode()
        await self._send({"type": "websocket.send", "text": text})

    async def close(self, reason: CloseReason) -> None:
        """Send the reason and close the socket."""
        await self.send(m.Error(code=reason.code, message=reason.message))
        await self._send({"type": "websocket.close", "code": reason.close, "reason": reason.code})

    async def _send(self, event: dict[str, Any]) -> None:
        try:
            async with asyncio.timeout(self._stall):
                await self._socket.send(event)
        except TimeoutError as error:
            self.drop()
            raise Disconnected from error
        except (WebSocketDisconnect, RuntimeError) as error:  # it was closed meanwhile
            raise Disconnected from error

    def drop(self) -> None:
        """Close the socket without waiting for the client."""
        drop: Callable[[int, str], None] | None
        drop = self._socket.scope.get("extensions", {}).get(GIVE_UP)
        if drop is not None:
            drop(LATER, SLOW.code)


class ConnectionState(Enum):
    """The life of a connection; `TRANSITIONS` has the order."""

    OPENING = auto()  # the welcome is being sent, nothing is read yet
    IDLE = auto()  # answers and updates are sent as they come
    BUSY = auto()  # a request is carried out: answers are sent, updates wait
    CLOSING = auto()  # answers in the queue are sent, then the reason
    CLOSED = auto()  # nothing is read or sent any more


TRANSITIONS: Final = {
    ConnectionState.OPENING: {ConnectionState.IDLE, ConnectionState.CLOSING},
    ConnectionState.IDLE: {ConnectionState.BUSY, ConnectionState.CLOSING},
    ConnectionState.BUSY: {ConnectionState.IDLE, ConnectionState.CLOSING},
    ConnectionState.CLOSING: {ConnectionState.CLOSED},
    ConnectionState.CLOSED: set(),
}


class Connection:
    """A client's connection to a table, from the welcome on."""

    def __init__(
        self,
        socket: WebSocket,
        sender: Sender,
        access: TableAccess,
        hello: m.Hello,
        limits: Limits,
        metrics: Metrics,
    ) -> None:
        self._socket = socket
        self._sender = sender
        self._access = access
        self._feed = UpdateFeed(access.table, access.seat, hello)
        self._limits = limits
        self._metrics = metrics
        self._log = log.bind(table=access.table.id, seat=access.seat)
        self._bucket = Bucket(limits.burst, limits.messages_per_second, time.monotonic())
        self._bad = 0
        self._replies: deque[m.ServerMessage] = deque()
        self._wake = asyncio.Event()
        self._state = ConnectionState.OPENING
        self._reason: CloseReason | None = None  # None if the client has disconnected
        self._hint: asyncio.Task[None] | None = None

    @property
    def is_open(self) -> bool:
        """Whether requests are still read."""
        return self._state not in (ConnectionState.CLOSING, ConnectionState.CLOSED)

    def _move_to(self, state: ConnectionState) -> None:
        assert state in TRANSITIONS[self._state], f"no way from {self._state} to {state}"
        self._state = state
        self._wake.set()

    def wake(self) -> None:
        """Look for updates: the table may have changed."""
        self._wake.set()

    def close(self, reason: CloseReason | None = None) -> None:
        """Close as soon as the queue has been sent; the first reason counts, None if the client
        has disconnected."""
        if self.is_open:
            self._reason = reason
            self._move_to(ConnectionState.CLOSING)

    async def run(self) -> None:
        """Read and write until either side closes the connection."""
        reading = None
        try:
            await self._sender.send(self._feed.welcome())
            if self.is_open:
                self._move_to(ConnectionState.IDLE)
                reading = asyncio.ensure_future(self._read())
            await self._write()
        except Disconnected:
            pass
        finally:
            self.close()
            self._move_to(ConnectionState.CLOSED)
            tasks = [task for task in (reading, self._hint) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # Writing.

    async def _write(self) -> None:
        while self.is_open or self._replies:
            await self._wake.wait()
            self._wake.clear()
            while self._replies:
                await self._sender.send(self._replies.popleft())
            if self._state is ConnectionState.IDLE:
                await self._send_updates()
        if self._reason is not None:
            await self._sender.close(self._reason)

    async def _send_updates(self) -> None:
        """Send what is new, and let answers that come meanwhile go before the rest."""
        try:
            await self._access.check()
            for message in self._feed.pending():
                await self._sender.send(message)
                if self._replies or self._state is not ConnectionState.IDLE:
                    self._wake.set()
                    return
        except Revoked as error:
            self.close(CloseReason(POLICY, error.code, error.message))
        except StoreError as error:
            self._log.warning("news-kept-back", problem=str(error))
            asyncio.get_running_loop().call_later(TRY_AGAIN, self._wake.set)
        except (Disconnected, asyncio.CancelledError):
            raise
        except Exception:
            self._log.exception("news-failed", entry=self._access.table.history.length)
            self._reply(m.Error(code="internal", message="the hall cannot show what is new here"))

    def _reply(self, message: m.ServerMessage) -> None:
        if isinstance(message, m.Refused | m.Error):
            self._metrics.refused(message.code)
        if len(self._replies) >= self._limits.waiting_replies:
            self.close(SLOW)
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
                await asyncio.sleep(0)  # let the writer run even if messages come without a pause
        except Exception:
            self._log.exception("reading-failed", entry=self._access.table.history.length)
            self.close(BROKEN)
        finally:
            self.close()

    async def _take(self, frame: Any) -> None:
        try:
            if not self._bucket.take(time.monotonic()):
                raise BadMessage("too-fast", "too many messages; wait a moment")
            message = read(text_of(frame, self._limits))
        except BadMessage as bad:
            self._note_bad(bad)
            return
        await self._serve(message)

    def _note_bad(self, bad: BadMessage) -> None:
        self._bad += 1
        if bad.code == "too-long":
            self.close(CloseReason(TOO_BIG, bad.code, bad.message))
            return
        self._reply(m.Error(code=bad.code, message=bad.message, id=bad.id))
        if self._bad >= self._limits.bad_messages:
            self.close(ABUSE)

    async def _serve(self, message: m.FromClient) -> None:
        if isinstance(message, m.Hello):
            self._note_bad(BadMessage("unexpected", "hello is said once, at the beginning"))
        elif isinstance(message, m.AskHint):
            self._begin_hint(message)
        else:
            if self._state is ConnectionState.IDLE:
                self._move_to(ConnectionState.BUSY)
            self._reply(await self._answer(message))
            if self._state is ConnectionState.BUSY:
                self._move_to(ConnectionState.IDLE)

    def _begin_hint(self, request: m.AskHint) -> None:
        """Hints are slow; nothing else waits for them."""
        if self._hint is not None and not self._hint.done():
            self._reply(refused(request, HallError("busy", "one hint at a time")))
        else:
            self._hint = asyncio.ensure_future(self._give_hint(request))

    async def _give_hint(self, request: m.AskHint) -> None:
        self._reply(await self._answer(request))

    async def _answer(self, request: m.Request) -> m.ServerMessage:
        """The answer to a request; an error concerns this request alone."""
        try:
            await self._access.check()
            return await answer(self._access.table, self._access.seat, request)
        except Revoked as error:
            self.close(CloseReason(POLICY, error.code, error.message))
            return refused(request, error)
        except StormhallError as error:
            return refused(request, error)
        except Exception:
            table = self._access.table
            kind = type(request).__name__
            self._log.exception("request-failed", entry=table.history.length, request=kind)
            message = "something went wrong in the hall; the table is as the next update shows it"
            return m.Refused(id=request.id, code="internal", message=message)


def text_of(frame: Any, limits: Limits) -> str:
    """The text of a frame, unless it is no text or too long."""
    text = frame.get("text")
    if text is None:
        raise BadMessage("malformed", "messages are text frames with JSON, not binary ones")
    assert isinstance(text, str)
    if len(text.encode()) > limits.message_bytes:
        raise BadMessage("too-long", f"a message has at most {limits.message_bytes} bytes")
    return text
