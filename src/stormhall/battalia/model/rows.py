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
from stormhall.kernel.core.kinds import Words, bits_of
from stormhall.kernel.core.problems import problem
from stormhall.kernel.core.state import Seat
from stormhall.kernel.table.document_reader import Reader

CARDS: Final = Words("card", CARD_WORDS)
ITEM: Final = "item"


class Row:
    """Any bytes; `key` is the row's name in documents, empty if it has no part in them."""

    def __init__(self, key: str = "", *, only_in_positions: bool = False) -> None:
        self.key: Final = key
        self.only_in_positions: Final = only_in_positions  # nobody at the table knows it
        self.number = -1  # its place among the rows of a state; the config sets it

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

    def __init__(self, key: str, fact: Callable[[BattaliaState], object]) -> None:
        super().__init__(key)
        self.fact: Final = fact

    def size(self, config: Config) -> int:
        return 0

    def clear(self, state: BattaliaState) -> None:
        pass

    def write(self, state: BattaliaState) -> object:
        return self.fact(state)

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


class NumberBySeat(Row):
    """A number for each seat."""

    def of(self, state: BattaliaState, seat: Seat) -> int:
        """The number of a seat."""
        return state.module_rows[self.number][seat]

    def put(self, state: BattaliaState, seat: Seat, value: int) -> None:
        """Set the number of a seat."""
        state.module_rows[self.number] = put(state.module_rows[self.number], seat, value)

    def empty(self, config: Config) -> bytes:
        return bytes(config.seats)

    def write(self, state: BattaliaState) -> object:
        return list(state.module_rows[self.number])


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


class SeatsRow(Row):
    """Some seats, as a mask; a document lists them."""

    def has(self, state: BattaliaState, seat: Seat) -> bool:
        """Whether a seat is among them."""
        return bool(state.module_rows[self.number][0] >> seat & 1)

    def mark(self, state: BattaliaState, seat: Seat) -> None:
        """Add a seat."""
        state.module_rows[self.number] = bytes((state.module_rows[self.number][0] | 1 << seat,))

    def empty(self, config: Config) -> bytes:
        return bytes(1)

    def write(self, state: BattaliaState) -> object:
        return bits_of(state.module_rows[self.number][0])

    def read(self, state: BattaliaState, reader: Reader) -> None:
        mask = 0
        for seat in read_seats(state, reader, self.key):
            mask |= 1 << seat
        state.module_rows[self.number] = bytes((mask,))


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


class NumberByHero(Row):
    """A number for each hero of each seat."""

    def of(self, state: BattaliaState, seat: Seat, figure: int) -> int:
        """The number of a hero."""
        return state.module_rows[self.number][seat * HEROES + figure]

    def put(self, state: BattaliaState, seat: Seat, figure: int, value: int) -> None:
        """Set the number of a hero."""
        row = state.module_rows[self.number]
        state.module_rows[self.number] = put(row, seat * HEROES + figure, value)

    def empty(self, config: Config) -> bytes:
        return bytes(config.seats * HEROES)


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
    """Cards for each seat, sorted; a row of the state for each."""

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
        return [names(state.module_rows[self.number + seat]) for seat in range(state.seats)]

    def read(self, state: BattaliaState, reader: Reader) -> None:
        for seat, cards in enumerate(read_by_seat(state, reader, self.key, CARDS.index)):
            state.module_rows[self.number + seat] = bytes(sorted(cards))


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


class CountsRow(Row):
    """Named counts; each begins at the number in the box and never exceeds it."""

    def __init__(self, counts: dict[str, int]) -> None:
        super().__init__(next(iter(counts)))
        self.counts: Final = counts
        self.start: Final = bytes(counts.values())

    def of(self, state: BattaliaState, place: int) -> int:
        """The count at a place."""
        return state.module_rows[self.number][place]

    def change(self, state: BattaliaState, place: int, by: int) -> None:
        """Count up or down."""
        row = state.module_rows[self.number]
        state.module_rows[self.number] = put(row, place, row[place] + by)

    def empty(self, config: Config) -> bytes:
        return self.start

    def write_to(self, state: BattaliaState, document: dict[str, object]) -> None:
        for place, key in enumerate(self.counts):
            document[key] = state.module_rows[self.number][place]

    def read(self, state: BattaliaState, reader: Reader) -> None:
        row = state.module_rows[self.number]
        state.module_rows[self.number] = bytes(
            [
                reader.integer(key, 0, most, row[i])
                for i, (key, most) in enumerate(self.counts.items())
            ]
        )


class NumbersRow(Row):
    """A list of some of `numbers`, in order; `start` is the list at first."""

    def __init__(
        self, key: str, numbers: bytes, *, start: bytes = b"", only_in_positions: bool = False
    ) -> None:
        super().__init__(key, only_in_positions=only_in_positions)
        self.numbers: Final = numbers
        self.start: Final = start

    def empty(self, config: Config) -> bytes:
        return self.start

    def write(self, state: BattaliaState) -> object:
        return list(state.module_rows[self.number])

    def read(self, state: BattaliaState, reader: Reader) -> None:
        found = reader.integers(self.key, list(state.module_rows[self.number]))
        if all(number in self.numbers for number in found):
            state.module_rows[self.number] = bytes(found)
        else:
            reader.defect(self.key, problem("some-of", known=list(self.numbers), found=found))


class FieldsRow(Row):
    """Several numbers at fixed places; the module says what they mean in documents."""

    def __init__(self, key: str = "", start: bytes = b"") -> None:
        super().__init__(key)
        self.start = start  # what it holds when the table is laid out

    def of(self, state: BattaliaState, place: int) -> int:
        """The number at a place."""
        return state.module_rows[self.number][place]

    def put(self, state: BattaliaState, place: int, value: int) -> None:
        """Change the number at a place."""
        state.module_rows[self.number] = put(state.module_rows[self.number], place, value)

    def empty(self, config: Config) -> bytes:
        return self.start


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
