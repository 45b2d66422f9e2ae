"""Plans raced against each other: each is played on in imagined worlds, all players choosing
quickly, and the worse half is dropped again and again."""

from __future__ import annotations

from typing import Final

from stormhall.agents.budget import Budget
from stormhall.agents.plans import Plan, follow
from stormhall.agents.policy import careful_choice, quick_choice
from stormhall.agents.seat import Chair
from stormhall.agents.thinker import Judged
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Code, Seat, State
from stormhall.kernel.insight import Insight
from stormhall.kernel.table.tree import first_to_act

MOST_STEPS: Final = 400
"""A world is left here, however long a stretch of play takes."""

FAR: Final = 0.5
"""How much of a judgement is where a plan leads later; the rest is where it ends. What happens
later counts for more, but depends on luck and on quick choices."""


class Candidate:
    """A plan, where it ends and where it leads later, both in the average of some worlds."""

    def __init__(self, plan: Plan, terms: int) -> None:
        self.plan: Final = plan
        self.near: Final = Judged(plan.codes[0], terms)
        self.far: Final = Judged(plan.codes[0], terms)

    @property
    def promise(self) -> float:
        """What the plan is worth."""
        if not self.far.count:
            return self.near.value
        return (1 - FAR) * self.near.value + FAR * self.far.value

    def judged(self) -> Judged:
        """The plan's first choice with what each term adds to its promise."""
        if not self.far.count:
            return self.near
        near, far = self.near.means(), self.far.means()
        mixed = Judged(self.plan.codes[0], len(near))
        mixed.add([(1 - FAR) * near[i] + FAR * far[i] for i in range(len(near))])
        return mixed


class Race:
    """The candidates of one decision."""

    def __init__(
        self, chair: Chair, insight: Insight, chance: Chance, budget: Budget, plans: list[Plan]
    ) -> None:
        self.chair: Final = chair
        self.insight: Final = insight
        self.chance: Final = chance
        self.budget: Final = budget
        self.candidates: Final = [Candidate(plan, len(insight.terms)) for plan in plans]

    def look_near(self, worlds: int) -> None:
        """See where the plans end in other worlds than the one they were found in, where they had
        all the luck."""
        for _ in range(worlds):
            world = self.chair.world(self.chance)
            for candidate in self.candidates:
                if self.budget.is_over() and candidate.near.count:
                    break
                end = self._end(world, candidate.plan.codes)
                candidate.near.add(self.insight.contributions(end, self.chair.seat))
        self.candidates.sort(key=_by_promise)

    def look_far(self, worlds: int, stretches: int, careful: bool) -> None:
        """See where the plans lead some stretches later; the better one is, the more often."""
        alive = len(self.candidates)
        while alive > 1 and not self.budget.is_over():
            for _ in range(worlds):
                world = self.chair.world(self.chance)
                for candidate in self.candidates[:alive]:
                    end = self._end(world, candidate.plan.codes)
                    until = self.insight.stretch(world, self.chair.seat) + stretches
                    self._play_on(end, until, careful)
                    if self.budget.is_over() and candidate.far.count:
                        break  # the last world was left too early to compare
                    candidate.far.add(self.insight.outcome(end, self.chair.seat))
                if self.budget.is_over():
                    break
            self.candidates[:alive] = sorted(self.candidates[:alive], key=_by_promise)
            alive = (alive + 1) // 2

    def _end(self, world: State, plan: list[Code]) -> State:
        return follow(self.insight, world, self.chair.seat, plan, self.chance, self.budget)

    def _play_on(self, state: State, until: int, careful: bool) -> None:
        """Let all play on quickly, the seat itself with some care if wanted."""
        seat: Seat = self.chair.seat
        for _ in range(MOST_STEPS):
            if not state.frames or self.budget.is_over():
                return
            if self.insight.stretch(state, seat) >= until and self.insight.is_quiet(state, seat):
                return
            acting = first_to_act(state)
            if careful and acting == seat:
                code = careful_choice(self.insight, state, acting, self.chance, self.budget)
            else:
                code = quick_choice(self.insight, state, acting, self.chance)
            state.take(acting, code)
            self.budget.spend(1)


def _by_promise(candidate: Candidate) -> float:
    return -candidate.promise
