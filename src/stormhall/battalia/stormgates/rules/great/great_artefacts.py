"""The new Great Artefacts (SG-GRT-01 to -03).

Each has a file of its own: `arrow.py` (SG-GRT-11, -12), `bag.py` (SG-GRT-13), `standard.py`
(SG-GRT-14), `mantle.py` (SG-GRT-15), `crystal.py` (SG-GRT-16), `mask.py` (SG-GRT-17, -18),
`lost_scroll.py` (SG-GRT-19) or, by the original rule of that artefact, `summoning.py` (SG-GRT-20).
Arrow, Mantle, Crystal and Mask remember something or change other rules, so they are modules; the
others are entered here. `StormgatesConfig` adds the seven to the
ten, `lay_great_artefacts` in `battalia/rules/setup.py` opens some, and `FACTION` in
`battalia/model/cards.py` makes all universal (-01). `may_gain_great` in `shared/gaining.py` keeps
the limit of one (-02), which `valleys/valleys.py` lifts (SG-VAL-16). A line of their own is
`PlayGreat` in `battalia/rules/great_artefacts/general.py` (-03).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.rules.great.bag import BagAction
from stormhall.battalia.stormgates.rules.great.great_action import add_great_action
from stormhall.battalia.stormgates.rules.great.lost_scroll import LostScrollAction
from stormhall.battalia.stormgates.rules.great.standard import (
    STANDARD_FIELDS,
    StandardAction,
    StandardStep,
)
from stormhall.battalia.stormgates.rules.great.summoning import NeutralHeroes, SummonAction
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat


class GreatArtefacts(StormgatesModule):
    """The Great Artefacts whose power ends with their line."""

    def __init__(self, summoning: bool) -> None:
        super().__init__("great_artefacts")
        self.summoning: Final = summoning  # the original rule of the Lost Scroll

    def equip(self, config: StormgatesConfig) -> None:
        standard = config.add_step(StandardStep("standard", STANDARD_FIELDS))
        add_great_action(config, self, BagAction(sv.USE_BAG, "bag", "SG-GRT-13"))
        add_great_action(config, self, StandardAction(standard))
        if self.summoning:
            add_great_action(config, self, SummonAction(NeutralHeroes(config)))
        else:
            scroll = LostScrollAction(sv.USE_LOST_SCROLL, "lost-scroll", "SG-GRT-19")
            add_great_action(config, self, scroll)

    def why_not_in_battle(
        self, state: BattaliaState, frame: Frame, seat: Seat, code: Code
    ) -> list[Refusal]:
        """SG-GRT-03: none of them works in battle."""
        return [Refusal("SG-GRT-03")]
