"""The Mantle of Vale: cities that cannot be attacked for a while (SG-GRT-15).

Its row has a mask for each square: the seats whose Mantle lies over the city there.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.board import IS_CITY
from stormhall.battalia.model.cards import KIND_WORDS
from stormhall.battalia.model.config import HEROES, Config
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState, put
from stormhall.battalia.model.verbs import ENOUGH
from stormhall.battalia.rules.actions import TurnAction
from stormhall.battalia.rules.artefacts.great_artefacts import great_source, play_great
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.board import BUILDING, TOWN_CENTRE
from stormhall.battalia.stormgates.model.cards import MANTLE
from stormhall.battalia.stormgates.model.components import STORMGATES
from stormhall.battalia.stormgates.model.documents import MantlePart
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.battalia.stormgates.rules.great.reach import around
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat, seats_of
from stormhall.kernel.core.step import Question
from stormhall.kernel.table.document_reader import Reader

CITIES: Final[int] = next(
    great["power"]["cities"]
    for great in STORMGATES["great_artefacts"]
    if great["id"] == "mantle_of_vale"
)

SEAT: Final = 1
VEILED: Final = 2


class Mantle(StormgatesModule):
    """SG-GRT-15; everything about it is public."""

    def __init__(self) -> None:
        super().__init__("mantle")
        self.row = -1
        self.step = -1

    def equip(self, config: Config) -> None:
        self.row = config.claim_row()
        self.step = config.add_step(MantleStep(self))
        config.add_action(MantleAction(self))
        config.battle_verbs[sv.USE_MANTLE] = self
        config.moments[sv.USE_MANTLE] = "SG-GRT-15"

    def lay_out(self, state: BattaliaState) -> None:
        state.rows[self.row] = bytes(state.config.cells)

    def new_turn(self, state: BattaliaState, seat: Seat) -> None:
        """SG-GRT-15, SG-CTL-11: it ends when the player's next turn begins."""
        row = state.rows[self.row]
        if row.count(0) < len(row) and any(mask >> seat & 1 for mask in row):
            state.rows[self.row] = bytes([mask & ~(1 << seat) for mask in row])
            se.UNVEILED.tell(state, seat)

    def bars_place(self, state: BattaliaState, seat: Seat, cell: int) -> str:
        """SG-GRT-15: no opponent attacks a veiled city by any means."""
        return "SG-GRT-15" if state.rows[self.row][cell] else ""

    def why_not_in_battle(
        self, state: BattaliaState, frame: Frame, seat: Seat, code: Code
    ) -> list[Refusal]:
        """SG-GRT-15: not in answer to an attack, nor in any battle (SG-GRT-03)."""
        return [Refusal("SG-GRT-15"), Refusal("SG-GRT-03")]

    def veil(self, state: BattaliaState, seat: Seat, cell: int) -> None:
        """Lay the Mantle over a city."""
        row = state.rows[self.row]
        state.rows[self.row] = put(row, cell, row[cell] | 1 << seat)
        se.VEILED.tell(state, seat, cell)

    def cities(self, state: BattaliaState, seat: Seat) -> list[int]:
        """The cities a player may veil and has not veiled yet."""
        reach: list[int] = []
        for figure in range(HEROES):
            cell = state.hero(seat, figure)
            if cell != NONE:
                reach += [cell, *around(state.config, cell)]
        row = state.rows[self.row]
        return [
            cell
            for cell in sorted(set(reach))
            if may_be_veiled(state, seat, cell) and not row[cell] >> seat & 1
        ]

    # Information.

    def write(self, state: BattaliaState, eyes: int) -> MantlePart:
        row = state.rows[self.row]
        words = state.config.cell_words
        return {
            "veils": {words[cell]: seats_of(row[cell]) for cell in range(len(row)) if row[cell]}
        }

    def read(self, state: BattaliaState, reader: Reader) -> None:
        cells = {word: i for i, word in enumerate(state.config.cell_words)}
        row = bytearray(state.config.cells)
        veils = reader.inner("veils")
        for word in veils.document:
            veils.expect(word in cells, word, problem("no-square"))
            for seat in veils.integers(word, []):
                veils.expect(0 <= seat < state.seats, word, problem("no-seat", seat=seat))
                if word in cells and 0 <= seat < state.seats:
                    row[cells[word]] |= 1 << seat
        state.rows[self.row] = bytes(row)


def may_be_veiled(state: BattaliaState, seat: Seat, cell: int) -> bool:
    """SG-GRT-15: a city, town centre or building of the player or of a teammate (SD-16)."""
    tile, owner = state.tiles[cell], state.owners[cell] - 1
    if not IS_CITY[tile] and tile not in (TOWN_CENTRE, BUILDING):
        return False
    return 0 <= owner < state.seats and owner not in state.opponents(seat)


class MantleAction(TurnAction):
    """SG-GRT-15: a line of its own, then the cities."""

    def __init__(self, module: Mantle) -> None:
        super().__init__([sv.USE_MANTLE])
        self.module: Final = module

    def offers(
        self, state: BattaliaState, seat: Seat, counts: list[int], found: list[Code]
    ) -> None:
        if great_source(state, seat, MANTLE) >= 0 and self.module.cities(state, seat):
            found.append(sv.USE_MANTLE)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        play_great(state, seat, MANTLE, code)

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        state.frames.append([self.module.step, seat, 0])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        if great_source(state, seat, MANTLE) < 0:
            return [Refusal("BT-GRT-4", card=KIND_WORDS[MANTLE])]
        return [Refusal("SG-GRT-15")]


class MantleStep(Question[BattaliaState]):
    """The cities one by one; the frame holds the seat and how many are veiled."""

    def __init__(self, module: Mantle) -> None:
        super().__init__("mantle", {"seat": k.SEAT, "veiled": k.ANY_NUMBER})
        self.module: Final = module

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [sv.VEIL | cell << 8 for cell in self.module.cities(state, seat)] + [ENOUGH]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        if code != ENOUGH:
            self.module.veil(state, seat, code >> 8)
            frame[VEILED] += 1
            if frame[VEILED] < CITIES and self.module.cities(state, seat):
                return
        state.frames.pop()

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != sv.VEIL:
            return []
        return [Refusal("SG-GRT-15", cell=state.config.cell_words[code >> 8])]
