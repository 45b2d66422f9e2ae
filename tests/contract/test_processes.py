"""The same games in every process: nothing depends on hash order or on the process itself."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def checksums(hash_seed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "stormhall.checksums"],
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT / "src")},
    )
    return done.stdout


@pytest.mark.slow
def test_games_do_not_depend_on_the_seed_of_hashes() -> None:
    one = checksums("1")

    assert one.count("\n") > 10
    assert checksums("2") == one
