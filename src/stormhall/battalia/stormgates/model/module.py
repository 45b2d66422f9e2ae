"""The seams that The Stormgates have for each other, besides those of the base game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from stormhall.battalia.model.module import Module
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.model.rows.row import Row
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import EVERYTHING, Seat
from stormhall.kernel.table.document_reader import Reader

if TYPE_CHECKING:
    from stormhall.battalia.stormgates.model.config import StormgatesConfig


class StormgatesModule(Module):
    """A module of the expansion; its file is in `rules`, its line in `rules/modules.py`.

    Its part of documents follows from its rows. A module with more to say adds to `write` and
    `read`; one with secrets says so in `has_secrets`.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.rows: Final[list[Row]] = []  # with a part in documents for every viewer
        self.position_rows: Final[list[Row]] = []  # with one in positions only

    def equip(self, config: StormgatesConfig) -> None:
        """Take its places in a config; called once for each table."""

    def claim_rows(self, config: StormgatesConfig, *rows: Row) -> None:
        """Let rows of the state be the module's own, in this order; called in `equip`."""
        for row in rows:
            if row.number < 0:
                claimed = [config.claim_row() for _ in range(row.size(config))]
                if claimed:
                    row.take_number(config, claimed[0])
            (self.position_rows if row.only_in_positions else self.rows).append(row)

    def write(self, state: BattaliaState, viewer: int) -> Mapping[str, object]:
        """The parts of its rows; facts that nobody at the table knows end a position."""
        document: dict[str, object] = {}
        for row in self._rows_of(viewer):
            if row.key:
                row.write_to(state, document)
        return document

    def _rows_of(self, viewer: int) -> list[Row]:
        return self.rows + self.position_rows if viewer == EVERYTHING else self.rows

    def read(self, state: BattaliaState, reader: Reader) -> None:
        """The parts of its rows."""
        for row in self._rows_of(EVERYTHING):
            if row.key:
                row.read(state, reader)

    def redeal(self, state: BattaliaState, viewer: int, chance: Chance) -> None:
        """Forget what only a position has named."""
        for row in self.position_rows:
            row.clear(state)

    # Setting up (all modules, in their order).

    def lay_out(self, state: BattaliaState) -> None:
        """Lay its components on the table, before factions are chosen (SG-SET-01)."""
        for row in self._rows_of(EVERYTHING):
            row.clear(state)

    def deals(self, state: BattaliaState, reader: Reader, left: dict[str, int]) -> bool:
        """Deal the starting cards as a person names them; whether that is done. `left` are the
        steps of the set-up that are left to do, and `reader` is that of the whole document."""
        return False

    def deals_now(self, state: BattaliaState, reader: Reader) -> bool:
        """Whether a document shows that the module is dealing starting cards."""
        return False

    def factions_chosen(self, state: BattaliaState) -> None:
        """Called when factions are chosen, before start cities are (SG-SET-01, step 5)."""

    # The census that closes a week (StormgatesConfig.at_census).

    def census(self, state: BattaliaState, number: int, counts: list[int]) -> None:
        """Called at the census that closes this week; `counts` has the cards of each seat.

        It is empty before cards are counted.
        """

    # Jumps through the storm (StormgatesConfig.at_jumps).

    def may_declare(self, state: BattaliaState, seat: Seat, figure: int, start: int) -> bool:
        """Whether a player may declare something more with a hero's jump from a square."""
        return False

    def declared(self, state: BattaliaState, seat: Seat, figure: int, start: int, end: int) -> None:
        """Called when a hero has jumped with such a declaration, just before `jumped`."""

    def jumped(self, state: BattaliaState, seat: Seat, figure: int, start: int, end: int) -> None:
        """Called when a hero has been placed; frames pushed here come after the storm effect."""


SEAMS: Final[dict[str, tuple[str, ...]]] = {
    "at_census": ("census",),
    "at_jumps": ("may_declare", "declared", "jumped"),
}
"""By list of the config: the seams that are called through it."""

OF_ALL_MODULES: Final = ("equip", "lay_out", "factions_chosen", "write", "read", "redeal")
"""Seams that are called for every module of the table."""
