"""Which option values exclude each other: the lobby's list agrees with the rules."""

from __future__ import annotations

import json
from itertools import combinations

import pytest

from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Options, OptionValue
from stormhall.kernel.exclusions import Bounds, Exclusion, sample_values
from stormhall.kernel.options import Option
from stormhall.kernel.ruleset import Ruleset, registered
from tests.reference import register_reference

register_reference()
every_game = pytest.mark.parametrize("name", sorted(registered()))

NUMBERS = 45
"""How many numbers of an option without a list are tried one by one."""


def defaults_of(ruleset: Ruleset) -> Options:
    return {option.name: option.default for option in ruleset.info.options}


def every_value(option: Option) -> list[OptionValue]:
    if option.values is not None:
        return option.values
    return [option.default, *range(option.least, option.least + NUMBERS), option.most]


def is_listed(exclusions: list[Exclusion], seats: int, options: Options) -> bool:
    return any(seats in one.seats and one.applies_to(options) for one in exclusions)


@every_game
def test_every_listed_exclusion_is_refused_whatever_the_other_options_are(name: str) -> None:
    ruleset, chance = registered()[name], Chance(31)
    for one in ruleset.exclusions():
        held: Options = {
            option: value.least if isinstance(value, Bounds) else value
            for option, value in one.values.items()
        }
        for seats in one.seats:
            for _ in range(10):
                options = defaults_of(ruleset)
                for option in ruleset.info.options:
                    values = sample_values(option)
                    options[option.name] = values[chance.below(len(values))]
                options.update(held)

                rules = [refusal.rule for refusal in ruleset.excluded(seats, options)]

                assert one.rule in rules, (seats, one.to_json([]))


@every_game
def test_every_refused_pair_of_values_over_the_defaults_is_listed(name: str) -> None:
    ruleset = registered()[name]
    exclusions, defaults = ruleset.exclusions(), defaults_of(ruleset)
    for seats in ruleset.info.seats:
        for one, other in combinations(ruleset.info.options, 2):
            long = one.values is None and other.values is None
            for value in sample_values(one) if long else every_value(one):
                for second in every_value(other):
                    options = {**defaults, one.name: value, other.name: second}
                    refused = bool(ruleset.excluded(seats, options))
                    assert refused == is_listed(exclusions, seats, options), (seats, value, second)


@every_game
def test_the_list_agrees_with_every_preset(name: str) -> None:
    ruleset = registered()[name]
    for seats in ruleset.info.seats:
        for preset in ruleset.info.presets:
            options = ruleset.info.complete_options({}, preset)

            refused = bool(ruleset.excluded(seats, options))

            assert refused == is_listed(ruleset.exclusions(), seats, options), (seats, preset)


@every_game
def test_a_lobby_gets_games_options_and_exclusions_as_plain_data(name: str) -> None:
    ruleset = registered()[name]

    described = json.loads(json.dumps(ruleset.to_json()))

    assert described["name"] == name
    for entry in described["exclusions"]:
        assert len(entry["excludes"]) == 1
        assert set(entry["if"]) | set(entry["excludes"]) <= {
            o["name"] for o in described["options"]
        }


def test_the_exclusions_of_the_smallest_game_are_listed() -> None:
    assert registered()["pebbles"].to_json()["exclusions"] == [
        {"if": {}, "excludes": {"rounds": 3}, "rule": "PB-DRAW", "seats": [4]}
    ]


def test_an_exclusion_of_numbers_names_their_bounds() -> None:
    found = registered()["battalia"].to_json()["exclusions"]

    assert isinstance(found, list)
    assert {
        "if": {"start_cities_per_player": 3},
        "excludes": {"vp_limit": {"least": 2, "most": 3}},
        "rule": "BT-VAR-6",
        "seats": None,
    } in found
