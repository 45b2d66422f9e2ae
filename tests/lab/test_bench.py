"""The benchmarks count what they claim to count; no test asserts a time."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count

import pytest
from typer.testing import CliRunner

from stormhall import cli
from stormhall.agents.levels import LEVELS, THINK
from stormhall.kernel.core.errors import SetupError
from stormhall.lab import bench as bench_module
from stormhall.lab.bench import lab_speeds, percentile, time_level, times_of


class Ticking:
    """A clock that advances by a hundredth of a second each time it is read."""

    def __init__(self) -> None:
        looks = count()
        self.perf_counter: Callable[[], float] = lambda: next(looks) / 100
        self.process_time = self.perf_counter


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fake clock, so that measurements are the same on every machine."""
    monkeypatch.setattr(bench_module, "time", Ticking())


def bench(*words: str) -> str:
    arguments = ["bench", "pebbles", "--seconds", "0.1", *words]
    outcome = CliRunner().invoke(cli.app, arguments, catch_exceptions=False)
    assert outcome.exit_code == 0, outcome.output
    return outcome.stdout


def test_99_of_100_values_do_not_exceed_the_99th_percentile() -> None:
    assert percentile([float(n) for n in range(100, 0, -1)], 99) == 99.0
    assert percentile([3.0, 1.0, 2.0], 99) == 3.0
    assert percentile([], 99) is None


def test_times_are_compared_with_the_cap_without_decisions_that_had_no_choice() -> None:
    times = times_of("planner", [0.1, 0.3], [0.001])

    assert (times.decisions, times.single) == (2, 1)
    assert times.mean_ms == pytest.approx(200)
    assert times.slowest_ms == pytest.approx(300)
    assert times.of_cap_99 == pytest.approx(0.3 / THINK["planner"])
    assert times.single_ms == pytest.approx(1)


def test_a_level_that_does_not_think_has_no_cap_and_no_decisions_give_no_times() -> None:
    times = times_of("random", [], [])

    assert (times.cap_ms, times.of_cap_99, times.mean_ms, times.single_ms) == (None,) * 4


def test_one_seat_of_a_level_is_timed_in_the_middle_of_games() -> None:
    times = time_level("pebbles", "greedy", 2, {"rounds": 3}, 0.5, seed=1)

    assert times.decisions > 1
    assert times.mean_ms == pytest.approx(10)
    assert times.slowest_ms == pytest.approx(10)


def test_the_lab_plays_the_same_games_on_each_number_of_processes() -> None:
    speeds = lab_speeds("pebbles", 2, {}, 0.05, seed=1, cores=2)

    assert [one.jobs for one in speeds] == [1, 2]
    assert speeds[0].games == speeds[1].games == 20
    assert [one.games_per_second for one in speeds] == pytest.approx([2000, 2000])
    assert [one.efficiency for one in speeds] == pytest.approx([1, 0.5])


def test_all_parts_are_measured_unless_some_are_asked_for() -> None:
    everything = json.loads(bench("--json", "--jobs", "2"))[0]
    agents = json.loads(bench("--json", "--what", "agents", "--levels", "random,greedy"))[0]

    for figure in ("decisions_per_second", "clone_us", "resample_us", "bytes_per_state"):
        assert everything[figure] > 0
    assert [one["level"] for one in everything["agents"]] == LEVELS
    assert [one["jobs"] for one in everything["lab"]] == [1, 2]
    assert "decisions_per_second" not in agents
    assert [one["level"] for one in agents["agents"]] == ["random", "greedy"]
    assert agents["lab"] == []


def test_the_tables_fit_a_narrow_terminal() -> None:
    shown = bench("--jobs", "2")

    for words in ("decisions per second", "99 % of cap", "efficiency"):
        assert words in shown
    assert max(len(line) for line in shown.splitlines()) <= 80


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--what", "coffee"), "there is no part 'coffee'"),
        (("--levels", "genius"), "there is no agent 'genius'"),
    ],
)
def test_an_impossible_measurement_is_refused_in_one_line(
    words: tuple[str, ...], expected: str
) -> None:
    with pytest.raises(SetupError, match=expected):
        bench(*words)
