"""The hall's clocks, and what happens when time runs out."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from stormhall.server.hall.hall import Hall
from stormhall.server.store.interface import StoreFull
from stormhall.server.tables import playing, seating
from stormhall.server.tables.changes import game_of
from stormhall.server.tables.clocks import DAY, SECOND
from stormhall.server.tables.table import Table
from stormhall.server.wire.messages import Clock
from stormhall.server.wire.table_messages import MakeTable, SeatWish
from tests.rules import rule
from tests.server.support.halls import (
    DAYS,
    LIVE,
    MINUTE,
    START,
    NoBots,
    Place,
    Steady,
    a_hall,
    a_table,
    first,
    mine,
    run,
    settled,
    table_request,
    unload_and_archive,
    until,
)
from tests.server.support.memory_store import MemoryStore

pytestmark = pytest.mark.usefixtures("no_patience")


def test_a_seat_whose_time_and_grace_have_run_out_is_handed_to_a_bot(place: Place) -> None:
    async def story() -> None:
        steady, bots = Steady(), NoBots()
        async with a_hall(place.store(), bots=bots, steady=steady) as hall:
            table = await a_table(hall, await hall.make(table_request(clock=LIVE)))
            seat = table.history.thinking()[0]

            steady.time += 89 * SECOND
            await hall.check_clocks()
            assert not table.history.is_bot(seat)
            steady.time += 1 * SECOND
            await hall.check_clocks()

            assert table.history.seats[seat].away
            assert table.history.seats[seat].level == "planner"
            await until(lambda: len(bots.asked) == 1)
            bots.free.set()
            await until(lambda: len(game_of(table.history).choices) > 0)
            await settled(table)

            await table.change(seating.come_back, seat)
            clock = table.history.clocks
            assert clock.remaining[seat] >= 30 * SECOND

    run(story())


def test_a_choice_in_time_adds_the_increment_and_stops_the_clock() -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(steady=steady) as hall:
            table = await a_table(
                hall, await hall.make(table_request("bloodrage", mine(2), clock=LIVE))
            )
            steady.time += 10 * SECOND
            game = game_of(table.history)

            await table.change(playing.choice, 0, game.decision, str(game.legal(0)[0]))
            steady.time += 10 * SECOND
            await table.change(playing.say, 0, "waiting", table.limits)

            update = table.views.update(table.history, 0, None, 0)
            assert update is not None
            assert update.clock is not None
            assert update.clock.left == [55 * SECOND, 40 * SECOND]
            assert update.clock.running == [1]

    run(story())


async def expect_whole_time(hall: Hall, table: Table, seat: int, steady: Steady) -> None:
    """Check that a seat has all its time, and that a bot sits in when it has run out."""
    assert not table.history.is_bot(seat)
    assert table.history.clocks.remaining[seat] == 60 * SECOND
    steady.time += 90 * SECOND
    await hall.check_clocks()
    assert table.history.is_bot(seat)


def test_live_clocks_stand_still_while_the_hall_is_closed(place: Place) -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(place.store(), steady=steady) as hall:
            made = await hall.make(table_request(clock=LIVE))
        steady.time += 10 * DAY
        async with a_hall(place.store(), steady=steady) as hall:
            table = await a_table(hall, made)
            await hall.check_clocks()
            seat = table.history.thinking()[0]

            await expect_whole_time(hall, table, seat, steady)

    run(story())


def test_live_clocks_stand_still_until_their_resumption_is_stored() -> None:
    async def story() -> None:
        steady, store = Steady(), MemoryStore()
        async with a_hall(store, steady=steady) as hall:
            made = await hall.make(table_request(clock=LIVE))
        steady.time += 10 * DAY
        store.failure = StoreFull("full")
        async with a_hall(store, bots=NoBots(), steady=steady) as hall:
            table = await a_table(hall, made)
            await hall.check_clocks()
            seat = table.history.thinking()[0]
            assert table.views.update(table.history, seat, None, 0) is not None

            store.failure = None
            await hall.check_clocks()
            await expect_whole_time(hall, table, seat, steady)

    run(story())


def test_a_choice_before_the_resumption_is_stored_leaves_the_clock_unchanged() -> None:
    async def story() -> None:
        steady, store = Steady(), MemoryStore()
        async with a_hall(store, steady=steady) as hall:
            made = await hall.make(table_request(clock=LIVE))
        steady.time += 10 * DAY
        store.failure = StoreFull("full")
        async with a_hall(store, steady=steady) as hall:
            table = await a_table(hall, made)
            store.failure = None
            seat, decision, action = first(game_of(table.history))

            await table.change(playing.choice, seat, decision, action)

            assert table.history.clocks.remaining[seat] == 65 * SECOND

    run(story())


def test_days_pass_while_the_hall_is_closed(place: Place) -> None:
    async def story() -> None:
        steady, bots = Steady(), NoBots()
        async with a_hall(place.store(), steady=steady) as hall:
            made = await hall.make(table_request(clock=DAYS))
        steady.time += 2 * DAY + 3_600 * SECOND
        async with a_hall(place.store(), bots=bots, steady=steady) as hall:
            await asyncio.gather(*hall._background[:1])
            assert not hall.tables, "a table that waits for a person rests"

            await hall.check_clocks()

            table = hall.tables[made.table.id]
            assert table.history.is_bot(table.history.thinking()[0])

    run(story())


def test_a_table_that_is_not_in_memory_is_loaded_when_its_days_run_out() -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(bots=NoBots(), steady=steady) as hall:
            made = await hall.make(table_request(clock=DAYS))
            steady.time += 40 * MINUTE
            await unload_and_archive(hall)
            assert not hall.tables

            steady.time = START + 2 * DAY + 3_600 * SECOND - 1
            await hall.check_clocks()
            assert not hall.tables
            steady.time += 1
            await hall.check_clocks()

            assert hall._resting.due(steady.time) == []
            table = hall.tables[made.table.id]
            assert table.history.is_bot(table.history.thinking()[0])

    run(story())


def test_a_table_whose_clock_cannot_be_stored_does_not_stop_the_others() -> None:
    class Picky(MemoryStore):
        refused = ""

        async def append(self, table: str, entries: Any, **more: Any) -> None:
            if table == self.refused:
                raise StoreFull("full")
            await super().append(table, entries, **more)

    async def story() -> None:
        store, steady = Picky(), Steady()
        async with a_hall(store, bots=NoBots(), steady=steady) as hall:
            made = [await hall.make(table_request(clock=LIVE)) for _ in range(2)]
            store.refused = made[0].table.id
            steady.time += 90 * SECOND

            await hall.check_clocks()

            tables = [await a_table(hall, each) for each in made]
            away = [table.history.is_bot(table.history.thinking()[0]) for table in tables]
            assert away == [False, True]

    run(story())


@rule("SG-TEA-12")
@pytest.mark.parametrize(
    ("wished", "options", "clock"),
    [
        (Clock(), {"timer": True}, Clock(kind="live", bank=30 * 60)),
        (Clock(), {"timer": True, "bilkarr": True}, Clock(kind="live", bank=37 * 60 + 30)),
        (LIVE, {"timer": True}, LIVE),
        (Clock(), {}, Clock()),
    ],
)
def test_the_timer_of_the_stormgates_sets_the_clock_of_its_table(
    place: Place, wished: Clock, options: dict[str, Any], clock: Clock
) -> None:
    async def story() -> None:
        async with a_hall(place.store(), bots=NoBots()) as hall:
            seats = [SeatWish(kind="mine"), SeatWish(kind="mine")]
            request = MakeTable(game="stormgates", seats=seats, options=options, clock=wished)
            table = await a_table(hall, await hall.make(request))

            assert table.history.row.clock == clock
            if clock.kind == "live":
                assert table.history.clocks.remaining == [clock.bank * SECOND] * 2

    run(story())
