"""The data files, and their checks when loaded."""

from __future__ import annotations

import copy
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from stormhall import DataError
from stormhall.bloodrage.model.components import BOARD_FILE, CARD_FILE, check, load

RULES = Path(__file__).parents[3] / "docs" / "rules" / "blood-rage-cards.json"


def changed(entry: str, **fields: Any) -> dict[str, Any]:
    document = copy.deepcopy(load(CARD_FILE))
    card = next(card for card in document["cards"] if card["id"] == entry)
    for name, value in fields.items():
        if value is None:
            del card[name]
        else:
            card[name] = value
    return document


def test_the_rules_describe_the_effect_of_each_card_and_repeat_no_value():
    rules = json.loads(RULES.read_text("utf-8"))["cards"]
    cards = load(CARD_FILE)["cards"]

    assert [card["id"] for card in cards] == [rule["id"] for rule in rules]
    assert all(rule["effect"] for rule in rules)
    fields = {field for rule in rules for field in rule}
    assert fields & {field for card in cards for field in card} == {"id"}


def test_each_age_has_its_kinds_of_cards():
    for age in (1, 2, 3):
        kinds: Counter[str] = Counter()
        for card in load(CARD_FILE)["cards"]:
            if card["age"] == age:
                kinds[card["kind"]] += sum(card["copies"])
        assert kinds == {
            "monster": 3, "upgrade-leader": 1, "upgrade-warrior": 1, "upgrade-ship": 1,
            "upgrade-clan": 6, "quest": 9, "battle": 13,
        }  # fmt: skip


@pytest.mark.parametrize(
    ("document", "problem"),
    [
        (changed("age1-troll", hook="dance"), "age1-troll.hook: unknown: dance"),
        (changed("age1-troll", kind="giant"), "age1-troll.kind: unknown: giant"),
        (
            changed("age1-troll", params={"victims": "warrior", "extra": 1}),
            "expected ['victims'], found",
        ),
        (changed("age1-troll", copies=[2, 0, 0]), "age 1, 2 clans: expected 20, found 21"),
        (changed("age1-troll", age=4), "age1-troll.age: expected 1 to 3, found 4"),
        (changed("age1-troll", word="tyr-bash"), "age1-troll.word: the same one twice"),
        (changed("age1-troll", price=None), "age1-troll.price: missing"),
        (changed("age1-troll", name=None), "age1-troll.name: missing"),
        (changed("age1-troll", figure="dark-elf"), "age1-troll.figure: the same one twice"),
        (
            changed("age1-troll", params={"victims": "ship"}),
            "age1-troll.params.victims: unknown: ship",
        ),
        (
            changed("age2-thors-oath", params={"stats": 3}),
            "age2-thors-oath.params.stats: unknown: 3",
        ),
        (
            changed("age2-tyrs-prowess", params={"rage-per-card": 0}),
            "age2-tyrs-prowess.params.rage-per-card: unknown: 0",
        ),
        (
            changed("age1-quest-alfheim", params={"region": "asgard"}),
            "age1-quest-alfheim.params.region: unknown: asgard",
        ),
        (
            changed("age1-troll", hook="retreat-to-yggdrasil", params={}),
            "age1-troll.figure: expected volur-witch, found troll",
        ),
        (
            changed(
                "age1-thors-hammer",
                hook="glory-per-figure-destroyed-in-battle",
                params={"glory": 5},
            ),
            "age1-thors-hammer.hook: the same one twice",
        ),
        (changed("age1-tyrs-bash", strength=None), "age1-tyrs-bash.strength: missing"),
        (changed("age1-quest-alfheim", glory=None), "age1-quest-alfheim.glory: missing"),
    ],
)
def test_a_card_file_that_contradicts_the_rules_is_refused(document, problem):
    with pytest.raises(DataError) as error:
        check(load(BOARD_FILE), document)

    assert problem in str(error.value)
    assert error.value.file == CARD_FILE


def test_cards_must_be_in_order_of_age():
    document = copy.deepcopy(load(CARD_FILE))
    document["cards"].reverse()

    with pytest.raises(DataError) as error:
        check(load(BOARD_FILE), document)

    assert "cards: not sorted" in str(error.value)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("pillage_tokens", {"rage": 4, "axes": 2, "horns": 2, "glory": 1}),
        ("fjords", ["fjord-ne", "fjord-xx"]),
        ("legends", [0, 1]),
        ("provinces", []),
    ],
)
def test_a_board_file_that_contradicts_the_rules_is_refused(field, value):
    document = {**load(BOARD_FILE), field: value}

    with pytest.raises(DataError) as error:
        check(document, load(CARD_FILE))

    assert error.value.file == BOARD_FILE
