"""Cities that rise for free (SG-STE-20, SG-MET-12, SG-VAL-32, SG-ROY-09)."""

from __future__ import annotations

from stormhall.battalia.model import cards as c
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.gaining.upgrading import raise_city
from stormhall.battalia.stormgates.model import cards as sc
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import config_of
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import MaybeQuestion


def why_not_raise(state: BattaliaState, seat: Seat, cell: int) -> str:
    """The rule against raising a city one level for free; an empty string if there is none."""
    if state.owners[cell] != seat + 1:
        return "BT-UPG-1"
    if state.config.level_bars[state.tiles[cell]]:
        return state.config.level_bars[state.tiles[cell]]
    level = state.levels[cell] + 1
    if level > config_of(state).free_upgrade_cap:
        return "SG-ROY-09"
    if level % 2 == 1 and state.geography().free_chips(seat, level) <= 0:
        return "SG-ROY-07" if level > c.LORD else "BT-UPG-3"
    if level == sc.KING and state.geography().free_chips(seat, level) <= 0:
        return "SG-ROY-08"
    return ""


def raisable(state: BattaliaState, seat: Seat) -> list[int]:
    """The cities of a player that can rise for free."""
    cities = state.geography().cities[seat]
    return [cell for cell in cities if not why_not_raise(state, seat, cell)]


class RaiseCity(MaybeQuestion[BattaliaState]):
    """The choice of a city that rises for free, if one can."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [sv.RAISE_CITY | cell << 8 for cell in raisable(state, seat)]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        raise_city(state, seat, first_of(code))

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != sv.RAISE_CITY:
            return []
        rule = why_not_raise(state, seat, first_of(code))
        return [Refusal(rule, cell=state.config.cell_words[first_of(code)])]
