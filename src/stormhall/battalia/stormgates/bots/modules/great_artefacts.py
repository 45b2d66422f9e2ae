"""What bots know about the Great Artefacts of the expansion."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.cards import TERRAINS
from stormhall.battalia.model.config import HEROES, TOP_LEVEL
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.bots.card_worth import worth
from stormhall.battalia.stormgates.bots.module_insight import ModuleInsight, Standing
from stormhall.battalia.stormgates.bots.modules.metamorpha import POWER_URGE
from stormhall.battalia.stormgates.bots.shared import urge_to_take
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.rules.great.great_artefacts import GreatArtefacts
from stormhall.battalia.stormgates.rules.great.mantle import Mantle
from stormhall.battalia.stormgates.rules.great.summoning import NEUTRAL
from stormhall.battalia.stormgates.rules.metamorpha.metamorpha import METAMORPHA
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.state import Code, Seat

URGE_TO_STOP: Final = 1
"""One more of what is offered costs nothing."""
LURED_SO_FAR: Final = 2
"""Where the frame of the Mask counts units."""


class GreatArtefactsInsight(ModuleInsight):
    """The Bag, the Standard and the Lost Scroll by either rule."""

    def __init__(self, config: StormgatesConfig) -> None:
        super().__init__(config)
        self.verbs = [sv.USE_BAG, sv.USE_STANDARD, sv.USE_LOST_SCROLL, sv.SUMMON]
        self.urges = {sv.USE_STANDARD: 25, sv.USE_LOST_SCROLL: 20, sv.SUMMON: 8}
        self.steps = ["standard"]
        if config.module(GreatArtefacts).summoning:
            self.steps.append("summon")
            self.keenest_steps = ["summon"]

    def urge(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        if verb_of(code) == sv.USE_BAG:
            return 15 * first_of(code)
        return super().urge(state, seat, code)

    def urge_in_step(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        if verb_of(code) == v.TO:
            return self._urge_to_place(state, seat, first_of(code))
        return URGE_TO_STOP if verb_of(code) == v.ENOUGH else urge_to_take(state, seat, code)

    def _urge_to_place(self, state: BattaliaState, seat: Seat, cell: int) -> int:
        """A summoned hero helps most under one's own heroes, or on their kind of terrain."""
        if state.frames[-1][NEUTRAL] != METAMORPHA:
            return 5 if state.heroes_at(seat, cell) else 1
        terrain = state.terrains[cell]
        if not state.tiles[cell] or terrain >= len(TERRAINS):
            return 1
        heroes = [state.hero(seat, figure) for figure in range(HEROES)]
        there = sum(1 for hero in heroes if hero != NONE and state.terrains[hero] == terrain)
        return 1 + there * POWER_URGE[terrain]

    def is_bad_choice(
        self, state: BattaliaState, seat: Seat, code: Code, offers: list[Code]
    ) -> bool:
        """More supplies are better."""
        return verb_of(code) == sv.USE_BAG and code + (1 << 8) in offers

    def sensible_in_step(self, state: BattaliaState, seat: Seat, offers: list[Code]) -> list[Code]:
        return more_of(offers)


class MantleInsight(ModuleInsight):
    """Veiled cities."""

    def __init__(self, config: StormgatesConfig) -> None:
        super().__init__(config)
        self.mantle: Final = config.module(Mantle)
        self.terms = ["veils"]
        self.verbs = [sv.USE_MANTLE, sv.VEIL]
        self.urges = {sv.USE_MANTLE: 3}
        self.steps = ["mantle"]

    def measure(self, standing: Standing) -> list[float]:
        """Levels of the player's cities that nobody may attack for now."""
        state, seat = standing.state, standing.seat
        row = self.mantle.veils.get(state)
        if row.count(0) == len(row):
            return [0.0]
        levels = 0.0
        for cell in range(len(row)):
            if row[cell] and state.owners[cell] == seat + 1:
                levels += state.levels[cell]
        return [levels / TOP_LEVEL]

    def urge(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        if verb_of(code) == sv.VEIL:
            return 3 * state.levels[first_of(code)] if guards(state, seat, first_of(code)) else 1
        return super().urge(state, seat, code)

    def is_bad_choice(
        self, state: BattaliaState, seat: Seat, code: Code, offers: list[Code]
    ) -> bool:
        """Whether the Mantle is played where no city of the player's side is in reach."""
        if verb_of(code) != sv.USE_MANTLE:
            return False
        return not any(guards(state, seat, cell) for cell in self.mantle.cities(state, seat))

    def urge_in_step(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        return URGE_TO_STOP if verb_of(code) == v.ENOUGH else -1

    def sensible_in_step(self, state: BattaliaState, seat: Seat, offers: list[Code]) -> list[Code]:
        veils = [code for code in more_of(offers) if guards(state, seat, first_of(code))]
        return veils or [code for code in offers if code == v.ENOUGH]


class CrystalInsight(ModuleInsight):
    """Cards that are laid on top of a nation."""

    def __init__(self, config: StormgatesConfig) -> None:
        super().__init__(config)
        self.verbs = [sv.USE_CRYSTAL]
        self.urges = {sv.USE_CRYSTAL: 8}
        self.steps = ["crystal"]
        self.keenest_steps = ["crystal"]

    def urge_in_step(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        return worth(state, seat, first_of(code)) if verb_of(code) == v.TAKE else -1


class MaskInsight(ModuleInsight):
    """Units that are lured."""

    def __init__(self, config: StormgatesConfig) -> None:
        super().__init__(config)
        self.verbs = [sv.USE_MASK]
        self.urges = {sv.USE_MASK: 12}
        self.steps = ["mask"]

    def urge_in_step(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        return URGE_TO_STOP if verb_of(code) == v.ENOUGH else urge_to_take(state, seat, code)

    def sensible_in_step(self, state: BattaliaState, seat: Seat, offers: list[Code]) -> list[Code]:
        return offers if state.frames[-1][LURED_SO_FAR] else more_of(offers)


def guards(state: BattaliaState, seat: Seat, cell: int) -> bool:
    """Whether a veil over a city guards the player's side."""
    owner = state.owners[cell] - 1
    return 0 <= owner < state.seats and owner not in state.opponents(seat)


def more_of(offers: list[Code]) -> list[Code]:
    """The offers without the end of a step, where one more costs nothing."""
    return [code for code in offers if code != v.ENOUGH] or offers
