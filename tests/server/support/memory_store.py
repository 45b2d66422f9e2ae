"""A store in memory that tests can make refuse, wait, or lose a race."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from stormhall.server.store.interface import (
    Conflict,
    Entry,
    Stored,
    StoredKey,
    StoredSummary,
    StoreError,
    TableGone,
    TableRow,
)
from stormhall.server.wire.messages import Status


class MemoryStore:
    """A `Store` whose content outlives its hall. Entries pass through JSON as in a database."""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.entries: dict[str, list[Entry]] = {}
        self.stored_keys: dict[str, StoredKey] = {}
        self.failure: StoreError | None = None  # raised by every write while it is set
        self.fail_once: StoreError | None = None  # raised by the next write
        self.gate = asyncio.Event()  # while it is closed, writes wait before anything is stored
        self.gate.set()
        self.waiting = 0  # writes that wait at the gate
        self.writes = 0
        self.refusals = 0
        self.loads = 0

    async def create(
        self, row: TableRow, keys: Sequence[StoredKey], entries: Sequence[Entry]
    ) -> None:
        await self._pass()
        if row.id in self.rows:
            raise Conflict(f"there is a table {row.id} already")
        self.rows[row.id] = row
        self.entries[row.id] = _written(entries)
        self.stored_keys |= {key.digest: key for key in keys}

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        *,
        status: Status | None = None,
        keys: Sequence[StoredKey] = (),
        revoke: Sequence[str] = (),
    ) -> None:
        await self._pass()
        if table not in self.rows:
            raise TableGone("no-table", table=table)
        kept = self.entries[table]
        if entries and entries[0].n < len(kept):
            raise Conflict(f"entry {entries[0].n} of table {table} is written already")
        assert not entries or entries[0].n == len(kept), "a gap"
        kept += _written(entries)
        if status is not None:
            self.rows[table] = replace(self.rows[table], status=status)
        for digest in revoke:
            self.stored_keys.pop(digest, None)
        self.stored_keys |= {key.digest: key for key in keys}

    async def load(self, table: str) -> Stored | None:
        self.loads += 1
        await asyncio.sleep(0)
        row = self.rows.get(table)
        return None if row is None else Stored(row=row, entries=self.entries[table][:])

    async def tail(self, table: str, since: int) -> list[Entry]:
        await asyncio.sleep(0)
        return self.entries[table][since:]

    async def keys(self, digests: Sequence[str]) -> list[StoredKey]:
        await asyncio.sleep(0)
        return [self.stored_keys[digest] for digest in digests if digest in self.stored_keys]

    async def keys_of(self, table: str) -> list[StoredKey]:
        await asyncio.sleep(0)
        return [key for key in self.stored_keys.values() if key.table == table]

    async def tables(self, statuses: Sequence[Status]) -> list[StoredSummary]:
        await asyncio.sleep(0)
        result = [self._summary(row) for row in self.rows.values() if row.status in statuses]
        return sorted(result, key=lambda summary: -summary.touched)

    async def listed(self, most: int) -> list[str]:
        result = await self.tables(["waiting", "playing"])
        return [each.id for each in result if self.rows[each.id].listed][:most]

    async def delete(self, table: str) -> None:
        await self._pass()
        del self.rows[table], self.entries[table]
        kept = {digest: key for digest, key in self.stored_keys.items() if key.table != table}
        self.stored_keys = kept

    async def check(self) -> None:
        await self._pass()

    async def close(self) -> None:
        """Keep everything for the next hall."""

    async def _pass(self) -> None:
        """Wait or raise as set; every write calls this first."""
        self.waiting += 1
        await self.gate.wait()
        await asyncio.sleep(0)
        self.waiting -= 1
        failure, self.fail_once = self.fail_once or self.failure, None
        if failure is not None:
            self.refusals += 1
            raise type(failure)(*failure.args)
        self.writes += 1

    def _summary(self, row: TableRow) -> StoredSummary:
        entries = self.entries[row.id]
        return StoredSummary(
            id=row.id,
            game=row.game,
            seats=row.seats,
            status=row.status,
            created=row.created,
            touched=entries[-1].at if entries else row.created,
            entries=len(entries),
        )


def _written(entries: Sequence[Entry]) -> list[Entry]:
    return msgspec.json.decode(msgspec.json.encode(entries), type=list[Entry])
