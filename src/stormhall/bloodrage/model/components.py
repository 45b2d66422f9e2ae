"""The data files of Blood Rage, loaded and compared with the totals of the rules."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from stormhall.bloodrage.model.hooks import HOOK_WORDS, HOOKS, ONLY_CARD, ONLY_FIGURE
from stormhall.kernel.core.errors import DataError
from stormhall.kernel.core.problems import Problem, problem

CARD_FILE: Final = "cards.json"
BOARD_FILE: Final = "board.json"

CARD_KINDS: Final = [
    "upgrade-leader", "upgrade-warrior", "upgrade-ship", "monster", "upgrade-clan", "quest",
    "battle",
]  # fmt: skip


AGES: Final = 3
DECKS: Final = 3
"""How many sizes a deck comes in: for two, three or four clans."""
VILLAGE_TOTAL: Final = 32


def load(name: str) -> dict[str, Any]:
    """A data file of this package."""
    text = files("stormhall.bloodrage").joinpath("data", name).read_text(encoding="utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


def check(board: dict[str, Any], cards: dict[str, Any]) -> None:
    """Compare the data files with the rules; a `DataError` names the first contradiction."""
    _check_board(board)
    entries: list[dict[str, Any]] = cards["cards"]
    for card in entries:
        _check_card(str(card.get("id", "?")), card)
        _check_parameters(card, board)
    monsters = [card for card in entries if card["kind"] == "monster"]
    only = [card for card in entries if HOOK_WORDS.index(card["hook"]) in ONLY_CARD]
    for field, cards_with_it in (
        ("id", entries),
        ("word", entries),
        ("figure", monsters),
        ("hook", only),
    ):
        _check_twice(field, cards_with_it)
    _check_totals(entries, cards["decks"], cards["monsters"])
    ages = [card["age"] for card in entries]  # tables and masks need them in order of age
    _require(CARD_FILE, "cards", ages == sorted(ages), problem("unsorted"))


def _require(file: str, entry: str, holds: bool, reason: Problem) -> None:
    if not holds:
        raise DataError(file, entry, reason)


def _expect(file: str, entry: str, found: object, expected: object) -> None:
    _require(file, entry, found == expected, problem("expected", expected=expected, found=found))


def _check_card(name: str, card: dict[str, Any]) -> None:
    for field in ("id", "word", "name", "age", "kind", "copies", "hook", "worth"):
        _require(CARD_FILE, f"{name}.{field}", field in card, problem("missing"))
    for field, known in (("kind", CARD_KINDS), ("hook", HOOK_WORDS)):
        word = card[field]
        _require(CARD_FILE, f"{name}.{field}", word in known, problem("unknown", word=word))
    age = card["age"]
    bounds = problem("bounds", least=1, most=AGES, found=age)
    _require(CARD_FILE, f"{name}.age", age in range(1, AGES + 1), bounds)
    _expect(CARD_FILE, f"{name}.copies", len(card["copies"]), DECKS)
    value = {"quest": "glory", "battle": "strength"}.get(card["kind"], "price")
    _require(CARD_FILE, f"{name}.{value}", isinstance(card.get(value), int), problem("missing"))


def _check_parameters(card: dict[str, Any], board: dict[str, Any]) -> None:
    """Check that a card gives exactly the parameters of its hook, with supported values."""
    name, hook, params = card["id"], card["hook"], card.get("params", {})
    places = {
        "region": [each["region"] for each in board["provinces"]],
        "province": [*(each["name"] for each in board["provinces"]), board["centre"]],
    }
    _expect(CARD_FILE, f"{name}.params", sorted(params), sorted(HOOKS[hook]))
    for word, value in params.items():
        values = HOOKS[hook][word] or places.get(word)
        possible = value in values if values else isinstance(value, int) and value > 0
        _require(CARD_FILE, f"{name}.params.{word}", possible, problem("unknown", word=value))
    if hook in ONLY_FIGURE:
        _expect(CARD_FILE, f"{name}.figure", card.get("figure"), ONLY_FIGURE[hook])


def _check_twice(field: str, cards: list[dict[str, Any]]) -> None:
    values = [card[field] for card in cards]
    for card in cards:
        _require(
            CARD_FILE,
            f"{card['id']}.{field}",
            values.count(card[field]) == 1,
            problem("same-twice"),
        )


def _check_totals(cards: list[dict[str, Any]], decks: list[list[int]], monsters: int) -> None:
    """BR-SET-8, -9: check the number of cards per age and of clans, and the number of monsters."""
    for age in range(1, AGES + 1):
        size = 0
        for mark, expected in enumerate(decks[age - 1]):
            size += sum(card["copies"][mark] for card in cards if card["age"] == age)
            _expect(CARD_FILE, f"decks, age {age}, {mark + 2} clans", size, expected)
    figures = {card["figure"] for card in cards if card["kind"] == "monster"}
    _expect(CARD_FILE, "monsters", len(figures), monsters)


def _check_board(board: dict[str, Any]) -> None:
    provinces = board["provinces"]
    _expect(BOARD_FILE, "provinces", len(provinces), 2 * len(board["fjords"]))
    _expect(BOARD_FILE, "villages", sum(each["villages"] for each in provinces), VILLAGE_TOTAL)
    for fjord in board["fjords"]:
        _expect(BOARD_FILE, fjord, [each["fjord"] for each in provinces].count(fjord), 2)
    tokens = board["pillage_tokens"]
    _expect(BOARD_FILE, "pillage_tokens", sorted(tokens), ["axes", "glory", "horns", "rage"])
    _expect(BOARD_FILE, "pillage_tokens", sum(tokens.values()), len(provinces))
    for stat, track in [*board["tracks"].items(), ("legends", board["legends"])]:
        _expect(BOARD_FILE, stat, len(track), 6)
        _require(BOARD_FILE, stat, track == sorted(track), problem("unsorted"))


BOARD: Final[dict[str, Any]] = load(BOARD_FILE)
_CARD_DATA: Final[dict[str, Any]] = load(CARD_FILE)
check(BOARD, _CARD_DATA)
CARDS: Final[list[dict[str, Any]]] = _CARD_DATA["cards"]
