"""Compile the engine with mypyc into a cache, so that the same sources are compiled only once.

A build is a folder named by a digest of everything that affects the result. Extension modules are
in `lib`, object files in `objects`; the next build reuses the objects whose C source is unchanged.
 Only the last few builds are kept.
"""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

# Modules that stay interpreted, by name or by path below src/stormhall, and why.
EXCLUDED = {
    "__init__.py": "not hot, and data files are located through it",
    "documents.py": "only types: compiling them would lose the annotations that schemas need",
}

RUN_MYPYC = Path(__file__).with_name("run_mypyc.py")
KEPT_BUILDS = 3


def engine_packages(package: Path) -> list[str]:
    """The kernel and the games: every package that has a `ruleset.py`, the kernel first."""
    games = {file.parent.name for file in package.glob("*/ruleset.py")} - {"kernel"}
    return ["kernel", *sorted(games)]


def compiled_packages(package: Path) -> list[str]:
    """The packages that are compiled: the engine, and the bots that think with it."""
    return [*engine_packages(package), "agents"]


def modules_to_compile(source: Path) -> list[str]:
    """The modules to compile, as paths below `source`, the folder that holds the package."""
    package = source / "stormhall"
    return [
        file.relative_to(source).as_posix()
        for name in compiled_packages(package)
        for file in sorted((package / name).rglob("*.py"))
        if file.name not in EXCLUDED and file.relative_to(package).as_posix() not in EXCLUDED
    ]


def missing_compiler() -> str | None:
    """Why this machine cannot compile; None if it can, or if only an attempt would tell."""
    for package in ("mypyc", "setuptools"):
        if find_spec(package) is None:
            return f"{package} is not installed"
    command = _c_compiler()
    if not command:
        return None  # Windows: setuptools looks for a compiler by itself
    probe = [*command, "-I", sysconfig.get_path("include"), "-fsyntax-only", "-x", "c", "-"]
    try:
        done = subprocess.run(
            probe, input="#include <Python.h>\n", capture_output=True, text=True, check=False
        )
    except OSError as error:
        return f"there is no C compiler: {error}"
    if done.returncode != 0:
        error_line = next((line for line in done.stderr.splitlines() if "error" in line), "")
        return f"{shlex.join(command)} does not compile Python.h: {error_line}"
    return None


def compile_engine(source: Path, cache: Path) -> Path:
    """The folder with the extension modules, laid out like `source`.

    They are compiled unless they are in `cache`, the folder of earlier builds.
    """
    missing = missing_compiler()
    if missing is not None:
        raise RuntimeError(missing)
    level = os.environ.get("STORMHALL_MYPYC_LEVEL", "3")
    toolchain = _toolchain(level)
    build = cache.resolve() / _digest([toolchain, *_sources(source)])
    if not build.exists():
        _compile(source, build, level, toolchain)
    build.touch()
    remove_old_builds(cache)
    return build / "lib"


def remove_old_builds(cache: Path) -> None:
    """Remove all builds except those used last."""
    builds = sorted(cache.iterdir(), key=lambda build: build.stat().st_mtime)
    for build in builds[:-KEPT_BUILDS]:
        shutil.rmtree(build, ignore_errors=True)


def _compile(source: Path, build: Path, level: str, toolchain: str) -> None:
    """Compile in another folder, which becomes `build` only when it is complete."""
    build.parent.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(dir=build.parent))
    order = {
        "modules": modules_to_compile(source),
        "level": level,
        "toolchain": toolchain,
        "work": str(work),
        "finished": str(work / "build"),
        "cache": str(build.parent),
    }
    try:
        done = subprocess.run(
            [sys.executable, "-P", RUN_MYPYC, json.dumps(order)],
            cwd=source,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise RuntimeError(f"mypyc failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
        if not build.exists():  # another process may have been faster
            (work / "build").rename(build)
    finally:
        shutil.rmtree(work)


def _toolchain(level: str) -> str:
    """A digest of everything that affects the result, except the sources."""
    settings = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")
    return _digest(
        [
            level,
            sys.version,
            *map(str, sysconfig.get_config_vars(*settings, "EXT_SUFFIX")),
            *(os.environ.get(name, "") for name in settings),
            *map(version, ("mypy", "setuptools")),
            _c_compiler_version(),
            RUN_MYPYC.read_text(encoding="utf-8"),
        ]
    )


def _c_compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")


def _c_compiler_version() -> str:
    command = _c_compiler()
    if not command:
        return ""
    return subprocess.run(
        [*command, "--version"], capture_output=True, text=True, check=False
    ).stdout


def _sources(source: Path) -> Iterable[str]:
    """The paths and texts of all files that mypy reads: the compiled modules and `__init__.py`."""
    package = source / "stormhall"
    folders = [package / name for name in compiled_packages(package)]
    for file in sorted([*package.glob("*.py"), *(f for d in folders for f in d.rglob("*.py"))]):
        yield file.relative_to(source).as_posix()
        yield file.read_text(encoding="utf-8")


def _digest(parts: Iterable[str]) -> str:
    return hashlib.sha256(json.dumps(list(parts)).encode()).hexdigest()[:24]
