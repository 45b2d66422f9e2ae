"""Report which rules of `docs/rules` have a test, and fail if a required test is missing.

    python -m tools.generate.rules_coverage           # every area, every missing id
    python -m tools.generate.rules_coverage --brief   # one line per rule set, and the errors

Ids come from the texts (bold, at the start of a list item, a table row or a paragraph) and
from lists of cards beside them. Marks are read from the sources of the tests, so a report needs
no test run and finds marks in code that never runs too. `docs/rules/README.md`
describes the ids.
"""

from __future__ import annotations

import ast
import json
import re
import sys
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from stormhall.rulebook import RULE_ID, RULES_TEXTS
from tools.setup.environment import ROOT

# Printed ids of examples do not name the game; it follows from the document.
EXAMPLES = {"WE": "WE", "SGX": "WE", "EX": "EX", "DT": "DT"}
PREFIXES = {name: text.prefix for name, text in RULES_TEXTS.items()}

DEFINITION = re.compile(
    rf"""^(?:[-*]\ |\|\ )?\*\*                      # a list item, a table row or a paragraph
        (?:(?P<rule>{RULE_ID})
          |(?P<kind>{"|".join(EXAMPLES)})-(?P<number>\d+))
        (?:\ \([^)]*\))?\*\*""",
    re.VERBOSE,
)
ASSERTING_CALLS = frozenset({"raises", "refuses", "allows"})
ASSERTING_PREFIXES = ("assert_", "check_")
UNPROVEN_MARKS = frozenset({"skip", "xfail", "long"})
"""Marks of tests that the usual run skips or allows to fail; such tests prove nothing."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Mark:
    """The mark of a test with one id."""

    id: str
    test: str
    proves: bool
    """Whether the usual run fails if the rule is broken: the test asserts something and is run."""


@dataclass(slots=True)
class Report:
    """The ids of the texts and the marks of the tests."""

    ids: list[str]
    marks: list[Mark]
    prefixes: dict[str, str]
    complete: list[str]
    unreadable: list[str] = field(default_factory=list)
    """Tests whose marks are not plain strings."""

    def covered(self) -> set[str]:
        return {mark.id for mark in self.marks if mark.proves} & set(self.ids)

    def missing(self, prefix: str) -> list[str]:
        """The ids of a rule set that no test proves, in the order of the text."""
        covered = self.covered()
        return [each for each in self.of(prefix) if each not in covered]

    def of(self, prefix: str) -> list[str]:
        return [each for each in self.ids if each.startswith(f"{prefix}-")]

    def errors(self) -> list[str]:
        """All errors, one sentence each."""
        defined = set(self.ids)
        doubled = [each for each, count in Counter(self.ids).items() if count > 1]
        return [
            *(f"{each} is defined more than once" for each in doubled),
            *(f"{mark.test}: no rule {mark.id}" for mark in self.marks if mark.id not in defined),
            *(f"{test}: ids of rule() must be plain strings" for test in self.unreadable),
            *(
                f"{each} has no test, and {name} is declared complete"
                for name in self.complete
                for each in self.missing(self.prefixes[name])
            ),
        ]


def area(rule_id: str) -> str:
    """The chapter of an id: `BT-USE-TOO-1` belongs to `BT-USE`, `SH-TURN` to `SH`."""
    parts = rule_id.split("-")
    return "-".join(parts[:2]) if len(parts) > 2 else parts[0]


def ids_of_text(name: str, text: str) -> Iterator[str]:
    """The ids that the text with this file name defines."""
    for line in text.splitlines():
        match = DEFINITION.match(line)
        if match is None:
            continue
        if match["rule"]:
            yield match["rule"]
        else:
            yield f"{prefix_of(name)}-{EXAMPLES[match['kind']]}-{match['number']}"


def prefix_of(file: str) -> str:
    """The prefix of the ids that a file defines: `blood-rage-cards.json` belongs to Blood Rage."""
    return next(text.prefix for text in RULES_TEXTS.values() if file.startswith(text.document))


def all_ids(folder: Path) -> list[str]:
    """Every id that needs a test: rules, worked examples, cards."""
    ids = [
        each
        for file in sorted(folder.glob("*.md"))
        for each in ids_of_text(file.name, file.read_text(encoding="utf-8"))
    ]
    for cards in sorted(folder.glob("*-cards.json")):
        listed = json.loads(cards.read_text(encoding="utf-8"))["cards"]
        ids += [f"{prefix_of(cards.name)}-CARD-{card['id']}" for card in listed]
    return ids


class MarkReader:
    """Reads the marks of one test module; `unreadable` collects tests with computed ids."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.marks: list[Mark] = []
        self.unreadable: list[str] = []
        module = ast.parse(source)
        self._tables = dict(_assignments(module.body))
        self._read(module.body, inherited=[])

    def _read(self, body: list[ast.stmt], inherited: list[ast.expr]) -> None:
        """Visit the tests in a module or class; `inherited` are the marks of the whole."""
        around = inherited + [value for name, value in _assignments(body) if name == "pytestmark"]
        for node in body:
            if isinstance(node, ast.ClassDef):
                self._read(node.body, around + node.decorator_list)
            elif isinstance(node, Function) and node.name.startswith("test"):
                self._read_test(node, around + node.decorator_list)

    def _read_test(self, function: Function, decorators: list[ast.expr]) -> None:
        test = f"{self.name}::{function.name}"
        calls = [call for each in decorators for call in self._mark_calls(each)]
        marks = {_called_name(mark) for each in decorators for mark in _listed(each)}
        proves = not marks & UNPROVEN_MARKS and _asserts(function)
        for call in calls:
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    self.marks.append(Mark(argument.value, test, proves))
                else:
                    self.unreadable.append(test)

    def _mark_calls(self, decorator: ast.expr) -> Iterator[ast.Call]:
        """The calls of rule() in a decorator, or in a table that the decorator names."""
        named = [self._tables[name] for name in _names(decorator) if name in self._tables]
        for expression in (decorator, *named):
            for node in ast.walk(expression):
                if isinstance(node, ast.Call) and _called_name(node) == "rule":
                    yield node


def _assignments(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    for node in body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            yield node.target.id, node.value


def _names(expression: ast.expr) -> Iterator[str]:
    return (node.id for node in ast.walk(expression) if isinstance(node, ast.Name))


def _listed(decorator: ast.expr) -> list[ast.expr]:
    """The marks in a list such as `pytestmark`, or a single mark."""
    return decorator.elts if isinstance(decorator, ast.List) else [decorator]


def _called_name(node: ast.expr) -> str:
    """The last name of a call or an attribute: `rule` for `pytest.mark.rule("X")`."""
    target = node.func if isinstance(node, ast.Call) else node
    if isinstance(target, ast.Attribute):
        return target.attr
    return target.id if isinstance(target, ast.Name) else ""


def _asserts(function: Function) -> bool:
    """Whether a test asserts anything."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            name = _called_name(node)
            if name in ASSERTING_CALLS or name.startswith(ASSERTING_PREFIXES):
                return True
    return False


def make_report(root: Path) -> Report:
    """Read the texts and the tests of a project."""
    rules = root / "docs" / "rules"
    declared = json.loads((rules / "complete.json").read_text(encoding="utf-8"))
    report = Report(all_ids(rules), [], PREFIXES, declared["complete"])
    for file in sorted((root / "tests").rglob("test_*.py")):
        reader = MarkReader(file.relative_to(root).as_posix(), file.read_text(encoding="utf-8"))
        report.marks += reader.marks
        report.unreadable += reader.unreadable
    return report


def describe(report: Report, *, brief: bool) -> Iterator[str]:
    """The lines of the report."""
    covered = report.covered()
    for name, prefix in report.prefixes.items():
        ids = report.of(prefix)
        state = ", complete" if name in report.complete else ""
        yield f"{name}: {_count(ids, covered)}{state}"
        if brief:
            continue
        for each in dict.fromkeys(map(area, ids)):
            members = [one for one in ids if area(one) == each]
            yield f"  {each:<10} {_count(members, covered):>7}"
        if missing := report.missing(prefix):
            yield "  without a test:"
            yield textwrap.fill(
                " ".join(missing),
                width=100,
                initial_indent="    ",
                subsequent_indent="    ",
                break_on_hyphens=False,
            )
    empty = sorted({mark.test for mark in report.marks if not mark.proves})
    yield from (f"not counted, asserts nothing or is left out: {test}" for test in empty)
    yield from (f"error: {error}" for error in report.errors())


def _count(ids: Iterable[str], covered: set[str]) -> str:
    members = list(ids)
    return f"{sum(each in covered for each in members)}/{len(members)}"


def main(arguments: list[str]) -> int:
    """Print the report; the exit code is 1 if it has errors."""
    report = make_report(ROOT)
    for line in describe(report, brief="--brief" in arguments):
        print(line)
    return 1 if report.errors() else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
