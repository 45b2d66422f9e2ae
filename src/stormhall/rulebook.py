"""The rules by their ids, read from the documents that the project ships."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from stormhall.kernel.errors import DataError

# A rule stands in a list item (or a paragraph of its own) behind its id in bold.
_RULE = re.compile(r"^\s*[-*]?\s*\*\*((?:SH|BT|BR|SG)-[A-Z0-9-]+)\*\*\s*(.*)$")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its id and its text."""

    id: str
    text: str


def find_rules(start: str) -> list[Rule]:
    """The rule of this id, or all rules whose ids begin with it."""
    wanted = start.upper()
    rules = all_rules()
    if wanted in rules:
        return [rules[wanted]]
    return [rule for rule in rules.values() if rule.id.startswith(wanted)]


@cache
def all_rules() -> dict[str, Rule]:
    """Every rule of every document, in the order of the documents."""
    rules: dict[str, Rule] = {}
    for document in sorted(_folder().glob("*.md")):
        for rule in _rules_of(document.read_text(encoding="utf-8")):
            rules.setdefault(rule.id, rule)
    return rules


def _rules_of(text: str) -> list[Rule]:
    rules: list[Rule] = []
    lines: list[str] = []
    current = ""
    for line in [*text.splitlines(), ""]:
        match = _RULE.match(line)
        ends = match or not line.strip() or line.startswith(("#", "|", "```"))
        if current and ends:
            rules.append(Rule(current, " ".join(lines).strip()))
            current = ""
        if match:
            current, lines = match.group(1), [match.group(2).strip()]
        elif current:
            lines.append(line.strip())
    return rules


def _folder() -> Path:
    """Beside the package in a wheel, in the project's own folder in a checkout."""
    for folder in (
        Path(str(files("stormhall"))) / "rules",
        Path(__file__).parents[2] / "docs" / "rules",
    ):
        if folder.is_dir():
            return folder
    raise DataError("rules", "documents", "they were not installed with the package")
