"""Bots at every kind of table of The Stormgates."""

from __future__ import annotations

import pytest

from stormhall import Game
from stormhall.agents.decision import Agent, Decision
from stormhall.agents.registry import agent
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.ruleset import find
from tests.battalia.stormgates.support.bot_insight import INSIGHT
from tests.contract.setups import Case, pairwise_cases, smallest_cases

RULES = find("stormgates")
PRESETS = smallest_cases(RULES)
PAIRS = pairwise_cases(RULES)


def seated(case: Case, word: str) -> tuple[Game, list[Agent]]:
    """A new game and an agent of this level for each seat."""
    game = case.new(seed=7)
    game.silence()
    return game, [agent(word, 10 + seat) for seat in range(case.seats)]


def play(game: Game, players: list[Agent], choices: int) -> None:
    """Make this many choices, or fewer if the game ends."""
    for _ in range(choices):
        if game.over:
            return
        seat = game.to_act[0]
        game.apply(seat, players[seat].choose(Decision(game, seat)))


def test_weighted_players_finish_a_game() -> None:
    game, players = seated(PRESETS[0], "weighted")

    play(game, players, 5000)

    assert game.over


@pytest.mark.parametrize("case", PRESETS, ids=str)
def test_thinking_players_can_choose_in_the_middle_of_every_preset(case: Case) -> None:
    game, players = seated(case, "weighted")
    play(game, players, 150)

    play(game, [agent("greedy", seat) for seat in range(case.seats)], 8)
    play(game, [agent("planner", seat) for seat in range(case.seats)], 2)

    assert game.state.defects() == []


@pytest.mark.parametrize("case", PAIRS[::6], ids=str)
def test_weighted_players_can_play_all_kinds_of_options(case: Case) -> None:
    game, players = seated(case, "weighted")

    play(game, players, 120)

    assert game.state.defects() == []


@pytest.mark.parametrize("case", PRESETS, ids=str)
def test_sensible_choices_are_legal_and_every_choice_has_an_urge(case: Case) -> None:
    game = case.new(seed=11)
    chance = Chance(3)
    for _ in range(200):
        if game.over:
            break
        seat = game.to_act[chance.below(len(game.to_act))]
        state = game.state
        offers = state.offers(seat)

        kept = INSIGHT.sensible(state, seat, offers)

        assert kept
        assert [code for code in offers if code in kept] == kept
        assert all(INSIGHT.urge(state, seat, code) >= 0 for code in offers)
        state.take(seat, offers[chance.below(len(offers))])
