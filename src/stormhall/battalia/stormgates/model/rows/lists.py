"""Rows that hold words, numbers, fields, flags or records."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.config import Config
from stormhall.battalia.model.state import BattaliaState, put, with_card, without
from stormhall.battalia.stormgates.model.rows.row import PlacedRow, Row
from stormhall.kernel.core.kinds import Fields, Words, write_fields
from stormhall.kernel.core.problems import problem
from stormhall.kernel.table.document_reader import Reader


class WordsRow(Row):
    """Values of a kind, a byte each: in their order, or sorted."""

    def __init__(
        self, key: str, kind: Words, *, in_order: bool = False, only_in_positions: bool = False
    ) -> None:
        super().__init__(key, only_in_positions=only_in_positions)
        self.kind: Final = kind
        self.index = kind.index  # what documents may name; a module may set fewer
        self.in_order: Final = in_order

    def add(self, state: BattaliaState, value: int) -> None:
        """Add a value at the end, or at its place in a sorted row."""
        row = state.module_rows[self.number]
        state.module_rows[self.number] = (
            row + bytes((value,)) if self.in_order else with_card(row, value)
        )

    def remove(self, state: BattaliaState, value: int) -> bool:
        """Remove a value, and return whether it was there."""
        row = state.module_rows[self.number]
        if value not in row:
            return False
        state.module_rows[self.number] = without(row, row.index(value))
        return True

    def write(self, state: BattaliaState) -> object:
        return [self.kind.words[value] for value in state.module_rows[self.number]]

    def read(self, state: BattaliaState, reader: Reader) -> None:
        if reader.has(self.key):
            self.hold(state, reader.words(self.key, self.index))

    def hold(self, state: BattaliaState, values: list[int]) -> None:
        """Replace the values of the row."""
        state.module_rows[self.number] = bytes(values if self.in_order else sorted(values))


class CardsRow(WordsRow):
    """Creation cards."""

    def __init__(
        self, key: str, *, in_order: bool = False, only_in_positions: bool = False
    ) -> None:
        super().__init__(key, k.CARD, in_order=in_order, only_in_positions=only_in_positions)


class NumbersRow(Row):
    """Some of a few numbers: in their order, or sorted and each once.

    `start` is what it holds at first.
    """

    def __init__(
        self,
        key: str,
        numbers: bytes,
        *,
        start: bytes = b"",
        in_order: bool = False,
        only_in_positions: bool = False,
    ) -> None:
        super().__init__(key, only_in_positions=only_in_positions)
        self.numbers: Final = numbers
        self.start: Final = start
        self.in_order: Final = in_order

    def empty(self, config: Config) -> bytes:
        return self.start

    def write(self, state: BattaliaState) -> object:
        return list(state.module_rows[self.number])

    def read(self, state: BattaliaState, reader: Reader) -> None:
        numbers = reader.integers(self.key, list(state.module_rows[self.number]))
        is_known = all(number in self.numbers for number in numbers)
        if is_known and not self.in_order:
            numbers = sorted(numbers)
            is_known = len(set(numbers)) == len(numbers)
        if is_known:
            state.module_rows[self.number] = bytes(numbers)
        else:
            reader.defect(self.key, problem("some-of", known=list(self.numbers), found=numbers))


class FieldsRow(PlacedRow):
    """A number of each of some kinds; each is a part of its own in documents."""

    def __init__(self, table: Fields, start: bytes = b"") -> None:
        super().__init__(next(iter(table), ""))
        self.table: Final = table
        self.start: Final = start or bytes(len(table))  # what it holds when the table is laid out

    def of(self, state: BattaliaState, place: int) -> int:
        """The number at a place."""
        return state.module_rows[self.number][self.first + place]

    def put(self, state: BattaliaState, place: int, value: int) -> None:
        """Change the number at a place."""
        row = state.module_rows[self.number]
        state.module_rows[self.number] = put(row, self.first + place, value)

    def change(self, state: BattaliaState, place: int, by: int) -> None:
        """Count the number at a place up or down."""
        self.put(state, place, self.of(state, place) + by)

    def empty(self, config: Config) -> bytes:
        return self.start

    def write_to(self, state: BattaliaState, document: dict[str, object]) -> None:
        write_fields(state.config, self.table, self.get(state), document)

    def read(self, state: BattaliaState, reader: Reader) -> None:
        self.set(state, bytes(reader.record(self.table, state.config, self.get(state))))


class FlagsRow(Row):
    """Some flags, the bits of a byte; there is no byte while none is set."""

    def __init__(self, flags: list[str]) -> None:
        super().__init__(flags[0])
        self.flags: Final = flags

    def has(self, state: BattaliaState, flag: int) -> bool:
        """Whether a flag is set."""
        row = state.module_rows[self.number]
        return len(row) > 0 and row[0] >> flag & 1 != 0

    def mark(self, state: BattaliaState, flag: int) -> None:
        """Set a flag."""
        row = state.module_rows[self.number]
        state.module_rows[self.number] = bytes(((row[0] if row else 0) | 1 << flag,))

    def write_to(self, state: BattaliaState, document: dict[str, object]) -> None:
        for flag, key in enumerate(self.flags):
            document[key] = self.has(state, flag)

    def read(self, state: BattaliaState, reader: Reader) -> None:
        for flag, key in enumerate(self.flags):
            if reader.boolean(key, False):
                self.mark(state, flag)


class RecordsRow(Row):
    """Any number of records with the same fields; a document lists them.

    `blank` has the fields that a document leaves out.
    """

    def __init__(self, key: str, table: Fields, blank: bytes, length: int) -> None:
        super().__init__(key)
        self.table: Final = table
        self.blank: Final = blank
        self.length: Final = length  # of a record, in bytes

    def records(self, state: BattaliaState) -> list[list[int]]:
        """Copies of all records."""
        row, length = state.module_rows[self.number], self.length
        return [list(row[i : i + length]) for i in range(0, len(row), length)]

    def keep(self, state: BattaliaState, records: list[list[int]]) -> None:
        """Replace the records of the row."""
        row = bytes([number for record in records for number in record])
        state.module_rows[self.number] = row

    def write(self, state: BattaliaState) -> object:
        return [self.write_record(state, record) for record in self.records(state)]

    def read(self, state: BattaliaState, reader: Reader) -> None:
        self.keep(state, [self.read_record(state, inner) for inner in reader.each(self.key)])

    def write_record(self, state: BattaliaState, record: list[int]) -> dict[str, object]:
        """A record in words."""
        document: dict[str, object] = {}
        write_fields(state.config, self.table, record, document)
        return document

    def read_record(self, state: BattaliaState, reader: Reader) -> list[int]:
        """The inverse of `write_record`."""
        return reader.record(self.table, state.config, self.blank)
