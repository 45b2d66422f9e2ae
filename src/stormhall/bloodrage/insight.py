"""What Blood Rage knows about good play; see `stormhall.kernel.insight`."""

from __future__ import annotations

from stormhall.kernel.insight import Insight, Weights, merged


class BloodRageInsight(Insight):
    """The terms of a standing in Blood Rage."""


def blood_rage_insight(weights: Weights | None = None) -> Insight:
    """The insight with its own weights, or some of them replaced."""
    return BloodRageInsight(merged({}, weights))
