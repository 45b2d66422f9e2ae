"""Chance as one int: a state is copied for nothing and gives the same numbers everywhere.

The generator is a 64-bit counter with a scrambled output (the SplitMix construction). Every step is
masked, because compiled ints and Python's must agree.
"""

from __future__ import annotations

from typing import Final

Rng = int

MASK64: Final = 0xFFFFFFFFFFFFFFFF
_STEP: Final = 0x9E3779B97F4A7C15
_MIX_1: Final = 0xBF58476D1CE4E5B9
_MIX_2: Final = 0x94D049BB133111EB


def advance(rng: Rng) -> Rng:
    """The generator after one draw."""
    return (rng + _STEP) & MASK64


def output(rng: Rng) -> int:
    """The 64 bits that belong to this state of the generator."""
    z = rng
    z = ((z ^ (z >> 30)) * _MIX_1) & MASK64
    z = ((z ^ (z >> 27)) * _MIX_2) & MASK64
    return z ^ (z >> 31)


def seeded(*parts: int) -> Rng:
    """A generator for a list of numbers, such as (seed of a run, index of a game)."""
    rng = 0
    for part in parts:
        rng = output(advance(rng ^ (part & MASK64)))
        rng = output(advance(rng ^ ((part >> 64) & MASK64)))
    return rng


def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1 that belongs to this state of the generator."""
    return ((output(rng) >> 32) * n) >> 32


class Chance:
    """A generator of one's own, for thinking, resampling and tests; games hold a bare int."""

    def __init__(self, *seed: int) -> None:
        self.rng: Rng = seeded(*seed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.rng = advance(self.rng)
        return below(self.rng, n)

    def shuffle(self, items: list[int]) -> None:
        """Put the items in random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self) -> Rng:
        """The start of an independent generator."""
        self.rng = advance(self.rng)
        return output(self.rng ^ _MIX_1)
