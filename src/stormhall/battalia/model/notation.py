"""The words of actions, and sentences that say several steps in one breath.

The whole table is in `docs/notation.md`. A source is what can be laid: a card of the hand by its
name, the borrowed card (BT-GRT-HAN-2), or an open card by its number on the table (BT-TRN-6).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.board import (
    EXITS_INDEX,
    EXITS_WORDS,
    PEAK,
    SIDE_LETTERS,
    TILE_WORDS,
    cell_words,
)
from stormhall.battalia.model.cards import (
    BASE_FACTIONS,
    CARD_WORDS,
    DECK_KINDS,
    FACTIONS,
    KIND_WORDS,
    SUPPLY,
    TERRAINS,
    is_base_card,
)
from stormhall.kernel.core.notation import Notation, Vocabulary

PATTERNS: Final[list[str]] = [
    "remove {faction}",
    "choose {faction}",
    "settle {cell}",
    "found {tile}",
    "muster {cell}",
    "cohort",
    "mulligan",
    "keep",
    "show {player}",
    "end turn",
    "hire {kind}",
    "hire hero {cell}",
    "create {kind}",
    "create {kind} {faction}",
    "build {tile}",
    "at {cell} {exits}",
    "upgrade {cell}",
    "with {card*}",
    "name {faction}",
    "amulet on {card}",
    "title on {card}",
    "title twice on {card}",
    "scroll on {card}",
    "scroll on itself",
    "{card} as {kind}",
    "suspend {card}",
    "ambush {card}",
    "pitch {card}",
    "station {card}",
    "enough",
    "strike {tent}",
    "move {hero} {cell}",
    "wings {hero}",
    "to {cell}",
    "horn",
    "take {card}",
    "hand {player}",
    "staff",
    "replace {cell}",
    "as {terrain}",
    "exchange {cell}",
    "against {cell}",
    "attack city {cell}",
    "attack hero {player} {cell}",
    "attack ruins {cell}",
    "attack sanctuary {cell}",
    "attack peak {cell}",
    "annex {cell}",
    "send {number}",
    "play {card}",
    "feed {card}",
    "done",
    "give up",
    "fight",
    "surrender",
    "retreat {cell}",
    "join {number}",
    "raise ambush",
    "leave ambush",
    "discard {card}",
    "abandon",
]

REMOVE: Final = 0
CHOOSE: Final = 1
SETTLE: Final = 2
FOUND: Final = 3
MUSTER: Final = 4
COHORT: Final = 5
MULLIGAN: Final = 6
KEEP: Final = 7
SHOW: Final = 8
END_TURN: Final = 9
HIRE: Final = 10
HIRE_HERO: Final = 11
CREATE: Final = 12
CREATE_NAMED: Final = 13
BUILD: Final = 14
AT: Final = 15
UPGRADE: Final = 16
WITH: Final = 17
NAME: Final = 18
AMULET_ON: Final = 19
TITLE_ON: Final = 20
TITLE_TWICE: Final = 21
SCROLL_ON: Final = 22
SCROLL_ITSELF: Final = 23
AS_KIND: Final = 24
SUSPEND: Final = 25
AMBUSH_CARD: Final = 26
PITCH: Final = 27
STATION: Final = 28
ENOUGH: Final = 29
STRIKE: Final = 30
MOVE: Final = 31
USE_WINGS: Final = 32
TO: Final = 33
USE_HORN: Final = 34
TAKE: Final = 35
USE_HAND: Final = 36
USE_STAFF: Final = 37
REPLACE: Final = 38
AS_TERRAIN: Final = 39
EXCHANGE: Final = 40
AGAINST: Final = 41
ATTACK_CITY: Final = 42
ATTACK_HERO: Final = 43
ATTACK_RUINS: Final = 44
ATTACK_SANCTUARY: Final = 45
ATTACK_PEAK: Final = 46
ANNEX: Final = 47
SEND: Final = 48
PLAY: Final = 49
FEED: Final = 50
DONE: Final = 51
GIVE_UP: Final = 52
FIGHT: Final = 53
SURRENDER: Final = 54
RETREAT: Final = 55
JOIN: Final = 56
RAISE: Final = 57
LEAVE: Final = 58
DISCARD: Final = 59
ABANDON: Final = 60

BORROWED: Final = 190
"""The source that is the borrowed card in the hand."""
AGAIN: Final = 191
"""One more use of the hand card named before it."""
STEPS: Final = 192
"""A step of the horse that is under way."""
OPEN_SLOT: Final = 193
"""The source of the first open card."""
LAST_SOURCE: Final = 253

BOARD_WORDS: Final[list[str]] = cell_words(7, 7)
PLAYERS: Final = 6
TENT_PLACES: Final = 60


def source_words(card_words: list[str]) -> list[str]:
    """The words of everything that can be laid, by source."""
    words = [f"-{source}" for source in range(LAST_SOURCE + 1)]
    words[: len(card_words)] = card_words
    words[BORROWED] = "borrowed"
    words[AGAIN] = "again"
    words[STEPS] = "steps"
    for slot in range(OPEN_SLOT, LAST_SOURCE + 1):
        words[slot] = f"open{slot - OPEN_SLOT + 1}"
    return words


SOURCE_WORDS: Final[list[str]] = source_words(CARD_WORDS)

BASE_KIND_WORDS: Final[list[str]] = [
    word if kind == SUPPLY or kind in DECK_KINDS else f"-{kind}"
    for kind, word in enumerate(KIND_WORDS)
]
BASE_CARD_WORDS: Final[list[str]] = [
    word if is_base_card(card) else f"-{card}" for card, word in enumerate(CARD_WORDS)
]

COMMON_VOCABULARIES: Final[list[Vocabulary]] = [
    Vocabulary("player", [f"player{i + 1}" for i in range(PLAYERS)]),
    Vocabulary("exits", EXITS_WORDS),
    Vocabulary("hero", ["hero1", "hero2"]),
    Vocabulary("tent", [f"tent{i + 1}" for i in range(TENT_PLACES)]),
]
"""What both boxes say in the same words."""

VOCABULARIES: Final[list[Vocabulary]] = [
    *COMMON_VOCABULARIES,
    Vocabulary("faction", FACTIONS[:BASE_FACTIONS]),
    Vocabulary("terrain", TERRAINS[:BASE_FACTIONS]),
    Vocabulary("cell", BOARD_WORDS),
    Vocabulary("tile", TILE_WORDS[: PEAK + 1]),
    Vocabulary("kind", BASE_KIND_WORDS),
    Vocabulary("card", source_words(BASE_CARD_WORDS)),
    Vocabulary("number", ["none", "one", "both"]),
]

_SENTENCES: Final = ("hire", "create", "build", "upgrade", "title", "amulet", "scroll", "pitch",
                     "move", "retreat", "found", "jump", "post", "buy", "reveal")  # fmt: skip


class BattaliaNotation(Notation):
    """Notation with sentences such as `build road.curve c5 nw with friman.red supply`."""

    def phrases(self, text: str) -> list[str]:
        found: list[str] = []
        for part in super().phrases(text):
            found.extend(" ".join(words) for words in _steps_of(part.lower().split()))
        return found


def _steps_of(words: list[str]) -> list[list[str]]:
    """One sentence as the words of its steps."""
    tail: list[list[str]] = []
    if "with" in words[1:]:
        cut = words.index("with", 1)
        words, paid = words[:cut], words[cut + 1 :]
        if words[0] == "attack":
            tail = [["play", card] for card in paid]
        elif words[0] in _SENTENCES:
            tail = [["with", *_in_order(paid)]]
        else:
            return [[*words, "with", *paid]]
    elif words[0] == "with":
        return [["with", *_in_order(words[1:])]]
    return _split(words) + tail


def _in_order(paid: list[str]) -> list[str]:
    """The cards of a payment in the order of their sources; `again` stays behind its card."""
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
    if not all(letter in SIDE_LETTERS for letter in word):
        return word
    mask = 0
    for letter in word:
        mask |= 1 << SIDE_LETTERS.index(letter)
    known = EXITS_WORDS[mask]
    return known if known in EXITS_INDEX else word


NOTATION: Final = BattaliaNotation(PATTERNS, VOCABULARIES)
