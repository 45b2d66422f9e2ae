"""Rows with something for each hero or square."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.config import HEROES, Config
from stormhall.battalia.model.events import FIGURE
from stormhall.battalia.model.state import BattaliaState, put
from stormhall.battalia.stormgates.model.rows.by_seat import ITEM, read_seats, readers_by_seat
from stormhall.battalia.stormgates.model.rows.row import PlacedRow, Row
from stormhall.kernel.core.kinds import SEAT, Fields, Kind, Mask, bits_of, write_fields
from stormhall.kernel.core.problems import problem
from stormhall.kernel.core.state import Seat
from stormhall.kernel.table.document_reader import Reader


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
        """Remove a seat from all squares, and return whether it was on any."""
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
        for word in inner.names():
            inner.expect(word in cells, word, problem("no-square"))
            for seat in read_seats(state, inner, word):
                if word in cells:
                    row[cells[word]] |= 1 << seat
        state.module_rows[self.number] = bytes(row)
