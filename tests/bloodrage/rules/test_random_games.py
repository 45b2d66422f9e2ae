"""Properties of every game, whatever the choices."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given, settings

import stormhall
from stormhall import Game
from stormhall.bloodrage.model.board import AGES, SOURCE_COUNT
from stormhall.bloodrage.model.cards import CARD_WORDS, HOOK_OF
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.ruleset import BLOOD_RAGE
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Options
from tests.bloodrage.random_games import Chooser, check_table, eager, play_out, set_ups

SetUp = tuple[int, Options, int, Chooser]


def check_game(set_up: SetUp) -> None:
    """Play a game and check every state."""
    seats, options, seed, choose = set_up
    state = BLOOD_RAGE.deal(seats, seed, options)

    play_out(state, seed, choose, check_table)

    assert state.age == AGES - 1
    for seat in range(seats):
        start = seat * AGES * SOURCE_COUNT
        assert sum(state.ledger[start : start + AGES * SOURCE_COUNT]) == state.glory[seat]
    assert state.result().winners


@given(set_ups())
@settings(max_examples=60)
def test_cards_figures_villages_horns_and_glory_are_right_in_every_game(set_up: SetUp) -> None:
    check_game(set_up)


@pytest.mark.long
@given(set_ups())
@settings(max_examples=400)
def test_cards_figures_villages_horns_and_glory_are_right_in_many_games(set_up: SetUp) -> None:
    check_game(set_up)


def check_other_deals(set_up: SetUp) -> None:
    """Play a game, redealing it for every seat now and then."""
    seats, options, seed, choose = set_up
    state = BLOOD_RAGE.deal(seats, seed, options)
    chance = Chance(seed)

    def look(state: BloodRageState) -> None:
        if chance.below(12):
            return
        game = Game(BLOOD_RAGE, state.clone())
        for seat in (None, *range(seats)):
            view = json.dumps(game.view(seat))
            twin = game.resample(seat, seed)
            assert json.dumps(twin.view(seat)) == view
            assert twin.state.defects() == []
            again = stormhall.resample(json.loads(view), seed)
            assert again.state.digest() == twin.state.digest()

    play_out(state, seed, choose, look)


@given(set_ups())
@settings(max_examples=10)
def test_every_seat_can_be_given_another_deal_that_looks_the_same(set_up: SetUp) -> None:
    check_other_deals(set_up)


@pytest.mark.long
@given(set_ups())
@settings(max_examples=60)
def test_every_seat_can_be_given_another_deal_in_many_games(set_up: SetUp) -> None:
    check_other_deals(set_up)


@given(set_ups())
@settings(max_examples=60)
def test_a_deal_for_one_seat_can_be_dealt_again_for_another(set_up: SetUp) -> None:
    seats, options, seed, choose = set_up
    state = BLOOD_RAGE.deal(seats, seed, options)
    chance = Chance(seed, 1)

    def look(state: BloodRageState) -> None:
        if chance.below(25):
            return
        twin = Game(BLOOD_RAGE, state.clone()).resample(chance.below(seats), seed)
        other = chance.below(seats)
        assert json.dumps(twin.resample(other, 5).view(other)) == json.dumps(twin.view(other))

    play_out(state, seed, choose, look)


def uses_of_cards(games: int) -> Counter[str]:
    """How often each card's text made a difference; plain cards count when revealed."""
    uses: Counter[str] = Counter()
    for seed in range(games):
        state = BLOOD_RAGE.deal(4, seed, BLOOD_RAGE.check(4, {}))
        game = Game(BLOOD_RAGE, state, seed)
        game.drop_undo()  # so that its log records the events of this very state
        play_out(state, seed, eager, lambda _: None)
        for event in game.events():
            if event["event"] == "card-used":
                uses[str(event["card"])] += 1
            elif event["event"] == "revealed":
                cards = event["cards"]
                assert isinstance(cards, dict)
                uses.update(word for word in cards.values() if HOOK_OF[CARD_WORDS.index(word)] == 0)
    return uses


@pytest.mark.slow
def test_every_card_makes_a_difference_in_random_games():
    uses = uses_of_cards(games=400)

    assert [word for word in CARD_WORDS if not uses[word]] == []
