"""The rules by their ids, read from the documents that the project ships."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from stormhall.kernel.core.errors import DataError

# A rule stands in a list item (or a paragraph of its own) behind its id in bold.
_RULE = re.compile(r"^\s*[-*]?\s*\*\*((?:SH|BT|BR|SG)-[A-Z0-9-]+)\*\*\s*(.*)$")

# What a reader wants first, and which document the tables of a file belong to.
_ORDER = ("battalia", "stormgates", "blood-rage", "kernel")
_CARDS = "blood-rage-cards.json"
_GLOSSARY = "blood-rage-glossary.json"
_LANGUAGES = ("en", "bg", "ru", "zh-Hant")


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


@cache
def documents() -> dict[str, str]:
    """Every document as Markdown by its name; what stands in files of data follows as chapters."""
    found = {name: (_folder() / f"{name}.md").read_text(encoding="utf-8") for name in _ORDER}
    found["blood-rage"] += "\n" + "\n".join([*_card_chapter(), *_glossary_chapter()])
    return found


def _card_chapter() -> Iterator[str]:
    """The cards of Blood Rage with what they do, by age."""
    cards = _data(_CARDS)["cards"]
    yield "\n## 9. Cards\n"
    yield "In a game of n players, the copies marked with a number up to n are used.\n"
    for age in (1, 2, 3):
        yield f"\n### Age {age}\n"
        for card in (each for each in cards if each["age"] == age):
            copies = ", ".join(f"{count} from {n}" for n, count in card["copies"].items() if count)
            facts = "; ".join([card["kind"], *_value_of(card), f"copies: {copies} players"])
            yield f"- **BR-CARD-{card['id']}** {card['name']} ({facts}). {card['effect']}"
            if card["notes"]:
                yield f"  {card['notes']} ({', '.join(card['decisions'])})".replace(" ()", "")


def _value_of(card: dict[str, Any]) -> Iterator[str]:
    if card["strength_display"] is not None:
        yield f"strength {card['strength_display']}"
    if card["rage_cost"] is not None:
        yield f"costs {card['rage_cost']} Rage"
    if card["quest_glory"] is not None:
        yield f"{card['quest_glory']} glory"


def _glossary_chapter() -> Iterator[str]:
    """The terms of Blood Rage in all languages; cards are listed by their English names."""
    yield "\n## 10. Terms in all languages\n"
    yield "| English | Bulgarian | Russian | Traditional Chinese |"
    yield "| --- | --- | --- | --- |"
    for term in _data(_GLOSSARY)["terms"]:
        yield "| " + " | ".join(str(term[language] or "") for language in _LANGUAGES) + " |"


def _data(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((_folder() / name).read_text(encoding="utf-8"))
    return found


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
