"""Rate limits by token buckets, one for each owner, such as an address."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable

MOST_REMEMBERED = 10_000
"""The most owners that are counted; the one that has been quiet for longest is dropped."""


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

    def wait(self, now: float) -> float:
        """Take a token that may still have to come; the seconds until it does."""
        if not self.take(now):
            self._tokens -= 1.0
        return max(0.0, -self._tokens / self._per_second)


class Buckets:
    """A bucket for each address, or whatever else is counted."""

    def __init__(
        self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._burst = burst
        self._per_second = per_second
        self._clock = clock
        self._buckets: dict[Hashable, Bucket] = {}

    def take(self, owner: Hashable, cost: float = 1.0) -> bool:
        """Take tokens of this owner; False if there are too few."""
        return self._bucket(owner).take(self._clock(), cost)

    def wait(self, owner: Hashable) -> float:
        """Take a token of this owner that may still have to come; the seconds until it does."""
        return self._bucket(owner).wait(self._clock())

    def _bucket(self, owner: Hashable) -> Bucket:
        bucket = self._buckets.pop(owner, None)
        if bucket is None:
            bucket = Bucket(self._burst, self._per_second, self._clock())
        self._buckets[owner] = bucket  # the most recently used comes last
        if len(self._buckets) > MOST_REMEMBERED:
            del self._buckets[next(iter(self._buckets))]
        return bucket
