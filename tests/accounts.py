"""Accounts for tests: of whole random games, and of single lines from a prepared table."""

from __future__ import annotations

from typing import Any, Protocol

import stormhall
from stormhall import Game
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.statistics import Account, BySeat


def random_account(
    name: str, seats: int, seed: int, options: dict[str, Any]
) -> tuple[Game, Account]:
    """A game played at random to its end, and its account."""
    game = stormhall.new(name, seats, seed=seed, options=options)
    statistics = game.ruleset.statistics(game.state)
    chance = Chance(seed)
    state, log = game.state, game.log
    state.log = log
    while not state.over:
        seat = game.to_act[0]
        codes = state.offers(seat)
        told = len(log.events)
        state.take(seat, codes[chance.below(len(codes))])
        statistics.watch(state, log.events[told:])
    return game, statistics.close(state)


class SetTable(Protocol):
    """A prepared table, as the tests of rules make it."""

    @property
    def game(self) -> Game: ...


class Watched:
    """A prepared table that keeps an account of its lines."""

    def __init__(self, table: SetTable) -> None:
        self.game = table.game
        self.statistics = self.game.ruleset.statistics(self.game.state)
        self.told = len(self.game.log.events)

    def account(self) -> Account:
        """The account of everything since the table was set up."""
        events = self.game.log.events
        self.statistics.watch(self.game.state, events[self.told :])
        self.told = len(events)
        return self.statistics.close(self.game.state)


def total(sources: dict[str, BySeat], seats: int) -> BySeat:
    """The points of all sources together."""
    return [sum(by_seat[seat] for by_seat in sources.values()) for seat in range(seats)]


def used(account: Account, topic: str, seat: int) -> dict[str, int]:
    """The uses of a seat within a topic."""
    words = account.uses.get(topic, {})
    return {word: by_seat[seat] for word, by_seat in words.items() if by_seat[seat]}


def check_points(game: Game, account: Account) -> None:
    """Check that sources and timeline agree with the final points."""
    assert game.result is not None
    points = game.result.points
    assert total(account.sources, game.seats) == points
    assert account.timeline[-1] == points
    assert len(account.timeline) == account.length
