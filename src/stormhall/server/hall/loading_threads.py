"""The threads in which stored tables are replayed when they are opened.

They do nothing else. In the loop's own pool of threads a few long answers, such as searches in the
rules, would keep people from opening their tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor

from stormhall.server.store.interface import Entry, TableRow
from stormhall.server.tables.history import TableHistory, load_history


class LoadingThreads:
    """A few threads that replay tables. Uploaded records are replayed elsewhere, one at a time:
    strangers make them, and nobody waits for a turn there."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="loading")
        self._replaying_upload = asyncio.Lock()

    async def history(self, row: TableRow, entries: Iterable[Entry]) -> TableHistory:
        """The history of a stored table."""
        entries = list(entries)
        if any(entry.kind == "upload" for entry in entries[:1]):
            async with self._replaying_upload:
                return await asyncio.to_thread(load_history, row, entries)
        return await self._run(lambda: load_history(row, entries))

    async def _run(self, work: Callable[[], TableHistory]) -> TableHistory:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        """Begin nothing more; what has begun ends by itself."""
        self._pool.shutdown(wait=False, cancel_futures=True)
