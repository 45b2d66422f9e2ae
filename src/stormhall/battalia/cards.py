"""Creation cards as small ints (BT-CMP-1 to -6).

Equal cards have no identity, so a card is its kind and its faction: `kind * 8 + faction`. Great
Artefacts, one card each, are numbered from 128 on and are a kind of their own each. All tables have
room for more factions, ranks and Great Artefacts than the base game has.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.components import DATA

Card = int
Kind = int
Faction = int

FACTIONS: Final[list[str]] = [faction["id"] for faction in DATA["factions"]]
COLORS: Final[list[str]] = [faction["color"] for faction in DATA["factions"]]
TERRAINS: Final[list[str]] = [faction["terrain"] for faction in DATA["factions"]]
UNIVERSAL: Final = 6
"""The faction of what belongs to every faction at once: the Unbound and Great Artefacts."""
NEUTRAL: Final = 7
"""The faction of what belongs to none: supplies (BT-CMP-2)."""

SUPPLY: Final = 0
FRIMAN: Final = 1
CHIEF: Final = 2
PRIEST: Final = 3
LORD: Final = 4
TOOL: Final = 7
WEAPON: Final = 8
AMULET: Final = 9
TITLE: Final = 10
SCROLL: Final = 11
TENT: Final = 12
HORSE: Final = 13
KINDS: Final = 14
HAMMER: Final = 16
HORN: Final = 17
SWORD: Final = 18
SHIELD: Final = 19
WINGS: Final = 20
CROWN: Final = 21
HAND_OF_LUUT: Final = 22
PAVILION: Final = 23
STAFF: Final = 24
BOOK: Final = 25
ALL_KINDS: Final = 40
JOKER: Final = 255
"""Stands for the kind of an open card whose owner has not said yet what it is (BT-USE-AMU-7)."""

GREAT: Final = 128
"""The first Great Artefact."""
CARDS: Final = 160
"""All card numbers are below."""

UNITS: Final[list[str]] = [unit["id"] for unit in DATA["units"]]
ARTEFACTS: Final[list[str]] = [artefact["id"] for artefact in DATA["artefacts"]]
GREATS: Final[list[str]] = [great["id"] for great in DATA["great_artefacts"]]


def card_of(kind: Kind, faction: Faction) -> Card:
    """The card of a kind; Great Artefacts have no faction to choose."""
    if kind >= HAMMER:
        return GREAT + kind - HAMMER
    return kind * 8 + faction


SUPPLY_CARD: Final = SUPPLY * 8 + NEUTRAL
HAMMER_CARD: Final = GREAT
PAVILION_CARD: Final = GREAT + PAVILION - HAMMER

KIND: Final[list[int]] = [c >> 3 if c < GREAT else HAMMER + c - GREAT for c in range(256)]
FACTION: Final[list[int]] = [c & 7 if c < GREAT else UNIVERSAL for c in range(256)]


def _kind_words() -> list[str]:
    words = [f"-{kind}" for kind in range(KINDS)]
    words[SUPPLY] = "supply"
    for i, unit in enumerate(UNITS):
        words[FRIMAN + i] = unit
    for i, artefact in enumerate(ARTEFACTS):
        words[TOOL + i] = artefact
    return words


KIND_WORDS: Final[list[str]] = _kind_words()
GREAT_WORDS: Final[list[str]] = [great.split("_")[0] for great in GREATS]


def _card_words() -> list[str]:
    words = [f"-{card}" for card in range(CARDS)]
    words[SUPPLY_CARD] = "supply"
    for faction, color in enumerate(COLORS):
        for kind in range(FRIMAN, KINDS):
            if not KIND_WORDS[kind].startswith("-"):
                words[card_of(kind, faction)] = f"{KIND_WORDS[kind]}.{color}"
    for kind in range(FRIMAN, LORD + 1):
        words[card_of(kind, UNIVERSAL)] = f"{KIND_WORDS[kind]}.unbound"
    for i, great in enumerate(GREAT_WORDS):
        words[GREAT + i] = great
    return words


CARD_WORDS: Final[list[str]] = _card_words()
CARD_INDEX: Final[dict[str, int]] = {
    word: card for card, word in enumerate(CARD_WORDS) if not word.startswith("-")
}


def names(cards: bytes | list[int]) -> list[str]:
    """The words of cards."""
    return [CARD_WORDS[card] for card in cards]


def _strengths(side: str) -> list[int]:
    """Strength in battle by kind (BT-BAT-1); Sword and Shield differ by side (BT-GRT-SWO-1)."""
    strengths = [0] * ALL_KINDS
    for i, unit in enumerate(DATA["units"]):
        strengths[FRIMAN + i] = unit["strength"]
    for i, artefact in enumerate(DATA["artefacts"]):
        strengths[TOOL + i] = artefact["strength"]
    for i, great in enumerate(DATA["great_artefacts"]):
        strengths[HAMMER + i] = great["strength"][side]
    return strengths


ATTACK: Final[list[int]] = _strengths("attack")
DEFENCE: Final[list[int]] = _strengths("defence")

IS_WEAPON: Final[list[bool]] = [kind in (WEAPON, SWORD, SHIELD) for kind in range(256)]
"""What opens a battle and hires a hero: a weapon, or what is one in every respect."""

TRANSFORMERS: Final[list[bool]] = [kind in (AMULET, TITLE, SCROLL) for kind in range(256)]

ARTEFACT_PRICE: Final[list[list[int]]] = [[] for _ in range(KINDS)]
"""What an artefact costs, as a flat list of kind and number (section 2 of the rules)."""
HIRE_PRICE: Final[list[list[int]]] = [[] for _ in range(KINDS)]


def price(cost: dict[str, int]) -> list[int]:
    """A cost of the data as a flat list of kind and number."""
    flat: list[int] = []
    for word, number in cost.items():
        flat.append(KIND_WORDS.index(word))
        flat.append(number)
    return flat


for _i, _unit in enumerate(DATA["units"]):
    HIRE_PRICE[FRIMAN + _i] = price(_unit["hire_cost"])
for _i, _artefact in enumerate(DATA["artefacts"]):
    ARTEFACT_PRICE[TOOL + _i] = price(_artefact["cost"])
HERO_PRICE: Final[list[int]] = price(DATA["costs"]["hire_hero"])
PITCH_PRICE: Final[list[int]] = price(DATA["costs"]["pitch_tent"])
