"""The three tables of the store, written for any database that SQLAlchemy knows.

`migrations/` builds the same schema step by step; a test compares the two, so every change needs a
migration.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)

# Every constraint has a name, so that a migration can find it on any database.
metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Json(TypeDecorator[Any]):
    """A JSON document in a text column: readable with any tool, and the same on every database."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any | None, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any | None, dialect: Dialect) -> Any | None:
        return None if value is None else msgspec.json.decode(value)


class WholeNumber(TypeDecorator[int]):
    """A whole number of any size, in decimal text: a seed may have more than 64 bits."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str | None:
        return None if value is None else str(value)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> int | None:
        return None if value is None else int(value)


# `entries` and `touched` could be computed from the entries. Stored here, they let an append check
# its number with a single query, and make listing tables quick. `acts`, `deadline`, `time_left` and
# `summary` follow from the entries too, but only by playing the whole game again: with them a hall
# opens without doing so. They are null where an older version has stored the table.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("preset", String(60)),
    Column("options", Json, nullable=False),
    Column("seed", WholeNumber),
    Column("start", Json),
    Column("clock", Json, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", String(20), nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("acts", Boolean),
    Column("deadline", BigInteger),
    Column("time_left", BigInteger),
    Column("summary", Json),
    Index(None, "status", "touched"),
)

# Clustered by table and number; otherwise SQLite would add a row number and a second tree.
entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(40), nullable=False),
    Column("seat", Integer),
    Column("data", Json, nullable=False),
    Column("steady", BigInteger),
    sqlite_with_rowid=False,
)

keys: Final = Table(
    "keys",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("role", String(20), nullable=False),
    Column("seat", Integer),
    Column("revoked", Boolean),
)
