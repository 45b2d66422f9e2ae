"""Positions written by people or by the engine, and invalid ones."""

from __future__ import annotations

import json
from typing import Any

import pytest

import stormhall
from stormhall import Game, PositionError, from_position, new
from stormhall.bloodrage.model.cards import deck_of, words_of
from stormhall.kernel.core.rng import Chance
from tests.bloodrage.table import position_of


def position(**facts: Any) -> Game:
    return from_position({"game": "bloodrage", "seats": 2, **facts})


def defects(**facts: Any) -> dict[str, str]:
    with pytest.raises(PositionError) as error:
        position(**facts)
    return dict(error.value.defects)


def test_an_empty_position_is_a_new_game():
    assert position(seed=4).state.digest() == new("bloodrage", 2, 4).state.digest()


def test_a_few_facts_are_enough_and_everything_else_is_in_its_place():
    game = position(
        turn=1,
        provinces={"gimle": {"figures": {"1": {"warrior": 2, "leader": 1}}}},
        fjords={"fjord-nw": {"0": {"ship": 1}}},
        sheets=[{"hand": ["troll"]}, {"rage": 2, "upgrades": ["thor-glory"]}],
    )
    whole = position_of(game)

    assert game.to_act == (1,)
    assert whole["sheets"][1]["reserve"] == {"warrior": 6, "ship": 1}
    assert whole["sheets"][0]["rage"] == 6
    assert whole["provinces"]["gimle"]["strength"] == [2, 5]
    cards = [*whole["decks"][0], "troll", "thor-glory"]
    assert sorted(cards) == sorted(words_of(deck_of(0, 2)))


def test_a_number_of_cards_is_replaced_by_any_cards_of_the_age():
    game = position(age=2, sheets=[{"hand": 3, "quests": []}, {"hand": ["valkyrie"]}])

    assert len(position_of(game)["sheets"][0]["hand"]) == 3
    assert game.state.defects() == []


def test_the_top_of_a_deck_can_be_named():
    tops = words_of(deck_of(1, 2))[:16]
    game = position(tops={"2": tops}, turn=0, sheets=[{"rage": 1}, {"rage": 0}])

    game.apply(0, "pass")

    assert [position_of(game)["sheets"][seat]["pack"] for seat in (0, 1)] == [tops[:8], tops[8:]]


def test_named_tokens_and_glory_are_kept():
    game = position(
        provinces={"horgr": {"token": "glory"}, "utgard": {"token": "axes", "pillaged": True}},
        sheets=[{"glory": 12}, {"glory": 3}],
        turn=0,
    )
    whole = position_of(game)

    assert whole["provinces"]["horgr"]["token"] == "glory"
    assert (
        whole["provinces"]["utgard"] | {"token": "axes", "pillaged": True}
        == (whole["provinces"]["utgard"])
    )
    assert whole["sheets"][0]["glory_by_source"][0] == {"given": 12}


def test_every_moment_of_a_game_can_be_written_and_read():
    game, chance = new("bloodrage", 3, seed=6), Chance(6)
    steps = set()
    while not game.over:
        text = json.dumps(game.position())
        twin = from_position(json.loads(text))
        assert json.dumps(twin.position()) == text
        assert twin.state.digest() == game.state.digest()
        steps.add(position_of(game)["frames"][-1]["step"])
        seat = game.to_act[0]
        legal = game.legal(seat)
        game.apply(seat, legal[chance.below(len(legal))])
    assert {"draft", "turn", "march", "call", "battle-cards", "discard"} <= steps


def test_all_defects_are_reported_at_once():
    problems = defects(
        age=4,
        provinces={
            "gimle": {"figures": {"0": {"leader": 2, "dragon": 1}, "5": {}}},
            "atlantis": {},
        },
        sheets=[
            {"hand": ["troll", "no-such-card"], "upgrades": ["tyr-bash"], "stats": {"axes": 9}},
            {"hand": ["troll"], "clan": "lion"},
        ],
        doomed=["gimle", "mordor"],
    )

    assert set(problems) == {
        "age",
        "provinces.atlantis",
        "provinces.gimle.figures.0.leader",
        "provinces.gimle.figures.0.dragon",
        "provinces.gimle.figures.5",
        "doomed[1]",
        "sheets[0].hand[1]",
        "sheets[0].upgrades[0]",
        "sheets[0].stats.axes",
        "sheets[1].clan",
        "sheets[1].hand",
    }


@pytest.mark.parametrize(
    ("facts", "path"),
    [
        ({"sheets": [{}]}, "sheets"),
        ({"provinces": {"utgard": {"figures": {"0": {"warrior": 4}}}}}, "provinces.utgard"),
        ({"provinces": {"gimle": {"figures": {"0": {"ship": 1}}}}, "turn": 0}, "sheets[0]"),
        ({"fjords": {"fjord-ne": {"0": {"warrior": 1}}}, "turn": 0}, "sheets[0]"),
        ({"sheets": [{"hand": ["valkyrie"]}, {}], "age": 1}, "sheets[0].hand"),
        ({"sheets": [{"quests": ["troll"]}, {}], "turn": 0}, "sheets[0].quests"),
        ({"sheets": [{"played": ["troll"]}, {}], "turn": 0}, "sheets[0].played"),
        ({"doomed": ["gimle", "gimle", "horgr"]}, "doomed"),
        ({"provinces": {"gimle": {"token": "glory"}, "horgr": {"token": "glory"}}},
         "provinces.gimle.token"),
        ({"draft": {"rounds": 0, "packs": [["troll"]]}}, "draft.packs"),
        ({"draft": {"rounds": 9, "packs": []}}, "draft.rounds"),
        ({"frames": [{"step": "dance"}]}, "frames[0].step"),
        ({"frames": [{"step": "lead", "seat": 0, "province": "mordor"}]}, "frames[0].province"),
        ({"sheets": [{"upgrades": ["troll", "dwarf-chieftain", "valkyrie"]}, {}]},
         "sheets[0].upgrades[2]"),
        ({"sheets": [{"reserve": {"warrior": 3}}, {}], "turn": 0}, "sheets[0].reserve.warrior"),
        ({"may_have_kept": [{"7": []}]}, "may_have_kept[0].7"),
        ({"sheets": [{"glory_by_source": [{"luck": 3}]}, {}]}, "sheets[0].glory_by_source[0].luck"),
    ],
)  # fmt: skip
def test_an_impossible_value_is_refused_with_its_path(facts, path):
    assert path in defects(**facts)


def test_a_view_is_read_as_some_game_that_agrees_with_it():
    game, chance = new("bloodrage", 3, seed=2), Chance(2)
    for _ in range(90):
        seat = game.to_act[0]
        legal = game.legal(seat)
        game.apply(seat, legal[chance.below(len(legal))])
    view = json.loads(json.dumps(game.view(1)))

    twin = stormhall.resample(view, 1)

    assert json.dumps(twin.view(1)) == json.dumps(game.view(1))
    assert twin.state.defects() == []
