"""Runs tests against faults: which tests reach a line, and which of them a fault fails.

A pytest plugin in place of the usual run. Tests are collected once; for each fault a process is
forked that changes one function, runs the tests that reach it, the quickest first, and ends with
the first that fails.
"""

from __future__ import annotations

import os
import resource
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import coverage
import pytest
from _pytest.runner import runtestprotocol

from tools.measure.mutation.faults import ROOT, Fault
from tools.measure.mutation.patch import put_in_memory

NOTICED: Final = "noticed"
ENDLESS: Final = "endless"
UNNOTICED: Final = "unnoticed"
UNREACHED: Final = "unreached"

TIMES_LONGER: Final = 20
LEAST_SECONDS: Final = 60
"""A fault that takes this much more processor time than its tests is an endless loop."""

_ALL_PASSED, _ONE_FAILED = 0, 1


class Outcome(NamedTuple):
    """What became of a fault, with the test that failed or, if none did, all that reach it."""

    verdict: str
    tests: list[str]


class Reach:
    """Which tests reach which lines, and how long each test takes."""

    def __init__(
        self, lines: dict[str, dict[int, list[int]]], tests: list[str], seconds: list[float]
    ) -> None:
        self._lines = lines
        self._tests = tests
        self._seconds = seconds

    def tests_of(self, fault: Fault) -> list[str]:
        """The tests that reach the statement of a fault, the quickest first."""
        lines = self._lines.get(fault.path, {})
        span = range(fault.line, fault.last_line + 1)
        reaching = {number for line in span for number in lines.get(line, [])}
        return [
            self._tests[each] for each in sorted(reaching, key=lambda each: self._seconds[each])
        ]

    def seconds_of(self, tests: Sequence[str]) -> float:
        wanted = set(tests)
        pairs = zip(self._tests, self._seconds, strict=True)
        return sum(seconds for test, seconds in pairs if test in wanted)

    def to_json(self) -> dict[str, object]:
        return {"lines": self._lines, "tests": self._tests, "seconds": self._seconds}

    @staticmethod
    def of_json(kept: dict[str, object]) -> Reach:
        lines = {
            path: {int(line): tests for line, tests in each.items()}
            for path, each in kept["lines"].items()  # type: ignore[attr-defined]  # read back
        }
        return Reach(lines, kept["tests"], kept["seconds"])  # type: ignore[arg-type]  # read back


class Loop:
    """The plugin: measures what tests reach if nobody has, then tries faults on several cores."""

    def __init__(
        self,
        reach: Reach | None,
        folders: Sequence[str],
        next_fault: Callable[[], Fault | None],
        keep_reach: Callable[[Reach], None],
        report: Callable[[Fault, Outcome], None],
        workers: int,
    ) -> None:
        self._reach = reach
        self._folders = folders
        self._next_fault = next_fault
        self._keep_reach = keep_reach
        self._report = report
        self._workers = workers

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise pytest.UsageError("the tests cannot be collected")
        if self._reach is None:
            self._reach = measured_reach(session.items, self._folders)
            self._keep_reach(self._reach)
        self._try_all({item.nodeid: item for item in session.items}, self._reach)
        return True

    def _try_all(self, items: dict[str, pytest.Item], reach: Reach) -> None:
        running: dict[int, tuple[Fault, list[str]]] = {}
        while True:
            while len(running) < self._workers and (fault := self._next_fault()) is not None:
                tests = reach.tests_of(fault)
                if not tests:
                    self._report(fault, Outcome(UNREACHED, []))
                    continue
                limit = LEAST_SECONDS + TIMES_LONGER * reach.seconds_of(tests)
                pid = forked(fault, [items[test] for test in tests], int(limit))
                running[pid] = (fault, tests)
            if not running:
                return
            pid, status = os.wait()
            fault, tests = running.pop(pid)
            self._report(fault, outcome_of(status, pid, tests))


def forked(fault: Fault, items: list[pytest.Item], limit: int) -> int:
    """Start a process that runs tests with a fault; it ends with the first that fails."""
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        return pid
    code = _ONE_FAILED
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        put_in_memory(fault)
        code = _ALL_PASSED
        for item in items:
            if not passes(item):
                failed_test_file(os.getpid()).write_text(item.nodeid, encoding="utf-8")
                code = _ONE_FAILED
                break
    finally:
        os._exit(code)
    raise AssertionError("not reached")


def passes(item: pytest.Item) -> bool:
    """Whether a test passes or is skipped; its fixtures are torn down after it."""
    reports = runtestprotocol(item, log=False, nextitem=None)
    return all(report.passed or report.skipped for report in reports)


def failed_test_file(pid: int) -> Path:
    """Where a process leaves the name of the test that failed."""
    return ROOT / "build" / "mutation" / f"failed-{pid}"


def outcome_of(status: int, pid: int, tests: list[str]) -> Outcome:
    if os.WIFSIGNALED(status):
        return Outcome(ENDLESS, [])
    if os.WEXITSTATUS(status) == _ALL_PASSED:
        return Outcome(UNNOTICED, tests)
    file = failed_test_file(pid)
    test = file.read_text(encoding="utf-8") if file.exists() else ""
    file.unlink(missing_ok=True)
    return Outcome(NOTICED, [test])


def measured_reach(items: Sequence[pytest.Item], folders: Sequence[str]) -> Reach:
    """Run all tests once without a fault and note which lines each of them reaches."""
    cover = coverage.Coverage(data_file=None, config_file=False, include=_patterns(folders))
    seconds: list[float] = []
    cover.start()
    for number, item in enumerate(items):
        cover.switch_context(str(number))
        begun = time.process_time()
        passed = passes(item)
        seconds.append(round(time.process_time() - begun, 3))
        if not passed:
            raise pytest.UsageError(f"{item.nodeid} fails without any fault")
        if number % 50 == 0:
            print(f"\rreach: {number:,} of {len(items):,} tests ", end="", file=sys.stderr)
    cover.stop()
    print(file=sys.stderr)
    data = cover.get_data()
    lines = {
        Path(file).relative_to(ROOT).as_posix(): {
            line: [int(context) for context in contexts if context]
            for line, contexts in data.contexts_by_lineno(file).items()
        }
        for file in data.measured_files()
    }
    return Reach(lines, [item.nodeid for item in items], seconds)


def _patterns(folders: Sequence[str]) -> list[str]:
    return [str(ROOT / folder / "*") for folder in folders]
