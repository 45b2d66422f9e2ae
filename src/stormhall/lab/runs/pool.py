"""Play matches on several processes.

A worker process gets a few matches at a time and answers after each, so no other game is lost if it
dies: the match it was playing fails, the rest of its matches go to other workers, and a new worker
replaces it. How many matches a worker gets depends on how long they take; that changes which worker
plays what, never the results.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
import warnings
from collections import deque
from collections.abc import Callable, Generator, Sequence
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, Final

from stormhall.lab.runs.game_result import GameResult
from stormhall.lab.runs.jobs import Match
from stormhall.lab.runs.match import failed_result, play

BATCH_SECONDS: Final = 0.2
"""How long the matches that a worker gets at once should take: far longer than sending them."""

LARGEST_BATCH: Final = 64
TICK_SECONDS: Final = 0.2
DEFAULT_FAILURES: Final = Path("failures")


def all_cores() -> int:
    """How many processes can run at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(
    matches: Sequence[Match],
    workers: int = 0,
    failures: Path = DEFAULT_FAILURES,
    *,
    patience: float | None = None,
    tick: Callable[[], None] | None = None,
) -> Generator[GameResult, None, None]:
    """Play all matches on this many processes (0: all cores) and yield each as it ends.

    Records of games that fail are written to the folder `failures`. A game that takes longer than
    `patience` seconds fails. `tick` is called several times a second; what it raises ends the run.
    """
    pool = _WorkerPool(matches, failures, patience)
    try:
        pool.open(min(workers or all_cores(), len(matches)))
        ticked = 0.0
        while pool.is_busy():
            yield from pool.results()
            if tick is not None and time.monotonic() - ticked > TICK_SECONDS / 2:
                ticked = time.monotonic()
                tick()
    finally:
        pool.close()


class _Worker:
    """A worker process, in its parent."""

    def __init__(self, failures: Path) -> None:
        # Forking is quick and keeps imported modules; where it is not safe, spawn.
        forks = sys.platform.startswith("linux")
        context: Any = multiprocessing.get_context("fork" if forks else "spawn")
        mine, its = context.Pipe()
        self.pipe: Final[Connection[Any, Any]] = mine
        self.assigned: deque[Match] = deque()  # the first of them is being played
        self.since = 0.0  # when it began
        self.process: Final = context.Process(
            target=_work, args=(its, os.getpid(), failures), daemon=True
        )
        with warnings.catch_warnings():
            # Python warns about forks beside threads; a worker uses no threads.
            warnings.simplefilter("ignore", DeprecationWarning)
            self.process.start()
        its.close()

    def assign(self, matches: list[Match]) -> None:
        self.assigned.extend(matches)
        self.since = time.monotonic()
        self.pipe.send(matches)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class _WorkerPool:
    """The workers, and the matches that are not assigned yet."""

    def __init__(self, matches: Sequence[Match], failures: Path, patience: float | None) -> None:
        self._waiting = deque(matches)
        self._failures = failures
        self._patience = patience
        self._workers: list[_Worker] = []
        self._duration = BATCH_SECONDS  # of a match, on average recently

    def open(self, workers: int) -> None:
        self._workers = [_Worker(self._failures) for _ in range(workers)]
        for i in range(workers):
            self._assign(i)

    def close(self) -> None:
        for worker in self._workers:
            worker.end()
        self._workers = []

    def is_busy(self) -> bool:
        return any(worker.assigned for worker in self._workers)

    def results(self) -> list[GameResult]:
        """The results that arrive within one tick."""
        results: list[GameResult] = []
        ready = wait([worker.pipe for worker in self._workers if worker.assigned], TICK_SECONDS)
        for i, worker in enumerate(self._workers):
            if worker.pipe in ready:
                results += self._receive(i, worker)
            elif worker.assigned and self._is_late(worker):
                results.append(self._fail_current(i, f"no end after {self._patience:g} seconds"))
        return results

    def _receive(self, i: int, worker: _Worker) -> list[GameResult]:
        results: list[GameResult] = []
        try:
            while worker.assigned and worker.pipe.poll():
                results.append(worker.pipe.recv())
                worker.assigned.popleft()
                self._measure(worker)
        except (EOFError, OSError):
            worker.process.join()
            results.append(self._fail_current(i, _exit_reason(worker.process.exitcode)))
            return results
        if not worker.assigned:
            self._assign(i)
        return results

    def _measure(self, worker: _Worker) -> None:
        now = time.monotonic()
        self._duration += (now - worker.since - self._duration) * 0.2
        worker.since = now

    def _assign(self, i: int) -> None:
        fair = len(self._waiting) // (2 * len(self._workers))  # no worker idles at the end
        target = int(BATCH_SECONDS / max(self._duration, 1e-6))
        size = max(1, min(target, LARGEST_BATCH, fair))
        batch = [self._waiting.popleft() for _ in range(min(size, len(self._waiting)))]
        while batch:
            try:
                self._workers[i].assign(batch)
                return
            except OSError:  # it died before it could begin
                self._replace(i)

    def _is_late(self, worker: _Worker) -> bool:
        return self._patience is not None and time.monotonic() - worker.since > self._patience

    def _fail_current(self, i: int, reason: str) -> GameResult:
        """Fail the match that a worker was playing, and replace the worker."""
        current, *rest = self._workers[i].assigned
        self._replace(i)
        self._waiting.extendleft(reversed(rest))
        self._assign(i)
        return failed_result(current, reason, self._failures)

    def _replace(self, i: int) -> None:
        self._workers[i].end()
        self._workers[i] = _Worker(self._failures)


def _exit_reason(code: int | None) -> str:
    """Why a worker process ended."""
    if code is not None and code < 0:
        return f"the process that played it was killed ({signal.Signals(-code).name})"
    return f"the process that played it ended by itself (exit code {code})"


def _work(pipe: Connection[Any, Any], parent: int, failures: Path) -> None:
    """Play the matches that come through the pipe, until the parent ends."""
    # Ctrl-C reaches the whole group of processes; only the parent decides what it means.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    sys.stdout = sys.stderr  # what an agent prints must not mix with the results
    try:
        while True:
            while not pipe.poll(1.0):
                # A sibling may hold the pipe open, so the parent's end does not close it.
                if os.getppid() != parent:
                    return
            for match in pipe.recv():
                pipe.send(play(match, failures))
    except (EOFError, OSError):
        return
