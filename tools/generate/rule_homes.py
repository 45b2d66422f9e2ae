"""Find the homes of rules: the modules whose docstrings name them, the tests that prove them.

    python3 run.py rules BT-ORA-6   # the rule, then what this module prints

A docstring names rules by id (`BT-END-1`), by range and list (`BT-END-1 to -5, -7`), or by area
(`SG-GRT`, `BR-BAT-*`), which stands for all its ids.
"""

from __future__ import annotations

import ast
import importlib
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from stormhall.games import GAMES
from stormhall.kernel.ruleset import find
from stormhall.rulebook import RULE_ID, find_rules
from tools.generate.rules_coverage import all_ids, make_report
from tools.setup.environment import ROOT

SOURCES = ROOT / "src" / "stormhall"
CONTINUED = r"(?:,?\s+(?:and\s+|or\s+)?|\s+to\s+)-[A-Z0-9]+\b"
CITATION = re.compile(rf"\b({RULE_ID})((?:{CONTINUED})*)")
PART = re.compile(r"(to\s+)?-([A-Z0-9]+)\b")
NO_RULES = re.compile(r"[A-Z]+-(WE|EX|DT|CARD)-.*")
"""Ids that need no home: worked examples need only tests, and cards are data."""


def cited(text: str) -> Iterator[str]:
    """The ids and areas that a text names, with ranges and lists expanded."""
    for citation in CITATION.finditer(text):
        area, _, last = citation[1].rpartition("-")
        yield citation[1]
        for through, part in PART.findall(citation[2]):
            if through and last.isdecimal() and part.isdecimal():
                numbers = range(int(last) + 1, int(part))
                yield from (f"{area}-{number:0{len(last)}}" for number in numbers)
            last = part
            yield f"{area}-{part}"


def names_rule(names: set[str], rule: str) -> bool:
    """Whether a rule or its area is among these names."""
    return rule in names or rule.rpartition("-")[0] in names


def packages() -> dict[str, Path]:
    """The folders of the kernel and of each game, by the prefix of their rules; an expansion is
    inside its base game."""
    games = {
        find(name).info.rules.prefix: Path(str(importlib.import_module(module).__file__)).parent
        for name, module in GAMES.items()
    }
    return {"SH": SOURCES / "kernel", **games}


def implemented_rules() -> list[str]:
    """The ids of all rules that a module must implement."""
    prefixes = tuple(f"{prefix}-" for prefix in packages())
    ids = all_ids(ROOT / "docs" / "rules")
    return [rule for rule in ids if rule.startswith(prefixes) and not NO_RULES.fullmatch(rule)]


@cache
def docstrings(package: Path) -> dict[Path, set[str]]:
    """The rules that each module of a package names, without those of expansions inside it."""
    others = [other for other in packages().values() if package in other.parents]
    names = {}
    for file in sorted(package.rglob("*.py")):
        if not any(other in file.parents for other in others):
            module = ast.parse(file.read_text(encoding="utf-8"))
            names[file] = set(cited(ast.get_docstring(module) or ""))
    return names


def homes(rule: str) -> list[Path]:
    """The modules of a rule's package whose docstrings name it."""
    package = packages().get(rule.partition("-")[0])
    if package is None:
        return []
    return [file for file, names in docstrings(package).items() if names_rule(names, rule)]


def lines_naming(rule: str) -> Iterator[str]:
    """The file and number of each line in our sources that names a rule, even within a range."""
    area = rule.rpartition("-")[0]
    for file in sorted(SOURCES.rglob("*.py")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if area in line and rule in cited(line):
                yield f"{file.relative_to(ROOT).as_posix()}:{number}"


def main(arguments: list[str]) -> None:
    """Print where the rules with these ids, or beginnings of ids, are implemented and proven."""
    marks = make_report(ROOT).marks
    for rule in (rule.id for word in arguments for rule in find_rules(word)):
        modules = [file.relative_to(ROOT).as_posix() for file in homes(rule)]
        print()
        print(rule, "is named in" if modules else "is named in the docstring of no module")
        for place in (*modules, *lines_naming(rule)):
            print(" ", place)
        for mark in marks:
            if mark.id == rule:
                print("  proven by", mark.test)


if __name__ == "__main__":
    main(sys.argv[1:])
