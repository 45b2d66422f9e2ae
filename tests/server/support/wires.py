"""Connections without a network: the test sends bytes, sees what comes back, and lets time pass."""

from __future__ import annotations

import asyncio
import struct
from asyncio import Handle, TimerHandle
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.types import ASGIApp
from uvicorn.server import ServerState

from stormhall.server.monitoring.metrics import Metrics
from stormhall.server.running.door import Door, HallConfig
from stormhall.server.running.http_connection import HttpConnection
from stormhall.server.running.socket_connection import SocketConnection
from stormhall.server.running.uvicorn_server import make_server
from stormhall.server.settings import Limits, Timeouts

UPGRADE = (
    b"GET /live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
TEXT, BINARY, CONTINUATION, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


def frame(opcode: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as clients send it, with a mask that changes nothing."""
    head = bytes([opcode | (0x80 if last else 0)])
    if len(data) < 126:
        return head + bytes([0x80 | len(data)]) + bytes(4) + data
    return head + b"\xfe" + struct.pack("!H", len(data)) + bytes(4) + data


def close_code(sent: bytes | bytearray) -> int:
    """The code of the close frame at the end of what a server has sent; its reason is short."""
    for size in range(2, 60):
        if sent[-size - 2 : -size] == bytes([0x88, size]):
            return int.from_bytes(sent[-size:][:2], "big")
    raise AssertionError("there is no close frame")


class ManualTime:
    """The part of a loop that connections use, with timers that the test lets run out."""

    def __init__(self) -> None:
        self.now = 0.0
        self._timers: list[tuple[float, TimerHandle]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, call: Callable[..., object], *args: Any) -> TimerHandle:
        timer = TimerHandle(self.now + delay, call, args, asyncio.get_running_loop())
        self._timers.append((self.now + delay, timer))
        return timer

    def create_task(self, work: Any) -> asyncio.Task[Any]:
        return asyncio.ensure_future(work)

    def advance(self, seconds: float) -> None:
        """Run the timers that are due after so many seconds."""
        self.now += seconds
        due = [timer for when, timer in self._timers if when <= self.now]
        self._timers = [each for each in self._timers if each[0] > self.now]
        for timer in due:
            if not timer.cancelled():
                Handle._run(timer)


class Wire(asyncio.Transport):
    """The transport of one connection, and the client at its other end."""

    def __init__(self, door: Place, peer: str) -> None:
        super().__init__()
        self.sent = bytearray()  # what the server has sent
        self.unread = 0  # bytes that the client has not taken
        self.is_aborted = False
        self._is_closing = False
        self._is_lost = False
        self._peer = peer
        self._protocol: Any = None
        protocol = HttpConnection(door.config, door.state, {}, _loop=door.time)
        self.set_protocol(protocol)
        protocol.connection_made(self)
        self._door = door

    def send(self, data: bytes) -> None:
        """Send bytes to the server, unless there are none or it has closed."""
        if data and not self._is_closing:
            self._protocol.data_received(data)

    @property
    def protocol(self) -> Any:
        return self._protocol

    # What a server asks of a transport.

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": (self._peer, 1), "sockname": ("127.0.0.1", 2)}.get(name, default)

    def set_protocol(self, protocol: Any) -> None:
        self._protocol = protocol
        if isinstance(protocol, SocketConnection):
            protocol.loop = self._door.time

    def is_closing(self) -> bool:
        return self._is_closing

    def write(self, data: Any) -> None:
        self.sent += data

    def get_write_buffer_size(self) -> int:
        return self.unread

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Nothing is buffered."""

    def pause_reading(self) -> None:
        """The test knows when to send."""

    def resume_reading(self) -> None:
        """The test knows when to send."""

    def close(self) -> None:
        """Close when everything is sent, which never happens while the client does not read."""
        self._is_closing = True
        if not self.unread:
            self._lose()

    def abort(self) -> None:
        self.is_aborted = self._is_closing = True
        self._lose()

    def _lose(self) -> None:
        if self._is_lost:
            return
        self._is_lost = True
        asyncio.get_running_loop().call_soon(lambda: self._protocol.connection_lost(None))

    async def settle(self) -> None:
        """Let the server carry out what it can."""
        for _ in range(20):
            await asyncio.sleep(0)


class Place:
    """A server whose connections the test makes."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        limits: Limits | None = None,
        timeouts: Timeouts | None = None,
        proxy: bool = False,
    ) -> None:
        self.metrics = Metrics()
        self.time: Any = ManualTime()
        self.state = ServerState()
        limits = limits or Limits()
        outer = Starlette()
        outer.state.live = None
        outer.state.door = self.door = Door(
            limits, timeouts or Timeouts(), self.metrics, is_behind_proxy=proxy
        )
        config = make_server(outer, limits).config
        assert isinstance(config, HallConfig)
        self.config = config
        config.load()
        config.loaded_app = app

    def connect(self, peer: str = "203.0.113.7") -> Wire:
        return Wire(self, peer)

    def limited(self, limit: str) -> float:
        """How often a limit was reached."""
        return self.figure("stormhall_limits_total", limit=limit)

    def figure(self, name: str, **labels: str) -> float:
        return self.metrics.registry.get_sample_value(name, labels) or 0.0


def limits(**changes: Any) -> Limits:
    return msgspec.structs.replace(Limits(), **changes)
