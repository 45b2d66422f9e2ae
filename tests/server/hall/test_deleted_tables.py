"""Whoever sits at a table that is deleted learns that, whoever deletes it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from stormhall.server.store.sql import open_store
from stormhall.server.tables import seating
from stormhall.server.wire.errors import HallError
from tests.server.support.halls import OPEN, a_hall, a_table, mine, run, table_request
from tests.server.support.harness import opened
from tests.server.support.memory_store import MemoryStore


def test_people_at_a_table_that_another_process_deletes_are_told_so(tmp_path: Path) -> None:
    async def delete(id: str) -> None:
        other = open_store(tmp_path)
        await other.delete(id)
        await other.close()

    with opened(tmp_path) as server:
        made = server.make_table()
        first, second = server.sit(made, 0), server.sit(made, 1)
        watcher = server.connect(made["table"]["id"], made["watch"])

        asyncio.run(delete(made["table"]["id"]))
        chosen = first.choose()

        assert (chosen["type"], chosen["code"]) == ("refused", "no-table")
        for client in (first, second, watcher):
            assert client.wait_closed() == 1008
            assert client.heard[-1]["code"] == "no-table"
        server.until(lambda: not server.hall.tables)


def test_people_at_a_table_that_the_hall_deletes_are_told_so(tmp_path: Path) -> None:
    with opened(tmp_path) as server:
        made = server.make_table()
        client = server.sit(made, 0)

        server.do(lambda: server.hall.delete(made["table"]["id"]))

        assert client.wait_closed() == 1008
        assert client.heard[-1]["code"] == "no-table"


def test_a_deleted_table_is_forgotten_with_its_bots() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            made = await hall.make(table_request(seats=[*mine(1), OPEN]))
            table = await a_table(hall, made)
            await store.delete(table.id)

            with pytest.raises(HallError) as refused:
                await table.change(seating.sit_in, 1, "random")

            assert refused.value.code == "no-table"
            assert table.id not in hall.tables
            with pytest.raises(HallError, match="no such table"):
                await hall.table(table.id)

    run(story())
