"""The vocabulary of card effects: the words of the data file, numbered in this order.

A hook names its word and the parameters that a card with it must give: a number of 1 or more, or
one of the values that the rules support.
"""

from __future__ import annotations

from typing import Final

HOOKS: Final[dict[str, dict[str, list[object]]]] = {}
"""By word: its parameters with the values that the rules support; none means any number."""


def _hook(word: str, *numbers: str, **values: list[object]) -> int:
    assert word not in HOOKS, f"the hook {word!r} is declared twice"
    HOOKS[word] = {**{number: [] for number in numbers}, **values}
    return len(HOOKS) - 1


NO_TEXT: Final[int] = _hook("none")
FREE_MONSTER: Final[int] = _hook("free-upgrade-and-invade")
SHIP_MONSTER: Final[int] = _hook("counts-as-ship")
INVADE_KILL: Final[int] = _hook("invade-destroy-enemy", victims=["warrior", "non-monster"])
DARK_ELF: Final[int] = _hook("may-invade-yggdrasil", "str-in-yggdrasil")
VALKYRIE: Final[int] = _hook("glory-per-enemy-destroyed-in-battle", "glory")
FROST_GIANT: Final[int] = _hook("double-pillage-reward", "times")
RETREAT: Final[int] = _hook("retreat-to-yggdrasil")
HAMMERS: Final[int] = _hook("leader-pillage-move")
LEADER_RAISE: Final[int] = _hook("leader-pillage-raise", stats=[1, 3])
WARRIOR_PAIRS: Final[int] = _hook("warrior-pairs", "single", "pair")
STRONG_WARRIORS: Final[int] = _hook("warrior-str", "single")
DRAGON_SHIP: Final[int] = _hook("ship-destroyed-glory", "glory")
CHARM: Final[int] = _hook("upgrade-discount", "rage")
SUCCOR: Final[int] = _hook("invade-extra-warrior", warriors=[1])
BLESSING: Final[int] = _hook("lose-battle-free-warrior", warriors=[1])
RELEASE_GLORY: Final[int] = _hook("valhalla-release-glory", "glory")
THORS_GLORY: Final[int] = _hook("battle-two-enemies-destroyed-glory", "glory", "threshold")
QUEST_AS_BATTLE: Final[int] = _hook("quest-as-battle-card", "strength")
PROTECTION: Final[int] = _hook("prevent-destruction", "rage")
INSPIRATION: Final[int] = _hook("double-ragnarok-glory", "factor")
THORS_DOMAIN: Final[int] = _hook("after-invade-pillage", "rage")
CHALLENGE: Final[int] = _hook("action-repillage", "rage")
PROWESS: Final[int] = _hook("keep-played-cards", "rage-per-card")
FRIGGAS_DOMAIN: Final[int] = _hook("invade-from-valhalla", "rage")
SACRIFICE: Final[int] = _hook("action-sacrifice", figures=[2], stats=[1])
THRONE: Final[int] = _hook("double-quest-glory", "factor")
CONQUEST: Final[int] = _hook("end-glory-per-figure-on-board", "glory")
REGION_QUEST: Final[int] = _hook("quest-most-str-region", "region")
PROVINCE_QUEST: Final[int] = _hook("quest-most-str-province", "province")
DEATH_QUEST: Final[int] = _hook("quest-valhalla-count", "min-figures")
GRACE: Final[int] = _hook("pillage-raise-other-stat", stats=[1])
SIGHT: Final[int] = _hook("copy-highest-enemy-value")
TRICKERY: Final[int] = _hook("lose-steal-rage", "rage")
BACKSTAB: Final[int] = _hook("lose-steal-glory", "glory")
POISON: Final[int] = _hook("lose-take-winner-cards")
SMITE: Final[int] = _hook("destroy-one-warrior-each-opponent", "warriors")
TIDE: Final[int] = _hook("each-keeps-one-figure", keep=[1])
HAMMER: Final[int] = _hook("win-glory", "glory")
OATH: Final[int] = _hook("win-raise-stat", stats=[1])
ASCENSION: Final[int] = _hook("win-rage-and-glory", "glory", "rage")
JUDGEMENT: Final[int] = _hook("glory-per-figure-destroyed-in-battle", "glory")
PRIMACY: Final[int] = _hook("cancel-enemy-text")
WATCH: Final[int] = _hook("discard-all-and-replay")
AFTER_REVEAL: Final[int] = _hook("after-reveal-play")

HOOK_WORDS: Final[list[str]] = list(HOOKS)

ONLY_FIGURE: Final[dict[str, str]] = {
    "counts-as-ship": "sea-serpent",
    "may-invade-yggdrasil": "dark-elf",
    "glory-per-enemy-destroyed-in-battle": "valkyrie",
    "double-pillage-reward": "frost-giant",
    "retreat-to-yggdrasil": "volur-witch",
}
"""Effects that the rules look up by the figure with the effect."""
ONLY_CARD: Final[list[int]] = [GRACE, JUDGEMENT]
"""Effects that act after their card has left the battle: the rules find the card by effect."""
