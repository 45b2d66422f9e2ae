"""Parts of a machine that some tests need besides Python: which are missing, how to install them.

This needs only Python, because it runs before anything is installed. Each part is a line of
`PARTS`; tests ask for it with `need` of tests/parts.py and are skipped if it is missing.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sysconfig
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from tools.setup.run_texts import say

BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
"""Names of Chromium's executable."""


class Part(NamedTuple):
    """A part that Debian's packages install."""

    name: str
    message: str
    """The id of the message with its name."""
    packages: tuple[str, ...]
    is_here: Callable[[], bool]

    def install_command(self) -> str:
        """The command that installs it."""
        return f"apt-get install {' '.join(self.packages)}"

    def missing_text(self) -> str:
        """The name of the missing part, and the command that installs it."""
        return say("run-part-missing", part=say(self.message), command=self.install_command())


def has_venv() -> bool:
    """Whether this Python can make environments: Debian has a separate package for that."""
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


def find_browser() -> str | None:
    """The path of Chromium."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def has_browser() -> bool:
    """Whether there is a Chromium."""
    return find_browser() is not None


def has_chinese_font() -> bool:
    """Whether there is a font for Traditional Chinese."""
    if shutil.which("fc-list") is None:
        return False
    listed = subprocess.run(["fc-list", ":lang=zh-tw"], capture_output=True, check=False)
    return bool(listed.stdout.strip())


def has_compiler() -> bool:
    """Whether C can be compiled as for Python's own extensions."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def has_headers() -> bool:
    """Whether this Python's own header files are here."""
    return (Path(sysconfig.get_path("include")) / "Python.h").exists()


VENV = Part("venv", "run-part-venv", ("python3-venv",), has_venv)
PARTS = {
    part.name: part
    for part in (
        Part("browser", "run-part-browser", ("chromium",), has_browser),
        Part("letters", "run-part-letters", ("fontconfig", "fonts-noto-cjk"), has_chinese_font),
        Part("compiler", "run-part-compiler", ("gcc", "libc6-dev"), has_compiler),
        Part("headers", "run-part-headers", ("python3-dev",), has_headers),
    )
}
"""The parts that tests may need, by name."""


def may_install() -> bool:
    """Whether this account can install Debian's packages."""
    return shutil.which("apt-get") is not None and getattr(os, "geteuid", lambda: -1)() == 0


def install_parts(parts: Iterable[Part]) -> None:
    """Install the missing parts if this account may, and report on them."""
    missing = [part for part in parts if not part.is_here()]
    if not missing or not may_install():
        return
    names = ", ".join(say(part.message) for part in missing)
    print(say("run-bringing", parts=names), flush=True)
    packages = [package for part in missing for package in part.packages]
    if not apt_install(packages):
        print(say("run-not-brought", parts=names), flush=True)
    # The caller's PATH may lack the folders where packages are installed.
    os.environ["PATH"] = os.pathsep.join(filter(None, (os.environ.get("PATH"), os.defpath)))


def apt_install(packages: list[str]) -> bool:
    """Install packages; if that fails, update the list of packages and try again."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages]

    def succeeds(command: list[str]) -> bool:
        done = subprocess.run(command, env=quiet, capture_output=True, check=False)
        return done.returncode == 0

    return succeeds(install) or (succeeds(["apt-get", "update", "-qq"]) and succeeds(install))
