"""Reads the bodies of requests, each within the limit of what it is for.

What a request is for is known before its body comes. So the body of an unknown path is not read at
all, and only a few of the big ones, those with records, are in memory at a time.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Literal

from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope

from stormhall.server.settings import Limits
from stormhall.server.wire.errors import HallError

BODY_PATIENCE = 30.0
"""Seconds within which the body of a request must arrive."""
LONGEST_LENGTH = 12
"""Digits of a content length; more would be slow to read, and are too many in any case."""

BodyKind = Literal["message", "record"]
BodyKinds = Callable[[Scope], BodyKind | None]
"""What the body of a request is; None if its path or its method is unknown."""


def no_bodies(_: Scope) -> BodyKind | None:
    """The kinds of bodies of an application that takes none."""
    return None


class Bodies:
    """The bodies that are being received, and those of records until they are answered."""

    def __init__(self, limits: Limits, kinds: BodyKinds) -> None:
        self._limits = limits
        self._kinds = kinds
        self._records: Counter[str] = Counter()  # by address

    @asynccontextmanager
    async def received(
        self, scope: Scope, address: str, receive: Receive
    ) -> AsyncIterator[Receive]:
        """The body of a request, read as a whole; refused if it is too long or too late. A body
        that nobody will read is not received."""
        match self._kinds(scope):
            case None:
                yield receive
            case "message":
                body = await _whole_body(scope, receive, self._limits.message_bytes)
                yield _receive_again(body, receive)
            case "record":
                with self._place_for_record(address):
                    body = await _whole_body(scope, receive, self._limits.upload_bytes)
                    yield _receive_again(body, receive)

    @contextmanager
    def _place_for_record(self, address: str) -> Iterator[None]:
        if self._records.total() >= self._limits.records_waiting:
            raise HallError("too-many/records")
        if self._records[address] >= self._limits.records_waiting_per_address:
            raise HallError("too-many/records")
        self._records[address] += 1
        try:
            yield
        finally:
            self._records[address] -= 1
            if not self._records[address]:
                del self._records[address]


async def _whole_body(scope: Scope, receive: Receive, most: int) -> bytes:
    length = Headers(scope=scope).get("content-length", "0")
    too_long = HallError("too-long/bytes", most=most)
    if not length.isdecimal() or len(length) > LONGEST_LENGTH or int(length) > most:
        raise too_long
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_PATIENCE):
            more = True
            while more:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise HallError("too-slow")
                body += message.get("body", b"")
                more = message.get("more_body", False)
                if len(body) > most:
                    raise too_long
    except TimeoutError as error:
        raise HallError("too-slow") from error
    return bytes(body)


def _receive_again(body: bytes, receive: Receive) -> Receive:
    """Deliver a body that has already been read, then everything that follows it."""
    is_delivered = False

    async def receive_body_first() -> Message:
        nonlocal is_delivered
        if is_delivered:
            return await receive()
        is_delivered = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_body_first
