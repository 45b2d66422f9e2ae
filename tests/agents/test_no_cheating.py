"""A bot knows only what its seat may know."""

from __future__ import annotations

import pytest

from stormhall import Game
from stormhall.agents.decision import Decision
from stormhall.agents.levels import LEVELS
from stormhall.agents.registry import agent
from stormhall.kernel.ruleset import registered
from tests.contract.setups import Case, moments, smallest_cases

CASES = [case for ruleset in registered().values() for case in smallest_cases(ruleset)]


def marks(case: Case, word: str) -> list[pytest.MarkDecorator]:
    """`search` is long except at default tables: it is a planner with a broader search, and the
    planner is tested at every table."""
    dear = word == "search" and not case.title.endswith("-default")
    return [pytest.mark.long] if dear else []


PLAYERS = [
    pytest.param(case, word, id=f"{case}-{word}", marks=marks(case, word))
    for case in CASES
    for word in LEVELS
]


def choice(word: str, game: Game, seat: int) -> str:
    return str(agent(word, seed=7).choose(Decision(game, seat)))


@pytest.mark.parametrize(("case", "word"), PLAYERS)
def test_the_choice_is_the_same_when_only_hidden_facts_differ(case: Case, word: str) -> None:
    asked = 0
    for number, game in enumerate(moments(case, seed=11, apart=60, count=4)):
        seat = game.to_act[0]
        if len(game.legal(seat)) == 1:
            continue
        other = game.resample(seat, seed=number + 1)
        assert choice(word, game, seat) == choice(word, other, seat)
        asked += game.state.digest() != other.state.digest()
    assert asked, "no moment at which anything was hidden"


@pytest.mark.parametrize("word", LEVELS)
def test_thinking_does_not_change_the_game(word: str) -> None:
    for name in registered():
        game = moments(smallest_cases(registered()[name])[0], seed=3, apart=40, count=3)[-1]
        before = game.state.digest()

        agent(word, seed=1).choose(Decision(game, game.to_act[0]))

        assert game.state.digest() == before
