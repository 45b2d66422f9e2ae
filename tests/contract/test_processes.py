"""The same games in every process: nothing depends on hash order or on the process itself."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

ALL = "from stormhall.checksums import main; main()"
BRIEF = """
from stormhall import checksums
checksums.SEEDS = (1,)
checksums.MOST_CHOICES = 120
checksums.BOT_CHOICES = 8
checksums.main()
"""
"""The same tables, and only how they begin."""


def checksums(program: str, hash_seed: str) -> list[str]:
    """No limit in seconds: it waits for nothing."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT / "src")},
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    "program", [BRIEF, pytest.param(ALL, marks=pytest.mark.long)], ids=["brief", "all"]
)
@pytest.mark.slow
def test_games_do_not_depend_on_the_seed_of_hashes(program: str) -> None:
    one = checksums(program, "1")

    assert len(one) > 50
    assert checksums(program, "2") == one
