"""What a database complains about, in the words of the store.

Only the driver's own sentence is passed on: SQLAlchemy's would quote the statement.
"""

from __future__ import annotations

import errno
import sqlite3
from typing import Final

from sqlalchemy.exc import IntegrityError, SQLAlchemyError, StatementError

from stormhall.server.store.interface import Conflict, StoreBusy, StoreError, StoreFull

NO_ROOM: Final = "nothing was stored: there is no room left on the disk of the data folder"
LOCKED: Final = "the database is locked by another program; try again when it is done"
FULL_CODES: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE)
BUSY_CODES: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
KINDS: Final = {
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "not-opened",
    sqlite3.SQLITE_NOTADB: "no-database",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_IOERR: "disk",
}
SENTENCES: Final = {
    "read-only": "the database may not be written",
    "not-opened": "the database cannot be opened",
    "no-database": "the file is no database",
    "damaged": "the database is damaged; restore a backup",
    "disk": "the disk refused to read or write",
    "other": "the database failed",
}
PRIMARY: Final = 0xFF  # SQLite's codes: the kind in the low byte, the details above


def translated(error: SQLAlchemyError | sqlite3.Error | OSError) -> StoreError:
    """The error of the store that says what happened."""
    cause = error.orig if isinstance(error, StatementError) else error
    if isinstance(error, IntegrityError):
        return Conflict("what was to be stored is there already").named("stored-already")
    if isinstance(cause, sqlite3.Error):
        return _of_sqlite(cause)
    if isinstance(cause, OSError) and cause.errno in (errno.ENOSPC, errno.EDQUOT):
        return StoreFull(NO_ROOM).named("store-full")
    problem = f"{type(cause).__name__}: {cause}"
    return StoreError(f"the database failed: {problem}").named(
        "database", kind="other", problem=problem
    )


def _of_sqlite(error: sqlite3.Error) -> StoreError:
    code = getattr(error, "sqlite_errorcode", 0)  # absent if Python's own layer complains
    if code in FULL_CODES:
        return StoreFull(NO_ROOM).named("store-full")
    if code & PRIMARY in BUSY_CODES:
        return StoreBusy(LOCKED).named("store-busy")
    kind = KINDS.get(code & PRIMARY, "other")
    return StoreError(f"{SENTENCES[kind]} ({error})").named(
        "database", kind=kind, problem=str(error)
    )
