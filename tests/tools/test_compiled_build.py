"""The compiled engine plays the same games as the sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.parts import need
from tools.package.compiled_engine import (
    KEPT_BUILDS,
    compile_engine,
    compiled_packages,
    missing_compiler,
    modules_to_compile,
    remove_old_builds,
)

ROOT = Path(__file__).parents[2]
NEEDED_TO_BUILD = ("pyproject.toml", "README.md", "LICENSE")
KEPT = ROOT / "build" / "mypyc"  # so a second run with the same engine compiles nothing

FILES_OF_THE_ENGINE = """
import importlib, sys
for name in sys.argv[1:]:
    print(importlib.import_module(name).__file__)
"""

ANSWERS = """
from stormhall.kernel import one, two
print(one.answer(), two.answer())
"""


def run_python(*arguments: str, path: Path) -> str:
    """The output of a new Python process that imports Stormhall from `path`."""
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
    """A copy of the sources, so that builds leave no files in the repository."""
    target.mkdir()
    for name in NEEDED_TO_BUILD:
        shutil.copy(ROOT / name, target / name)
    for name in ("docs", "src", "tools"):
        shutil.copytree(
            ROOT / name, target / name, ignore=shutil.ignore_patterns("__pycache__", "*.so")
        )
    return target


def build_wheel(project: Path, **switches: str) -> Path:
    """A wheel, built in this environment without fetching anything."""
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


@pytest.fixture
def compiler():
    """Skip tests that compile C if there is no compiler."""
    need("compiler", "headers")


def small_engine(source: Path) -> Path:
    """Two modules instead of the engine."""
    kernel = source / "stormhall" / "kernel"
    kernel.mkdir(parents=True)
    for package in (kernel, kernel.parent):
        (package / "__init__.py").touch()
    for name in ("one", "two"):
        (kernel / f"{name}.py").write_text("def answer() -> int:\n    return 41\n")
    return source


def answers(source: Path, build: Path, target: Path) -> list[str]:
    """The output of the small engine with a build's extension modules beside its sources."""
    shutil.copytree(source, target)
    shutil.copytree(build, target, dirs_exist_ok=True)
    return run_python("-c", ANSWERS, path=target).split()


def objects_of(build: Path) -> set[str]:
    """The names of the files that the C compiler made for a build."""
    return {file.name for file in (build.parent / "objects").iterdir()}


@pytest.mark.long
@pytest.mark.usefixtures("compiler")
def test_the_compiled_engine_plays_as_the_sources_do(tmp_path):
    project = copy_project(tmp_path / "project")
    wheel = build_wheel(
        project,
        STORMHALL_MYPYC_REQUIRED="1",
        STORMHALL_MYPYC_LEVEL="0",
        STORMHALL_MYPYC_CACHE=str(KEPT),
    )
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


@pytest.mark.parametrize("command", ["false", "no-such-compiler"])
def test_a_broken_compiler_counts_as_missing(monkeypatch, command):
    monkeypatch.setenv("CC", command)

    missing = missing_compiler()

    assert missing is not None
    assert command in missing


@pytest.mark.long
@pytest.mark.usefixtures("compiler")
def test_only_changed_modules_are_compiled_again(tmp_path, monkeypatch):
    monkeypatch.setenv("STORMHALL_MYPYC_LEVEL", "0")
    source, cache = small_engine(tmp_path / "src"), tmp_path / "kept"
    changed = source / "stormhall" / "kernel" / "two.py"

    first = compile_engine(source, cache)
    changed.write_text("def answer() -> int:\n    return 42\n")
    second = compile_engine(source, cache)

    assert len(objects_of(second) - objects_of(first)) == 1
    assert answers(source, first, tmp_path / "first") == ["41", "41"]
    assert answers(source, second, tmp_path / "second") == ["41", "42"]


@pytest.mark.long
@pytest.mark.usefixtures("compiler")
def test_the_same_sources_are_compiled_once_per_level(tmp_path, monkeypatch):
    source, cache = small_engine(tmp_path / "src"), tmp_path / "kept"

    builds = []
    for level in ("0", "0", "1"):
        monkeypatch.setenv("STORMHALL_MYPYC_LEVEL", level)
        builds.append(compile_engine(source, cache))

    assert builds[0] == builds[1] != builds[2]
    assert not objects_of(builds[0]) & objects_of(builds[2])


def test_only_the_builds_used_last_are_kept(tmp_path):
    names = [f"build-{number}" for number in range(KEPT_BUILDS + 2)]
    for age, name in enumerate(reversed(names)):
        (tmp_path / name / "lib").mkdir(parents=True)
        os.utime(tmp_path / name, (1e9 - age, 1e9 - age))

    remove_old_builds(tmp_path)

    assert sorted(build.name for build in tmp_path.iterdir()) == names[2:]


def test_every_package_of_the_engine_is_compiled():
    modules = modules_to_compile(ROOT / "src")
    rooms = {path.split("/")[1] for path in modules}
    package = ROOT / "src" / "stormhall"

    assert rooms == set(compiled_packages(package))
    assert {"kernel", "battalia", "bloodrage", "agents"} <= rooms
    assert not [path for path in modules if path.endswith("__init__.py")]
