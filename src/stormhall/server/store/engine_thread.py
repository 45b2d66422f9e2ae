"""The only thread that uses a database engine, so that the event loop never waits for the disk.

Jobs that wait at the same time share one transaction (group commit): the disk is written once for
all of them, and each is answered only after that. If one of them fails, the transaction is rolled
back and each job is done separately, so that a bad job never affects the others.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from stormhall.server.store.database_errors import translated
from stormhall.server.store.interface import StoreBusy, StoreError

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class StoreJob:
    """Work to do in a transaction, with the future of its outcome."""

    work: Callable[[Connection], Any]
    answer: Future[Any]


class EngineThread:
    """Does jobs in the order of their arrival, at most `together` in one transaction."""

    def __init__(self, name: str, engine: Engine, together: int) -> None:
        self._engine = engine
        self._together = together
        self._jobs: SimpleQueue[StoreJob | None] = SimpleQueue()
        self._closing = False
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Do a job and return its outcome once it is committed. A job cancelled while it waits is
        dropped; one cancelled later is done all the same."""
        if self._closing:
            raise StoreError("store-closed")
        answer: Future[T] = Future()
        self._jobs.put(StoreJob(work, answer))
        return await asyncio.wrap_future(answer)

    async def close(self) -> None:
        """Do the waiting jobs, then close the database."""
        if not self._closing:
            self._closing = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while batch := self._next():
            self._do_together([job for job in batch if job.answer.set_running_or_notify_cancel()])
        self._engine.dispose()

    def _next(self) -> list[StoreJob]:
        """The waiting jobs, at least one; none if there will be no more."""
        first = self._jobs.get()
        if first is None:
            return []
        batch = [first]
        while len(batch) < self._together:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                break
            if job is None:
                self._jobs.put(None)  # the end comes after this batch
                break
            batch.append(job)
        return batch

    def _do_together(self, jobs: Sequence[StoreJob]) -> None:
        try:
            outcomes = self._committed(jobs)
        except StoreBusy as error:
            _refuse(jobs, error)  # one by one, each would wait for the same lock
        except Exception as error:
            if len(jobs) == 1:
                _refuse(jobs, error)
            else:
                self._do_one_by_one(jobs)
        else:
            for job, outcome in zip(jobs, outcomes, strict=True):
                job.answer.set_result(outcome)

    def _do_one_by_one(self, jobs: Sequence[StoreJob]) -> None:
        for done, job in enumerate(jobs):
            try:
                (outcome,) = self._committed([job])
            except StoreBusy as error:
                _refuse(jobs[done:], error)
                return
            except Exception as error:
                _refuse([job], error)
            else:
                job.answer.set_result(outcome)

    def _committed(self, jobs: Sequence[StoreJob]) -> list[Any]:
        """The results of the jobs, after one commit for all of them."""
        try:
            with self._engine.begin() as connection:
                return [job.work(connection) for job in jobs]
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise translated(error) from error


def _refuse(jobs: Sequence[StoreJob], error: Exception) -> None:
    """Fail several jobs, each with its own error, since raising an error changes its traceback."""
    for job in jobs:
        own = error
        if isinstance(error, StoreError):
            own = type(error)(error.name, **error.facts)
        own.__cause__ = error.__cause__
        job.answer.set_exception(own)
