"""The player of the whole turn: a beam search finds plans in one imagined world, and the one that
keeps its promise best in others is followed as long as all goes as expected.

Where a turn is but one action, and between two players, plans may be judged by where they lead
later, too. The level `search` is the same player with a broader and further look, and with an eye
on its rivals.
"""

from __future__ import annotations

from typing import Final

from stormhall.agents.budget import Budget
from stormhall.agents.plans import Beam, Plan
from stormhall.agents.racing import Race
from stormhall.agents.seat import Chair
from stormhall.agents.thinker import Judged, Limits, Thinker
from stormhall.kernel.core.action import Action
from stormhall.kernel.core.state import Code, Seat, State
from stormhall.kernel.insight import Insight, Weights

FINDING: Final = 0.5
"""The share of a decision's budget that may go into finding plans; the rest compares them."""


class Width:
    """How broadly and how far a player looks."""

    def __init__(
        self,
        beam: int,
        depth: int,
        details: int,
        plans: int,
        worlds: int,
        stretches: int,
        careful: bool,
        rivals: bool = True,
        ends: int = 0,
    ) -> None:
        self.beam: Final = beam  # plans that are kept at each depth
        self.depth: Final = depth  # choices of a plan, details apart
        self.details: Final = details  # ways to settle each detail
        self.plans: Final = plans  # plans that are compared
        self.worlds: Final = worlds  # in how many worlds it plays on behind them
        self.stretches: Final = stretches  # how far it plays on behind a plan
        self.careful: Final = careful  # whether it thinks about its own choices there
        self.rivals: Final = rivals  # whether it minds how its rivals stand
        self.ends: Final = ends or worlds  # in how many worlds it compares where plans end


class Planner(Thinker):
    """Plans its turn, and looks beyond it."""

    def __init__(
        self,
        seed: int,
        limits: Limits,
        width: Width,
        brief: Width,
        weights: Weights | None = None,
    ) -> None:
        super().__init__(seed, limits, weights)
        self.width: Final = width
        self.brief: Final = brief  # for games in which a turn is but one action
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
        width = self._width(insight)
        plans = self._find(insight, world, chair.seat, sensible, width, budget.part(FINDING))
        race = Race(chair, insight, self._chance, budget, plans)
        race.look_near(width.ends)
        if width.stretches and _can_look_far(insight, world):
            race.look_far(width.worlds, width.stretches, width.careful)
        self._remember(world, chair.seat, race.candidates[0].plan)
        return [candidate.judged() for candidate in race.candidates]

    def make_insight(self, chair: Chair) -> Insight:
        """The game's knowledge, less what it says about rivals and about much later if this player
        does not mind."""
        usual = chair.insight(self.weights)
        if self._width(usual).rivals:
            return usual
        return self.limited_insight(chair, usual, usual.turn_sight)

    def _width(self, insight: Insight) -> Width:
        """How broadly it looks in a game."""
        return self.brief if insight.is_brief else self.width

    def _find(
        self,
        insight: Insight,
        world: State,
        seat: Seat,
        codes: list[Code],
        width: Width,
        budget: Budget,
    ) -> list[Plan]:
        """The plans to compare: the best ones, at most two that begin alike."""
        beam = Beam(insight, seat, self._chance, budget, width.beam, width.depth, width.details)
        found: list[Plan] = []
        times: dict[Code, int] = {}
        for plan in beam.search(world, codes):
            count = times.get(plan.codes[0], 0)
            if count < 2 and len(found) < width.plans:
                times[plan.codes[0]] = count + 1
                found.append(plan)
        return found

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


def _can_look_far(insight: Insight, world: State) -> bool:
    """Whether quick choices tell where a plan leads: not through long turns of several rivals,
    where whoever trusts them plays worse."""
    return insight.is_brief or world.seats == 2
