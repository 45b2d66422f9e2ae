"""When Python looks for what nobody uses any more.

A full search goes through every game of every table while nobody is served: a fifth of a second
with two hundred tables. What a hall keeps hangs together in no circles, so short searches find
nearly all there is to find; the full one waits until nobody plays, or for an hour.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

SHORT = 10_000
"""New objects between two searches among the newest."""
MIDDLE = 20
"""Short searches between two among those that survived one."""
NEVER = 1_000_000
"""Middle searches until Python would begin a full one by itself."""
MINUTE = 60.0
MOST_MINUTES = 60


_tasks: set[asyncio.Task[None]] = set()
"""The loop itself holds its tasks only weakly."""


def keep_quiet(choices: Callable[[], float]) -> None:
    """Begin to collect when it is quiet; for a process that is a hall and nothing else."""
    _tasks.add(asyncio.ensure_future(collect_when_quiet(choices)))


async def collect_when_quiet(choices: Callable[[], float]) -> None:
    """Search fully in a minute without a choice, or after an hour; `choices` counts those made."""
    gc.collect()
    gc.freeze()  # modules and tables of data stay for ever: no search need look at them again
    gc.set_threshold(SHORT, MIDDLE, NEVER)
    waited, before = 0, choices()
    while True:
        await asyncio.sleep(MINUTE)
        waited, now = waited + 1, choices()
        if now == before or waited >= MOST_MINUTES:
            gc.collect()
            waited = 0
        before = now
