"""Tells the windows at a table who came and went: at once if that is rare, and if many come and go,
several together. Every window hears of every other, so telling each would cost the square of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final


class Arrivals:
    """What is still to be told about the connections of a table."""

    def __init__(
        self, tell: Callable[[], None], windows: Callable[[], int], per_second: float
    ) -> None:
        self._tell_all: Final = tell
        self._windows: Final = windows
        self._per_second: Final = per_second  # messages to all windows together
        self._next = 0.0  # the earliest time of the next telling
        self._timer: asyncio.TimerHandle | None = None

    def note(self) -> None:
        """Tell of somebody who came or went, now or together with those who follow."""
        if self._timer is not None:
            return
        loop = asyncio.get_running_loop()
        if loop.time() >= self._next:
            self.tell()
        else:
            self._timer = loop.call_at(self._next, self.tell)

    def tell(self) -> None:
        """Tell everything."""
        self.close()
        pause = self._windows() / self._per_second
        self._next = asyncio.get_running_loop().time() + pause
        self._tell_all()

    def close(self) -> None:
        """Tell nothing more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
