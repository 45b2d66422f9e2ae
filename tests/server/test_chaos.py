"""Failing stores, impatient clients, several connections per seat: nothing is lost or
duplicated."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from stormhall.kernel.core.errors import StormhallError
from stormhall.server.store.interface import StoreBusy, StoreError, StoreFull
from stormhall.server.tables import drivers, playing, seating
from stormhall.server.tables.changes import game_of
from stormhall.server.tables.table import Table
from stormhall.server.wire.table_messages import SeatWish
from tests.server.support.halls import (
    Steady,
    a_hall,
    a_table,
    mine,
    run,
    seen_by_all,
    settled,
    table_request,
)
from tests.server.support.memory_store import MemoryStore


class Moody(MemoryStore):
    """A store that is slow, refuses, or stores entries that it claims to have refused."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self.chance = chance
        self.mood = 0.0

    async def append(self, table: str, entries: Any, **more: Any) -> None:
        for _ in range(self.chance.randrange(4)):
            await asyncio.sleep(0)
        if self.chance.random() < self.mood:
            raise self.chance.choice([StoreFull("full"), StoreBusy("busy"), StoreError("broken")])
        await super().append(table, entries, **more)
        if self.chance.random() < self.mood / 4:
            raise StoreError("the answer was lost")


async def choose_and_watch(table: Table, seat: int, chance: random.Random, sent: list[int]) -> None:
    """Play a seat by choosing as soon as possible, sometimes cancelling before the answer."""
    while table.history.playing():
        await asyncio.sleep(0)
        if seat not in table.history.thinking() or table.history.is_bot(seat):
            continue
        game = game_of(table.history)
        action = str(chance.choice(game.legal(seat)))
        choosing = asyncio.ensure_future(table.change(playing.choice, seat, game.decision, action))
        if chance.random() < 0.1:
            await asyncio.sleep(0)
            choosing.cancel()
        try:
            sent.append(await choosing)
        except (StormhallError, asyncio.CancelledError):
            continue


async def visitor(table: Table, seat: int, chance: random.Random) -> None:
    """Play a seat by handing it over, coming back, taking choices back and chatting."""
    while table.history.playing():
        for _ in range(chance.randrange(30)):
            await asyncio.sleep(0)
        changes = [
            lambda: table.change(seating.sit_in, seat, "random"),
            lambda: table.change(seating.come_back, seat),
            lambda: table.change(playing.undo, seat, game_of(table.history).decision),
            lambda: table.change(playing.say, seat, "hello", table.limits),
        ]
        try:
            await chance.choice(changes)()
        except StormhallError:
            continue


@pytest.mark.parametrize("seed", range(6))
def test_everything_acknowledged_is_stored_once_and_can_be_loaded(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drivers, "RETRY_SECONDS", 0.0)

    async def story() -> None:
        chance = random.Random(seed)
        store, sent = Moody(chance), list[int]()
        async with a_hall(store, steady=Steady()) as hall:
            seats = [*mine(2), SeatWish(kind="bot", level="random")]
            table = await a_table(hall, await hall.make(table_request("bloodrage", seats)))
            store.mood = 0.2
            clients = [choose_and_watch(table, seat, chance, sent) for seat in (0, 0, 1, 1)]
            clients += [visitor(table, seat, chance) for seat in (0, 1)]

            await asyncio.gather(*clients)
            await settled(table)
            store.mood = 0.0

            entries = store.entries[table.id]
            assert [entry.n for entry in entries] == list(range(len(entries)))
            assert store.rows[table.id].status == "finished"
            chosen = [each for each in entries if each.kind == "choose" and each.seat != 2]
            assert 0 < len(sent) <= len(chosen)
            again = await hall._load_history(table.id)
            copy = Table(again, store, hall.bots, hall.bus, hall.sources, hall.limits)
            assert seen_by_all(copy) == seen_by_all(table)

    run(story())
