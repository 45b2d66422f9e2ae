"""A table as one JSON document, for moving it to another hall or keeping it elsewhere.

    {"format": "stormhall table", "version": 1, "table": {...}, "entries": [...], "keys": [...]}

The document holds the seed of the game, and so everything that is hidden. It contains hashes of
keys only on request; with them, people's links open their seats in the other hall too. A document
is accepted only after every field has been checked and the whole table has been replayed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from stormhall.kernel.core.errors import ENGLISH, SetupError, StormhallError, in_english
from stormhall.kernel.core.problems import MOST_DEFECTS, Defects, Problem
from stormhall.kernel.ruleset import find, find_known
from stormhall.server.store.interface import Entry, Stored, StoredKey, StoreError, TableRow
from stormhall.server.tables.history import TableHistory
from stormhall.server.transfer.document_problems import problem

FORMAT: Final = "stormhall table"
VERSION: Final = 1
EXPECTED: Final = re.compile(r"Expected (.*?)(?:, got .*?)?(?: - at .*)?", re.DOTALL)
"""The text of most of msgspec's errors about a value of the wrong type."""

SEED: Final[Any] = Annotated[str, Meta(pattern="^-?[0-9]+$")] | None
"""A seed is written as a string, since it may have more digits than JSON numbers can."""

S = TypeVar("S", TableRow, Entry, StoredKey)


class TransferError(StormhallError):
    """A table's document is invalid; `defects` lists all its defects as (path, problem)."""

    def __init__(self, problems: Defects) -> None:
        lines = in_english(problems[:MOST_DEFECTS])
        if len(problems) > MOST_DEFECTS:
            lines.append(ENGLISH.words("more-defects", {"count": len(problems) - MOST_DEFECTS}))
        super().__init__("document", problems="; ".join(lines))
        self.defects: Final = [(path, str(each)) for path, each in problems]
        self.problems = problems


class TableDocument(Struct, frozen=True, kw_only=True):
    """A table read from a document and ready to be stored."""

    row: TableRow
    entries: list[Entry]
    keys: list[StoredKey]


def document_of(stored: Stored, keys: Sequence[StoredKey] = ()) -> str:
    """A table as a document, with these keys."""
    row = msgspec.structs.asdict(stored.row)
    del row["status"]  # it follows from the entries
    document = {
        "format": FORMAT,
        "version": VERSION,
        "table": {**row, "seed": None if row["seed"] is None else str(row["seed"])},
        "entries": stored.entries,
        "keys": [{"digest": key.digest, "role": key.role, "seat": key.seat} for key in keys],
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def read_document(text: str) -> TableDocument:
    """The table in a document; raises an error that lists all defects if it is invalid."""
    document = _decoded(text)
    defects: Defects = []
    row = _read(TableRow, document.get("table"), "table", defects, status="waiting")
    entries = _read_entries(document.get("entries"), defects)
    table = row.id if row is not None else ""
    keys = _read_list(StoredKey, document.get("keys", []), "keys", defects, table=table)
    if row is not None and not defects:
        _check_seats(row.seats, entries, keys, defects)
        _check_rules(row, defects)
    if defects or row is None:
        raise TransferError(defects)
    row = msgspec.structs.replace(row, seed=None if row.seed is None else int(row.seed))
    status = _replayed(row, entries).status
    return TableDocument(
        row=msgspec.structs.replace(row, status=status), entries=entries, keys=keys
    )


def history_of(stored: Stored) -> TableHistory:
    """The history of a stored table, for a command outside the hall."""
    defects: Defects = []
    _check_rules(stored.row, defects)
    if defects:
        raise TransferError(defects)
    return _replayed(stored.row, stored.entries)


def record_of(stored: Stored) -> str:
    """The record of a table's game so far, as text."""
    game = history_of(stored).game
    if game is None:
        raise StoreError("no-record-yet", table=stored.row.id)
    return game.record()


def _decoded(text: str) -> dict[str, Any]:
    """The decoded document, if this version can read its format at all."""
    try:
        document = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise TransferError([("document", problem("no-json", problem=str(error)))]) from error
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise TransferError([("format", problem("no-table", format=repr(FORMAT)))])
    if document.get("version") != VERSION:
        version = repr(document.get("version"))
        raise TransferError([("version", problem("expected", expected=VERSION, found=version))])
    return document


def _read(kind: type[S], value: Any, path: str, defects: Defects, **given: Any) -> S | None:
    """An object read field by field, so that every wrong field is named. The fields in `given` are
    not in documents."""
    if not isinstance(value, dict):
        defects.append((path, problem("an-object")))
        return None
    values: dict[str, Any] = {}
    before = len(defects)
    fields = [field for field in msgspec.structs.fields(kind) if field.name not in given]
    for field in fields:
        if field.name in value:
            type_ = SEED if field.name == "seed" else field.type
            try:
                values[field.name] = msgspec.convert(value[field.name], type_)
            except msgspec.ValidationError as error:
                defects.append((f"{path}.{field.name}", _misfit(value[field.name], error)))
        elif field.default is not None:
            defects.append((f"{path}.{field.name}", problem("missing")))
    names = {field.name for field in fields}
    defects += [(f"{path}.{name}", problem("unknown-field")) for name in value if name not in names]
    return kind(**values, **given) if len(defects) == before else None


def _misfit(value: Any, error: msgspec.ValidationError) -> Problem:
    """The library's error about a value, as one of our problems if one fits."""
    text = f"{value!r:.80}"
    expected = EXPECTED.fullmatch(str(error))
    if expected is None and str(error).startswith("Invalid enum value"):
        return problem("unknown", word=text)
    if expected is None:
        return problem("form", found=text, problem=str(error))
    return problem("expected", expected=expected[1].replace(" matching regex ", " ~ "), found=text)


def _read_list(kind: type[S], values: Any, path: str, defects: Defects, **given: Any) -> list[S]:
    if not isinstance(values, list):
        defects.append((path, problem("a-list")))
        return []
    read = [_read(kind, value, f"{path}[{i}]", defects, **given) for i, value in enumerate(values)]
    return [one for one in read if one is not None]


def _read_entries(values: Any, defects: Defects) -> list[Entry]:
    """All entries; every gap in their numbers is named only once, in its place."""
    entries = _read_list(Entry, values, "entries", defects)
    if isinstance(values, list) and len(entries) == len(values):
        expected = 0
        for place, entry in enumerate(entries):
            if entry.n != expected:
                wrong = problem("expected", expected=expected, found=entry.n)
                defects.append((f"entries[{place}].n", wrong))
            expected = entry.n + 1
    return entries


def _check_seats(
    seats: int, entries: Sequence[Entry], keys: Sequence[StoredKey], defects: Defects
) -> None:
    """Check that all seats exist."""
    seated = [(f"entries[{place}].seat", entry.seat) for place, entry in enumerate(entries)]
    seated += [(f"keys[{place}].seat", key.seat) for place, key in enumerate(keys)]
    defects += [
        (path, problem("seats", seats=seats, seat=seat))
        for path, seat in seated
        if seat is not None and seat >= seats
    ]


def _check_rules(row: TableRow, defects: Defects) -> None:
    """Check that this version of Stormhall plays the game by the table's version of its rules."""
    try:
        find(row.game, row.rules)
    except SetupError as error:
        path = "table.game" if find_known(row.game) is None else "table.rules"
        defects.append((path, problem("cause", cause=error)))


def _replayed(row: TableRow, entries: Sequence[Entry]) -> TableHistory:
    """The history that results from the entries. An entry that cannot be applied is named together
    with its problem, which the hall itself would not show."""
    history = TableHistory(row)
    for entry in entries:
        try:
            history.apply(entry)
        except Exception as error:  # whatever the error is, this entry caused it
            is_ours = isinstance(error, StormhallError)
            reason = error if is_ours else f"{type(error).__name__}: {error}"
            wrong = problem("happening", problem=reason, game=row.game)
            raise TransferError([(f"entries[{entry.n}]", wrong)]) from error
    return history
