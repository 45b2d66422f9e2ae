"""The Wings of Aviena (BT-GRT-WIN-1): a hero flies to any built square."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import events as e
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import WINGS_STEP
from stormhall.battalia.rules.great_artefacts.general import GreatAction
from stormhall.battalia.rules.heroes.movement import held_by
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

HERO: Final = 2
FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (HERO, "hero", k.HERO))


class WingsAction(GreatAction):
    """The action of using the Wings: choose the hero, then the square."""

    def uses(self, state: BattaliaState, seat: Seat) -> list[Code]:
        return [v.USE_WINGS | f << 8 for f in range(HEROES) if self._may_fly(state, seat, f)]

    def _may_fly(self, state: BattaliaState, seat: Seat, figure: int) -> bool:
        """Whether a hero can fly and is the one to name among those on his square."""
        cell = state.hero(seat, figure)
        if cell == z.NONE or held_by(state, seat, figure):
            return False
        return figure == 0 or cell != state.hero(seat, 0) or state.config.heroes_differ

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        state.frames.append([WINGS_STEP, seat, first_of(code)])

    def refusal(self, state: BattaliaState, seat: Seat, code: Code) -> Refusal:
        figure = first_of(code)
        on_board = state.hero(seat, figure) != z.NONE  # the other figure is the one to name
        rule = held_by(state, seat, figure) or ("BT-HER-1" if on_board else self.rule)
        return Refusal(rule, hero=figure + 1)


class WingsStep(Question[BattaliaState]):
    """The choice of the square to fly to: any built one."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        start = state.hero(seat, frame[HERO])
        cells = range(state.config.cells)
        tiles, covered = state.tiles, state.config.is_covered
        return [
            v.TO | cell << 8
            for cell in cells
            if tiles[cell] and cell != start and not covered[tiles[cell]]
        ]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        start = state.hero(seat, frame[HERO])
        state.put_hero(seat, frame[HERO], first_of(code))
        e.FLOWN.tell(state, seat, frame[HERO], start, first_of(code))

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.TO:
            return []
        covered = state.config.is_covered[state.tiles[first_of(code)]]
        rule = state.config.covered_rule if covered else "BT-GRT-WIN-1"
        return [Refusal(rule, cell=state.config.cell_words[first_of(code)])]
