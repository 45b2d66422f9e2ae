"""The sending half of a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from stormhall.server.running.socket_connection import GIVE_UP
from stormhall.server.wire import messages as m
from stormhall.server.wire.codes import ErrorCode
from stormhall.server.wire.errors import HallError

POLICY, TOO_BIG, RESTART, LATER = 1008, 1009, 1012, 1013
CLOSE_CODES: Final[dict[ErrorCode, int]] = {
    ErrorCode.TOO_LONG: TOO_BIG,
    ErrorCode.CLOSING: RESTART,
    ErrorCode.TOO_MANY: LATER,
    ErrorCode.INTERNAL: LATER,
    ErrorCode.SLOW_READER: LATER,
}
"""The close codes of sockets by reason; for any other reason it is `POLICY`."""


class Disconnected(Exception):
    """The client has disconnected, or its connection was dropped."""


class Sender:
    """Numbers and sends messages, and drops a client that does not read for `stall` seconds."""

    def __init__(self, socket: WebSocket, stall: float) -> None:
        self._socket = socket
        self._stall = stall
        self._seq = 0
        self._encoder = msgspec.json.Encoder()

    async def send(self, message: m.ServerMessage) -> None:
        """Send a message; raise `Disconnected` if that is no longer possible."""
        self._seq += 1
        message.seq = self._seq
        text = self._encoder.encode(message).decode()
        await self._send({"type": "websocket.send", "text": text})

    async def close(self, reason: HallError) -> None:
        """Send the reason and close the socket."""
        await self.send(reason.to_message())
        close = CLOSE_CODES.get(reason.code, POLICY)
        await self._send({"type": "websocket.close", "code": close, "reason": reason.code.value})

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
            drop(LATER, ErrorCode.SLOW_READER.value)
