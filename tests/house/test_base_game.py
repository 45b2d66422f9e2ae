"""The base game of Battalia contains no code about The Stormgates.

The additions of the expansion are in its data, its modules, and the tables that these fill.
"""

import re
from pathlib import Path

import pytest

from stormhall import battalia

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
ASKS = re.compile(
    rf"SG-[A-Z]|(?<![a-zA-Z])(?:{'|'.join(WORDS)})s?(?![a-zA-Z])", flags=re.IGNORECASE
)


def test_modules_of_the_base_game_are_found() -> None:
    assert len(BASE) > 50


@pytest.mark.parametrize("path", BASE, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_base_module_names_no_rule_or_component_of_the_expansion(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()

    named = [f"{n}: {line.strip()}" for n, line in enumerate(lines, 1) if ASKS.search(line)]

    assert not named
