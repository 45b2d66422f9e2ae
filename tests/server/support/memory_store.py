"""A store in memory that tests can make refuse, wait, or lose a race."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from stormhall.server.store.interface import (
    Awaited,
    Conflict,
    Entry,
    Outlook,
    Stored,
    StoredKey,
    StoredState,
    StoredSummary,
    StoredUpload,
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
        self.touched: dict[str, int] = {}  # tables touched without an entry
        self.void_keys: set[str] = set()
        self.outlooks: dict[str, Outlook] = {}
        self.failure: StoreError | None = None  # raised by every write while it is set
        self.fail_once: StoreError | None = None  # raised by the next write
        self.gate = asyncio.Event()  # while it is closed, writes wait before anything is stored
        self.gate.set()
        self.waiting = 0  # writes that wait at the gate
        self.writes = 0
        self.refusals = 0
        self.loads = 0

    async def create(
        self,
        row: TableRow,
        keys: Sequence[StoredKey],
        entries: Sequence[Entry],
        outlook: Outlook | None = None,
    ) -> None:
        await self._pass()
        if row.id in self.rows or any(key.digest in self.stored_keys for key in keys):
            raise Conflict(f"there is a table {row.id} already")
        if outlook is not None:
            self.outlooks[row.id] = outlook
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
        outlook: Outlook | None = None,
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
        if outlook is not None:
            self.outlooks[table] = outlook
        for digest in revoke:
            self.stored_keys.pop(digest, None)
            self.void_keys.add(digest)
        self.stored_keys |= {key.digest: key for key in keys}

    async def note_outlook(self, table: str, entries: int, outlook: Outlook) -> None:
        await self._pass()
        if len(self.entries[table]) == entries:
            self.outlooks[table] = outlook

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

    async def revoked(self, digest: str) -> bool:
        await asyncio.sleep(0)
        return digest in self.void_keys

    async def count(self, statuses: Sequence[Status]) -> int:
        return len(await self.tables(statuses))

    async def awaited(self) -> list[Awaited]:
        found = []
        for summary in await self.tables(["playing"]):
            outlook = self.outlooks.get(summary.id)
            if outlook is None:
                found.append(Awaited(id=summary.id, acts=None, deadline=None, time_left=None))
                continue
            acts, deadline, time_left = outlook.acts, outlook.deadline, outlook.time_left
            if acts or deadline is not None or time_left is not None:
                one = Awaited(id=summary.id, acts=acts, deadline=deadline, time_left=time_left)
                found.append(one)
        return found

    async def states(self, tables: Sequence[str]) -> list[StoredState]:
        await asyncio.sleep(0)
        return [self._state(self.rows[table]) for table in tables if table in self.rows]

    async def untouched(self, statuses: Sequence[Status], before: int) -> list[StoredSummary]:
        return [each for each in await self.tables(statuses) if each.touched < before]

    async def tables(self, statuses: Sequence[Status]) -> list[StoredSummary]:
        await asyncio.sleep(0)
        result = [self._summary(row) for row in self.rows.values() if row.status in statuses]
        return sorted(result, key=lambda summary: -summary.touched)

    async def listed(self, most: int) -> list[str]:
        result = await self.tables(["waiting", "playing"])
        return [each.id for each in result if self.rows[each.id].listed][:most]

    async def uploads(self) -> list[StoredUpload]:
        await asyncio.sleep(0)
        return [
            StoredUpload(
                table=table,
                touched=self.touched.get(table, entries[-1].at),
                bytes=len(entries[0].data["record"]),
            )
            for table, entries in self.entries.items()
            if entries and entries[0].kind == "upload"
        ]

    async def touch(self, table: str, at: int) -> None:
        await self._pass()
        self.touched[table] = at

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
            touched=entries[-1].moment if entries else row.created,
            entries=len(entries),
        )

    def _state(self, row: TableRow) -> StoredState:
        outlook = self.outlooks.get(row.id)
        return StoredState(
            id=row.id,
            game=row.game,
            preset=row.preset,
            options=row.options,
            clock=row.clock,
            spectators=row.spectators,
            listed=row.listed,
            created=row.created,
            status=row.status,
            entries=len(self.entries[row.id]),
            summary=None if outlook is None else outlook.summary,
        )


def _written(entries: Sequence[Entry]) -> list[Entry]:
    return msgspec.json.decode(msgspec.json.encode(entries), type=list[Entry])
