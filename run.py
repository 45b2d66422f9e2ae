#!/usr/bin/env python3
"""Set everything up and start it: the one script that needs nothing but Python.

    python3 run.py play              open the hall in the browser
    python3 run.py play bloodrage    play in the terminal; options go to `stormhall play`
    python3 run.py test              format, lint, types, imports, rules coverage, all tests
    python3 run.py test --quick      the same without the slow tests; more arguments go to pytest
    python3 run.py rules             which rules have a test, and which do not yet
    python3 run.py COMMAND ...       any other command of `stormhall`, such as bench or simulate

The first run creates `.venv` beside this file and installs the locked requirements
into it; later runs start at once, until a lock or pyproject.toml changes.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
import time
import unicodedata
from pathlib import Path

from tools.early import say

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
PIP = [str(PYTHON), "-m", "pip", "-qq", "--disable-pip-version-check", "install"]

# Each lock holds all of those before it: tests/house/test_locks.py proves that.
RUN_LOCK = "run.txt"
LAB_LOCK = "lab.txt"
DEV_LOCK = "dev.txt"
LOCKS = (RUN_LOCK, LAB_LOCK, DEV_LOCK)
NODE_LOCK = "node.txt"  # only where the machine has no npm

HELP = (
    ("play", "run-play"),
    ("play bloodrage", "run-play-game"),
    ("test", "run-test"),
    ("test --quick", "run-test-quick"),
    ("rules", "run-rules"),
)
"""What can be typed, with the message that explains it."""

LAB_COMMANDS = ("simulate", "arena", "ladder", "tune")
"""The commands that draw, rate or write tables with libraries of their own."""


def main(arguments: list[str]) -> int:
    """Do what the first argument says; the exit code is that of the command."""
    if not arguments or arguments[0] in ("-h", "--help"):
        print_help()
        return 0
    command, rest = arguments[0], arguments[1:]
    require_python()
    if command == "test":
        install(DEV_LOCK)
        build_page()
        return run_checks(rest)
    install(LAB_LOCK if command in LAB_COMMANDS else RUN_LOCK)
    if command == "rules" and not rest:
        return run(python("-m", "tools.rules_coverage"))
    if command == "play" and not rest:
        command = "serve"
    if command == "serve":
        build_page()
    return become(python("-m", "stormhall", command, *rest))


def print_help() -> None:
    """What this script does, in the language of whoever asks."""
    print(say("run-about"), end="\n\n")
    for command, message in (*HELP, (say("run-command"), "run-other")):
        wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in command)
        print(f"    python3 run.py {command:<{16 - wide}}  {say(message)}")
    print("", say("run-first-time"), say("run-next-time"), sep="\n")


def require_python() -> None:
    """Stop with a helpful sentence where the installation could only fail."""
    if sys.version_info < OLDEST_PYTHON:
        needed, found = ".".join(map(str, OLDEST_PYTHON)), sys.version.split()[0]
        sys.exit(say("run-old-python", needed=needed, found=found))
    if PYTHON.exists():
        return
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        sys.exit(say("run-no-venv"))


def install(lock: str) -> None:
    """Bring `.venv` up to date with a lock and install the project into it, editable."""
    # A larger lock holds all of a smaller one, so `play` after `test` installs nothing.
    if any(is_installed(larger) for larger in LOCKS[LOCKS.index(lock) :]):
        return
    if not PYTHON.exists():
        print(say("run-creating"), flush=True)
        must([sys.executable, "-m", "venv", "--clear", str(VENV)], say("run-not-created"))
    pip_install(f"requirements/{lock}", f"requirements/{lock}")
    # The build backend is in the lock: without isolation nothing unlocked is fetched.
    must([*PIP, "--no-build-isolation", "--no-deps", "-e", "."], say("run-not-itself"))
    stamp_of(lock).write_text(fingerprint(lock))


def pip_install(lock: str, what: str) -> None:
    """Install what a lock holds, and nothing else."""
    print(say("run-installing", what=what), flush=True)
    trouble = f"{say('run-not-installed', what=what)}\n{say('run-half-made')}"
    must([*PIP, "--require-hashes", "-r", lock], trouble)


def build_page() -> None:
    """Build the browser client if it is missing or older than its sources."""
    if run(python("-c", "import tools.web, sys; sys.exit(tools.web.npm_command() is None)")) != 0:
        pip_install(f"requirements/{NODE_LOCK}", "Node")
    must(python("-m", "tools.web"), say("run-not-built"))


def is_installed(lock: str) -> bool:
    """Whether `.venv` holds just what the lock and pyproject.toml ask for."""
    stamp = stamp_of(lock)
    return PYTHON.exists() and stamp.exists() and stamp.read_text() == fingerprint(lock)


def fingerprint(lock: str) -> str:
    """Everything an installation depends on; the place counts since editable installs hold it."""
    digest = hashlib.sha256(str(ROOT).encode())
    for file in (ROOT / "requirements" / lock, ROOT / "pyproject.toml"):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def stamp_of(lock: str) -> Path:
    """Where the fingerprint of a finished installation is kept."""
    return VENV / f".installed-{lock}"


def run_checks(arguments: list[str]) -> int:
    """Run every check even if one fails, sum up, and fail if any did."""
    quick = "--quick" in arguments
    pytest = python("-m", "pytest", "-n", "auto")
    pytest += ["-m", "not slow"] if quick else []
    checks = [
        ("lint", python("-m", "ruff", "check", ".")),
        ("format", python("-m", "ruff", "format", "--check", ".")),
        ("types", python("-m", "mypy")),
        ("imports", [str(BIN / "lint-imports"), "--no-logo"]),
        ("rules", python("-m", "tools.rules_coverage", "--brief")),
        ("client", python("-m", "tools.web", "--check")),
        ("tests", [*pytest, *(each for each in arguments if each != "--quick")]),
    ]
    outcomes = []
    for name, command in checks:
        print(f"\n--- {name}", flush=True)
        start = time.monotonic()
        code = run(command)
        outcomes.append((name, code == 0, time.monotonic() - start))
    print(f"\n--- {say('run-summary')}")
    for name, passed, seconds in outcomes:
        verdict = say("run-passed" if passed else "run-failed")
        print(f"{name:<8} {verdict:<6} {seconds:6.1f} s")
    return 0 if all(passed for _, passed, _ in outcomes) else 1


def python(*arguments: str) -> list[str]:
    """The command that gives these arguments to the Python of `.venv`."""
    return [str(PYTHON), *arguments]


def run(command: list[str]) -> int:
    """The exit code of a command run at the root of the project."""
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def must(command: list[str], otherwise: str) -> None:
    """Run a command that the rest depends on, or stop with a sentence that helps."""
    if run(command) != 0:
        sys.exit(f"\n{otherwise}")


def become(command: list[str]) -> int:
    """Hand the terminal over to a command; the caller's directory stays, for file arguments."""
    if os.name == "nt":  # exec would give the prompt back at once there
        return subprocess.run(command, check=False).returncode
    return os.execv(command[0], command)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
