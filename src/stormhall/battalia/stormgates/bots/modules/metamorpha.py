"""What bots know about Metamorpha and her powers."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.bots.outlook import Outlook
from stormhall.battalia.model import cards as c
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import BORROWED
from stormhall.battalia.stormgates.bots.card_worth import price_of, worth
from stormhall.battalia.stormgates.bots.module_insight import USUAL_URGE, ModuleInsight, Standing
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.rules.metamorpha.metamorpha import Metamorpha
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.state import Code, Seat

POWER_URGE: Final[list[int]] = [USUAL_URGE] * len(c.TERRAINS)
"""By terrain under Metamorpha: how welcome her power is."""
for _word, _urge in (
    ("forest", 3), ("mountain", 50), ("canyon", 3), ("lake", 8), ("jungle", 10), ("ice", 4),
):  # fmt: skip
    POWER_URGE[c.TERRAINS.index(_word)] = _urge


class MetamorphaInsight(ModuleInsight):
    """Heroes where Metamorpha helps, and the fee of her help."""

    def __init__(self, config: StormgatesConfig) -> None:
        super().__init__(config)
        self.metamorpha: Final = config.module(Metamorpha)
        self.terms = ["helpers"]
        self.verbs = [sv.ACTIVATE, sv.DRAW]
        self.wide = [sv.ACTIVATE]

    def measure(self, standing: Standing) -> list[float]:
        state = standing.state
        heroes = 0.0
        terrain = self.metamorpha.terrain(state)
        for figure in range(HEROES):
            cell = state.hero(standing.seat, figure)
            if terrain >= 0 and cell != NONE and state.terrains[cell] == terrain:
                heroes += 1.0
        return [heroes]

    def urge(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        if verb_of(code) == sv.DRAW:
            return 8 * first_of(code)
        return self._urge_to_activate(state, seat, second_of(code))

    def _urge_to_activate(self, state: BattaliaState, seat: Seat, fee: int) -> int:
        """The power, less what the fee is worth."""
        terrain = self.metamorpha.terrain(state)
        price = worth(state, seat, fee) // 2 if fee < BORROWED else 4
        return max(1, POWER_URGE[terrain] - price)

    def is_bad_choice(
        self, state: BattaliaState, seat: Seat, code: Code, offers: list[Code]
    ) -> bool:
        """More cards are better."""
        return verb_of(code) == sv.DRAW and code + (1 << 8) in offers

    def cost(self, state: BattaliaState, seat: Seat, code: Code, outlook: Outlook) -> int:
        return price_of(state, seat, second_of(code))
