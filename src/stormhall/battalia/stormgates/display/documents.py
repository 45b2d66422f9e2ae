"""The types of the figures of The Stormgates: those of Battalia and of the modules."""

from __future__ import annotations

from stormhall.battalia.display.documents import Figures
from stormhall.battalia.stormgates.model.documents import GatesFigures


class StormgatesFigures(Figures, total=False):
    """What a screen shows besides the view; members of a team have its points."""

    gates: GatesFigures
