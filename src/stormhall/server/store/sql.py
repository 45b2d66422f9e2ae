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

from sqlalchemy import (
    Connection,
    Engine,
    Select,
    Text,
    bindparam,
    delete,
    func,
    insert,
    null,
    or_,
    select,
    type_coerce,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from stormhall.server.store import rows as convert
from stormhall.server.store import schema
from stormhall.server.store.database_errors import translated
from stormhall.server.store.engine_thread import EngineThread
from stormhall.server.store.engines import FILE, migrating_engine, reading_engine, writing_engine
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
from stormhall.server.store.migrate import upgrade
from stormhall.server.wire.messages import Status

TOGETHER: Final = 256  # the most writes in one commit
TABLES, ENTRIES, KEYS = schema.tables, schema.entries, schema.keys
TABLE_COLUMNS: Final = [TABLES.c[name] for name in TableRow.__struct_fields__]
ENTRY_COLUMNS: Final = [ENTRIES.c[name] for name in Entry.__struct_fields__]
SUMMARY_COLUMNS: Final = [TABLES.c[name] for name in StoredSummary.__struct_fields__]
AWAITED_COLUMNS: Final = [TABLES.c[name] for name in Awaited.__struct_fields__]
STATE_COLUMNS: Final = [
    # Documents stay text here: one that is damaged must not hide the other rows.
    type_coerce(TABLES.c[name], Text).label(name) if name in convert.DOCUMENTS else TABLES.c[name]
    for name in StoredState.__struct_fields__
]
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
OUTLOOK: Final[dict[str, Any]] = {
    name: bindparam(f"new_{name}") for name in convert.OUTLOOK_COLUMNS
}
ADVANCE_WITH_OUTLOOK: Final = ADVANCE.values(OUTLOOK)
NOTE_OUTLOOK: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.entries == bindparam("first"))
    .values(OUTLOOK)
)
VALID: Final = KEYS.c.revoked.is_(None)
TOGETHER_ASKED: Final = 500
"""How many tables one query asks for; SQLite takes a limited number of values."""

# An upload is the first entry of its table, so that this looks at one entry of each table.
UPLOADS: Final = (
    select(
        TABLES.c.id.label("table"),
        TABLES.c.touched,
        (func.length(ENTRIES.c.data) + func.coalesce(func.length(TABLES.c.start), 0)).label(
            "bytes"
        ),
    )
    .join(ENTRIES, (ENTRIES.c.table_id == TABLES.c.id) & (ENTRIES.c.n == 0))
    .where(TABLES.c.status.in_(["finished", "archived"]), ENTRIES.c.kind == "upload")
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
        self,
        row: TableRow,
        keys: Sequence[StoredKey],
        entries: Sequence[Entry],
        outlook: Outlook | None = None,
    ) -> None:
        convert.check_numbers(entries)
        if entries and entries[0].n != 0:
            raise StoreError("entry-first", number=entries[0].n)
        table = convert.row_of_table(row, entries, outlook)
        rows = convert.rows_of_entries(row.id, entries)

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
        outlook: Outlook | None = None,
    ) -> None:
        convert.check_numbers(entries)
        rows = convert.rows_of_entries(table, entries)

        def work(connection: Connection) -> None:
            _advance(connection, table, entries, status, outlook)
            if revoke:
                void = KEYS.c.digest.in_(revoke) & (KEYS.c.table_id == table)
                connection.execute(update(KEYS).where(void).values(revoked=True))
            _add(connection, rows, convert.rows_of_keys(keys))

        await self._writer.do(work)

    async def note_outlook(self, table: str, entries: int, outlook: Outlook) -> None:
        values = {"table": table, "first": entries, **_new_outlook(outlook)}
        await self._writer.do(lambda connection: connection.execute(NOTE_OUTLOOK, values))

    async def load(self, table: str) -> Stored | None:
        def work(connection: Connection) -> Stored | None:
            with convert.undamaged(table):
                row = connection.execute(select(*TABLE_COLUMNS).where(TABLES.c.id == table)).first()
                if row is None:
                    return None
                return Stored(row=convert.table_of(row), entries=_entries(connection, table, 0))

        return await self._reader.do(work)

    async def tail(self, table: str, since: int) -> list[Entry]:
        def work(connection: Connection) -> list[Entry]:
            with convert.undamaged(table):
                return _entries(connection, table, since)

        return await self._reader.do(work)

    async def keys(self, digests: Sequence[str]) -> list[StoredKey]:
        statement = select(KEYS).where(KEYS.c.digest.in_(digests), VALID)
        return convert.keys_of(await self._rows(statement))

    async def keys_of(self, table: str) -> list[StoredKey]:
        statement = select(KEYS).where(KEYS.c.table_id == table, VALID)
        statement = statement.order_by(KEYS.c.role, KEYS.c.seat, KEYS.c.digest)
        return convert.keys_of(await self._rows(statement))

    async def revoked(self, digest: str) -> bool:
        statement = select(KEYS.c.digest).where(KEYS.c.digest == digest, KEYS.c.revoked)
        return bool(await self._rows(statement))

    async def count(self, statuses: Sequence[Status]) -> int:
        statement = select(func.count()).where(TABLES.c.status.in_(statuses))
        [[number]] = await self._rows(statement)
        return int(number)

    async def awaited(self) -> list[Awaited]:
        waits = or_(
            TABLES.c.acts,
            TABLES.c.acts == null(),
            TABLES.c.deadline != null(),
            TABLES.c.time_left != null(),
        )
        statement = select(*AWAITED_COLUMNS).where(TABLES.c.status == "playing", waits)
        statement = statement.order_by(TABLES.c.touched.desc(), TABLES.c.id)
        return [convert.awaited_of(row) for row in await self._rows(statement)]

    async def states(self, tables: Sequence[str]) -> list[StoredState]:
        found: list[convert.AnyRow] = []
        for first in range(0, len(tables), TOGETHER_ASKED):
            some = TABLES.c.id.in_(tables[first : first + TOGETHER_ASKED])
            found += await self._rows(select(*STATE_COLUMNS).where(some))
        states = [convert.state_of(row) for row in found]
        return [state for state in states if state is not None]

    async def untouched(self, statuses: Sequence[Status], before: int) -> list[StoredSummary]:
        statement = select(*SUMMARY_COLUMNS)
        statement = statement.where(TABLES.c.status.in_(statuses), TABLES.c.touched < before)
        return [convert.summary_of(row) for row in await self._rows(statement)]

    async def tables(self, statuses: Sequence[Status]) -> list[StoredSummary]:
        statement = select(*SUMMARY_COLUMNS).where(TABLES.c.status.in_(statuses))
        statement = statement.order_by(TABLES.c.touched.desc(), TABLES.c.id)
        return [convert.summary_of(row) for row in await self._rows(statement)]

    async def listed(self, most: int) -> list[str]:
        open_now = TABLES.c.listed & TABLES.c.status.in_(["waiting", "playing"])
        statement = select(TABLES.c.id).where(open_now)
        statement = statement.order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(most)
        return [row.id for row in await self._rows(statement)]

    async def uploads(self) -> list[StoredUpload]:
        return [convert.upload_of(row) for row in await self._rows(UPLOADS)]

    async def touch(self, table: str, at: int) -> None:
        statement = update(TABLES).where(TABLES.c.id == table).values(touched=at)

        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self._writer.do(work)

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
    connection: Connection,
    table: str,
    entries: Sequence[Entry],
    status: Status | None,
    outlook: Outlook | None,
) -> None:
    """Advance a table's count over its next entries and set its status and its outlook, if they are
    given. Raises `Conflict` or `StoreError` if these are not the next entries."""
    values: dict[str, Any] = {"table": table, "becomes": status}
    statement = SET_STATUS
    if entries:
        values |= {"first": entries[0].n, "next": entries[-1].n + 1, "at": entries[-1].moment}
        statement = ADVANCE
    if entries and outlook is not None:
        values |= _new_outlook(outlook)
        statement = ADVANCE_WITH_OUTLOOK
    if connection.execute(statement, values).rowcount:
        return
    length = connection.execute(select(TABLES.c.entries).where(TABLES.c.id == table)).scalar()
    if length is None:
        raise TableGone("no-table", table=table)
    first = entries[0].n
    if length < first:
        raise StoreError("entry-awaited", table=table, awaited=length, number=first)
    raise Conflict("entry-there", table=table, entry=first)


def _new_outlook(outlook: Outlook) -> dict[str, Any]:
    """An outlook as the values of a statement."""
    return {f"new_{name}": value for name, value in convert.columns_of_outlook(outlook).items()}


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
