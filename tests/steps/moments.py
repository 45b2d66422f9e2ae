"""Moments of every step that can ask for a choice, including rare ones.

Each file holds the moments of a game, one per line: a position, or a seed with options, and the
choices that lead on from there; the step that is reached; the seat that is asked. Together they
show every kind of choice that a step offers. Random play rarely reaches many of them.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import stormhall

GAMES = ("battalia", "stormgates", "bloodrage")

Json = dict[str, Any]


@cache
def moments(game: str) -> list[Json]:
    """All moments of a game."""
    text = Path(__file__).with_name(f"{game}.json").read_text(encoding="utf-8")
    found: list[Json] = json.loads(text)
    return found


def game_before(game: str, moment: Json) -> stormhall.Game:
    """The game before the choices that lead to the moment."""
    if "start" in moment:
        return stormhall.from_position(moment["start"])
    return stormhall.new(game, moment["seats"], moment["seed"], moment["options"])


def game_at(game: str, moment: Json) -> stormhall.Game:
    """The game at the moment."""
    table = game_before(game, moment)
    for seat, action in moment["choices"]:
        table.apply(seat, action)
    return table
