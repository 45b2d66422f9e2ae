"""What is printed on the components of Blood Rage, and the rule that says most about a topic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model.components import BOARD, CARD_KINDS, CARDS

if TYPE_CHECKING:
    from stormhall.bloodrage.display.documents import (
        BloodRagePrinted,
        PrintedCard,
        PrintedProvince,
    )

RULES: Final[dict[str, str]] = {
    "kept": "BR-GFT-1",
    "failed-pillage": "BR-PIL-9",
    "battle-cards": "BR-BAT-2",
    "after": "BR-BAT-11",
    # The end of the game.
    "ties": "BR-END-3",
    "legends": "BR-END-2",
    "bloodrage-ages-over": "BR-END-1",
}
"""By topic: the rule that says most about it."""

ASKING: Final[dict[str, int]] = {
    "invaded": h.SUCCOR,
    "thor": h.THORS_DOMAIN,
    "sacrifice": h.SACRIFICE,
    "lead": h.HAMMERS,
    "count": h.QUEST_AS_BATTLE,
    "tide": h.TIDE,
    "prowess": h.PROWESS,
    "blessing": h.BLESSING,
    "retreat": h.RETREAT,
    "protect": h.PROTECTION,
}
"""By step, or by a choice that a step offers: the effect of a card that asks the clan."""


def printed() -> BloodRagePrinted:
    """What is printed on all components."""
    return {
        "rules": RULES,
        "cards": {card["word"]: _card(card) for card in CARDS},
        "provinces": {row["name"]: _province(row) for row in BOARD["provinces"]},
        "centre": BOARD["centre"],
        "clans": b.CLAN_NAMES,
        "tracks": BOARD["tracks"],
        "legends": b.LEGENDS,
        "glory_token": b.GLORY_OF_TOKEN,
        "slots": [CARD_KINDS[kind] for kind in c.KIND_OF_SLOT],
        "phases": b.PHASES[:-1],  # the end is none
        "asking": {name: _cards_with(hook) for name, hook in ASKING.items()},
    }


def _card(card: dict[str, Any]) -> PrintedCard:
    facts: PrintedCard = {
        "id": card["id"],
        "kind": card["kind"],
        "age": card["age"],
        "god": card["god"],
    }
    if "figure" in card:
        facts["figure"] = card["figure"]
    if "strength" in card:
        facts["strength"] = card["strength"]
    if "price" in card:
        facts["price"] = card["price"]
    if "glory" in card:
        facts["glory"] = card["glory"]
    return facts


def _province(row: dict[str, Any]) -> PrintedProvince:
    return {"region": row["region"], "villages": row["villages"], "fjord": row["fjord"]}


def _cards_with(hook: int) -> list[str]:
    return [c.CARD_WORDS[card] for card in range(c.CARD_COUNT) if c.HOOK_OF[card] == hook]
