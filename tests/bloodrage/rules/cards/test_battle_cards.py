"""Battle cards: each bonus and each text (BR-CARD-*)."""

from __future__ import annotations

import pytest

from stormhall.bloodrage.model.cards import AMOUNT
from tests.bloodrage.table import Table, bloodrage
from tests.rules import rule


def battle(winner: str, loser: str, clans: str = "wolf bear serpent raven") -> Table:
    """Wolf, much the strongest, pillages Gimle with `winner` in hand; Bear holds `loser`."""
    return (
        bloodrage(clans)
        .stands("wolf", gimle="leader warrior warrior")
        .stands("bear", gimle="warrior")
        .hand("wolf", winner)
        .hand("bear", loser)
        .rage(**{clan: 2 if clan == "wolf" else 0 for clan in clans.split()})
        .token(gimle="rage")
    )


def totals(table: Table) -> list[int]:
    return list(table.events("battle-decided")[-1]["totals"].values())


PLAIN_CARDS = [
    pytest.param("tyr-bash", 2, marks=rule("BR-CARD-age1-tyrs-bash")),
    pytest.param("tyr-crush", 4, marks=rule("BR-CARD-age1-tyrs-crush")),
    pytest.param("tyr-smash", 3, marks=rule("BR-CARD-age1-tyrs-smash")),
    pytest.param("tyr-smite", 5, marks=rule("BR-CARD-age1-tyrs-smite")),
    pytest.param("tyr-crush.2", 4, marks=rule("BR-CARD-age2-tyrs-crush")),
    pytest.param("tyr-rage", 6, marks=rule("BR-CARD-age2-tyrs-rage")),
    pytest.param("tyr-smash.2", 3, marks=rule("BR-CARD-age2-tyrs-smash")),
    pytest.param("tyr-smite.2", 5, marks=rule("BR-CARD-age2-tyrs-smite")),
    pytest.param("tyr-crush.3", 4, marks=rule("BR-CARD-age3-tyrs-crush")),
    pytest.param("tyr-rage.3", 6, marks=rule("BR-CARD-age3-tyrs-rage")),
    pytest.param("tyr-smite.3", 5, marks=rule("BR-CARD-age3-tyrs-smite")),
]


@pytest.mark.parametrize(("card", "bonus"), PLAIN_CARDS)
def test_a_card_without_text_adds_its_bonus_and_nothing_else(card, bonus):
    table = battle(card, "tyr-domain").play("wolf", "pillage gimle")

    assert totals(table) == [5 + bonus, 1]
    assert table.sources_of("wolf") == {"battle": 3}
    assert table.view["discards"] == [card]


@rule("BR-CARD-age1-friggas-grace")
def test_friggas_grace_adds_2_and_raises_another_stat_of_a_successful_pillager():
    table = battle("frigga-grace", "tyr-bash").play("wolf", "pillage gimle")
    assert totals(table) == [7, 3]

    table.play("wolf", "raise horns")

    assert table.steps_of("wolf") == [2, 1, 2]


@rule("BR-CARD-age1-friggas-grace")
def test_friggas_grace_gives_nothing_to_a_defender_who_wins():
    table = bloodrage("wolf bear").hand("bear", "frigga-grace")
    table.stands("wolf", gimle="warrior").stands("bear", gimle="leader")

    table.play("wolf", "pillage gimle")

    assert table.steps_of("bear") == [1, 1, 1]
    assert table.step == "turn"


@rule("BR-CARD-age1-heimdalls-sight")
def test_heimdalls_sight_copies_the_highest_bonus_of_the_others():
    assert totals(battle("heimdall-sight", "tyr-smite").play("wolf", "pillage gimle")) == [10, 6]
    assert totals(battle("heimdall-sight", "troll").play("wolf", "pillage gimle")) == [5, 1]


@rule("BR-CARD-age1-heimdalls-sight")
def test_heimdalls_sight_is_worth_nothing_when_cancelled():
    table = battle("heimdall-sight", "thor-primacy").play("wolf", "pillage gimle")

    assert totals(table) == [5, 4]


@rule("BR-CARD-age1-heimdalls-sight")
def test_heimdalls_sight_counts_a_quest_declared_as_a_battle_card():
    table = battle("heimdall-sight", "alfheim").upgraded("bear", "tyr-domain")

    table.play("wolf", "pillage gimle").play("bear", "count 3")

    assert totals(table) == [8, 4]


@rule("BR-CARD-age1-lokis-trickery")
def test_lokis_trickery_takes_one_rage_from_the_winner():
    table = battle("tyr-bash", "loki-trickery").play("wolf", "pillage gimle")

    assert (table.rage_of("wolf"), table.rage_of("bear")) == (1, 1)
    assert table.hand_of("bear") == ["loki-trickery"]


@rule("BR-CARD-age1-lokis-trickery")
def test_lokis_trickery_gives_nothing_on_a_tie_or_from_a_winner_without_rage():
    tie = battle("tyr-domain", "loki-trickery").stands("bear", gimle="leader warrior")
    tie.stands("wolf", gimle="leader warrior").play("wolf", "pillage gimle")
    poor = battle("loki-trickery", "tyr-smite").stands("bear", gimle="warrior leader")
    poor.stands("wolf", gimle="warrior").play("wolf", "pillage gimle")

    assert totals(tie) == [4, 4]
    assert (tie.rage_of("wolf"), tie.rage_of("bear")) == (2, 0)
    assert (poor.rage_of("wolf"), poor.rage_of("bear")) == (2, 0)


@rule("BR-CARD-age1-odins-smite")
def test_odins_smite_kills_one_warrior_of_each_other_clan_before_the_comparison():
    table = (
        battle("odin-smite", "tyr-bash")
        .stands("wolf", gimle="leader warrior")
        .stands("bear", gimle="warrior warrior")
        .stands("serpent", gimle="leader")
        .stands("raven", yggdrasil="warrior")
    )

    table.play("wolf", "pillage gimle")

    smitten = table.events("destroyed")[0]
    assert (smitten["seat"], smitten["figures"]) == (1, ["warrior"])
    assert totals(table) == [5, 3, 3]
    assert table.figures_at("raven", "yggdrasil") == ["warrior"]


@rule("BR-CARD-age1-thors-hammer")
def test_thors_hammer_pays_three_glory_to_a_winner():
    won = battle("thor-hammer", "tyr-bash").play("wolf", "pillage gimle")
    lost = battle("tyr-bash", "thor-hammer").play("wolf", "pillage gimle")

    assert totals(won) == [6, 3]
    assert won.sources_of("wolf") == {"battle": 3, "cards": 3}
    assert lost.sources_of("bear") == {}


@rule("BR-CARD-age2-heimdalls-eye")
def test_heimdalls_eye_adds_2_as_a_normal_card_or_after_the_reveal():
    normal = battle("heimdall-eye", "tyr-bash").play("wolf", "pillage gimle")
    added = battle("tyr-bash", "tyr-smash").hand("wolf", "tyr-bash", "heimdall-eye")
    added.play("wolf", "pillage gimle").cards(wolf="tyr-bash").play("wolf", "add heimdall-eye")

    assert totals(normal) == [7, 3]
    assert totals(added) == [9, 4]
    assert added.view["discards"] == ["tyr-bash", "heimdall-eye"]


@rule("BR-CARD-age3-heimdalls-gaze")
def test_heimdalls_gaze_adds_3_and_is_not_cancelled_when_added():
    added = battle("tyr-bash", "thor-primacy").hand("wolf", "tyr-bash", "heimdall-gaze")

    added.play("wolf", "pillage gimle").cards(wolf="tyr-bash").play("wolf", "add heimdall-gaze")

    assert totals(added) == [5 + 2 + 3, 4]
    assert totals(battle("heimdall-gaze", "tyr-bash").play("wolf", "pillage gimle")) == [8, 3]


@rule("BR-CARD-age2-heimdalls-watch")
def test_heimdalls_watch_of_age_2_pays_for_all_bonuses_and_all_cards_are_discarded():
    table = battle("heimdall-watch", "tyr-smite").play("wolf", "pillage gimle")

    assert table.sources_of("wolf") == {"watch": 5, "battle": 3}
    assert table.view["discards"] == ["heimdall-watch", "tyr-smite"]
    assert totals(table) == [5, 1]


@rule("BR-CARD-age3-heimdalls-watch")
def test_heimdalls_watch_of_age_3_counts_sight_with_its_value():
    table = (
        battle("heimdall-sight", "heimdall-watch.3")
        .stands("serpent", gimle="warrior")
        .hand("serpent", "tyr-smite")
    )

    table.play("wolf", "pillage gimle")

    assert table.sources_of("bear") == {"watch": 5 + 5}


@rule("BR-CARD-age2-lokis-backstab")
def test_lokis_backstab_takes_two_glory_that_the_winner_has():
    rich = battle("tyr-bash", "loki-backstab").glory(wolf=5).play("wolf", "pillage gimle")
    poor = battle("tyr-bash", "loki-backstab").glory(wolf=1).play("wolf", "pillage gimle")

    assert (rich.glory_of("wolf"), rich.glory_of("bear")) == (5 - 2 + 3, 2)
    assert rich.sources_of("wolf")["stolen"] == -2
    assert (poor.glory_of("wolf"), poor.glory_of("bear")) == (1 - 1 + 3, 1)


@rule("BR-CARD-age2-odins-tide")
def test_odins_tide_leaves_each_participant_one_figure_of_its_choice():
    table = (
        battle("odin-tide", "tyr-bash")
        .stands("wolf", gimle="leader warrior")
        .stands("bear", gimle="warrior warrior", fjord_nw="ship")
        .stands("serpent", gimle="warrior")
    )

    table.play("wolf", "pillage gimle")
    assert table.to_act == ["wolf"]
    assert table.offered("wolf") == ["spare warrior", "spare leader"]
    table.refuses("wolf", "spare ship", because="BR-BAT-9", figure="ship")
    table.play("wolf", "spare leader").play("bear", "spare ship")

    assert totals(table) == [3 + 1, 2 + 2, 1]
    assert len(table.events("destroyed")) >= 2
    assert table.figures_at("serpent", "valhalla") == ["warrior"]


@rule("BR-CARD-age2-odins-tide")
def test_after_odins_tide_the_kept_figures_fight():
    table = battle("odin-tide", "troll").stands("bear", gimle="warrior warrior warrior")
    table.stands("wolf", gimle="leader")

    table.play("wolf", "pillage gimle")

    assert totals(table) == [4, 1]


@rule("BR-CARD-age2-thors-oath")
def test_thors_oath_raises_a_stat_of_the_winner():
    table = battle("thor-oath", "tyr-bash").play("wolf", "pillage gimle")
    assert totals(table) == [6, 3]

    table.play("wolf", "raise axes")

    assert table.steps_of("wolf") == [2, 2, 1]
    assert table.sources_of("wolf") == {"battle": 4}


@rule("BR-CARD-age3-lokis-poison")
def test_lokis_poison_takes_the_winners_cards_and_does_nothing_on_a_tie():
    table = battle("tyr-bash", "loki-poison").play("wolf", "pillage gimle")
    tie = battle("troll", "loki-poison").stands("bear", gimle="leader")
    tie.stands("wolf", gimle="leader").play("wolf", "pillage gimle")

    assert table.hand_of("bear") == ["tyr-bash", "loki-poison"]
    assert table.view["discards"] == []
    assert totals(tie) == [3, 3]
    assert (tie.hand_of("wolf"), tie.hand_of("bear")) == (["troll"], ["loki-poison"])


@rule("BR-CARD-age3-odins-judgement")
def test_odins_judgement_pays_two_for_each_death_on_any_side():
    lost = battle("tyr-bash", "odin-judgement").stands("bear", gimle="warrior warrior")
    lost.play("wolf", "pillage gimle")

    assert totals(lost) == [7, 4]
    assert lost.sources_of("bear") == {"slaughter": 4}


@rule("BR-CARD-age3-thors-ascension")
def test_thors_ascension_gives_a_winner_three_rage_and_three_glory():
    table = battle("thor-ascension", "tyr-bash").play("wolf", "pillage gimle")

    assert totals(table) == [6, 3]
    assert table.rage_of("wolf") == 2 + 3
    assert table.sources_of("wolf") == {"battle": 3, "cards": 3}


@rule("BR-CARD-age3-thors-primacy")
def test_thors_primacy_cancels_the_texts_of_the_others_but_not_their_bonuses():
    table = battle("thor-primacy", "loki-trickery").play("wolf", "pillage gimle")
    smite = battle("thor-primacy", "odin-smite").play("wolf", "pillage gimle")
    quest = battle("thor-primacy", "alfheim").upgraded("bear", "tyr-domain")
    quest.play("wolf", "pillage gimle").play("bear", "count 3")

    assert totals(table) == [8, 1]
    assert table.rage_of("wolf") == 2
    assert totals(smite) == [8, 2]
    assert totals(quest) == [8, 4]


@rule("BR-CARD-age1-odins-smite")
def test_a_smite_destroys_as_many_warriors_as_its_card_says(reprint):
    reprint("odin-smite", AMOUNT, 2)
    table = battle("odin-smite", "tyr-bash").stands("bear", gimle="warrior warrior")

    table.play("wolf", "pillage gimle")

    assert totals(table)[1] == 2
