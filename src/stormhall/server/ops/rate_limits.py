"""How often something may happen: so many times at once, and so many per second in the long run."""

from __future__ import annotations

import time
from collections.abc import Callable

MOST_REMEMBERED = 10_000
"""Addresses that are counted; the ones that have been quiet for longest are forgotten."""


class Bucket:
    """Tokens that are taken out one by one and come back with time."""

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._tokens = float(burst)
        self._since = now

    def take(self, now: float) -> bool:
        """Take a token, or find that there is none."""
        gained = max(0.0, now - self._since) * self._per_second
        self._tokens = min(self._burst, self._tokens + gained)
        self._since = now
        if self._tokens < 1.0:
            return False
        self._tokens -= 1.0
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

    def take(self, address: str) -> bool:
        """Whether this address may, once more."""
        now = self._clock()
        bucket = self._buckets.pop(address, None) or Bucket(self._burst, self._per_second, now)
        self._buckets[address] = bucket  # the last in order is the one used last
        if len(self._buckets) > MOST_REMEMBERED:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(now)
