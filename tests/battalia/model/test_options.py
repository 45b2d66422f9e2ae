"""Options and presets: every value, and every combination that the rules exclude."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from stormhall import SetupError
from stormhall.kernel.ruleset import find
from tests.rules import rule

VALUES: dict[str, list[Any]] = {
    "edition": ["special", "retail2015"],
    "scenario": ["base", "alt1", "alt2", "volcano"],
    "advanced": [False, True],
    "unbound": [False, True],
    "oracle": [True, False],
    "neutral_defence": [None, 4, 5, 20],
    "ruins_defence": [None, 8, 12, 20],
    "neutrals_per_player": [0, 1, 2],
    "start_cities_per_player": [1, 3, 4, 8],
    "start_heroes": [None, 0, 1, 2],
    "weeks_limit": [None, 1, 6, 142],
    "vp_limit": [None, 2, 12, 50],
    "level4_cities_to_end": [1, 5, 9],
    "end_on_full_board": [None, True],
    "removed_faction": ["random", "chosen"],
    "day_limit": [1, 100, 1000],
}

WRONG: dict[str, list[Any]] = {
    "edition": ["first", None, 1],
    "scenario": ["alt3", None, True],
    "advanced": [None, 1, "yes"],
    "unbound": [None, 8],
    "oracle": [0, "on"],
    "neutral_defence": [3, 0, 21, "6"],
    "ruins_defence": [7, 21, True],
    "neutrals_per_player": [3, -1, None, True],
    "start_cities_per_player": [0, 9, None],
    "start_heroes": [3, -1, False],
    "weeks_limit": [0, 143, True],
    "vp_limit": [0, 1, -5, "20", True],
    "level4_cities_to_end": [0, None, True],
    "end_on_full_board": [1, "no"],
    "removed_faction": ["red", None],
    "day_limit": [0, None, "100"],
}

# Seats, options, and the rules that exclude them.
EXCLUDED: list[tuple[int, dict[str, Any], list[str]]] = [
    (4, {"edition": "retail2015", "scenario": "volcano"}, ["BT-VOL-1"]),
    (4, {"edition": "retail2015", "unbound": True}, ["BT-UNB-1"]),
    (
        4,
        {"edition": "retail2015", "scenario": "volcano", "unbound": True},
        ["BT-UNB-1", "BT-VOL-1"],
    ),
    (4, {"edition": "retail2015", "neutrals_per_player": 2}, ["BT-VAR-2"]),
    (3, {"edition": "retail2015", "neutrals_per_player": 2}, ["BT-VAR-2"]),
    (4, {"scenario": "volcano", "neutrals_per_player": 2}, ["BT-VAR-2"]),
    (4, {"scenario": "volcano", "ruins_defence": 8}, ["BT-VOL-1"]),
    (4, {"scenario": "volcano", "end_on_full_board": True}, ["BT-VOL-11"]),
    (4, {"scenario": "volcano", "vp_limit": 41}, ["BT-VOL-11"]),
    (2, {"scenario": "volcano", "vp_limit": 31}, ["BT-VOL-11"]),
    (4, {"scenario": "alt1", "neutral_defence": 4}, ["BT-ALT-1"]),
    (4, {"scenario": "alt1", "ruins_defence": 8}, ["BT-ALT-1"]),
    (4, {"scenario": "alt1", "neutral_defence": 4, "ruins_defence": 8}, ["BT-ALT-1", "BT-ALT-1"]),
    (4, {"scenario": "alt2", "neutral_defence": 4}, ["BT-ALT-2"]),
    (4, {"scenario": "alt2", "ruins_defence": 10}, ["BT-ALT-4"]),
    (4, {"scenario": "alt2", "neutrals_per_player": 0}, ["BT-ALT-7"]),
    (4, {"scenario": "alt2", "neutrals_per_player": 2}, ["BT-ALT-7"]),
    (4, {"scenario": "alt2", "start_cities_per_player": 2}, ["BT-ALT-7"]),
    (4, {"scenario": "alt2", "start_cities_per_player": 3}, ["BT-ALT-7"]),
    (4, {"scenario": "alt2", "start_heroes": 0}, ["BT-ALT-5"]),
    (4, {"end_on_full_board": False}, ["BT-VAR-7"]),
    (2, {"start_cities_per_player": 3, "vp_limit": 3}, ["BT-VAR-6"]),
    (2, {"edition": "retail2015", "start_cities_per_player": 8}, ["BT-CMP-11"]),
    (3, {"removed_faction": "chosen"}, ["BT-2P-1"]),
    (4, {"removed_faction": "chosen"}, ["BT-2P-1"]),
]

# Allowed combinations close to an exclusion.
ALLOWED: list[tuple[int, dict[str, Any]]] = [
    (2, {"edition": "retail2015", "neutrals_per_player": 2}),
    (4, {"edition": "special", "neutrals_per_player": 2}),
    (4, {"edition": "retail2015", "scenario": "alt1"}),
    (4, {"edition": "retail2015", "scenario": "alt2"}),
    (4, {"edition": "retail2015", "advanced": True}),
    (2, {"edition": "retail2015", "start_cities_per_player": 7}),
    (4, {"scenario": "volcano", "neutrals_per_player": 0}),
    (4, {"scenario": "volcano", "vp_limit": 40}),
    (2, {"scenario": "volcano", "vp_limit": 30}),
    (4, {"scenario": "volcano", "vp_limit": 20, "weeks_limit": 2}),
    (4, {"scenario": "volcano", "end_on_full_board": False}),
    (2, {"scenario": "volcano", "start_cities_per_player": 3, "start_heroes": 2}),
    (4, {"scenario": "alt1", "neutral_defence": 6, "ruins_defence": 10}),
    (4, {"scenario": "alt1", "neutrals_per_player": 2, "start_cities_per_player": 3}),
    (4, {"scenario": "alt2", "neutral_defence": 6}),
    (4, {"scenario": "alt2", "start_heroes": 1}),
    (4, {"scenario": "alt2", "start_heroes": 2, "unbound": True}),
    (4, {"end_on_full_board": False, "weeks_limit": 5}),
    (4, {"end_on_full_board": False, "vp_limit": 30}),
    (2, {"removed_faction": "chosen"}),
]


def test_the_options_are_those_of_the_rules_and_have_their_defaults() -> None:
    info = find("battalia").info

    defaults = {option.name: option.default for option in info.options}

    assert set(defaults) == set(VALUES)
    assert defaults["edition"] == "special"
    assert defaults["scenario"] == "base"
    assert (defaults["advanced"], defaults["unbound"], defaults["oracle"]) == (False, False, True)
    assert defaults["neutrals_per_player"] == defaults["start_cities_per_player"] == 1
    assert defaults["level4_cities_to_end"] == 5
    assert all(option.about and option.rule.startswith("BT-") for option in info.options)


@pytest.mark.parametrize(("name", "value"), [(n, v) for n, vs in VALUES.items() for v in vs])
def test_every_value_of_every_option_makes_a_game(name: str, value: Any) -> None:
    game = stormhall.new("battalia", 2, options={name: value})

    assert game.options[name] == value
    assert game.state.defects() == []


@pytest.mark.parametrize(("name", "value"), [(n, v) for n, vs in WRONG.items() for v in vs])
def test_any_other_value_is_refused_with_a_list_of_those_allowed(name: str, value: Any) -> None:
    with pytest.raises(SetupError, match=f"option {name} .*allowed"):
        stormhall.new("battalia", 2, options={name: value})


def test_an_unknown_option_an_unknown_preset_and_a_wrong_number_of_players_are_refused() -> None:
    with pytest.raises(SetupError, match="no option 'dragons'"):
        stormhall.new("battalia", 2, options={"dragons": True})
    with pytest.raises(SetupError, match="no preset 'kindergarten'"):
        stormhall.new("battalia", 2, preset="kindergarten")
    for seats in (1, 5):
        with pytest.raises(SetupError, match=f"{seats} seats"):
            stormhall.new("battalia", seats)


@rule("BT-VAR-1", "BT-VAR-2", "BT-VAR-3", "BT-CMP-11")
@rule("BT-VAR-6", "BT-VAR-7", "BT-ALT-1", "BT-ALT-2", "BT-ALT-7", "BT-2P-1")
@pytest.mark.parametrize(("seats", "options", "rules"), EXCLUDED)
def test_a_combination_that_the_rules_exclude_is_refused_with_the_reason(
    seats: int, options: dict[str, Any], rules: list[str]
) -> None:
    with pytest.raises(SetupError) as error:
        stormhall.new("battalia", seats, options=options)

    assert sorted(refusal.rule for refusal in error.value.refusals) == rules
    assert rules[0] in str(error.value)


@rule("BT-VAR-1", "BT-VAR-2", "BT-VAR-4", "BT-ALT-7")
@pytest.mark.parametrize(("seats", "options"), ALLOWED)
def test_a_combination_close_to_an_exclusion_is_allowed(
    seats: int, options: dict[str, Any]
) -> None:
    game = stormhall.new("battalia", seats, options=options)

    assert game.state.defects() == []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("preset", ["first game", "special edition", "retail 2015", "expert"])
def test_every_preset_makes_a_game_for_every_number_of_players(preset: str, seats: int) -> None:
    game = stormhall.new("battalia", seats, preset=preset)

    assert game.state.defects() == []


def test_the_presets_are_what_their_names_say() -> None:
    options = {
        preset: stormhall.new("battalia", 4, preset=preset).options
        for preset in find("battalia").info.presets
    }

    assert set(options) == {"first game", "special edition", "retail 2015", "expert"}
    assert options["first game"]["weeks_limit"] == 3
    assert options["first game"]["scenario"] == "base"
    assert options["special edition"]["edition"] == "special"
    assert options["retail 2015"]["edition"] == "retail2015"
    assert options["expert"]["scenario"] == "volcano"
    assert options["expert"]["advanced"] is True


def test_options_given_with_a_preset_override_it_and_are_checked_with_it() -> None:
    game = stormhall.new("battalia", 4, options={"weeks_limit": 2}, preset="first game")
    assert game.options["weeks_limit"] == 2

    with pytest.raises(SetupError) as error:
        stormhall.new("battalia", 4, options={"edition": "retail2015"}, preset="expert")

    assert {refusal.rule for refusal in error.value.refusals} == {"BT-VOL-1", "BT-UNB-1"}


@rule("BT-END-1")
def test_a_game_that_nobody_ends_is_over_after_the_last_day() -> None:
    game = stormhall.new("battalia", 2, options={"day_limit": 2})

    while not game.over:
        seat = game.to_act[0]
        legal = [str(action) for action in game.legal(seat)]
        game.apply(seat, next(t for t in ("keep", "end turn", legal[0]) if t in legal))

    assert game.position()["ended"] == "battalia-last-day"
    assert game.position()["day"] == 2
