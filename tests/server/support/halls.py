"""Halls for tests: time stands still, keys and seeds are numbered, bots answer at once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from stormhall.kernel.table.game import Game
from stormhall.server.bots.bots import Bots
from stormhall.server.hall.hall import Hall
from stormhall.server.keys import digest_of
from stormhall.server.live.access import TableAccess
from stormhall.server.settings import Limits, Sources
from stormhall.server.store.interface import Entry, Store
from stormhall.server.store.sql import open_store
from stormhall.server.tables import playing, seating
from stormhall.server.tables.changes import game_of
from stormhall.server.tables.clocks import SECOND
from stormhall.server.tables.table import Table
from stormhall.server.tables.table_views import state_of
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.messages import Clock
from stormhall.server.wire.table_messages import MakeTable, SeatWish, TableMade
from tests.server.support.inline_bots import InlineBots
from tests.server.support.memory_store import MemoryStore
from tests.server.support.waiting import PATIENCE

T = TypeVar("T")
START = 1_700_000_000_000
MINUTE = 60 * SECOND
LIVE = Clock(kind="live", bank=60, increment=5, grace=30)
DAYS = Clock(kind="days", days=2, grace=3_600)
OPEN = SeatWish(kind="open")
BOT = SeatWish(kind="bot", level="random")


class Steady:
    """Sources with the same outcomes every time; the test moves `time`."""

    def __init__(self) -> None:
        self.time = START
        self.jumped = 0  # by how much the system's clock was set ahead
        self._count = 0

    def sources(self) -> Sources:
        return Sources(
            now=lambda: self.time + self.jumped,
            steady=lambda: self.time,
            key=lambda: f"key-{self._next():020}",
            table_id=lambda: f"table-{self._next()}",
            seed=self._next,
        )

    def _next(self) -> int:
        self._count += 1
        return self._count


class NoBots(InlineBots):
    """Bots that think until the test decides for them."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Any] = []
        self.free = asyncio.Event()

    async def choose(self, request: Any) -> Any:
        self.asked.append(request)
        await self.free.wait()
        return await super().choose(request)


def run(main: Awaitable[T]) -> T:
    """Run a test's coroutine, which must finish."""

    async def story() -> T:
        async with asyncio.timeout(PATIENCE):
            return await main

    return asyncio.run(story())


@asynccontextmanager
async def a_hall(
    store: Store | None = None,
    *,
    bots: Bots | None = None,
    steady: Steady | None = None,
    limits: Limits | None = None,
) -> AsyncIterator[Hall]:
    """An open hall, closed at the end."""
    sources = (steady or Steady()).sources()
    hall = Hall(store or MemoryStore(), bots or InlineBots(), limits=limits, sources=sources)
    await hall.start()
    try:
        yield hall
    finally:
        await hall.close()


def mine(count: int, name: str = "") -> list[SeatWish]:
    return [SeatWish(kind="mine", name=f"{name}{n}" if name else "") for n in range(count)]


def table_request(
    game: str = "battalia",
    seats: list[SeatWish] | None = None,
    *,
    clock: Clock | None = None,
    preset: str | None = None,
) -> MakeTable:
    return MakeTable(game=game, seats=seats or mine(2), clock=clock or Clock(), preset=preset)


async def a_table(hall: Hall, made: TableMade) -> Table:
    return await hall.table(made.table.id)


async def until(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds; `run` gives up if it never does. Without threads, this takes
    the same number of loop iterations every time."""
    for turn in count():
        if condition():
            return
        await asyncio.sleep(0 if turn < 1_000 else 0.001)


async def settled(table: Table) -> None:
    """Wait until no bot thinks and no write is pending at a table."""
    await until(lambda: not table.drivers and not table._changes)


async def stored_key(hall: Hall, key: str) -> Any:
    """The store's entry for a key; None if the key is void."""
    keys = await hall.store.keys([digest_of(key)])
    return keys[0] if keys else None


async def access_of(table: Table, seat: int) -> TableAccess:
    """The right to a table that somebody in a seat has."""
    keys = await table._store.keys_of(table.id)
    return TableAccess(table, next(key for key in keys if key.seat == seat))


async def leave(hall: Hall, table_id: str, key: str) -> Table:
    """Give up the seat of a key."""
    stored, table = await hall.key_to(table_id, key, "seat"), await hall.table(table_id)
    assert stored.seat is not None
    await table.change(seating.leave, stored.seat)
    return table


async def unload_and_archive(hall: Hall) -> None:
    """Do a hall's work of every minute: unload idle tables and archive unused ones."""
    await hall.unload_idle()
    await hall.retention.archive_unused()


def first(game: Game) -> tuple[int, int, str]:
    """A seat that owes a choice, its decision and its first legal action."""
    seat = game.to_act[0]
    return seat, game.decision, str(game.legal(seat)[0])


async def play(table: Table, choices: int, chance: random.Random) -> None:
    """Let people make at most this many random choices."""
    for _ in range(choices):
        if not table.history.playing():
            return
        game = game_of(table.history)
        seat = chance.choice(game.to_act)
        await table.change(
            playing.choice, seat, game.decision, str(chance.choice(game.legal(seat)))
        )


def seen(table: Table, seat: int | None) -> bytes:
    """Everything a viewer sees, in the form in which it is sent."""
    return msgspec.json.encode(
        [
            table.views.update(table.history, seat, None, 0),
            table.history.chat,
            state_of(table.history, table.presence),
        ]
    )


def seen_by_all(table: Table) -> list[bytes]:
    return [seen(table, seat) for seat in [None, *range(table.row.seats)]]


class Place:
    """Where a hall keeps its tables while it is closed: in memory or in a folder."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._memory = MemoryStore()

    def store(self) -> Store:
        return self._memory if self._folder is None else open_store(self._folder)


async def hotseat(hall: Hall, game: str = "battalia", seats: int = 2) -> Table:
    """A table at which one person plays all seats."""
    return await a_table(hall, await hall.make(table_request(game, mine(seats))))


async def undoable(table: Table, chance: random.Random) -> int:
    """Play until a seat may take back a choice; return the seat."""
    while True:
        await play(table, 1, chance)
        seat, _ = game_of(table.history).choices[-1]
        if table.history.playing() and game_of(table.history).why_no_undo(seat) is None:
            return seat


async def code_of(asked: Any) -> str:
    """The code of the refusal that a request gets."""
    with pytest.raises(HallError) as caught:
        await asked
    return caught.value.code


async def finished(hall: Hall, seats: list[SeatWish]) -> TableMade:
    """A table whose game has ended."""
    made = await hall.make(table_request("bloodrage", seats))
    table = await a_table(hall, made)
    chance = random.Random(1)
    while table.history.playing():
        await settled(table)
        await play(table, 1, chance)
    return made


def break_table(store: MemoryStore, table_id: str) -> None:
    entries = store.entries[table_id]
    entries.append(Entry(n=len(entries), at=START, kind="undo", seat=0, data={}))
