"""The words of actions, and compound commands of several steps.

The whole table is in `docs/notation.md`. A source is something that can be laid: a hand card by its
name, the borrowed card, or an open card by its number on the table.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import board as b
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.board import cell_words
from stormhall.battalia.model.cards import is_base_card
from stormhall.kernel.core.kinds import Words
from stormhall.kernel.core.notation import Notation

BOARD_WORDS: Final[list[str]] = cell_words(7, 7)
PLAYERS: Final = 6
TENT_PLACES: Final = 60


def source_words(card_words: list[str]) -> list[str]:
    """The words of everything that can be laid, by source."""
    words = [f"-{source}" for source in range(v.LAST_SOURCE + 1)]
    words[: len(card_words)] = card_words
    words[v.BORROWED] = "borrowed"
    words[v.AGAIN] = "again"
    words[v.STEPS] = "steps"
    for slot in range(v.OPEN_SLOT, v.LAST_SOURCE + 1):
        words[slot] = f"open{slot - v.OPEN_SLOT + 1}"
    return words


SOURCE_WORDS: Final[list[str]] = source_words(c.CARD_WORDS)

BASE_KIND_WORDS: Final[list[str]] = [
    word if kind == c.SUPPLY or kind in c.DECK_KINDS else f"-{kind}"
    for kind, word in enumerate(c.KIND_WORDS)
]
BASE_CARD_WORDS: Final[list[str]] = [
    word if is_base_card(card) else f"-{card}" for card, word in enumerate(c.CARD_WORDS)
]

COMMON_VOCABULARIES: Final[list[Words]] = [
    Words("player", [f"player{i + 1}" for i in range(PLAYERS)], "player"),
    Words("exits", b.EXITS_WORDS, "sides"),
    Words("hero", ["hero1", "hero2"]),
    Words("tent", [f"tent{i + 1}" for i in range(TENT_PLACES)]),
]
"""The vocabularies that are the same on every board."""

VOCABULARIES: Final[list[Words]] = [
    *COMMON_VOCABULARIES,
    Words("faction", c.FACTIONS[: c.BASE_FACTIONS]),
    Words("terrain", c.TERRAINS[: c.BASE_FACTIONS]),
    Words("cell", BOARD_WORDS),
    Words("tile", b.TILE_WORDS[: b.PEAK + 1]),
    Words("kind", BASE_KIND_WORDS),
    Words("card", source_words(BASE_CARD_WORDS)),
    Words("number", ["none", "one", "both"]),
]

PAID: Final = ("hire", "create", "build", "upgrade", "title", "amulet", "scroll", "pitch", "move",
               "retreat", "found")  # fmt: skip
"""The first words of sentences that may end with `with` and the cards that pay."""


class BattaliaNotation(Notation):
    """Notation with sentences such as `build road.curve c5 nw with friman.red supply`."""

    def __init__(
        self, patterns: list[str], vocabularies: list[Words], paid: tuple[str, ...] = PAID
    ) -> None:
        super().__init__(patterns, vocabularies)
        self.paid: Final = paid

    def phrases(self, text: str) -> list[str]:
        phrases: list[str] = []
        for part in super().phrases(text):
            steps = _steps_of(part.lower().split(), self.paid)
            phrases.extend(" ".join(words) for words in steps)
        return phrases


def _steps_of(words: list[str], with_payment: tuple[str, ...]) -> list[list[str]]:
    """One sentence as the words of its steps."""
    tail: list[list[str]] = []
    if "with" in words[1:]:
        cut = words.index("with", 1)
        words, paid = words[:cut], words[cut + 1 :]
        if words[0] == "attack":
            tail = [["play", card] for card in paid]
        elif words[0] in with_payment:
            tail = [["with", *_in_order(paid)]]
        else:
            return [[*words, "with", *paid]]
    elif words[0] == "with":
        return [["with", *_in_order(words[1:])]]
    return _split(words) + tail


def _in_order(paid: list[str]) -> list[str]:
    """The cards of a payment in the order of their sources; `again` stays after its card."""
    groups: list[list[str]] = []
    for word in paid:
        if word == "again" and groups:
            groups[-1].append(word)
        else:
            groups.append([word])
    order = {word: i for i, word in enumerate(SOURCE_WORDS)}
    groups.sort(key=lambda group: (order.get(group[0], len(order)), -len(group)))
    return [word for group in groups for word in group]


def _split(words: list[str]) -> list[list[str]]:
    """A sentence without its payment as the words of its steps."""
    first, count = words[0], len(words)
    if first in ("build", "found") and count > 2:
        return [words[:2], _place(words)]
    if first == "at" and count == 3:
        return [["at", words[1], _exits(words[2])]]
    if first == "move" and count > 3:
        return [["move", words[1], cell] for cell in words[2:]]
    if first == "attack" and words[-1] in ("one", "both", "first", "second"):
        return [words[:-1], ["send", words[-1]]]
    if first == "scroll" and count == 4:
        return [words[:3], ["name", words[3]]]
    if first == "wings" and count > 2:
        return [words[:2], ["to", words[-1]]]
    if first == "ambush" and count == 4 and words[2] == "suspend":
        return [words[2:], words[:2]]
    for word in ("take", "as", "against", "station", "discard"):
        if first in ("horn", "replace", "exchange", "pitch") and word in words[1:]:
            cut = words.index(word)
            return [words[:cut], *[[word, item] for item in words[cut + 1 :] if item != word]]
    return [words]


def _place(words: list[str]) -> list[str]:
    """The square and the exits of a card to build; a card with four exits need not name them."""
    if len(words) == 3 and words[1].endswith(".cross"):
        return ["at", words[2], "nesw"]
    return ["at", words[2], *map(_exits, words[3:])]


def _exits(word: str) -> str:
    """Exits in the usual order of letters."""
    if not all(letter in b.SIDE_LETTERS for letter in word):
        return word
    mask = 0
    for letter in word:
        mask |= 1 << b.SIDE_LETTERS.index(letter)
    known = b.EXITS_WORDS[mask]
    return known if known in b.EXITS_INDEX else word


NOTATION: Final = BattaliaNotation(v.PATTERNS, VOCABULARIES)
