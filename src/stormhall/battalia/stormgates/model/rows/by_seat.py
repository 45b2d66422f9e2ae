"""Rows with something for each seat, or with some of the seats."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.cards import names
from stormhall.battalia.model.config import HEROES, Config
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState, put
from stormhall.battalia.stormgates.model.rows.row import PlacedRow, Row
from stormhall.kernel.core.kinds import COUNT, Kind, bits_of
from stormhall.kernel.core.problems import problem
from stormhall.kernel.core.state import Seat
from stormhall.kernel.table.document_reader import Reader

ITEM: Final = "item"


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
        """Remove a seat, if it is among them."""
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
            lists = [inner.words(ITEM, k.CARD.index) for inner in readers]
        else:
            lists = read_by_seat(state, reader, self.key, k.CARD.index)
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


def readers_by_seat(state: BattaliaState, reader: Reader, key: str) -> list[Reader]:
    """For each seat a reader that has the seat's part as `ITEM`; none if all are left out."""
    lists = reader.get(key, [])
    if not isinstance(lists, list) or len(lists) not in (0, state.seats):
        reader.defect(key, problem("lists", count=state.seats))
        return []
    return [reader.part({ITEM: items}, f"{key}[{seat}]") for seat, items in enumerate(lists)]


def read_by_seat(
    state: BattaliaState, reader: Reader, key: str, index: dict[str, int]
) -> list[list[int]]:
    """A list of words for each seat; a seat that is left out has none."""
    lists = reader.get(key, [])
    if not isinstance(lists, list) or len(lists) > state.seats:
        reader.defect(key, problem("lists", count=state.seats))
        lists = []
    inner = reader.part({str(i): words for i, words in enumerate(lists)}, key)
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
