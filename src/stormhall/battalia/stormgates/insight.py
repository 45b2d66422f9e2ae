"""What The Stormgates add to the knowledge of good play in Battalia."""

from __future__ import annotations

from stormhall.battalia.insight import WEIGHTS, BattaliaInsight
from stormhall.kernel.insight import Insight, Weights, merged


class StormInsight(BattaliaInsight):
    """The terms of a standing in The Stormgates."""


def storm_insight(weights: Weights | None = None) -> Insight:
    """The insight with its own weights, or some of them replaced."""
    return StormInsight(merged(WEIGHTS, weights))
