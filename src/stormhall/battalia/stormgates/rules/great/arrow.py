"""The Arrow of Farel: a weapon that attacks from afar (SG-GRT-11, -12, SG-CHG-11).

Its strength, that it is a weapon, and that only it opens an attack from afar are data of
`battalia/model/cards.py` (`_strengths`, `IS_WEAPON`, `REACHES`). Terrain bonus (`terrain_bonus` in
`battalia/rules/advanced_game.py`), defenders (`JoinHeroes` in `battle/battle.py`) and retreats
(`battle/retreat.py`) are those of every attack (-12).
"""

from __future__ import annotations

from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.great_artefacts.general import great_source
from stormhall.battalia.stormgates.model.cards import ARROW
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.rules.great.hero_reach import around
from stormhall.kernel.core.state import Seat


class Arrow(StormgatesModule):
    """SG-GRT-11: a player who can open with the Arrow attacks anything in a hero's reach."""

    def __init__(self) -> None:
        super().__init__("arrow")

    def reaches(self, state: BattaliaState, seat: Seat, figure: int) -> list[int]:
        """SG-GRT-11: the eight squares around, whether or not roads lead there."""
        cell = state.hero(seat, figure)
        if cell == NONE or great_source(state, seat, ARROW) < 0:
            return []
        return around(state.config, cell)
