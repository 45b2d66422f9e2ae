"""Rate limits by token buckets, one for each address."""

from __future__ import annotations

import time
from collections.abc import Callable

MOST_REMEMBERED = 10_000
"""The most addresses that are counted; the one that has been quiet for longest is dropped."""


class Bucket:
    """A token bucket."""

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._tokens = float(burst)
        self._since = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take some tokens; False if there are fewer."""
        gained = max(0.0, now - self._since) * self._per_second
        self._tokens = min(self._burst, self._tokens + gained)
        self._since = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(
        self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._burst = burst
        self._per_second = per_second
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Take tokens of this address; False if there are too few."""
        now = self._clock()
        bucket = self._buckets.pop(address, None) or Bucket(self._burst, self._per_second, now)
        self._buckets[address] = bucket  # the most recently used comes last
        if len(self._buckets) > MOST_REMEMBERED:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(now, cost)
