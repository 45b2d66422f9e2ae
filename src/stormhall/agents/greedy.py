"""The level `greedy`: tries every sensible choice in an imagined world, takes the best one.

Details are decided quickly. It values only its own seat, and present gains more than later ones.
"""

from __future__ import annotations

from stormhall.agents.decision import Decision
from stormhall.agents.quick import MOST_DETAIL_STEPS, play_until_quiet
from stormhall.agents.thinker import Evaluation, Thinker
from stormhall.kernel.core.state import Code
from stormhall.kernel.insight import Insight


class GreedyAgent(Thinker):
    """Looks one choice ahead, at its own immediate gain."""

    def make_insight(self, decision: Decision) -> Insight:
        """The game's terms without those about rivals, and with a low weight on later gains."""
        usual = decision.insight(self.weights)
        return self.limited_insight(decision, usual, usual.short_sight)

    def evaluate(self, decision: Decision, codes: list[Code], insight: Insight) -> list[Evaluation]:
        budget = self.limits.begin()
        world = decision.world(self._chance)
        sensible = insight.sensible(world, decision.seat, codes)
        evaluations = [Evaluation(code, len(insight.terms)) for code in sensible]
        if len(evaluations) == 1:
            return evaluations
        for one in evaluations:
            after = world.clone()
            after.take(decision.seat, one.code)
            play_until_quiet(insight, after, decision.seat, self._chance, budget, MOST_DETAIL_STEPS)
            budget.spend(2)
            one.add(insight.contributions(after, decision.seat))
            if budget.is_over():
                break
        return sorted(evaluations, key=lambda one: -one.value)
