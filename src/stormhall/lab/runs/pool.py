"""Matches played on several processes at once.

Each worker gets a few matches at a time and answers after every single one, so that one that dies
takes no other game with it: the match it was at counts as failed, the rest of its matches go to
somebody else, and a new worker takes its place. How many matches a worker gets follows from how
long they take; it changes who plays what, never what comes out.
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
"""What a worker gets at once should last about so long: far longer than asking for more takes."""

LARGEST_BATCH: Final = 64
TICK_SECONDS: Final = 0.2
DEFAULT_FAILURES: Final = Path("failures")


def all_cores() -> int:
    """How many processes can really run at the same time."""
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
    hall = _Hall(matches, failures, patience)
    try:
        hall.open(min(workers or all_cores(), len(matches)))
        ticked = 0.0
        while hall.is_busy():
            yield from hall.wait()
            if tick is not None and time.monotonic() - ticked > TICK_SECONDS / 2:
                ticked = time.monotonic()
                tick()
    finally:
        hall.close()


class _Worker:
    """A process as its parent sees it."""

    def __init__(self, failures: Path) -> None:
        # Forking is quick and knows what the parent knows; where it is not safe, start afresh.
        forks = sys.platform.startswith("linux")
        context: Any = multiprocessing.get_context("fork" if forks else "spawn")
        mine, its = context.Pipe()
        self.pipe: Final[Connection[Any, Any]] = mine
        self.todo: deque[Match] = deque()  # the first of them is being played
        self.since = 0.0  # when it began
        self.process: Final = context.Process(
            target=_work, args=(its, os.getpid(), failures), daemon=True
        )
        with warnings.catch_warnings():
            # Python warns of forks beside threads; a worker shares nothing with them.
            warnings.simplefilter("ignore", DeprecationWarning)
            self.process.start()
        its.close()

    def give(self, matches: list[Match]) -> None:
        self.todo.extend(matches)
        self.since = time.monotonic()
        self.pipe.send(matches)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class _Hall:
    """The workers, and the matches nobody has begun."""

    def __init__(self, matches: Sequence[Match], failures: Path, patience: float | None) -> None:
        self._waiting = deque(matches)
        self._failures = failures
        self._patience = patience
        self._workers: list[_Worker] = []
        self._duration = BATCH_SECONDS  # of a match, on average of late

    def open(self, workers: int) -> None:
        self._workers = [_Worker(self._failures) for _ in range(workers)]
        for i in range(workers):
            self._feed(i)

    def close(self) -> None:
        for worker in self._workers:
            worker.end()
        self._workers = []

    def is_busy(self) -> bool:
        return any(worker.todo for worker in self._workers)

    def wait(self) -> list[GameResult]:
        """What has come to an end within one tick."""
        found: list[GameResult] = []
        ready = wait([worker.pipe for worker in self._workers if worker.todo], TICK_SECONDS)
        for i, worker in enumerate(self._workers):
            if worker.pipe in ready:
                found += self._hear(i, worker)
            elif worker.todo and self._is_late(worker):
                found.append(self._lose(i, f"no end after {self._patience:g} seconds"))
        return found

    def _hear(self, i: int, worker: _Worker) -> list[GameResult]:
        found: list[GameResult] = []
        try:
            while worker.todo and worker.pipe.poll():
                found.append(worker.pipe.recv())
                worker.todo.popleft()
                self._measure(worker)
        except (EOFError, OSError):
            worker.process.join()
            found.append(self._lose(i, _last_words(worker.process.exitcode)))
            return found
        if not worker.todo:
            self._feed(i)
        return found

    def _measure(self, worker: _Worker) -> None:
        now = time.monotonic()
        self._duration += (now - worker.since - self._duration) * 0.2
        worker.since = now

    def _feed(self, i: int) -> None:
        fair = len(self._waiting) // (2 * len(self._workers))  # nobody idles at the end
        wanted = int(BATCH_SECONDS / max(self._duration, 1e-6))
        size = max(1, min(wanted, LARGEST_BATCH, fair))
        batch = [self._waiting.popleft() for _ in range(min(size, len(self._waiting)))]
        while batch:
            try:
                self._workers[i].give(batch)
                return
            except OSError:  # it died before it could begin
                self._replace(i)

    def _is_late(self, worker: _Worker) -> bool:
        return self._patience is not None and time.monotonic() - worker.since > self._patience

    def _lose(self, i: int, reason: str) -> GameResult:
        """Count the match of a worker that is lost as failed and let a new one go on."""
        lost, *rest = self._workers[i].todo
        self._replace(i)
        self._waiting.extendleft(reversed(rest))
        self._feed(i)
        return failed_result(lost, reason, self._failures)

    def _replace(self, i: int) -> None:
        self._workers[i].end()
        self._workers[i] = _Worker(self._failures)


def _last_words(code: int | None) -> str:
    """How a process ended that should not have."""
    if code is not None and code < 0:
        return f"the process that played it was killed ({signal.Signals(-code).name})"
    return f"the process that played it ended by itself (exit code {code})"


def _work(pipe: Connection[Any, Any], parent: int, failures: Path) -> None:
    """Play what comes through the pipe until the parent is gone."""
    # Ctrl-C reaches the whole group of processes; the parent alone decides what it means.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    sys.stdout = sys.stderr  # what an agent prints must not mix with the results
    try:
        while True:
            while not pipe.poll(1.0):
                # A sibling may hold the pipe open, so its end does not tell of the parent's.
                if os.getppid() != parent:
                    return
            for match in pipe.recv():
                pipe.send(play(match, failures))
    except (EOFError, OSError):
        return
