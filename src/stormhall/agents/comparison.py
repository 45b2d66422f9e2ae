"""Comparing plans in imagined worlds, dropping the worse half again and again."""

from __future__ import annotations

from typing import Final

from stormhall.agents.beam_search import Plan, follow_plan
from stormhall.agents.budget import Budget
from stormhall.agents.decision import Decision
from stormhall.agents.quick import greedy_choice, quick_choice
from stormhall.agents.thinker import Evaluation
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Code, Seat, State
from stormhall.kernel.insight import Insight
from stormhall.kernel.table.tree import first_to_act

MOST_STEPS: Final = 400
"""The most steps of a rollout, however long a stretch of play takes."""

LATER_SHARE: Final = 0.5
"""The share of a plan's value that comes from where it leads later; the rest comes from where it
ends. What happens later counts for more, but depends on luck and on quick choices."""


class Candidate:
    """A plan with the values of its end and of what comes later, averaged over some worlds."""

    def __init__(self, plan: Plan, terms: int) -> None:
        self.plan: Final = plan
        self.end: Final = Evaluation(plan.codes[0], terms)
        self.later: Final = Evaluation(plan.codes[0], terms)

    @property
    def value(self) -> float:
        """What the plan is worth."""
        if not self.later.count:
            return self.end.value
        return (1 - LATER_SHARE) * self.end.value + LATER_SHARE * self.later.value

    def evaluation(self) -> Evaluation:
        """The plan's first choice with what each term adds to its value."""
        if not self.later.count:
            return self.end
        end, later = self.end.means(), self.later.means()
        mixed = Evaluation(self.plan.codes[0], len(end))
        mixed.add([(1 - LATER_SHARE) * end[i] + LATER_SHARE * later[i] for i in range(len(end))])
        return mixed


class PlanComparison:
    """The candidates of one decision, the best first."""

    def __init__(
        self,
        decision: Decision,
        insight: Insight,
        chance: Chance,
        budget: Budget,
        plans: list[Plan],
    ) -> None:
        self.decision: Final = decision
        self.insight: Final = insight
        self.chance: Final = chance
        self.budget: Final = budget
        self.candidates: Final = [Candidate(plan, len(insight.terms)) for plan in plans]

    def compare_ends(self, worlds: int) -> None:
        """Value the ends of the plans in other worlds: the world of the search favours them."""
        for _ in range(worlds):
            world = self.decision.world(self.chance)
            for candidate in self.candidates:
                if self.budget.is_over() and candidate.end.count:
                    break
                end = self._end(world, candidate.plan.codes)
                candidate.end.add(self.insight.contributions(end, self.decision.seat))
        self.candidates.sort(key=_by_value)

    def compare_rollouts(self, worlds: int, stretches: int, greedy: bool) -> None:
        """Value where the plans lead some stretches later; better plans are tried more often."""
        alive = len(self.candidates)
        while alive > 1 and not self.budget.is_over():
            for _ in range(worlds):
                world = self.decision.world(self.chance)
                for candidate in self.candidates[:alive]:
                    end = self._end(world, candidate.plan.codes)
                    until = self.insight.stretch(world, self.decision.seat) + stretches
                    self._play_on(end, until, greedy)
                    if self.budget.is_over() and candidate.later.count:
                        break  # the last rollout ended too early to compare
                    candidate.later.add(self.insight.outcome(end, self.decision.seat))
                if self.budget.is_over():
                    break
            self.candidates[:alive] = sorted(self.candidates[:alive], key=_by_value)
            alive = (alive + 1) // 2

    def _end(self, world: State, plan: list[Code]) -> State:
        return follow_plan(self.insight, world, self.decision.seat, plan, self.chance, self.budget)

    def _play_on(self, state: State, until: int, greedy: bool) -> None:
        """Let all seats choose quickly, except the bot's own seat if `greedy`."""
        seat: Seat = self.decision.seat
        for _ in range(MOST_STEPS):
            if not state.frames or self.budget.is_over():
                return
            if self.insight.stretch(state, seat) >= until and self.insight.is_quiet(state, seat):
                return
            acting = first_to_act(state)
            if greedy and acting == seat:
                code = greedy_choice(self.insight, state, acting, self.chance, self.budget)
            else:
                code = quick_choice(self.insight, state, acting, self.chance)
            state.take(acting, code)
            self.budget.spend(1)


def _by_value(candidate: Candidate) -> float:
    return -candidate.value
