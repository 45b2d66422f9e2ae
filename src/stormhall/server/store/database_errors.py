"""Translates errors of the database to errors of the store.

Only the driver's message is passed on, because SQLAlchemy's would quote the statement.
"""

from __future__ import annotations

import errno
import sqlite3
from typing import Final

from sqlalchemy.exc import IntegrityError, SQLAlchemyError, StatementError

from stormhall.server.store.interface import Conflict, StoreBusy, StoreError, StoreFull

FULL_CODES: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE)
BUSY_CODES: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
NAMES: Final = {
    sqlite3.SQLITE_READONLY: "database-read-only",
    sqlite3.SQLITE_CANTOPEN: "database-not-opened",
    sqlite3.SQLITE_NOTADB: "database-no-database",
    sqlite3.SQLITE_CORRUPT: "database-damaged",
    sqlite3.SQLITE_IOERR: "database-disk",
}
"""The names of errors, by SQLite's codes."""
PRIMARY: Final = 0xFF  # SQLite's codes have the kind in the low byte and the details above it


def translated(error: SQLAlchemyError | sqlite3.Error | OSError) -> StoreError:
    """The store's error for an error of the database."""
    cause = error.orig if isinstance(error, StatementError) else error
    if isinstance(error, IntegrityError):
        return Conflict("stored-already")
    if isinstance(cause, sqlite3.Error):
        return _of_sqlite(cause)
    if isinstance(cause, OSError) and cause.errno in (errno.ENOSPC, errno.EDQUOT):
        return StoreFull("store-full")
    return StoreError("database", problem=f"{type(cause).__name__}: {cause}")


def _of_sqlite(error: sqlite3.Error) -> StoreError:
    code = getattr(error, "sqlite_errorcode", 0)  # absent in errors of Python's driver itself
    if code in FULL_CODES:
        return StoreFull("store-full")
    if code & PRIMARY in BUSY_CODES:
        return StoreBusy("store-busy")
    return StoreError(NAMES.get(code & PRIMARY, "database"), problem=str(error))
