"""Bots at the hall's tables think elsewhere, and one that fails is replaced by a simpler one."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import stormhall
from stormhall import Game, SetupError
from stormhall.server.bots import Chosen, InlineBots, Wish


def wish(game: Game, level: str = "weighted", **changes: Any) -> Wish:
    """What a table would ask for the first seat that owes a choice."""
    seat = game.to_act[0]
    fields: dict[str, Any] = {"table": "t1", "seed": 7, "seat": seat, "view": game.view(seat)}
    return Wish(level=level, **{**fields, **changes})


def midgame(name: str = "bloodrage", choices: int = 30) -> Game:
    """A game of three seats after some choices."""
    game = stormhall.new(name, seats=3, seed=5)
    for i in range(choices):
        seat = game.to_act[0]
        legal = game.legal(seat)
        game.apply(seat, legal[i % len(legal)])
    return game


def played_inline(seed: int) -> list[str]:
    """The choices of some decisions in a game between inline bots."""

    async def play() -> list[str]:
        game, bots, chosen = stormhall.new("bloodrage", seats=2, seed=3), InlineBots(), []
        for _ in range(25):
            found = await bots.choose(wish(game, seed=seed))
            game.apply(game.to_act[0], found.action)
            chosen.append(found.action)
        await bots.close()
        return chosen

    return asyncio.run(play())


def test_inline_bots_choose_the_same_for_the_same_seeds() -> None:
    assert played_inline(seed=1) == played_inline(seed=1)
    assert played_inline(seed=1) != played_inline(seed=2)


def test_inline_bots_say_which_level_really_chose() -> None:
    game = midgame()

    found = asyncio.run(InlineBots().choose(wish(game, "search")))

    assert found == Chosen(found.action, "weighted")
    assert found.action in [str(action) for action in game.legal(game.to_act[0])]


def test_inline_bots_give_reasons() -> None:
    game = midgame()

    found = asyncio.run(InlineBots().explain(wish(game, "planner")))

    assert set(found) == {"action", "instead", "reasons"}
    assert found["reasons"]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"level": "genius"}, "there is no bot 'genius'"),
        ({"level": "os:system"}, "there is no bot 'os:system'"),
        ({"think": 0}, "more than 0 seconds"),
        ({"think": 1e6}, "at most 60"),
        ({"seat": 77}, "seat 77 owes no choice"),
    ],
)
def test_a_wish_that_cannot_be_is_refused(changes: dict[str, Any], said: str) -> None:
    impossible = wish(midgame(), **changes)

    with pytest.raises(SetupError, match=said):
        asyncio.run(InlineBots().choose(impossible))
