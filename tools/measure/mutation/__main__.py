"""Measure how many small faults in the rules the tests notice.

    python3 run.py mutate                          # 100 faults in each game, a new sample
    python3 run.py mutate bloodrage --count 300    # more, in one game
    python3 run.py mutate --seed 7                 # a sample again, or go on with one

Each fault changes one condition, statement, number or index of a rule. The tests that reach it
run until one fails. Faults that none notices are tried once more in a new process, then printed
with the tests that reach them: write the missing test, or show that the fault changes nothing.
A sample is kept in `build/mutation`; a stopped one goes on with the same seed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from tools.measure.mutation.faults import ROOT, RULES, Fault
from tools.measure.mutation.sample import draw
from tools.measure.mutation.trying import (
    ENDLESS,
    NOTICED,
    UNNOTICED,
    UNREACHED,
    Loop,
    Outcome,
    Reach,
)

FOLDER: Final = ROOT / "build" / "mutation"
TESTS: Final = {
    "battalia": "tests/battalia",
    "stormgates": "tests/battalia",
    "bloodrage": "tests/bloodrage",
}
TESTS_OF_ALL: Final = "tests/contract"
"""The tests that prove rules; others play the same games more slowly."""


class Sample:
    """The faults of a sample with what became of them, kept in a file."""

    def __init__(self, path: Path, faults: dict[str, list[Fault]]) -> None:
        self._path = path
        self.faults = faults
        self.outcomes: dict[Fault, Outcome] = {}
        self._read()
        self._left = [each for each in self._in_turn() if each not in self.outcomes]
        self._begun = time.monotonic()
        self._new = 0

    def _in_turn(self) -> list[Fault]:
        longest = max((len(each) for each in self.faults.values()), default=0)
        return [each[i] for i in range(longest) for each in self.faults.values() if i < len(each)]

    def _read(self) -> None:
        drawn = {fault for each in self.faults.values() for fault in each}
        if not self._path.exists():
            return
        for line in self._path.read_text(encoding="utf-8").splitlines():
            kept = json.loads(line)
            fault = Fault(*kept["fault"])
            if fault in drawn:
                self.outcomes[fault] = Outcome(*kept["outcome"])

    def next_fault(self) -> Fault | None:
        return self._left.pop(0) if self._left else None

    def add(self, fault: Fault, outcome: Outcome) -> None:
        """Keep an outcome; what nobody noticed is tried again in a process of its own."""
        if outcome.verdict == UNNOTICED and is_noticed_alone(fault, outcome.tests):
            outcome = Outcome(NOTICED, [])
        self.outcomes[fault] = outcome
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"fault": fault, "outcome": outcome}) + "\n")
        self._new += 1
        self._show(fault, outcome)

    def _show(self, fault: Fault, outcome: Outcome) -> None:
        total = sum(len(each) for each in self.faults.values())
        rate = self._new / (time.monotonic() - self._begun)
        left = (total - len(self.outcomes)) / rate / 60
        if outcome.verdict in (UNNOTICED, UNREACHED):
            print(f"\r{outcome.verdict}: {fault.name}", file=sys.stderr)
        print(
            f"\r{len(self.outcomes)} of {total} faults, about {left:.0f} min left ",
            end="",
            file=sys.stderr,
            flush=True,
        )


def is_noticed_alone(fault: Fault, tests: list[str]) -> bool:
    """Whether a test fails when the engine has the fault before anything is computed."""
    command = [sys.executable, "-m", "tools.measure.mutation.alone", fault.path]
    done = subprocess.run(
        [*command, str(fault.number), *tests], cwd=ROOT, capture_output=True, check=False
    )
    return done.returncode != 0


def kept_reach(folders: list[str]) -> tuple[Path, Reach | None]:
    """The file in which reach is kept for these sources and tests, and its content."""
    digest = hashlib.sha256(" ".join(folders).encode())
    for folder in ("src/stormhall", "tests"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            digest.update(path.read_bytes())
    file = FOLDER / f"reach-{digest.hexdigest()[:16]}.json"
    if not file.exists():
        return file, None
    return file, Reach.of_json(json.loads(file.read_text(encoding="utf-8")))


def report(sample: Sample) -> None:
    """Print the share of noticed faults for each game, then those that nobody noticed."""
    print()
    all_faults: list[Fault] = []
    for game, faults in sample.faults.items():
        print(f"{game:12} {shares(sample, faults)}")
        all_faults += faults
    print(f"{'all':12} {shares(sample, all_faults)}")
    for fault in all_faults:
        outcome = sample.outcomes[fault]
        if outcome.verdict in (UNNOTICED, UNREACHED):
            print(f"\n{outcome.verdict}, {fault.kind}: {fault.name}")
            for test in outcome.tests[:5]:
                print(f"    {test}")


def shares(sample: Sample, faults: list[Fault]) -> str:
    verdicts = Counter(sample.outcomes[fault].verdict for fault in faults)
    noticed = verdicts[NOTICED] + verdicts[ENDLESS]
    return f"{noticed} of {len(faults)} faults noticed, {noticed / max(len(faults), 1):.1%}"


def main(arguments: list[str]) -> int:
    options = read_options(arguments)
    FOLDER.mkdir(parents=True, exist_ok=True)
    faults = {game: draw(game, options.count, options.seed) for game in options.games}
    print(f"seed {options.seed}", file=sys.stderr)
    folders = [*dict.fromkeys(TESTS[game] for game in options.games), TESTS_OF_ALL]
    reach_file, reach = kept_reach(folders)
    # Outcomes are of these sources and tests; after a change all faults are tried anew.
    sample = Sample(FOLDER / f"{reach_file.stem}-{options.seed}.jsonl", faults)

    def keep_reach(measured: Reach) -> None:
        reach_file.write_text(json.dumps(measured.to_json()), encoding="utf-8")

    loop = Loop(
        reach, list(RULES.values()), sample.next_fault, keep_reach, sample.add, options.workers
    )
    # Output is not captured: processes that are forked would share its file.
    switches = ["-s", "-p", "no:xdist", "-p", "no:cacheprovider"]
    code = int(pytest.main([*switches, *folders], plugins=[loop]))
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return code
    report(sample)
    return 0


def read_options(arguments: list[str]) -> Any:
    parser = argparse.ArgumentParser(
        prog="run.py mutate",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs="*", choices=[*RULES, []], help="only these games")
    parser.add_argument("--count", type=int, default=100, help="how many faults in each game")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="which sample")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(arguments)
    options.games = options.games or list(RULES)
    return options


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
