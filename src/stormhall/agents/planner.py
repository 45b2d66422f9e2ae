"""The player of the whole turn: a beam search finds plans in one imagined world, and those that
keep their promise in others are chosen from. A plan is followed as long as it goes as expected."""

from __future__ import annotations

from typing import Final

from stormhall.agents.budget import Budget
from stormhall.agents.plans import Beam, Plan, follow
from stormhall.agents.seat import Chair
from stormhall.agents.thinker import Judged, Limits, Thinker
from stormhall.kernel.action import Action
from stormhall.kernel.insight import Insight, Weights
from stormhall.kernel.state import Code, State


class Width:
    """How broadly a planner looks."""

    def __init__(
        self, beam: int = 8, depth: int = 30, details: int = 3, plans: int = 6, worlds: int = 3
    ) -> None:
        self.beam: Final = beam
        self.depth: Final = depth
        self.details: Final = details
        self.plans: Final = plans
        self.worlds: Final = worlds


class Planner(Thinker):
    """Plans its turn."""

    def __init__(
        self, seed: int, limits: Limits, width: Width, weights: Weights | None = None
    ) -> None:
        super().__init__(seed, limits, weights)
        self.width: Final = width
        self._ahead: list[tuple[Code, list[Code]]] = []  # own choices to come, with their offers

    def choose(self, chair: Chair) -> Action:
        codes = chair.codes
        if len(codes) == 1:
            self._follows(codes)
            return chair.action(codes[0])
        if self._follows(codes):
            return chair.action(self._next)
        return chair.action(self.judge(chair, codes, chair.insight(self.weights))[0].code)

    def _follows(self, codes: list[Code]) -> bool:
        """Whether the decision is the one that the plan has foreseen."""
        if not self._ahead:
            return False
        self._next, offers = self._ahead.pop(0)
        if offers == codes:
            return True
        self._ahead.clear()
        return False

    def judge(self, chair: Chair, codes: list[Code], insight: Insight) -> list[Judged]:
        self._ahead.clear()
        budget = self.limits.begin()
        world = chair.world(self._chance)
        sensible = insight.sensible(world, chair.seat, codes)
        if len(sensible) == 1:
            return [Judged(sensible[0], len(insight.terms))]
        plans = self._plans(insight, world, chair.seat, sensible, budget.part(0.7))
        tried = _tried(plans, self.width.plans)
        judged = [Judged(plan.codes[0], len(insight.terms)) for plan in tried]
        for _ in range(self.width.worlds):
            other = chair.world(self._chance)
            for i, plan in enumerate(tried):
                if budget.is_over() and judged[i].count:
                    break
                end = follow(insight, other, chair.seat, plan.codes, self._chance, budget)
                judged[i].add(insight.contributions(end, chair.seat))
        order = sorted(range(len(tried)), key=lambda i: -judged[i].value)
        self._remember(world, chair.seat, tried[order[0]])
        return [judged[i] for i in order]

    def _plans(
        self, insight: Insight, world: State, seat: int, codes: list[Code], budget: Budget
    ) -> list[Plan]:
        width = self.width
        beam = Beam(insight, seat, self._chance, budget, width.beam, width.depth, width.details)
        return beam.search(world, codes)

    def _remember(self, world: State, seat: int, plan: Plan) -> None:
        """Keep what the plan expects to be offered at its later choices."""
        state = world.clone()
        for i, code in enumerate(plan.codes):
            if not state.owed >> seat & 1:
                return  # others have a say before the plan goes on
            offers = sorted(state.offers(seat))
            if code not in offers:
                return
            if i:
                self._ahead.append((code, offers))
            state.take(seat, code)


def _tried(plans: list[Plan], most: int) -> list[Plan]:
    """The best plans, of each first choice at most two."""
    tried: list[Plan] = []
    times: dict[Code, int] = {}
    for plan in plans:
        count = times.get(plan.codes[0], 0)
        if count < 2 and len(tried) < most:
            times[plan.codes[0]] = count + 1
            tried.append(plan)
    return tried
