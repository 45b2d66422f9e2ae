#!/usr/bin/env python3
"""Set everything up and start it: the one script that needs nothing but Python.

    python3 run.py play              open the hall in the browser; options go to `stormhall serve`
    python3 run.py play bloodrage    play in the terminal; options go to `stormhall play`
    python3 run.py test              format, lint, types, imports, rules coverage, all tests
    python3 run.py test --quick      the same without the slow tests; more arguments go to pytest
    python3 run.py test --all        the same and the long part; --strict fails if a test is skipped
    python3 run.py rules             which rules have a test, and which do not
    python3 run.py rules BT-ORA-6    a rule with the modules and the tests that name it
    python3 run.py lock              renew the locked requirements; --upgrade for the newest
    python3 run.py COMMAND ...       any other command of `stormhall`, such as bench or simulate

The first run creates `.venv` beside this file and installs the locked requirements
into it; later runs start at once, until a lock or pyproject.toml changes.
"""

from __future__ import annotations

import os
import subprocess
import sys
import unicodedata

from tools.package import web
from tools.setup import checks, machine
from tools.setup.environment import (
    DEV_LOCK,
    LAB_LOCK,
    ROOT,
    RUN_LOCK,
    UV_LOCK,
    install,
    install_apart,
    python,
    require_python,
)
from tools.setup.run_texts import say

HELP = (
    ("play", "run-play"),
    ("play bloodrage", "run-play-game"),
    ("test", "run-test"),
    ("test --quick", "run-test-quick"),
    ("test --all", "run-test-all"),
    ("rules", "run-rules"),
    ("rules BT-ORA-6", "run-rules-id"),
    ("mutate", "run-mutate"),
    ("lock", "run-lock"),
)
"""Commands with the messages that explain them."""

LAB_COMMANDS = ("simulate", "arena", "ladder", "tune")
"""The commands that need further libraries: to draw, rate or write tables."""


def main(arguments: list[str]) -> int:
    """Do what the first argument says; the exit code is that of the command."""
    if not arguments or arguments[0] in ("-h", "--help"):
        print_help()
        return 0
    command, rest = arguments[0], arguments[1:]
    require_python()
    if command == "test":
        return run_tests(rest)
    if command == "lock":
        return renew_locks(rest)
    if command == "mutate":
        return measure_tests(rest)
    install(LAB_LOCK if command in LAB_COMMANDS else RUN_LOCK)
    if command == "rules":
        return show_rules(rest)
    if command == "play" and not names_a_game(rest):
        command = "serve"
    if command == "serve" and web.is_stale():
        web.build()
    return replace_process(python("-m", "stormhall", command, *rest))


def names_a_game(arguments: list[str]) -> bool:
    """Whether the arguments begin with the name of a game, to be played in the terminal."""
    return bool(arguments) and not arguments[0].startswith("-")


def show_rules(arguments: list[str]) -> int:
    """Print the coverage of all rules, or some rules with the modules and tests that name them."""
    if not arguments:
        return run(python("-m", "tools.generate.rules_coverage"))
    code = run(python("-m", "stormhall", "rules", *arguments))
    return code or run(python("-m", "tools.generate.rule_homes", *arguments))


def run_tests(arguments: list[str]) -> int:
    """Install everything the tests need, and run them."""
    machine.install_parts(machine.PARTS.values())
    install(DEV_LOCK)
    if web.is_stale():
        web.build()
    return checks.run_checks(checks.read_options(arguments))


def measure_tests(arguments: list[str]) -> int:
    """Put small faults into the rules and count those that the tests notice."""
    install(DEV_LOCK)
    return run(python("-m", "tools.measure.mutation", *arguments))


def renew_locks(arguments: list[str]) -> int:
    """Renew the locks and try them; uv itself comes from a lock."""
    install(DEV_LOCK)
    uv = install_apart(UV_LOCK, say("run-bringing-uv")) / "bin" / "uv"
    return run(python("-m", "tools.setup.lock", str(uv), *arguments))


def print_help() -> None:
    """Print what this script does, in the user's language."""
    print(say("run-about"), end="\n\n")
    for command, message in (*HELP, (say("run-command"), "run-other")):
        wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in command)
        print(f"    python3 run.py {command:<{16 - wide}}  {say(message)}")
    print("", say("run-first-time"), say("run-next-time"), sep="\n")


def run(command: list[str]) -> int:
    """Run a command at the root of the project and return its exit code."""
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def replace_process(command: list[str]) -> int:
    """Replace this process by a command in the caller's directory, for file arguments."""
    if os.name == "nt":  # exec would return to the prompt at once on Windows
        return subprocess.run(command, check=False).returncode
    return os.execv(command[0], command)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        print(f"\n{say('run-interrupted')}")
        sys.exit(130)
