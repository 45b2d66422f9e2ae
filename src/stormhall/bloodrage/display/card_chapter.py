"""The chapter of the rules that lists the cards with their values and effects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stormhall.bloodrage.model.components import CARDS


def card_chapter(texts: list[dict[str, Any]]) -> Iterator[str]:
    """The cards and their effects, by age, as lines of Markdown."""
    by_id = {text["id"]: text for text in texts}
    yield "\n## 9. Cards\n"
    yield "In a game of n players, the copies marked with a number up to n are used.\n"
    for age in (1, 2, 3):
        yield f"\n### Age {age}\n"
        for card in (each for each in CARDS if each["age"] == age):
            text = by_id[card["id"]]
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
