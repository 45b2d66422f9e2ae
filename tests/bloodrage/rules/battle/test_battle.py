"""Battles: cards, reveal, comparison and consequences (BR-BAT-*)."""

from __future__ import annotations

from stormhall.bloodrage.model.cards import CARD_WORDS
from tests.bloodrage.table import Table, bloodrage
from tests.rules import rule


def fight(clans: str = "wolf bear") -> Table:
    """The first clan pillages Gimle, where the others have figures too."""
    return bloodrage(clans)


def totals(table: Table) -> dict[str, int]:
    decided = table.events("battle-decided")[-1]
    return {table.clans[int(seat)]: total for seat, total in decided["totals"].items()}


@rule("BR-BAT-1")
def test_the_participants_are_fixed_when_the_call_ends():
    table = (
        fight("wolf bear serpent")
        .stands("wolf", gimle="leader")
        .stands("bear", gimle="warrior")
        .stands("serpent", yggdrasil="leader")
        .hand("wolf", "odin-smite")
        .hand("bear", "tyr-bash")
        .hand("serpent", "tyr-smite")
    )

    table.play("wolf", "pillage gimle").nobody_joins()

    assert table.events("battle")[0]["seats"] == [0, 1]
    assert totals(table) == {"wolf": 4, "bear": 2}
    assert table.hand_of("serpent") == ["tyr-smite"]
    assert table.hand_of("bear") == ["tyr-bash"]


@rule("BR-BAT-2")
def test_every_participant_with_cards_chooses_one_secretly_and_simultaneously():
    table = (
        fight("wolf bear serpent")
        .stands("wolf", gimle="leader")
        .stands("bear", gimle="warrior")
        .stands("serpent", gimle="warrior")
        .hand("wolf", "tyr-bash", "troll")
        .hand("bear", "alfheim", "tyr-smite")
    )

    table.play("wolf", "pillage gimle")
    assert table.to_act == ["wolf", "bear"]
    table.refuses("wolf", "decline", because="BR-BAT-2")
    table.refuses("wolf", "card tyr-smite", because="BR-BAT-2", hand=["troll", "tyr-bash"])
    table.cards(bear="alfheim")
    assert table.to_act == ["wolf"]
    table.cards(wolf="tyr-bash")

    assert totals(table) == {"wolf": 5, "bear": 1, "serpent": 1}


@rule("BR-BAT-2")
def test_every_card_in_the_hand_may_be_played_in_a_battle():
    table = fight("wolf bear serpent raven").hand("wolf", *CARD_WORDS)
    table.stands("wolf", gimle="leader").stands("bear", gimle="warrior")

    table.play("wolf", "pillage gimle")

    assert sorted(table.offered("wolf")) == sorted(f"card {card}" for card in CARD_WORDS)


@rule("BR-BAT-2")
def test_a_single_card_plays_itself_and_an_empty_hand_plays_none():
    table = fight().stands("wolf", gimle="leader").stands("bear", gimle="warrior")
    table.hand("wolf", "tyr-bash")

    table.play("wolf", "pillage gimle")

    assert totals(table) == {"wolf": 5, "bear": 1}
    assert table.view["discards"] == ["tyr-bash"]


@rule("BR-BAT-3")
def test_all_cards_are_revealed_together():
    table = fight().stands("wolf", gimle="leader").stands("bear", gimle="warrior")
    table.hand("wolf", "tyr-bash", "troll").hand("bear", "alfheim", "tyr-smite")
    table.play("wolf", "pillage gimle")

    table.cards(bear="tyr-smite")
    assert table.events("revealed") == []
    assert "tyr-smite" not in str(table.seen_by("wolf"))
    table.cards(wolf="troll")

    assert table.events("revealed")[0]["cards"] == {"0": "troll", "1": "tyr-smite"}


@rule("BR-BAT-4")
def test_upgrades_and_quests_add_nothing_when_revealed():
    table = fight().stands("wolf", gimle="leader").stands("bear", gimle="leader")
    table.hand("wolf", "troll").hand("bear", "alfheim")

    table.play("wolf", "pillage gimle")

    assert totals(table) == {"wolf": 3, "bear": 3}


@rule("BR-BAT-5")
def test_a_total_is_the_sum_of_figures_and_cards():
    table = fight().stands("wolf", gimle="leader warrior", fjord_nw="ship")
    table.stands("bear", gimle="warrior").hand("wolf", "tyr-bash").hand("bear", "tyr-smite")

    table.play("wolf", "pillage gimle")

    assert totals(table) == {"wolf": 3 + 1 + 2 + 2, "bear": 1 + 5}


@rule("BR-BAT-6", "BR-DT-8")
def test_warriors_count_by_their_upgrade():
    for cards, expected in (([], 3), (["brothers-in-arms"], 4), (["experts-in-arms"], 6),
                            (["masters-in-arms"], 8)):  # fmt: skip
        table = bloodrage("wolf bear").upgraded("wolf", *cards)
        table.stands("wolf", gimle="warrior warrior warrior")
        assert table.strength_of("wolf", "gimle") == expected


@rule("BR-BAT-6")
def test_monsters_have_their_printed_strength():
    strengths = {"dwarf-chieftain": 2, "troll": 2, "dark-elf": 1, "fire-giant": 4, "valkyrie": 2}
    strengths |= {"frost-giant": 4, "soldier-of-hel": 3, "volur-witch": 3}
    for monster, strength in strengths.items():
        table = bloodrage("wolf bear serpent").upgraded("wolf", monster)
        table.stands("wolf", gimle=monster)
        assert table.strength_of("wolf", "gimle") == strength
    serpent = bloodrage("wolf bear serpent").upgraded("wolf", "sea-serpent")
    serpent.stands("wolf", fjord_nw="sea-serpent ship")
    assert serpent.strength_of("wolf", "gimle") == 5
    assert serpent.strength_of("wolf", "myrkvlor") == 5
    assert serpent.strength_of("wolf", "yggdrasil") == 0


@rule("BR-BAT-7")
def test_deaths_in_the_battle_lower_the_total_and_pairs_are_counted_again():
    table = fight().upgraded("bear", "brothers-in-arms")
    table.stands("wolf", gimle="leader").stands("bear", gimle="warrior warrior")
    table.hand("wolf", "odin-smite")

    table.play("wolf", "pillage gimle")

    assert totals(table) == {"wolf": 4, "bear": 1}


@rule("BR-BAT-8", "BR-BAT-13", "BR-DT-9")
def test_a_clan_whose_figures_died_may_win_with_its_card_and_pillage():
    table = fight().stands("wolf", gimle="warrior").stands("bear", gimle="leader")
    table.hand("wolf", "tyr-smite").hand("bear", "odin-smite").token(gimle="rage")

    table.play("wolf", "pillage gimle")

    assert totals(table) == {"wolf": 5, "bear": 4}
    assert table.figures_at("wolf", "valhalla") == ["warrior"]
    assert table.figures_at("bear", "valhalla") == ["leader"]
    assert table.is_pillaged("gimle")
    assert table.steps_of("wolf") == [2, 1, 1]
    assert table.sources_of("wolf") == {"battle": 3}


@rule("BR-BAT-9")
def test_quests_are_declared_before_primacy_and_watch():
    table = (
        fight("wolf bear serpent")
        .upgraded("serpent", "tyr-domain")
        .stands("wolf", gimle="leader")
        .stands("bear", gimle="leader")
        .stands("serpent", gimle="leader")
        .hand("wolf", "heimdall-watch")
        .hand("bear", "tyr-smash")
        .hand("serpent", "alfheim")
        .rage(wolf=1, bear=1, serpent=1)
    )

    table.play("wolf", "pillage gimle")
    assert table.offered("serpent") == ["decline", "count 3"]
    table.play("serpent", "count 3")

    assert table.sources_of("wolf")["watch"] == 3 + 3
    assert table.hand_of("serpent") == []


@rule("BR-BAT-9", "BR-DT-10")
def test_primacy_comes_before_watch_and_cancels_it():
    table = fight().stands("wolf", gimle="warrior").stands("bear", gimle="warrior")
    table.hand("wolf", "thor-primacy").hand("bear", "heimdall-watch")

    table.play("wolf", "pillage gimle")

    assert totals(table) == {"wolf": 4, "bear": 1}
    assert table.glory_of("bear") == 0


@rule("BR-BAT-9")
def test_of_two_primacies_the_first_in_order_works():
    table = (
        fight("wolf bear serpent")
        .stands("wolf", gimle="warrior")
        .stands("bear", gimle="warrior")
        .stands("serpent", gimle="warrior")
        .hand("wolf", "thor-primacy")
        .hand("bear", "thor-primacy")
        .hand("serpent", "odin-smite")
    )

    table.play("wolf", "pillage gimle")

    assert [event["seat"] for event in table.events("texts-cancelled")] == [0]
    assert totals(table) == {"wolf": 4, "bear": 4, "serpent": 2}


@rule("BR-BAT-9")
def test_a_cancelled_text_stays_cancelled_for_the_whole_battle():
    table = fight().stands("wolf", gimle="warrior").stands("bear", gimle="leader warrior warrior")
    table.hand("wolf", "thor-primacy").hand("bear", "thor-hammer")

    table.play("wolf", "pillage gimle")

    assert totals(table) == {"wolf": 4, "bear": 6}
    assert table.sources_of("bear") == {"battle": 3}


@rule("BR-BAT-10", "BR-DT-11")
def test_watch_pays_for_all_bonuses_discards_all_cards_and_all_choose_again():
    table = (
        fight("wolf bear serpent")
        .stands("wolf", gimle="leader")
        .stands("bear", gimle="warrior")
        .stands("serpent", gimle="warrior")
        .hand("wolf", "heimdall-watch", "tyr-bash")
        .hand("bear", "tyr-smite", "tyr-smash")
        .hand("serpent", "alfheim")
    )

    table.play("wolf", "pillage gimle")
    table.cards(wolf="heimdall-watch", bear="tyr-smite")

    assert table.sources_of("wolf")["watch"] == 5
    assert totals(table) == {"wolf": 5, "bear": 4, "serpent": 1}
    assert table.view["discards"] == ["heimdall-watch", "tyr-smite", "alfheim", "tyr-bash"]
    assert table.hand_of("bear") == ["tyr-smash"]


@rule("BR-BAT-10")
def test_if_nobody_has_a_card_left_after_watch_the_figures_decide():
    table = fight().stands("wolf", gimle="leader").stands("bear", gimle="warrior")
    table.hand("wolf", "heimdall-watch").hand("bear", "tyr-smite")

    table.play("wolf", "pillage gimle")

    assert totals(table) == {"wolf": 3, "bear": 1}


@rule("BR-BAT-11", "BR-DT-13")
def test_after_the_reveal_cards_are_added_round_after_round():
    table = (
        fight()
        .stands("wolf", gimle="leader warrior")
        .stands("bear", gimle="leader warrior")
        .hand("wolf", "tyr-bash", "heimdall-eye")
        .hand("bear", "thor-oath", "heimdall-eye")
        .rage(wolf=1, bear=1)
    )
    table.play("wolf", "pillage gimle").cards(wolf="tyr-bash", bear="thor-oath")

    table.play("wolf", "decline")
    table.play("bear", "add heimdall-eye")
    table.play("wolf", "add heimdall-eye")

    assert totals(table) == {"wolf": 8, "bear": 7}
    assert table.sources_of("wolf") == {"battle": 3}


@rule("BR-DT-13")
def test_an_eye_against_an_eye_ends_in_a_tie_and_all_cards_return():
    table = (
        fight()
        .stands("wolf", gimle="leader warrior")
        .stands("bear", gimle="leader")
        .hand("wolf", "tyr-bash", "heimdall-eye", "manheim")
        .hand("bear", "tyr-smash", "heimdall-eye", "jotunheim")
    )
    table.play("wolf", "pillage gimle").cards(wolf="tyr-bash", bear="tyr-smash")

    table.play("wolf", "decline")
    table.play("bear", "add heimdall-eye")
    table.play("wolf", "add heimdall-eye")
    table.play("bear", "decline").play("wolf", "decline")

    assert totals(table) == {"wolf": 8, "bear": 8}
    assert table.hand_of("wolf") == ["manheim", "tyr-bash", "heimdall-eye"]
    assert table.hand_of("bear") == ["jotunheim", "tyr-smash", "heimdall-eye"]
    assert table.figures_at("wolf", "gimle") == table.figures_at("bear", "gimle") == []


@rule("BR-BAT-11")
def test_one_clan_may_add_several_cards_in_successive_offers():
    table = (
        fight()
        .stands("wolf", gimle="leader")
        .stands("bear", gimle="leader")
        .hand("wolf", "tyr-bash", "heimdall-eye", "heimdall-eye")
        .rage(wolf=1, bear=0)
    )
    table.play("wolf", "pillage gimle").cards(wolf="tyr-bash")

    table.refuses("wolf", "add tyr-bash", because="BR-BAT-11", allowed=["heimdall-eye"])
    table.play("wolf", "add heimdall-eye", "add heimdall-eye")

    assert totals(table) == {"wolf": 3 + 2 + 2 + 2, "bear": 3}


@rule("BR-BAT-12", "BR-DT-3")
def test_a_tie_for_the_highest_total_is_lost_by_everybody():
    table = (
        fight("wolf bear serpent")
        .stands("wolf", gimle="leader")
        .stands("bear", gimle="leader")
        .stands("serpent", gimle="warrior")
        .hand("wolf", "tyr-bash")
        .hand("bear", "tyr-domain", "frigga-grace")
        .hand("serpent", "frigga-charm")
        .glory(wolf=1)
    )

    table.play("wolf", "pillage gimle").cards(bear="frigga-grace")

    assert totals(table) == {"wolf": 5, "bear": 5, "serpent": 1}
    for clan, figure in (("wolf", "leader"), ("bear", "leader"), ("serpent", "warrior")):
        assert table.figures_at(clan, "valhalla") == [figure]
    assert table.hand_of("wolf") == ["tyr-bash"]
    assert table.hand_of("bear") == ["tyr-domain", "frigga-grace"]
    assert not table.is_pillaged("gimle")
    assert [table.glory_of(clan) for clan in table.clans] == [1, 0, 0]


@rule("BR-BAT-14", "BR-DT-19")
def test_owners_may_protect_figures_for_one_rage_each():
    table = (
        fight()
        .upgraded("bear", "frigga-protection")
        .stands("wolf", gimle="leader warrior", fjord_nw="ship")
        .stands("bear", gimle="warrior warrior leader")
        .rage(wolf=3, bear=2)
        .hand("wolf", "tyr-bash")
    )

    table.play("wolf", "pillage gimle")
    table.refuses("bear", "protect warrior warrior leader", because="BR-BAT-14", rage=2, figures=3)
    table.play("bear", "protect leader warrior")

    assert table.figures_at("bear", "gimle") == ["warrior", "leader"]
    assert table.figures_at("bear", "valhalla") == ["warrior"]
    assert table.rage_of("bear") == 0
    assert table.is_pillaged("gimle")


@rule("BR-BAT-14")
def test_a_witch_that_does_not_retreat_may_be_protected_and_only_the_dead_are_counted():
    table = (
        fight("wolf bear serpent")
        .upgraded("wolf", "thor-glory")
        .upgraded("bear", "volur-witch", "frigga-protection")
        .stands("wolf", gimle="leader warrior warrior")
        .stands("bear", gimle="volur-witch warrior")
        .rage(wolf=3, bear=1)
    )

    table.play("wolf", "pillage gimle")
    assert table.offered("bear") == ["decline", "retreat"]
    table.play("bear", "decline")
    assert "protect volur-witch" in table.offered("bear")
    table.play("bear", "protect volur-witch")

    assert table.figures_at("bear", "gimle") == ["volur-witch"]
    assert table.view["deaths"] == [0, 1, 0]
    assert table.sources_of("wolf") == {"battle": 3}


@rule("BR-BAT-14")
def test_dragons_pay_for_each_ship_destroyed():
    table = (
        fight("wolf bear serpent")
        .upgraded("bear", "loki-dragons", "sea-serpent")
        .stands("wolf", gimle="leader warrior warrior warrior")
        .stands("bear", fjord_nw="ship sea-serpent")
    )

    table.play("wolf", "pillage gimle")

    assert table.sources_of("bear") == {"dragons": 8}


@rule("BR-BAT-15")
def test_a_battle_is_resolved_in_order():
    table = (
        fight("wolf bear serpent raven")
        .upgraded("bear", "loki-blessing", "loki-dragons")
        .upgraded("wolf", "tyr-prowess", "thor-glory")
        .stands("wolf", gimle="leader warrior warrior")
        .stands("bear", gimle="warrior", fjord_nw="ship")
        .hand("wolf", "thor-hammer")
        .hand("bear", "loki-trickery")
        .rage(wolf=3, bear=0, serpent=0, raven=0)
        .token(gimle="axes")
    )

    table.play("wolf", "pillage gimle")
    assert table.rage_of("wolf") == 2  # R1: Trickery has taken one
    assert table.hand_of("bear") == ["loki-trickery"]  # R2
    assert table.figures_at("bear", "gimle") == ["warrior"]  # R3 is still to come
    table.play("wolf", "recover thor-hammer")
    assert table.figures_at("bear", "valhalla") == ["warrior", "ship"]  # R3
    assert table.is_pillaged("gimle")  # R4
    assert table.sources_of("wolf") == {"cards": 3, "battle": 4, "slaughter": 2}  # R1, R5, R6
    assert table.offered("bear") == ["decline", "blessing"]  # R7
    table.play("bear", "blessing")

    assert table.figures_at("bear", "gimle") == ["warrior"]
    assert table.hand_of("wolf") == ["thor-hammer"]
    assert table.rage_of("wolf") == 1


@rule("BR-BAT-15")
def test_losers_take_their_cards_back_and_the_winner_discards_his():
    table = fight().stands("wolf", gimle="leader").stands("bear", gimle="warrior")
    table.hand("wolf", "troll").hand("bear", "alfheim")

    table.play("wolf", "pillage gimle")

    assert table.hand_of("wolf") == []
    assert table.hand_of("bear") == ["alfheim"]
    assert table.view["discards"] == ["troll"]


@rule("BR-BAT-15")
def test_a_defender_who_wins_gains_his_axes_and_nobody_gets_the_reward():
    table = fight().stands("wolf", gimle="warrior").stands("bear", gimle="leader")
    table.stats("bear", axes=5)

    table.play("wolf", "pillage gimle")

    assert table.sources_of("bear") == {"battle": 8}
    assert not table.is_pillaged("gimle")


@rule("BR-BAT-15")
def test_pillages_by_thors_domain_wait_for_the_end_of_the_battle():
    table = (
        fight("wolf bear serpent raven")
        .upgraded("bear", "loki-blessing", "thor-domain")
        .stands("wolf", gimle="leader warrior")
        .stands("bear", gimle="warrior")
        .stands("serpent", gimle="leader")
        .hand("wolf", "tyr-bash")
        .rage(wolf=3, bear=2, serpent=1, raven=0)
        .turn("serpent")
    )

    table.play("serpent", "pillage gimle")
    table.play("bear", "blessing")
    assert table.step == "thor"
    assert table.rage_of("bear") == 2
    table.play("bear", "pillage gimle")

    # Wolf has won the first battle and stays; Bear's pillage fails against it.
    assert table.rage_of("bear") == 0
    assert len(table.events("battle")) == 2
    assert table.step == "blessing"
    table.play("bear", "decline")
    assert table.figures_at("bear", "valhalla") == ["warrior", "warrior"]


@rule("BR-BAT-16")
def test_winning_figures_stay_where_they_are():
    table = fight().stands("wolf", gimle="leader warrior", fjord_nw="ship")
    table.stands("bear", gimle="warrior")

    table.play("wolf", "pillage gimle")

    assert table.figures_at("wolf", "gimle") == ["warrior", "leader"]
    assert table.figures_at("wolf", "fjord-nw") == ["ship"]
