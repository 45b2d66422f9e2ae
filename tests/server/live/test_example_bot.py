"""The example bot plays a whole game over the real protocol."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import stormhall
from stormhall.server.settings import Limits
from tests.server.support.harness import opened
from tests.server.support.waiting import PATIENCE

ROOT = Path(__file__).parents[3]
BOT = ROOT / "examples" / "bot.py"


def test_the_example_has_at_most_twenty_lines() -> None:
    lines = [line for line in BOT.read_text(encoding="utf-8").splitlines() if line.strip()]

    assert len(lines) <= 20


def test_the_example_plays_a_whole_game_within_the_limits(tmp_path: Path) -> None:
    with opened(tmp_path, limits=Limits()) as server:
        made = server.make_table("bloodrage", ["mine", "random"])
        sent = f"{server.url} {made['table']['id']} {made['seats']['0']}\n"

        done = subprocess.run(
            [sys.executable, str(BOT)],
            input=sent,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
            env={**os.environ, "no_proxy": "127.0.0.1"},
        )

    assert done.returncode == 0, done.stderr
    game = stormhall.replay(done.stdout.partition("key: ")[2])
    assert game.over
    assert {seat for seat, _ in game.choices} == {0, 1}
