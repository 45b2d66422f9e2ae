"""The player that looks beyond its turn: the planner's candidates are played on in a few fixed
worlds, the others answering quickly, and the worse half is dropped again and again."""

from __future__ import annotations

from typing import Final

from stormhall.agents.budget import Budget
from stormhall.agents.planner import Planner, Width
from stormhall.agents.plans import Plan, follow
from stormhall.agents.policy import quick_choice
from stormhall.agents.seat import Chair
from stormhall.agents.thinker import Judged, Limits
from stormhall.kernel.insight import Insight, Weights
from stormhall.kernel.state import Code, Seat, State
from stormhall.kernel.tree import first_to_act

MOST_STEPS: Final = 400
"""A rollout is cut here, however long a stretch of play takes."""


class Searcher(Planner):
    """Plans its turn and plays on from the end of its best plans."""

    def __init__(
        self,
        seed: int,
        limits: Limits,
        width: Width,
        weights: Weights | None = None,
        stretches: int = 1,
    ) -> None:
        super().__init__(seed, limits, width, weights)
        self.stretches: Final = stretches  # how far a rollout goes

    def judge(self, chair: Chair, codes: list[Code], insight: Insight) -> list[Judged]:
        self._ahead.clear()
        budget = self.limits.begin()
        world = chair.world(self._chance)
        sensible = insight.sensible(world, chair.seat, codes)
        if len(sensible) == 1:
            return [Judged(sensible[0], len(insight.terms))]
        plans = self._plans(insight, world, chair.seat, sensible, budget.part(0.35))
        alive = self._candidates(plans)
        judged = {id(plan): Judged(plan.codes[0], len(insight.terms)) for plan in alive}
        order = alive[:]
        while not budget.is_over():
            rounds = max(1, self.width.worlds // len(alive))
            for _ in range(rounds):
                other = chair.world(self._chance)
                for plan in alive:
                    if budget.is_over() and judged[id(plan)].count:
                        break
                    end = self._play_on(insight, other, chair.seat, plan, budget)
                    judged[id(plan)].add(insight.contributions(end, chair.seat))
            alive.sort(key=lambda plan: -judged[id(plan)].value)
            if len(alive) > 2:
                alive = alive[: (len(alive) + 1) // 2]
            elif len(alive) == 1 or judged[id(alive[0])].count >= 4 * self.width.worlds:
                break
        order.sort(key=lambda plan: (plan not in alive, -judged[id(plan)].value))
        self._remember(world, chair.seat, order[0])
        return [judged[id(plan)] for plan in order]

    def _candidates(self, plans: list[Plan]) -> list[Plan]:
        return plans[: self.width.plans]

    def _play_on(
        self, insight: Insight, world: State, seat: Seat, plan: Plan, budget: Budget
    ) -> State:
        """Where a plan leads when all play on quickly for some stretches."""
        state = follow(insight, world, seat, plan.codes, self._chance, budget)
        until = insight.stretch(world, seat) + self.stretches
        for _ in range(MOST_STEPS):
            if not state.frames:
                break
            if insight.stretch(state, seat) >= until and insight.is_quiet(state, seat):
                break
            acting = first_to_act(state)
            state.take(acting, quick_choice(insight, state, acting, self._chance))
            budget.spend(1)
        return state
