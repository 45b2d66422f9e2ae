"""What The Stormgates change in the rules of the base game (SG-CHG-01 to -11).

This module has only what belongs to no other chapter: the Staff (-01) and heroes that differ (-09).
The rest is carried out elsewhere: retreats by `StormgatesConfig._edition` and by `bars_retreat`,
which `valleys/valleys.py` widens (-02); open Great Artefacts by `fate/fate_cards.py` (-03); the
order of set-up by `setup.py` (-04); cards that are used at once by `shared/gaining.py` (-05); what
stardust pays by `trading/stardust.py` (-06); supplies from elsewhere by `great/bag.py`, `_vassal`
in `gates/storm_effects.py`, `CollectAction` in `valleys/valleys.py`, `SUPPLIES_WITH` in
`battalia/model/cards.py` for zealots, and `bilkarr/potions.py` (-07); levels 5 and 6 by `royals.py`
and `ending.py` (-08); tents by `artefacts/tents.py` of the base game, where royals and stardust are
cards like others (-10); attacks from afar by `great/arrow.py` and `metamorpha/powers.py` (-11).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import SEND
from stormhall.battalia.rules.battle.attack import FIRST
from stormhall.battalia.rules.heroes.hiring_heroes import hire
from stormhall.battalia.stormgates.model.board import CONNECTION, GATE
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

CELL: Final = 2
HERO_FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (CELL, "cell", k.CELL))


def exchange_gates_by_staff(config: StormgatesConfig) -> None:
    """SG-CHG-01: let the Staff exchange gates with each other, and keep it off the valleys."""
    config.exchanged[GATE] = True
    for tile in range(GATE, CONNECTION + 1):
        config.staff_bars[tile] = "SG-CHG-01"


def tell_heroes_apart(config: StormgatesConfig) -> None:
    """SG-CHG-09: make a hero hired again in the same turn keep count of what it has used."""
    config.heroes_differ = True
    config.which_hero = config.add_step(WhichHero("which-hero", HERO_FIELDS))


class WhichHero(Question[BattaliaState]):
    """SG-CHG-09: which figure is hired if one has used what the other has not."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [SEND | FIRST + figure << 8 for figure in range(HEROES)]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        hire(state, seat, first_of(code) - FIRST, frame[CELL])

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal("BT-HER-1")] if verb_of(code) == SEND else []
