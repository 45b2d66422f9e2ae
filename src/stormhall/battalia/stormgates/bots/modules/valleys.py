"""What bots know about the Valleys of the Kings and Queens, and the cards that join them."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.bots.average_turn import Muster
from stormhall.battalia.bots.outlook import FAR
from stormhall.battalia.bots.standing import JOINED, NEARER
from stormhall.battalia.model import board as b
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.layout import NEUTRAL_OWNER, NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.bots.card_worth import KIND_WORTH
from stormhall.battalia.stormgates.bots.module_insight import Goals, ModuleInsight, Standing
from stormhall.battalia.stormgates.bots.shared import names_other_faction, urge_to_take
from stormhall.battalia.stormgates.model import board as sb
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import GATE_NUMBER, StormgatesConfig
from stormhall.battalia.stormgates.rules.gates.gates import Gates
from stormhall.battalia.stormgates.rules.valleys.high_pass import NO_GUST, HighPass
from stormhall.battalia.stormgates.rules.valleys.kings_bridge import passable
from stormhall.battalia.stormgates.rules.valleys.valleys import Valleys
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.state import Code, Seat

CENTRE: Final = 5.0
BUILDING: Final = 2.2
CROSSING: Final = 1.2
"""What it is worth to turn a crossing over: it leads to two buildings and to the centre."""
WAY: Final = 1.5
"""What it is worth to be joined to a valley."""

# Goals of heroes.
DOOR_WORTH: Final = 1.5
BUILDING_WORTH: Final = 2.5
PASS_WORTH: Final = 1.5
"""The card that joins the valleys, if a stop there is of use."""
GUST_WORTH: Final = 3.0
"""Where a gust is spent for a Great Artefact (SG-VAL-22)."""


class ValleysInsight(ModuleInsight):
    """Buildings that are controlled, and what may be turned over or captured."""

    def __init__(self, config: StormgatesConfig) -> None:
        super().__init__(config)
        self.valleys: Final = config.module(Valleys)
        self.terms = ["buildings", "valleys"]
        self.verbs = [sv.REVEAL, sv.COLLECT, sv.COLLECT_NAMED]
        self.urges = {sv.COLLECT: 60, sv.COLLECT_NAMED: 60}
        self.gifts = [sv.COLLECT]

    def measure(self, standing: Standing) -> list[float]:
        return [self._buildings(standing), self._prospects(standing)]

    def _buildings(self, standing: Standing) -> float:
        """Buildings give a card in each turn, chosen among theirs (SG-VAL-14)."""
        corners = self.valleys.corners
        number = len(self.valleys.controlled(standing.state, standing.seat, corners))
        return 1.0 + 0.25 * number if number else 0.0

    def _prospects(self, standing: Standing) -> float:
        """The best that heroes may reach there, and how near the player's roads come."""
        state, outlook = standing.state, standing.outlook
        best = second = 0.0
        for figure in range(HEROES):
            cell = state.hero(standing.seat, figure)
            if cell == NONE:
                continue
            near = self._best_for_hero(state, outlook.steps(cell), standing.muster)
            best, second = max(best, near), max(second, min(best, near))
        gaps = outlook.gaps(standing.seat)
        ends = self.valleys.crossings + self.valleys.centres
        way = min([gaps[cell] for cell in ends], default=FAR)
        return best + 0.4 * second + WAY * JOINED ** min(20, way)

    def _best_for_hero(self, state: BattaliaState, steps: list[int], muster: Muster) -> float:
        best = 0.0
        for cell in self.valleys.centres:
            if state.owners[cell] == NEUTRAL_OWNER and steps[cell] < FAR:
                strength = min(1.0, muster.might / (state.levels[cell] + 2.0))
                value = CENTRE * strength * (0.2 + 0.8 * muster.armed)
                best = max(best, value * NEARER ** steps[cell])
        for cell in self.valleys.crossings + self.valleys.corners:
            if not state.config.is_covered[state.tiles[cell]]:
                continue
            away = min([steps[door] for door in doors_of(state, cell)], default=FAR)
            if away < FAR:
                value = BUILDING if state.tiles[cell] == sb.COVERED_BUILDING else CROSSING
                best = max(best, value * NEARER**away)
        return best

    def urge(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        if verb_of(code) == sv.REVEAL:
            return 40 if state.tiles[first_of(code)] == sb.COVERED_BUILDING else 12
        return super().urge(state, seat, code)

    def is_bad_choice(
        self, state: BattaliaState, seat: Seat, code: Code, offers: list[Code]
    ) -> bool:
        return verb_of(code) == sv.COLLECT_NAMED and names_other_faction(state, seat, code)

    def add_goals(self, state: BattaliaState, seat: Seat, figure: int, goals: Goals) -> None:
        """SG-VAL-07: the cards from which a face-down card of the valleys can be turned over."""
        for cell in self.valleys.crossings + self.valleys.corners:
            if state.config.is_covered[state.tiles[cell]]:
                is_building = state.tiles[cell] == sb.COVERED_BUILDING
                for door in doors_of(state, cell):
                    goals.add(door, BUILDING_WORTH if is_building else DOOR_WORTH)


def doors_of(state: BattaliaState, cell: int) -> list[int]:
    """The squares from which a face-down card can be turned over."""
    doors: list[int] = []
    for side in range(b.SIDES):
        other = state.config.near[cell * b.SIDES + side]
        if other < 0 or not state.exits[cell] >> side & 1:
            continue
        if state.exits[other] >> b.OPPOSITE[side] & 1:
            doors.append(other)
    return doors


class HighPassInsight(ModuleInsight):
    """Gusts: where a hero gains one, and where it is spent."""

    def __init__(self, config: StormgatesConfig) -> None:
        super().__init__(config)
        self.high_pass: Final = config.module(HighPass)
        self.valleys: Final = config.module(Valleys)
        self.gates: Final = config.module(Gates)
        self.cells: Final = config.gate_cells
        self.terms = ["gusts"]
        self.verbs = [sv.STOP, sv.AIM]
        self.urges = {sv.STOP: 12, sv.AIM: 5}
        self.gifts = [sv.STOP]

    def measure(self, standing: Standing) -> list[float]:
        """Gusts that heroes carry, more at the gate that spends them (SG-VAL-22)."""
        state, seat = standing.state, standing.seat
        worth = 0.0
        for figure in range(HEROES):
            gust = self.high_pass.gusts.of(state, seat, figure)
            cell = state.hero(seat, figure)
            if gust == NO_GUST or cell == NONE:
                continue
            worth += 1.0
            if state.tiles[cell] == sb.GATE and GATE_NUMBER[state.terrains[cell]] == gust:
                worth += 0.5
        return [worth]

    def add_goals(self, state: BattaliaState, seat: Seat, figure: int, goals: Goals) -> None:
        """SG-VAL-21, -22: the pass for a hero without a gust, the gate of the gust for others."""
        gust = self.high_pass.gusts.of(state, seat, figure)
        if gust == NO_GUST:
            goals.add(self.valleys.connection, PASS_WORTH)
        elif not self.gates.has_jumped(state, seat, figure):
            for cell in self.cells:
                if GATE_NUMBER[state.terrains[cell]] == gust:
                    goals.add(cell, GUST_WORTH)


class KingsBridgeInsight(ModuleInsight):
    """What is given, lowered and swapped on the bridge."""

    def __init__(self, config: StormgatesConfig) -> None:
        super().__init__(config)
        self.valleys: Final = config.module(Valleys)
        self.verbs = [sv.STOP, sv.GIVE, sv.LOWER, sv.LOWER_TWICE, sv.SWAP, sv.SWAP_FATE]
        self.urges = {
            sv.STOP: 12, sv.GIVE: 6, sv.LOWER: 0, sv.LOWER_TWICE: 0, sv.SWAP: 1, sv.SWAP_FATE: 1,
        }  # fmt: skip
        self.steps = ["look-under-gate"]

    def urge_in_step(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        return urge_to_take(state, seat, code)

    def is_bad_choice(
        self, state: BattaliaState, seat: Seat, code: Code, offers: list[Code]
    ) -> bool:
        verb = verb_of(code)
        if verb == sv.SWAP:
            return KIND_WORTH[c.KIND[second_of(code)]] <= KIND_WORTH[c.KIND[first_of(code)]]
        if verb == sv.GIVE:
            return any(_gives_less(code, other) for other in offers)
        lowers = verb in (sv.LOWER, sv.LOWER_TWICE, sv.SWAP_FATE)
        return lowers and v.END_TURN in offers  # SG-VAL-32: levels are points

    def add_goals(self, state: BattaliaState, seat: Seat, figure: int, goals: Goals) -> None:
        """SG-VAL-32: the bridge, for a player with a Great Artefact to give."""
        if passable(state, seat):
            goals.add(self.valleys.connection, PASS_WORTH)


def _gives_less(code: Code, other: Code) -> bool:
    """Whether another gift raises a city for a lesser Great Artefact."""
    if verb_of(other) != sv.GIVE or other == code:
        return False
    mine, yours = KIND_WORTH[c.KIND[first_of(code)]], KIND_WORTH[c.KIND[first_of(other)]]
    return (yours, other) < (mine, code)
