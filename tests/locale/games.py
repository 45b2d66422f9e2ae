"""The distinct events, actions, refusals and questions of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import stormhall
from stormhall.kernel.core.errors import StormhallError
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Options
from stormhall.kernel.table.action import Action
from stormhall.kernel.table.game import Game

LONGEST = 500
"""The number of choices to play in each game."""

EXTRA: dict[str, list[Options]] = {
    "battalia": [
        {"scenario": "alt2", "unbound": True, "start_heroes": 2, "oracle": False},
        {"scenario": "volcano", "unbound": True, "advanced": True, "start_heroes": 2},
        {"removed_faction": "chosen", "start_cities_per_player": 2, "start_heroes": 1},
    ],
    "stormgates": [{"summoning": True}],
}
"""Options that no preset sets, for events and actions that need them."""

RARE = ("end turn", "give up", "surrender", "pass")
"""Actions that end something: a random player who rarely takes them sees more of the game."""


class GameTexts:
    """Everything that needs a text in one game with all its presets, without duplicates."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seats = 0
        self.events: dict[str, dict[str, object]] = {}
        self.actions: dict[str, Action] = {}
        self.refusals: dict[str, Refusal] = {}
        self.steps: set[str] = set()
        for seed, game in enumerate(_games(name)):
            self.seats = max(self.seats, game.seats)
            self._play(game, random.Random(seed))

    def _play(self, game: Game, chance: random.Random) -> None:
        tried: list[str] = []
        for _ in range(LONGEST):
            if game.over:
                break
            seat = game.to_act[0]
            offers = game.legal(seat)
            for action in offers:
                self.actions.setdefault(str(action), action)
            tried.append(str(chance.choice(offers)))
            for text in chance.sample(tried, min(3, len(tried))):
                for refusal in game.why_not(seat, text):
                    self.refusals.setdefault(str(refusal), refusal)
            bold = [action for action in offers if not str(action).startswith(RARE)]
            game.apply(seat, chance.choice(bold if bold and chance.random() < 0.9 else offers))
        for eyes in (None, *range(game.seats)):
            for event in game.events(0, eyes):
                facts = {name: fact for name, fact in event.items() if name != "number"}
                self.events.setdefault(str(facts), facts)


def _games(name: str) -> Iterator[Game]:
    info = stormhall.games()[name]
    for preset in [None, *info.presets]:
        for seats in info.seats:
            try:
                yield stormhall.new(name, seats, seats, {}, preset)
            except StormhallError:
                continue  # not every preset goes with every number of players
    for options in EXTRA.get(name, []):
        yield stormhall.new(name, 2, 7, options)
