"""95% confidence intervals of shares and means."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

NORMAL_95: Final = 1.959964
"""95% of a normal distribution lies within this many standard deviations."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean of `count` values with its 95% interval, which needs at least two values."""

    value: float
    low: float | None
    high: float | None
    count: int


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95% interval for a share of wins."""
    if not games:
        return 0.0, 1.0
    z = NORMAL_95
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(max(0.0, share * (1 - share) / games + z * z / (4 * games * games)))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def mean_of(values: list[float]) -> Mean:
    """The mean with Student's interval, which needs at least two values."""
    count = len(values)
    if not count:
        return Mean(0.0, None, None, 0)
    value = sum(values) / count
    if count == 1:
        return Mean(value, None, None, 1)
    variance = sum((one - value) ** 2 for one in values) / (count - 1)
    spread = student_95(count - 1) * sqrt(variance / count)
    return Mean(value, value - spread, value + spread, count)


_STUDENT: Final = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228]


def student_95(freedom: int) -> float:
    """The limit within which 95% of Student's distribution lies, to three digits."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    z, n = NORMAL_95, freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def quantile(values: list[int], share: float) -> int:
    """The value below which this share of the sorted values lies."""
    return values[min(len(values) - 1, int(share * len(values)))]
