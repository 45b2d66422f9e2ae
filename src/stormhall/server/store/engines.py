"""Connections to the database file of a data folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

FILE: Final = "stormhall.db"
LOCK_TIMEOUT: Final = 2.0  # seconds to wait for another program's lock before a choice is refused

# FULL: an acknowledged choice has reached the disk, not only the system's memory.
DURABLE: Final = ("journal_mode=WAL", "synchronous=FULL")


def writing_engine(file: Path) -> Engine:
    """One connection, which takes the write lock at the start of a transaction: in the middle it
    could no longer wait for it."""
    return _engine(file, "BEGIN IMMEDIATE", [*DURABLE, "foreign_keys=ON"])


def reading_engine(file: Path) -> Engine:
    """One connection, which cannot write. With SQLite's write-ahead log (WAL) it sees the last
    commit, and neither waits for a writer nor makes one wait."""
    return _engine(file, "BEGIN", ["query_only=ON"])


def migrating_engine(file: Path) -> Engine:
    """Like the writing engine, but without checking foreign keys: a migration that copies a table
    drops the old one, which must not delete the rows that refer to it."""
    return _engine(file, "BEGIN IMMEDIATE", [*DURABLE, "foreign_keys=OFF"])


def _engine(file: Path, begin: str, pragmas: Sequence[str]) -> Engine:
    # The isolation level keeps Python's driver from beginning transactions by its own rules.
    # Parameters stay out of errors, because seeds and digests of keys are among them.
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        connect_args={"isolation_level": None, "timeout": LOCK_TIMEOUT},
        pool_size=1,
        max_overflow=0,
        hide_parameters=True,
    )

    def prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        connection.text_factory = _text
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin_transaction)
    return engine


def _text(raw: bytes) -> str:
    """A text of the database. Bytes that are no UTF-8 are replaced: the driver would refuse all
    rows of a query because of one."""
    return raw.decode(errors="replace")
