"""Whole plans: what a seat may do with its turn, found by a beam search in an imagined world."""

from __future__ import annotations

from typing import Final

from stormhall.agents.budget import Budget
from stormhall.agents.policy import quick_choice
from stormhall.kernel.insight import Insight
from stormhall.kernel.rng import Chance
from stormhall.kernel.state import Code, Seat, State
from stormhall.kernel.tree import first_to_act

DETAIL_DEPTH: Final = 12
"""How many own details of a choice are unfolded before they are settled as usual."""


class Plan:
    """A list of own choices and the state to which they lead."""

    def __init__(self, state: State, codes: list[Code], value: float) -> None:
        self.state: Final = state
        self.codes: Final = codes
        self.value: Final = value


class Beam:
    """The best plans of a seat, kept to a width at every depth; states reached twice count once."""

    def __init__(
        self,
        insight: Insight,
        seat: Seat,
        chance: Chance,
        budget: Budget,
        width: int,
        depth: int,
        details: int,
    ) -> None:
        self.insight: Final = insight
        self.seat: Final = seat
        self.chance: Final = chance
        self.budget: Final = budget
        self.width: Final = width
        self.depth: Final = depth
        self.details: Final = details  # how many ways of settling a detail are tried
        self.complete: list[Plan] = []
        self._seen: dict[object, int] = {}

    def search(self, world: State, codes: list[Code]) -> list[Plan]:
        """Plans that begin with one of these choices, the best first; at least one for each choice
        that there was time to try."""
        level = self._next(world, [], codes)
        firsts = level[:]
        for _ in range(self.depth - 1):
            level = self._kept(level)
            if not level or self.budget.is_over():
                break
            found: list[Plan] = []
            for plan in level:
                if self.budget.is_over():
                    break
                offers = self.insight.sensible(plan.state, self.seat, plan.state.offers(self.seat))
                found.extend(self._next(plan.state, plan.codes, offers))
            level = found
        plans = self.complete + level
        begun = {plan.codes[0] for plan in plans}
        plans.extend(plan for plan in firsts if plan.codes[0] not in begun)
        plans.sort(key=lambda plan: -plan.value)
        return plans

    def _kept(self, plans: list[Plan]) -> list[Plan]:
        plans.sort(key=lambda plan: -plan.value)
        return plans[: self.width]

    def _next(self, state: State, codes: list[Code], choices: list[Code]) -> list[Plan]:
        """The plans one choice longer, each followed until its standing means something."""
        found: list[Plan] = []
        for code in choices:
            twin = state.clone()
            twin.take(self.seat, code)
            self.budget.spend(1)
            self._unfold(twin, [*codes, code], DETAIL_DEPTH, found)
            if self.budget.is_over():
                break
        return found

    def _unfold(self, state: State, codes: list[Code], depth: int, found: list[Plan]) -> None:
        """Try the keenest ways to settle the details of a choice."""
        while True:
            if not state.frames:
                self.complete.append(Plan(state, codes, self.insight.value(state, self.seat)))
                return
            own = state.owed >> self.seat & 1
            if own and self.insight.is_quiet(state, self.seat):
                self._reach(state, codes, found)
                return
            if not own and self.insight.is_quiet(state, self.seat):
                if self.insight.rests(state, self.seat):
                    value = self.insight.value(state, self.seat)
                    self.complete.append(Plan(state, codes, value))
                    self.budget.spend(1)
                    return
            if own:
                offers = state.offers(self.seat)
                if len(offers) == 1 or depth <= 0 or self.budget.is_over():
                    code = quick_choice(self.insight, state, self.seat, self.chance)
                    state.take(self.seat, code)
                    codes.append(code)
                    self.budget.spend(1)
                    continue
                ways = self._ways(state, offers)
                for code in ways[1:]:
                    twin = state.clone()
                    twin.take(self.seat, code)
                    self.budget.spend(1)
                    self._unfold(twin, [*codes, code], depth - 1, found)
                state.take(self.seat, ways[0])
                codes.append(ways[0])
                depth -= 1
            else:
                acting = first_to_act(state)
                state.take(acting, quick_choice(self.insight, state, acting, self.chance))
            self.budget.spend(1)

    def _ways(self, state: State, offers: list[Code]) -> list[Code]:
        sensible = self.insight.sensible(state, self.seat, offers)
        usual = state.suggestion(self.seat)
        if usual is not None:
            return [usual]
        if len(sensible) <= self.details:
            return sensible
        urges = [(-self.insight.urge(state, self.seat, code), code) for code in sensible]
        urges.sort()
        return [code for _, code in urges[: self.details]]

    def _reach(self, state: State, codes: list[Code], found: list[Plan]) -> None:
        key = self.insight.key(state, self.seat)
        if key in self._seen:
            return
        self._seen[key] = 1
        self.budget.spend(1)
        found.append(Plan(state, codes, self.insight.value(state, self.seat)))


def follow(
    insight: Insight, world: State, seat: Seat, plan: list[Code], chance: Chance, budget: Budget
) -> State:
    """The state after a plan in another world; where it cannot go on, the seat plays quickly."""
    state = world.clone()
    i = 0
    broken = False
    while state.frames:
        if state.owed >> seat & 1:
            if i >= len(plan) and insight.is_quiet(state, seat):
                break
            if not broken and i < len(plan) and plan[i] in state.offers(seat):
                state.take(seat, plan[i])
                i += 1
            elif insight.is_quiet(state, seat) and i >= len(plan):
                break
            else:
                broken = True
                i += 1
                state.take(seat, quick_choice(insight, state, seat, chance))
        else:
            if insight.is_quiet(state, seat) and insight.rests(state, seat):
                break
            acting = first_to_act(state)
            state.take(acting, quick_choice(insight, state, acting, chance))
        budget.spend(1)
    return state
