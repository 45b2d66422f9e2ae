"""Games are the same in every process: nothing depends on hash order or on the process itself."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from tools.setup.environment import PYTHONS

ROOT = Path(__file__).parents[2]

ALL = "from stormhall.checksums import main; main()"
BRIEF = """
from stormhall import checksums
checksums.SEEDS = (1,)
checksums.MOST_CHOICES = 120
checksums.BOT_CHOICES = 8
checksums.main()
"""
"""The same tables, but only the first choices."""


def checksums(program: str, python: str, hash_seed: str) -> list[str]:
    """The output of a program; it needs no timeout, because it never waits."""
    done = subprocess.run(
        [python, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT / "src")},
    )
    return done.stdout.splitlines()


def other_pythons() -> list[str]:
    """A Python of each other supported version on this machine, from the path or from pyenv."""
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    (major, oldest), (_, newest) = PYTHONS
    found: list[str] = []
    for minor in range(oldest, newest + 1):
        name = f"python{major}.{minor}"
        places = [shutil.which(name), *pyenv.glob(f"versions/*/bin/{name}")]
        working = (str(place) for place in places if place and _works(place))
        found += islice(working, 1 if minor != sys.version_info.minor else 0)
    return found


def _works(python: str | Path) -> bool:
    return subprocess.run([python, "--version"], capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize(
    "program", [BRIEF, pytest.param(ALL, marks=pytest.mark.long)], ids=["brief", "all"]
)
@pytest.mark.slow
def test_games_do_not_depend_on_the_hash_seed(program: str) -> None:
    one = checksums(program, sys.executable, "1")

    assert len(one) > 50
    assert checksums(program, sys.executable, "2") == one


@pytest.mark.long
def test_games_are_the_same_on_every_installed_python() -> None:
    """The engine alone needs no library, so any Python on the machine can run it."""
    one = checksums(BRIEF, sys.executable, "2")

    for python in (sys.executable, *other_pythons()):
        assert checksums(BRIEF, python, "1") == one, python
