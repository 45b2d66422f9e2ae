"""Finding the weights of a game's terms by playing: an evolution strategy.

The strategy is the classic (mu/mu, lambda) one with self-adapted steps (H.-G. Beyer and H.-P.
Schwefel, Evolution strategies: a comprehensive introduction, 2002). A generation has candidates
around a centre: each multiplies every weight by the exponential of a random step, so that weights
keep their sign and a step means as much for a small weight as for a large one. Each plays against
the centre, all on the same deals, seats and seeds of players (common random numbers); the better
half gives the next centre and the next length of steps.

All random numbers depend on the seed, the generation and the candidate, never on the order in which
games end: neither the number of processes nor stopping and resuming a run matters.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from math import cos, exp, log, pi, sqrt
from pathlib import Path
from typing import Any, Final

from stormhall.kernel.core.errors import SetupError
from stormhall.kernel.core.rng import Chance, seeded
from stormhall.kernel.core.state import Options
from stormhall.kernel.insight import VICTORY, Weights
from stormhall.kernel.ruleset import find
from stormhall.lab.runs.game_result import GameResult
from stormhall.lab.runs.jobs import Match
from stormhall.lab.strength.duels import (
    LEVELS_WITHOUT_WEIGHTS,
    Duel,
    Player,
    player,
    sides_of,
    weights_refused,
)

Play = Callable[[list[Match]], Iterable[GameResult]]
"""A function that plays matches, in any order."""

FIRST_STEP: Final = 0.3
"""The first candidates have weights of about three quarters to four thirds of the centre's."""

DIGITS: Final = 4
"""The significant digits of a weight: more would only show how the machine rounds."""


FINAL_DUEL: Final = -1
"""Used in place of a generation in the seeds of the last duel."""


@dataclass(frozen=True, slots=True)
class SearchPoint:
    """Weights with a length of steps: the centre of a generation, or one of its candidates."""

    weights: Weights
    step: float


@dataclass(frozen=True, slots=True)
class Generation:
    """One generation with the scores of its candidates, and where the next one begins."""

    number: int
    candidates: list[SearchPoint]
    scores: list[float]
    next: SearchPoint


@dataclass(frozen=True, slots=True)
class TuningPlan:
    """Everything that decides the result of a run except the number of generations."""

    game: str
    seats: int
    options: Options  # complete
    level: str
    start: Weights
    terms: list[str]
    size: int  # candidates in a generation
    games: int  # of each candidate against the centre
    seed: int

    def duel(self, one: Weights, others: Weights, number: int) -> Duel:
        """A duel of some weights against others, on the deals of a generation."""
        sides = sides_of(self.game, self.seats, self.options)
        first, second = Player("one", self.level, one), Player("others", self.level, others)
        return Duel(self.game, self.options, sides, first, second, seeded(self.seed, number))


def plan_of(
    game: str,
    seats: int,
    options: Options,
    level: str,
    terms: Sequence[str] | None,
    start: Weights | None,
    *,
    size: int,
    games: int,
    seed: int,
) -> TuningPlan:
    """A checked plan, or a `SetupError`."""
    if level in LEVELS_WITHOUT_WEIGHTS:
        raise weights_refused(level)
    player(level, game)  # refuses an unknown name
    begin = {**own_weights(game), **(start or {})}
    find(game).insight(begin)  # refuses unknown terms
    return TuningPlan(
        game, seats, options, level, begin, tuned_terms(begin, terms), size, games, seed
    )


def own_weights(game: str) -> Weights:
    """The game's own weights, except for victory if its weight may not be replaced."""
    ruleset = find(game)
    insight = ruleset.insight()
    weights = dict(zip(insight.terms, insight.weights, strict=True))
    try:
        ruleset.insight(weights)
    except SetupError:
        del weights[VICTORY]
    return weights


def tuned_terms(start: Weights, chosen: Sequence[str] | None) -> list[str]:
    """The terms to tune: those chosen, or all but victory, which sets the scale."""
    for term in chosen or []:
        if term not in start:
            raise SetupError("no-term", term=term, known=", ".join(start))
        if start[term] == 0:
            raise SetupError("zero-weight", term=term)
    terms = list(chosen or [term for term in start if start[term] and term != VICTORY])
    if not terms:
        raise SetupError("no-terms")
    return terms


def generation(plan: TuningPlan, centre: SearchPoint, number: int, play: Play) -> Generation:
    """Play one generation; all candidates have the same deals, seats and seeds of players."""
    candidates = candidates_of(centre, plan.terms, plan.size, plan.seed, number)
    duels = [plan.duel(one.weights, centre.weights, number) for one in candidates]
    games = duels[0].games(plan.games)
    matches = [
        replace(duel.match(index), index=candidate * games + index)
        for index in range(games)
        for candidate, duel in enumerate(duels)
    ]
    results = {one.index: one for one in play(matches) if not one.failed}
    scores = [
        _mean_score(duel, [results.get(i * games + index) for index in range(games)])
        for i, duel in enumerate(duels)
    ]
    following = next_centre(centre, plan.terms, candidates, scores)
    return Generation(number, candidates, scores, following)


def _mean_score(duel: Duel, results: Sequence[GameResult | None]) -> float:
    """The mean over the finished games, in their order, so that the sum is always the same."""
    scores = [
        score(one.points, one.winners, duel.side(index))
        for index, one in enumerate(results)
        if one is not None
    ]
    return sum(scores) / len(scores) if scores else 0.0


class TuningLog:
    """The log of a run: a line of JSON with the plan, then one for each generation."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file

    def begin(self, plan: TuningPlan) -> None:
        """Start a new log; one of an earlier run is not overwritten."""
        if self.file.exists():
            raise SetupError("holds-generations", file=str(self.file))
        self._write(plan)

    def _write(self, plan: TuningPlan) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(json.dumps(asdict(plan)) + "\n", encoding="utf-8")
        except OSError as error:
            raise SetupError("write", file=str(self.file), problem=str(error.strerror)) from error

    def add(self, done: Generation) -> None:
        with self.file.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps(asdict(done)) + "\n")

    def load(self, plan: TuningPlan) -> list[Generation]:
        """The generations in the log; a last line that was cut off is left out."""
        lines = self._lines()
        if not lines or lines[0] != json.loads(json.dumps(asdict(plan))):
            raise SetupError("other-log", file=str(self.file))
        done = [_generation(line) for line in lines[1:]]
        self._write(plan)
        for one in done:
            self.add(one)
        return done

    def _lines(self) -> list[Any]:
        try:
            texts = self.file.read_text(encoding="utf-8").splitlines()
        except OSError as error:
            raise SetupError("read", file=str(self.file), problem=str(error.strerror)) from error
        lines: list[Any] = []
        for text in texts:
            try:
                lines.append(json.loads(text))
            except ValueError:
                break
        return lines


def _generation(line: dict[str, Any]) -> Generation:
    return Generation(
        number=line["number"],
        candidates=[SearchPoint(**one) for one in line["candidates"]],
        scores=line["scores"],
        next=SearchPoint(**line["next"]),
    )


def candidates_of(
    centre: SearchPoint, terms: Sequence[str], size: int, seed: int, number: int
) -> list[SearchPoint]:
    """The candidates of a generation, made only from the seed, the generation and their index."""
    return [_candidate(centre, terms, Chance(seed, number, index)) for index in range(size)]


def _candidate(centre: SearchPoint, terms: Sequence[str], chance: Chance) -> SearchPoint:
    learning = 1 / sqrt(2 * len(terms))
    step = centre.step * exp(learning * normal(chance))
    weights = dict(centre.weights)
    for term in terms:
        weights[term] = rounded(weights[term] * exp(step * normal(chance)))
    return SearchPoint(weights, step)


def next_centre(
    centre: SearchPoint,
    terms: Sequence[str],
    candidates: Sequence[SearchPoint],
    scores: Sequence[float],
) -> SearchPoint:
    """The geometric mean of the better half; among equals the earlier one is better."""
    order = sorted(range(len(candidates)), key=lambda index: (-scores[index], index))
    parents = [candidates[index] for index in order[: max(1, len(order) // 2)]]
    weights = dict(centre.weights)
    for term in terms:
        steps = [log(parent.weights[term] / centre.weights[term]) for parent in parents]
        weights[term] = rounded(centre.weights[term] * exp(sum(steps) / len(steps)))
    step = exp(sum(log(parent.step) for parent in parents) / len(parents))
    return SearchPoint(weights, step)


def normal(chance: Chance) -> float:
    """A normally distributed number, by the method of Box and Muller."""
    grain = 1 << 30
    radius = sqrt(-2 * log((chance.below(grain) + 1) / grain))
    return radius * cos(2 * pi * chance.below(grain) / grain)


def rounded(weight: float) -> float:
    """A weight rounded to the digits that are written."""
    return float(f"{weight:.{DIGITS}g}")


def score(points: Sequence[int], winners: Sequence[int], side: Sequence[int]) -> float:
    """The score of a side from 0 to 1: four fifths for a win, one fifth for the margin."""
    share = sum(1 for seat in side if seat in winners) / len(winners)
    own = max(points[seat] for seat in side)
    best = max((points[seat] for seat in range(len(points)) if seat not in side), default=0)
    margin = (own - best) / (10 + abs(own) + abs(best))
    return 0.8 * share + 0.2 * (0.5 + 0.5 * margin)
