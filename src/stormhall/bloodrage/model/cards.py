"""The 102 cards as tables of small ints; a card is the number of its entry in the data file."""

from __future__ import annotations

from typing import Any, Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model.components import CARD_KINDS, CARDS, HOOK_WORDS

Card = int

LEADER_UPGRADE: Final = 0
WARRIOR_UPGRADE: Final = 1
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
"""Entries of an age stand in a row; `components.py` checks it."""
KIND_OF: Final[list[int]] = [CARD_KINDS.index(card["kind"]) for card in CARDS]
HOOK_OF: Final[list[int]] = [HOOK_WORDS.index(card["hook"]) for card in CARDS]
BONUS: Final[list[int]] = [card["strength"] if card["kind"] == "battle" else 0 for card in CARDS]
"""What a card adds when it is revealed in a battle as it is (BR-BAT-4)."""
WORTH: Final[list[float]] = [float(card["worth"]) for card in CARDS]
"""What a card that comes in its own age is worth to a bot, in glory that it brings on average."""
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


def _hook(word: str) -> int:
    return HOOK_WORDS.index(word)


FREE_MONSTER: Final[int] = _hook("free-upgrade-and-invade")
HAMMERS: Final[int] = _hook("leader-pillage-move")
LEADER_RAISE: Final[int] = _hook("leader-pillage-raise")
DRAGON_SHIP: Final[int] = _hook("ship-destroyed-glory")
CHARM: Final[int] = _hook("upgrade-discount")
SUCCOR: Final[int] = _hook("invade-extra-warrior")
BLESSING: Final[int] = _hook("lose-battle-free-warrior")
RELEASE_GLORY: Final[int] = _hook("valhalla-release-glory")
THORS_GLORY: Final[int] = _hook("battle-two-enemies-destroyed-glory")
QUEST_AS_BATTLE: Final[int] = _hook("quest-as-battle-card")
PROTECTION: Final[int] = _hook("prevent-destruction")
INSPIRATION: Final[int] = _hook("double-ragnarok-glory")
THORS_DOMAIN: Final[int] = _hook("after-invade-pillage")
CHALLENGE: Final[int] = _hook("action-repillage")
PROWESS: Final[int] = _hook("keep-played-cards")
FRIGGAS_DOMAIN: Final[int] = _hook("invade-from-valhalla")
SACRIFICE: Final[int] = _hook("action-sacrifice")
THRONE: Final[int] = _hook("double-quest-glory")
CONQUEST_CARD: Final[int] = _hook("end-glory-per-figure-on-board")
VALKYRIE_CARD: Final[int] = _hook("glory-per-enemy-destroyed-in-battle")
RETREAT_HOOK: Final[int] = _hook("retreat-to-yggdrasil")
SHIP_MONSTER: Final[int] = _hook("counts-as-ship")
INVADE_KILL: Final[int] = _hook("invade-destroy-enemy")
ELF_HOOK: Final[int] = _hook("may-invade-yggdrasil")
WARRIOR_HOOKS: Final[list[int]] = [_hook("warrior-pairs"), _hook("warrior-str")]
FROST_GIANT_CARD: Final[int] = _hook("double-pillage-reward")

GRACE: Final[int] = _hook("pillage-raise-other-stat")
SIGHT: Final[int] = _hook("copy-highest-enemy-value")
TRICKERY: Final[int] = _hook("lose-steal-rage")
BACKSTAB: Final[int] = _hook("lose-steal-glory")
POISON: Final[int] = _hook("lose-take-winner-cards")
SMITE: Final[int] = _hook("destroy-one-warrior-each-opponent")
TIDE: Final[int] = _hook("each-keeps-one-figure")
HAMMER: Final[int] = _hook("win-glory")
OATH: Final[int] = _hook("win-raise-stat")
ASCENSION: Final[int] = _hook("win-rage-and-glory")
JUDGEMENT: Final[int] = _hook("glory-per-figure-destroyed-in-battle")
PRIMACY: Final[int] = _hook("cancel-enemy-text")
WATCH_CARD: Final[int] = _hook("discard-all-and-replay")
AFTER_REVEAL: Final[int] = _hook("after-reveal-play")

_MAIN_PARAMETER: Final = [
    "glory",
    "rage",
    "strength",
    "stats",
    "factor",
    "times",
    "warriors",
    "rage-per-card",
    "str-in-yggdrasil",
]


def _amount(card: dict[str, Any]) -> int:
    """The number of a card's effect; a second number has a table of its own."""
    params = card.get("params", {})
    for name in _MAIN_PARAMETER:
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
    """The provinces of which one must be led; 0 for a quest of another kind."""
    params = card.get("params", {})
    if card["hook"] == "quest-most-str-region":
        return b.REGIONS[params["region"]]
    if card["hook"] == "quest-most-str-province":
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
