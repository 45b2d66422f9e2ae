"""Runs the application with uvicorn, with our limits and an orderly end of all connections."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Final, Protocol

import uvicorn
from starlette.applications import Starlette

from stormhall.server.running.door import HallConfig
from stormhall.server.running.http_connection import HttpConnection
from stormhall.server.running.socket_connection import SocketConnection
from stormhall.server.settings import Limits

ABOVE: Final = 1_024
"""A message up to this many bytes above our own limit is read and refused; longer ones are not
read."""
PING: Final = 20.0
"""Seconds between two pings of a silent client, and seconds to wait for its answer."""
GRACE: Final = 8
"""Seconds that requests under way have to finish when the server stops."""


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
    config = HallConfig(
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
        timeout_keep_alive=app.state.door.timeouts.idle,
        timeout_graceful_shutdown=GRACE,
    )
    connections: Connections = app.state.live
    return Server(config, connections, on_start)
