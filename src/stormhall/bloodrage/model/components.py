"""Loading the data files of Blood Rage and checking them against the totals of the rules."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from stormhall.kernel.core.errors import DataError

CARD_FILE: Final = "cards.json"
BOARD_FILE: Final = "board.json"

CARD_KINDS: Final = [
    "upgrade-leader",
    "upgrade-warrior",
    "upgrade-ship",
    "monster",
    "upgrade-clan",
    "quest",
    "battle",
]

# The vocabulary of effects: the word and the parameters that a card with it must give.
HOOKS: Final[dict[str, list[str]]] = {
    "none": [],
    "free-upgrade-and-invade": [],
    "counts-as-ship": [],
    "invade-destroy-enemy": ["victims"],
    "may-invade-yggdrasil": ["str-in-yggdrasil"],
    "glory-per-enemy-destroyed-in-battle": ["glory"],
    "double-pillage-reward": ["times"],
    "retreat-to-yggdrasil": [],
    "leader-pillage-move": [],
    "leader-pillage-raise": ["stats"],
    "warrior-pairs": ["single", "pair"],
    "warrior-str": ["single"],
    "ship-destroyed-glory": ["glory"],
    "upgrade-discount": ["rage"],
    "invade-extra-warrior": ["warriors"],
    "lose-battle-free-warrior": ["warriors"],
    "valhalla-release-glory": ["glory"],
    "battle-two-enemies-destroyed-glory": ["glory", "threshold"],
    "quest-as-battle-card": ["strength"],
    "prevent-destruction": ["rage"],
    "double-ragnarok-glory": ["factor"],
    "after-invade-pillage": ["rage"],
    "action-repillage": ["rage"],
    "keep-played-cards": ["rage-per-card"],
    "invade-from-valhalla": ["rage"],
    "action-sacrifice": ["figures", "stats"],
    "double-quest-glory": ["factor"],
    "end-glory-per-figure-on-board": ["glory"],
    "quest-most-str-region": ["region"],
    "quest-most-str-province": ["province"],
    "quest-valhalla-count": ["min-figures"],
    "pillage-raise-other-stat": ["stats"],
    "copy-highest-enemy-value": [],
    "lose-steal-rage": ["rage"],
    "lose-steal-glory": ["glory"],
    "lose-take-winner-cards": [],
    "destroy-one-warrior-each-opponent": ["warriors"],
    "each-keeps-one-figure": ["keep"],
    "win-glory": ["glory"],
    "win-raise-stat": ["stats"],
    "win-rage-and-glory": ["glory", "rage"],
    "glory-per-figure-destroyed-in-battle": ["glory"],
    "cancel-enemy-text": [],
    "discard-all-and-replay": [],
    "after-reveal-play": [],
}
HOOK_WORDS: Final = list(HOOKS)

AGES: Final = 3
DECKS: Final = 3
"""Numbers of clans that a deck is made for: two, three or four."""
VILLAGE_TOTAL: Final = 32


def load(name: str) -> dict[str, Any]:
    """A data file of this package."""
    text = files("stormhall.bloodrage").joinpath("data", name).read_text(encoding="utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


def check_cards(document: dict[str, Any]) -> list[dict[str, Any]]:
    """The entries of the card file, or a `DataError` for the first that cannot be."""
    cards: list[dict[str, Any]] = document["cards"]
    ids: set[str] = set()
    words: set[str] = set()
    for card in cards:
        name = str(card.get("id", "?"))
        _check_card(name, card)
        if name in ids or card["word"] in words:
            raise DataError(CARD_FILE, name, "its id or its word occurs twice")
        ids.add(name)
        words.add(card["word"])
    _check_totals(cards, document["decks"], document["monsters"])
    _check_order(cards)
    return cards


def _check_card(name: str, card: dict[str, Any]) -> None:
    for field in ("id", "word", "name", "age", "kind", "copies", "hook", "worth"):
        if field not in card:
            raise DataError(CARD_FILE, name, f"field {field} is missing")
    if card["kind"] not in CARD_KINDS:
        raise DataError(CARD_FILE, name, f"kind {card['kind']!r} is unknown")
    if card["age"] not in range(1, AGES + 1) or len(card["copies"]) != DECKS:
        raise DataError(CARD_FILE, name, "age or copies are out of range")
    if card["hook"] not in HOOKS:
        raise DataError(CARD_FILE, name, f"hook {card['hook']!r} is unknown")
    given = sorted(card.get("params", {}))
    if given != sorted(HOOKS[card["hook"]]):
        raise DataError(CARD_FILE, name, f"params {given} do not fit hook {card['hook']}")
    needed = {"quest": "glory", "battle": "strength"}.get(card["kind"], "price")
    if not isinstance(card.get(needed), int):
        raise DataError(CARD_FILE, name, f"field {needed} is missing")


def _check_order(cards: list[dict[str, Any]]) -> None:
    """Entries stand age after age: tables and masks count on it."""
    ages = sorted(card["age"] for card in cards)
    for i, card in enumerate(cards):
        if card["age"] != ages[i]:
            raise DataError(CARD_FILE, card["id"], f"entry {i + 1} is not of its age")


def _check_totals(cards: list[dict[str, Any]], decks: list[list[int]], monsters: int) -> None:
    """BR-SET-8: the cards of each age for two, three and four clans; BR-SET-9: the monsters."""
    for age in range(1, AGES + 1):
        size = 0
        for mark, expected in enumerate(decks[age - 1]):
            size += sum(card["copies"][mark] for card in cards if card["age"] == age)
            if size != expected:
                raise DataError(
                    CARD_FILE, f"age {age}", f"{size} cards for {mark + 2} clans, not {expected}"
                )
    figures = {card["figure"] for card in cards if card["kind"] == "monster"}
    if len(figures) != monsters:
        raise DataError(CARD_FILE, "monsters", f"{len(figures)} of them, not {monsters}")


def check_board(document: dict[str, Any]) -> dict[str, Any]:
    """The board file, or a `DataError` for the first thing that cannot be."""
    provinces = document["provinces"]
    villages = sum(province["villages"] for province in provinces)
    if len(provinces) != 8 or villages != VILLAGE_TOTAL:
        raise DataError(BOARD_FILE, "provinces", f"{len(provinces)} with {villages} villages")
    for fjord in document["fjords"]:
        supported = [province["name"] for province in provinces if province["fjord"] == fjord]
        if len(supported) != 2:
            raise DataError(BOARD_FILE, fjord, f"supports {supported}, not two provinces")
    tokens = document["pillage_tokens"]
    if sum(tokens.values()) != len(provinces) or set(tokens) != {"rage", "axes", "horns", "glory"}:
        raise DataError(BOARD_FILE, "pillage_tokens", f"{tokens} for {len(provinces)} provinces")
    for stat, track in [*document["tracks"].items(), ("legends", document["legends"])]:
        if len(track) != 6 or track != sorted(track):
            raise DataError(BOARD_FILE, stat, f"{track} is no track of six rising steps")
    return document


BOARD: Final[dict[str, Any]] = check_board(load(BOARD_FILE))
CARDS: Final[list[dict[str, Any]]] = check_cards(load(CARD_FILE))
