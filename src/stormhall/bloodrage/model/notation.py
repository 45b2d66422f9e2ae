"""The words of actions: verbs, their numbers, and sentences that hold several steps."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import kinds as k
from stormhall.bloodrage.model.cards import CARD_SPELLINGS, CARD_WORDS
from stormhall.bloodrage.model.verbs import PATTERNS
from stormhall.kernel.core.notation import Notation

_MARCH_WORDS: Final = 3
_SACRIFICE_WORDS: Final = 5


_SPELLINGS: Final = {**CARD_SPELLINGS, **b.PLACE_SPELLINGS}


class BloodRageNotation(Notation):
    """The notation of Blood Rage; cards may be typed with or without their age."""

    def code(self, text: str) -> int:
        words = [_SPELLINGS.get(word, word) for word in text.lower().split()]
        return super().code(" ".join(words) if words else text)

    def phrases(self, text: str) -> list[str]:
        """`march a b warrior leader` and `sacrifice leader a ship b` are two steps each."""
        steps: list[str] = []
        for phrase in super().phrases(text.lower()):
            words = [_SPELLINGS.get(word, word) for word in phrase.split()]
            if words[0] == "march" and len(words) > _MARCH_WORDS:
                steps.append(" ".join(words[:_MARCH_WORDS]))
                steps.append(_in_order(["move", *words[_MARCH_WORDS:]]))
            elif words[0] == "sacrifice" and len(words) == _SACRIFICE_WORDS:
                steps.append(" ".join(words[:3]))
                steps.append("sacrifice " + " ".join(words[3:]))
            else:
                steps.append(_in_order(words))
        return steps


def _in_order(words: list[str]) -> str:
    """The text with a list of figures or cards in the notation's order, however it was typed."""
    if words[0] in ("move", "protect"):
        return " ".join([words[0], *_sorted_by(words[1:], b.FIGURE_NAMES)])
    if words[0] in ("recover", "draft"):
        return " ".join([words[0], *_sorted_by(words[1:], CARD_WORDS)])
    return " ".join(words)


def _sorted_by(words: list[str], names: list[str]) -> list[str]:
    figures_or_cards = sorted([word for word in words if word in names], key=names.index)
    return figures_or_cards + [word for word in words if word not in names]


NOTATION: Final = BloodRageNotation(
    PATTERNS, [k.CARD, k.FIGURE, k.PLACE, k.PROVINCE, k.STAT, k.CLAN, k.BONUS]
)
