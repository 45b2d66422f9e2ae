"""Which cohort a hand makes, and what its owner announces (BT-COH-2 to -6)."""

from __future__ import annotations

from stormhall.battalia.model.cards import FACTION, UNIVERSAL
from stormhall.battalia.model.components import DATA
from stormhall.battalia.model.state import BattaliaState

SMALLEST: int = DATA["cohorts"][0]["size"]
LARGEST: int = DATA["cohorts"][-1]["size"]


def extra_cards(size: int) -> int:
    """BT-COH-3, -5: how many extra cards a group of this size gives."""
    if size < SMALLEST:
        return 0
    draws: int = DATA["cohorts"][min(size, LARGEST) - SMALLEST]["draw"]
    return draws


class Assignment:
    """Universal cards by faction, how many extra cards that brings, and how many cohort cards."""

    def __init__(self, universal: list[int], extra: int, size: int) -> None:
        self.universal = universal
        self.extra = extra
        self.size = size


def best_assignment(counts: list[int], universal: int, removed: int = 0) -> Assignment:
    """BT-COH-4: the most extra cards, then the fewest cohort cards, then by order of factions.

    `removed` is the mask of factions that are not in the game (BT-2P-1); no universal card counts
    for them.
    """
    best = Assignment([0] * len(counts), 0, 0)
    _spread(counts, universal, 0, [0] * len(counts), best, removed)
    return best


def _spread(
    counts: list[int],
    remaining: int,
    faction: int,
    universal: list[int],
    best: Assignment,
    removed: int,
) -> None:
    if faction == len(counts):
        sizes = [counts[f] + universal[f] for f in range(len(counts))]
        extra = sum(extra_cards(size) for size in sizes)
        size = sum(size for size in sizes if size >= SMALLEST)
        if extra > best.extra or (extra == best.extra and extra and size < best.size):
            best.universal, best.extra, best.size = universal[:], extra, size
        return
    for number in range(0 if removed >> faction & 1 else remaining, -1, -1):
        universal[faction] = number
        _spread(counts, remaining - number, faction + 1, universal, best, removed)
    universal[faction] = 0


def announcement(state: BattaliaState, hand: bytes) -> bytes:
    """BT-COH-6: the cohort sizes, by faction, that a player with this hand announces."""
    counts, universal = count_factions(state, hand)
    return bytes(cohort_sizes(counts, best_assignment(counts, universal, state.removed)))


def count_factions(state: BattaliaState, hand: bytes) -> tuple[list[int], int]:
    """How many hand cards each faction has, and how many are universal; no supplies (BT-COH-2)."""
    counts = [0] * state.config.factions
    universal = 0
    for card in hand:
        faction = FACTION[card]
        if faction < state.config.factions:
            counts[faction] += 1
        elif faction == UNIVERSAL:
            universal += 1
    return counts, universal


def cohort_sizes(counts: list[int], assignment: Assignment) -> list[int]:
    sizes = [counts[f] + assignment.universal[f] for f in range(len(counts))]
    return [size if size >= SMALLEST else 0 for size in sizes]
