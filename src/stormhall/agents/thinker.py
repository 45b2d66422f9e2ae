"""The common part of all agents that evaluate choices."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from stormhall.agents.budget import Budget
from stormhall.agents.decision import Decision
from stormhall.kernel.core.plain import PlainValue
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Code
from stormhall.kernel.insight import Insight, Weights
from stormhall.kernel.table.action import Action

REASONS: Final = 5
"""The most terms that an explanation names."""


class Limits:
    """How much an agent thinks about one decision, and when it must answer."""

    def __init__(
        self, work: int, seconds: float | None = None, stop: Callable[[], bool] | None = None
    ) -> None:
        self.work: Final = work
        self.seconds: Final = seconds  # None: the clock does not matter
        self.stop: Final = stop

    def begin(self) -> Budget:
        """The budget of a decision that begins now."""
        return Budget(self.work, self.seconds, self.stop)


class Evaluation:
    """A choice with its value and what each term adds to it, averaged over some worlds."""

    def __init__(self, code: Code, terms: int) -> None:
        self.code: Final = code
        self.parts: Final[list[float]] = [0.0] * terms
        self.total = 0.0
        self.count = 0

    def add(self, parts: list[float]) -> None:
        """Add one imagined world and what each term adds there."""
        for i, part in enumerate(parts):
            self.parts[i] += part
            self.total += part
        self.count += 1

    def means(self) -> list[float]:
        """What each term adds, averaged over the worlds."""
        return [part / self.count for part in self.parts]

    @property
    def value(self) -> float:
        """What the choice is worth, averaged over the worlds."""
        return self.total / self.count if self.count else float("-inf")


class Explanation(PlainValue):
    """A choice and the terms in its favour, compared with the best other choice."""

    def __init__(
        self, action: Action, instead: Action | None, reasons: list[tuple[str, float]]
    ) -> None:
        self.action: Final = action
        self.instead: Final = instead
        self.reasons: Final = reasons  # message ids with what they add, the weightiest first

    def to_json(self) -> dict[str, object]:
        """The explanation as plain data."""
        return {
            "action": str(self.action),
            "instead": None if self.instead is None else str(self.instead),
            "reasons": [[term, round(amount, 2)] for term, amount in self.reasons],
        }


class Thinker(ABC):
    """An agent that evaluates its choices in imagined worlds, drawn from its own seed."""

    def __init__(self, seed: int, limits: Limits, weights: Weights | None = None) -> None:
        self.limits: Final = limits
        self.weights: Final = weights
        self._chance: Final = Chance(seed)
        self._insights: Final[dict[str, Insight]] = {}  # by game: an insight caches boards

    def __repr__(self) -> str:
        return f"<{type(self).__name__} with {self.limits.work} steps a decision>"

    def insight(self, decision: Decision) -> Insight:
        """The game's insight with this agent's weights."""
        insight = self._insights.get(decision.game)
        if insight is None:
            insight = self.make_insight(decision)
            self._insights[decision.game] = insight
        return insight

    def make_insight(self, decision: Decision) -> Insight:
        """Make the insight; a lower level leaves out or reduces terms."""
        return decision.insight(self.weights)

    def limited_insight(self, decision: Decision, usual: Insight, sight: Weights) -> Insight:
        """The insight without terms about rivals and with only a part of the terms in `sight`."""
        reduced: Weights = dict.fromkeys(usual.about_rivals, 0.0)
        for term, part in sight.items():
            reduced[term] = part * usual.weights[usual.terms.index(term)]
        return decision.insight({**(self.weights or {}), **reduced})

    def choose(self, decision: Decision) -> Action:
        """The choice with the greatest value."""
        codes = decision.codes
        if len(codes) == 1:
            return decision.action(codes[0])
        return decision.action(self.evaluate(decision, codes, self.insight(decision))[0].code)

    def explain(self, decision: Decision) -> Explanation:
        """The choice with its reasons; message ids are those of the game's terms."""
        codes = decision.codes
        if len(codes) == 1:
            return Explanation(decision.action(codes[0]), None, [])
        insight = self.insight(decision)
        evaluations = self.evaluate(decision, codes, insight)
        best = evaluations[0]
        others = [one for one in evaluations if one.count and one.code != best.code]
        if not best.count or not others:
            return Explanation(decision.action(best.code), None, [])
        terms = [f"{decision.game}-term-{term}" for term in insight.terms]
        reasons = _reasons(terms, best.means(), others[0].means())
        return Explanation(decision.action(best.code), decision.action(others[0].code), reasons)

    @abstractmethod
    def evaluate(self, decision: Decision, codes: list[Code], insight: Insight) -> list[Evaluation]:
        """Evaluations of two or more choices, the best first; one with a count of 0 was not
        tried."""


def _reasons(terms: list[str], best: list[float], other: list[float]) -> list[tuple[str, float]]:
    """The terms in which a choice differs most from another."""
    gains = [(abs(best[i] - other[i]), best[i] - other[i], term) for i, term in enumerate(terms)]
    gains.sort(reverse=True)
    return [(term, gain) for size, gain, term in gains[:REASONS] if size > 0]
