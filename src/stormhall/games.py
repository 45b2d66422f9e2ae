"""The games of the hall: the one place that knows them all."""

from __future__ import annotations

from stormhall.battalia.ruleset import BATTALIA
from stormhall.battalia.stormgates.ruleset import STORMGATES_RULES
from stormhall.bloodrage.ruleset import BLOOD_RAGE
from stormhall.kernel.options import GameInfo
from stormhall.kernel.ruleset import find, register, registered

register(BATTALIA)
register(STORMGATES_RULES)
register(BLOOD_RAGE)


def games() -> dict[str, GameInfo]:
    """All games by name, with seats, options and presets."""
    return {name: ruleset.info for name, ruleset in registered().items()}


def describe(name: str) -> dict[str, object]:
    """A game as plain data for a lobby: seats, options, presets, and which values exclude which."""
    return find(name).to_json()
