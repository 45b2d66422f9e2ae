"""Old tables without people, or without a game, go."""

from __future__ import annotations

import pytest

from stormhall.server.tables import seating
from stormhall.server.tables.clocks import DAY
from tests.server.support.halls import (
    BOT,
    OPEN,
    NoBots,
    Place,
    Steady,
    a_hall,
    a_table,
    mine,
    run,
    table_request,
)

pytestmark = pytest.mark.usefixtures("no_patience")


def test_an_empty_table_is_archived_first_and_deleted_later(place: Place) -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(place.store(), bots=NoBots(), steady=steady) as hall:
            waiting = await hall.make(table_request(seats=[*mine(1), OPEN]))
            bots = await hall.make(table_request("bloodrage", [BOT, BOT]))
            left = await hall.make(table_request())
            played = await hall.make(table_request())
            for seat in range(2):
                await (await a_table(hall, left)).change(seating.leave, seat)
            empty = {each.table.id for each in (waiting, bots, left)}

            steady.time += 6 * DAY
            await hall.retention.clear_empty()
            assert await hall.store.count(["archived"]) == 0
            steady.time += 2 * DAY
            await hall.retention.clear_empty()
            archived = await hall.store.tables(["archived"])
            assert {each.id for each in archived} == empty
            await hall.retention.clear_empty()
            assert hall.retention.deleted == 0

            steady.time += 31 * DAY
            await hall.unload_idle()
            await hall.retention.clear_empty()

            assert hall.retention.deleted == 3
            assert await hall.store.count(["waiting", "archived"]) == 0
            assert (await a_table(hall, played)).history.status == "playing"

    run(story())


def test_a_table_at_which_somebody_waits_stays() -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(steady=steady) as hall:
            made = await hall.make(table_request(seats=[*mine(1), OPEN]))
            table = await a_table(hall, made)
            table.connected(0)
            steady.time += 8 * DAY

            await hall.retention.clear_empty()

            assert table.history.status == "waiting"

    run(story())
