"""Checks of the worlds that seats may imagine."""

from __future__ import annotations

import random

import stormhall
from stormhall import Game


def check_worlds(game: Game) -> None:
    """Check that the position restores the game, and check a world of every seat."""
    assert game.state.defects() == []
    copy = stormhall.from_position(game.position())
    assert copy.state.digest() == game.state.digest()
    for seat in range(game.state.seats):
        check_world(game, seat)


def check_world(game: Game, seat: int, k: int = 3) -> None:
    """Check that view and state give the same world, and that it looks the same to its seat."""
    view = game.view(seat)
    world = game.resample(seat, k)
    assert stormhall.resample(view, k).state.digest() == world.state.digest()
    assert world.view(seat) == view
    assert world.state.defects() == []
    assert world.state.offers(seat) == game.state.offers(seat)


def play_at_random(game: Game, choices: int, seed: int, apart: int = 40) -> None:
    """Play on at random; check the state often, and imagined worlds every `apart` choices."""
    chance = random.Random(seed)
    state = game.state
    for number in range(choices):
        if not state.frames:
            return
        seat = chance.choice([s for s in range(state.seats) if state.owed >> s & 1])
        offers = state.offers(seat)
        assert len(set(offers)) == len(offers)
        state.take(seat, chance.choice(offers))
        if number % 5 == 0:
            assert state.defects() == []
        if number % apart == 0:
            check_worlds(game)
