"""Pillaging: declaration, call to battle, reward (BR-PIL-*)."""

from __future__ import annotations

from tests.bloodrage.table import Table, bloodrage
from tests.rules import rule


@rule("BR-PIL-1")
def test_a_pillage_needs_a_figure_in_the_area_and_an_unpillaged_province():
    table = bloodrage("wolf bear").stands("wolf", gimle="warrior", fjord_ne="ship")
    table.pillaged("gimle").rage(wolf=1)

    table.refuses("wolf", "pillage gimle", because="BR-PIL-1", pillaged=True)
    table.refuses("wolf", "pillage utgard", because="BR-PIL-1", figures=0)
    table.play("wolf", "pillage elvagar")

    assert table.is_pillaged("elvagar")
    assert table.rage_of("wolf") == 1


@rule("BR-PIL-2", "BR-PIL-7")
def test_a_pillage_is_a_call_a_battle_and_an_outcome():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", gimle="warrior", yggdrasil="warrior")
        .stands("bear", gimle="warrior")
        .hand("wolf", "tyr-bash", "tyr-smite")
        .hand("bear", "tyr-smash", "alfheim")
    )

    table.play("wolf", "pillage gimle")
    assert table.step == "call"
    table.play("wolf", "decline")
    assert table.step == "battle-cards"
    table.cards(wolf="tyr-smite", bear="tyr-smash")

    assert table.is_pillaged("gimle")
    assert table.figures_at("bear", "valhalla") == ["warrior"]


@rule("BR-PIL-3")
def test_the_call_starts_to_the_left_and_ends_with_the_pillager():
    table = (
        bloodrage("wolf bear serpent raven")
        .stands("wolf", yggdrasil="warrior", fjord_nw="ship")
        .stands("bear", yggdrasil="warrior")
        .stands("serpent", andlang="leader")
        .stands("raven", myrkvlor="warrior")
        .rage(wolf=3, bear=0, serpent=0, raven=0)
        .turn("wolf")
    )

    table.play("wolf", "pillage gimle")
    order = []
    for _ in range(4):
        order.append(table.to_act[0])
        table.play(table.to_act[0], "decline")

    assert order == ["bear", "serpent", "raven", "wolf"]
    assert table.is_pillaged("gimle")


@rule("BR-PIL-3")
def test_joining_moves_one_figure_from_an_adjacent_province_for_free():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", gimle="warrior")
        .stands("bear", andlang="warrior leader", horgr="warrior", fjord_nw="ship")
        .rage(wolf=3, bear=0)
    )

    table.play("wolf", "pillage gimle")
    assert table.offered("bear") == ["decline", "join andlang warrior", "join andlang leader"]
    table.refuses("bear", "join horgr warrior", because="BR-PIL-3", source="horgr")
    table.refuses("bear", "join andlang ship", because="BR-PIL-3", figure="ship")
    table.refuses("bear", "join yggdrasil leader", because="BR-PIL-3", figures=0)
    table.play("bear", "join andlang leader")

    assert table.figures_at("bear", "gimle") == ["leader"]
    assert table.rage_of("bear") == 0


@rule("BR-PIL-4")
def test_the_offer_goes_round_until_as_many_decline_in_a_row_as_there_are_clans():
    table = (
        bloodrage("wolf bear serpent")
        .stands("wolf", gimle="warrior", yggdrasil="warrior")
        .stands("bear", yggdrasil="warrior warrior")
        .stands("serpent", yggdrasil="warrior")
    )

    table.play("wolf", "pillage gimle")
    table.play("bear", "decline").play("serpent", "decline")
    table.play("wolf", "join yggdrasil warrior")
    table.play("bear", "join yggdrasil warrior")
    table.play("serpent", "decline")
    table.play("bear", "decline")

    assert table.step == "turn"
    assert len(table.events("stayed-away")) == 5


@rule("BR-PIL-4")
def test_the_call_ends_when_the_villages_are_full_and_is_skipped_if_they_already_are():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", utgard="warrior", yggdrasil="warrior")
        .stands("bear", yggdrasil="warrior leader")
        .hand("bear", "tyr-bash", "tyr-smash")
    )
    table.play("wolf", "pillage utgard")
    table.play("bear", "join yggdrasil warrior")
    table.play("wolf", "join yggdrasil warrior")
    assert table.step == "battle-cards"

    full = (
        bloodrage("wolf bear")
        .stands("wolf", utgard="warrior warrior", yggdrasil="warrior")
        .stands("bear", utgard="warrior", yggdrasil="leader")
        .hand("bear", "tyr-bash", "tyr-smash")
    )
    full.play("wolf", "pillage utgard")
    assert full.step == "battle-cards"


@rule("BR-PIL-5")
def test_yggdrasil_is_adjacent_to_all_and_has_no_limit():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", yggdrasil="warrior warrior warrior")
        .stands("bear", utgard="warrior", elvagar="warrior", gimle="warrior")
    )

    table.play("wolf", "pillage yggdrasil")
    table.play("bear", "join utgard warrior", "join elvagar warrior", "join gimle warrior")

    assert table.figures_at("bear", "valhalla") == ["warrior"] * 3
    assert table.figures_at("wolf", "valhalla") == ["warrior"] * 3


@rule("BR-PIL-6", "BR-DT-4")
def test_a_clan_alone_in_the_area_gets_no_battle_and_no_battle_glory():
    table = bloodrage("wolf bear").stands("wolf", gimle="warrior").hand("wolf", "tyr-bash")
    table.token(gimle="axes")

    table.play("wolf", "pillage gimle")

    assert table.is_pillaged("gimle")
    assert table.steps_of("wolf") == [1, 2, 1]
    assert table.glory_of("wolf") == 0
    assert table.hand_of("wolf") == ["tyr-bash"]


def rewarded(**token: str) -> Table:
    place = next(iter(token))
    table = bloodrage("wolf bear").stands("wolf", **{place: "warrior"}).rage(wolf=2)
    return table.token(**token).play("wolf", f"pillage {place}")


@rule("BR-PIL-8")
def test_the_token_gives_a_step_of_its_stat_or_five_glory():
    assert rewarded(gimle="rage").steps_of("wolf") == [2, 1, 1]
    assert rewarded(gimle="axes").steps_of("wolf") == [1, 2, 1]
    assert rewarded(gimle="horns").steps_of("wolf") == [1, 1, 2]
    assert rewarded(gimle="glory").sources_of("wolf") == {"pillage": 5}
    assert rewarded(gimle="rage").rage_of("wolf") == 2


@rule("BR-PIL-8")
def test_yggdrasil_raises_all_three_stats():
    table = bloodrage("wolf bear").stands("wolf", yggdrasil="warrior")

    table.play("wolf", "pillage yggdrasil")

    assert table.steps_of("wolf") == [2, 2, 2]


@rule("BR-PIL-8")
def test_axes_raised_by_the_token_count_for_the_glory_of_this_battle():
    table = bloodrage("wolf bear").token(gimle="axes")
    table.stands("wolf", gimle="leader").stands("bear", gimle="warrior")

    table.play("wolf", "pillage gimle")

    assert table.sources_of("wolf") == {"battle": 4}


@rule("BR-PIL-8")
def test_grace_and_the_leader_come_after_the_token_in_this_order():
    table = (
        bloodrage("wolf bear")
        .upgraded("wolf", "lord-of-axes")
        .stands("wolf", gimle="leader")
        .stands("bear", gimle="warrior")
        .hand("wolf", "frigga-grace")
        .token(gimle="horns")
    )

    table.play("wolf", "pillage gimle").cards()
    assert table.steps_of("wolf") == [1, 1, 2]
    assert table.offered("wolf") == ["raise rage", "raise axes"]
    table.play("wolf", "raise axes")
    assert table.offered("wolf") == ["raise rage", "raise axes", "raise horns"]
    table.play("wolf", "raise axes")

    assert table.sources_of("wolf") == {"battle": 5}


@rule("BR-PIL-9")
def test_a_failed_pillage_leaves_the_province_for_another_try():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", gimle="warrior")
        .stands("bear", gimle="leader")
        .token(gimle="glory")
        .rage(wolf=2, bear=0)
    )

    table.play("wolf", "pillage gimle")

    assert not table.is_pillaged("gimle")
    assert table.glory_of("wolf") == 0
    assert table.sources_of("bear") == {"battle": 3}
    table.play("wolf", "invade warrior gimle")
    table.allows("wolf", "pillage gimle")


@rule("BR-PIL-10")
def test_tyrs_challenge_pillages_again_for_two_rage():
    table = (
        bloodrage("wolf bear")
        .upgraded("wolf", "tyr-challenge")
        .stands("wolf", gimle="warrior")
        .pillaged("gimle")
        .token(gimle="axes")
        .rage(wolf=5, bear=0)
    )
    table.refuses("wolf", "repillage utgard", because="BR-PIL-10", pillaged=False)

    table.play("wolf", "repillage gimle", "repillage gimle")

    assert table.steps_of("wolf") == [1, 3, 1]
    assert table.is_pillaged("gimle")
    table.refuses("wolf", "repillage gimle", because="BR-PIL-10", cost=2, rage=1)


@rule("BR-PIL-10")
def test_a_lost_repillage_costs_its_rage_and_leaves_the_token_unchanged():
    table = (
        bloodrage("wolf bear")
        .upgraded("wolf", "tyr-challenge")
        .stands("wolf", gimle="warrior")
        .stands("bear", gimle="leader")
        .pillaged("gimle")
        .rage(wolf=5, bear=0)
    )

    table.play("wolf", "repillage gimle")

    assert table.rage_of("wolf") == 3
    assert table.is_pillaged("gimle")
    assert table.steps_of("wolf") == [1, 1, 1]
