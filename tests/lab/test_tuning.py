"""Tuning: reproducible, resumable, and it finds the maximum of a known function."""

from __future__ import annotations

import json
from math import log
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stormhall import cli
from stormhall.kernel.core.errors import SetupError
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.ruleset import find
from stormhall.lab.runs.game_result import GameResult
from stormhall.lab.runs.jobs import Match
from stormhall.lab.runs.match import play
from stormhall.lab.strength.duels import read_weights
from stormhall.lab.strength.tuning import (
    FIRST_STEP,
    SearchPoint,
    TuningPlan,
    candidates_of,
    generation,
    next_centre,
    normal,
    own_weights,
    plan_of,
    score,
    tuned_terms,
)
from tests.lab.jobs import as_failed


def pebbles_plan(terms: list[str] | None = None, seats: int = 2, games: int = 4) -> TuningPlan:
    options = find("pebbles").check(seats, {})
    return plan_of("pebbles", seats, options, "greedy", terms, None, size=4, games=games, seed=5)


def tune(out: Path, *words: str, generations: int = 2) -> str:
    fixed = ["tune", "pebbles", "--seats", "2", "--games", "2", "--candidates", "4", "--duel", "4"]
    more = ["--seed", "9", "--generations", str(generations), "--out", str(out), *words]
    outcome = CliRunner().invoke(cli.app, [*fixed, *more], catch_exceptions=False)
    assert outcome.exit_code == 0, outcome.output
    return outcome.stdout


def test_all_candidates_play_the_same_deals_in_the_same_seats(tmp_path: Path) -> None:
    played: list[Match] = []

    def watch(matches: list[Match]) -> list[GameResult]:
        played.extend(matches)
        return [play(match, tmp_path) for match in matches]

    plan = pebbles_plan()
    generation(plan, SearchPoint(plan.start, FIRST_STEP), 0, watch)

    by_candidate = [
        [(match.seed, match.agent_seeds) for match in played if match.index // 4 == candidate]
        for candidate in range(4)
    ]
    assert len(played) == 16
    assert all(seeds == by_candidate[0] for seeds in by_candidate)
    first = [match for match in played if match.index // 4 == 0]
    mine = [[weights != plan.start for weights in match.weights] for match in first]
    assert mine == [[True, False], [False, True]] * 2
    assert first[0].seed == first[1].seed != first[2].seed


def test_a_generation_does_not_depend_on_the_order_in_which_games_end(tmp_path: Path) -> None:
    plan = pebbles_plan()
    centre = SearchPoint(plan.start, FIRST_STEP)

    forward = generation(plan, centre, 3, lambda ms: [play(one, tmp_path) for one in ms])
    backward = generation(plan, centre, 3, lambda ms: [play(one, tmp_path) for one in ms[::-1]])

    assert forward == backward


def test_games_that_fail_do_not_count(tmp_path: Path) -> None:
    plan = pebbles_plan(games=2)

    def fail_some(matches: list[Match]) -> list[GameResult]:
        results = [play(match, tmp_path) for match in matches]
        return [as_failed(one) if one.index in (0, 2, 3) else one for one in results]

    result = generation(plan, SearchPoint(plan.start, FIRST_STEP), 0, fail_some)

    assert result.scores[1] == 0.0
    assert all(0 < score <= 1 for score in (result.scores[0], *result.scores[2:]))


def test_steps_keep_signs_and_leave_other_terms_alone() -> None:
    centre = SearchPoint({"good": 2.0, "bad": -0.5, "other": 7.0}, 0.5)

    candidates = candidates_of(centre, ["good", "bad"], 20, seed=1, number=0)

    assert all(one.weights["good"] > 0 > one.weights["bad"] for one in candidates)
    assert all(one.weights["other"] == 7.0 for one in candidates)
    assert len({one.weights["good"] for one in candidates}) > 15
    assert candidates == candidates_of(centre, ["good", "bad"], 20, seed=1, number=0)
    assert candidates != candidates_of(centre, ["good", "bad"], 20, seed=1, number=1)


def test_the_next_centre_is_the_geometric_mean_of_the_better_half() -> None:
    centre = SearchPoint({"a": 1.0, "b": -1.0}, 0.3)
    steps = [(2.0, 0.1), (8.0, 0.4), (100.0, 9.0), (0.01, 9.0)]
    candidates = [SearchPoint({"a": a, "b": -1.0}, step) for a, step in steps]

    following = next_centre(centre, ["a", "b"], candidates, [0.6, 0.7, 0.5, 0.4])

    assert following.weights == {"a": 4.0, "b": -1.0}
    assert following.step == pytest.approx(0.2)


def test_the_strategy_improves_a_test_function() -> None:
    best = {"a": 4.0, "b": -0.25}
    centre = SearchPoint({"a": 1.0, "b": -1.0}, FIRST_STEP)

    for number in range(40):
        candidates = candidates_of(centre, ["a", "b"], 8, seed=2, number=number)
        scores = [
            -sum(log(one.weights[term] / best[term]) ** 2 for term in best) for one in candidates
        ]
        centre = next_centre(centre, ["a", "b"], candidates, scores)

    assert centre.weights["a"] == pytest.approx(4.0, rel=0.1)
    assert centre.weights["b"] == pytest.approx(-0.25, rel=0.1)


def test_random_steps_are_normally_distributed() -> None:
    chance = Chance(4)
    drawn = [normal(chance) for _ in range(4000)]

    mean = sum(drawn) / len(drawn)
    assert abs(mean) < 0.05
    assert sum((one - mean) ** 2 for one in drawn) / len(drawn) == pytest.approx(1, abs=0.08)
    assert sum(abs(one) < 1.96 for one in drawn) / len(drawn) == pytest.approx(0.95, abs=0.015)


def test_the_score_of_a_game_depends_mostly_on_its_winner_and_a_little_on_its_margin() -> None:
    assert score([10, 10], [0, 1], [0]) == pytest.approx(0.5)
    assert score([30, 10], [0], [0]) == pytest.approx(0.8 + 0.1 + 0.1 * 20 / 50)
    assert score([30, 10, 20, 5], [0, 2], [0, 2]) == pytest.approx(0.9 + 0.1 * 20 / 50)
    assert score([12, 10], [1], [0]) < score([10, 12], [1], [1])


def test_the_same_seed_gives_the_same_weights_on_any_number_of_processes(tmp_path: Path) -> None:
    tune(tmp_path / "one.json", "--jobs", "1")
    tune(tmp_path / "two.json", "--jobs", "2")

    assert (tmp_path / "one.json").read_text() == (tmp_path / "two.json").read_text()
    assert (tmp_path / "one.log.jsonl").read_text() == (tmp_path / "two.log.jsonl").read_text()


def test_a_resumed_run_gives_the_same_as_a_whole_one(tmp_path: Path) -> None:
    tune(tmp_path / "whole.json", generations=3)
    tune(tmp_path / "parts.json", generations=1)
    log_file = tmp_path / "parts.log.jsonl"
    log_file.write_text(log_file.read_text() + '{"number": 1, "cand')  # killed while it wrote

    tune(tmp_path / "parts.json", "--resume", generations=3)

    assert (tmp_path / "parts.json").read_text() == (tmp_path / "whole.json").read_text()
    assert log_file.read_text() == (tmp_path / "whole.log.jsonl").read_text()


def test_a_log_is_neither_mixed_with_other_settings_nor_overwritten(tmp_path: Path) -> None:
    tune(tmp_path / "w.json", generations=1)

    with pytest.raises(SetupError, match="not the log of a run with these settings"):
        tune(tmp_path / "w.json", "--resume", "--terms", "lead")
    with pytest.raises(SetupError, match="already holds generations; go on with --resume"):
        tune(tmp_path / "w.json")


def test_tuned_weights_can_be_used_by_players_and_data_files(
    tmp_path: Path,
) -> None:
    file = tmp_path / "w.json"

    shown = tune(file, "--terms", "lead,token")

    weights = read_weights(file)
    insight = find("pebbles").insight(weights)
    assert dict(zip(insight.terms, insight.weights, strict=True)) == weights
    assert weights["hand"] == own_weights("pebbles")["hand"]
    assert weights["lead"] != own_weights("pebbles")["lead"]
    assert "Tuned against start" in shown
    generations = (tmp_path / "w.log.jsonl").read_text().splitlines()[1:]
    assert json.loads(generations[-1])["next"]["weights"] == weights


def test_terms_that_cannot_be_tuned_are_reported_in_one_line() -> None:
    assert tuned_terms({"victory": 9.0, "a": 1.0, "b": 0.0}, None) == ["a"]
    with pytest.raises(SetupError, match="there is no term 'c'"):
        tuned_terms({"a": 1.0}, ["c"])
    with pytest.raises(SetupError, match="the weight of b is 0"):
        tuned_terms({"b": 0.0}, ["b"])
    with pytest.raises(SetupError, match="no terms with weights"):
        tuned_terms({"victory": 9.0}, None)
    with pytest.raises(SetupError, match="random judges nothing"):
        plan_of("pebbles", 2, {}, "random", None, None, size=2, games=2, seed=0)
