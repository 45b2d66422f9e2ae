"""The Mantle of Vale: cities that cannot be attacked for a while (SG-GRT-15).

Its row has a mask for each square: the seats whose Mantle lies over the city there.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.board import IS_CITY
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import ENOUGH
from stormhall.battalia.rules.great_artefacts.general import GreatAction
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.board import BUILDING, TOWN_CENTRE
from stormhall.battalia.stormgates.model.config import StormgatesConfig, config_of
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.rows.on_board import SeatsByCell
from stormhall.battalia.stormgates.rules.great.great_action import add_great_action, power_of
from stormhall.battalia.stormgates.rules.great.hero_reach import around
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

CITIES: Final[int] = power_of("mantle_of_vale")["cities"]

VEILED: Final = 2
MANTLE_FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (VEILED, "veiled", k.ANY_NUMBER))


class Mantle(StormgatesModule):
    """SG-GRT-15; everything about it is public."""

    def __init__(self) -> None:
        super().__init__("mantle")
        self.veils: Final = SeatsByCell("veils")
        self.step = -1

    def equip(self, config: StormgatesConfig) -> None:
        self.claim_rows(config, self.veils)
        self.step = config.add_step(MantleStep(self))
        add_great_action(config, self, MantleAction(self), moment="SG-GRT-15")

    def new_turn(self, state: BattaliaState, seat: Seat) -> None:
        """SG-GRT-15, SG-CTL-11: end it when the player's next turn begins."""
        if self.veils.remove_seat(state, seat):
            se.UNVEILED.tell(state, seat)

    def hides_place(self, state: BattaliaState, seat: Seat, cell: int) -> str:
        """SG-GRT-15: no opponent of the player who laid it may attack a veiled city."""
        mask = self.veils.of(state, cell)
        hidden = mask and any(mask >> other & 1 for other in state.opponents(seat))
        return "SG-GRT-15" if hidden else ""

    def why_not_in_battle(
        self, state: BattaliaState, frame: Frame, seat: Seat, code: Code
    ) -> list[Refusal]:
        """SG-GRT-15: not in answer to an attack, nor in any battle (SG-GRT-03)."""
        return [Refusal("SG-GRT-15"), Refusal("SG-GRT-03")]

    def veil(self, state: BattaliaState, seat: Seat, cell: int) -> None:
        """Lay the Mantle over a city."""
        self.veils.mark(state, cell, seat)
        se.VEILED.tell(state, seat, cell)

    def cities(self, state: BattaliaState, seat: Seat) -> list[int]:
        """The cities a player may veil and has not veiled yet."""
        reach: list[int] = []
        for figure in range(HEROES):
            cell = state.hero(seat, figure)
            if cell != NONE:
                reach += [cell, *around(state.config, cell)]
        return [
            cell
            for cell in sorted(set(reach))
            if may_be_veiled(state, seat, cell) and not self.veils.of(state, cell) >> seat & 1
        ]


def may_be_veiled(state: BattaliaState, seat: Seat, cell: int) -> bool:
    """SG-GRT-15: a city, a town centre or a building, no matter whose (SD-16)."""
    tile, owner = state.tiles[cell], state.owners[cell] - 1
    if not IS_CITY[tile] and tile not in (TOWN_CENTRE, BUILDING):
        return False
    if config_of(state).storm_rulings.mantle_over_any_city:
        return True
    return 0 <= owner < state.seats and owner not in state.opponents(seat)


class MantleAction(GreatAction):
    """SG-GRT-15: a line of its own, then the cities."""

    def __init__(self, module: Mantle) -> None:
        super().__init__(sv.USE_MANTLE, "mantle", "SG-GRT-15")
        self.module: Final = module

    def is_useful(self, state: BattaliaState, seat: Seat) -> bool:
        return bool(self.module.cities(state, seat))

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        state.frames.append([self.module.step, seat, 0])


class MantleStep(Question[BattaliaState]):
    """The choice of the cities, one by one."""

    def __init__(self, module: Mantle) -> None:
        super().__init__("mantle", MANTLE_FIELDS)
        self.module: Final = module

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [sv.VEIL | cell << 8 for cell in self.module.cities(state, seat)] + [ENOUGH]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        if code != ENOUGH:
            self.module.veil(state, seat, first_of(code))
            frame[VEILED] += 1
            if frame[VEILED] < CITIES and self.module.cities(state, seat):
                return
        state.frames.pop()

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != sv.VEIL:
            return []
        return [Refusal("SG-GRT-15", cell=state.config.cell_words[first_of(code)])]
