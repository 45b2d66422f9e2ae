"""Creation cards as small ints (BT-CMP-1 to -6).

Equal cards have no identity, so a card is its kind and its faction: `kind * 8 + faction`. Great
Artefacts, one card each, have numbers from 128 on, and each is a kind of its own. Cards of other
boxes have numbers in the same tables; their data gives the numbers and the rules that differ. The
config of a game says which factions and cards are in it. Terrain cards are in `board.py` (BT-CMP-7
to -9).
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model.components import DATA, FURTHER
from stormhall.kernel.core.errors import DataError
from stormhall.kernel.core.problems import problem

Card = int
Kind = int
Faction = int

BASE_FACTIONS: Final[int] = len(DATA["factions"])
_ALL_FACTIONS: Final[list[dict[str, Any]]] = DATA["factions"] + sorted(
    [faction for box in FURTHER for faction in box["factions"]],
    key=lambda faction: int(faction["order"]),
)
FACTIONS: Final[list[str]] = [faction["id"] for faction in _ALL_FACTIONS]
COLORS: Final[list[str]] = [faction["color"] for faction in _ALL_FACTIONS]
TERRAINS: Final[list[str]] = [faction["terrain"] for faction in _ALL_FACTIONS]
UNIVERSAL: Final = 6
"""The faction of cards that belong to every faction at once: Unbound and Great Artefacts."""
NEUTRAL: Final = 7
"""The faction of cards that belong to none, such as supplies (BT-CMP-2)."""

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
"""Units, artefacts and supplies have smaller numbers."""
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
NO_KIND: Final = 15
"""The kind of a card that pays nothing."""
JOKER: Final = 255
"""The kind of an open card whose owner has not said yet what it is (BT-USE-AMU-7)."""

GREAT: Final = 128
"""The first Great Artefact."""
CARDS: Final = 160
"""All card numbers are smaller."""

UNITS: Final[list[str]] = [unit["id"] for unit in DATA["units"]]
ARTEFACTS: Final[list[str]] = [artefact["id"] for artefact in DATA["artefacts"]]
_ALL_GREATS: Final[list[dict[str, Any]]] = DATA["great_artefacts"] + [
    great for box in FURTHER for great in box["great_artefacts"]
]
GREATS: Final[list[str]] = [great["id"] for great in _ALL_GREATS]


def card_of(kind: Kind, faction: Faction) -> Card:
    """The card of a kind and a faction; a Great Artefact has no faction to choose."""
    if kind >= HAMMER:
        return GREAT + kind - HAMMER
    return kind * 8 + faction


SUPPLY_CARD: Final = SUPPLY * 8 + NEUTRAL
HAMMER_CARD: Final = GREAT
PAVILION_CARD: Final = GREAT + PAVILION - HAMMER


def _added(what: str) -> list[dict[str, Any]]:
    """The entries in which other boxes add cards of one sort."""
    entries: list[dict[str, Any]] = []
    for box in FURTHER:
        for key in box["added"][what]:
            entries.extend(box[key] if isinstance(box[key], list) else [box[key]])
    return entries


_ADDED_KINDS: Final[list[dict[str, Any]]] = [
    {"kind": HAMMER + len(GREATS), **entry}  # without a number: after the Great Artefacts
    for entry in _added("kinds")
]
_ADDED_UNITS: Final[list[dict[str, Any]]] = _added("universal_units")


def units_at(place: int) -> list[bool]:
    """By card: whether it is the unit in this place among the cards of its rank."""
    return [card & 7 == place and FRIMAN <= card >> 3 <= LORD for card in range(256)]


IS_UNBOUND: Final[list[bool]] = units_at(UNIVERSAL)
"""The universal mercenaries (BT-UNB-1)."""
IS_UNIVERSAL_UNIT: Final[list[bool]] = IS_UNBOUND[:]
"""By card: whether it is a unit of all factions."""
for _unit in _ADDED_UNITS:
    for _card, _there in enumerate(units_at(_unit["place"])):
        if _there:
            IS_UNIVERSAL_UNIT[_card] = True
KIND: Final[list[int]] = [c >> 3 if c < GREAT else HAMMER + c - GREAT for c in range(256)]
FACTION: Final[list[int]] = [
    UNIVERSAL if c >= GREAT or IS_UNIVERSAL_UNIT[c] else c & 7 for c in range(256)
]
"""By card: its faction; Great Artefacts and Unbound are universal (BT-GRT-1, BT-UNB-2)."""


GREAT_WORDS: Final[list[str]] = [great.split("_of_")[0].replace("_", "-") for great in GREATS]


def words_of_kinds(added: list[dict[str, Any]]) -> list[str]:
    """The words of all kinds, including those that other boxes add."""
    words = [f"-{kind}" for kind in range(HAMMER)] + GREAT_WORDS
    words[SUPPLY] = "supply"
    for i, unit in enumerate(UNITS):
        words[FRIMAN + i] = unit
    for i, artefact in enumerate(ARTEFACTS):
        words[TOOL + i] = artefact
    for entry in added:
        words.extend(f"-{kind}" for kind in range(len(words), entry["kind"] + 1))
        if not words[entry["kind"]].startswith("-"):
            raise DataError("added.kinds", f"{entry['id']}.kind", problem("same-twice"))
        words[entry["kind"]] = entry["id"]
    return words


KIND_WORDS: Final[list[str]] = words_of_kinds(_ADDED_KINDS)


def _card_words() -> list[str]:
    words = [f"-{card}" for card in range(CARDS)]
    words[SUPPLY_CARD] = "supply"
    for faction, color in enumerate(COLORS):
        for kind in range(FRIMAN, KINDS):
            if not KIND_WORDS[kind].startswith("-"):
                words[card_of(kind, faction)] = f"{KIND_WORDS[kind]}.{color}"
    for kind in range(FRIMAN, LORD + 1):
        words[card_of(kind, UNIVERSAL)] = f"{KIND_WORDS[kind]}.unbound"
        for unit in _ADDED_UNITS:
            words[card_of(kind, unit["place"])] = f"{KIND_WORDS[kind]}.{unit['id']}"
    for i, great in enumerate(GREAT_WORDS):
        words[GREAT + i] = great
    for entry in _ADDED_KINDS:
        if entry["kind"] >= KINDS:
            words[card_of(entry["kind"], NEUTRAL)] = entry["id"]
    return words


CARD_WORDS: Final[list[str]] = _card_words()


def is_base_card(card: Card) -> bool:
    """Whether a card comes with the base game."""
    if card >= GREAT:
        return card - GREAT < len(DATA["great_artefacts"])
    if any(card >> 3 == entry["kind"] for entry in _ADDED_KINDS):
        return False
    if IS_UNIVERSAL_UNIT[card] and not IS_UNBOUND[card]:
        return False
    return card & 7 < BASE_FACTIONS or card & 7 >= UNIVERSAL


CARD_INDEX: Final[dict[str, int]] = {
    word: card for card, word in enumerate(CARD_WORDS) if not word.startswith("-")
}


def names(cards: bytes | list[int]) -> list[str]:
    """The words of cards."""
    return [CARD_WORDS[card] for card in cards]


def _strengths(side: str) -> list[int]:
    """Strength in battle by kind (BT-BAT-1, BT-USE-TOO-4, BT-USE-WEA-2, BT-USE-HOR-2).

    Sword and Shield differ by side (BT-GRT-SWO-1, BT-GRT-SHI-1).
    """
    strengths = [0] * ALL_KINDS
    for i, unit in enumerate(DATA["units"]):
        strengths[FRIMAN + i] = unit["strength"]
    for i, artefact in enumerate(DATA["artefacts"]):
        strengths[TOOL + i] = artefact["strength"]
    for entry in _ADDED_KINDS:
        strengths[entry["kind"]] = entry.get("strength", 0)
    for i, great in enumerate(_ALL_GREATS):
        strengths[HAMMER + i] = great["strength"][side]
    return strengths


ATTACK: Final[list[int]] = _strengths("attack")
DEFENCE: Final[list[int]] = _strengths("defence")

IS_WEAPON: Final[list[bool]] = [kind == WEAPON for kind in range(256)]
"""By kind: whether it is a weapon in every respect, so that it opens a battle and hires a hero."""
REACHES: Final[list[bool]] = [False] * 256
"""By kind: whether it may open a battle against a target that is not on the hero's square."""
for _i, _great in enumerate(_ALL_GREATS):
    IS_WEAPON[HAMMER + _i] = _great["weapon"]
    REACHES[HAMMER + _i] = "reach" in _great["power"]

DECK_KINDS: Final[list[int]] = [*range(FRIMAN, LORD + 1), *range(TOOL, HORSE + 1)]
"""The kinds that have a deck in the pool."""

SUPPLIES_WITH: Final[list[int]] = [0 if IS_UNBOUND[card] else 1 for card in range(256)]
"""By unit: the supplies that come with it (BT-HIR-2, BT-UNB-3)."""


def _rules_of_cards(key: str) -> list[str]:
    """By card: the rule that other boxes name under a key; an empty string if there is none."""
    rules = [""] * 256
    for card in range(GREAT):
        for entry in _ADDED_KINDS:
            if entry["kind"] == KIND[card]:
                rules[card] = entry.get(key, "")
    for unit in _ADDED_UNITS:
        for rank in range(FRIMAN, LORD + 1):
            rules[card_of(rank, unit["place"])] = unit.get(key, "")
    return rules


for _unit in _ADDED_UNITS:
    for _rank in range(FRIMAN, LORD + 1):
        SUPPLIES_WITH[card_of(_rank, _unit["place"])] = _unit["supply_on_hire"]

FIXED_BY: Final[list[str]] = _rules_of_cards("fixed_by")
"""By card: the rule that ordinary artefacts cannot transform it; an empty string if they can."""
for _card in range(256):
    if IS_UNBOUND[_card]:
        FIXED_BY[_card] = "BT-UNB-5"
    elif _card >= GREAT:
        FIXED_BY[_card] = "BT-GRT-2"

ALTERABLE: Final[list[bool]] = [not rule for rule in FIXED_BY]
"""By card: whether ordinary artefacts of all kinds can transform it (BT-UNB-5)."""

TAKES_AMULET: Final[list[bool]] = ALTERABLE[:]
"""By card: whether an amulet can be laid on it (BT-USE-AMU-1)."""
for _entry in _ADDED_KINDS:
    if _entry.get("takes_amulet"):
        TAKES_AMULET[card_of(_entry["kind"], NEUTRAL)] = True

DOUBLED_BY: Final[list[str]] = _rules_of_cards("doubled_by")
"""By card: the rule that it must be doubled before it is laid and pays nothing until then."""

STAYS_BY: Final[list[str]] = _rules_of_cards("stays_by")
"""By card: the rule that it never leaves its owner and so cannot be suspended."""

COPIES: Final[list[int]] = [
    card_of(entry["kind"], NEUTRAL) for entry in _ADDED_KINDS if "copies" in entry
]
"""Cards that are played as any Great Artefact."""

SUBSTITUTE: Final[list[int]] = [NO_KIND] * 16
"""By kind: its substitute, a kind whose cards each stand for one or two of it (BT-USE-TOO-1)."""
SUBSTITUTE[FRIMAN] = TOOL
STEPS_OF: Final[list[int]] = [0] * 16
"""By kind: how many steps one card pays, all of them for one hero (BT-MOV-3)."""
STEPS_OF[SUPPLY] = 1
STEPS_OF[HORSE] = DATA["artefacts"][HORSE - TOOL]["power"]["steps"]
for _entry in _ADDED_KINDS:
    for _word in _entry.get("substitutes", {}):
        SUBSTITUTE[KIND_WORDS.index(_word)] = _entry["kind"]
    if "movement" in _entry:
        STEPS_OF[_entry["kind"]] = _entry["movement"]["steps_up_to"]

TRANSFORMERS: Final[list[bool]] = [kind in (AMULET, TITLE, SCROLL) for kind in range(256)]

ARTEFACT_PRICE: Final[list[list[int]]] = [[] for _ in range(ALL_KINDS)]
"""What an artefact costs, as a flat list of kind and number (section 2 of the rules)."""
NEVER_HIRED: Final[dict[int, str]] = {
    entry["kind"]: entry["never_hired"] for entry in _ADDED_KINDS if "never_hired" in entry
}
"""Units that no price hires, and the rule that says so."""
HIRE_PRICE: Final[list[list[int]]] = [[] for _ in range(ALL_KINDS)]


def price(cost: dict[str, int]) -> list[int]:
    """A cost in the data as a flat list of kind and number."""
    flat: list[int] = []
    for word, number in cost.items():
        flat.append(KIND_WORDS.index(word))
        flat.append(number)
    return flat


for _i, _unit in enumerate(DATA["units"]):
    HIRE_PRICE[FRIMAN + _i] = price(_unit["hire_cost"])
for _i, _artefact in enumerate(DATA["artefacts"]):
    ARTEFACT_PRICE[TOOL + _i] = price(_artefact["cost"])
HERO_PRICE: Final[list[int]] = price(DATA["costs"]["hire_hero"])  # BT-USE-WEA-3
PITCH_PRICE: Final[list[int]] = price(DATA["costs"]["pitch_tent"])
