"""Rulings of version 2, options beside the decisions, and which card the log names."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bloodrage.table import Table, bloodrage
from tests.rules import rule


def facts(table: Table, clan: str, text: str) -> dict[str, Any]:
    return table.game.preview(table.seat(clan), text).facts


def used(table: Table) -> list[str]:
    """The cards that the log names as used."""
    return [event["card"] for event in table.events("card-used")]


# Replacing upgrades (D-22).


@rule("BR-UPG-2")
def test_a_card_may_be_replaced_though_a_slot_of_its_kind_is_free() -> None:
    table = bloodrage("wolf bear").upgraded("wolf", "thor-glory").hand("wolf", "frigga-charm")

    table.play("wolf", "upgrade frigga-charm replace thor-glory")

    assert table.sheet("wolf")["upgrades"][5:] == ["frigga-charm", None, None]


@rule("BR-UPG-2")
def test_with_full_horns_a_new_monster_takes_the_place_of_one_on_the_board() -> None:
    table = bloodrage("wolf bear").upgraded("wolf", "troll").rage(wolf=6)
    table.stands("wolf", gimle="troll warrior", utgard="warrior warrior")
    table.hand("wolf", "dwarf-chieftain")

    table.play("wolf", "upgrade dwarf-chieftain replace troll")

    assert "invade dwarf-chieftain gimle" in table.offered("wolf")


@rule("BR-UPG-2")
def test_by_version_1_free_slots_come_first() -> None:
    table = bloodrage("wolf bear").position(rules=1)
    table.upgraded("wolf", "thor-glory").hand("wolf", "frigga-charm")

    table.refuses("wolf", "upgrade frigga-charm replace thor-glory", because="BR-UPG-2", free=2)


# Options (D-14, D-17).


@rule("BR-INV-4")
@pytest.mark.parametrize(("free_warriors", "asked"), [("outer", False), ("anywhere", True)])
def test_a_table_may_let_succor_bring_a_warrior_to_yggdrasil(
    free_warriors: str, asked: bool
) -> None:
    table = bloodrage("wolf bear serpent raven", free_warriors=free_warriors)
    table.upgraded("wolf", "dark-elf", "frigga-succor").rage(wolf=3)

    table.play("wolf", "invade dark-elf yggdrasil")

    assert ("succor" in table.offered("wolf")) == asked


@rule("BR-INV-3", "BR-SET-7")
def test_a_table_may_let_ships_invade_any_fjord() -> None:
    table = bloodrage("wolf bear", fjords="any").destroyed("elvagar", "angerboda").rage(wolf=3)

    table.play("wolf", "invade ship fjord-ne")

    assert table.game.state.defects() == []


# The log.


@rule("BR-INV-9")
def test_only_the_monster_that_invades_is_named() -> None:
    table = (
        bloodrage("wolf bear serpent raven").upgraded("wolf", "troll", "fire-giant").rage(wolf=6)
    )
    table.stands("bear", gimle="warrior")

    table.play("wolf", "invade fire-giant gimle")

    assert used(table) == ["fire-giant"]


@rule("BR-UPG-5")
@pytest.mark.parametrize(("warriors", "named"), [("warrior", False), ("warrior warrior", True)])
def test_an_upgrade_of_warriors_is_named_only_if_it_changes_their_strength(
    warriors: str, named: bool
) -> None:
    table = bloodrage("wolf bear").upgraded("wolf", "brothers-in-arms").rage(wolf=3)
    table.stands("wolf", gimle=warriors).stands("bear", gimle="warrior")
    table.hand("wolf", "tyr-smite").hand("bear", "tyr-bash")

    table.play("wolf", "pillage gimle")

    assert ("brothers-in-arms" in used(table)) == named


# Forecasts.


@rule("BR-INV-9")
def test_the_forecast_of_an_invade_has_what_the_fire_giant_destroys() -> None:
    table = bloodrage("wolf bear serpent raven").upgraded("wolf", "fire-giant").rage(wolf=6)
    table.stands("bear", gimle="warrior leader")

    document = facts(table, "wolf", "invade fire-giant gimle")

    assert document["destroyed"] == {"1": {"warrior": 1, "leader": 1}}
    assert document["strength"]["gimle"]["after"][1] == 0


@rule("BR-BAT-15")
def test_the_forecast_counts_the_axes_after_the_reward() -> None:
    table = bloodrage("wolf bear").token(gimle="axes").stands("wolf", gimle="warrior")

    document = facts(table, "wolf", "pillage gimle")

    assert document["battle_glory"] == document["reward"]["stats"]["axes"]["after"] == 4


@rule("BR-BAT-11")
@pytest.mark.parametrize(
    ("card", "key", "gain"),
    [
        ("thor-ascension", "if_won", {"glory": 3, "rage": 3}),
        ("loki-trickery", "if_lost", {"glory": 0, "rage": 1}),
        ("loki-backstab", "if_lost", {"glory": 2, "rage": 0}),
    ],
)
def test_the_forecast_of_a_card_has_what_its_text_brings(
    card: str, key: str, gain: dict[str, int]
) -> None:
    table = bloodrage("wolf bear serpent raven").rage(wolf=3, bear=2).glory(bear=3)
    table.stands("wolf", gimle="warrior").stands("bear", gimle="warrior warrior")
    table.hand("wolf", card, "tyr-smite").hand("bear", "tyr-bash", "thor-hammer")
    table.play("wolf", "pillage gimle")

    document = facts(table, "wolf", f"card {card}")

    assert document[key] == [{"card": card, **gain}]
