"""What bots know about zealots: which card is sacrificed for one."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.bots.outlook import Outlook
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.bots.card_worth import price_of, worth
from stormhall.battalia.stormgates.bots.module_insight import ModuleInsight
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.kernel.core.notation import first_of
from stormhall.kernel.core.state import Code, Seat

BEST_CARD: Final = 50
"""No card is worth more."""


class ZealotsInsight(ModuleInsight):
    """The cheapest card is sacrificed."""

    def __init__(self, config: StormgatesConfig) -> None:
        super().__init__(config)
        self.verbs = [sv.SACRIFICE]
        self.wide = [sv.SACRIFICE]

    def urge(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        return max(1, BEST_CARD - worth(state, seat, first_of(code)))

    def cost(self, state: BattaliaState, seat: Seat, code: Code, outlook: Outlook) -> int:
        return price_of(state, seat, first_of(code))
