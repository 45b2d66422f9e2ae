"""Renew the hash-locked requirements of `requirements/` from `pyproject.toml`.

Run it with a Python that has `uv` installed, or with `uv` on the path:

    python tools/lock.py            # take over what pyproject.toml asks for, keep other versions
    python tools/lock.py --upgrade  # move everything to the newest allowed version

Only `uv pip compile` is used: unlike a `uv.lock`, its output names no host.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from shutil import which

ROOT = Path(__file__).resolve().parent.parent

# `run` holds the build group because run.py installs the project without build isolation.
LOCKS = {
    "run.txt": ["--group", "build", "pyproject.toml"],
    "lab.txt": ["--group", "build", "--extra", "lab", "pyproject.toml"],
    "dev.txt": ["--group", "dev", "--all-extras", "pyproject.toml"],
    "node.txt": ["--group", "node"],
}


def uv_command() -> list[str]:
    """How to start uv: as a module of this Python, or from the path."""
    if find_spec("uv"):
        return [sys.executable, "-m", "uv"]
    if found := which("uv"):
        return [found]
    sys.exit("uv is not installed; put it into an environment of its own: pip install uv")


def compile_lock(uv: list[str], name: str, parts: list[str], extra: list[str]) -> None:
    """Write `requirements/<name>`: every platform, every hash, no header."""
    command = [*uv, "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-header"]
    subprocess.run(
        [*command, *parts, *extra, "-o", f"requirements/{name}"],
        cwd=ROOT,
        check=True,
    )


def main(arguments: list[str]) -> None:
    """Write all locks; arguments go to uv."""
    uv = uv_command()
    for name, parts in LOCKS.items():
        compile_lock(uv, name, parts, arguments)
        print(f"wrote requirements/{name}")


if __name__ == "__main__":
    main(sys.argv[1:])
