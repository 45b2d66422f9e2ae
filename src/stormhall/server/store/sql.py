"""The built-in store: one SQLite file in the data folder.

One thread writes and one reads, each over its own connection. An append is a compare-and-set: it
moves the table's count of entries from its first number to the number after its last, or fails. So
there are no gaps and no two entries with the same number; the primary key of the entries enforces
the latter once more.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from stormhall.server.store import rows as convert
from stormhall.server.store import schema
from stormhall.server.store.database_errors import translated
from stormhall.server.store.engine_thread import EngineThread
from stormhall.server.store.engines import FILE, migrating_engine, reading_engine, writing_engine
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
from stormhall.server.store.migrate import upgrade
from stormhall.server.wire.messages import Status

TOGETHER: Final = 256  # the most writes in one commit
TABLES, ENTRIES, KEYS = schema.tables, schema.entries, schema.keys
TABLE_COLUMNS: Final = [TABLES.c[name] for name in TableRow.__struct_fields__]
ENTRY_COLUMNS: Final = [ENTRIES.c[name] for name in Entry.__struct_fields__]
SUMMARY_COLUMNS: Final = [TABLES.c[name] for name in StoredSummary.__struct_fields__]
INSERT_TABLE, INSERT_ENTRIES, INSERT_KEYS = insert(TABLES), insert(ENTRIES), insert(KEYS)
# Built once, because building a statement costs more than running it.
SET_STATUS: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(status=func.coalesce(bindparam("becomes"), TABLES.c.status))
)
ADVANCE: Final = SET_STATUS.where(TABLES.c.entries == bindparam("first")).values(
    entries=bindparam("next"), touched=bindparam("at")
)


def open_store(folder: Path) -> SqlStore:
    """Open the store in an existing folder; make its database if there is none, and migrate it to
    the schema of this version if it is older."""
    if not folder.is_dir():
        raise StoreError("no-data-folder", folder=folder)
    file = folder / FILE
    _make_private(file)
    engine = migrating_engine(file)
    try:
        upgrade(engine)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise _not_opened(file, translated(error)) from error
    except StoreError as error:
        raise _not_opened(file, error) from error
    finally:
        engine.dispose()
    return SqlStore(writing_engine(file), reading_engine(file))


def _not_opened(file: Path, cause: StoreError) -> StoreError:
    """An error of the same class that names the file."""
    return type(cause)("store-open", file=file, cause=cause)


def _make_private(file: Path) -> None:
    """Create an empty database that only its owner may read, as it will hold seeds of running
    games. SQLite gives the files next to it the same permissions."""
    try:
        if not file.exists():
            file.touch(mode=0o600)
    except OSError as error:
        raise StoreError("data-folder", folder=file.parent, problem=error.strerror) from error


class SqlStore:
    """A `Store` on a database of this version's schema; `open_store` makes one on SQLite."""

    def __init__(self, writing: Engine, reading: Engine) -> None:
        self._writer = EngineThread("store-writer", writing, TOGETHER)
        self._reader = EngineThread("store-reader", reading, 1)

    async def create(
        self, row: TableRow, keys: Sequence[StoredKey], entries: Sequence[Entry]
    ) -> None:
        """Store a new table, wholly or not at all. Raises `Conflict` if its id is taken."""
        convert.check_numbers(entries)
        if entries and entries[0].n != 0:
            raise StoreError("entry-first", number=entries[0].n)
        table, rows = convert.row_of_table(row, entries), convert.rows_of_entries(row.id, entries)

        def work(connection: Connection) -> None:
            same = select(TABLES.c.id).where(TABLES.c.id == row.id)
            if connection.execute(same).first():
                raise Conflict("table-there", table=row.id)
            connection.execute(INSERT_TABLE, table)
            _add(connection, rows, convert.rows_of_keys(keys))

        await self._writer.do(work)

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        *,
        status: Status | None = None,
        keys: Sequence[StoredKey] = (),
        revoke: Sequence[str] = (),
    ) -> None:
        convert.check_numbers(entries)
        rows = convert.rows_of_entries(table, entries)

        def work(connection: Connection) -> None:
            _advance(connection, table, entries, status)
            if revoke:
                revoked = KEYS.c.digest.in_(revoke) & (KEYS.c.table_id == table)
                connection.execute(delete(KEYS).where(revoked))
            _add(connection, rows, convert.rows_of_keys(keys))

        await self._writer.do(work)

    async def load(self, table: str) -> Stored | None:
        def work(connection: Connection) -> Stored | None:
            row = connection.execute(select(*TABLE_COLUMNS).where(TABLES.c.id == table)).first()
            if row is None:
                return None
            return Stored(row=convert.table_of(row), entries=_entries(connection, table, 0))

        return await self._reader.do(work)

    async def tail(self, table: str, since: int) -> list[Entry]:
        return await self._reader.do(lambda connection: _entries(connection, table, since))

    async def keys(self, digests: Sequence[str]) -> list[StoredKey]:
        statement = select(KEYS).where(KEYS.c.digest.in_(digests))
        return [convert.key_of(row) for row in await self._rows(statement)]

    async def keys_of(self, table: str) -> list[StoredKey]:
        statement = select(KEYS).where(KEYS.c.table_id == table)
        statement = statement.order_by(KEYS.c.role, KEYS.c.seat, KEYS.c.digest)
        return [convert.key_of(row) for row in await self._rows(statement)]

    async def tables(self, statuses: Sequence[Status]) -> list[StoredSummary]:
        statement = select(*SUMMARY_COLUMNS).where(TABLES.c.status.in_(statuses))
        statement = statement.order_by(TABLES.c.touched.desc(), TABLES.c.id)
        return [convert.summary_of(row) for row in await self._rows(statement)]

    async def listed(self, most: int) -> list[str]:
        open_now = TABLES.c.listed & TABLES.c.status.in_(["waiting", "playing"])
        statement = select(TABLES.c.id).where(open_now)
        statement = statement.order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(most)
        return [row.id for row in await self._rows(statement)]

    async def delete(self, table: str) -> None:
        def work(connection: Connection) -> None:
            for of_table in (KEYS.c.table_id, ENTRIES.c.table_id, TABLES.c.id):
                connection.execute(delete(of_table.table).where(of_table == table))

        await self._writer.do(work)

    async def check(self) -> None:
        await self._writer.do(_prove_writing)
        await self._rows(select(TABLES.c.id).limit(1))

    async def close(self) -> None:
        """Finish the work under way, then close the database."""
        await self._reader.close()
        await self._writer.close()

    async def _rows(self, statement: Select[*tuple[Any, ...]]) -> Sequence[convert.AnyRow]:
        return await self._reader.do(lambda connection: connection.execute(statement).fetchall())


def _advance(
    connection: Connection, table: str, entries: Sequence[Entry], status: Status | None
) -> None:
    """Advance a table's count over its next entries and set its status, if one is given. Raises
    `Conflict` or `StoreError` if these are not the next entries."""
    values: dict[str, Any] = {"table": table, "becomes": status}
    if entries:
        values |= {"first": entries[0].n, "next": entries[-1].n + 1, "at": entries[-1].at}
    if connection.execute(ADVANCE if entries else SET_STATUS, values).rowcount:
        return
    length = connection.execute(select(TABLES.c.entries).where(TABLES.c.id == table)).scalar()
    if length is None:
        raise TableGone("no-table", table=table)
    first = entries[0].n
    if length < first:
        raise StoreError("entry-awaited", table=table, awaited=length, number=first)
    raise Conflict("entry-there", table=table, entry=first)


def _add(connection: Connection, entries: list[dict[str, Any]], keys: list[dict[str, Any]]) -> None:
    if entries:
        connection.execute(INSERT_ENTRIES, entries)
    if keys:
        connection.execute(INSERT_KEYS, keys)


def _entries(connection: Connection, table: str, since: int) -> list[Entry]:
    statement = select(*ENTRY_COLUMNS).where(ENTRIES.c.table_id == table, ENTRIES.c.n >= since)
    return [convert.entry_of(row) for row in connection.execute(statement.order_by(ENTRIES.c.n))]


def _prove_writing(connection: Connection) -> None:
    """Insert a row and delete it again: nothing remains, but the commit has to reach the disk."""
    nothing = {"id": "", "game": "", "status": "", "options": {}, "clock": {}}
    marks = {"spectators": False, "listed": False}
    numbers = dict.fromkeys(("rules", "seats", "created", "touched", "entries"), 0)
    connection.execute(INSERT_TABLE, {**nothing, **marks, **numbers})
    connection.execute(delete(TABLES).where(TABLES.c.id == ""))
