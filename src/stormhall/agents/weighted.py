"""The level `weighted`: a random sensible choice; usually useful kinds are more likely."""

from __future__ import annotations

from stormhall.agents.decision import Decision
from stormhall.agents.quick import draw_by_urge
from stormhall.kernel.core.action import Action
from stormhall.kernel.core.rng import Chance


class WeightedAgent:
    """Draws a sensible choice by the game's urges, from its own seed."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def __repr__(self) -> str:
        return "<WeightedAgent>"

    def choose(self, decision: Decision) -> Action:
        codes = decision.codes
        if len(codes) == 1:
            return decision.action(codes[0])
        insight = decision.insight()
        world = decision.world(self._chance)
        sensible = insight.sensible(world, decision.seat, codes)
        return decision.action(draw_by_urge(insight, world, decision.seat, sensible, self._chance))
