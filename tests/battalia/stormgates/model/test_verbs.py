"""Verbs have one number each: none can take another's place silently."""

from __future__ import annotations

import pytest

from stormhall.battalia.model.rulings import VERSIONS
from stormhall.battalia.model.verbs import PATTERNS as BASE_PATTERNS
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.options import OPTIONS
from stormhall.kernel.core.step import Step


def test_every_verb_has_its_pattern_at_its_number() -> None:
    assert sv.PATTERNS[: len(BASE_PATTERNS)] == BASE_PATTERNS
    assert [sv.PATTERNS[number] for number, _ in sv.VERBS] == [pattern for _, pattern in sv.VERBS]
    held = [pattern for pattern in sv.PATTERNS if not pattern.startswith("-")]
    assert len(held) == len(BASE_PATTERNS) + len(sv.VERBS)


def test_every_constant_of_a_verb_is_in_the_table() -> None:
    constants = [
        value
        for name, value in vars(sv).items()
        if name.isupper() and isinstance(value, int) and name != "FIRST_VERB"
    ]
    assert sorted(constants) == sorted(number for number, _ in sv.VERBS)


def test_a_number_that_is_taken_raises_an_error_with_both_names() -> None:
    with pytest.raises(AssertionError, match=r"verb 72 is both 'echo .*' and 'hum'"):
        sv.all_patterns(BASE_PATTERNS, [*sv.VERBS, (sv.ECHO, "hum")])


def test_a_number_of_the_base_game_is_taken_too() -> None:
    with pytest.raises(AssertionError, match="verb 9 is both 'end turn' and 'hum'"):
        sv.all_patterns(BASE_PATTERNS, [(9, "hum")])


def test_two_steps_with_the_same_name_raise_an_error() -> None:
    config = StormgatesConfig(4, {option.name: option.default for option in OPTIONS}, VERSIONS[-1])
    config.add_step(Step("hum"))
    with pytest.raises(AssertionError, match="two steps are called 'hum'"):
        config.add_step(Step("hum"))
