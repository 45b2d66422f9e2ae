"""Committing quests and the Quest phase (BR-QST-*, BR-QPH-*)."""

from __future__ import annotations

from tests.bloodrage.table import bloodrage
from tests.rules import rule


@rule("BR-QST-1")
def test_a_quest_is_committed_face_down_for_free():
    table = bloodrage("wolf bear").hand("wolf", "alfheim", "tyr-bash").rage(wolf=1)

    table.play("wolf", "quest alfheim")

    assert table.rage_of("wolf") == 1
    assert table.sheet("wolf")["quests"] == ["alfheim"]
    assert table.hand_of("wolf") == ["tyr-bash"]


@rule("BR-QST-1")
def test_only_quests_in_hand_can_be_committed():
    table = bloodrage("wolf bear").hand("wolf", "tyr-bash").hand("bear", "alfheim")

    facts = {"card": "tyr-bash", "hand": ["tyr-bash"]}
    table.refuses("wolf", "quest tyr-bash", because="BR-QST-1", **facts)
    table.refuses("wolf", "quest alfheim", because="BR-QST-1")


@rule("BR-QST-2", "BR-DT-23")
def test_equal_quests_may_be_committed_and_each_is_rewarded():
    table = (
        bloodrage("wolf bear serpent raven")
        .hand("wolf", "alfheim", "alfheim")
        .stands("wolf", gimle="warrior")
        .rage(wolf=1, bear=0, serpent=0, raven=0)
    )
    assert table.offered("wolf").count("quest alfheim") == 1

    table.play("wolf", "quest alfheim", "quest alfheim", "pass")
    table.play("wolf", "raise axes", "raise horns")

    assert table.glory_of("wolf") == 5 + 5
    assert table.steps_of("wolf") == [1, 2, 2]


@rule("BR-DT-23")
def test_odins_throne_doubles_the_glory_of_both_but_not_the_steps():
    table = (
        bloodrage("wolf bear serpent raven")
        .quests("wolf", "alfheim", "alfheim")
        .upgraded("wolf", "odin-throne")
        .stands("wolf", gimle="warrior")
        .rage(wolf=1, bear=0, serpent=0, raven=0)
    )

    table.all_pass().play("wolf", "raise axes", "raise axes")

    assert table.sources_of("wolf")["quests"] == 10 + 10
    assert table.steps_of("wolf") == [1, 3, 1]


@rule("BR-QST-3")
def test_a_quest_stays_until_the_quest_phase_and_failing_costs_nothing():
    table = bloodrage("wolf bear").hand("wolf", "alfheim").rage(wolf=2, bear=0).glory(wolf=3)

    table.play("wolf", "quest alfheim", "invade warrior horgr")
    assert table.sheet("wolf")["quests"] == ["alfheim"]
    assert not [text for text in table.offered("wolf") if "alfheim" in text]
    table.all_pass()

    assert table.sheet("wolf")["quests"] == []
    assert table.glory_of("wolf") == 3
    assert table.steps_of("wolf") == [1, 1, 1]
    assert table.view["discards"] == ["alfheim"]


@rule("BR-QST-4")
def test_the_owner_sees_a_committed_quest_and_the_others_only_that_there_is_one():
    table = bloodrage("wolf bear").hand("wolf", "alfheim", "manheim")
    table.play("wolf", "quest alfheim")

    assert table.seen_by("wolf")["sheets"][0]["quests"] == ["alfheim"]
    for viewer in ("bear", None):
        assert table.seen_by(viewer)["sheets"][0]["quests"] == 1
    events = [e for e in table.game.events(0, 1) if e["event"] == "quest-committed"]
    assert events[0].keys() == {"event", "seat", "number"}


@rule("BR-QPH-1")
def test_all_committed_quests_are_revealed():
    table = (
        bloodrage("wolf bear")
        .quests("wolf", "alfheim", "glorious-death")
        .quests("bear", "manheim")
        .rage(wolf=1, bear=0)
    )

    table.all_pass()

    shown = [(event["seat"], event["card"]) for event in table.events("quest-revealed")]
    assert shown == [(0, "alfheim"), (0, "glorious-death"), (1, "manheim")]


@rule("BR-QPH-2")
def test_a_completed_quest_gives_its_glory_and_one_stat_step():
    table = bloodrage("wolf bear").quests("wolf", "manheim").stands("wolf", myrkvlor="warrior")
    table.rage(wolf=1, bear=0)

    table.all_pass()
    assert table.offered("wolf") == ["raise rage", "raise axes", "raise horns"]
    table.play("wolf", "raise rage")

    assert table.sources_of("wolf") == {"quests": 5}
    assert table.steps_of("wolf") == [2, 1, 1]
    assert table.view["discards"] == ["manheim"]


@rule("BR-QPH-2")
def test_stats_on_the_last_step_are_not_offered_and_the_only_other_one_rises_by_itself():
    table = bloodrage("wolf bear").quests("wolf", "manheim").stands("wolf", myrkvlor="warrior")
    table.stats("wolf", rage=6, axes=3, horns=6).rage(wolf=1, bear=0)

    table.all_pass()

    assert table.steps_of("wolf") == [6, 4, 6]
    assert table.step == "draft"


@rule("BR-QPH-3")
def test_most_strength_means_more_than_every_other_clan_and_a_tie_fails():
    for rival, glory in (("warrior", 5), ("warrior warrior", 0), ("leader", 0)):
        table = (
            bloodrage("wolf bear")
            .quests("wolf", "alfheim")
            .stands("wolf", gimle="warrior warrior")
            .stands("bear", gimle=rival)
            .stats("wolf", rage=6, axes=6)
            .rage(wolf=1, bear=0)
        )

        table.all_pass()

        assert table.glory_of("wolf") == glory


@rule("BR-QPH-3")
def test_strength_must_be_positive_and_the_province_undestroyed():
    table = (
        bloodrage("wolf bear")
        .quests("wolf", "alfheim", "jotunheim")
        .destroyed("horgr")
        .stands("wolf", fjord_se="ship")
        .stands("bear", muspelheim="leader")
        .rage(wolf=1, bear=0)
    )

    table.all_pass()

    assert table.glory_of("wolf") == 0


@rule("BR-QPH-4")
def test_one_province_of_the_region_is_enough():
    table = (
        bloodrage("wolf bear")
        .quests("wolf", "jotunheim")
        .stands("wolf", utgard="warrior", horgr="warrior")
        .stands("bear", horgr="leader")
        .rage(wolf=1, bear=0)
    )

    table.all_pass().play("wolf", "raise axes")

    assert table.glory_of("wolf") == 5


@rule("BR-QPH-4", "BR-DT-24")
def test_glorious_death_counts_valhalla_before_ragnarok():
    for dead, glory in (("warrior warrior warrior", 0), ("warrior warrior ship leader", 6)):
        table = (
            bloodrage("wolf bear")
            .quests("wolf", "glorious-death")
            .dead("wolf", dead)
            .stands("wolf", gimle="warrior warrior")
            .doomed("gimle", "horgr", "utgard")
            .stats("wolf", rage=6, axes=6)
            .rage(wolf=1, bear=0)
        )

        table.all_pass()

        assert table.sources_of("wolf").get("quests", 0) == glory
        assert table.sources_of("wolf")["ragnarok"] == 4


@rule("BR-QPH-5")
def test_all_quests_are_judged_on_the_same_board_first_players_first():
    table = (
        bloodrage("wolf bear")
        .quests("wolf", "alfheim")
        .quests("bear", "manheim", "jotunheim")
        .stands("wolf", gimle="warrior")
        .stands("bear", elvagar="warrior", horgr="warrior")
        .first("bear")
        .rage(wolf=1, bear=0)
    )

    table.all_pass()
    order = []
    while table.step == "raise":
        order.append(table.to_act[0])
        table.play(table.to_act[0], "raise axes")

    assert order == ["bear", "bear", "wolf"]


@rule("BR-EX-9")
def test_bear_commits_alfheim_of_age_2_and_completes_it():
    table = bloodrage("bear wolf").hand("bear", "alfheim.2").stands("bear", andlang="leader")
    table.rage(bear=1, wolf=0)

    table.play("bear", "quest alfheim.2")
    assert table.rage_of("bear") == 1
    assert table.seen_by("wolf")["sheets"][0]["quests"] == 1
    table.all_pass().play("bear", "raise horns")

    assert table.glory_of("bear") == 7
    assert table.steps_of("bear") == [1, 1, 2]


@rule("BR-DT-22")
def test_a_ship_leads_in_both_provinces_of_its_fjord():
    table = (
        bloodrage("wolf bear")
        .quests("wolf", "alfheim", "manheim")
        .stands("wolf", fjord_nw="ship")
        .stands("bear", gimle="warrior")
        .rage(wolf=1, bear=0)
    )

    table.all_pass().play("wolf", "raise axes", "raise axes")

    assert table.glory_of("wolf") == 5 + 5


@rule("BR-QST-4")
def test_only_the_owner_sees_whether_a_quest_is_completed():
    table = bloodrage("wolf bear").quests("wolf", "alfheim", "manheim")
    table.stands("wolf", gimle="warrior")

    assert table.seen_by("wolf")["sheets"][0]["quests_completed"] == [True, False]
    assert table.seen_by("bear")["sheets"][0]["quests_completed"] is None
    assert "quests: ✓ Alfheim! [alfheim], · Manheim! [manheim]" in table.game.draw(0)
