"""Records of strangers: read in a process of their own, with limits of memory and time."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

import stormhall
from stormhall.server.hall.creation import read_upload
from stormhall.server.settings import Limits
from stormhall.server.transfer.untrusted import UntrustedRecords
from stormhall.server.transfer.untrusted_worker import (
    MOST_TOLD,
    OutOfMemory,
    RecordTask,
    Refused,
    answer,
)
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.http_bodies import body_of
from tests.server.support.halls import START, run
from tests.server.support.harness import opened
from tests.server.support.waiting import PATIENCE

LIMITS = Limits(record_seconds=PATIENCE)
LONG_LINE = "x" * 1_900_000


@cache
def record(seed: int = 3) -> str:
    game = stormhall.new("bloodrage", 2, seed)
    for _ in range(5):
        game.apply(game.to_act[0], game.legal(game.to_act[0])[0])
    return game.record()


async def read(records: UntrustedRecords, text: str = "") -> str:
    """The record as it would be stored, or the name of the refusal."""
    try:
        return (await records.read(text or record(), "table", START)).record
    except HallError as error:
        return error.name


def test_records_are_read_in_another_process_which_stays_for_the_next() -> None:
    async def story() -> None:
        records = UntrustedRecords(LIMITS)
        assert records.pid is None, "it is started when it is first needed"
        wide = record(-(10**30))

        assert await read(records) == record()
        first = records.pid
        assert await records.read(wide, "table", START) == read_upload(wide, "table", START)
        with pytest.raises(HallError) as caught:
            await records.read(record().replace("rules: ", "rules: 9"), "table", START)
        assert body_of(caught.value).code == "setup"

        assert (records.pid, first) == (first, records.pid)
        assert first != os.getpid()
        await records.close()
        assert records.pid is None

    run(story())


def test_a_record_that_takes_too_long_costs_only_its_process() -> None:
    async def story() -> None:
        records = UntrustedRecords(replace(LIMITS, record_seconds=0.0))

        assert await read(records) == "too-costly/seconds"
        assert records.pid is None
        records.limits = LIMITS
        assert await read(records) == record()
        await records.close()

    run(story())


def test_a_process_that_was_killed_is_replaced() -> None:
    async def story() -> None:
        records = UntrustedRecords(LIMITS)
        await read(records)
        killed = records.pid
        assert killed is not None
        os.kill(killed, getattr(signal, "SIGKILL", signal.SIGTERM))

        told = [await read(records) for _ in range(2)]

        assert told[0] in (record(), "too-costly/memory"), "the death may be noticed before"
        assert told[1] == record()
        assert records.pid != killed
        await records.close()

    run(story())


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not hold to the limit")
def test_a_record_that_takes_too_much_memory_is_refused() -> None:
    async def story() -> None:
        records = UntrustedRecords(replace(LIMITS, record_memory=1))

        assert await read(records, record() + LONG_LINE) == "too-costly/memory"
        assert records.pid is None, "its memory may be in pieces"
        await records.close()

    run(story())


def test_only_some_records_wait() -> None:
    async def story() -> None:
        records = UntrustedRecords(replace(LIMITS, records_waiting=2))

        told = await asyncio.gather(*(read(records) for _ in range(4)))

        assert told == [record(), record(), "too-many/records", "too-many/records"]
        assert await read(records) == record()
        await records.close()

    run(story())


def test_a_refusal_quotes_little_of_a_long_text() -> None:
    reply = answer(RecordTask(table="table", now=START, record=record() + "\n" + LONG_LINE))
    options = f'options: {{"{LONG_LINE}": 1, '
    other = answer(
        RecordTask(table="table", now=START, record=record().replace("options: {", options))
    )

    for each in (reply, other):
        assert isinstance(each, Refused)
        assert len(each.problem.message) <= MOST_TOLD


def test_a_position_that_takes_too_much_memory_is_told_as_such(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = stormhall.from_position(stormhall.new("battalia", 2, 4).position())

    def without_memory(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr("stormhall.kernel.core.state.State.run_until_choice", without_memory)

    assert isinstance(answer(RecordTask(table="t", now=START, record=game.record())), OutOfMemory)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no signal to ask by")
def test_the_process_ends_with_the_hall(tmp_path: Path) -> None:
    with opened(tmp_path) as server:
        made = server.http("POST", "/api/records", {"record": record()})
        records: UntrustedRecords = server.uvicorn.config.app.state.records  # type: ignore[union-attr]
        pid = records.pid

        assert made.status == 201, made.text
        assert pid is not None
        os.kill(pid, 0)
        kept = server.http(
            "GET", f"/api/tables/{made.json['table']['id']}/record", key=made.json["watch"]
        )
        assert kept.text == record()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
