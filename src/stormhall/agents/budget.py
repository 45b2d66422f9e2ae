"""How long a bot may think: by amount of work, by the clock, or until it is stopped.

Work is counted in steps taken in imagined worlds, so that the same seed gives the same game on
every machine. The clock is for tables where people wait; it may cut a search short.
"""

from __future__ import annotations

import time
from collections.abc import Callable


class Budget:
    """What remains for one decision."""

    def __init__(
        self, work: int, seconds: float | None = None, stop: Callable[[], bool] | None = None
    ) -> None:
        self._remaining = work
        self._deadline = 0.0 if seconds is None else time.perf_counter() + seconds
        self._stop = stop

    def spend(self, work: int) -> None:
        """Count work that was done."""
        self._remaining -= work

    def part(self, share: float) -> Budget:
        """A smaller budget within this one: a share of the work and time that remain."""
        part = Budget(max(1, int(self._remaining * share)), None, self._stop)
        if self._deadline:
            now = time.perf_counter()
            part._deadline = now + max(0.0, self._deadline - now) * share
        return part

    @property
    def remaining(self) -> int:
        """The work that remains."""
        return self._remaining

    def is_over(self) -> bool:
        """Whether it is time to answer with the best choice so far."""
        if self._remaining <= 0:
            return True
        if self._deadline and time.perf_counter() >= self._deadline:
            return True
        return self._stop is not None and self._stop()
