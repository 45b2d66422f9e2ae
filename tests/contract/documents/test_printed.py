"""What a game says is printed on its components."""

from __future__ import annotations

import json

import pytest

from stormhall import rulebook
from stormhall.games import GAMES
from stormhall.kernel.ruleset import find
from tests.contract.checks.schemas import Validator
from tools.generate.api_schemas import schema_of


@pytest.mark.parametrize("game", GAMES)
def test_what_is_printed_is_as_declared(game: str) -> None:
    printed = find(game).printed()

    Validator(schema_of(game)).check("printed", json.loads(json.dumps(printed)))


@pytest.mark.parametrize("game", GAMES)
def test_every_topic_leads_to_a_rule(game: str) -> None:
    rules = find(game).printed()["rules"]

    assert set(rules.values()) <= set(rulebook.all_rules())
    assert "ties" in rules
