"""A hall opens without replaying games, and loads a table when somebody comes or something is
due."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from stormhall.server.hall import hall as hall_module
from stormhall.server.hall.hall import Hall
from stormhall.server.store.engines import FILE
from stormhall.server.tables import playing
from stormhall.server.tables.changes import game_of
from stormhall.server.tables.clocks import DAY, SECOND
from stormhall.server.tables.outlook import outlook_of
from stormhall.server.wire.messages import Order
from stormhall.server.wire.table_messages import TableMade
from tests.server.support.halls import (
    BOT,
    DAYS,
    LIVE,
    OPEN,
    NoBots,
    Place,
    Steady,
    a_hall,
    a_table,
    mine,
    play,
    run,
    seen_by_all,
    settled,
    table_request,
)
from tests.server.support.memory_store import MemoryStore

pytestmark = pytest.mark.usefixtures("no_patience")


async def some_tables(hall: Hall) -> list[TableMade]:
    """Tables at which people are to move: without a clock, with one of days, with a live one."""
    requests = [
        table_request(),
        table_request(clock=DAYS),
        table_request(clock=LIVE),
        table_request(seats=[*mine(1), OPEN]),
    ]
    made = [await hall.make(request) for request in requests]
    for each in made[:3]:
        await play(await a_table(hall, each), 12, random.Random(1))
    return made


def test_opening_and_listing_replay_nothing(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(place.store(), steady=steady) as hall:
            made = await some_tables(hall)
            keys = [each.seats["0"] for each in made]
            before = await hall.mine(keys)

        loads: list[str] = []
        load = Hall._load_history

        async def counted(hall: Hall, table_id: str) -> object:
            loads.append(table_id)
            return await load(hall, table_id)

        monkeypatch.setattr(Hall, "_load_history", counted)
        async with a_hall(place.store(), steady=steady) as hall:
            await hall._background[0]
            await hall.check_clocks()

            assert (await hall.mine(keys), hall.active) == (before, 4)
            assert (loads, hall.tables) == ([], {})
            await a_table(hall, made[1])
            assert loads == [made[1].table.id]

    run(story())


def test_a_hall_that_opens_loads_tables_at_which_bots_or_orders_are_due(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store(), bots=NoBots()) as hall:
            botted = await hall.make(table_request("bloodrage", [*mine(1), BOT]))
            ordered = await hall.make(table_request("bloodrage"))
            idle = await hall.make(table_request())
            table = await a_table(hall, ordered)
            table.drivers._is_closed = True  # the hall is killed before the order is carried out
            action = str(game_of(table.history).legal(0)[0])
            await table.change(playing.set_orders, 0, [Order(action=action)])

        async with a_hall(place.store(), bots=NoBots()) as hall:
            await hall._background[0]

            assert set(hall.tables) == {botted.table.id, ordered.table.id}
            assert idle.table.id not in hall.tables

    run(story())


def test_a_live_clock_runs_from_the_opening_whether_its_table_is_loaded_or_not(
    place: Place,
) -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(place.store(), steady=steady) as hall:
            made = [await hall.make(table_request(clock=LIVE)) for _ in range(2)]
        steady.time += 10 * DAY
        async with a_hall(place.store(), bots=NoBots(), steady=steady) as hall:
            await hall._background[0]
            steady.time += 40 * SECOND
            visited = await a_table(hall, made[0])
            seat = visited.history.thinking()[0]
            await visited.change(playing.say, seat, "here", visited.limits)
            assert visited.history.clocks.remaining[seat] == 20 * SECOND

            steady.time += 49 * SECOND
            await hall.check_clocks()
            assert set(hall.tables) == {made[0].table.id}
            steady.time += 1 * SECOND
            await hall.check_clocks()

            tables = [hall.tables[each.table.id] for each in made]
            assert [table.history.is_bot(seat) for table in tables] == [True, True]

    run(story())


def test_tables_of_an_older_version_are_looked_at_one_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        store, steady = MemoryStore(), Steady()
        async with a_hall(store, bots=NoBots(), steady=steady) as hall:
            made = await some_tables(hall)
            botted = await hall.make(table_request("bloodrage", [*mine(1), BOT]))
            expected = dict(store.outlooks)
        store.outlooks.clear()
        monkeypatch.setattr(hall_module, "LEISURE", 0.0)

        async with a_hall(store, bots=NoBots(), steady=steady) as hall:
            await hall._background[0]

            loaded = {made[2].table.id, botted.table.id}  # with a live clock, with a bot
            assert set(hall.tables) == loaded
            noted = [made[0].table.id, made[1].table.id]
            assert [store.outlooks[table] for table in noted] == [expected[t] for t in noted]

    run(story())


def test_a_table_of_an_older_version_in_a_list_is_noted_for_the_next_time() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            made = await hall.make(table_request(seats=[*mine(1), OPEN]))
        store.outlooks.clear()
        async with a_hall(store) as hall:
            await hall._background[0]
            loads = store.loads
            first = await hall.mine([made.seats["0"]])
            again = await hall.mine([made.seats["0"]])

            assert first == again
            assert store.loads == loads + 1

    run(story())


def test_what_is_kept_beside_a_table_follows_from_its_history(place: Place) -> None:
    async def story() -> None:
        store = place.store()
        async with a_hall(store) as hall:
            table = await a_table(hall, await hall.make(table_request("bloodrage", clock=DAYS)))
            for number in range(30):
                await play(table, 1, random.Random(number))
                await settled(table)
                [state] = await store.states([table.id])
                assert state.summary == outlook_of(table.history).summary
                [awaited] = await store.awaited()
                assert awaited.deadline == table.history.clocks.deadline()
            before = seen_by_all(table)
        async with a_hall(place.store()) as hall:
            assert seen_by_all(await hall.table(table.id)) == before

    run(story())


def test_a_damaged_document_hides_only_its_own_table(tmp_path: Path) -> None:
    async def story() -> None:
        place = Place(tmp_path)
        async with a_hall(place.store()) as hall:
            made = [await hall.make(table_request()) for _ in range(3)]
        with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
            for column, each in zip(("options", "summary"), made, strict=False):
                connection.execute(
                    f"UPDATE tables SET {column} = '{{' WHERE id = ?", (each.table.id,)
                )
        async with a_hall(place.store()) as hall:
            result = await hall.mine([each.seats["0"] for each in made])

            assert [each.table.id for each in result.tables] == [made[2].table.id]

    run(story())
