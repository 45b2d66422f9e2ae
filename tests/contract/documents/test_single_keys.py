"""Every key of a position by itself: read and kept as it says, or refused where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

import stormhall
from stormhall import PositionError
from stormhall.games import GAMES
from tests.contract.documents import spoilt_positions

Document = dict[str, Any]

HEADER: Final = ("game", "seats", "options", "rules")
APART: Final = {"battalia": 2, "stormgates": 15, "bloodrage": 1}
"""By game: of how many keys in a row one is tried; each position begins with another key."""
PYTHON: Final = ("Error", "contradicts itself", "object has no", "not in list")


def single_keys(game: str) -> Iterator[tuple[Document, str]]:
    """Documents that name one key of a position besides the header, and that key."""
    for number, position in enumerate(spoilt_positions.positions(game)):
        header: Document = {key: position[key] for key in HEADER if key in position}
        for key in list(position)[number % APART[game] :: APART[game]]:
            yield {**header, key: position[key]}, key


def problem_with(document: Document, key: str) -> str:
    """What is wrong with how the document is read; an empty text if nothing is."""
    try:
        game = stormhall.from_position(document)
    except PositionError as error:
        return wrong_refusal(error, key)
    if game.state.defects():
        return f"{key}: read with defects: {game.state.defects()}"
    position: Document = game.position()
    return "" if keeps(document[key], position[key], key) else f"{key}: not kept"


def wrong_refusal(error: PositionError, key: str) -> str:
    """A reason with a path elsewhere, or with words of the machine."""
    elsewhere = [path for path, _ in error.defects if path.split(".")[0].split("[")[0] != key]
    if elsewhere or any(word in str(error) for word in PYTHON):
        return f"{key}: refused with: {error}"
    return ""


def keeps(named: Any, found: Any, key: str) -> bool:
    """Whether a position says what was named: tiles are added to others, and a seat that has no
    faction yet gets one."""
    if key == "tiles":
        return all(found.get(square) == tile for square, tile in named.items())
    if key == "factions":
        return all(word in (None, found[seat]) for seat, word in enumerate(named))
    return bool(named == found)


@pytest.mark.parametrize("game", GAMES)
def test_a_key_by_itself_is_kept_or_refused_where_it_stands(game: str) -> None:
    problems = [problem_with(document, key) for document, key in single_keys(game)]

    assert [problem for problem in problems if problem] == []
