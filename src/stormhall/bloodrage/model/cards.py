"""The cards as tables of small ints; a card is the number of its entry in the data file."""

from __future__ import annotations

from typing import Any, Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model.components import CARD_KINDS, CARDS
from stormhall.bloodrage.model.hooks import HOOK_WORDS, PROVINCE_QUEST, REGION_QUEST

Card = int

SHIP_UPGRADE: Final = 2
MONSTER: Final = 3
CLAN_UPGRADE: Final = 4
QUEST: Final = 5
BATTLE: Final = 6

CARD_COUNT: Final[int] = len(CARDS)
CARD_WORDS: Final[list[str]] = [card["word"] for card in CARDS]
CARD_INDEX: Final[dict[str, int]] = {word: i for i, word in enumerate(CARD_WORDS)}
CARD_IDS: Final[list[str]] = [card["id"] for card in CARDS]
CARD_NAMES: Final[list[str]] = [card["name"] for card in CARDS]
AGE_OF: Final[list[int]] = [card["age"] - 1 for card in CARDS]
FIRST_OF_AGE: Final[list[int]] = [AGE_OF.index(age) for age in range(b.AGES)]
"""Entries of an age are consecutive; `model/components.py` checks it."""
KIND_OF: Final[list[int]] = [CARD_KINDS.index(card["kind"]) for card in CARDS]
HOOK_OF: Final[list[int]] = [HOOK_WORDS.index(card["hook"]) for card in CARDS]
BONUS: Final[list[int]] = [card["strength"] if card["kind"] == "battle" else 0 for card in CARDS]
"""The bonus printed on a card, which counts when it is revealed in a battle (BR-BAT-4)."""
WORTH: Final[list[float]] = [float(card["worth"]) for card in CARDS]
"""The worth to a bot of a card played in its age: the glory it brings on average."""
PRICE: Final[list[int]] = [card.get("price", 0) for card in CARDS]
QUEST_REWARD: Final[list[int]] = [card.get("glory", 0) for card in CARDS]
FIGURE_OF: Final[list[int]] = [
    b.FIGURE_INDEX[card["figure"]] if "figure" in card else -1 for card in CARDS
]

FIRST_SLOT: Final[list[int]] = [0, 1, 2, 3, 5]
"""Where the slots of a kind of upgrade begin on a clan sheet."""
SLOT_COUNT: Final[list[int]] = [1, 1, 1, 2, 3]
KIND_OF_SLOT: Final[list[int]] = [k for k, count in enumerate(SLOT_COUNT) for _ in range(count)]
SLOTS: Final = 8
WARRIOR_SLOT: Final = 1
MONSTER_SLOT: Final = 3
CLAN_SLOT: Final = 5
assert FIRST_SLOT[1:2] + FIRST_SLOT[3:] == [WARRIOR_SLOT, MONSTER_SLOT, CLAN_SLOT]


_MAIN_PARAMETERS: Final = [
    "glory", "rage", "strength", "stats", "factor", "times", "warriors", "rage-per-card",
    "str-in-yggdrasil",
]  # fmt: skip


def _amount(card: dict[str, Any]) -> int:
    """The number of a card's effect; a second number has its own table."""
    params = card.get("params", {})
    for name in _MAIN_PARAMETERS:
        if name in params:
            return int(params[name])
    return 0


AMOUNT: Final[list[int]] = [_amount(card) for card in CARDS]
ASCENSION_RAGE: Final[list[int]] = [
    card["params"]["rage"] if card["hook"] == "win-rage-and-glory" else 0 for card in CARDS
]
THRESHOLD: Final[list[int]] = [card.get("params", {}).get("threshold", 0) for card in CARDS]
SINGLE: Final[list[int]] = [card.get("params", {}).get("single", 1) for card in CARDS]
"""STR of one Warrior under a Warrior upgrade, and of two together (D-64)."""
PAIR: Final[list[int]] = [
    card.get("params", {}).get("pair", 2 * SINGLE[i]) for i, card in enumerate(CARDS)
]
STRENGTH_IN_YGGDRASIL: Final[int] = next(
    AMOUNT[i] for i, card in enumerate(CARDS) if card["hook"] == "may-invade-yggdrasil"
)


def _quest_mask(card: dict[str, Any]) -> int:
    """The provinces of which one must be led; 0 for another kind of quest."""
    params = card.get("params", {})
    if HOOK_WORDS.index(card["hook"]) == REGION_QUEST:
        return b.REGIONS[params["region"]]
    if HOOK_WORDS.index(card["hook"]) == PROVINCE_QUEST:
        return 1 << b.PROVINCE_NAMES.index(params["province"])
    return 0


QUEST_PROVINCES: Final[list[int]] = [_quest_mask(card) for card in CARDS]
QUEST_DEAD: Final[list[int]] = [card.get("params", {}).get("min-figures", 0) for card in CARDS]


def copies(card: Card, seats: int) -> int:
    """How many of a card are in a game with this many clans (BR-SET-8)."""
    marked: list[int] = CARDS[card]["copies"]
    return sum(marked[: seats - 1])


def deck_of(age: int, seats: int) -> list[Card]:
    """All cards of an age, counted from 0, in the order of the data file."""
    deck: list[Card] = []
    for card in range(CARD_COUNT):
        if AGE_OF[card] == age:
            deck.extend([card] * copies(card, seats))
    return deck


def words_of(cards: list[Card]) -> list[str]:
    """The words of cards, as notation and documents write them."""
    return [CARD_WORDS[card] for card in cards]


def _other_spellings() -> dict[str, str]:
    """Other words that people may write for a card: with its age, or its id."""
    spellings: dict[str, str] = {}
    for card, word in enumerate(CARD_WORDS):
        plain = CARD_IDS[card].split("-", 1)[1].removeprefix("quest-")
        age = AGE_OF[card] + 1
        later = word.endswith(f".{age}")
        for spelling in (f"{word}.{age}", f"{plain}.{age}", "" if later else plain, CARD_IDS[card]):
            if spelling and spelling not in CARD_WORDS:
                spellings[spelling] = word
    return spellings


CARD_SPELLINGS: Final = _other_spellings()
"""By other spelling: the word of the card."""
