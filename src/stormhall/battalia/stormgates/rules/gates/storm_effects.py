"""The words of the storm: its effects, and the choices that they bring (SG-STE-11 to -22)."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.stormgates.model import kinds as sk
from stormhall.battalia.stormgates.model.components import STORMGATES

ECHO_EFFECT: Final = sk.EFFECT.index["echo"]
NO_ECHO: Final[list[int]] = STORMGATES["storm_effects"][ECHO_EFFECT]["params"]["not"]
"""The numbers of effects that are never echoed."""
