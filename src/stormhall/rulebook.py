"""The rules by their ids, read from the documents that the project ships."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from stormhall.games import GAMES
from stormhall.kernel.core.errors import DataError
from stormhall.kernel.options import RulesText
from stormhall.kernel.ruleset import find
from stormhall.locale.languages import LANGUAGES

RULES_TEXTS: Final[dict[str, RulesText]] = {
    **{name: find(name).info.rules for name in GAMES},
    "kernel": RulesText("kernel", "SH"),
}
"""Where the rules of each game and of the hall are written, in the order of the rules reader."""

RULE_ID: Final = (
    f"(?:{'|'.join(text.prefix for text in RULES_TEXTS.values())})-[A-Z0-9]+(?:-[A-Z0-9]+)*"
)
"""The pattern of an id such as BT-SET-1."""

# A rule is a list item, a table row or a separate paragraph that begins with its id in bold. The id
# of a card ends in lowercase letters.
_RULE = re.compile(rf"^\s*[-*|]?\s*\*\*({RULE_ID}(?:-[a-z0-9-]+)?)\*\*\s*(.*)$")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its id and its text."""

    id: str
    text: str


def find_rules(start: str) -> list[Rule]:
    """The rule of this id, or all rules whose ids begin with it."""
    wanted = start.upper()
    rules = [rule for rule in all_rules().values() if rule.id.upper().startswith(wanted)]
    return [rule for rule in rules if len(rule.id) == len(wanted)] or rules


@cache
def all_rules() -> dict[str, Rule]:
    """Every rule of every document, in the order of the documents."""
    rules: dict[str, Rule] = {}
    for text in documents().values():
        for rule in _rules_of(text):
            rules.setdefault(rule.id, rule)
    return rules


@cache
def documents() -> dict[str, str]:
    """Every document as Markdown by its name; chapters made from data files come last."""
    texts: dict[str, str] = {}
    for name, rules in RULES_TEXTS.items():
        file = _folder() / f"{rules.document}.md"
        if not file.exists():  # a game that has no rules text yet
            continue
        text = file.read_text(encoding="utf-8")
        data = _data_beside(rules.document)
        chapters = [*find(name).rules_chapters(data)] if name in GAMES else []
        if "glossary" in data:
            number = len(re.findall("^## ", "\n".join([text, *chapters]), re.MULTILINE))
            chapters += _glossary_chapter(number, data["glossary"]["terms"])
        texts[rules.document] = "\n".join([text, *chapters])
    return texts


def _glossary_chapter(number: int, terms: list[dict[str, Any]]) -> Iterator[str]:
    """The terms of a game in all languages; cards are listed by their English names."""
    yield f"\n## {number}. Terms in all languages\n"
    yield _row(language.english for language in LANGUAGES.values())
    yield _row("---" for _ in LANGUAGES)
    for term in terms:
        yield _row(str(term.get(language) or "") for language in LANGUAGES)


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _data_beside(document: str) -> dict[str, Any]:
    """The data files of a document by the ends of their names."""
    files = sorted(_folder().glob(f"{document}-*.json"))
    return {
        file.stem.removeprefix(f"{document}-"): json.loads(file.read_text(encoding="utf-8"))
        for file in files
    }


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
            current, lines = match.group(1), [re.sub(r"\s*\|\s*", " ", match.group(2)).strip()]
        elif current:
            lines.append(line.strip())
    return rules


def _folder() -> Path:
    """The folder of the documents: in the package in a wheel, `docs/rules` in a checkout."""
    for folder in (
        Path(str(files("stormhall"))) / "rules",
        Path(__file__).parents[2] / "docs" / "rules",
    ):
        if folder.is_dir():
            return folder
    raise DataError("rules", "documents", "they were not installed with the package")
