"""The player of the next step: every sensible choice is carried out in a few imagined worlds, with
its details settled as usual, and the one that gains most is taken. It thinks of itself alone, and
of what it has rather than of what may come of it."""

from __future__ import annotations

from typing import Final

from stormhall.agents.budget import Budget
from stormhall.agents.policy import DETAILS, quieten
from stormhall.agents.seat import Chair
from stormhall.agents.thinker import Judged, Limits, Thinker
from stormhall.kernel.insight import Insight, Weights
from stormhall.kernel.rng import Chance
from stormhall.kernel.state import Code, Seat, State


class GreedyAgent(Thinker):
    """Looks one choice ahead, at its own gain of the moment."""

    def __init__(
        self, seed: int, limits: Limits, weights: Weights | None = None, worlds: int = 2
    ) -> None:
        super().__init__(seed, limits, weights)
        self.worlds: Final = worlds

    def make_insight(self, chair: Chair) -> Insight:
        """The game's knowledge less what it says about rivals and about later days."""
        usual = chair.insight()
        return self.insight_without(chair, usual.about_rivals + usual.forecasts)

    def judge(self, chair: Chair, codes: list[Code], insight: Insight) -> list[Judged]:
        budget = self.limits.begin()
        first = chair.world(self._chance)
        sensible = insight.sensible(first, chair.seat, codes)
        judged = [Judged(code, len(insight.terms)) for code in sensible]
        if len(judged) == 1:
            return judged
        for i in range(self.worlds):
            world = first if i == 0 else chair.world(self._chance)
            if not _try_all(insight, world, chair.seat, judged, self._chance, budget):
                break
        return sorted(judged, key=lambda one: -one.value)


def _try_all(
    insight: Insight, world: State, seat: Seat, judged: list[Judged], chance: Chance, budget: Budget
) -> bool:
    """Carry out each choice in a world; False if the time is over."""
    for one in judged:
        if budget.is_over() and one.count:
            return False
        twin = world.clone()
        twin.take(seat, one.code)
        quieten(insight, twin, seat, chance, budget, DETAILS)
        budget.spend(2)
        one.add(insight.contributions(twin, seat))
    return True
