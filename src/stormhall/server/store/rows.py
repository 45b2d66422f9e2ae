"""Converts the store's structs to rows of the schema and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import msgspec
import structlog
from sqlalchemy import Row

from stormhall.server.store.interface import (
    Entry,
    Outlook,
    StoredKey,
    StoredState,
    StoredSummary,
    StoreError,
    TableRow,
)

log = structlog.get_logger("stormhall.store")

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
    except (msgspec.DecodeError, ValueError) as error:
        log.error("table-damaged", table=values["id"], problem=type(error).__name__)
        return None


def table_of(row: AnyRow) -> TableRow:
    """A table from its row; a damaged row is refused."""
    try:
        return msgspec.convert(dict(zip(TableRow.__struct_fields__, row, strict=True)), TableRow)
    except msgspec.ValidationError as error:
        raise StoreError("table-damaged", table=row[0], problem=error) from error


def summary_of(row: AnyRow) -> StoredSummary:
    return StoredSummary(**row._asdict())


def rows_of_entries(table: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [{"table_id": table, **msgspec.structs.asdict(entry)} for entry in entries]


def entry_of(row: AnyRow) -> Entry:
    n, at, kind, seat, data, steady = row
    return Entry(n=n, at=at, kind=kind, seat=seat, data=data, steady=steady)


def rows_of_keys(keys: Sequence[StoredKey]) -> list[dict[str, Any]]:
    return [
        {"digest": key.digest, "table_id": key.table, "role": key.role, "seat": key.seat}
        for key in keys
    ]


def key_of(row: AnyRow) -> StoredKey:
    return StoredKey(digest=row.digest, table=row.table_id, role=row.role, seat=row.seat)


def check_numbers(entries: Sequence[Entry]) -> None:
    """Check that entries are numbered without gaps."""
    numbers = [entry.n for entry in entries]
    if numbers and numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        raise StoreError("entry-gaps", numbers=numbers)
