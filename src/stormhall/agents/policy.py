"""Choosing without thinking, by the urges of the game: for the weakest players and for rollouts."""

from __future__ import annotations

from math import isqrt
from typing import Final

from stormhall.agents.budget import Budget
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Code, Seat, State
from stormhall.kernel.insight import Insight
from stormhall.kernel.table.tree import first_to_act

DETAILS: Final = 60
"""How many steps a choice is followed until the standing means something."""


def by_urge(insight: Insight, state: State, seat: Seat, codes: list[Code], chance: Chance) -> Code:
    """One of these choices, rather one of a greater urge.

    Chances go by the fourth root of urges, in whole numbers: an urge 16 times as great doubles one.
    """
    urges: list[int] = []
    total = 0
    for code in codes:
        total += isqrt(isqrt(insight.urge(state, seat, code) << 16))
        urges.append(total)
    if total == 0:
        return codes[chance.below(len(codes))]
    drawn = chance.below(total)
    i = 0
    while urges[i] <= drawn:
        i += 1
    return codes[i]


def keenest(insight: Insight, state: State, seat: Seat, codes: list[Code], chance: Chance) -> Code:
    """The choice of the greatest urge; among equal ones any."""
    best = -1
    ties = 0
    found = codes[0]
    for code in codes:
        urge = insight.urge(state, seat, code)
        if urge > best:
            best, found, ties = urge, code, 1
        elif urge == best:
            ties += 1
            if chance.below(ties) == 0:
                found = code
    return found


def quick_choice(insight: Insight, state: State, seat: Seat, chance: Chance) -> Code:
    """What a seat does in an imagined world: the usual choice, else the keenest sensible one."""
    usual = state.suggestion(seat)
    if usual is not None:
        return usual
    offers = state.offers(seat)
    if len(offers) == 1:
        return offers[0]
    return keenest(insight, state, seat, insight.sensible(state, seat, offers), chance)


def quieten(
    insight: Insight, state: State, seat: Seat, chance: Chance, budget: Budget, most: int
) -> None:
    """Let all play on quickly until the standing of a seat means something."""
    for _ in range(most):
        if not state.frames or insight.is_quiet(state, seat):
            return
        acting = first_to_act(state)
        state.take(acting, quick_choice(insight, state, acting, chance))
        budget.spend(1)


def careful_choice(
    insight: Insight, state: State, seat: Seat, chance: Chance, budget: Budget
) -> Code:
    """What a greedy player does in an imagined world; details are settled quickly."""
    if not insight.is_quiet(state, seat):
        return quick_choice(insight, state, seat, chance)
    sensible = insight.sensible(state, seat, state.offers(seat))
    found = sensible[0]
    if len(sensible) == 1:
        return found
    best = float("-inf")
    for code in sensible:
        twin = state.clone()
        twin.take(seat, code)
        quieten(insight, twin, seat, chance, budget, DETAILS)
        value = insight.value(twin, seat)
        budget.spend(2)
        if value > best:
            best, found = value, code
    return found
