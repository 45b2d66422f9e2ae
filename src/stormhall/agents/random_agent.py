"""The level `random`: every legal action is equally likely."""

from __future__ import annotations

from stormhall.agents.decision import Decision
from stormhall.kernel.core.action import Action
from stormhall.kernel.core.rng import Chance


class RandomAgent:
    """Chooses among the legal actions with equal probability, from its own seed."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def __repr__(self) -> str:
        return "<RandomAgent>"

    def choose(self, decision: Decision) -> Action:
        legal = decision.legal
        return legal[self._chance.below(len(legal))]
