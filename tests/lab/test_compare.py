"""Two option sets on paired seeds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stormhall.lab.results.compare import compare
from stormhall.lab.results.intervals import interval, mean_of, quantile, student_95
from stormhall.lab.results.summary import summarise
from stormhall.lab.runs.game_result import GameResult
from tests.lab.jobs import as_failed, pebbles, played

JOB = replace(pebbles("random", "random", rounds=1), compared={"rounds": 3})
ROTATED = replace(JOB, agents=("weighted", "random"))


def with_points(one: GameResult, points: list[int]) -> GameResult:
    winner = points.index(max(points))
    places = [1 if seat == winner else 2 for seat in range(2)]
    return replace(one, points=points, places=places, winners=[winner])


def test_longer_games_are_shown_as_longer() -> None:
    comparison = compare(played(JOB, 20), JOB)

    assert comparison is not None
    assert comparison.options == {"rounds": [1, 3]}
    assert comparison.pairs == 20
    length = next(one for one in comparison.differences if one.figure == "length")
    assert length.is_clear
    assert length.change.value == pytest.approx(length.after - length.before)
    assert length.change.low is not None
    assert 0 < length.change.low < length.change.value


def test_a_constant_difference_is_certain_however_much_games_vary() -> None:
    results = []
    for one in played(JOB, 6):
        extra = 5 if one.variant else 0
        results.append(with_points(one, [10 * one.index + extra, 0]))

    comparison = compare(results, JOB)

    assert comparison is not None
    points = next(one for one in comparison.differences if one.about == "winner")
    assert points.change.value == points.change.low == points.change.high == 5


def test_the_games_of_a_deal_count_as_one_observation() -> None:
    comparison = compare(played(ROTATED, 8), ROTATED)

    assert comparison is not None
    assert comparison.pairs == 8
    assert {one.change.count for one in comparison.differences} == {4}
    assert [one.about for one in comparison.differences if one.figure == "wins"] == [
        "seat 1",
        "seat 2",
        "random",
        "weighted",
    ]


def test_a_pair_in_which_one_game_failed_is_left_out() -> None:
    results = played(JOB, 4)
    results[3] = as_failed(results[3])

    comparison = compare(results, JOB)

    assert comparison is not None
    assert comparison.pairs == 3


def test_one_pair_has_no_interval() -> None:
    comparison = compare(played(JOB, 1), JOB)

    assert comparison is not None
    assert comparison.differences[0].change.low is None
    assert not comparison.differences[0].is_clear


def test_a_job_without_a_second_option_set_compares_nothing() -> None:
    assert compare([], pebbles("random", "random")) is None


def test_wilsons_interval_agrees_with_the_textbook() -> None:
    low, high = interval(10, 20)
    assert (round(low, 3), round(high, 3)) == (0.299, 0.701)
    low, high = interval(0, 10)
    assert (low, round(high, 3)) == (0.0, 0.278)
    assert interval(0, 0) == (0.0, 1.0)


def test_a_mean_has_students_interval() -> None:
    mean = mean_of([1.0, 2.0, 3.0])

    assert mean.value == 2
    assert mean.low == pytest.approx(2 - 4.303 / 3**0.5, abs=1e-3)
    assert student_95(30) == pytest.approx(2.042, abs=1e-3)
    assert student_95(11) == pytest.approx(2.201, abs=1e-3)
    assert mean_of([]).count == 0


def test_quantiles_are_values_that_occurred() -> None:
    values = list(range(1, 101))

    assert (quantile(values, 0.05), quantile(values, 0.5), quantile(values, 0.95)) == (6, 51, 96)
    assert quantile([7], 0.95) == 7


def test_the_share_of_an_agent_counts_for_each_of_its_seats() -> None:
    job = pebbles("weighted", "random", "random", "random")
    results = played(job, 40)

    summary = summarise(results, 4)

    by_name = {side.name: side for side in summary.by_agent}
    assert by_name["weighted"].seats == 40
    assert by_name["random"].seats == 120
    assert by_name["weighted"].wins + by_name["random"].wins == pytest.approx(40)
    assert by_name["random"].chance == by_name["weighted"].chance == 0.25
    for side in summary.by_agent + summary.by_seat:
        assert side.low <= side.share <= side.high


def test_failed_games_are_counted_and_left_out_of_the_figures() -> None:
    results = played(pebbles("random", "random"), 5)

    summary = summarise([*results[:4], as_failed(results[4])], 2)

    assert (summary.games, summary.failed) == (4, 1)
    assert replace(summary, failed=0) == summarise(results[:4], 2)


def test_no_games_give_no_figures() -> None:
    summary = summarise([], 2)

    assert summary.games == 0
    assert summary.length is None
