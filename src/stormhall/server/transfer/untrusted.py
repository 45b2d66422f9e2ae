"""Reads records of strangers in a process of their own, with limits of memory and time.

A record is a program for our rules: it may come from anybody, and what it costs is known only when
it was replayed. Here it can cost the hall nothing: neither its loop nor its threads wait for one.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Final, Protocol

import msgspec
import structlog

from stormhall.server.bots.pool import worker_environment
from stormhall.server.hall.creation import Upload
from stormhall.server.settings import Limits
from stormhall.server.transfer.untrusted_worker import (
    Failed,
    Loaded,
    OutOfMemory,
    RecordTask,
    Refused,
    Replayed,
    Reply,
)
from stormhall.server.wire.errors import HallError, ToldError

log = structlog.get_logger("stormhall.records")

START: Final = 60.0
"""How many seconds the process may take to load everything."""
LINE_FACTOR: Final = 8
"""A line of JSON has at most so many bytes for each byte of a record."""


class Records(Protocol):
    """Reads records from outside."""

    async def read(self, text: str, table_id: str, now: int) -> Upload:
        """The upload in a text; raises an error if it is no valid record or costs too much."""

    async def close(self) -> None:
        """Read no more."""


class UntrustedRecords:
    """Reads records one at a time in a process, which is started when it is first needed and
    replaced when it dies."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._process: Process | None = None
        self._decoder = msgspec.json.Decoder(Reply)

    @property
    def pid(self) -> int | None:
        """The id of the process, if there is one."""
        return None if self._process is None else self._process.pid

    async def read(self, text: str, table_id: str, now: int) -> Upload:
        if self._waiting >= self.limits.records_waiting:
            raise HallError("too-many/records")
        self._waiting += 1
        try:
            async with self._turn:
                reply = await self._reply_to(RecordTask(table=table_id, now=now, record=text))
        finally:
            self._waiting -= 1
        match reply:
            case Replayed():
                return reply.upload()
            case Refused():
                raise ToldError(reply.problem)
            case OutOfMemory():
                raise HallError("too-costly/memory")
            case Failed():
                log.error("record-failed", problem=reply.place)
            case Loaded():
                log.error("record-failed", problem="an answer without a task")
        raise HallError("internal/unchanged")

    async def close(self) -> None:
        """End the process; whoever still waits is refused."""
        await self._end()

    async def _reply_to(self, task: RecordTask) -> Reply:
        process = await self._running_process()
        try:
            async with asyncio.timeout(self.limits.record_seconds):
                reply = await self._asked(process, msgspec.json.encode(task))
        except TimeoutError as error:
            await self._end()
            most = self.limits.record_seconds
            raise HallError("too-costly/seconds", most=most) from error
        except (OSError, EOFError, ValueError):  # the system has killed it, most likely
            await self._end()
            return OutOfMemory()
        except asyncio.CancelledError:
            await self._end()
            raise
        if isinstance(reply, OutOfMemory):
            await self._end()
        return reply

    async def _running_process(self) -> Process:
        if self._process is not None and self._process.returncode is not None:
            await self._end()
        if self._process is None:
            try:
                self._process = await self._started()
                async with asyncio.timeout(START):
                    await self._asked(self._process, b"")
            except (OSError, EOFError, ValueError) as error:  # a timeout is an OSError too
                await self._end()
                log.error("records-not-started", problem=type(error).__name__)
                raise HallError("not-ready/records") from error
        return self._process

    async def _started(self) -> Process:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "stormhall.server.transfer.untrusted_worker"),
            str(self.limits.record_memory),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            env=worker_environment(),
            limit=self.limits.upload_bytes * LINE_FACTOR,
        )

    async def _asked(self, process: Process, message: bytes) -> Reply:
        """The next reply after a message; none is sent if it is empty."""
        assert process.stdin is not None, "made with a pipe"
        assert process.stdout is not None, "made with a pipe"
        if message:
            process.stdin.write(message + b"\n")
            await process.stdin.drain()
        line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        reply: Reply = self._decoder.decode(line)
        return reply

    async def _end(self) -> None:
        """Kill the process and wait until it is gone."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
