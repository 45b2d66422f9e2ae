"""Who comes and goes is told at once if that is rare, and together if many come."""

from __future__ import annotations

from pathlib import Path

import msgspec

from stormhall.server.settings import Limits
from tests.server.support.halls import a_hall, a_table, run, table_request
from tests.server.support.harness import UNLIMITED, opened

NEVER = 1e-6


def test_fifty_arrivals_at_once_are_told_twice_and_not_fifty_times() -> None:
    async def story() -> None:
        async with a_hall(limits=Limits(arrivals_per_second=NEVER)) as hall:
            table = await a_table(hall, await hall.make(table_request()))
            told = []
            hall.bus.subscribe(table.id, lambda: told.append(table.presence.spectators))

            for _ in range(50):
                table.connected(None)
            assert told == [1]
            table._arrivals.tell()

            assert told == [1, 50]

    run(story())


def test_somebody_who_comes_when_nobody_else_does_is_told_at_once() -> None:
    async def story() -> None:
        async with a_hall(limits=Limits(arrivals_per_second=1e9)) as hall:
            table = await a_table(hall, await hall.make(table_request()))
            told = []
            hall.bus.subscribe(table.id, lambda: told.append(table.presence.windows))

            table.connected(0)
            table.connected(None)
            table.disconnected(None)

            assert told == [1, 2, 1]

    run(story())


def test_the_windows_of_a_table_get_two_messages_about_twenty_arrivals(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, arrivals_per_second=NEVER)
    with opened(tmp_path, limits=limits) as server:
        made = server.make_table()
        people = [server.sit(made, 0) for _ in range(8)]
        people += [server.connect(made["table"]["id"], made["watch"]) for _ in range(12)]
        (table,) = server.hall.tables.values()

        server.look(table._arrivals.tell)

        for person in people:
            if person.table["watching"] < 12:
                person.wait(lambda c: c.table["watching"] == 12)
        told = [m for person in people for m in person.heard if m["type"] == "table"]
        assert len(told) <= 2 * len(people)
