"""How long a player made of code may think: by work, by the clock, until somebody says stop.

Work is counted in steps taken in imagined worlds, so that the same seed gives the same game on
every machine; the clock is for people who wait, and may cut a thought short.
"""

from __future__ import annotations

import time
from collections.abc import Callable


class Budget:
    """What is left for one decision."""

    def __init__(
        self, work: int, seconds: float | None = None, stop: Callable[[], bool] | None = None
    ) -> None:
        self._left = work
        self._deadline = 0.0 if seconds is None else time.perf_counter() + seconds
        self._stop = stop

    def spend(self, work: int) -> None:
        """Count work that was done."""
        self._left -= work

    def part(self, share: float) -> Budget:
        """A smaller budget within this one, of a share of the work and the time left."""
        part = Budget(max(1, int(self._left * share)), None, self._stop)
        if self._deadline:
            now = time.perf_counter()
            part._deadline = now + max(0.0, self._deadline - now) * share
        return part

    @property
    def left(self) -> int:
        """The work that is left."""
        return self._left

    def is_over(self) -> bool:
        """Whether it is time to answer with the best found so far."""
        if self._left <= 0:
            return True
        if self._deadline and time.perf_counter() >= self._deadline:
            return True
        return self._stop is not None and self._stop()
