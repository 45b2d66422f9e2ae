"""Spreading drafted units: the quick search draws and finds the same as a plain one."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.knowledge.draft_knowledge import (
    RANKS,
    ROUNDS,
    TRIES,
    Knowledge,
    Spread,
    place_of,
    seat_at,
)
from stormhall.kernel.core.rng import Chance
from tests.battalia.stormgates.support.table import dealt_table
from tests.rules import rule

FRIMAN = 1
FACTIONS = 6


def plainly_found(spread: Spread, chance: Chance, left: list[int]) -> list[dict[int, int]]:
    """Try whole spreads at random, then all of them in order, until one agrees."""
    for _ in range(TRIES):
        way = tuple(cards[:] for cards in spread.cards)
        for cards in way:
            chance.shuffle(cards)
        if agrees(spread, way, left):
            return held_in(spread, way)
    orders = [sorted(set(permutations(cards))) for cards in spread.cards]
    for every in product(*orders):
        way = tuple(list(cards) for cards in every)
        if agrees(spread, way, left):
            break
    return held_in(spread, way)


def held_in(spread: Spread, way: tuple[list[int], ...]) -> list[dict[int, int]]:
    held: list[dict[int, int]] = [{} for _ in spread.held]
    for step, seats, cards in zip(spread.steps, spread.behind, way, strict=True):
        for seat, card in zip(seats, cards, strict=True):
            held[seat][step] = card
    return held


def agrees(spread: Spread, way: tuple[list[int], ...], left: list[int]) -> bool:
    rest = left[:]
    for seat, held in enumerate(held_in(spread, way)):
        seen = spread.seen[seat][:]
        beyond: list[int] = []
        for card in held.values():
            (seen.remove if card in seen else beyond.append)(card)
        if len(seen) > len(spread.steps) - len(held):
            return False
        for card in beyond:
            if card not in rest:
                return False
            rest.remove(card)
    return True


def random_knowledge(
    state: BattaliaState, viewer: int, chance: Chance
) -> tuple[Knowledge, list[int]]:
    """A viewer's possible knowledge after a draft of random units, and the units not placed."""
    units = [
        [FRIMAN * 8 + chance.below(FACTIONS) for _ in range(ROUNDS)] for _ in range(state.seats)
    ]
    known = Knowledge()
    known.viewer = viewer
    steps = [step for step in range(ROUNDS) if RANKS[step] == FRIMAN]
    for step in steps:
        behind = range(place_of(state, step, viewer) + 1, state.seats)
        known.passed[step] = sorted(units[seat_at(state, step, i)][step] for i in behind)
    share = chance.below(10)
    left: list[int] = []
    for seat in range(state.seats):
        known.known_units.append([])
        for step in steps if seat != viewer else ():
            (known.known_units[seat] if chance.below(10) < share else left).append(
                units[seat][step]
            )
    return known, sorted(left)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@rule("SG-DRF-04")
def test_a_spread_is_the_same_as_one_found_by_trying_whole_spreads(seats: int) -> None:
    state = dealt_table("six_factions", seats=seats).state
    for seed in range(30):
        known, left = random_knowledge(state, seed % seats, Chance(seats, seed))
        chance, plain = Chance(seed), Chance(seed)
        spread = Spread(state, known, FRIMAN)

        spread.find(chance, left)

        assert spread.held == plainly_found(Spread(state, known, FRIMAN), plain, left)
        assert chance.rng == plain.rng
