"""A digest of what decides how a player plays: equal digests mean the same player."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final

from stormhall.agents.levels import TABLE, THINK
from stormhall.kernel.insight import Weights
from stormhall.kernel.ruleset import find

LENGTH: Final = 12


def player_digest(word: str, weights: Weights | None, game: str) -> str:
    """The digest of a level or of an agent by its name, with weights and work if it thinks."""
    level = word.partition("@")[0]
    facts: list[object] = [level]
    if level in THINK:
        insight = find(game).insight(weights)
        facts += [TABLE[level].work, list(zip(insight.terms, insight.weights, strict=True))]
    return sha256(json.dumps(facts).encode()).hexdigest()[:LENGTH]
