"""The Arrow of Farel: a weapon that attacks from afar (SG-GRT-11, -12, SG-CHG-11).

That it is a weapon, and the only card that opens an attack from afar, is data of
`battalia/model/cards.py`; terrain bonus, defenders and retreats are those of every attack, in
`battalia/rules/battle`.
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
    """SG-GRT-11: a player who can open with the Arrow attacks what is in reach of a hero."""

    def __init__(self) -> None:
        super().__init__("arrow")

    def reaches(self, state: BattaliaState, seat: Seat, figure: int) -> list[int]:
        """SG-GRT-11: the eight squares around, whether or not roads lead there."""
        cell = state.hero(seat, figure)
        if cell == NONE or great_source(state, seat, ARROW) < 0:
            return []
        return around(state.config, cell)
