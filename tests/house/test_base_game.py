"""The base game of Battalia contains no code about The Stormgates.

The additions of the expansion are in its data, its modules, and the tables that these fill.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from stormhall import battalia
from stormhall.battalia.model.components import DATA
from stormhall.battalia.stormgates.model.components import COMPONENTS

ROOT = Path(battalia.__file__).parent
BASE = sorted(
    path
    for path in ROOT.rglob("*.py")
    if not {"stormgates", "data"} & set(path.relative_to(ROOT).parts)
)
WORDS = (
    "stardust", "zealot", "veteran", "stormgate", "storm", "valley", "potion", "team", "royal",
    "queen", "king", "casket", "metamorpha", "bilkarr", "fate", "draft", "trading", "crystal",
    "mantle", "lured", "mirror", "census", "residence", "capital", "gust", "expansion",
)  # fmt: skip
COMMON = {"growth", "vassal"}
"""Components of the expansion whose names the base game needs, too."""


def ids_of(data: object) -> Iterator[str]:
    """The ids of all components in the data of a game, as words."""
    if isinstance(data, dict):
        if isinstance(data.get("id"), str):
            yield data["id"].lower()
        for inner in data.values():
            yield from ids_of(inner)
    elif isinstance(data, list):
        for inner in data:
            yield from ids_of(inner)


COMPONENTS_ADDED = set(ids_of(COMPONENTS)) - set(ids_of(DATA)) - COMMON
NAMED = "|".join([*WORDS, *(each.replace("_", "[-_ ]") for each in sorted(COMPONENTS_ADDED))])
ASKS = re.compile(rf"SG-[A-Z]|(?<![a-zA-Z])(?:{NAMED})s?(?![a-zA-Z])", flags=re.IGNORECASE)


def test_modules_of_the_base_game_are_found() -> None:
    assert len(BASE) > 50
    assert {"mask_of_sjoen", "tailwind", "high_pass"} <= COMPONENTS_ADDED


@pytest.mark.parametrize("path", BASE, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_base_module_names_no_rule_or_component_of_the_expansion(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()

    named = [f"{n}: {line.strip()}" for n, line in enumerate(lines, 1) if ASKS.search(line)]

    assert not named
