"""Runs the application with uvicorn, with our limits and an orderly end of all connections."""

from __future__ import annotations

import signal
import socket
from asyncio import BaseTransport, Transport
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any, Final, Protocol

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from stormhall.server.settings import Limits

GIVE_UP: Final = "stormhall.give-up"
"""The ASGI extension that drops a socket whose client does not read."""
ABOVE: Final = 1_024
"""A message up to this many bytes above our own limit is read and refused; longer ones are not
read."""
PING: Final = 20.0
"""Seconds between two pings of a silent client, and seconds to wait for its answer."""
FIRST_REQUEST = 20.0
"""Seconds that a new connection has to send a request."""
WAITING: Final = 16_384
"""Bytes that may wait for a client that reads slowly; updates are composed when there is room."""
DROP_AFTER: Final = 2.0
"""Seconds until a socket is dropped if its client does not read."""
GRACE: Final = 8
"""Seconds that requests under way have to finish when the server stops."""
SPARE: Final = 500
"""Connections allowed for plain requests, on top of all sockets."""


class HttpConnection(H11Protocol):
    """A connection that is closed if it sends no request, as idle ones would use up the limit."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.loop.call_later(FIRST_REQUEST, self._close_if_silent)

    def _close_if_silent(self) -> None:
        is_socket = self not in self.connections
        if not is_socket and not self.headers:  # of the latest request
            self.transport.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket that can be dropped even if its client does not read: an ordinary close would wait
    for ever to send its frame."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=WAITING)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            extensions[GIVE_UP] = self._give_up

    def _give_up(self, code: int, reason: str) -> None:
        if self.transport.is_closing():
            return
        with suppress(InvalidState):  # it is closing already
            self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.loop.call_later(DROP_AFTER, self.transport.abort)


class Connections(Protocol):
    """The open connections of an application."""

    async def close(self) -> None:
        """Close all connections with the reason, and wait until it is sent."""


class Server(uvicorn.Server):
    """A server that closes sockets with a reason when it stops, and exits with 0 after a signal."""

    def __init__(
        self,
        config: uvicorn.Config,
        open_connections: Connections,
        on_start: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(config)
        self.open_connections = open_connections
        self.on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.on_start is not None:
            self.on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.open_connections.close()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Shut down cleanly on the first signal, at once on the second interrupt."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def make_server(
    app: Starlette, limits: Limits, on_start: Callable[[], None] | None = None
) -> Server:
    """The server of an application made by `make_app`."""
    config = uvicorn.Config(
        app,
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=limits.message_bytes + ABOVE,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        lifespan="on",
        limit_concurrency=limits.connections + SPARE,
        timeout_graceful_shutdown=GRACE,
    )
    connections: Connections = app.state.live
    return Server(config, connections, on_start)
