"""Every game has the same packages, the contracts of pyproject.toml cover every game, and no folder
is crowded."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from stormhall.games import GAMES
from tools.package.compiled_engine import engine_packages

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "stormhall"
PARTS = {"model", "knowledge", "rules", "positions", "display", "bots", "ruleset"}
FOLDERS = {name: ROOT / "src" / Path(*module.split(".")[:-1]) for name, module in GAMES.items()}


MOST_MODULES = 16
"""In a folder, without `__init__.py`."""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_only_packages_that_the_contract_orders(game: str):
    entries = {path.stem for path in FOLDERS[game].iterdir() if not path.name.startswith("__")}
    expansions = {folder.name for folder in FOLDERS.values() if folder.parent == FOLDERS[game]}

    assert {"ruleset"} <= entries - expansions - {"data"} <= PARTS


def test_every_layer_of_the_project_is_in_pyproject():
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = contracts["tool"]["importlinter"]["contracts"][0]["layers"]
    named = {name.strip(" ()") for layer in layers for name in layer.split("|")}

    assert named >= {*engine_packages(PACKAGE), "agents", "locale", "lessons", "lab", "server"}


@pytest.mark.parametrize("folder", ["src", "tests", "tools"])
def test_no_folder_has_many_modules(folder: str):
    modules = [path for path in (ROOT / folder).rglob("*.py") if path.name != "__init__.py"]
    counts = Counter(str(path.parent.relative_to(ROOT)) for path in modules)

    assert {name: n for name, n in counts.items() if n > MOST_MODULES} == {}
