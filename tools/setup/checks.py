"""The checks of `run.py test`: first of the sources, then the tests, then the long part."""

from __future__ import annotations

import subprocess
import time
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple

from tools.setup.environment import BIN, ROOT, python, run_captured
from tools.setup.run_texts import say

# The quickest first, two at a time.
CHECKS = {
    "lint": python("-m", "ruff", "check", "."),
    "format": python("-m", "ruff", "format", "--check", "."),
    "rules": python("-m", "tools.generate.rules_coverage", "--brief"),
    "imports": [str(BIN / "lint-imports"), "--no-logo"],
    "types": python("-m", "mypy"),
    "client": python("-m", "tools.package.web", "--check"),
}
AT_ONCE = 2

PYTEST = python("-m", "pytest", "-n", "auto", "--failed-first", "--durations=10")
NOTHING_CHOSEN = 5
"""The exit code of pytest if no test was selected."""


class CheckOptions(NamedTuple):
    """The arguments of `run.py test`."""

    quick: bool
    all: bool
    strict: bool
    pytest: list[str]
    """The other arguments, passed on to pytest."""


class CheckResult(NamedTuple):
    """The result of a check."""

    name: str
    passed: bool
    seconds: float


def read_options(arguments: list[str]) -> CheckOptions:
    """Our own options, and the other arguments."""
    own = ("--quick", "--all", "--strict")
    quick, everything, strict = (word in arguments for word in own)
    return CheckOptions(quick, everything, strict, [word for word in arguments if word not in own])


def run_checks(options: CheckOptions) -> int:
    """Run every check even if one fails; the exit code is 1 if any fails."""
    results = check_sources()
    strict = ["--no-skips"] if options.strict else []
    tests = ["-m", "not slow and not long"] if options.quick else []
    results.append(run_tests("tests", [*tests, *strict, *options.pytest], {0}))
    if options.all:
        # The selected tests may include no long ones.
        fine = {0, NOTHING_CHOSEN} if options.pytest else {0}
        results.append(run_tests("long", ["-m", "long", *strict, *options.pytest], fine))
    print(f"\n--- {say('run-summary')}")
    for result in results:
        print_outcome(result)
    return 0 if all(result.passed for result in results) else 1


def check_sources() -> list[CheckResult]:
    """Run the checks that start no game; their output is printed only if they fail."""
    results = []
    with ThreadPoolExecutor(AT_ONCE) as pool:
        running: list[Future[tuple[CheckResult, list[str]]]] = [
            pool.submit(check, name, command) for name, command in CHECKS.items()
        ]
        for future in running:
            result, lines = future.result()
            print_outcome(result)
            if not result.passed:
                print(*lines, sep="\n", flush=True)
            results.append(result)
    return results


def check(name: str, command: list[str]) -> tuple[CheckResult, list[str]]:
    """Run one check and capture its output."""
    start = time.monotonic()
    code, lines = run_captured(command)
    return CheckResult(name, code == 0, time.monotonic() - start), lines


def run_tests(name: str, arguments: list[str], fine: set[int]) -> CheckResult:
    """Run tests; their output goes to the terminal."""
    print(f"\n--- {name}", flush=True)
    start = time.monotonic()
    code = subprocess.run([*PYTEST, *arguments], cwd=ROOT, check=False).returncode
    return CheckResult(name, code in fine, time.monotonic() - start)


def print_outcome(result: CheckResult) -> None:
    """Print one line for a check."""
    verdict = say("run-passed" if result.passed else "run-failed")
    print(f"{result.name:<8} {verdict:<6} {result.seconds:6.1f} s", flush=True)
