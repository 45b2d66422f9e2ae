"""How many uploaded records a hall keeps, and for how long.

Nobody sits at an uploaded table, so without a quota strangers could fill the disk for ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import structlog

from stormhall.kernel.core.errors import StormhallError
from stormhall.server.settings import Limits
from stormhall.server.store.interface import Store
from stormhall.server.wire.errors import HallError

log = structlog.get_logger("stormhall.uploads")

DAY = 24 * 60 * 60_000


class Uploads:
    """The quota of all uploaded tables together. They are counted when the first is added, since
    that reads them all."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._is_counted = False
        self._counting = asyncio.Lock()
        self.tables = 0
        self.bytes = 0

    @asynccontextmanager
    async def room(self, size: int) -> AsyncIterator[None]:
        """Take room for a record while it is stored, or refuse it; the room of one that could not
        be stored is free again."""
        async with self._counting:
            if not self._is_counted:
                await self._count()
        if self.tables >= self._limits.uploads:
            raise HallError("too-many/uploads", most=self._limits.uploads)
        if self.bytes + size > self._limits.uploads_bytes:
            raise HallError("too-many/uploads-bytes", most=self._limits.uploads_bytes)
        self.tables, self.bytes = self.tables + 1, self.bytes + size
        try:
            yield
        except BaseException:
            self.tables, self.bytes = self.tables - 1, self.bytes - size
            raise

    def recount(self) -> None:
        """Count again before the next upload, since a table was deleted."""
        self._is_counted = False

    async def _count(self) -> None:
        kept = await self._store.uploads()
        self.tables = len(kept)
        self.bytes = sum(upload.bytes for upload in kept)
        self._is_counted = True

    async def note_opened(self, table_id: str, now: int) -> None:
        """Note that somebody has opened an uploaded table; failing to do so harms nobody."""
        try:
            await self._store.touch(table_id, now)
        except StormhallError as error:
            log.warning("upload-not-noted", table=table_id, problem=str(error))

    async def remove_old(
        self, now: int, is_used: Callable[[str], bool], delete: Callable[[str], Awaitable[None]]
    ) -> None:
        """Delete the tables that nobody has opened for a long time, except those in use."""
        before = now - self._limits.upload_days * DAY
        for upload in await self._store.uploads():
            if upload.touched < before and not is_used(upload.table):
                try:
                    await delete(upload.table)
                except StormhallError as error:
                    log.warning("upload-not-deleted", table=upload.table, problem=str(error))
                else:
                    log.info("upload-deleted", table=upload.table)
