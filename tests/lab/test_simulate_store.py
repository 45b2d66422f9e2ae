"""Results on disk: no finished game is lost, and no results of another run are mixed in."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from stormhall.kernel.ruleset import find
from stormhall.lab.runs.jobs import Job
from stormhall.lab.runs.result_files import ResultFolder, ResultsError, load_results
from stormhall.lab.simulation import Simulation
from tests.lab.jobs import pebbles, played, without_times

JOB = pebbles("weighted", "random")


def run_all(job: Job, games: int, folder: Path, *, resume: bool = False) -> Simulation:
    simulation = Simulation(job, games, folder, resume=resume)
    list(simulation.run(1))
    return simulation


def test_games_are_on_disk_as_soon_as_they_have_ended(tmp_path: Path) -> None:
    simulation = Simulation(JOB, 3, tmp_path)

    for count, _ in enumerate(simulation.run(1), start=1):
        assert len(load_results(tmp_path)) == count


def test_a_run_is_resumed_where_it_stopped(tmp_path: Path) -> None:
    run_all(JOB, 2, tmp_path / "parts")

    parts = run_all(JOB, 5, tmp_path / "parts", resume=True)

    whole = run_all(JOB, 5, tmp_path / "whole")
    assert len(load_results(tmp_path / "parts")) == 5
    assert parts.to_json() == whole.to_json()


def test_a_folder_that_holds_games_is_not_used_by_accident(tmp_path: Path) -> None:
    run_all(JOB, 1, tmp_path)

    with pytest.raises(ResultsError, match="already holds games; go on with --resume"):
        Simulation(JOB, 2, tmp_path)


def test_an_empty_folder_may_be_resumed(tmp_path: Path) -> None:
    assert len(run_all(JOB, 2, tmp_path / "fresh", resume=True).results) == 2


@pytest.mark.parametrize(
    ("job", "difference"),
    [
        (replace(JOB, seed=6), "seed 5 -> 6"),
        (replace(JOB, agents=("random", "random")), "agents weighted,random -> random,random"),
        (replace(JOB, think=0.5), "think null -> 0.5"),
        (replace(JOB, options={"rounds": 3}), "options: rounds 2 -> 3"),
        (replace(JOB, rotate=False), "rotate true -> false"),
    ],
)
def test_the_folder_of_another_run_is_refused(job: Job, difference: str, tmp_path: Path) -> None:
    run_all(JOB, 1, tmp_path)

    with pytest.raises(ResultsError) as refused:
        Simulation(job, 2, tmp_path, resume=True)

    assert str(refused.value) == f"{tmp_path} holds another run: {difference}"


def test_a_line_cut_off_by_a_kill_is_dropped_and_played_again(tmp_path: Path) -> None:
    run_all(JOB, 3, tmp_path)
    file = tmp_path / "games.jsonl"
    whole = file.read_bytes()
    file.write_bytes(whole[:-40])

    again = run_all(JOB, 3, tmp_path, resume=True)

    assert len(again.results) == 3
    assert without_times(load_results(tmp_path)) == without_times(played(JOB, 3))


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    run_all(JOB, 2, tmp_path)
    file = tmp_path / "games.jsonl"
    file.write_text("{}\n" + file.read_text(encoding="utf-8"), encoding="utf-8")

    with pytest.raises(ResultsError, match="line 1: this is no game of a run"):
        Simulation(JOB, 3, tmp_path, resume=True)


@pytest.mark.parametrize(
    ("text", "problem"), [("{", "cannot read .*run.json"), ("[]", "run.json cannot be read")]
)
def test_a_damaged_description_of_the_run_is_named(text: str, problem: str, tmp_path: Path) -> None:
    run_all(JOB, 1, tmp_path)
    (tmp_path / "run.json").write_text(text)

    with pytest.raises(ResultsError, match=problem):
        Simulation(JOB, 2, tmp_path, resume=True)


def test_games_without_a_description_of_their_run_are_refused(tmp_path: Path) -> None:
    run_all(JOB, 1, tmp_path)
    (tmp_path / "run.json").unlink()

    with pytest.raises(ResultsError, match="is missing"):
        Simulation(JOB, 2, tmp_path, resume=True)


def test_a_file_in_place_of_the_folder_is_reported_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")

    with pytest.raises(ResultsError, match=r"cannot use the folder .*: File exists"):
        Simulation(JOB, 2, file)


def test_a_missing_folder_of_results_is_reported_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(ResultsError, match=r"cannot read .*: No such file"):
        load_results(tmp_path / "nowhere")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_reported_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").symlink_to("/dev/full")
    [one] = played(JOB, 1)

    with (
        closing(ResultFolder(tmp_path, JOB)) as store,
        pytest.raises(ResultsError, match=r"cannot write .*games\.jsonl: No space left on device"),
    ):
        store.add(one)


def weighty(weight: float) -> Job:
    """A job in which one of two greedy players uses other weights than the game's."""
    weights = {find("pebbles").insight().terms[1]: weight}
    return replace(pebbles("greedy@mine.json", "greedy"), weights=(weights, None))


def test_a_run_of_players_with_other_weights_is_not_resumed(tmp_path: Path) -> None:
    run_all(weighty(3), 2, tmp_path)

    assert len(run_all(weighty(3), 4, tmp_path, resume=True).results) == 4
    with pytest.raises(ResultsError, match=r"other players: greedy@mine\.json had other weights"):
        Simulation(weighty(4), 6, tmp_path, resume=True)


def test_a_run_without_player_names_can_be_resumed(tmp_path: Path) -> None:
    run_all(weighty(3), 2, tmp_path)
    file = tmp_path / "run.json"
    run = json.loads(file.read_text(encoding="utf-8"))
    del run["players"]
    file.write_text(json.dumps(run), encoding="utf-8")

    assert len(run_all(weighty(4), 4, tmp_path, resume=True).results) == 4


def test_weights_follow_their_player_from_seat_to_seat(tmp_path: Path) -> None:
    first, second = weighty(3).matches(2)

    assert first.agents == ("greedy@mine.json", "greedy")
    assert second.agents == ("greedy", "greedy@mine.json")
    assert (first.weights[1], second.weights[0]) == (None, None)
    assert first.weights[0] == second.weights[1] == weighty(3).weights[0]
    assert {word for one in played(weighty(3), 2) for word in one.agents} == set(first.agents)
