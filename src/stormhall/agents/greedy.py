"""The player of the next step: every sensible choice is carried out in an imagined world, with its
details settled as usual, and the one that gains most is taken. It thinks of itself alone, and of
what it has rather than of what may come of it."""

from __future__ import annotations

from stormhall.agents.policy import DETAILS, quieten
from stormhall.agents.seat import Chair
from stormhall.agents.thinker import Judged, Thinker
from stormhall.kernel.core.state import Code
from stormhall.kernel.insight import Insight


class GreedyAgent(Thinker):
    """Looks one choice ahead, at its own gain of the moment."""

    def make_insight(self, chair: Chair) -> Insight:
        """The game's knowledge less all about rivals and most of what may come of something."""
        usual = chair.insight(self.weights)
        return self.limited_insight(chair, usual, usual.short_sight)

    def judge(self, chair: Chair, codes: list[Code], insight: Insight) -> list[Judged]:
        budget = self.limits.begin()
        world = chair.world(self._chance)
        sensible = insight.sensible(world, chair.seat, codes)
        judged = [Judged(code, len(insight.terms)) for code in sensible]
        if len(judged) == 1:
            return judged
        for one in judged:
            twin = world.clone()
            twin.take(chair.seat, one.code)
            quieten(insight, twin, chair.seat, self._chance, budget, DETAILS)
            budget.spend(2)
            one.add(insight.contributions(twin, chair.seat))
            if budget.is_over():
                break
        return sorted(judged, key=lambda one: -one.value)
