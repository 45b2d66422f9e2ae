"""The base of all rows: what a module of the expansion remembers between two choices, as bytes.

A module declares each row once, with what it holds. The class of the row lays out the bytes, gets
and sets them, and writes, reads and checks its part of a document.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stormhall.battalia.model.config import Config
from stormhall.battalia.model.state import BattaliaState
from stormhall.kernel.core.kinds import Kind, write_fields
from stormhall.kernel.table.document_reader import Reader


class Row:
    """Any bytes; `key` is the row's name in documents, empty if it has no part in them."""

    def __init__(self, key: str = "", *, only_in_positions: bool = False) -> None:
        self.key: Final = key
        self.only_in_positions: Final = only_in_positions  # nobody at the table knows it
        self.number = -1  # its place among the rows of a state; the config sets it

    def take_number(self, config: Config, number: int) -> None:
        """Take this number in the state; a group of rows takes this one and those after it."""
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
    """A fact in documents that follows from others, so it is not kept; it must agree with them."""

    def __init__(
        self,
        key: str,
        kind: Kind,
        fact: Callable[[BattaliaState], object],
        *,
        only_in_positions: bool = False,
    ) -> None:
        super().__init__(key, only_in_positions=only_in_positions)
        self.kind: Final = kind
        self.fact: Final = fact

    def size(self, config: Config) -> int:
        return 0

    def clear(self, state: BattaliaState) -> None:
        pass

    def write_to(self, state: BattaliaState, document: dict[str, object]) -> None:
        write_fields(state.config, {self.key: self.kind}, [self.fact(state)], document)

    def read(self, state: BattaliaState, reader: Reader) -> None:
        reader.derived(self.key)


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
