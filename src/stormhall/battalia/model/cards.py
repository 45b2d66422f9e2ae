"""Creation cards of both boxes as small ints (BT-CMP-1 to -6, chapter 3 of The Stormgates).

Equal cards have no identity, so a card is its kind and its faction: `kind * 8 + faction`. Great
Artefacts, one card each, are numbered from 128 on and are a kind of their own each. Which factions
and cards are in a game is said by its config.
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model.components import DATA, STORMGATES

Card = int
Kind = int
Faction = int

BASE_FACTIONS: Final[int] = len(DATA["factions"])
_ALL_FACTIONS: Final[list[dict[str, Any]]] = DATA["factions"] + sorted(
    STORMGATES["factions"], key=lambda faction: int(faction["order"])
)
FACTIONS: Final[list[str]] = [faction["id"] for faction in _ALL_FACTIONS]
COLORS: Final[list[str]] = [faction["color"] for faction in _ALL_FACTIONS]
TERRAINS: Final[list[str]] = [faction["terrain"] for faction in _ALL_FACTIONS]
UNIVERSAL: Final = 6
"""The faction of what belongs to every faction at once: Unbound, zealots and Great Artefacts."""
NEUTRAL: Final = 7
"""The faction of what belongs to none: supplies (BT-CMP-2), stardust and caskets."""
ZEALOT: Final = 7
"""The place of the zealots among the cards of a rank; their faction is UNIVERSAL."""

SUPPLY: Final = 0
FRIMAN: Final = 1
CHIEF: Final = 2
PRIEST: Final = 3
LORD: Final = 4
QUEEN: Final = 5
KING: Final = 6
TOOL: Final = 7
WEAPON: Final = 8
AMULET: Final = 9
TITLE: Final = 10
SCROLL: Final = 11
TENT: Final = 12
HORSE: Final = 13
KINDS: Final = 14
"""The kinds of the base game and the royals are below."""
STARDUST: Final = 14
CASKET: Final = 15
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
ARROW: Final = 26
BAG: Final = 27
STANDARD: Final = 28
MANTLE: Final = 29
CRYSTAL: Final = 30
MASK: Final = 31
LOST_SCROLL: Final = 32
MIRROR: Final = 33
"""The fate card that is kept as a copy of somebody's Great Artefact (SG-FAT-06)."""
ALL_KINDS: Final = 40
JOKER: Final = 255
"""Stands for the kind of an open card whose owner has not said yet what it is (BT-USE-AMU-7)."""

GREAT: Final = 128
"""The first Great Artefact."""
CARDS: Final = 160
"""All card numbers are below."""

UNITS: Final[list[str]] = [unit["id"] for unit in DATA["units"]]
ARTEFACTS: Final[list[str]] = [artefact["id"] for artefact in DATA["artefacts"]]
_ALL_GREATS: Final[list[dict[str, Any]]] = DATA["great_artefacts"] + STORMGATES["great_artefacts"]
GREATS: Final[list[str]] = [great["id"] for great in _ALL_GREATS]


def card_of(kind: Kind, faction: Faction) -> Card:
    """The card of a kind; Great Artefacts have no faction to choose."""
    if kind >= HAMMER:
        return GREAT + kind - HAMMER
    return kind * 8 + faction


SUPPLY_CARD: Final = SUPPLY * 8 + NEUTRAL
STARDUST_CARD: Final = STARDUST * 8 + NEUTRAL
CASKET_CARD: Final = CASKET * 8 + NEUTRAL
HAMMER_CARD: Final = GREAT
PAVILION_CARD: Final = GREAT + PAVILION - HAMMER
MIRROR_CARD: Final = GREAT + MIRROR - HAMMER


def _are(place: int) -> list[bool]:
    """By card: whether it is the unit in this place among the cards of its rank."""
    return [card & 7 == place and FRIMAN <= card >> 3 <= LORD for card in range(256)]


IS_UNBOUND: Final[list[bool]] = _are(UNIVERSAL)
"""The universal mercenaries (BT-UNB-1)."""
IS_ZEALOT: Final[list[bool]] = _are(ZEALOT)
"""The Order of the Half (SG-ZEA-01)."""
KIND: Final[list[int]] = [c >> 3 if c < GREAT else HAMMER + c - GREAT for c in range(256)]
FACTION: Final[list[int]] = [UNIVERSAL if c >= GREAT or IS_ZEALOT[c] else c & 7 for c in range(256)]


def _kind_words() -> list[str]:
    words = [f"-{kind}" for kind in range(CASKET + 1)]
    words[SUPPLY] = "supply"
    words[STARDUST] = "stardust"
    words[CASKET] = "casket"
    for royal in STORMGATES["royals"]:
        words[royal["rank"]] = royal["id"]
    for i, unit in enumerate(UNITS):
        words[FRIMAN + i] = unit
    for i, artefact in enumerate(ARTEFACTS):
        words[TOOL + i] = artefact
    return words


GREAT_WORDS: Final[list[str]] = [great.split("_of_")[0].replace("_", "-") for great in GREATS]
KIND_WORDS: Final[list[str]] = [*_kind_words(), *GREAT_WORDS, "mirror"]


def _card_words() -> list[str]:
    words = [f"-{card}" for card in range(CARDS)]
    words[SUPPLY_CARD] = "supply"
    words[STARDUST_CARD] = "stardust"
    words[CASKET_CARD] = "casket"
    words[MIRROR_CARD] = "mirror"
    for faction, color in enumerate(COLORS):
        for kind in range(FRIMAN, KINDS):
            if not KIND_WORDS[kind].startswith("-"):
                words[card_of(kind, faction)] = f"{KIND_WORDS[kind]}.{color}"
    for kind in range(FRIMAN, LORD + 1):
        words[card_of(kind, UNIVERSAL)] = f"{KIND_WORDS[kind]}.unbound"
        words[card_of(kind, ZEALOT)] = f"{KIND_WORDS[kind]}.zealot"
    for i, great in enumerate(GREAT_WORDS):
        words[GREAT + i] = great
    return words


CARD_WORDS: Final[list[str]] = _card_words()


def is_base_card(card: Card) -> bool:
    """Whether a card comes with the base game."""
    if card >= GREAT:
        return card - GREAT < len(DATA["great_artefacts"])
    if card >> 3 in (QUEEN, KING, STARDUST, CASKET) or IS_ZEALOT[card]:
        return False
    return card & 7 < BASE_FACTIONS or card & 7 >= UNIVERSAL


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
    for royal in STORMGATES["royals"]:
        strengths[royal["rank"]] = royal["strength"]
    for i, great in enumerate(_ALL_GREATS):
        strengths[HAMMER + i] = great["strength"][side]
    return strengths


ATTACK: Final[list[int]] = _strengths("attack")
DEFENCE: Final[list[int]] = _strengths("defence")

IS_WEAPON: Final[list[bool]] = [kind in (WEAPON, SWORD, SHIELD, ARROW) for kind in range(256)]
"""What opens a battle and hires a hero: a weapon, or what is one in every respect."""

DECK_KINDS: Final[list[int]] = [*range(FRIMAN, LORD + 1), *range(TOOL, HORSE + 1)]
"""The kinds that have a deck in the pool."""

SUPPLIES_WITH: Final[list[int]] = [0 if IS_UNBOUND[card] else 1 for card in range(256)]
"""By unit: the supplies that come with it (BT-HIR-2, BT-UNB-3, SG-ZEA-02)."""
for _rank in range(FRIMAN, LORD + 1):
    SUPPLIES_WITH[card_of(_rank, ZEALOT)] = STORMGATES["zealots"]["supply_on_hire"]

_FIXED_KINDS: Final[dict[int, str]] = {
    QUEEN: "SG-ROY-06",
    KING: "SG-ROY-06",
    STARDUST: "SG-DST-04",
    CASKET: "SG-CHS-01",
}


def _fixed_by(card: Card) -> str:
    if IS_UNBOUND[card]:
        return "BT-UNB-5"
    if IS_ZEALOT[card]:
        return "SG-ZEA-06"
    return "BT-GRT-2" if card >= GREAT else _FIXED_KINDS.get(KIND[card], "")


FIXED_BY: Final[list[str]] = [_fixed_by(card) for card in range(256)]
"""By card: the rule by which no ordinary artefact transforms it, or an empty text."""

ALTERABLE: Final[list[bool]] = [not rule for rule in FIXED_BY]
"""What ordinary artefacts can transform (BT-USE-AMU-1, BT-UNB-5, SG-ROY-06, SG-ZEA-06)."""

REACHES: Final[list[bool]] = [kind == ARROW for kind in range(256)]
"""What may open a battle against an object that the hero does not stand beside (SG-GRT-11)."""

SUSPENDABLE: Final[list[bool]] = [KIND[card] != STARDUST for card in range(256)]
"""What may go to limbo as a price; stardust never leaves its owner (SG-DST-04)."""

TRANSFORMERS: Final[list[bool]] = [kind in (AMULET, TITLE, SCROLL) for kind in range(256)]

ARTEFACT_PRICE: Final[list[list[int]]] = [[] for _ in range(ALL_KINDS)]
"""What an artefact costs, as a flat list of kind and number (section 2 of the rules)."""
NEVER_HIRED: Final[dict[int, str]] = {QUEEN: "SG-ROY-01", KING: "SG-ROY-01"}
"""Units that no price hires, and the rule that says so."""
HIRE_PRICE: Final[list[list[int]]] = [[] for _ in range(ALL_KINDS)]


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
