"""Choices that no clan makes, each in a position with a better one."""

from __future__ import annotations

from stormhall.bloodrage.model.cards import CARD_INDEX
from tests.bloodrage.judging import INSIGHT, code, first_draft, sensible
from tests.bloodrage.table import bloodrage


def test_nobody_begins_a_pillage_that_must_be_lost():
    table = (
        bloodrage("wolf bear raven")
        .stands("wolf", gimle="warrior")
        .stands("bear", gimle="warrior warrior warrior leader")
        .hand("wolf", "tyr-smash")
    )

    choices = sensible(table, "wolf")

    assert "pillage gimle" in table.offered("wolf")
    assert "pillage gimle" not in choices
    assert any(choice.startswith("invade leader") for choice in choices)


def test_a_card_that_can_turn_the_battle_makes_a_pillage_sensible():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", gimle="warrior")
        .stands("bear", gimle="warrior warrior warrior")
        .hand("wolf", "tyr-smite")
    )

    assert "pillage gimle" in sensible(table, "wolf")


def test_a_clan_that_gains_from_deaths_may_seek_a_battle_it_must_lose():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", gimle="warrior")
        .stands("bear", gimle="warrior warrior leader")
        .upgraded("wolf", "loki-domain")
    )

    assert "pillage gimle" in sensible(table, "wolf")


def test_nobody_passes_while_the_leader_may_invade_for_free():
    table = bloodrage("wolf bear").rage(wolf=1)

    choices = sensible(table, "wolf")

    assert "pass" not in choices
    assert any(choice.startswith("invade leader") for choice in choices)


def test_nobody_passes_with_a_fulfilled_quest_in_hand():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", gimle="warrior warrior leader", utgard="warrior")
        .pillaged("gimle", "utgard")
        .hand("wolf", "alfheim")
    )

    choices = sensible(table, "wolf")

    assert "pass" not in choices
    assert "quest alfheim" in choices


def test_nobody_passes_while_a_free_pillage_is_available():
    table = bloodrage("wolf bear").stands("wolf", gimle="warrior warrior warrior leader")

    choices = sensible(table, "wolf")

    assert "pass" not in choices
    assert "pillage gimle" in choices


def test_with_nothing_to_gain_a_clan_may_pass():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", gimle="warrior warrior warrior leader")
        .pillaged("gimle")
        .rage(wolf=1)
    )

    assert "pass" in sensible(table, "wolf")


def test_a_quest_for_destroyed_provinces_is_not_committed():
    table = (
        bloodrage("wolf bear")
        .destroyed("andlang", "gimle")
        .stands("wolf", utgard="warrior")
        .hand("wolf", "alfheim", "jotunheim")
    )

    choices = sensible(table, "wolf")

    assert "quest alfheim" in table.offered("wolf")
    assert "quest alfheim" not in choices
    assert "quest jotunheim" in choices


def test_a_quest_out_of_reach_is_not_committed_with_the_last_rage():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", utgard="warrior")
        .stands("bear", gimle="warrior warrior", andlang="leader")
        .rage(wolf=1)
        .hand("wolf", "alfheim", "jotunheim")
    )

    choices = sensible(table, "wolf")

    assert "quest alfheim" not in choices
    assert "quest jotunheim" in choices


def test_a_better_upgrade_is_not_replaced_by_a_worse_one():
    table = (
        bloodrage("wolf bear", replacing="any")
        .upgraded("wolf", "eternal-dragons")
        .hand("wolf", "loki-dragons", "lord-of-spears")
    )

    choices = sensible(table, "wolf")

    assert "upgrade loki-dragons replace eternal-dragons" in table.offered("wolf")
    assert "upgrade loki-dragons replace eternal-dragons" not in choices
    assert "upgrade lord-of-spears" in choices


def test_nobody_marches_away_from_a_fulfilled_quest():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", gimle="warrior")
        .stands("bear", horgr="warrior")
        .pillaged("gimle")
        .quests("wolf", "alfheim")
    )

    choices = sensible(table, "wolf")

    assert "march gimle yggdrasil" in table.offered("wolf")
    assert not any(choice.startswith("march gimle yggdrasil") for choice in choices)
    assert any(choice.startswith("invade warrior") for choice in choices)


def test_enough_figures_stay_behind_to_fulfil_a_quest():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", gimle="warrior warrior leader")
        .stands("bear", gimle="warrior")
        .pillaged("gimle")
        .quests("wolf", "alfheim")
        .play("wolf", "march gimle yggdrasil")
    )

    choices = sensible(table, "wolf")

    assert "move leader" in table.offered("wolf")
    assert "move warrior" in choices
    assert "move leader" in choices
    assert "move warrior leader" not in choices


def test_nobody_marches_where_nothing_is_left_to_gain():
    table = bloodrage("wolf bear").stands("wolf", gimle="warrior").pillaged("utgard")

    choices = sensible(table, "wolf")

    assert "march gimle utgard" in table.offered("wolf")
    assert "march gimle utgard" not in choices
    assert "march gimle yggdrasil" in choices


def test_nobody_joins_a_battle_only_to_lose_it():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", gimle="warrior warrior warrior leader")
        .stands("bear", myrkvlor="warrior")
        .hand("bear", "tyr-smash")
        .play("wolf", "pillage gimle")
    )

    assert table.offered("bear") == ["decline", "join myrkvlor warrior"]
    assert sensible(table, "bear") == ["decline"]


def test_a_battle_that_is_won_anyway_takes_the_cheapest_card():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", gimle="warrior warrior leader")
        .stands("bear", gimle="warrior")
        .hand("wolf", "tyr-smite", "tyr-bash", "thor-hammer")
        .play("wolf", "pillage gimle")
    )

    choices = sensible(table, "wolf")

    assert "card tyr-smite" in table.offered("wolf")
    assert choices == ["card thor-hammer", "card tyr-bash"]


def test_the_best_card_is_not_shown_in_a_battle_that_is_lost_anyway():
    table = (
        bloodrage("wolf bear")
        .turn("bear")
        .stands("wolf", gimle="warrior")
        .stands("bear", gimle="warrior warrior warrior leader")
        .hand("wolf", "tyr-smash", "tyr-bash", "loki-trickery")
        .play("bear", "pillage gimle")
    )

    choices = sensible(table, "wolf")

    assert "card tyr-smash" in table.offered("wolf")
    assert "card tyr-smash" not in choices
    assert "card loki-trickery" in choices


def test_the_clan_that_leads_a_battle_adds_no_card():
    table = (
        bloodrage("wolf bear raven")
        .stands("wolf", gimle="warrior warrior")
        .stands("bear", gimle="warrior")
        .hand("wolf", "tyr-rage", "heimdall-eye")
        .hand("bear", "heimdall-eye", "tyr-prowess")
        .play("wolf", "pillage gimle")
        .cards(wolf="tyr-rage", bear="tyr-prowess")
    )

    assert "add heimdall-eye" in table.offered("wolf")
    assert sensible(table, "wolf") == ["decline"]


def test_a_clan_that_can_take_the_lead_may_add_a_card():
    table = (
        bloodrage("wolf bear raven")
        .stands("wolf", gimle="warrior")
        .stands("bear", gimle="warrior warrior")
        .hand("wolf", "tyr-prowess", "heimdall-eye")
        .hand("bear", "heimdall-eye", "tyr-challenge")
        .play("wolf", "pillage gimle")
        .cards(wolf="tyr-prowess", bear="tyr-challenge")
    )

    assert "add heimdall-eye" in sensible(table, "wolf")


def test_a_free_figure_is_not_declined():
    table = (
        bloodrage("wolf bear")
        .hand("wolf", "dwarf-chieftain")
        .play("wolf", "upgrade dwarf-chieftain")
    )

    choices = sensible(table, "wolf")

    assert "decline" in table.offered("wolf")
    assert "decline" not in choices
    assert any(choice.startswith("invade dwarf-chieftain") for choice in choices)


def test_a_poor_card_is_not_drafted_before_a_good_one():
    pack = ["loki-trickery", "frigga-charm", "tyr-bash", "tyr-crush", "alfheim"]
    game = first_draft()
    game.draft[:8] = sorted(CARD_INDEX[card] for card in [*pack, "manheim", "troll", "odin-smite"])

    sensible = INSIGHT.sensible(game, 0, game.offers(0))

    assert code("draft loki-trickery") not in sensible
    assert code("draft manheim") in sensible


def test_nobody_gives_up_a_fulfilled_quest_to_join_a_battle():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", gimle="leader")
        .stands("bear", myrkvlor="leader", yggdrasil="warrior")
        .hand("bear", "tyr-smash", "alfheim")
        .quests("bear", "manheim")
        .play("wolf", "pillage gimle")
    )

    choices = sensible(table, "bear")

    assert "join myrkvlor leader" in table.offered("bear")
    assert "join myrkvlor leader" not in choices
    assert "join yggdrasil warrior" in choices


def test_a_card_is_kept_rather_than_none():
    table = bloodrage("wolf bear").hand("wolf", "tyr-smite").rage(bear=0).play("wolf", "pass")

    assert table.offered("wolf") == ["keep nothing", "keep tyr-smite"]
    assert sensible(table, "wolf") == ["keep tyr-smite"]
