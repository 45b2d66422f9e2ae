"""A Great Artefact that is played in a line of its own, never in battle (SG-GRT-03).

What else holds for all of them is in `great_artefacts.py` (SG-GRT-01, -02).
"""

from __future__ import annotations

from typing import Any

from stormhall.battalia.model.config import Config
from stormhall.battalia.model.module import Module
from stormhall.battalia.rules.great_artefacts.general import GreatAction
from stormhall.battalia.stormgates.model.components import COMPONENTS


def power_of(great: str) -> dict[str, Any]:
    """What the data says about the power of a Great Artefact."""
    entry = next(entry for entry in COMPONENTS["great_artefacts"] if entry["id"] == great)
    power: dict[str, Any] = entry["power"]
    return power


def add_great_action(
    config: Config, module: Module, action: GreatAction, moment: str = "SG-GRT-03"
) -> None:
    """Let a Great Artefact be played; `module` refuses it in battle."""
    config.add_action(action)
    config.battle_verbs[action.verbs[0]] = module
    config.moments[action.verbs[0]] = moment
