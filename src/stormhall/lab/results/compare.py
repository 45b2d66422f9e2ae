"""Two option sets on the same seeds: what changes, with confidence intervals.

The games of one deal (a deal is played once for each rotation of the agents) have much in common,
so a deal counts as one observation: the mean difference of its pairs. The interval is that of the
mean over deals. Pairs in which one game failed are left out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from stormhall.kernel.core.state import Options, OptionValue
from stormhall.lab.results.intervals import Mean, mean_of
from stormhall.lab.runs.game_result import GameResult, finished
from stormhall.lab.runs.jobs import Job


@dataclass(frozen=True, slots=True)
class Difference:
    """One figure with both option sets; `change` is the second minus the first."""

    figure: str  # "wins", "points", "length" or "decisions"
    about: str  # "seat 1", an agent, or "" for the whole game
    before: float
    after: float
    change: Mean

    @property
    def is_clear(self) -> bool:
        """Whether the interval of the change excludes zero."""
        low, high = self.change.low, self.change.high
        return low is not None and high is not None and (low > 0 or high < 0)


@dataclass(frozen=True, slots=True)
class Comparison:
    """The differences between two option sets."""

    options: dict[str, list[OptionValue]]  # name: value before and after
    pairs: int
    unit: str  # of the length
    differences: list[Difference]


Pair = tuple[GameResult, GameResult]
Measure = Callable[[GameResult], float]


def compare(results: list[GameResult], job: Job) -> Comparison | None:
    """The paired differences of a job that compares two option sets; None for any other."""
    if job.compared is None:
        return None
    pairs = _pairs(results)
    differences = [_difference(*figure, pairs) for figure in _figures(job, pairs)]
    unit = pairs[0][0].unit if pairs else ""
    return Comparison(differing(job.options, job.compared), len(pairs), unit, differences)


def differing(before: Options, after: Options) -> dict[str, list[OptionValue]]:
    """The options that are not the same in both sets."""
    return {name: [before[name], after[name]] for name in before if before[name] != after[name]}


def _pairs(results: list[GameResult]) -> list[Pair]:
    compared = {one.index: one for one in finished(results, 1)}
    return [(one, compared[one.index]) for one in finished(results, 0) if one.index in compared]


def _figures(job: Job, pairs: list[Pair]) -> list[tuple[str, str, Measure]]:
    seats = range(job.seats)
    figures = [("wins", f"seat {seat + 1}", _wins_of_seat(seat)) for seat in seats]
    words = sorted(set(job.agents))
    if len(words) > 1:
        figures += [("wins", word, _wins_of_agent(word)) for word in words]
    figures += [("points", f"seat {seat + 1}", _points_of_seat(seat)) for seat in seats]
    figures.append(("points", "winner", lambda one: float(max(one.points))))
    figures.append(("length", "", lambda one: float(one.length)))
    if any(one.unit != "decisions" for one, _ in pairs):
        figures.append(("decisions", "", lambda one: float(one.decisions)))
    return figures


def _wins_of_seat(seat: int) -> Measure:
    return lambda one: one.win_of(seat)


def _wins_of_agent(word: str) -> Measure:
    """Wins per seat of the agent, so that one seat can be compared with three."""

    def measure(one: GameResult) -> float:
        seats = one.seats_of(word)
        return sum(one.win_of(seat) for seat in seats) / len(seats)

    return measure


def _points_of_seat(seat: int) -> Measure:
    return lambda one: float(one.points[seat])


def _difference(figure: str, about: str, measure: Measure, pairs: list[Pair]) -> Difference:
    deals: dict[int, list[float]] = {}
    for first, second in pairs:
        deals.setdefault(first.deal, []).append(measure(second) - measure(first))
    count = max(1, len(pairs))
    return Difference(
        figure,
        about,
        sum(measure(first) for first, _ in pairs) / count,
        sum(measure(second) for _, second in pairs) / count,
        mean_of([sum(changes) / len(changes) for changes in deals.values()]),
    )
