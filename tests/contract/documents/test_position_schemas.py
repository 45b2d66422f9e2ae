"""The published schemas of positions accept what the engine writes and what it reads by hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

import stormhall
from stormhall import PositionError
from stormhall.battalia.stormgates.positions.documents import StormgatesPosition
from stormhall.games import GAMES
from stormhall.kernel.core.rng import Chance
from tests.contract.checks.schemas import Validator
from tests.contract.documents import spoilt_positions
from tests.steps.moments import moments
from tools.generate.api_schemas import positions_schema_of

SPOILT = 150


def problem_of(game: str, document: dict[str, Any]) -> str | None:
    schema = positions_schema_of(game)
    validator = Validator({**schema, "documents": {}})
    root = {key: schema[key] for key in ("type", "properties", "required")}
    return validator.problem(root, json.loads(json.dumps(document)))


@pytest.mark.parametrize("game", GAMES)
def test_every_position_that_the_engine_writes_fits_the_schema(game: str) -> None:
    documents = spoilt_positions.positions(game)

    problems = {problem_of(game, document) for document in documents}

    assert problems == {None}


@pytest.mark.parametrize("game", GAMES)
def test_every_kept_position_that_a_person_wrote_fits_the_schema(game: str) -> None:
    starts = [moment["start"] for moment in moments(game) if "start" in moment]

    problems = {problem_of(game, start) for start in starts}

    assert problems == {None}


@pytest.mark.parametrize("game", GAMES)
def test_a_key_that_the_schema_has_is_known_to_the_reader(game: str) -> None:
    """In the other direction: nothing of the schema is an unknown key, unless its module is off."""
    off = set(StormgatesPosition.__annotations__) - set(stormhall.new("stormgates", 2).position())
    for key in positions_schema_of(game)["properties"].keys() - off - {"game"}:
        with pytest.raises(PositionError) as caught:
            stormhall.from_position({"game": game, "seats": 2, key: 1.5})
        for path, problem in caught.value.defects:
            assert path != key or "key" not in str(problem), f"{key}: {problem}"


@pytest.mark.parametrize("game", GAMES)
def test_a_misspelt_key_is_found_by_the_schema_and_by_the_reader(game: str) -> None:
    document = {"game": game, "seats": 2, "fatte": []}

    assert problem_of(game, document) is not None
    with pytest.raises(PositionError, match="fatte: unknown key; the nearest is fate"):
        stormhall.from_position(document)


@pytest.mark.parametrize("game", GAMES)
def test_an_editor_may_name_the_schema_in_a_position(game: str) -> None:
    document = {"$schema": f"{game}-position.json", "game": game, "seats": 2}

    assert problem_of(game, document) is None
    assert not stormhall.from_position(document).over


@pytest.mark.parametrize("game", GAMES)
def test_a_spoilt_position_is_refused_with_a_place_or_read_without_defects(game: str) -> None:
    _, problems = spoilt_positions.run(game, SPOILT, seed=Chance(7).below(1000))

    assert problems == []
