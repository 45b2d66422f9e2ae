"""Choosing without search, by the game's urges: for the weakest levels and for rollouts."""

from __future__ import annotations

from math import isqrt
from typing import Final

from stormhall.agents.budget import Budget
from stormhall.agents.decision import Decision
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Code, Seat, State
from stormhall.kernel.insight import Insight
from stormhall.kernel.table.action import Action
from stormhall.kernel.table.tree import first_to_act

MOST_DETAIL_STEPS: Final = 60
"""The most steps for which a choice is followed until the state can be valued."""


class RandomAgent:
    """The level `random`: every legal action is equally likely."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def choose(self, decision: Decision) -> Action:
        legal = decision.legal
        return legal[self._chance.below(len(legal))]


class WeightedAgent(RandomAgent):
    """The level `weighted`: a random sensible choice; usually useful kinds are more likely."""

    def choose(self, decision: Decision) -> Action:
        codes = decision.codes
        if len(codes) == 1:
            return decision.action(codes[0])
        insight = decision.insight()
        world = decision.world(self._chance)
        sensible = insight.sensible(world, decision.seat, codes)
        return decision.action(draw_by_urge(insight, world, decision.seat, sensible, self._chance))


def draw_by_urge(
    insight: Insight, state: State, seat: Seat, codes: list[Code], chance: Chance
) -> Code:
    """A random choice; choices of greater urge are more likely.

    The probability is proportional to the fourth root of the urge, in whole numbers: an urge 16
    times as great doubles it.
    """
    sums: list[int] = []
    total = 0
    for code in codes:
        total += isqrt(isqrt(insight.urge(state, seat, code) << 16))
        sums.append(total)
    if total == 0:
        return codes[chance.below(len(codes))]
    drawn = chance.below(total)
    i = 0
    while sums[i] <= drawn:
        i += 1
    return codes[i]


def greatest_urge(
    insight: Insight, state: State, seat: Seat, codes: list[Code], chance: Chance
) -> Code:
    """The choice of the greatest urge; a random one if several are equal."""
    best = -1
    ties = 0
    choice = codes[0]
    for code in codes:
        urge = insight.urge(state, seat, code)
        if urge > best:
            best, choice, ties = urge, code, 1
        elif urge == best:
            ties += 1
            if chance.below(ties) == 0:
                choice = code
    return choice


def quick_choice(insight: Insight, state: State, seat: Seat, chance: Chance) -> Code:
    """What a seat does in a rollout: the usual choice, else the sensible one of greatest urge."""
    usual = state.suggestion(seat)
    if usual is not None:
        return usual
    offers = state.offers(seat)
    if len(offers) == 1:
        return offers[0]
    return greatest_urge(insight, state, seat, insight.sensible(state, seat, offers), chance)


def play_until_quiet(
    insight: Insight, state: State, seat: Seat, chance: Chance, budget: Budget, most: int
) -> None:
    """Let all seats choose quickly until the state can be valued for one of them."""
    for _ in range(most):
        if not state.frames or insight.is_quiet(state, seat):
            return
        acting = first_to_act(state)
        state.take(acting, quick_choice(insight, state, acting, chance))
        budget.spend(1)


def greedy_choice(
    insight: Insight, state: State, seat: Seat, chance: Chance, budget: Budget
) -> Code:
    """What a greedy bot does in a rollout; details are decided quickly."""
    if not insight.is_quiet(state, seat):
        return quick_choice(insight, state, seat, chance)
    sensible = insight.sensible(state, seat, state.offers(seat))
    choice = sensible[0]
    if len(sensible) == 1:
        return choice
    best = float("-inf")
    for code in sensible:
        after = state.clone()
        after.take(seat, code)
        play_until_quiet(insight, after, seat, chance, budget, MOST_DETAIL_STEPS)
        value = insight.value(after, seat)
        budget.spend(2)
        if value > best:
            best, choice = value, code
    return choice
