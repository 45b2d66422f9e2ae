"""Chance as one int: copying it is free, and it gives the same numbers everywhere.

The generator is a 60-bit counter whose output is scrambled by a small Feistel network. All numbers
stay small enough for compiled code to use machine integers throughout: a 64-bit generator took a
sixth of the time of random play. Every step is masked, so that compiled and interpreted code agree.
"""

from __future__ import annotations

from typing import Final

Rng = int

MASK: Final = (1 << 60) - 1
_HALF: Final = 30
_HALF_MASK: Final = (1 << 30) - 1
_STEP: Final = 0x9E3779B97F4A7C1  # odd, so that the counter visits every value
_ROUND_1: Final = 0x2C8E9CF5  # below 2**30, so that products fit machine integers
_ROUND_2: Final = 0x3851F42D
_ROUND_3: Final = 0x2C957F2D
_ROUND_4: Final = 0x3FEB352D
_OTHER: Final = 0x2545F4914F6CDD1
"""Turns a state of one generator into the start of an unrelated one."""


def advance(rng: Rng) -> Rng:
    """The generator after one draw."""
    return (rng + _STEP) & MASK


def output(rng: Rng) -> int:
    """The 60 bits that belong to this state of the generator."""
    left = rng >> _HALF
    right = rng & _HALF_MASK
    left ^= (right * _ROUND_1 >> 15) & _HALF_MASK
    right ^= (left * _ROUND_2 >> 15) & _HALF_MASK
    left ^= (right * _ROUND_3 >> 14) & _HALF_MASK
    right ^= (left * _ROUND_4 >> 15) & _HALF_MASK
    left ^= (right * _ROUND_1 >> 14) & _HALF_MASK
    return left << _HALF | right


def seeded(*parts: int) -> Rng:
    """A generator for a list of numbers, such as (seed of a run, index of a game)."""
    rng = _STEP
    for part in parts:
        rng = output(advance(rng ^ (part & MASK)))
        rng = output(advance(rng ^ ((part >> 60) & MASK)))
    return rng


def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1 that belongs to this state of the generator."""
    return ((output(rng) >> _HALF) * n) >> _HALF


class Chance:
    """A separate generator for thinking, resampling and tests; a game holds just the int."""

    def __init__(self, *seed: int) -> None:
        self.rng: Rng = seeded(*seed)

    def __repr__(self) -> str:
        return f"<Chance at {self.rng:015x}>"

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.rng = advance(self.rng)
        return below(self.rng, n)

    def skip(self, draws: int) -> None:
        """Skip this many draws without computing their numbers."""
        self.rng = (self.rng + draws * _STEP) & MASK

    def shuffle(self, items: list[int]) -> None:
        """Put the items in random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self) -> Rng:
        """The start of an independent generator."""
        self.rng = advance(self.rng)
        return output(self.rng ^ _OTHER)
