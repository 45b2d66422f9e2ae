"""One open socket: a reader that carries out requests in their order, and a writer.

Only the writer sends. Answers wait for it in a short queue; news of the table do not, the newest
are composed when it is their turn. While a request is carried out no news are composed, so its
answer comes before the update that shows its effect.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from stormhall.kernel.core.errors import StormhallError
from stormhall.server.live.access import Revoked, Visit
from stormhall.server.live.answers import answer, refused
from stormhall.server.live.updates import News
from stormhall.server.ops.metrics import Metrics
from stormhall.server.ops.rate_limits import Bucket
from stormhall.server.ops.running import GIVE_UP
from stormhall.server.settings import Limits
from stormhall.server.store.interface import StoreError
from stormhall.server.wire.decode import BadMessage, read
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.messages import (
    AskHint,
    Error,
    FromClient,
    Hello,
    Refused,
    Request,
    ServerMessage,
)

log = structlog.get_logger("stormhall.live")

TRY_AGAIN = 1.0
"""Seconds until news are tried again that the store kept back."""

POLICY, TOO_BIG, RESTART, LATER = 1008, 1009, 1012, 1013


class Ending(msgspec.Struct, frozen=True):
    """How a connection ends: a code of the protocol of sockets and the last message."""

    close: int | None
    code: str
    message: str = ""


GONE = Ending(None, "gone")
CLOSING = Ending(RESTART, "closing", "the hall closes; come back in a moment")
SLOW = Ending(LATER, "slow-reader", "answers pile up because they are not read")
BROKEN = Ending(LATER, "internal", "something went wrong in the hall; come back in a moment")
ABUSE = Ending(POLICY, "abuse", "too many messages made no sense")


class Gone(Exception):
    """The other end has gone, or was given up."""


class Outlet:
    """The sending half of a socket: numbers what is sent, and gives up on who takes nothing."""

    def __init__(self, socket: WebSocket, stall: float) -> None:
        self._socket = socket
        self._stall = stall
        self._seq = 0
        self._encoder = msgspec.json.Encoder()

    async def send(self, message: ServerMessage) -> None:
        """Send a message; `Gone` if that cannot be done any more."""
        self._seq += 1
        message.seq = self._seq
        text = self._encoder.encode(message).decode()
        await self._pass({"type": "websocket.send", "text": text})

    async def end(self, ending: Ending) -> None:
        """Say why, and close."""
        if ending.close is None:
            return
        await self.send(Error(code=ending.code, message=ending.message))
        await self._pass({"type": "websocket.close", "code": ending.close, "reason": ending.code})

    async def _pass(self, event: dict[str, Any]) -> None:
        try:
            async with asyncio.timeout(self._stall):
                await self._socket.send(event)
        except TimeoutError as error:
            self.give_up()
            raise Gone from error
        except (WebSocketDisconnect, RuntimeError) as error:  # it was closed in between
            raise Gone from error

    def give_up(self) -> None:
        """Drop the socket without waiting for the other end."""
        drop: Callable[[int, str], None] | None
        drop = self._socket.scope.get("extensions", {}).get(GIVE_UP)
        if drop is not None:
            drop(LATER, SLOW.code)


class Connection:
    """A guest at a table, from the welcome on."""

    def __init__(
        self,
        socket: WebSocket,
        outlet: Outlet,
        visit: Visit,
        hello: Hello,
        limits: Limits,
        metrics: Metrics,
    ) -> None:
        self._socket = socket
        self._outlet = outlet
        self._visit = visit
        self._news = News(visit.table, visit.seat, hello)
        self._limits = limits
        self._metrics = metrics
        self._log = log.bind(table=visit.table.id, seat=visit.seat)
        self._bucket = Bucket(limits.burst, limits.messages_per_second, time.monotonic())
        self._bad = 0
        self._replies: deque[ServerMessage] = deque()
        self._wake = asyncio.Event()
        self._is_busy = False
        self._ending: Ending | None = None
        self._hint: asyncio.Task[None] | None = None

    @property
    def is_ending(self) -> bool:
        return self._ending is not None

    def wake(self) -> None:
        """There may be news."""
        self._wake.set()

    def end(self, ending: Ending) -> None:
        """Close as soon as what is waiting has been sent; the first reason counts."""
        if self._ending is None:
            self._ending = ending
            self._wake.set()

    async def run(self) -> None:
        """Serve the guest until either side ends it."""
        reading = asyncio.ensure_future(self._read())
        try:
            await self._write()
        except Gone:
            self.end(GONE)
        finally:
            tasks = [task for task in (reading, self._hint) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # Writing.

    async def _write(self) -> None:
        await self._outlet.send(self._news.welcome())
        self._wake.set()
        while self._ending is None or self._replies:
            await self._wake.wait()
            self._wake.clear()
            while self._replies:
                await self._outlet.send(self._replies.popleft())
            if self._ending is None and not self._is_busy:
                await self._tell_news()
        await self._outlet.end(self._ending)

    async def _tell_news(self) -> None:
        """Send what is new, and let answers that come meanwhile go before the rest."""
        try:
            await self._visit.check()
            for message in self._news.untold():
                await self._outlet.send(message)
                if self._replies or self._is_busy or self._ending is not None:
                    self._wake.set()
                    return
        except Revoked as error:
            self.end(Ending(POLICY, error.code, error.message))
        except StoreError as error:
            self._log.warning("news-kept-back", problem=str(error))
            asyncio.get_running_loop().call_later(TRY_AGAIN, self._wake.set)
        except (Gone, asyncio.CancelledError):
            raise
        except Exception:
            self._log.exception("news-failed", entry=self._visit.table.course.length)
            self._reply(Error(code="internal", message="the hall cannot show what is new here"))

    def _reply(self, message: ServerMessage) -> None:
        if isinstance(message, Refused | Error):
            self._metrics.refused(message.code)
        if len(self._replies) >= self._limits.waiting_replies:
            self.end(SLOW)
            return
        self._replies.append(message)
        self._wake.set()

    # Reading.

    async def _read(self) -> None:
        try:
            while self._ending is None:
                frame = await self._socket.receive()
                if frame["type"] == "websocket.disconnect":
                    return
                await self._take(frame)
                await asyncio.sleep(0)  # whoever sends without a pause lets the writer have a turn
        except Exception:
            self._log.exception("reading-failed", entry=self._visit.table.course.length)
            self.end(BROKEN)
        finally:
            self.end(GONE)

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
            self.end(Ending(TOO_BIG, bad.code, bad.message))
            return
        self._reply(Error(code=bad.code, message=bad.message, id=bad.id))
        if self._bad >= self._limits.bad_messages:
            self.end(ABUSE)

    async def _serve(self, message: FromClient) -> None:
        if isinstance(message, Hello):
            self._note_bad(BadMessage("unexpected", "hello is said once, at the beginning"))
        elif isinstance(message, AskHint):
            self._begin_hint(message)
        else:
            self._is_busy = True
            reply = await self._answer(message)
            self._is_busy = False
            self._reply(reply)

    def _begin_hint(self, request: AskHint) -> None:
        """Hints take their time; nothing else waits for them."""
        if self._hint is not None and not self._hint.done():
            self._reply(refused(request, HallError("busy", "one hint at a time")))
        else:
            self._hint = asyncio.ensure_future(self._give_hint(request))

    async def _give_hint(self, request: AskHint) -> None:
        self._reply(await self._answer(request))

    async def _answer(self, request: Request) -> ServerMessage:
        """The answer to a request; whatever goes wrong concerns this request alone."""
        try:
            await self._visit.check()
            return await answer(self._visit.table, self._visit.seat, request)
        except Revoked as error:
            self.end(Ending(POLICY, error.code, error.message))
            return refused(request, error)
        except StormhallError as error:
            return refused(request, error)
        except Exception:
            table = self._visit.table
            kind = type(request).__name__
            self._log.exception("request-failed", entry=table.course.length, request=kind)
            message = "something went wrong in the hall; the table is as the next update shows it"
            return Refused(id=request.id, code="internal", message=message)


def text_of(frame: Any, limits: Limits) -> str:
    """The text of a frame, unless it is no text or too long."""
    text = frame.get("text")
    if text is None:
        raise BadMessage("malformed", "messages are text frames with JSON, not binary ones")
    assert isinstance(text, str)
    if len(text.encode()) > limits.message_bytes:
        raise BadMessage("too-long", f"a message has at most {limits.message_bytes} bytes")
    return text
