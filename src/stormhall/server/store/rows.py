"""Converts the store's structs to rows of the schema and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeAlias

import msgspec
import structlog
from sqlalchemy import Row

from stormhall.server.store.interface import (
    Awaited,
    DamagedTable,
    Entry,
    Outlook,
    StoredKey,
    StoredState,
    StoredSummary,
    StoredUpload,
    StoreError,
    TableRow,
)

log = structlog.get_logger("stormhall.store")

LAST_MOMENT: Final = 253_402_300_800_000
"""The milliseconds from 1970 to the year 10000, which no calendar of Python reaches."""

AnyRow: TypeAlias = Row[*tuple[Any, ...]]

DOCUMENTS: Final = ("options", "clock", "summary")
"""The columns of a `StoredState` that hold JSON."""
OUTLOOK_COLUMNS: Final = Outlook.__struct_fields__


def row_of_table(
    row: TableRow, entries: Sequence[Entry], outlook: Outlook | None = None
) -> dict[str, Any]:
    """A table's row, with the values derived from its entries."""
    counted = {"entries": len(entries), "touched": entries[-1].moment if entries else row.created}
    expected = dict.fromkeys(OUTLOOK_COLUMNS) if outlook is None else columns_of_outlook(outlook)
    return {**msgspec.structs.asdict(row), **counted, **expected}


def columns_of_outlook(outlook: Outlook) -> dict[str, Any]:
    return msgspec.structs.asdict(outlook)


def state_of(row: AnyRow) -> StoredState | None:
    """A table for a list; None if its row is damaged."""
    values = dict(zip(StoredState.__struct_fields__, row, strict=True))
    try:
        for name in DOCUMENTS:
            values[name] = None if values[name] is None else msgspec.json.decode(values[name])
        return msgspec.convert(values, StoredState, strict=False)
    except (ValueError, TypeError, RecursionError) as error:
        log.error("table-damaged", table=values["id"], problem=type(error).__name__)
        return None


@contextmanager
def undamaged(table: str) -> Iterator[None]:
    """Report rows of a table that cannot be decoded as damage of this table. The error itself is
    not quoted, as it may quote a seed."""
    try:
        yield
    except (ValueError, TypeError, RecursionError) as error:
        problem = str(error) if isinstance(error, msgspec.MsgspecError) else type(error).__name__
        raise DamagedTable("table-damaged", table=table, problem=problem) from error


def table_of(row: AnyRow) -> TableRow:
    """A table from its row."""
    return msgspec.convert(dict(zip(TableRow.__struct_fields__, row, strict=True)), TableRow)


def summary_of(row: AnyRow) -> StoredSummary:
    """A table from its row; a number that is damaged counts as 0, so that the table is listed."""
    values = row._asdict()
    for name in ("seats", "created", "touched", "entries"):
        values[name] = _whole(values[name])
    return StoredSummary(**values)


def awaited_of(row: AnyRow) -> Awaited:
    """What happens at a table by itself, from its row; a moment that is damaged counts as none."""
    acts, deadline, time_left = row.acts, row.deadline, row.time_left
    return Awaited(
        id=row.id,
        acts=None if acts is None else bool(acts),
        deadline=None if deadline is None else _whole(deadline) or None,
        time_left=None if time_left is None else _whole(time_left),
    )


def upload_of(row: AnyRow) -> StoredUpload:
    return StoredUpload(table=row.table, touched=_whole(row.touched), bytes=_whole(row.bytes))


def _whole(value: object) -> int:
    """A number of a row; 0 for what cannot be one, or is later than any year people write."""
    return value if isinstance(value, int) and 0 <= value < LAST_MOMENT else 0


def rows_of_entries(table: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [{"table_id": table, **msgspec.structs.asdict(entry)} for entry in entries]


def entry_of(row: AnyRow) -> Entry:
    n, at, kind, seat, data, steady = row
    if not all(isinstance(number, int) for number in (n, at, steady or 0)):
        raise ValueError("a number of an entry is none")
    return Entry(n=n, at=at, kind=kind, seat=seat, data=data, steady=steady)


def rows_of_keys(keys: Sequence[StoredKey]) -> list[dict[str, Any]]:
    return [
        {"digest": key.digest, "table_id": key.table, "role": key.role, "seat": key.seat}
        for key in keys
    ]


def keys_of(rows: Sequence[AnyRow]) -> list[StoredKey]:
    """The keys in rows; a damaged one opens nothing."""
    keys = []
    for row in rows:
        values = {"digest": row.digest, "table": row.table_id, "role": row.role, "seat": row.seat}
        with suppress(msgspec.ValidationError):
            keys.append(msgspec.convert(values, StoredKey))
    return keys


def check_numbers(entries: Sequence[Entry]) -> None:
    """Check that entries are numbered without gaps."""
    numbers = [entry.n for entry in entries]
    if numbers and numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        raise StoreError("entry-gaps", numbers=numbers)
