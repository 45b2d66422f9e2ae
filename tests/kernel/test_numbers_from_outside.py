"""A number from outside is checked before the engine shifts, counts or makes a list by it."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import stormhall
from stormhall import PositionError, RecordError, StormhallError
from stormhall.kernel.core.kinds import SEAT, GameConfig, Mask
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.ruleset import find
from tests.contract.setups import choose, preset_cases

Document = dict[str, Any]
Place = tuple[str | int, ...]

GAMES = ("battalia", "stormgates", "bloodrage")
CHOICES = 250
HUGE = (2**63, -(10**30))
"""Numbers by which a shift fails at once: had it been tried, the reason would name that."""


@cache
def positions(game: str) -> list[Document]:
    """Positions that have every kind of step in progress that some random games come to."""
    seen: set[str] = set()
    documents = []
    for number, case in enumerate(list(preset_cases(find(game)))[:4]):
        table, chance = stormhall.new(game, case.seats, number, dict(case.options)), Chance(number)
        for _ in range(CHOICES):
            steps = {table.state.steps()[frame[0]].name for frame in table.state.frames}
            if not steps <= seen:
                seen |= steps
                documents.append(json.loads(json.dumps(table.position())))
            if table.over:
                break
            table.apply(*choose(table, chance))
    return documents


def number_places(value: Any, place: Place = ()) -> Iterator[Place]:
    """Every place of a document where a number is or can be: numbers, new items of lists, seats
    that are keys."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key.isdigit():
                yield (*place, f"key {key}")
            yield from number_places(inner, (*place, key))
    elif isinstance(value, list):
        yield (*place, "new item")
        for number, inner in enumerate(value):
            yield from number_places(inner, (*place, number))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield place


def different_places(documents: list[Document]) -> Iterator[tuple[Document, Place]]:
    """Each kind of place once, in the first document that has one."""
    seen = set()
    for document in documents:
        for place in number_places(document):
            in_frame = place[0] == "frames" and isinstance(place[1], int)
            step = document["frames"][place[1]]["step"] if in_frame else ""
            kind = (step, *("0" if str(part).isdigit() else part for part in place))
            if kind not in seen:
                seen.add(kind)
                yield document, place


def put(document: Document, place: Place, number: int) -> Document:
    result = copy.deepcopy(document)
    inner: Any = result
    for part in place[:-1]:
        inner = inner[part]
    last = place[-1]
    if last == "new item":
        inner.append(number)
    elif isinstance(last, str) and last.startswith("key "):
        inner[str(number)] = inner.pop(last.removeprefix("key "))
    else:
        inner[last] = number
    return result


def test_a_new_item_goes_into_the_list_of_its_place() -> None:
    document = {"frames": [{"tail": [1]}], "0": 5}

    assert list(number_places(document)) == [
        ("frames", "new item"),
        ("frames", 0, "tail", "new item"),
        ("frames", 0, "tail", 0),
        ("key 0",),
        ("0",),
    ]
    assert put(document, ("frames", 0, "tail", "new item"), 7)["frames"] == [{"tail": [1, 7]}]
    assert put(document, ("key 0",), 7) == {"frames": document["frames"], "7": 5}


@pytest.mark.parametrize("game", GAMES)
def test_no_place_of_a_position_takes_a_huge_number(game: str) -> None:
    tried = 0
    for document, place in different_places(positions(game)):
        number = HUGE[tried % len(HUGE)]
        tried += 1
        with pytest.raises(PositionError) as caught:
            stormhall.from_position(put(document, place, number))

        text = str(caught.value)
        assert not re.search("MemoryError|OverflowError", text), (place, text)
    assert tried > 100


@pytest.mark.parametrize("seat", [-1, 3, 2**20 + 1, 2**63])
def test_a_set_of_seats_is_checked_before_its_bits_are_set(seat: int) -> None:
    with pytest.raises((TypeError, ValueError)):
        Mask(SEAT).number(GameConfig(3), [0, seat])


@pytest.mark.parametrize("words", ["-1", str(2**32), str(2**63), "9" * 5_000])
@pytest.mark.parametrize("line", ["rules", "seats", "choices"])
def test_no_line_of_a_record_takes_a_huge_number(line: str, words: str) -> None:
    lines = _record().splitlines()
    place = next(i for i, each in enumerate(lines) if each.startswith(f"{line}:"))
    lines[place] = f"{line}: {words}"

    with pytest.raises(StormhallError):
        stormhall.replay("\n".join(lines))


@pytest.mark.parametrize("words", ["-1", str(2**32), str(2**63), "9" * 5_000])
@pytest.mark.parametrize("place", [0, 1], ids=["number", "seat"])
def test_no_choice_of_a_record_takes_a_huge_number(place: int, words: str) -> None:
    *before, choice = _record().splitlines()
    parts = choice.split(" ")
    parts[place] = words

    with pytest.raises(RecordError) as caught:
        stormhall.replay("\n".join([*before, " ".join(parts)]))

    assert len(str(caught.value)) < 300


@cache
def _record() -> str:
    game = stormhall.new("bloodrage", 2, 1)
    game.apply(game.to_act[0], game.legal(game.to_act[0])[0])
    return game.record()
