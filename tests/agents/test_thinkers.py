"""How bots choose, on the smallest game."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from stormhall import Game
from stormhall.agents.decision import Agent, Decision
from stormhall.agents.levels import THINK
from stormhall.agents.registry import Thinking, adviser, agent
from stormhall.agents.thinker import Thinker
from stormhall.kernel.core.errors import SetupError
from stormhall.kernel.core.rng import seeded
from stormhall.kernel.insight import Insight, Weights, merged
from tests.reference.pebbles import PEBBLES, WEIGHTS, Pebbles, PebblesInsight

THINKERS = list(THINK)


def table(**document: Any) -> Game:
    return stormhall.from_position({"game": "pebbles", "seats": 2, **document})


def prize_for_the_other(token: int) -> Game:
    """The last round: seat 1 is about to win six pebbles, and seat 0 may spoil that."""
    frames = [
        {"step": "grab", "done": 0},
        {"step": "spoil", "asking": 0, "order": [0], "next": 1, "tail": [1, 6]},
    ]
    return table(options={"rounds": 1}, tokens=[token, 1], frames=frames)


@pytest.mark.parametrize("word", ["weighted", *THINKERS])
def test_a_choice_that_is_not_sensible_is_never_taken(word: str) -> None:
    game = table(frames=[{"step": "grab", "done": 2}])
    assert "rest" in map(str, game.legal(0))

    for seed in range(20):
        assert str(agent(word, seed).choose(Decision(game, 0))) == "grab"


def test_weighted_draws_by_the_urges_of_the_game() -> None:
    game = table(hands=[["one", "two", "four"], ["one", "two", "three"]])

    drawn = [str(agent("weighted", seed).choose(Decision(game, 0))) for seed in range(400)]

    assert drawn.count("bid four") > drawn.count("bid two") > drawn.count("bid one") > 0


def test_search_sees_what_its_choice_does_to_rivals() -> None:
    for seed in range(5):
        assert str(agent("search", seed).choose(Decision(prize_for_the_other(1), 0))) == "spoil"


@pytest.mark.parametrize("word", ["greedy", "planner"])
def test_lower_levels_consider_only_their_own_position(word: str) -> None:
    for seed in range(5):
        assert str(agent(word, seed).choose(Decision(prize_for_the_other(1), 0))) == "let"


def test_the_adviser_considers_rivals_where_a_turn_is_one_action(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Brief(PebblesInsight):
        def __init__(self, weights: Weights) -> None:
            super().__init__(weights)
            self.has_short_turns = True

    monkeypatch.setattr(PEBBLES, "insight", lambda given=None: Brief(merged(WEIGHTS, given)))

    assert str(adviser().choose(Decision(prize_for_the_other(1), 0))) == "spoil"


@pytest.mark.parametrize(
    ("word", "left_out"), [("greedy", ["lead", "hand"]), ("planner", ["lead"]), ("search", [])]
)
def test_a_higher_level_considers_more_terms(word: str, left_out: list[str]) -> None:
    player = agent(word, 1, Thinking(weights={"lead": 3.0, "hand": 2.0}))
    assert isinstance(player, Thinker)

    insight = player.insight(Decision(table(), 0))

    weights = dict(zip(insight.terms, insight.weights, strict=True))
    assert [term for term, weight in weights.items() if not weight] == left_out


def test_greedy_sees_what_its_choice_gains() -> None:
    game = table(hands=[["one", "four"], ["two", "three"]])

    assert str(agent("greedy", 1).choose(Decision(game, 0))) == "bid four"


@pytest.mark.parametrize("word", THINKERS)
def test_the_same_seed_gives_the_same_game(word: str) -> None:
    records = []
    for _ in range(2):
        game = stormhall.new("pebbles", 3, seed=4)
        players = [agent(word, seeded(9, seat)) for seat in range(3)]
        while not game.over:
            seat = game.to_act[0]
            game.apply(seat, players[seat].choose(Decision(game, seat)))
        records.append(game.record())

    assert records[0] == records[1]


def test_other_weights_make_a_different_player() -> None:
    game = prize_for_the_other(1)
    miser = Thinking(weights={"token": 50.0, "victory": 1.0})

    assert str(agent("search", 1, miser).choose(Decision(game, 0))) == "let"


def test_a_weight_for_an_unknown_term_is_refused() -> None:
    with pytest.raises(SetupError, match="'charm'; there are: victory, pebbles, lead, token, hand"):
        PEBBLES.insight({"charm": 1.0})


def test_merged_weights_keep_the_order_of_the_terms() -> None:
    assert list(merged(WEIGHTS, {"hand": 2.0, "lead": 3.0}).items()) == [
        ("victory", 20.0),
        ("pebbles", 0.5),
        ("lead", 3.0),
        ("token", 0.5),
        ("hand", 2.0),
    ]


@pytest.mark.parametrize("player", [agent("search", 1), adviser()])
def test_an_explanation_names_the_terms_behind_the_choice(player: Agent) -> None:
    assert isinstance(player, Thinker)

    explained = player.explain(Decision(prize_for_the_other(1), 0))

    assert str(explained.action) == "spoil"
    assert str(explained.instead) == "let"
    reasons = dict(explained.reasons)
    assert reasons["pebbles-term-lead"] + reasons.get("pebbles-term-victory", 0) > 0
    assert all(reason.startswith("pebbles-term-") for reason in reasons)
    amounts = [abs(amount) for amount in reasons.values()]
    assert amounts == sorted(amounts, reverse=True)


def test_greedy_does_not_mention_rivals_in_its_explanation() -> None:
    player = agent("greedy", 1)
    assert isinstance(player, Thinker)

    explained = player.explain(Decision(prize_for_the_other(1), 0))

    assert [term for term, _ in explained.reasons] == ["pebbles-term-token"]


def test_a_single_choice_needs_no_reasons() -> None:
    explained = adviser().explain(Decision(table(hands=[["four"], ["one"]]), 0))

    assert explained.to_json() == {"action": "bid four", "instead": None, "reasons": []}


def test_a_finished_game_is_judged_only_by_victory() -> None:
    insight = PEBBLES.insight()
    over = PEBBLES.deal(3, 1, PEBBLES.check(3, {}))
    over.frames.clear()
    over.pebbles = [4, 4, 1]

    values = [insight.value(over, seat) for seat in range(3)]

    assert values[0] == values[1] > values[2]
    assert abs(values[0]) < 20 * 0.2, "a shared victory is near the middle"
    assert insight.contributions(over, 2) == [values[2], 0.0, 0.0, 0.0, 0.0]


def test_contributions_sum_to_the_value() -> None:
    insight = PEBBLES.insight()
    state = PEBBLES.deal(2, 1, PEBBLES.check(2, {}))
    state.pebbles = [3, 1]

    assert sum(insight.contributions(state, 0)) == pytest.approx(insight.value(state, 0))
    assert insight.terms == ["victory", "pebbles", "lead", "token", "hand"]


def test_a_game_without_insight_can_still_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(PEBBLES), "insight", lambda self, weights=None: Insight({}))
    for word in ("weighted", *THINKERS):
        game = stormhall.new("pebbles", 2, seed=1)
        players = [agent(word, seat) for seat in range(2)]
        while not game.over:
            seat = game.to_act[0]
            game.apply(seat, players[seat].choose(Decision(game, seat)))
        assert isinstance(game.state, Pebbles)
