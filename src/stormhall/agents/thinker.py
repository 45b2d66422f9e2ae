"""What all players have in common who judge choices before they make one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from stormhall.agents.budget import Budget
from stormhall.agents.seat import Chair
from stormhall.kernel.core.action import Action
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Code
from stormhall.kernel.insight import Insight, Weights

REASONS: Final = 5
"""How many terms an explanation names at most."""


class Limits:
    """How far a player thinks for one decision, and when it must answer whatever it has found."""

    def __init__(
        self, work: int, seconds: float | None = None, stop: Callable[[], bool] | None = None
    ) -> None:
        self.work: Final = work
        self.seconds: Final = seconds  # None: the clock does not matter
        self.stop: Final = stop

    def begin(self) -> Budget:
        """The budget of a decision that begins now."""
        return Budget(self.work, self.seconds, self.stop)


class Judged:
    """A choice with the value it promises and what each term adds to it, on average."""

    def __init__(self, code: Code, terms: int) -> None:
        self.code: Final = code
        self.parts: Final[list[float]] = [0.0] * terms
        self.total = 0.0
        self.count = 0

    def add(self, parts: list[float]) -> None:
        """Count one imagined world in which the choice leads to this."""
        for i, part in enumerate(parts):
            self.parts[i] += part
            self.total += part
        self.count += 1

    def means(self) -> list[float]:
        """What each term adds, in the average of the worlds."""
        return [part / self.count for part in self.parts]

    @property
    def value(self) -> float:
        """What the choice promises, in the average of the worlds."""
        return self.total / self.count if self.count else float("-inf")


class Explanation:
    """A choice and the terms that speak for it, compared with the best choice that it passed by."""

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
    """A player that judges its choices in worlds that it imagines, from a seed of its own."""

    def __init__(self, seed: int, limits: Limits, weights: Weights | None = None) -> None:
        self.limits: Final = limits
        self.weights: Final = weights
        self._chance: Final = Chance(seed)
        self._insights: Final[dict[str, Insight]] = {}  # by game: an insight remembers boards

    def insight(self, chair: Chair) -> Insight:
        """The game's knowledge with this player's weights."""
        known = self._insights.get(chair.game)
        if known is None:
            known = self.make_insight(chair)
            self._insights[chair.game] = known
        return known

    def make_insight(self, chair: Chair) -> Insight:
        """Weigh the game's terms as this player does."""
        return chair.insight(self.weights)

    def limited_insight(self, chair: Chair, usual: Insight, sight: Weights) -> Insight:
        """The game's knowledge of a self-centred player who sees but a part of some terms."""
        seen: Weights = dict.fromkeys(usual.about_rivals, 0.0)
        for term, part in sight.items():
            seen[term] = part * usual.weights[usual.terms.index(term)]
        return chair.insight({**(self.weights or {}), **seen})

    def choose(self, chair: Chair) -> Action:
        """The choice that promises most."""
        codes = chair.codes
        if len(codes) == 1:
            return chair.action(codes[0])
        return chair.action(self.judge(chair, codes, self.insight(chair))[0].code)

    def explain(self, chair: Chair) -> Explanation:
        """The choice with its reasons; message ids are those of the game's terms."""
        codes = chair.codes
        if len(codes) == 1:
            return Explanation(chair.action(codes[0]), None, [])
        insight = self.insight(chair)
        judged = self.judge(chair, codes, insight)
        best = judged[0]
        others = [one for one in judged if one.count and one.code != best.code]
        if not best.count or not others:
            return Explanation(chair.action(best.code), None, [])
        terms = [f"{chair.game}-term-{term}" for term in insight.terms]
        reasons = _reasons(terms, best.means(), others[0].means())
        return Explanation(chair.action(best.code), chair.action(others[0].code), reasons)

    @abstractmethod
    def judge(self, chair: Chair, codes: list[Code], insight: Insight) -> list[Judged]:
        """Some of at least two choices, the best first; one without worlds was not looked at."""


def _reasons(terms: list[str], best: list[float], other: list[float]) -> list[tuple[str, float]]:
    """The terms in which a choice differs most from another."""
    gains = [(abs(best[i] - other[i]), best[i] - other[i], term) for i, term in enumerate(terms)]
    gains.sort(reverse=True)
    return [(term, gain) for size, gain, term in gains[:REASONS] if size > 0]
