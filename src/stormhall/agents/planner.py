"""The levels `planner` and `search`: plan the whole turn.

A beam search finds plans in one imagined world. The plan that does best in other worlds is followed
as long as the game goes as expected. Where a turn is one action, and between two players, plans may
also be valued by where they lead later. The level `search` is the same agent with a broader and
deeper search that also considers rivals.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stormhall.agents.beam_search import BeamSearch, Plan
from stormhall.agents.budget import Budget
from stormhall.agents.comparison import PlanComparison
from stormhall.agents.decision import Decision
from stormhall.agents.thinker import Evaluation, Limits, Thinker
from stormhall.kernel.core.state import Code, Seat, State
from stormhall.kernel.insight import Insight, Weights
from stormhall.kernel.table.action import Action

SEARCH_SHARE: Final = 0.5
"""The share of a decision's budget for finding plans; the rest compares them."""


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How broadly and how far a planner searches."""

    beam: int  # plans that are kept at each depth
    depth: int  # choices of a plan, without details
    details: int  # ways to decide each detail
    plans: int  # plans that are compared
    worlds: int  # in how many worlds a plan is played on
    stretches: int  # how far a plan is played on; 0: not at all
    greedy_rollouts: bool = False  # whether its seat chooses greedily there, not quickly
    rivals: bool = True  # whether terms about rivals count
    end_worlds: int = 0  # in how many worlds the ends of plans are compared; 0: as `worlds`


class Planner(Thinker):
    """Plans its turn and, if that helps, values later turns."""

    def __init__(
        self,
        seed: int,
        limits: Limits,
        weights: Weights | None = None,
        *,
        long_turns: SearchSettings,
        short_turns: SearchSettings,
    ) -> None:
        super().__init__(seed, limits, weights)
        self.long_turns: Final = long_turns
        self.short_turns: Final = short_turns  # for games in which a turn is one action
        self._planned: list[tuple[Code, list[Code]]] = []  # its later choices, with their offers

    def choose(self, decision: Decision) -> Action:
        codes = decision.codes
        expected = self._planned.pop(0) if self._planned else None
        if expected is not None and expected[1] == codes:
            return decision.action(expected[0])
        self._planned.clear()
        return super().choose(decision)

    def evaluate(self, decision: Decision, codes: list[Code], insight: Insight) -> list[Evaluation]:
        self._planned.clear()
        budget = self.limits.begin()
        world = decision.world(self._chance)
        sensible = insight.sensible(world, decision.seat, codes)
        if len(sensible) == 1:
            return [Evaluation(sensible[0], len(insight.terms))]
        settings = self._settings(insight)
        part = budget.part(SEARCH_SHARE)
        plans = self._plans(insight, world, decision.seat, sensible, settings, part)
        comparison = PlanComparison(decision, insight, self._chance, budget, plans)
        comparison.compare_ends(settings.end_worlds or settings.worlds)
        if settings.stretches and _can_look_far(insight, world):
            comparison.compare_rollouts(
                settings.worlds, settings.stretches, settings.greedy_rollouts
            )
        self._remember(world, decision.seat, comparison.candidates[0].plan)
        return [candidate.evaluation() for candidate in comparison.candidates]

    def make_insight(self, decision: Decision) -> Insight:
        """The game's terms; the settings may exclude those about rivals or the far future."""
        usual = decision.insight(self.weights)
        if self._settings(usual).rivals:
            return usual
        return self.limited_insight(decision, usual, usual.turn_sight)

    def _settings(self, insight: Insight) -> SearchSettings:
        return self.short_turns if insight.has_short_turns else self.long_turns

    def _plans(
        self,
        insight: Insight,
        world: State,
        seat: Seat,
        codes: list[Code],
        settings: SearchSettings,
        budget: Budget,
    ) -> list[Plan]:
        """The plans to compare: the best ones, at most two with the same first choice."""
        search = BeamSearch(
            insight, seat, self._chance, budget, settings.beam, settings.depth, settings.details
        )
        plans: list[Plan] = []
        times: dict[Code, int] = {}
        for plan in search.search(world, codes):
            count = times.get(plan.codes[0], 0)
            if count < 2 and len(plans) < settings.plans:
                times[plan.codes[0]] = count + 1
                plans.append(plan)
        return plans

    def _remember(self, world: State, seat: Seat, plan: Plan) -> None:
        """Store the later choices of the plan with the offers that it expects there."""
        state = world.clone()
        for i, code in enumerate(plan.codes):
            offers = sorted(state.offers(seat))
            if code not in offers:
                return  # others choose before the plan goes on
            if i:
                self._planned.append((code, offers))
            state.take(seat, code)


def _can_look_far(insight: Insight, world: State) -> bool:
    """Whether rollouts with quick choices help to value a plan; against several rivals with long
    turns they make plans worse."""
    return insight.has_short_turns or world.seats == 2
