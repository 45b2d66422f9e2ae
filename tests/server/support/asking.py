"""A hall in a folder, and requests to its lobby without a network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.types import Message

from stormhall.server.admission.admission import Admission
from stormhall.server.hall.hall import Hall
from stormhall.server.lobby import routes
from stormhall.server.settings import Limits
from stormhall.server.store.sql import open_store
from tests.server.support.inline_bots import InlineBots
from tests.server.support.inline_records import InlineRecords
from tests.server.support.waiting import PATIENCE


class Answer(msgspec.Struct):
    """An answer."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Lobby:
    """A lobby that answers requests."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.admission = Admission(hall.limits)
        self.app = Starlette(routes=list(routes(hall, self.admission, InlineRecords())))

    async def get(self, path: str, key: str | None = None) -> Answer:
        return await self.ask("GET", path, b"", key)

    async def post(self, path: str, body: object = None, key: str | None = None) -> Answer:
        """Post plain data as JSON, or bytes as they are."""
        data = body if isinstance(body, bytes) else msgspec.json.encode(body or {})
        return await self.ask("POST", path, data, key)

    async def ask(self, method: str, path: str, body: bytes, key: str | None) -> Answer:
        plain, _, query = path.partition("?")
        headers = [(b"authorization", f"Bearer {key}".encode())] if key is not None else []
        scope: dict[str, Any] = {
            "type": "http",
            "http_version": "1.1",
            "method": method,
            "path": plain,
            "query_string": query.encode(),
            "headers": headers,
            "client": ("127.0.0.1", 1),
        }
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        known = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        whole = b"".join(message.get("body", b"") for message in sent[1:])
        return Answer(sent[0]["status"], known, whole)

    async def made(self, game: str = "bloodrage", *kinds: str, **fields: Any) -> Any:
        """A new table with seats of these kinds."""
        seats = [{"kind": kind, "level": "random"} for kind in kinds]
        response = await self.post("/api/tables", {"game": game, "seats": seats, **fields})
        assert response.status == 201, response.body
        return response.json

    async def finished(self, game: str = "bloodrage") -> Any:
        """A table at which two bots have played to the end."""
        made = await self.made(game, "bot", "bot")
        await until_finished(self.hall, made["table"]["id"])
        return made


async def until_finished(hall: Hall, table_id: str) -> None:
    """Wait until a game among bots has ended."""
    table = await hall.table(table_id)
    changed = asyncio.Event()
    unsubscribe = hall.bus.subscribe(table_id, changed.set)
    async with asyncio.timeout(PATIENCE):
        while table.history.status != "finished":
            changed.clear()
            await changed.wait()
    unsubscribe()


@asynccontextmanager
async def open_lobby(folder: Path, limits: Limits | None = None) -> AsyncIterator[Lobby]:
    """A hall that is open inside the block."""
    hall = Hall(open_store(folder), InlineBots(), limits=limits)
    await hall.start()
    try:
        yield Lobby(hall)
    finally:
        await hall.close()


def at_lobby(
    folder: Path, scenario: Callable[[Lobby], Awaitable[None]], limits: Limits | None = None
) -> None:
    """Open a hall in a folder and run a scenario against its lobby."""

    async def run() -> None:
        async with open_lobby(folder, limits) as lobby:
            await scenario(lobby)

    asyncio.run(run())
