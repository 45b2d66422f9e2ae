"""What is printed on the components of Blood Rage."""

from __future__ import annotations

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.rules.tables import STEPS
from stormhall.bloodrage.ruleset import BLOOD_RAGE


def test_cards_have_their_prices_and_rewards() -> None:
    cards = BLOOD_RAGE.printed()["cards"]

    assert list(cards) == c.CARD_WORDS
    for number, card in enumerate(cards.values()):
        assert card.get("price", 0) == c.PRICE[number]
        assert card.get("glory", 0) == c.QUEST_REWARD[number]


def test_provinces_have_their_villages() -> None:
    provinces = BLOOD_RAGE.printed()["provinces"]

    assert [province["villages"] for province in provinces.values()] == b.VILLAGES[: b.OUTER]


def test_every_card_that_asks_is_named_by_a_step_or_a_choice() -> None:
    asking = BLOOD_RAGE.printed()["asking"]

    verbs = {verb.parts[0] for verb in BLOOD_RAGE.notation.verbs}
    assert set(asking) <= {step.name for step in STEPS} | verbs
    assert all(asking.values())
