"""When Python collects garbage.

A full collection visits the game of every table and blocks the server meanwhile: for a fifth of a
second with two hundred tables. The server makes few reference cycles, so nearly all garbage is
found in the young generations; the full collection waits until nobody plays, or for an hour.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

SHORT = 10_000
"""New objects between two collections of the youngest generation."""
MIDDLE = 20
"""Collections of the youngest generation between two of the middle one."""
NEVER = 1_000_000
"""Collections of the middle generation before Python would start a full one by itself."""
MINUTE = 60.0
MOST_MINUTES = 60


_tasks: set[asyncio.Task[None]] = set()
"""The loop itself holds its tasks only weakly."""


def start_collecting(choices: Callable[[], float]) -> None:
    """Collect garbage in quiet moments; only for a process that does nothing but serve."""
    _tasks.add(asyncio.ensure_future(collect_when_quiet(choices)))


async def collect_when_quiet(choices: Callable[[], float]) -> None:
    """Collect fully after a minute without a choice, or after an hour; `choices` counts them."""
    gc.collect()
    gc.freeze()  # modules and data stay for ever, so no collection needs to visit them again
    gc.set_threshold(SHORT, MIDDLE, NEVER)
    waited, before = 0, choices()
    while True:
        await asyncio.sleep(MINUTE)
        waited, now = waited + 1, choices()
        if now == before or waited >= MOST_MINUTES:
            gc.collect()
            waited = 0
        before = now
