"""Digests of seeded games, played at random and by bots, to compare builds, machines and Pythons.

    python -m stormhall.checksums

prints one line per table. The same sources must print the same lines everywhere, compiled or not: a
digest covers every choice, all offers, what each seat saw, and the state after each choice.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

from stormhall import Game, SetupError, games, new
from stormhall.agents.decision import Decision
from stormhall.agents.levels import LEVELS
from stormhall.agents.registry import agent
from stormhall.kernel.core.result import Result
from stormhall.kernel.core.rng import Chance

SEEDS = (1, 2)
# Random games may take very long; the first choices show as much as all of them.
MOST_CHOICES = 600
VIEW_EVERY = 50
BOT_CHOICES = 40


def tables() -> Iterator[tuple[str, Game]]:
    """Every game with each number of seats, with default options and with each preset."""
    for name, info in games().items():
        for seats in info.seats:
            for preset in (None, *info.presets):
                for seed in SEEDS:
                    try:
                        game = new(name, seats=seats, seed=seed, preset=preset)
                    except SetupError:  # the preset is for other numbers of seats
                        continue
                    yield f"{name} {preset or 'default'} seats={seats} seed={seed}", game


def digest_of_game(game: Game, seed: int) -> str:
    """Play at random from a fixed seed, and digest everything that was seen."""
    chance = Chance(seed, game.seats)
    digest = hashlib.sha256()
    for number in range(MOST_CHOICES):
        if game.over:
            break
        seat = game.to_act[chance.below(len(game.to_act))]
        offered = game.legal(seat)
        digest.update("\n".join(map(str, offered)).encode())
        if number % VIEW_EVERY == 0:
            views = [game.view(each) for each in (None, *range(game.seats))]
            digest.update(json.dumps(views, sort_keys=True).encode())
        game.apply(seat, offered[chance.below(len(offered))])
    digest.update(game.record().encode())
    digest.update(_summary(game.result).encode())
    return digest.hexdigest()[:16]


def _summary(result: Result | None) -> str:
    """A result as it enters digests, independent of its `repr`."""
    if result is None:
        return "None"
    return f"Result(points={result.points}, places={result.places}, reason={result.reason!r})"


def bot_tables() -> Iterator[tuple[str, Game, list[str]]]:
    """Every preset with greedy bots, and every game with another level at each seat."""
    for name, info in games().items():
        for preset in info.presets:
            seats = next(n for n in reversed(info.seats) if _allows(name, n, preset))
            yield f"{name} {preset} greedy", new(name, seats, 3, preset=preset), ["greedy"]
        yield f"{name} all levels", new(name, info.seats[-1], 3), LEVELS


def _allows(name: str, seats: int, preset: str) -> bool:
    try:
        new(name, seats, preset=preset)
    except SetupError:
        return False
    return True


def digest_of_bots(game: Game, levels: list[str]) -> str:
    """Digest the first choices of bots; the strongest is in the first seat."""
    bots = [agent(levels[-1 - seat % len(levels)], seat) for seat in range(game.seats)]
    while len(game.choices) < BOT_CHOICES and not game.over:
        seat = game.to_act[0]
        game.apply(seat, bots[seat].choose(Decision(game, seat)))
    return hashlib.sha256(game.record().encode()).hexdigest()[:16]


def digest_of_chance() -> str:
    """Digest the generator by itself: compiled integers have limits that Python's do not."""
    chance = Chance(7)
    draws = [chance.below(below) for below in range(1, 2000)]
    return hashlib.sha256(repr(draws).encode()).hexdigest()[:16]


def main() -> None:
    """Print all digests."""
    print(digest_of_chance(), "chance")
    for title, game in tables():
        print(digest_of_game(game, seed=len(title)), title)
    for title, game, levels in bot_tables():
        print(digest_of_bots(game, levels), title)


if __name__ == "__main__":
    main()
