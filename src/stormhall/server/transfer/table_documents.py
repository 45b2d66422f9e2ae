"""A table as one JSON document, to move it to another hall or to keep it elsewhere.

    {"format": "stormhall table", "version": 1, "table": {...}, "entries": [...], "keys": [...]}

The document holds the seed of the game and with it all that is hidden. Hashes of keys are in it
only if asked for; with them the links of people open their seats in the other hall, too. What is
read is believed only after every field was checked and the whole table was replayed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from stormhall.kernel.core.errors import ENGLISH, SetupError, StormhallError, in_english
from stormhall.kernel.core.problems import MOST_DEFECTS, Defects, Problem
from stormhall.kernel.ruleset import find
from stormhall.server.store.interface import Entry, Role, Stored, StoredKey, StoreError, TableRow
from stormhall.server.tables.history import TableHistory
from stormhall.server.transfer.document_problems import problem
from stormhall.server.wire.messages import MOST_SEATS, Clock, Identifier, Options

FORMAT: Final = "stormhall table"
VERSION: Final = 1
EXPECTED: Final = re.compile(r"Expected (.*?)(?:, got .*?)?(?: - at .*)?", re.DOTALL)
"""What msgspec says about most values of a wrong type."""

Natural = Annotated[int, Meta(ge=0)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]


class TransferError(StormhallError):
    """A document that cannot be a table; `defects` are (path, problem) pairs, all of them."""

    def __init__(self, problems: Defects) -> None:
        lines = in_english(problems[:MOST_DEFECTS])
        if len(problems) > MOST_DEFECTS:
            lines.append(ENGLISH.words("more-defects", {"count": len(problems) - MOST_DEFECTS}))
        super().__init__("document", problems="; ".join(lines))
        self.defects: Final = [(path, str(each)) for path, each in problems]
        self.problems = problems


class WrittenTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """What is settled about a table. Its status is not among it: that follows from the entries."""

    id: Identifier
    game: str
    rules: Natural
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    preset: str | None
    options: Options
    seed: Annotated[str, Meta(pattern="^-?[0-9]+$")] | None  # text, as it may have many digits
    start: dict[str, Any] | None
    clock: Clock
    spectators: bool
    listed: bool
    created: Natural


class WrittenEntry(Struct, kw_only=True, forbid_unknown_fields=True):
    """Something that happened."""

    n: Natural
    at: Natural
    kind: str
    seat: Seat | None
    data: dict[str, Any]


class WrittenKey(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a key opens, by the hash of the key."""

    digest: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    role: Role
    seat: Seat | None = None


class Moved(Struct, frozen=True, kw_only=True):
    """A table that can be kept."""

    row: TableRow
    entries: list[Entry]
    keys: list[StoredKey]


S = TypeVar("S", WrittenTable, WrittenEntry, WrittenKey)


def document_of(stored: Stored, keys: Sequence[StoredKey] = ()) -> str:
    """A table as a document, with those keys."""
    row = stored.row
    facts = {name: getattr(row, name) for name in WrittenTable.__struct_fields__}
    document = {
        "format": FORMAT,
        "version": VERSION,
        "table": {**facts, "seed": None if row.seed is None else str(row.seed)},
        "entries": stored.entries,
        "keys": [{"digest": key.digest, "role": key.role, "seat": key.seat} for key in keys],
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def read_document(text: str) -> Moved:
    """The table in a document, or all that is wrong with it."""
    document = _decoded(text)
    defects: Defects = []
    table = _read(WrittenTable, document.get("table"), "table", defects)
    entries = _read_entries(document.get("entries"), defects)
    keys = _read_list(WrittenKey, document.get("keys", []), "keys", defects)
    if defects or table is None:
        raise TransferError(defects)
    row = _row_of(table)
    _check_seats(row.seats, entries, keys, defects)
    _check_rules(row, defects)
    if defects:
        raise TransferError(defects)
    happened = [Entry(**msgspec.structs.asdict(entry)) for entry in entries]
    status = _replayed(row, happened).status
    return Moved(
        row=msgspec.structs.replace(row, status=status),
        entries=happened,
        keys=[StoredKey(digest=k.digest, table=row.id, role=k.role, seat=k.seat) for k in keys],
    )


def history_of(stored: Stored) -> TableHistory:
    """The history of a stored table, for those who look at it from outside the hall."""
    defects: Defects = []
    _check_rules(stored.row, defects)
    if defects:
        raise TransferError(defects)
    return _replayed(stored.row, stored.entries)


def record_of(stored: Stored) -> str:
    """The text record of a table's game as far as it has gone."""
    game = history_of(stored).game
    if game is None:
        table = stored.row.id
        raise StoreError("no-record-yet", table=table)
    return game.record()


def _decoded(text: str) -> dict[str, Any]:
    """The document, if it is one that this version can read at all."""
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


def _read(kind: type[S], value: Any, path: str, defects: Defects) -> S | None:
    """An object read field by field, so that every wrong one is named."""
    if not isinstance(value, dict):
        defects.append((path, problem("an-object")))
        return None
    values: dict[str, Any] = {}
    before = len(defects)
    fields = msgspec.structs.fields(kind)
    for field in fields:
        if field.name in value:
            try:
                values[field.name] = msgspec.convert(value[field.name], field.type)
            except msgspec.ValidationError as error:
                defects.append((f"{path}.{field.name}", _misfit(value[field.name], error)))
        elif field.required:
            defects.append((f"{path}.{field.name}", problem("missing")))
    known = {field.name for field in fields}
    defects += [(f"{path}.{name}", problem("unknown-field")) for name in value if name not in known]
    return kind(**values) if len(defects) == before else None


def _misfit(value: Any, error: msgspec.ValidationError) -> Problem:
    """What the library says about a value, in our words as far as they go."""
    text = f"{value!r:.80}"
    expected = EXPECTED.fullmatch(str(error))
    if expected is None and str(error).startswith("Invalid enum value"):
        return problem("unknown", word=text)
    if expected is None:
        return problem("form", found=text, problem=str(error))
    return problem("expected", expected=expected[1].replace(" matching regex ", " ~ "), found=text)


def _read_list(kind: type[S], values: Any, path: str, defects: Defects) -> list[S]:
    if not isinstance(values, list):
        defects.append((path, problem("a-list")))
        return []
    read = [_read(kind, value, f"{path}[{i}]", defects) for i, value in enumerate(values)]
    return [one for one in read if one is not None]


def _read_entries(values: Any, defects: Defects) -> list[WrittenEntry]:
    """All entries; a number that does not follow the one before is named once, where it is."""
    entries = _read_list(WrittenEntry, values, "entries", defects)
    if isinstance(values, list) and len(entries) == len(values):
        expected = 0
        for place, entry in enumerate(entries):
            if entry.n != expected:
                wrong = problem("expected", expected=expected, found=entry.n)
                defects.append((f"entries[{place}].n", wrong))
            expected = entry.n + 1
    return entries


def _row_of(table: WrittenTable) -> TableRow:
    facts = {name: getattr(table, name) for name in WrittenTable.__struct_fields__}
    seed = None if table.seed is None else int(table.seed)
    return TableRow(**{**facts, "seed": seed, "status": "waiting"})


def _check_seats(
    seats: int, entries: Sequence[WrittenEntry], keys: Sequence[WrittenKey], defects: Defects
) -> None:
    """All seats exist."""
    seated = [(f"entries[{place}].seat", entry.seat) for place, entry in enumerate(entries)]
    seated += [(f"keys[{place}].seat", key.seat) for place, key in enumerate(keys)]
    defects += [
        (path, problem("seats", seats=seats, seat=seat))
        for path, seat in seated
        if seat is not None and seat >= seats
    ]


def _check_rules(row: TableRow, defects: Defects) -> None:
    """Whether this version of Stormhall plays the game by the table's version of its rules."""
    try:
        version = find(row.game).version
    except SetupError as error:
        defects.append(("table.game", problem("cause", cause=error)))
        return
    if row.rules != version:
        defects.append(("table.rules", problem("rules", version=row.rules, ours=version)))


def _replayed(row: TableRow, entries: Sequence[Entry]) -> TableHistory:
    """The history that the entries make; the one that cannot be is named with what is wrong, which
    the hall itself would tell nobody."""
    history = TableHistory(row)
    for entry in entries:
        try:
            history.apply(entry)
        except Exception as error:  # whatever it is, the entry made it happen
            known = isinstance(error, StormhallError)
            reason = error if known else f"{type(error).__name__}: {error}"
            wrong = problem("happening", problem=reason, game=row.game)
            raise TransferError([(f"entries[{entry.n}]", wrong)]) from error
    return history
