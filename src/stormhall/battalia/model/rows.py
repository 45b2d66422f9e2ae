"""Rows of the state: what modules remember between two choices, as bytes.

A module declares each row once, with what it holds. The class of the row lays out the bytes, gets
and sets them, and writes, reads and checks its part of a document.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stormhall.battalia.model.cards import CARD_WORDS, names
from stormhall.battalia.model.config import HEROES, Config
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState, put, with_card, without
from stormhall.kernel.core.kinds import (
    COUNT,
    SEAT,
    Counted,
    Fields,
    Kind,
    Mask,
    Words,
    bits_of,
    write_fields,
)
from stormhall.kernel.core.problems import problem
from stormhall.kernel.core.state import Seat
from stormhall.kernel.table.document_reader import Reader

CARDS: Final = Words("card", CARD_WORDS)
FIGURE: Final = Counted("hero", HEROES)
ITEM: Final = "item"


class Row:
    """Any bytes; `key` is the row's name in documents, empty if it has no part in them."""

    def __init__(self, key: str = "", *, only_in_positions: bool = False) -> None:
        self.key: Final = key
        self.only_in_positions: Final = only_in_positions  # nobody at the table knows it
        self.number = -1  # its place among the rows of a state; the config sets it

    def take_number(self, config: Config, number: int) -> None:
        """Be the row of this number, or the first of some from there on."""
        self.number = number

    def get(self, state: BattaliaState) -> bytes:
        """The bytes of the row."""
        return state.module_rows[self.number]

    def set(self, state: BattaliaState, row: bytes) -> None:
        """Replace the bytes of the row."""
        state.module_rows[self.number] = row

    def empty(self, config: Config) -> bytes:
        """The bytes of the row when the table is laid out."""
        return b""

    def clear(self, state: BattaliaState) -> None:
        """Reset the row to its bytes when the table was laid out."""
        state.module_rows[self.number] = self.empty(state.config)

    def take_first(self, state: BattaliaState, others: Sequence[int]) -> int:
        """Take out the first value; if there is none, draw one of the others."""
        row = state.module_rows[self.number]
        if not row:
            return others[state.below(len(others))]
        state.module_rows[self.number] = row[1:]
        return row[0]

    def size(self, config: Config) -> int:
        """How many rows of the state it takes up."""
        return 1

    def write_to(self, state: BattaliaState, document: dict[str, object]) -> None:
        """Add its part to a document."""
        document[self.key] = self.write(state)

    def write(self, state: BattaliaState) -> object:
        """Its part of a document."""
        raise NotImplementedError(self.key)

    def read(self, state: BattaliaState, reader: Reader) -> None:
        """Read its part of a document and note what is wrong with it."""
        raise NotImplementedError(self.key)


class Derived(Row):
    """A fact in documents that follows from others, so it is neither kept nor read."""

    def __init__(self, key: str, kind: Kind, fact: Callable[[BattaliaState], object]) -> None:
        super().__init__(key)
        self.kind: Final = kind
        self.fact: Final = fact

    def size(self, config: Config) -> int:
        return 0

    def clear(self, state: BattaliaState) -> None:
        pass

    def write_to(self, state: BattaliaState, document: dict[str, object]) -> None:
        write_fields(state.config, {self.key: self.kind}, [self.fact(state)], document)

    def read(self, state: BattaliaState, reader: Reader) -> None:
        pass


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
        """Take a value out; whether it was there."""
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
        super().__init__(key, CARDS, in_order=in_order, only_in_positions=only_in_positions)


class PlacedRow(Row):
    """Numbers at fixed places; others may lie in the same row of the state, before and after."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.first = 0  # the place of its first number
        self.length = -1  # how many there are if it shares the row

    def get(self, state: BattaliaState) -> bytes:
        row = state.module_rows[self.number]
        return row if self.length < 0 else row[self.first : self.first + self.length]

    def set(self, state: BattaliaState, row: bytes) -> None:
        if self.length >= 0:
            whole = state.module_rows[self.number]
            row = whole[: self.first] + row + whole[self.first + self.length :]
        state.module_rows[self.number] = row

    def clear(self, state: BattaliaState) -> None:
        self.set(state, self.empty(state.config))


class JoinedRow(Row):
    """One row of the state for several rows, one after another, each with its own part."""

    def __init__(self, *parts: PlacedRow) -> None:
        super().__init__()
        self.parts: Final = parts

    def take_number(self, config: Config, number: int) -> None:
        self.number = number
        first = 0
        for part in self.parts:
            part.number, part.first, part.length = number, first, len(part.empty(config))
            first += part.length

    def empty(self, config: Config) -> bytes:
        return b"".join(part.empty(config) for part in self.parts)


class NumberBySeat(PlacedRow):
    """A number of a kind for each seat."""

    def __init__(self, key: str, kind: Kind = COUNT) -> None:
        super().__init__(key)
        self.kind: Final = kind

    def of(self, state: BattaliaState, seat: Seat) -> int:
        """The number of a seat."""
        return state.module_rows[self.number][self.first + seat]

    def put(self, state: BattaliaState, seat: Seat, value: int) -> None:
        """Set the number of a seat."""
        row = state.module_rows[self.number]
        state.module_rows[self.number] = put(row, self.first + seat, value)

    def empty(self, config: Config) -> bytes:
        return bytes(config.seats)

    def write(self, state: BattaliaState) -> object:
        return [self.kind.word(state.config, number) for number in self.get(state)]

    def read(self, state: BattaliaState, reader: Reader) -> None:
        for seat, inner in enumerate(readers_by_seat(state, reader, self.key)):
            self.put(state, seat, inner.value(ITEM, self.kind, state.config, 0))


class MarkedSeats(NumberBySeat):
    """1 for each seat that is marked; a document lists these seats."""

    def marked(self, state: BattaliaState) -> list[Seat]:
        """The seats that are marked."""
        return [seat for seat, mark in enumerate(state.module_rows[self.number]) if mark]

    def write(self, state: BattaliaState) -> object:
        return self.marked(state)

    def read(self, state: BattaliaState, reader: Reader) -> None:
        marks = bytearray(state.seats)
        for seat in read_seats(state, reader, self.key):
            marks[seat] = 1
        state.module_rows[self.number] = bytes(marks)


class SeatsRow(PlacedRow):
    """Some seats, as a mask; a document lists them."""

    def has(self, state: BattaliaState, seat: Seat) -> bool:
        """Whether a seat is among them."""
        return bool(state.module_rows[self.number][self.first] >> seat & 1)

    def mark(self, state: BattaliaState, seat: Seat) -> None:
        """Add a seat."""
        self.set(state, bytes((self.get(state)[0] | 1 << seat,)))

    def remove(self, state: BattaliaState, seat: Seat) -> None:
        """Take a seat out, if it is among them."""
        self.set(state, bytes((self.get(state)[0] & ~(1 << seat),)))

    def empty(self, config: Config) -> bytes:
        return bytes(1)

    def write(self, state: BattaliaState) -> object:
        return bits_of(self.get(state)[0])

    def read(self, state: BattaliaState, reader: Reader) -> None:
        mask = 0
        for seat in read_seats(state, reader, self.key):
            mask |= 1 << seat
        self.set(state, bytes((mask,)))


class MaskBySeat(NumberBySeat):
    """A set of small numbers for each seat: a mask of their places among `numbers`."""

    def __init__(self, key: str, numbers: list[int]) -> None:
        super().__init__(key)
        self.numbers: Final = numbers

    def has(self, state: BattaliaState, seat: Seat, place: int) -> bool:
        """Whether the set of a seat has the number at a place."""
        return bool(state.module_rows[self.number][seat] >> place & 1)

    def mark(self, state: BattaliaState, seat: Seat, place: int) -> None:
        """Add the number at a place to the set of a seat."""
        self.put(state, seat, state.module_rows[self.number][seat] | 1 << place)

    def write(self, state: BattaliaState) -> object:
        return [[self.numbers[bit] for bit in bits_of(m)] for m in state.module_rows[self.number]]

    def read(self, state: BattaliaState, reader: Reader) -> None:
        for seat, inner in enumerate(readers_by_seat(state, reader, self.key)):
            mask = 0
            for number in inner.integers(ITEM, []):
                if number in self.numbers:
                    mask |= 1 << self.numbers.index(number)
                else:
                    inner.defect(ITEM, problem("one-of", known=self.numbers, found=number))
            self.put(state, seat, mask)


class HeroesBySeat(MaskBySeat):
    """Some heroes of each seat."""

    def __init__(self, key: str) -> None:
        super().__init__(key, list(range(1, HEROES + 1)))


class NumberByHero(PlacedRow):
    """A number of a kind for each hero of each seat."""

    def __init__(self, key: str, kind: Kind) -> None:
        super().__init__(key)
        self.kind: Final = kind

    def of(self, state: BattaliaState, seat: Seat, figure: int) -> int:
        """The number of a hero."""
        return state.module_rows[self.number][self.first + seat * HEROES + figure]

    def put(self, state: BattaliaState, seat: Seat, figure: int, value: int) -> None:
        """Set the number of a hero."""
        row = state.module_rows[self.number]
        state.module_rows[self.number] = put(row, self.first + seat * HEROES + figure, value)

    def empty(self, config: Config) -> bytes:
        return bytes(config.seats * HEROES)

    def write(self, state: BattaliaState) -> object:
        return [
            [self.kind.word(state.config, self.of(state, seat, figure)) for figure in range(HEROES)]
            for seat in range(state.seats)
        ]

    def read(self, state: BattaliaState, reader: Reader) -> None:
        for seat, inner in enumerate(readers_by_seat(state, reader, self.key)):
            words = inner.document[ITEM]
            if not isinstance(words, list) or len(words) > HEROES:
                inner.defect(ITEM, problem("number-for-heroes"))
                continue
            for figure, word in enumerate(words):
                key = f"{ITEM}[{figure}]"
                hero = Reader({key: word}, inner.path, inner.defects)
                self.put(state, seat, figure, hero.value(key, self.kind, state.config, 0))


class MaskByHero(NumberByHero):
    """A set for each hero; a document lists the heroes whose set is not empty."""

    def __init__(self, key: str, fact: str, kind: Kind) -> None:
        super().__init__(key, Mask(kind))
        self.table: Final[Fields] = {"seat": SEAT, "hero": FIGURE, fact: self.kind}

    def has(self, state: BattaliaState, seat: Seat, figure: int, number: int) -> bool:
        """Whether the set of a hero has a number."""
        return bool(self.of(state, seat, figure) >> number & 1)

    def mark(self, state: BattaliaState, seat: Seat, figure: int, number: int) -> None:
        """Add a number to the set of a hero."""
        self.put(state, seat, figure, self.of(state, seat, figure) | 1 << number)

    def write(self, state: BattaliaState) -> object:
        documents: list[dict[str, object]] = []
        for place, mask in enumerate(self.get(state)):
            if mask:
                documents.append({})
                values = (*divmod(place, HEROES), mask)
                write_fields(state.config, self.table, values, documents[-1])
        return documents

    def read(self, state: BattaliaState, reader: Reader) -> None:
        for inner in reader.each(self.key):
            seat, figure, mask = inner.record(self.table, state.config, (0, 0, 0))
            self.put(state, seat, figure, mask)


class SeatsByCell(Row):
    """Some seats for each square; a document lists the squares that have any."""

    def of(self, state: BattaliaState, cell: int) -> int:
        """The mask of the seats on a square."""
        return state.module_rows[self.number][cell]

    def mark(self, state: BattaliaState, cell: int, seat: Seat) -> None:
        """Add a seat to a square."""
        row = state.module_rows[self.number]
        state.module_rows[self.number] = put(row, cell, row[cell] | 1 << seat)

    def remove_seat(self, state: BattaliaState, seat: Seat) -> bool:
        """Take a seat off all squares; whether it was on any."""
        row = state.module_rows[self.number]
        if row.count(0) == len(row) or not any(mask >> seat & 1 for mask in row):
            return False
        state.module_rows[self.number] = bytes([mask & ~(1 << seat) for mask in row])
        return True

    def empty(self, config: Config) -> bytes:
        return bytes(config.cells)

    def write(self, state: BattaliaState) -> object:
        words = state.config.cell_words
        masks = enumerate(state.module_rows[self.number])
        return {words[cell]: bits_of(mask) for cell, mask in masks if mask}

    def read(self, state: BattaliaState, reader: Reader) -> None:
        cells = state.config.cell_index
        row = bytearray(state.config.cells)
        inner = reader.inner(self.key)
        for word in inner.document:
            inner.expect(word in cells, word, problem("no-square"))
            for seat in read_seats(state, inner, word):
                if word in cells:
                    row[cells[word]] |= 1 << seat
        state.module_rows[self.number] = bytes(row)


class CardsBySeat(Row):
    """Cards for each seat, sorted; a row of the state for each unless a subclass keeps them.

    Documents may leave out the last seats, unless they must list the cards of all.
    """

    def __init__(self, key: str, *, lists_all: bool = False) -> None:
        super().__init__(key)
        self.lists_all: Final = lists_all

    def size(self, config: Config) -> int:
        return config.seats

    def of(self, state: BattaliaState, seat: Seat) -> bytes:
        """The cards of a seat."""
        return state.module_rows[self.number + seat]

    def put(self, state: BattaliaState, seat: Seat, cards: bytes) -> None:
        """Replace the cards of a seat."""
        state.module_rows[self.number + seat] = cards

    def clear(self, state: BattaliaState) -> None:
        for seat in range(state.seats):
            state.module_rows[self.number + seat] = b""

    def write(self, state: BattaliaState) -> object:
        return [names(self.of(state, seat)) for seat in range(state.seats)]

    def read(self, state: BattaliaState, reader: Reader) -> None:
        if self.lists_all:
            readers = readers_by_seat(state, reader, self.key)
            lists = [inner.words(ITEM, CARDS.index) for inner in readers]
        else:
            lists = read_by_seat(state, reader, self.key, CARDS.index)
        for seat, cards in enumerate(lists):
            self.put(state, seat, bytes(sorted(cards)))


class ZoneBySeat(Row):
    """The numbers that a zone of each seat holds; documents may have null for an empty one."""

    def __init__(self, key: str, zone: int) -> None:
        super().__init__(key)
        self.zone: Final = zone

    def size(self, config: Config) -> int:
        return 0

    def clear(self, state: BattaliaState) -> None:
        pass

    def write(self, state: BattaliaState) -> object:
        return [self.words(state.zone(seat, self.zone)) for seat in range(state.seats)]

    def read(self, state: BattaliaState, reader: Reader) -> None:
        for seat, inner in enumerate(readers_by_seat(state, reader, self.key)):
            numbers = inner.integers(ITEM, []) if inner.document[ITEM] is not None else []
            if all(0 <= number <= 255 for number in numbers):
                self.hold(state, reader, seat, numbers)
            else:
                inner.defect(ITEM, problem("numbers", most=255, found=repr(numbers)))

    def words(self, numbers: bytes) -> list[int] | None:
        """The numbers of a zone as documents have them."""
        return list(numbers)

    def hold(self, state: BattaliaState, reader: Reader, seat: Seat, words: list[int]) -> None:
        """The inverse of `words`, for a seat."""
        state.set_zone(seat, self.zone, bytes(words))


class CellsBySeat(Row):
    """Up to `most` squares for each seat, in the order in which they came."""

    def __init__(self, key: str, most: int) -> None:
        super().__init__(key)
        self.most: Final = most

    def of(self, state: BattaliaState, seat: Seat) -> list[int]:
        """The squares of a seat."""
        row = state.module_rows[self.number]
        return [cell for cell in row[seat * self.most : (seat + 1) * self.most] if cell != NONE]

    def add(self, state: BattaliaState, seat: Seat, cell: int) -> None:
        """Add a square to those of a seat."""
        place = seat * self.most + len(self.of(state, seat))
        state.module_rows[self.number] = put(state.module_rows[self.number], place, cell)

    def empty(self, config: Config) -> bytes:
        return bytes((NONE,)) * (self.most * config.seats)

    def write(self, state: BattaliaState) -> object:
        words = state.config.cell_words
        return [[words[cell] for cell in self.of(state, seat)] for seat in range(state.seats)]

    def read(self, state: BattaliaState, reader: Reader) -> None:
        row = b""
        lists = read_by_seat(state, reader, self.key, state.config.cell_index)
        for seat, cells in enumerate(lists):
            fits = len(cells) <= self.most
            reader.expect(fits, f"{self.key}[{seat}]", problem("at-most", most=self.most))
            row += bytes((cells + [NONE] * self.most)[: self.most])
        state.module_rows[self.number] = row


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
        found = reader.integers(self.key, list(state.module_rows[self.number]))
        is_known = all(number in self.numbers for number in found)
        if is_known and not self.in_order:
            found = sorted(found)
            is_known = len(set(found)) == len(found)
        if is_known:
            state.module_rows[self.number] = bytes(found)
        else:
            reader.defect(self.key, problem("some-of", known=list(self.numbers), found=found))


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
        """Let it hold these records."""
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


def readers_by_seat(state: BattaliaState, reader: Reader, key: str) -> list[Reader]:
    """For each seat a reader that has the seat's part as `ITEM`; none if all are left out."""
    lists = reader.document.get(key, [])
    if not isinstance(lists, list) or len(lists) not in (0, state.seats):
        reader.defect(key, problem("lists", count=state.seats))
        return []
    return [
        Reader({ITEM: items}, reader.at(f"{key}[{seat}]"), reader.defects)
        for seat, items in enumerate(lists)
    ]


def read_by_seat(
    state: BattaliaState, reader: Reader, key: str, index: dict[str, int]
) -> list[list[int]]:
    """A list of words for each seat; a seat that is left out has none."""
    lists = reader.document.get(key, [])
    if not isinstance(lists, list) or len(lists) > state.seats:
        reader.defect(key, problem("lists", count=state.seats))
        lists = []
    inner = Reader({str(i): words for i, words in enumerate(lists)}, key, reader.defects)
    return [inner.words(str(seat), index) for seat in range(state.seats)]


def read_seats(state: BattaliaState, reader: Reader, key: str) -> list[Seat]:
    """A list of seats; those that the table does not have are noted and left out."""
    seats: list[Seat] = []
    for seat in reader.integers(key, []):
        if 0 <= seat < state.seats:
            seats.append(seat)
        else:
            reader.defect(key, problem("no-seat", seat=seat))
    return seats
