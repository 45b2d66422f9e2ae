"""Duels: one player against others of one kind, fair in seats and deals.

A side is a seat, or the seats of a team. The one player takes every side in turn on the same deal,
so that each deal is played once from every side; the others take all remaining seats.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stormhall.agents.levels import LEVELS, THINK
from stormhall.agents.registry import Thinking, agent
from stormhall.kernel.core.errors import SetupError
from stormhall.kernel.core.state import Options
from stormhall.kernel.insight import Weights
from stormhall.kernel.ruleset import find
from stormhall.lab.runs.jobs import Match

Sides = list[list[int]]

LEVELS_WITHOUT_WEIGHTS: Final = [level for level in LEVELS if level not in THINK]


@dataclass(frozen=True, slots=True)
class Player:
    """A level, and its weights if they are not the game's own."""

    name: str
    level: str
    weights: Weights | None = None


def player(text: str, game: str, thinking: Thinking | None = None) -> Player:
    """The player with this name: `planner`, or `planner@weights.json` with weights from a file."""
    level, at, file = text.strip().partition("@")
    agent(level, 0, thinking)  # refuses an unknown name
    if not at:
        return Player(level, level)
    if level in LEVELS_WITHOUT_WEIGHTS:
        raise weights_refused(level)
    weights = read_weights(Path(file))
    find(game).insight(weights)  # refuses unknown terms
    return Player(text.strip(), level, weights)


def weights_refused(level: str) -> SetupError:
    """The refusal of weights for a level that uses none."""
    return SetupError("judges-nothing", level=level, known=", ".join(THINK))


def read_weights(file: Path) -> Weights:
    """The weights in a file: a JSON object of terms and numbers."""
    try:
        weights = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise SetupError("read", file=str(file), problem=str(error.strerror)) from error
    except ValueError as error:
        raise SetupError("no-json", file=str(file), problem=str(error)) from error
    numbers = isinstance(weights, dict) and all(
        isinstance(value, int | float) and not isinstance(value, bool) for value in weights.values()
    )
    if not numbers:
        raise SetupError("no-weights", file=str(file))
    return {term: float(value) for term, value in weights.items()}


def sides_of(game: str, seats: int, options: Options) -> Sides:
    """The groups of seats that win together, by first seat; options are complete."""
    ruleset = find(game)
    state = ruleset.deal(seats, 0, options)
    insight = ruleset.insight()
    sides: Sides = []
    for seat in range(seats):
        mates = sorted(insight.teammates(state, seat))
        if mates not in sides:
            sides.append(mates)
    return sides


def match_of(
    game: str, options: Options, players: list[Player], seed: int, deal: int, index: int
) -> Match:
    """The match with these players by seat; its deal comes from the seed and the deal's number."""
    levels = tuple(one.level for one in players)
    weights = tuple(one.weights for one in players)
    return Match.dealt(game, options, levels, weights, seed=seed, deal=deal, index=index)


@dataclass(frozen=True, slots=True)
class Duel:
    """One player against the others."""

    game: str
    options: Options  # complete
    sides: Sides
    one: Player
    others: Player
    seed: int

    @property
    def seats(self) -> int:
        return sum(len(side) for side in self.sides)

    @property
    def chance(self) -> float:
        """The share of wins of a player who is as good as the others."""
        return 1 / len(self.sides)

    def games(self, minimum: int) -> int:
        """The minimum, rounded up so that each deal is played from all sides."""
        return -(-minimum // len(self.sides)) * len(self.sides)

    def side(self, index: int) -> list[int]:
        """The seats of the one player in the game with this index."""
        return self.sides[index % len(self.sides)]

    def match(self, index: int) -> Match:
        side = self.side(index)
        players = [self.one if seat in side else self.others for seat in range(self.seats)]
        deal = index // len(self.sides)
        return match_of(self.game, self.options, players, self.seed, deal, index)
