"""The server's end of the worker processes: which job comes next, and what happens to a lost one.

Everything here runs on the event loop and only ever waits for pipes; `worker` is the other end.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from contextlib import suppress
from enum import IntEnum
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from stormhall.kernel.core.errors import StormhallError
from stormhall.server.bots.worker import LENGTH, Failed, Forget, Ready, Reply, framed

START: Final = 60.0
"""How many seconds a worker may take to load everything."""
ENDING: Final = 3.0
"""How many seconds a killed worker may take to disappear."""
GRACE: Final = 1.0
"""Seconds that a worker past its limit gets to end itself with a traceback before it is killed."""
STDERR_BYTES: Final = 8000
"""How many bytes from the end of a worker's standard error are kept."""

BotAnswer = str | dict[str, Any]
LossReason = Literal["raised", "died", "late"]


class BotLost(StormhallError):
    """A bot did not answer: it raised an error, or its worker died or had to be killed."""

    def __init__(self, reason: LossReason, details: str) -> None:
        super().__init__("bot-lost", reason=reason)
        self.reason: Final[LossReason] = reason
        self.details: Final = details


class BotsClosed(StormhallError):
    """The server is stopping, so bots think no more."""

    def __init__(self) -> None:
        super().__init__("bots-closed")


class BotJob(Struct, eq=False):
    """An encoded task with the future of its answer."""

    table: str
    message: bytes
    limit: float
    done: asyncio.Future[BotAnswer]

    def resolve(self, outcome: BotAnswer | StormhallError) -> None:
        """Set the outcome, if anybody still waits for it."""
        if self.done.done():
            return
        if isinstance(outcome, StormhallError):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


class Waiting(IntEnum):
    """Who waits for the bots of a table, the most important first."""

    PLAYER = 0  # somebody who plays there is connected
    SOMEBODY = 1  # somebody has a seat there, or looks on
    NOBODY = 2


class FairQueue:
    """Takes jobs from tables in turn: a table with one job waits for at most one job of every other
    table, however many jobs those have. Tables for which people wait go before all others."""

    def __init__(self) -> None:
        self._waiting: Final[dict[str, Waiting]] = {}
        self._tables: Final[dict[Waiting, OrderedDict[str, deque[BotJob]]]] = {
            waiting: OrderedDict() for waiting in Waiting
        }
        self._served: str | None = None
        self._rest: deque[BotJob] = deque()  # of the table being served, behind all others

    def prefer(self, table: str, waiting: Waiting) -> None:
        """Say who waits for a table from now on; its jobs go behind others like it."""
        before = self._rank(table)
        self._waiting[table] = waiting
        queue = self._tables[before].pop(table, None) if before != waiting else None
        if queue is not None:
            self._tables[waiting][table] = queue

    def forget(self, table: str) -> None:
        """Forget who waits for a table, as it has left memory."""
        self.prefer(table, Waiting.SOMEBODY)
        del self._waiting[table]

    def add(self, job: BotJob) -> None:
        if job.table == self._served:
            self._rest.append(job)
        else:
            self._tables[self._rank(job.table)].setdefault(job.table, deque()).append(job)

    def take(self) -> BotJob | None:
        """The next job that somebody waits for, called when the previous one is done."""
        if self._served is not None and self._rest:
            self._tables[self._rank(self._served)][self._served] = self._rest
        self._served, self._rest = None, deque()
        for tables in self._tables.values():
            while tables:
                table, queue = tables.popitem(last=False)
                while queue:
                    job = queue.popleft()
                    if not job.done.done():
                        self._served, self._rest = table, queue
                        return job
        return None

    def _rank(self, table: str) -> Waiting:
        return self._waiting.get(table, Waiting.SOMEBODY)


class WorkerProcess:
    """A worker process with its pipes."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None, "made with a pipe"
        assert process.stdout is not None, "made with a pipe"
        assert process.stderr is not None, "made with a pipe"
        self.process: Final = process
        self._stdin: Final = process.stdin
        self._stdout: Final = process.stdout
        self._stderr: Final = process.stderr
        self._decoder: Final = msgspec.msgpack.Decoder(Reply)
        self._stderr_tail = b""
        self._is_ended = False
        self._listener: Final = asyncio.create_task(self._listen())

    @staticmethod
    async def start() -> WorkerProcess:
        """A worker that has loaded everything."""
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "stormhall.server.bots.worker"),
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                env=worker_environment(),
            )
        except OSError as error:
            raise BotLost("died", repr(error)) from error
        worker = WorkerProcess(process)
        await worker.ask(b"", START)
        return worker

    @property
    def alive(self) -> bool:
        is_open = not self._is_ended and not self._stdin.is_closing()
        return is_open and self.process.returncode is None

    def send(self, message: bytes) -> None:
        """Send a message that has no answer."""
        if self.alive:
            self._stdin.write(message)

    async def ask(self, message: bytes, limit: float) -> Reply:
        """The next reply. A worker without one is killed; `BotLost` holds its standard error."""
        began = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(limit + GRACE):
                self._stdin.write(message)
                await self._stdin.drain()
                return await self._read()
        except (OSError, EOFError, msgspec.DecodeError) as error:  # a timeout is an OSError too
            is_late = asyncio.get_running_loop().time() - began >= limit
            await self.end()
            stderr = self._stderr_tail.decode(errors="replace")
            raise BotLost("late" if is_late else "died", f"{error!r}\n{stderr}") from error
        except asyncio.CancelledError:
            await self.end()
            raise

    async def end(self) -> None:
        """Kill the process and wait until it is gone; it holds no data that would be lost."""
        self._is_ended = True
        self._stdin.close()
        if self._stdout.at_eof():
            await self._wait_until_gone()  # it is ending by itself; asyncio has to notice first
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self._wait_until_gone()
        self._listener.cancel()

    async def _wait_until_gone(self) -> None:
        """Wait until the process and its output end, but not for ever: a program that a bot has
        started may keep the pipes open."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ENDING):
                await self.process.wait()
                await asyncio.wait([self._listener])
                await self._stdout.read()

    async def _read(self) -> Reply:
        size = int.from_bytes(await self._stdout.readexactly(LENGTH), "big")
        reply: Reply = self._decoder.decode(await self._stdout.readexactly(size))
        return reply

    async def _listen(self) -> None:
        """Read the standard error, so that writing to it never blocks, and keep its end."""
        while text := await self._stderr.read(STDERR_BYTES):
            self._stderr_tail = (self._stderr_tail + text)[-STDERR_BYTES:]


def worker_environment() -> dict[str, str]:
    """The environment of a worker, with this process's module path."""
    places = [place or str(Path.cwd()) for place in sys.path]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(places)}


class WorkerSlot:
    """One worker process with its queue of jobs. The process is started at once, and started again
    for the next job if it was lost."""

    def __init__(self) -> None:
        self._queue: Final = FairQueue()
        self._wake: Final = asyncio.Event()
        self._worker: WorkerProcess | None = None
        self._loop: asyncio.Task[None] | None = None
        self.is_well = True  # unless the last process could not be started

    @property
    def pid(self) -> int | None:
        """The id of its process, if one is running."""
        worker = self._worker
        return worker.process.pid if worker is not None and worker.alive else None

    def start(self) -> None:
        """Start working, unless it already does."""
        if self._loop is None:
            self._loop = asyncio.create_task(self._work())

    def put(self, job: BotJob) -> None:
        self.start()
        self._queue.add(job)
        self._wake.set()

    def prefer(self, table: str, waiting: Waiting) -> None:
        self._queue.prefer(table, waiting)

    def forget(self, table: str) -> None:
        self._queue.forget(table)
        if self._worker is not None:
            self._worker.send(framed(Forget(table)))

    async def close(self) -> None:
        """Stop working; waiting jobs end with `BotsClosed`."""
        if self._loop is not None:
            self._loop.cancel()
            await asyncio.wait([self._loop])
        if self._worker is not None:
            await self._worker.end()
        while (job := self._queue.take()) is not None:
            job.resolve(BotsClosed())

    async def _work(self) -> None:
        with suppress(BotLost):  # the next job tries again, and fails if that fails too
            await self._running_worker()
        while True:
            job = self._queue.take()
            if job is None:
                self._wake.clear()
                await self._wake.wait()
            else:
                await self._do(job)

    async def _do(self, job: BotJob) -> None:
        try:
            worker = await self._running_worker()
            job.resolve(_answer_of(await worker.ask(job.message, job.limit)))
        except BotLost as lost:
            job.resolve(lost)
        except asyncio.CancelledError:
            job.resolve(BotsClosed())
            raise

    async def _running_worker(self) -> WorkerProcess:
        """The worker, started again if the last one was lost."""
        if self._worker is not None and not self._worker.alive:
            await self._worker.end()
            self._worker = None
        if self._worker is None:
            try:
                self._worker = await WorkerProcess.start()
            except BotLost:
                self.is_well = False
                raise
            self.is_well = True
        return self._worker


def _answer_of(reply: Reply) -> BotAnswer:
    if isinstance(reply, Failed):
        raise BotLost("raised", reply.traceback)
    if isinstance(reply, Ready):
        raise BotLost("died", repr(reply))
    return reply.result
