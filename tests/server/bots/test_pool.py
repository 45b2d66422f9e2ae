"""Tables that wait for the same worker are served in turn."""

from __future__ import annotations

import asyncio

from stormhall.server.bots.pool import BotJob, FairQueue, Waiting


def job(name: str) -> BotJob:
    """A job of the table named by the first letter."""
    return BotJob(name[0], name.encode(), 1.0, asyncio.get_running_loop().create_future())


def taken(queue: FairQueue) -> str:
    result = queue.take()
    return "" if result is None else result.message.decode()


def test_tables_take_turns_however_many_jobs_one_has() -> None:
    async def evening() -> list[str]:
        queue = FairQueue()
        for name in ("a1", "a2", "a3", "b1", "c1", "b2"):
            queue.add(job(name))
        return [taken(queue) for _ in range(7)]

    assert asyncio.run(evening()) == ["a1", "b1", "c1", "a2", "b2", "a3", ""]


def test_a_newcomer_waits_for_only_one_job_of_a_table_being_served() -> None:
    async def evening() -> list[str]:
        queue = FairQueue()
        for name in ("a1", "a2"):
            queue.add(job(name))
        first = taken(queue)
        for name in ("b1", "a3"):
            queue.add(job(name))
        return [first, *(taken(queue) for _ in range(4))]

    assert asyncio.run(evening()) == ["a1", "b1", "a2", "a3", ""]


def test_jobs_that_nobody_waits_for_are_skipped() -> None:
    async def evening() -> list[str]:
        queue, jobs = FairQueue(), [job(name) for name in ("a1", "a2", "b1", "c1")]
        for one in jobs:
            queue.add(one)
        for gone in (jobs[0], jobs[2]):
            gone.done.cancel()
        return [taken(queue) for _ in range(3)]

    assert asyncio.run(evening()) == ["a2", "c1", ""]


def test_tables_with_people_go_before_tables_of_bots() -> None:
    async def evening() -> list[str]:
        queue = FairQueue()
        for table, waiting in (
            ("a", Waiting.NOBODY),
            ("b", Waiting.SOMEBODY),
            ("c", Waiting.PLAYER),
            ("d", Waiting.NOBODY),
        ):
            queue.prefer(table, waiting)
        for name in ("a1", "a2", "b1", "b2", "c1", "d1"):
            queue.add(job(name))
        first = taken(queue)
        queue.add(job("c2"))
        return [first, *(taken(queue) for _ in range(7))]

    assert asyncio.run(evening()) == ["c1", "c2", "b1", "b2", "a1", "d1", "a2", ""]


def test_a_job_moves_up_when_somebody_comes() -> None:
    async def evening() -> list[str]:
        queue = FairQueue()
        for name in ("a1", "b1", "c1"):
            queue.prefer(name[0], Waiting.NOBODY)
            queue.add(job(name))
        queue.prefer("c", Waiting.PLAYER)
        first = taken(queue)
        queue.forget("c")
        queue.add(job("c2"))
        return [first, *(taken(queue) for _ in range(4))]

    assert asyncio.run(evening()) == ["c1", "c2", "a1", "b1", ""]
