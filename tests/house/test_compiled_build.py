"""The compiled engine plays the same games as the sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.hatch_build import COMPILED_PACKAGES, modules_to_compile

ROOT = Path(__file__).parents[2]
NEEDED_TO_BUILD = ("pyproject.toml", "README.md", "LICENSE")

FILES_OF_THE_ENGINE = """
import importlib, sys
for name in sys.argv[1:]:
    print(importlib.import_module(name).__file__)
"""


def run_python(*arguments: str, path: Path) -> str:
    """What a fresh Python prints that finds Stormhall under `path`."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": str(path)},
        cwd=path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def copy_project(target: Path) -> Path:
    """The sources in a folder of their own, so that a build leaves no traces in the tree."""
    target.mkdir()
    for name in NEEDED_TO_BUILD:
        shutil.copy(ROOT / name, target / name)
    for name in ("docs", "src", "tools"):
        shutil.copytree(
            ROOT / name, target / name, ignore=shutil.ignore_patterns("__pycache__", "*.so")
        )
    return target


def build_wheel(project: Path, **switches: str) -> Path:
    """The wheel that this environment builds without fetching anything."""
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", "wheels"]
    done = subprocess.run(
        [*command, "."],
        cwd=project,
        env={**os.environ, **switches},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return next((project / "wheels").glob("*.whl"))


@pytest.mark.slow
def test_the_compiled_engine_plays_as_the_sources_do(tmp_path):
    project = copy_project(tmp_path / "project")
    wheel = build_wheel(project, STORMHALL_MYPYC_REQUIRED="1", STORMHALL_MYPYC_LEVEL="0")
    compiled = tmp_path / "compiled"
    zipfile.ZipFile(wheel).extractall(compiled)
    modules = [
        path.removesuffix(".py").replace("/", ".") for path in modules_to_compile(project / "src")
    ]

    files = run_python("-c", FILES_OF_THE_ENGINE, *modules, path=compiled).split()
    ours = run_python("-m", "stormhall.checksums", path=project / "src")
    theirs = run_python("-m", "stormhall.checksums", path=compiled)

    assert [file for file in files if not file.endswith((".so", ".pyd"))] == []
    assert theirs == ours
    assert ours.splitlines()[0].endswith("chance")


@pytest.mark.slow
def test_without_a_compiler_the_wheel_is_pure(tmp_path):
    wheel = build_wheel(copy_project(tmp_path / "project"), STORMHALL_MYPYC="1", CC="false")

    assert wheel.name.endswith("-py3-none-any.whl")
    assert "stormhall/rules/kernel.md" in zipfile.ZipFile(wheel).namelist()


def test_every_room_of_the_engine_is_compiled():
    modules = modules_to_compile(ROOT / "src")
    rooms = {path.split("/")[1] for path in modules}
    package = ROOT / "src" / "stormhall"

    assert rooms == {room for room in COMPILED_PACKAGES if any((package / room).glob("[!_]*.py"))}
    assert not [path for path in modules if path.endswith("__init__.py")]
