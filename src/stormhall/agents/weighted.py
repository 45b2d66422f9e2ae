"""The player of habits: what looks useful by its kind comes more often, folly never."""

from __future__ import annotations

from stormhall.agents.policy import by_urge
from stormhall.agents.seat import Chair
from stormhall.kernel.core.action import Action
from stormhall.kernel.core.rng import Chance


class WeightedAgent:
    """Draws a sensible choice by the urges of the game, from a seed of its own."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, chair: Chair) -> Action:
        codes = chair.codes
        if len(codes) == 1:
            return chair.action(codes[0])
        insight = chair.insight()
        world = chair.world(self._chance)
        sensible = insight.sensible(world, chair.seat, codes)
        return chair.action(by_urge(insight, world, chair.seat, sensible, self._chance))
