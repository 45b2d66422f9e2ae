"""The Arrow of Farel: a weapon that attacks from afar (SG-GRT-11, -12, SG-CHG-11).

That it is a weapon is said in `cards`, that only it may open an attack from afar in `battle`; the
terrain bonus (`line`), who defends (`battle`) and where a hero may retreat to (`retreat`) are the
same for every attack.
"""

from __future__ import annotations

from stormhall.battalia.cards import ARROW
from stormhall.battalia.config import Config
from stormhall.battalia.great_artefacts import great_source
from stormhall.battalia.seams import Module
from stormhall.battalia.state import NONE, BattaliaState
from stormhall.battalia.stormgates.reach import around
from stormhall.kernel.state import Seat


class Arrow(Module):
    """SG-GRT-11: who can open with the Arrow attacks what is in reach of his heroes."""

    def __init__(self) -> None:
        super().__init__("arrow")

    def equip(self, config: Config) -> None:
        config.at_attacks.append(self)

    def reaches(self, game: BattaliaState, seat: Seat, figure: int) -> list[int]:
        """SG-GRT-11: the eight squares around, whether or not roads lead there."""
        cell = game.hero(seat, figure)
        if cell == NONE or great_source(game, seat, ARROW) < 0:
            return []
        return around(game.config, cell)
