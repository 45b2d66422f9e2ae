"""The player that looks beyond its turn: the planner's candidates are played on in a few fixed
worlds, the others answering quickly, and the worse half is dropped again and again."""

from __future__ import annotations

from typing import Final

from stormhall.agents.budget import Budget
from stormhall.agents.planner import Candidate, Planner, Width
from stormhall.agents.plans import follow
from stormhall.agents.policy import quick_choice
from stormhall.agents.seat import Chair
from stormhall.agents.thinker import Limits
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
        stretches: int,
        weights: Weights | None = None,
    ) -> None:
        super().__init__(seed, limits, width, weights)
        self.stretches: Final = stretches  # how far a rollout goes

    def _compare(
        self, chair: Chair, insight: Insight, candidates: list[Candidate], budget: Budget
    ) -> None:
        """Successive halving: the better a candidate, the more worlds it is played on in."""
        super()._compare(chair, insight, candidates, budget.part(0.2))
        alive = len(candidates)
        rolled = [Candidate(one.plan, len(insight.terms)) for one in candidates]
        while alive > 1 and not budget.is_over():
            for _ in range(self.width.worlds):
                world = chair.world(self._chance)
                for candidate in rolled[:alive]:
                    end = self._play_on(insight, world, chair.seat, candidate.plan.codes, budget)
                    candidate.judged.add(insight.contributions(end, chair.seat))
                if budget.is_over():
                    break
            rolled[:alive] = sorted(rolled[:alive], key=lambda one: -one.judged.value)
            alive = (alive + 1) // 2
        candidates[:] = rolled

    def _play_on(
        self, insight: Insight, world: State, seat: Seat, plan: list[Code], budget: Budget
    ) -> State:
        """Where a plan leads when all play on quickly for some stretches."""
        state = follow(insight, world, seat, plan, self._chance, budget, self.width.patient)
        until = insight.stretch(world, seat) + self.stretches
        for _ in range(MOST_STEPS):
            if not state.frames or budget.is_over():
                break
            if insight.stretch(state, seat) >= until and insight.is_quiet(state, seat):
                break
            acting = first_to_act(state)
            state.take(acting, quick_choice(insight, state, acting, self._chance))
            budget.spend(1)
        return state
