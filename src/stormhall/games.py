"""The only list of the hall's games."""

from __future__ import annotations

from typing import Final

from stormhall.kernel.options import GameInfo
from stormhall.kernel.ruleset import announce, find, registered

GAMES: Final[dict[str, str]] = {
    "battalia": "stormhall.battalia.ruleset",
    "stormgates": "stormhall.battalia.stormgates.ruleset",
    "bloodrage": "stormhall.bloodrage.ruleset",
}
"""The module of each game, imported at its first request; in the order of the reference."""

announce(GAMES)


def games() -> dict[str, GameInfo]:
    """All games by name, with seats, options and presets."""
    return {name: ruleset.info for name, ruleset in registered().items()}


def describe(name: str) -> dict[str, object]:
    """A game as plain data for a lobby: seats, options, presets, and which values exclude which."""
    return find(name).to_json()
