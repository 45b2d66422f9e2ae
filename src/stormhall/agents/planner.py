"""The player of the whole turn: a beam search finds plans in one imagined world, and the one that
keeps its promise best in others is followed as long as all goes as expected."""

from __future__ import annotations

from typing import Final

from stormhall.agents.budget import Budget
from stormhall.agents.plans import Beam, Plan, follow
from stormhall.agents.seat import Chair
from stormhall.agents.thinker import Judged, Limits, Thinker
from stormhall.kernel.action import Action
from stormhall.kernel.insight import Insight, Weights
from stormhall.kernel.state import Code, Seat, State

FINDING: Final = 0.7
"""The share of a decision's budget that goes into finding plans; the rest compares them."""


class Width:
    """How broadly a planner looks."""

    def __init__(
        self, beam: int, depth: int, details: int, plans: int, worlds: int, patient: bool = True
    ) -> None:
        self.beam: Final = beam  # plans that are kept at each depth
        self.depth: Final = depth  # choices of a plan, details apart
        self.details: Final = details  # ways to settle each detail
        self.plans: Final = plans  # plans that are compared
        self.worlds: Final = worlds  # in how many worlds
        self.patient: Final = patient  # whether a plan goes on behind the turns of others


class Candidate:
    """A plan and what it has led to."""

    def __init__(self, plan: Plan, terms: int) -> None:
        self.plan: Final = plan
        self.judged: Final = Judged(plan.codes[0], terms)


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
        expected = self._ahead.pop(0) if self._ahead else None
        if expected is not None and expected[1] == codes:
            return chair.action(expected[0])
        self._ahead.clear()
        return super().choose(chair)

    def judge(self, chair: Chair, codes: list[Code], insight: Insight) -> list[Judged]:
        self._ahead.clear()
        budget = self.limits.begin()
        world = chair.world(self._chance)
        sensible = insight.sensible(world, chair.seat, codes)
        if len(sensible) == 1:
            return [Judged(sensible[0], len(insight.terms))]
        plans = self._find(insight, world, chair.seat, sensible, budget.part(FINDING))
        candidates = [Candidate(plan, len(insight.terms)) for plan in plans]
        self._compare(chair, insight, candidates, budget)
        self._remember(world, chair.seat, candidates[0].plan)
        return [candidate.judged for candidate in candidates]

    def _find(
        self, insight: Insight, world: State, seat: Seat, codes: list[Code], budget: Budget
    ) -> list[Plan]:
        """The plans to compare: the best ones, at most two that begin alike."""
        width = self.width
        beam = Beam(
            insight, seat, self._chance, budget,
            width.beam, width.depth, width.details, width.patient,
        )  # fmt: skip
        found: list[Plan] = []
        times: dict[Code, int] = {}
        for plan in beam.search(world, codes):
            count = times.get(plan.codes[0], 0)
            if count < 2 and len(found) < width.plans:
                times[plan.codes[0]] = count + 1
                found.append(plan)
        return found

    def _compare(
        self, chair: Chair, insight: Insight, candidates: list[Candidate], budget: Budget
    ) -> None:
        """Sort the candidates, the best first, by what they lead to in other worlds.

        The world in which a plan was found does not count: there it had all the luck.
        """
        for _ in range(self.width.worlds):
            world = chair.world(self._chance)
            for candidate in candidates:
                if budget.is_over() and candidate.judged.count:
                    break
                plan = candidate.plan.codes
                end = follow(
                    insight, world, chair.seat, plan, self._chance, budget, self.width.patient
                )
                candidate.judged.add(insight.contributions(end, chair.seat))
        candidates.sort(key=_by_promise)

    def _remember(self, world: State, seat: Seat, plan: Plan) -> None:
        """Keep what the plan expects to be offered at its later choices."""
        state = world.clone()
        for i, code in enumerate(plan.codes):
            offers = sorted(state.offers(seat))
            if code not in offers:
                return  # others have a say before the plan goes on
            if i:
                self._ahead.append((code, offers))
            state.take(seat, code)


def _by_promise(candidate: Candidate) -> float:
    return -candidate.judged.value
