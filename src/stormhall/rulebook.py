"""The rules by their ids, read from the documents that the project ships."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from stormhall.bloodrage.model.components import CARDS
from stormhall.kernel.core.errors import DataError
from stormhall.locale.languages import LANGUAGES

# A rule stands in a list item (or a paragraph of its own) behind its id in bold.
_RULE = re.compile(r"^\s*[-*]?\s*\*\*((?:SH|BT|BR|SG)-[A-Z0-9-]+)\*\*\s*(.*)$")

# The documents in the order in which the rules reader lists them.
_ORDER = ("battalia", "stormgates", "blood-rage", "kernel")
_CARDS = "blood-rage-cards.json"  # what they do; their values are the game's own data
_GLOSSARY = "blood-rage-glossary.json"


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
    """Every document as Markdown by its name; chapters made from data files stand at the end."""
    texts = {name: (_folder() / f"{name}.md").read_text(encoding="utf-8") for name in _ORDER}
    texts["blood-rage"] += "\n" + "\n".join([*_card_chapter(), *_glossary_chapter()])
    return texts


def _card_chapter() -> Iterator[str]:
    """The cards of Blood Rage with what they do, by age."""
    texts = {text["id"]: text for text in _data(_CARDS)["cards"]}
    yield "\n## 9. Cards\n"
    yield "In a game of n players, the copies marked with a number up to n are used.\n"
    for age in (1, 2, 3):
        yield f"\n### Age {age}\n"
        for card in (each for each in CARDS if each["age"] == age):
            text = texts[card["id"]]
            values = "; ".join([card["kind"], *_values_of(card, text), _copies_of(card)])
            yield f"- **BR-CARD-{card['id']}** {card['name']} ({values}). {text['effect']}"
            if text["notes"]:
                yield f"  {text['notes']} ({', '.join(text['decisions'])})".replace(" ()", "")


def _values_of(card: dict[str, Any], text: dict[str, Any]) -> Iterator[str]:
    if "strength" in card:
        plain = f"+{card['strength']}" if card["kind"] == "battle" else card["strength"]
        yield f"strength {text.get('printed_strength', plain)}"
    if "price" in card:
        yield f"costs {card['price']} Rage"
    if "glory" in card:
        yield f"{card['glory']} glory"


def _copies_of(card: dict[str, Any]) -> str:
    marks = enumerate(card["copies"], 2)
    return f"copies: {', '.join(f'{count} from {mark}' for mark, count in marks if count)} players"


def _glossary_chapter() -> Iterator[str]:
    """The terms of Blood Rage in all languages; cards are listed by their English names."""
    yield "\n## 10. Terms in all languages\n"
    yield _row(language.english for language in LANGUAGES.values())
    yield _row("---" for _ in LANGUAGES)
    for term in _data(_GLOSSARY)["terms"]:
        yield _row(str(term.get(language) or "") for language in LANGUAGES)


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _data(name: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((_folder() / name).read_text(encoding="utf-8"))
    return document


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
    """The folder of the documents: in the package in a wheel, `docs/rules` in a checkout."""
    for folder in (
        Path(str(files("stormhall"))) / "rules",
        Path(__file__).parents[2] / "docs" / "rules",
    ):
        if folder.is_dir():
            return folder
    raise DataError("rules", "documents", "they were not installed with the package")
