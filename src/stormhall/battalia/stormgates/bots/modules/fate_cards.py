"""What bots know about fate cards."""

from __future__ import annotations

from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.bots.card_worth import KIND_WORTH
from stormhall.battalia.stormgates.bots.module_insight import ModuleInsight
from stormhall.battalia.stormgates.bots.shared import urge_to_take
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.state import Code, Seat


class FateInsight(ModuleInsight):
    """Drawing fate, and what the mirror copies."""

    def __init__(self, config: StormgatesConfig) -> None:
        super().__init__(config)
        self.verbs = [sv.DRAW_FATE, sv.KEEP_FATE, sv.TAKE_TOP, sv.SEARCH_REST, sv.COPY]
        self.urges = {sv.DRAW_FATE: 12, sv.KEEP_FATE: 12, sv.TAKE_TOP: 14, sv.SEARCH_REST: 18}
        self.steps = ["search-great"]

    def urge(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        if verb_of(code) == sv.COPY:
            return KIND_WORTH[first_of(code)] // 2
        return super().urge(state, seat, code)

    def urge_in_step(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        return urge_to_take(state, seat, code)
