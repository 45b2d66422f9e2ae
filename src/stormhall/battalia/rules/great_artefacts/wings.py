"""The Wings of Aviena (BT-GRT-WIN-1): a hero flies to any built square."""

from __future__ import annotations

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import WINGS_STEP
from stormhall.battalia.rules.actions import TurnAction
from stormhall.battalia.rules.great_artefacts.general import great_source, play_great
from stormhall.battalia.rules.heroes.movement import held_by
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Question


class WingsAction(TurnAction):
    """BT-GRT-WIN-1: first the hero, then the square."""

    def offers(
        self, state: BattaliaState, seat: Seat, counts: list[int], codes: list[Code]
    ) -> None:
        if great_source(state, seat, c.WINGS) < 0:
            return
        first = state.hero(seat, 0)
        for figure in range(HEROES):
            cell = state.hero(seat, figure)
            if cell == z.NONE or held_by(state, seat, figure):
                continue
            if figure == 0 or cell != first or state.config.heroes_differ:
                codes.append(v.USE_WINGS | figure << 8)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        play_great(state, seat, c.WINGS, code)

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        state.frames.append([WINGS_STEP, seat, first_of(code)])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        if great_source(state, seat, c.WINGS) < 0:
            return [Refusal("BT-GRT-4", card="wings")]
        if held_by(state, seat, first_of(code)):
            return [Refusal(held_by(state, seat, first_of(code)), hero=first_of(code) + 1)]
        twin = state.hero(seat, first_of(code)) != z.NONE  # the other figure is the one to name
        return [Refusal("BT-HER-1" if twin else "BT-GRT-WIN-1", hero=first_of(code) + 1)]


class WingsStep(Question[BattaliaState]):
    """Any built square, whatever the distance; the frame holds seat and hero."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        start = state.hero(seat, frame[2])
        cells = range(state.config.cells)
        tiles, covered = state.tiles, state.config.is_covered
        return [
            v.TO | cell << 8
            for cell in cells
            if tiles[cell] and cell != start and not covered[tiles[cell]]
        ]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        start = state.hero(seat, frame[2])
        state.put_hero(seat, frame[2], first_of(code))
        e.FLOWN.tell(state, seat, frame[2], start, first_of(code))

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.TO:
            return []
        covered = state.config.is_covered[state.tiles[first_of(code)]]
        rule = state.config.covered_rule if covered else "BT-GRT-WIN-1"
        return [Refusal(rule, cell=state.config.cell_words[first_of(code)])]
