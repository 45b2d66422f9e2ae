"""Every game has the same packages, and the contracts of pyproject.toml cover every game."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from stormhall.games import GAMES
from tools.package.compiled_engine import engine_packages

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "stormhall"
ROOMS = {"model", "knowledge", "rules", "positions", "display", "bots", "ruleset"}
HOMES = {name: ROOT / "src" / Path(*module.split(".")[:-1]) for name, module in GAMES.items()}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_only_packages_that_the_contract_orders(game: str):
    entries = {path.stem for path in HOMES[game].iterdir() if not path.name.startswith("__")}
    expansions = {home.name for home in HOMES.values() if home.parent == HOMES[game]}

    assert {"ruleset"} <= entries - expansions - {"data"} <= ROOMS


def test_every_layer_of_the_project_is_in_pyproject():
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = contracts["tool"]["importlinter"]["contracts"][0]["layers"]
    named = {name.strip(" ()") for layer in layers for name in layer.split("|")}

    assert named >= {*engine_packages(PACKAGE), "agents", "locale", "lessons", "lab", "server"}
