"""Tables that are not in memory: stored, archived, and after a restart."""

from __future__ import annotations

import asyncio
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
from msgspec.structs import replace

from stormhall.server.settings import Limits
from stormhall.server.tables import changes, playing, seating
from stormhall.server.tables.changes import game_of
from stormhall.server.tables.clocks import DAY
from stormhall.server.tables.table import Table
from stormhall.server.tables.table_views import state_of
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.messages import Clock, Order
from tests.server.support.halls import (
    BOT,
    MINUTE,
    NoBots,
    Place,
    Steady,
    a_hall,
    a_table,
    break_table,
    code_of,
    first,
    mine,
    play,
    run,
    seen_by_all,
    settled,
    table_request,
    unload_and_archive,
    until,
)
from tests.server.support.memory_store import MemoryStore

pytestmark = pytest.mark.usefixtures("no_patience")


def test_tables_that_nobody_uses_leave_memory_and_can_be_loaded_again(place: Place) -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(place.store(), steady=steady) as hall:
            made = await hall.make(table_request())
            table = await a_table(hall, made)
            await play(table, 20, random.Random(1))
            before = seen_by_all(table)

            steady.time += 29 * MINUTE
            await unload_and_archive(hall)
            assert made.table.id in hall.tables
            steady.time += 31 * MINUTE
            await unload_and_archive(hall)
            assert not hall.tables

            again = await a_table(hall, made)
            assert again is not table
            assert seen_by_all(again) == before
            await again.change(playing.choice, *first(game_of(again.history)))

    run(story())


def test_a_table_in_use_stays_in_memory() -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(bots=NoBots(), steady=steady) as hall:
            watched = await hall.make(table_request())
            (await a_table(hall, watched)).connected(None)
            botted = await hall.make(table_request("bloodrage", [*mine(1), BOT]))
            timed = await hall.make(table_request(clock=Clock(kind="live", bank=86_400)))
            await hall.make(table_request())
            steady.time += 31 * MINUTE

            await unload_and_archive(hall)

            assert set(hall.tables) == {each.table.id for each in (watched, botted, timed)}

    run(story())


def test_memory_holds_a_limited_number_of_idle_tables() -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(steady=steady, limits=Limits(tables_in_memory=3)) as hall:
            made = []
            for _ in range(6):
                made.append(await hall.make(table_request()))
                steady.time += 2 * MINUTE

            await unload_and_archive(hall)

            assert list(hall.tables) == [each.table.id for each in made[3:]]

    run(story())


def test_a_table_that_was_just_requested_stays_in_memory() -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(steady=steady, limits=Limits(tables_in_memory=0)) as hall:
            made = await hall.make(table_request())
            steady.time += 10 * MINUTE
            table = await a_table(hall, made)

            await unload_and_archive(hall)

            assert hall.tables == {made.table.id: table}

    run(story())


def test_simultaneous_requests_get_the_same_table() -> None:
    async def story() -> None:
        store, steady = MemoryStore(), Steady()
        async with a_hall(store, steady=steady) as hall:
            made = await hall.make(table_request())
        async with a_hall(store, steady=steady) as hall:
            await asyncio.gather(*hall._background[:1])
            loads = store.loads

            result = await asyncio.gather(*(a_table(hall, made) for _ in range(10)))

            assert len({id(table) for table in result}) == 1
            assert store.loads == loads + 1

    run(story())


def test_a_request_that_is_cancelled_does_not_stop_the_loading() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            made = await hall.make(table_request())
        async with a_hall(store) as hall:
            await asyncio.gather(*hall._background[:1])
            asking = asyncio.ensure_future(a_table(hall, made))
            await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)

            await until(lambda: made.table.id in hall.tables)

    run(story())


def test_a_table_that_nobody_touches_is_archived_and_can_be_reopened(place: Place) -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(place.store(), steady=steady) as hall:
            made = await hall.make(table_request())
            table = await a_table(hall, made)
            await play(table, 10, random.Random(1))
            steady.time += 91 * DAY

            await unload_and_archive(hall)
            assert (hall.tables, hall.active) == ({}, 0)
            assert [each.id for each in await hall.store.tables(["archived"])] == [made.table.id]

            table = await a_table(hall, made)
            assert state_of(table.history, table.presence).status == "archived"
            seat, decision, action = first(game_of(table.history))
            assert await code_of(table.change(playing.choice, seat, decision, action)) == "archived"
            assert await code_of(table.change(playing.say, 0, "hello", table.limits)) == "archived"
            await table.change(seating.come_back, 0)
            assert state_of(table.history, table.presence).status == "playing"
            await table.change(playing.choice, seat, decision, action)
            assert [each.id for each in await hall.store.tables(["playing"])] == [made.table.id]

    run(story())


def test_bots_do_not_play_at_an_archived_table() -> None:
    async def story() -> None:
        bots, steady = NoBots(), Steady()
        async with a_hall(bots=bots, steady=steady) as hall:
            made = await hall.make(table_request("bloodrage", [*mine(1), BOT]))
            table = await a_table(hall, made)
            await until(lambda: len(bots.asked) == 1)

            await table.change(changes.archive)
            await settled(table)
            assert not table.in_use()

            await table.change(changes.reopen)
            await until(lambda: len(bots.asked) == 2)

    run(story())


def test_bots_and_orders_go_on_when_the_hall_opens_again(place: Place) -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(place.store(), bots=NoBots(), steady=steady) as hall:
            botted = await hall.make(table_request("bloodrage", [*mine(1), BOT]))
            ordered = await hall.make(table_request("bloodrage", mine(2)))
            table = await a_table(hall, ordered)
            await table.change(seating.sit_in, 0, "random")
            await table.change(
                playing.set_orders, 0, [Order(action=str(game_of(table.history).legal(0)[0]))]
            )

        async with a_hall(place.store(), steady=steady) as hall:
            for made, seats in ((botted, [1]), (ordered, [0])):
                table = await a_table(hall, made)
                await until(partial(has_begun, table))
                assert [seat for seat, _ in game_of(table.history).choices] == seats

    run(story())


def has_begun(table: Table) -> bool:
    return len(game_of(table.history).choices) > 0


def test_tables_that_cannot_be_read_do_not_stop_the_hall() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store, bots=NoBots()) as hall:
            made = [await hall.make(table_request("bloodrage", [*mine(1), BOT])) for _ in range(4)]
        ids = [each.table.id for each in made]
        break_table(store, ids[0])
        store.rows[ids[1]] = replace(store.rows[ids[1]], rules=999)
        store.rows[ids[2]] = replace(store.rows[ids[2]], game="chess")

        async with a_hall(store) as hall:
            table = await a_table(hall, made[3])
            await until(lambda: len(game_of(table.history).choices) > 0)

            assert await code_of(hall.table(ids[0])) == "broken-table"
            assert await code_of(hall.table(ids[1])) == "rules-version"
            assert await code_of(hall.table(ids[2])) == "no-game"
            assert await code_of(hall.table("nowhere")) == "no-table"
            with pytest.raises(HallError, match=f"entry 3 of table {ids[0]} "):
                await hall.table(ids[0])
            with pytest.raises(HallError, match="version 999 of the rules"):
                await hall.table(ids[1])

    run(story())


def test_tables_that_cannot_be_read_are_archived_too() -> None:
    async def story() -> None:
        store, steady = MemoryStore(), Steady()
        async with a_hall(store, steady=steady) as hall:
            made = await hall.make(table_request())
        break_table(store, made.table.id)
        steady.time += 91 * DAY
        async with a_hall(store, steady=steady) as hall:
            await unload_and_archive(hall)

            assert store.rows[made.table.id].status == "archived"
            assert hall.active == 0

    run(story())


def test_a_request_while_the_hall_loads_its_tables_gets_the_loaded_table() -> None:
    async def story() -> None:
        store, steady = MemoryStore(), Steady()
        async with a_hall(store, bots=NoBots(), steady=steady) as hall:
            made = [await hall.make(table_request("bloodrage", [*mine(1), BOT])) for _ in range(3)]
            made += [await hall.make(table_request()) for _ in range(3)]
        for pause in range(12):
            async with a_hall(store, bots=NoBots(), steady=steady) as hall:
                for _ in range(pause):
                    await asyncio.sleep(0)
                result = await asyncio.gather(*(a_table(hall, each) for each in made))
                await asyncio.gather(*hall._background[:1])

                assert [hall.tables[each.table.id] for each in made] == result
                for table in result:
                    await table.change(playing.say, 0, "here", table.limits)

    run(story())


def test_a_table_opens_while_all_other_threads_are_busy() -> None:
    async def story() -> None:
        store, free = MemoryStore(), threading.Event()
        async with a_hall(store) as hall:
            made = await hall.make(table_request())
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
        busy = asyncio.ensure_future(asyncio.to_thread(free.wait))
        async with a_hall(store) as hall:
            try:
                assert (await a_table(hall, made)).id == made.table.id
            finally:
                free.set()
                await busy

    run(story())
