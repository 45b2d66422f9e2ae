"""Rulings on unusual combinations of cards (D-71 to D-77), and positions written by hand."""

from __future__ import annotations

import pytest

import stormhall
from tests.bloodrage.table import bloodrage
from tests.rules import rule


@rule("BR-BAT-15", "BR-CARD-age3-lokis-poison")
@pytest.mark.parametrize("pillager", ["wolf", "bear"])
def test_a_card_taken_by_poison_still_has_its_text(pillager: str) -> None:
    """D-74: whether the loser's Poison or the winner's Hammer is read first does not matter."""
    table = bloodrage("wolf bear").stands("wolf", gimle="warrior")
    table.stands("bear", gimle="warrior warrior leader")
    table.hand("wolf", "loki-poison").hand("bear", "thor-hammer")
    table.extra["turn"] = table.seat(pillager)

    table.play(pillager, "pillage gimle")

    assert table.sources_of("bear")["cards"] == 3
    assert table.hand_of("wolf") == ["thor-hammer", "loki-poison"]


@rule("BR-ACT-5", "BR-ACT-9")
def test_a_position_gives_no_turn_to_a_clan_without_rage() -> None:
    table = bloodrage("wolf bear").stands("wolf", gimle="warrior").rage(wolf=0, bear=2)
    table.extra["turn"] = 0

    assert table.game.to_act == (1,)


@rule("BR-RAG-1")
def test_a_position_of_a_later_age_has_lost_the_provinces_doomed_earlier() -> None:
    game = stormhall.from_position({"game": "bloodrage", "seats": 4, "age": 3, "turn": 0})

    provinces = game.view(None)["provinces"]
    destroyed = [name for name, place in provinces.items() if place["destroyed"]]  # type: ignore[attr-defined]
    assert len(destroyed) == 3


@rule("BR-SET-7")
def test_a_destroyed_province_has_no_strength_to_show() -> None:
    table = bloodrage("wolf bear").stands("wolf", fjord_nw="ship")
    table.provinces["gimle"]["destroyed"] = True

    assert table.view["provinces"]["gimle"]["strength"] == [0, 0]
    assert table.view["provinces"]["myrkvlor"]["strength"] == [2, 0]


def test_a_number_of_quests_is_replaced_by_quests() -> None:
    game = stormhall.from_position(
        {"game": "bloodrage", "seats": 2, "turn": 0, "sheets": [{"quests": 2}, {"hand": 3}]}
    )

    assert len(game.view(0)["sheets"][0]["quests"]) == 2  # type: ignore[index]
    assert game.state.defects() == []


def test_ships_that_add_to_a_clans_strength_are_drawn_with_it() -> None:
    table = bloodrage("wolf bear").stands("wolf", gimle="warrior", fjord_nw="ship")

    assert "W 1w (ship) =3" in table.game.draw(None)


@rule("BR-INV-9", "BR-CARD-age2-thors-domain")
def test_thors_domain_pillages_only_the_province_just_invaded() -> None:
    table = bloodrage("wolf bear serpent raven").stands("wolf", utgard="warrior").rage(wolf=4)
    table.upgraded("wolf", "thor-domain").hand("wolf", "tyr-bash")
    table.play("wolf", "invade warrior gimle")

    table.refuses("wolf", "pillage utgard", because="BR-INV-9")
    table.play("wolf", "pillage gimle")

    pillaging = [e for e in table.game.events() if e["event"] == "pillaging"]
    assert pillaging == [{**pillaging[0], "place": "gimle", "rage": 1}]


@rule("BR-BAT-9", "BR-CARD-age1-tyrs-domain")
def test_a_quest_counts_only_for_the_bonus_of_an_upgrade() -> None:
    table = (
        bloodrage("wolf bear serpent raven")
        .stands("wolf", gimle="warrior")
        .stands("bear", gimle="leader")
    )
    table.upgraded("wolf", "tyr-domain").hand("wolf", "alfheim").hand("bear", "tyr-bash")
    table.play("wolf", "pillage gimle")

    table.refuses("wolf", "count 5", because="BR-BAT-9")
    table.play("wolf", "count 3")

    assert table.hand_of("wolf") == ["alfheim"]
