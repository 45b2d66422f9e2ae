"""A connection for plain requests, on which nothing waits for ever.

At every moment one deadline runs: for the head of a request, or for a whole request with its
answer. No byte extends it. When it has passed, the connection is dropped.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Any, Final

import h11
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from stormhall.server.admission.admission import HeaderSender
from stormhall.server.running.door import Entry, HallConfig
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.http_bodies import problem

REFUSAL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n"
    b"retry-after: 5\r\ncontent-length: 0\r\n\r\n"
)
"""The answer to a connection above a limit, before it has asked for anything."""
HEALTH: Final = ("/health/live", "/health/ready")


class HttpConnection(H11Protocol):
    """A connection with deadlines and a place at the door."""

    config: HallConfig

    def __init__(self, config: HallConfig, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self._door = config.door
        self._timeouts = config.door.timeouts
        self._is_counted = False
        self._deadline: TimerHandle | None = None
        self._stalled: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        entry = self._door.enter(self._peer)
        self._is_counted = entry is not Entry.REFUSED
        self._expect("head", self._timeouts.head)
        if entry is Entry.REFUSED:
            transport.write(REFUSAL)
            transport.close()
        elif entry is Entry.HEALTH_ONLY:
            self.app = _only_health(self.app)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client is not None else ""

    def _leave(self) -> None:
        for timer in (self._deadline, self._stalled):
            if timer is not None:
                timer.cancel()
        self._deadline = self._stalled = None
        if self._is_counted:
            self._is_counted = False
            self._door.leave(self._peer)

    # Deadlines.

    def _expect(self, what: str, seconds: float) -> None:
        """Drop the connection if this has not happened after so many seconds."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._drop, what)

    def _drop(self, what: str) -> None:
        self._door.metrics.limited(f"deadline/{what}")
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(self._timeouts.answer, self._drop, "answer")

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    # Requests.

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except Exception as error:
            self._door.note_fault("http", error)
            self.transport.abort()

    def handle_events(self) -> None:
        before = self.cycle
        super().handle_events()
        if self.cycle is not before and not self.cycle.response_complete:
            self._expect("request", self._timeouts.request)

    def on_response_complete(self) -> None:
        # If a client does not take the end of its answer, this drops it as well.
        self._expect("head", self._timeouts.idle + self._timeouts.head)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP. If its request is being answered, that ends too."""
        self._door.note_fault("http")
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()
        if (cycle is None or not cycle.response_started) and self.conn.our_state in (
            h11.IDLE,
            h11.SEND_RESPONSE,
        ):
            super().send_400_response(msg)
        else:
            self.transport.close()


def _only_health(app: ASGIApp) -> ASGIApp:
    """An application that answers health checks and refuses everything else."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"].endswith(HEALTH):
            await app(scope, receive, send)
            return
        refusal = problem(HallError("too-many"))
        refusal.headers["connection"] = "close"
        await refusal(scope, receive, HeaderSender(send, ""))

    return answer
