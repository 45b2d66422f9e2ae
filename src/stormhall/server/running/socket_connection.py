"""A socket on which everything that comes is counted, and which always ends.

Every frame, whatever its kind and whatever has been said before, takes a token from one bucket. A
message that finds none is not read, and the application answers that it came too fast; other frames
are passed over. When that has happened too often, the rest of what has come is thrown away and the
socket is closed.
"""

from __future__ import annotations

import time
from asyncio import BaseTransport, TimerHandle
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from stormhall.server.admission.rate_limits import Bucket
from stormhall.server.running.door import HallConfig
from stormhall.server.wire.codes import ErrorCode

GIVE_UP: Final = "stormhall.give-up"
"""The ASGI extension that drops a socket whose client does not read."""
TOO_FAST: Final = "stormhall.too-fast"
"""In an ASGI event: a message came that was too fast to be read."""


@dataclass
class LateFrame(Frame):
    """A frame of a message that found no token; its data is not kept."""


class CountedFrames(ServerProtocol):
    """The frames of a socket, each counted as it is parsed."""

    def __init__(
        self, bucket: Bucket, most_late: int, may_answer: Callable[[], bool], **options: Any
    ) -> None:
        super().__init__(**options)
        self.is_abused = False
        self._bucket = bucket
        self._late_left = most_late
        self._may_answer = may_answer

    def recv_frame(self, frame: Frame) -> None:
        if not self._bucket.take(time.monotonic()):
            self._receive_late(frame)
        elif frame.opcode is not Opcode.PING or self._may_answer():
            super().recv_frame(frame)

    def _receive_late(self, frame: Frame) -> None:
        self._late_left -= 1
        if self._late_left <= 0:
            self.is_abused = True
            self.fail(CloseCode.POLICY_VIOLATION, ErrorCode.ABUSE)
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            super().recv_frame(LateFrame(frame.opcode, b"", frame.fin))
        elif frame.opcode is Opcode.CLOSE:
            super().recv_frame(frame)


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket that can be dropped even if its client does not read: an ordinary close would wait
    for ever to send its frame."""

    config: HallConfig

    def __init__(self, config: HallConfig, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self._door = config.door
        self._timeouts = config.door.timeouts
        self._end: TimerHandle | None = None
        self._is_late = False  # whether a frame of the message that is coming found no token
        limits = config.door.limits
        self._frames = CountedFrames(
            Bucket(limits.burst, limits.messages_per_second, time.monotonic()),
            limits.bad_messages,
            self._may_answer,
            max_size=config.ws_max_size,
            logger=self.conn.logger,
        )
        self.conn = self._frames

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=self._door.limits.waiting_bytes)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._end is not None:
            self._end.cancel()
        super().connection_lost(exc)

    def _may_answer(self) -> bool:
        """Whether a ping is answered: not if the answers to earlier ones are not read."""
        return self.transport.get_write_buffer_size() <= self._door.limits.waiting_bytes

    # Receiving.

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
            if not self.handshake_initiated:
                self._refuse_handshake()
            elif self._frames.is_abused and not self.close_sent:
                self._door.metrics.limited("socket-frames")
                self._fail()
        except Exception as error:
            self._door.note_fault("frames", error)
            self.transport.abort()

    def _refuse_handshake(self) -> None:
        """End a socket whose opening request is longer than the parser of sockets takes: it has
        composed a refusal and will not go on."""
        self._door.note_fault("handshake")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self._close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            extensions[GIVE_UP] = self._give_up
        else:
            self._door.note_fault("handshake")
            self._close()

    def handle_text(self, event: Frame) -> None:
        self._is_late = isinstance(event, LateFrame)
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._is_late = isinstance(event, LateFrame)
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        self._is_late |= isinstance(event, LateFrame)
        super().handle_cont(event)

    def handle_ping(self) -> None:
        if not self.transport.is_closing():
            super().handle_ping()

    def send_receive_event_to_app(self) -> None:
        if self.close_sent:
            self.frames = []
        elif self._is_late:
            self._queue_late()
        elif self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self._door.note_fault("utf-8")
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA)
            self._fail()
        else:
            super().send_receive_event_to_app()

    def _queue_late(self) -> None:
        self.frames = []
        late: Any = {"type": "websocket.receive", "text": "", TOO_FAST: True}
        self.queue.put_nowait(late)
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_parser_exception(self) -> None:
        self._door.note_fault("frames")
        super().handle_parser_exception()
        self._close()

    # Closing.

    def _fail(self) -> None:
        """Send the close frame that was made, and take no notice of anything else."""
        sent = self.conn.close_sent
        code = CloseCode.ABNORMAL_CLOSURE if sent is None else sent.code
        reason = "" if sent is None else sent.reason
        self.close_sent = self.handshake_complete = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
        self._close()

    def _close(self) -> None:
        """Close as soon as everything is sent; at the latest after some seconds."""
        self.transport.close()
        self._drop_after(self._timeouts.close)

    def _drop_after(self, seconds: float) -> None:
        if self._end is None:
            self._end = self.loop.call_later(seconds, self.transport.abort)

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self._drop_after(self._timeouts.close)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._drop_after(self._timeouts.close)

    def _give_up(self, code: int, reason: str) -> None:
        if self.transport.is_closing():
            return
        with suppress(InvalidState):  # it is closing already
            self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.loop.call_later(self._timeouts.drop, self.transport.abort)


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
