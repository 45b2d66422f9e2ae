"""Invariants of whole games with valleys, with and without everything else switched on."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import stormhall
from stormhall import Game
from tests.battalia.stormgates.support.table import just
from tests.battalia.stormgates.support.valley_table import NEEDED

WISHED = ("reveal", "collect", "stop", "give", "lower", "swap", "jump", "aim", "take", "raise")
EVERYTHING = (
    "advanced", "six_factions", "royals", *NEEDED, "heroic", "draft", "metamorpha", "bilkarr",
    "zealots", "unbound",
)  # fmt: skip


def rich(seats: int, chance: random.Random, **options: Any) -> Game:
    """A game with heroes in the valleys, some revealed cards, and hands that pay for actions."""
    modules = EVERYTHING if chance.random() < 0.5 else NEEDED
    crossings = ["d3", "e4", "d5", "c4", "h3", "i4", "h5", "g4"]
    gates = ["b2", "j2", "j6", "b6"]
    document: dict[str, Any] = {
        "game": "stormgates",
        "seats": seats,
        "options": just(*modules, seats=seats, **options),
        "turn": {"seat": 0, "step": "actions"},
        "valleys": {"revealed": crossings[: chance.randrange(8)]},
        "players": [
            {
                "heroes": [chance.choice(["f4", "d4", "h4"]), chance.choice(gates)],
                "hand": ["supply", "supply", "supply"],
                "nation": ["tool.green", "supply"] if seat == 0 else ["supply", "supply"],
            }
            for seat in range(seats)
        ],
    }
    return stormhall.from_position(document)


def prefer(legal: list[str], chance: random.Random) -> str:
    wished = [text for text in legal if text.split()[0] in WISHED]
    return chance.choice(wished if wished and chance.random() < 0.8 else legal)


def check(game: Game, seat: int | None) -> None:
    """Check that worlds from a view and from the state are the same and look the same (SG-INF)."""
    assert game.state.defects() == []
    viewer = game.view(seat)
    world = game.resample(seat, 5)
    assert stormhall.resample(viewer, 5).state.digest() == world.state.digest()
    assert json.dumps(world.view(seat)) == json.dumps(viewer)
    assert world.state.defects() == []


@pytest.mark.parametrize("valleys", ["high_pass", "kings_bridge"])
@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("teams", ["none", None])
def test_nothing_is_lost_and_nothing_leaks(valleys: str, seats: int, teams: str | None) -> None:
    chance = random.Random(f"{valleys} {seats} {teams}")
    game = rich(seats, chance, valleys=valleys, teams=teams)
    for number in range(240):
        if game.over:
            break
        seat = chance.choice(list(game.to_act))
        game.apply(seat, prefer([str(action) for action in game.legal(seat)], chance))
        if number % 8 == 0:
            check(game, chance.choice([*range(seats), None]))
    again = stormhall.from_position(game.position())
    assert again.state.digest() == game.state.digest()
