"""Setting the system's clock changes nobody's game."""

from __future__ import annotations

import time

import pytest

from stormhall.server import settings
from stormhall.server.settings import Sources, steady_clock
from stormhall.server.tables import playing
from stormhall.server.tables.changes import game_of
from stormhall.server.tables.clocks import DAY, SECOND
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
    run,
    table_request,
    unload_and_archive,
)

pytestmark = pytest.mark.usefixtures("no_patience")

JUMPS = [-60 * MINUTE, 2 * MINUTE, 91 * DAY]


@pytest.mark.parametrize("jump", JUMPS)
def test_a_jump_neither_ends_nor_stops_anybodys_time(place: Place, jump: int) -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(place.store(), bots=NoBots(), steady=steady) as hall:
            made = [await hall.make(table_request(clock=clock)) for clock in (LIVE, DAYS)]
            live, days = [await a_table(hall, each) for each in made]
            seats = [table.history.thinking()[0] for table in (live, days)]
            steady.time += 10 * SECOND

            steady.jumped = jump
            await live.change(playing.say, 0, "what time is it?", live.limits)
            await hall.check_clocks()
            await unload_and_archive(hall)
            await hall.retention.clear_empty()

            assert [table.history.status for table in (live, days)] == ["playing"] * 2
            assert live.history.clocks.remaining[seats[0]] == 50 * SECOND
            assert live.history.chat[-1].at == START + 10 * SECOND + jump
            steady.time += 80 * SECOND - 1
            await hall.check_clocks()
            assert not live.history.is_bot(seats[0])
            steady.time += 1
            await hall.check_clocks()
            assert live.history.is_bot(seats[0])
            assert not days.history.is_bot(seats[1])
            steady.time = START + 2 * DAY + 3_600 * SECOND
            await hall.check_clocks()
            assert days.history.is_bot(seats[1])

    run(story())


@pytest.mark.parametrize("jump", JUMPS)
def test_a_jump_leaves_tables_as_they_are_after_a_restart(place: Place, jump: int) -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(place.store(), steady=steady) as hall:
            made = await hall.make(table_request("bloodrage", clock=LIVE))
            table = await a_table(hall, made)
            steady.time += 10 * SECOND
            await table.change(playing.choice, *first(game_of(table.history)))
            before = table.history.clocks.state()
        steady.time += jump  # the steady clock begins anew, by the system's clock
        async with a_hall(place.store(), bots=NoBots(), steady=steady) as hall:
            table = await a_table(hall, made)
            assert table.history.clocks.remaining == before.left if before else None
            seat = table.history.thinking()[0]
            left = table.history.clocks.remaining[seat] + 30 * SECOND

            steady.time += left - 1
            await hall.check_clocks()
            assert not table.history.is_bot(seat)
            steady.time += 1
            await hall.check_clocks()
            assert table.history.is_bot(seat)

    run(story())


def test_days_go_on_when_a_clock_that_was_ahead_has_been_set_right(place: Place) -> None:
    async def story() -> None:
        steady = Steady()
        steady.time += 90 * DAY
        async with a_hall(place.store(), steady=steady) as hall:
            made = await hall.make(table_request(clock=DAYS))
        steady.time = START
        async with a_hall(place.store(), bots=NoBots(), steady=steady) as hall:
            table = await a_table(hall, made)
            seat = table.history.thinking()[0]
            steady.time += 2 * DAY + 3_600 * SECOND - 1
            await hall.check_clocks()
            assert not table.history.is_bot(seat)
            steady.time += 1
            await hall.check_clocks()
            assert table.history.is_bot(seat)

    run(story())


def test_the_steady_clock_begins_now_and_does_not_jump(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, running = [START], [5_000_000]
    monkeypatch.setattr(settings, "milliseconds", lambda: wall[0])
    monkeypatch.setattr(time, "monotonic_ns", lambda: running[0])
    clock = steady_clock()
    assert clock() == START

    wall[0] += 91 * DAY
    running[0] += 7_000_000

    assert clock() == START + 7


def test_a_hall_has_a_steady_clock_of_its_own() -> None:
    assert abs(Sources().moment().steady - Sources().moment().at) < 60 * MINUTE
