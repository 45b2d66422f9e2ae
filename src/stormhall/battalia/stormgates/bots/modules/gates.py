"""What bots know about gates, jumps, and the effects of the storm."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.board import IS_CITY, IS_ROAD
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.bots.module_insight import (
    USUAL_URGE,
    Goals,
    ModuleInsight,
    Standing,
)
from stormhall.battalia.stormgates.model import kinds as sk
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.board import GATE
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.rules.gates.gates import Gates
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.state import Code, Seat

GATE_WORTH: Final = 1.2

EFFECT_URGE: Final[list[int]] = [USUAL_URGE] * len(sk.EFFECT.words)
"""By storm effect: how welcome it is."""
for _word, _urge in (
    ("windfall", 12), ("tailwind", 6), ("pathfinder", 6), ("hand-of-fate", 14), ("summons", 9),
    ("reshaping", 1), ("elevation", 9), ("growth", 24), ("return-from-limbo", 8), ("gale", 2),
):  # fmt: skip
    EFFECT_URGE[sk.EFFECT.index[_word]] = _urge

TERRAIN_OF: Final = 2
"""Where the frame of `choose-reshaping` has the square."""


class GatesInsight(ModuleInsight):
    """Heroes on gates: the storm is one fee away."""

    def __init__(self, config: StormgatesConfig) -> None:
        super().__init__(config)
        self.gates: Final = config.module(Gates)
        self.cells: Final = config.gate_cells
        self.terms = ["gates"]
        self.verbs = [sv.JUMP, sv.JUMP_DECLARED]
        self.urges = {sv.JUMP: 9, sv.JUMP_DECLARED: 30}

    def measure(self, standing: Standing) -> list[float]:
        state, seat = standing.state, standing.seat
        heroes = 0.0
        for figure in range(HEROES):
            if _is_on_gate(state, seat, figure):
                heroes += 1.0
        return [heroes]

    def is_bad_choice(
        self, state: BattaliaState, seat: Seat, code: Code, offers: list[Code]
    ) -> bool:
        """SG-VAL-31: the gust costs nothing."""
        return verb_of(code) == sv.JUMP and code - sv.JUMP + sv.JUMP_DECLARED in offers

    def add_goals(self, state: BattaliaState, seat: Seat, figure: int, goals: Goals) -> None:
        """All gates; who stands on one need not walk to another, for only gates are exchanged."""
        if self.gates.has_jumped(state, seat, figure) or _is_on_gate(state, seat, figure):
            return
        for cell in self.cells:
            goals.add(cell, GATE_WORTH)


def _is_on_gate(state: BattaliaState, seat: Seat, figure: int) -> bool:
    cell = state.hero(seat, figure)
    return cell != NONE and state.tiles[cell] == GATE


class StormInsight(ModuleInsight):
    """Which effect to echo, which terrain to reshape."""

    def __init__(self, config: StormgatesConfig) -> None:
        super().__init__(config)
        self.verbs = [sv.ECHO, sv.TOP, sv.BLOW]
        self.urges = {sv.TOP: 1, sv.BLOW: 5}
        self.steps = ["reshaping", "choose-reshaping"]
        self.keenest_steps = ["reshaping"]

    def urge(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        if verb_of(code) == sv.ECHO:
            return EFFECT_URGE[first_of(code)]
        return super().urge(state, seat, code)

    def urge_in_step(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        verb = verb_of(code)
        if verb == v.REPLACE:
            return _urge_to_reshape(state, seat, first_of(code))
        return _urge_for_terrain(state, seat, first_of(code)) if verb == v.AS_TERRAIN else -1

    def sensible_in_step(self, state: BattaliaState, seat: Seat, offers: list[Code]) -> list[Code]:
        """SG-STE-17: the player's terrain; on a rival's city any that is not the rival's."""
        owner = state.owners[state.frames[-1][TERRAIN_OF]] - 1
        if owner not in state.opponents(seat):
            own = v.AS_TERRAIN | state.factions[seat] << 8
            return [own] if own in offers else offers
        his = v.AS_TERRAIN | state.factions[owner] << 8
        return [code for code in offers if code not in (his, sv.TOP)] or offers


def _urge_to_reshape(state: BattaliaState, seat: Seat, cell: int) -> int:
    """SG-STE-17: the player's cities onto native terrain, cities of opponents off theirs."""
    owner, terrain = state.owners[cell] - 1, state.terrains[cell]
    if not IS_CITY[state.tiles[cell]]:
        return 2 if IS_ROAD[state.tiles[cell]] and terrain != state.factions[seat] else 1
    if owner == seat:
        return 12 if terrain != state.factions[seat] else 0
    if owner in state.opponents(seat):
        return 8 if terrain == state.factions[owner] else 0
    return 1


def _urge_for_terrain(state: BattaliaState, seat: Seat, terrain: int) -> int:
    """The player's terrain, but for an opponent's city none that helps its owner."""
    owner = state.owners[state.frames[-1][TERRAIN_OF]] - 1
    if owner in state.opponents(seat) and terrain == state.factions[owner]:
        return 0
    return 10 if terrain == state.factions[seat] else 1
