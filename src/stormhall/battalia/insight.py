"""What Battalia knows about good play; see `stormhall.kernel.insight`."""

from __future__ import annotations

from stormhall.kernel.insight import Insight, Weights, merged


class BattaliaInsight(Insight):
    """The terms of a standing in Battalia."""


def battalia_insight(weights: Weights | None = None) -> Insight:
    """The insight with its own weights, or some of them replaced."""
    return BattaliaInsight(merged({}, weights))
