"""What must hold in every world that somebody may imagine."""

from __future__ import annotations

import random

import stormhall
from stormhall import Game


def check_worlds(game: Game) -> None:
    """View and state give the same worlds, each of which looks the same to whom it is drawn for."""
    assert game.state.defects() == []
    copy = stormhall.from_position(game.position())
    assert copy.state.digest() == game.state.digest()
    for seat in range(game.state.seats):
        view = game.view(seat)
        world = game.resample(seat, 3)
        assert stormhall.resample(view, 3).state.digest() == world.state.digest()
        assert world.view(seat) == view
        assert world.state.defects() == []
        assert world.state.offers(seat) == game.state.offers(seat)


def play_at_random(game: Game, choices: int, seed: int) -> None:
    """Play on by chance, looking at the state often and at imagined worlds now and then."""
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
        if number % 40 == 0:
            check_worlds(game)
