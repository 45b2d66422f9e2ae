"""Reads records in the test's own process, which starts no other."""

from __future__ import annotations

from stormhall.server.hall.creation import Upload, read_upload
from stormhall.server.hall.hall import Hall
from stormhall.server.wire.table_messages import TableMade


class InlineRecords:
    """`Records` that are read at once."""

    async def read(self, text: str, table_id: str, now: int) -> Upload:
        return read_upload(text, table_id, now)

    async def close(self) -> None:
        pass


async def upload(hall: Hall, record: str) -> TableMade:
    """A table for replaying a record."""
    sources = hall.sources
    return await hall.keep(read_upload(record, sources.table_id(), sources.now()))
