"""Many games on processes: the same results for any number of them, even if some die."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormhall.kernel.core.state import Options
from stormhall.kernel.ruleset import find
from stormhall.lab.runs import pool
from stormhall.lab.runs.jobs import Job
from stormhall.lab.runs.pool import run
from tests.lab.jobs import BOTS, on_processes, pebbles, played, without_times


def test_results_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    job = pebbles("weighted", "random", "random")

    alone = played(job, 30)

    for workers in (1, 2, 5):
        assert without_times(on_processes(job, 30, workers, tmp_path)) == without_times(alone)


def test_results_do_not_depend_on_the_order_of_the_matches(tmp_path: Path) -> None:
    matches = pebbles("weighted", "random").matches(12)

    forwards = sorted(run(matches, 2, tmp_path), key=lambda one: one.index)
    backwards = sorted(run(matches[::-1], 2, tmp_path), key=lambda one: one.index)

    assert without_times(forwards) == without_times(backwards)


def test_a_run_without_matches_ends_at_once(tmp_path: Path) -> None:
    assert list(run([], 2, tmp_path)) == []


@pytest.mark.parametrize(
    ("bot", "error"),
    [
        ("Leaver", "the process that played it ended by itself (exit code 7)"),
        ("Killed", "the process that played it was killed (SIGKILL)"),
    ],
)
def test_a_process_that_dies_fails_its_game_and_no_other(
    bot: str, error: str, tmp_path: Path
) -> None:
    good = pebbles("random", "random").matches(20)
    bad = pebbles(f"{BOTS}:{bot}", "random").matches(40)
    mixed = [*good[:7], bad[30], *good[7:], bad[31]]

    results = list(run(mixed, 2, tmp_path))

    failures = {one.index: one.failure.error for one in results if one.failure is not None}
    assert failures == {30: error, 31: error}
    assert sorted(one.index for one in results if not one.failed) == list(range(20))


def test_a_process_that_dies_still_leaves_a_record_with_the_seed(tmp_path: Path) -> None:
    [match] = pebbles(f"{BOTS}:Leaver", "random").matches(1)

    [one] = run([match], 1, tmp_path)

    assert one.failure is not None
    text = Path(str(one.failure.record)).read_text(encoding="utf-8")
    assert f"seed: {match.seed}" in text
    assert "choices: 0" in text


class HourWhenAsked:
    """A clock on which an hour passes when the endless player has been asked."""

    def monotonic(self) -> float:
        return 3600.0 if Path("asked").exists() else 0.0


def test_an_endless_game_fails_when_the_time_limit_is_reached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(pool, "time", HourWhenAsked())
    endless = pebbles(f"{BOTS}:Endless", "random").matches(1)
    good = pebbles("random", "random").matches(3)[1:]

    results = list(run([*endless, *good], 1, tmp_path, patience=60))

    assert [one.index for one in results if one.failed] == [0]
    assert {one.index for one in results if not one.failed} == {1, 2}


def test_an_exception_in_the_tick_ends_the_run_and_its_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    endless = pebbles(f"{BOTS}:Endless", "random").matches(2)

    def tick() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(run(endless, 2, tmp_path, tick=tick))


def test_output_printed_by_an_agent_does_not_mix_with_the_results(tmp_path: Path, capfd) -> None:
    list(run(pebbles(f"{BOTS}:Babbler", "random").matches(1), 1, tmp_path))

    assert capfd.readouterr().out == ""


SHORT: dict[str, Options] = {"battalia": {"day_limit": 8}, "bloodrage": {}}


@pytest.mark.parametrize("game", SHORT)
def test_agents_that_think_do_the_same_in_any_process_and_order(game: str, tmp_path: Path) -> None:
    job = Job(game, 2, find(game).check(2, SHORT[game]), ("greedy", "weighted"), seed=3)

    alone = played(job, 3, tmp_path)
    elsewhere = list(run(job.matches(3)[::-1], 2, tmp_path))

    assert not any(one.failed for one in alone)
    assert without_times(sorted(elsewhere, key=lambda one: one.index)) == without_times(alone)
