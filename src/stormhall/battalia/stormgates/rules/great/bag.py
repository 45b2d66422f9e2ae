"""The Bag of Fortuna: supplies from the pool (SG-GRT-13, SG-CHG-07)."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.great_artefacts.general import GreatAction, great_source
from stormhall.battalia.stormgates.model import cards as sc
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.rules.great.great_action import power_of
from stormhall.battalia.stormgates.rules.shared.gaining import supplies_to_hand
from stormhall.kernel.core.notation import first_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat

SUPPLIES: Final[int] = power_of("bag_of_fortuna")["up_to"]


class BagAction(GreatAction):
    """SG-GRT-13: none, one or two supplies from the pool, for good."""

    def uses(self, state: BattaliaState, seat: Seat) -> list[Code]:
        return [sv.USE_BAG | n << 8 for n in range(min(SUPPLIES, state.supplies) + 1)]

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        count = supplies_to_hand(state, seat, first_of(code))
        se.SUPPLIES_TAKEN.tell(state, seat, count)

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        refusals: list[Refusal] = []
        if great_source(state, seat, sc.BAG) < 0:
            refusals = super().why_not(state, seat, code)
        if first_of(code) > SUPPLIES:
            refusals.append(Refusal(self.rule))
        elif first_of(code) > state.supplies:
            refusals.append(Refusal("BT-LIM-3", supplies=state.supplies))
        return refusals
