"""Beam search for plans: what a seat can do with its whole turn, in an imagined world."""

from __future__ import annotations

from typing import Final

from stormhall.agents.budget import Budget
from stormhall.agents.quick import quick_choice
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Code, Seat, State
from stormhall.kernel.insight import Insight
from stormhall.kernel.table.tree import first_to_act

DETAIL_DEPTH: Final = 12
"""How many details of a choice are searched before the rest is decided quickly."""


class Plan:
    """A list of choices and the state to which they lead."""

    def __init__(self, state: State, codes: list[Code], value: float) -> None:
        self.state: Final = state
        self.codes: Final = codes
        self.value: Final = value


class BeamSearch:
    """Finds the best plans of a seat: at most `width` at each depth, only one for each state."""

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
        self.details: Final = details  # how many ways of deciding a detail are tried
        self._complete: list[Plan] = []
        self._seen: set[object] = set()

    def search(self, world: State, codes: list[Code]) -> list[Plan]:
        """Plans that begin with these choices, the best first; at least one for each tried."""
        firsts = self._longer(Plan(world, [], 0.0), codes)
        level = firsts
        for _ in range(self.depth - 1):
            level = sorted(level, key=_by_value)[: self.width]
            longer: list[Plan] = []
            for plan in level:
                if self.budget.is_over():
                    break
                offers = plan.state.offers(self.seat)
                longer += self._longer(plan, self.insight.sensible(plan.state, self.seat, offers))
            if not longer:
                break
            level = longer
        plans = self._complete + level
        begun = {plan.codes[0] for plan in plans}
        plans += [plan for plan in firsts if plan.codes[0] not in begun]
        return sorted(plans, key=_by_value)

    def _longer(self, plan: Plan, choices: list[Code]) -> list[Plan]:
        """The plan extended by each of these choices, followed until it can be valued."""
        plans: list[Plan] = []
        for code in choices:
            if plans and self.budget.is_over():
                break
            after = plan.state.clone()
            after.take(self.seat, code)
            self.budget.spend(1)
            self._expand(after, [*plan.codes, code], DETAIL_DEPTH, plans)
        return plans

    def _expand(self, state: State, codes: list[Code], depth: int, plans: list[Plan]) -> None:
        """Follow a choice through its most urgent details to states that can be valued."""
        while state.frames and not self.insight.is_quiet(state, self.seat):
            self.budget.spend(1)
            if not state.owed >> self.seat & 1:
                acting = first_to_act(state)
                state.take(acting, quick_choice(self.insight, state, acting, self.chance))
                continue
            ways = self._ways(state, depth)
            depth -= 1
            for code in ways[1:]:
                after = state.clone()
                after.take(self.seat, code)
                self.budget.spend(1)
                self._expand(after, [*codes, code], depth, plans)
            state.take(self.seat, ways[0])
            codes.append(ways[0])
        self._add(state, codes, plans)

    def _ways(self, state: State, depth: int) -> list[Code]:
        """The ways of deciding a detail that are tried, the most urgent first."""
        usual = state.suggestion(self.seat)
        if usual is not None:
            return [usual]
        if depth <= 0 or self.budget.is_over():
            return [quick_choice(self.insight, state, self.seat, self.chance)]
        sensible = self.insight.sensible(state, self.seat, state.offers(self.seat))
        if len(sensible) == 1:
            return sensible
        urges = [(-self.insight.urge(state, self.seat, code), code) for code in sensible]
        urges.sort()
        return [code for _, code in urges[: self.details]]

    def _add(self, state: State, codes: list[Code], plans: list[Plan]) -> None:
        """Value a plan and keep it if its state is new."""
        key = self.insight.key(state, self.seat) if state.frames else None
        if key is not None:
            if key in self._seen:
                return
            self._seen.add(key)
        self.budget.spend(1)
        plan = Plan(state, codes, self.insight.value(state, self.seat))
        if state.owed >> self.seat & 1:
            plans.append(plan)
        else:
            self._complete.append(plan)


def _by_value(plan: Plan) -> float:
    return -plan.value


def follow_plan(
    insight: Insight, world: State, seat: Seat, plan: list[Code], chance: Chance, budget: Budget
) -> State:
    """The state after a plan in another world; choices that are not possible there are left out."""
    state = world.clone()
    done = 0
    while state.frames:
        quiet = insight.is_quiet(state, seat)
        own = bool(state.owed >> seat & 1)
        if own:
            offers = state.offers(seat)
            while quiet and done < len(plan) and plan[done] not in offers:
                done += 1
            if done < len(plan) and plan[done] in offers:
                state.take(seat, plan[done])
                budget.spend(1)
                done += 1
                continue
        if quiet:
            break
        acting = seat if own else first_to_act(state)
        state.take(acting, quick_choice(insight, state, acting, chance))
        budget.spend(1)
    return state
