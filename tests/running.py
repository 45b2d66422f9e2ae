"""The order of tests, how workers share them, and a line of progress.

`tests/seconds.json` stores how long each file took. It affects the order and the estimate of the
time left, never whether a test passes. Renew it on a quiet machine:
`python3 run.py test --all --keep-seconds`.
"""

from __future__ import annotations

import json
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]  # it has no types

SECONDS = Path(__file__).parent / "seconds.json"
UNKNOWN = 0.5  # seconds assumed for a file that was never measured
SLOW_FILE = 10.0  # from this many seconds on, a file's tests are shared out one by one
LAST = "tests/browser/"  # stays with one worker, which closes its browser when it leaves the folder
LOGGED = 15.0  # seconds between lines of progress in a log, which cannot be redrawn


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("stormhall")
    group.addoption("--no-skips", action="store_true", help="fail if any test is skipped")
    group.addoption("--keep-seconds", action="store_true", help="renew tests/seconds.json")


def pytest_configure(config: pytest.Config) -> None:
    config.option.loadscopereorder = False  # keep the order of the collection
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Progress(config), "stormhall-progress")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put quick tests first: they fail fast, and most failures are theirs. The last folder is in
    reverse order, so that no worker ends with the longest test."""
    kept, counts = kept_seconds(config), Counter(file_of(item.nodeid) for item in items)

    def order(item: pytest.Item) -> tuple[bool, float, str]:
        file = file_of(item.nodeid)
        seconds, is_last = kept.get(file, UNKNOWN) / counts[file], file.startswith(LAST)
        return is_last, -seconds if is_last else seconds, file

    items.sort(key=order)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    return Shares(config, log)


class Shares(LoadScopeScheduling):  # type: ignore[misc]  # it has no types
    """Sends each file to one worker, so that its fixtures are made once; the tests of a slow file
    go one by one, so that no worker is left with most of the work."""

    def __init__(self, config: pytest.Config, log: Any) -> None:
        super().__init__(config, log)
        self._slow = {file for file, seconds in kept_seconds(config).items() if seconds > SLOW_FILE}

    def _split_scope(self, nodeid: str) -> str:
        file = file_of(nodeid)
        return nodeid if file in self._slow else file


class Progress:
    """Prints how much is done and how long the rest will take, and at the end the skipped tests."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._expected: dict[str, float] = {}
        self._total = 0.0
        self._done: set[str] = set()
        self._elapsed = 0.0
        self._took: defaultdict[str, float] = defaultdict(float)
        self._failed = 0
        self._began = time.monotonic()
        self._printed = self._began

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._expect([item.nodeid for item in session.items])

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: object, ids: list[str]) -> None:
        self._expect(ids)

    def _expect(self, ids: list[str]) -> None:
        kept, counts = kept_seconds(self._config), Counter(map(file_of, ids))
        self._expected = {i: kept.get(file_of(i), UNKNOWN) / counts[file_of(i)] for i in ids}
        self._total = sum(self._expected.values())
        self._began = time.monotonic()

    def pytest_report_teststatus(self, report: Any) -> tuple[str, str, str] | None:
        """Print no letter for each test: only one line of progress and the names of failures."""
        if report.passed:
            return "passed" if report.when == "call" else "", "", ""
        if report.failed:
            return ("failed", "", "FAILED") if report.when == "call" else ("error", "", "ERROR")
        return ("skipped", "", "") if report.skipped and not hasattr(report, "wasxfail") else None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._took[file_of(report.nodeid)] += report.duration
        if report.failed:
            self._failed += 1
            self._write(f"FAILED {report.nodeid}", end="\n")
        if report.when == "teardown" and report.nodeid in self._expected:
            self._done.add(report.nodeid)
            self._elapsed += self._expected[report.nodeid]
            self._print_progress()

    def _print_progress(self) -> None:
        if self._config.get_terminal_writer().hasmarkup:
            self._write(self._line())
        elif time.monotonic() >= self._printed + LOGGED or len(self._done) == len(self._expected):
            self._printed = time.monotonic()
            self._write(self._line(), end="\n")

    def _write(self, line: str, end: str = "") -> None:
        screen = self._config.get_terminal_writer()
        redrawn = "\r\033[K" if screen.hasmarkup else ""
        screen.write(f"{redrawn}{line}{end}", flush=True)

    def _line(self) -> str:
        share = self._elapsed / self._total if self._total else 1.0
        left = (time.monotonic() - self._began) * max(0, 1 - share) / max(share, 0.001)
        failed = f", {self._failed} failed" if self._failed else ""
        counted = f"{len(self._done):6,} of {len(self._expected):,} tests{failed}"
        return f"{share:4.0%} {counted}, about {duration_text(left)} left"

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        for reason, tests in skipped(terminalreporter.stats.get("skipped", [])).items():
            folders = ", ".join(sorted({"/".join(t.split("/")[:2]) for t in tests}))
            terminalreporter.write_line(f"skipped {len(tests)} in {folders}: {reason}")

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        reporter = self._config.pluginmanager.get_plugin("terminalreporter")
        if self._config.getoption("no_skips") and reporter and reporter.stats.get("skipped"):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        if self._config.getoption("keep_seconds"):
            keep_seconds(self._config, self._took)


def skipped(reports: list[Any]) -> dict[str, list[str]]:
    """The tests that were skipped, by reason."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for report in reports:
        found[report.longrepr[2].removeprefix("Skipped: ")].append(report.nodeid)
    return found


def kept_seconds(config: pytest.Config) -> dict[str, float]:
    """The measured times of each file's tests, either the usual or the long ones."""
    kept: dict[str, float] = json.loads(SECONDS.read_text(encoding="utf-8"))[part_of(config)]
    return kept


def keep_seconds(config: pytest.Config, took: dict[str, float]) -> None:
    """Store how long the files of this run took."""
    kept = json.loads(SECONDS.read_text(encoding="utf-8"))
    kept[part_of(config)].update({file: round(seconds, 1) for file, seconds in took.items()})
    text = json.dumps(kept, indent=0, sort_keys=True)
    SECONDS.write_text(text + "\n", encoding="utf-8")


def part_of(config: pytest.Config) -> str:
    """The part of the tests that is run."""
    return "long" if config.option.markexpr == "long" else "usual"


def file_of(nodeid: str) -> str:
    return nodeid.partition("::")[0]


def duration_text(seconds: float) -> str:
    return f"{seconds / 60:.0f} min" if seconds > 90 else f"{seconds:.0f} s"
