"""The census between two weeks, and the order of days and turns (SG-CTL-01 to -13).

`HAVE_CENSUS` in `modules.py` says when there is one (SG-MOD-02). Modules say what it brings and
takes, in the order of `config.at_census`: `metamorpha` and `bilkarr` (-02), `royals` (-04 to -06,
SG-ROY-02) and `heroic` (-07). Between censuses nothing looks at the size of a deck (-08).

Days and turns are those of `battalia/rules/turn.py`. `end_day` ends temporary tents
(`remove_temporary_tents` in `artefacts/tents.py`, -13), then comes `week_over`, the Oracle, and
`new_day` of the modules in their order: Bilkarr, then potions (-10). `begin_turn` calls `new_turn`
of the modules (-11), which have added their actions of step 3 in `equip` (-12).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.creation_decks import deck_count
from stormhall.battalia.model.config import DAYS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.model.config import config_of
from stormhall.battalia.stormgates.model.module import StormgatesModule

FIRST_COUNT: Final[int] = COMPONENTS["census"]["counting_from"]
"""The first census at which cards are counted; at the one before neutral heroes enter."""


class Census(StormgatesModule):
    """SG-CTL-01: play stops after the last turn of a week, before the Oracle turns."""

    def __init__(self) -> None:
        super().__init__("census")

    def week_over(self, state: BattaliaState) -> None:
        """SG-CTL-02, -03, -09: count once, tell everybody, then hold each part in its order."""
        number = state.day // DAYS
        counts: list[int] = []
        if number >= FIRST_COUNT:
            counts = [deck_count(state, seat) for seat in range(state.seats)]
        se.CENSUS.tell(state, number, dict(enumerate(counts)) if counts else None)
        for module in config_of(state).at_census:
            module.census(state, number, counts)
