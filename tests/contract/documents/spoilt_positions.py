"""Spoil positions at random: each is refused with paths or read into a table without defects.

    python -m tests.contract.documents.spoilt_positions bloodrage --count 100000 --seed 1

Half of the documents are complete positions from random games, half are partial ones that keep some
of their keys, as a person writes them. One to three places of each are changed: a value replaced,
a key renamed, moved, doubled or lost, a list cut, shuffled or extended.
"""

from __future__ import annotations

import argparse
import copy
import json
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import stormhall
from stormhall import PositionError
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.ruleset import find
from tests.contract.setups import choose, preset_cases

Document = dict[str, Any]

MOMENTS: Final = (0, 7, 25, 60)
JUNK: Final[list[Any]] = [
    None, -1, 0, 1, 2, 7, 99, 300, 10**30, 1.5, True, "", "x", "friman.red", "troll", "d4", "WOLF",
    [], [[]], [0], [9, 9], ["x"], [None], {}, {"x": 1}, {"0": 1}, {0: {"warrior": 1}},
]  # fmt: skip
HEADER: Final = ("game", "seats", "options")
PROGRESS: Final = 1000


@cache
def positions(game: str) -> list[Document]:
    """Positions of the game's kept set-ups at some moments of random games."""
    documents: list[Document] = []
    for number, case in enumerate(preset_cases(find(game))):
        table = stormhall.new(game, case.seats, number, dict(case.options))
        chance = Chance(number)
        for moment in range(MOMENTS[-1] + 1):
            if moment in MOMENTS:
                documents.append(json.loads(json.dumps(table.position())))
            if table.over:
                break
            table.apply(*choose(table, chance))
    return documents


def spoilt(game: str, chance: Chance) -> Document:
    """A document with some places changed."""
    document = copy.deepcopy(_one(positions(game), chance))
    if chance.below(2):
        document = _partial(document, chance)
    for _ in range(1 + chance.below(3)):
        _spoil(document, chance)
    return document


def _partial(document: Document, chance: Chance) -> Document:
    """Some of the keys of a position, without what makes it a complete one."""
    kept = {key: value for key, value in document.items() if chance.below(3) or key in HEADER}
    for key in ("rng", "frames", "pool", "decks"):
        if chance.below(4):
            kept.pop(key, None)
    return kept


def _one(items: list[Any], chance: Chance) -> Any:
    return items[chance.below(len(items))]


def _places(value: Any, depth: int = 0) -> Iterator[Any]:
    """Every object and list of a document with something in it."""
    if isinstance(value, dict | list):
        if value:
            yield value
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _places(inner, depth + 1)


def _spoil(document: Document, chance: Chance) -> None:
    places = list(_places(document))
    if not places:
        return
    place = _one(places, chance)
    if isinstance(place, dict):
        _spoil_object(place, _one(places, chance), chance)
    else:
        _spoil_list(place, chance)


def _spoil_object(place: Document, other: Any, chance: Chance) -> None:
    key = _one(list(place), chance)
    kind = chance.below(5)
    if kind == 0:
        del place[key]
    elif kind == 1:  # a slip of the pen
        at = chance.below(len(str(key)) + 1)
        place[f"{str(key)[:at]}{'' if chance.below(2) else 'x'}{str(key)[at + 1 :]}"] = place.pop(
            key
        )
    elif kind == 2 and isinstance(other, dict):
        other[key] = copy.deepcopy(place[key])
    elif kind == 3 and isinstance(place[key], int):
        place[key] = place[key] + _one([-1, 1, 3], chance)
    else:
        place[key] = copy.deepcopy(_one(JUNK, chance))


def _spoil_list(place: list[Any], chance: Chance) -> None:
    at = chance.below(len(place))
    kind = chance.below(4)
    if kind == 0:
        del place[at]
    elif kind == 1:
        place.insert(at, copy.deepcopy(place[chance.below(len(place))]))
    elif kind == 2:
        other = chance.below(len(place))
        place[at], place[other] = place[other], place[at]
    else:
        place[at] = copy.deepcopy(_one(JUNK, chance))


def problem_with(document: Document) -> str:
    """What is wrong with how a document was read; an empty text if nothing is."""
    try:
        game = stormhall.from_position(document)
    except PositionError as error:
        if any(path == "document" for path, _ in error.defects):
            return f"refused without a place: {error}"
        return "" if error.defects else "refused without a reason"
    except stormhall.StormhallError as error:
        return "" if document.get("game") != "game" and "game" in str(error) else repr(error)
    except Exception as error:  # what the command is there to find
        return f"crashed: {error!r}"
    defects = game.state.defects()
    if defects:
        return f"read with defects: {defects}"
    again = stormhall.from_position(game.position())
    if again.state.digest() != game.state.digest():
        return "its own position gives another table"
    return ""


def run(game: str, count: int, seed: int, progress: bool = False) -> tuple[int, list[str]]:
    """How many documents were read, and what went wrong with others, each with its number."""
    chance, read, problems = Chance(seed), 0, []
    for number in range(count):
        document = spoilt(game, chance)
        problem = problem_with(document)
        if problem:
            problems.append(f"{number}: {problem}")
            if progress:
                print(problems[-1][:600], flush=True)
        if progress and number % PROGRESS == PROGRESS - 1:
            print(f"{number + 1} of {count}, {len(problems)} problems", flush=True)
        read += 1
    return read, problems


def main(arguments: list[str]) -> int:
    """Spoil as many documents as asked for, and print what went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["battalia", "stormgates", "bloodrage"])
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    read, problems = run(given.game, given.count, given.seed, progress=True)
    print(f"{given.game}: {read} documents, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
