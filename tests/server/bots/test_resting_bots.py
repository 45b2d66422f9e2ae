"""Bots rest at tables where nobody sits and nobody looks."""

from __future__ import annotations

from typing import Any

import pytest

from stormhall.server.bots.pool import Waiting
from stormhall.server.settings import Limits
from stormhall.server.tables import seating
from tests.server.support.halls import (
    BOT,
    MINUTE,
    OPEN,
    NoBots,
    Place,
    Steady,
    a_hall,
    a_table,
    game_of,
    mine,
    run,
    settled,
    table_request,
    until,
)
from tests.server.support.inline_bots import InlineBots
from tests.server.support.memory_store import MemoryStore

pytestmark = pytest.mark.usefixtures("no_patience")


class CountedBots(InlineBots):
    """Bots that choose for a while, until time has passed."""

    def __init__(self, steady: Steady, choices: int) -> None:
        super().__init__()
        self.steady, self.left = steady, choices
        self.preferred: list[Waiting] = []

    async def choose(self, task: Any) -> Any:
        self.left -= 1
        if self.left == 0:
            self.steady.time += 3 * MINUTE
        return await super().choose(task)

    def prefer(self, table: str, waiting: Waiting) -> None:
        self.preferred.append(waiting)


def test_bots_alone_stop_when_nobody_looks_and_go_on_when_somebody_does() -> None:
    async def story() -> None:
        steady = Steady()
        bots = CountedBots(steady, 10)
        async with a_hall(bots=bots, steady=steady) as hall:
            made = await hall.make(table_request("bloodrage", [BOT, BOT]))
            table = hall.tables[made.table.id]
            await settled(table)
            assert len(game_of(table.history).choices) in (9, 10, 11)
            assert table.history.playing()
            assert not table.in_use()

            table.connected(None)
            await until(lambda: table.history.status == "finished")

    run(story())


def test_a_request_for_a_table_counts_as_a_look() -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(bots=CountedBots(steady, 10), steady=steady) as hall:
            made = await hall.make(table_request("bloodrage", [BOT, BOT]))
            await settled(hall.tables[made.table.id])

            table = await a_table(hall, made)

            await until(lambda: table.history.status == "finished")

    run(story())


def test_bots_play_on_among_people_whether_they_look_or_not() -> None:
    async def story() -> None:
        steady, bots = Steady(), NoBots()
        async with a_hall(bots=bots, steady=steady) as hall:
            made = await hall.make(table_request("bloodrage", [*mine(1), BOT]))
            steady.time += 60 * MINUTE
            await until(lambda: len(bots.asked) == 1)
            assert not hall.tables[made.table.id].bots_rest()

    run(story())


def test_a_hall_that_opens_leaves_bots_alone_at_rest(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store(), bots=NoBots()) as hall:
            alone = await hall.make(table_request("bloodrage", [BOT, BOT]))
            among = await hall.make(table_request("bloodrage", [*mine(1), BOT]))
        bots = NoBots()
        async with a_hall(place.store(), bots=bots) as hall:
            await hall._background[0]

            assert set(hall.tables) == {among.table.id}
            assert {task.table for task in bots.asked} <= {among.table.id}
            await a_table(hall, alone)
            await until(lambda: alone.table.id in {task.table for task in bots.asked})

    run(story())


def test_the_bots_know_who_waits_for_them() -> None:
    async def story() -> None:
        bots = CountedBots(Steady(), 0)
        async with a_hall(MemoryStore(), bots=bots, limits=Limits()) as hall:
            table = await a_table(hall, await hall.make(table_request(seats=[*mine(1), OPEN])))
            table.connected(0)
            table.disconnected(0)
            await table.change(seating.leave, 0)
            table.connected(None)

            expected = ["SOMEBODY", "PLAYER", "SOMEBODY", "NOBODY", "SOMEBODY"]
            assert [waiting.name for waiting in bots.preferred] == expected

    run(story())
