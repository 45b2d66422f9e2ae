"""Turns of the Action phase (BR-ACT-*)."""

from __future__ import annotations

from stormhall.bloodrage.model.board import PROVINCE_NAMES
from tests.bloodrage.table import bloodrage
from tests.rules import rule


@rule("BR-ACT-1", "BR-EX-1")
def test_at_the_start_of_the_phase_rage_is_set_to_the_rage_stat():
    table = bloodrage("raven wolf").stats("raven", rage=3).rage(raven=0, wolf=5)
    table.turn("wolf").play("wolf", "pass")
    while table.step == "draft":
        table.play(table.to_act[0], table.offered(table.to_act[0])[0])

    assert table.view["age"] == 2
    assert table.rage_of("raven") == 8
    assert table.rage_of("wolf") == 6


@rule("BR-ACT-2")
def test_the_first_player_begins_and_turns_go_clockwise_one_action_each():
    table = bloodrage("wolf bear serpent").position(
        frames=[{"step": "age", "next_phase": "action"}], first_player=1
    )

    order = []
    for _ in range(4):
        order.append(table.to_act[0])
        table.play(table.to_act[0], "invade warrior gimle")

    assert order == ["bear", "serpent", "wolf", "bear"]


@rule("BR-ACT-3")
def test_a_clan_with_rage_must_act_or_pass():
    table = bloodrage("wolf bear").rage(wolf=1)

    assert table.to_act == ["wolf"]
    assert "decline" not in table.offered("wolf")
    assert "pass" in table.offered("wolf")


@rule("BR-ACT-4", "BR-INV-1")
def test_an_action_that_cannot_be_paid_in_full_is_refused():
    table = bloodrage("wolf bear").rage(wolf=1).hand("wolf", "troll")

    table.refuses("wolf", "invade ship fjord-ne", because="BR-ACT-4", cost=2, rage=1)
    table.refuses("wolf", "upgrade troll", because="BR-ACT-4", cost=2, rage=1)
    table.allows("wolf", "invade warrior gimle")


@rule("BR-ACT-5", "BR-DT-1")
def test_a_clan_without_rage_is_skipped_even_for_free_actions_but_still_reacts():
    table = (
        bloodrage("wolf bear")
        .rage(wolf=2, bear=0)
        .hand("bear", "alfheim", "tyr-bash")
        .hand("wolf", "tyr-smite", "tyr-smash")
        .stands("wolf", gimle="warrior")
        .stands("bear", myrkvlor="warrior")
    )
    table.refuses("bear", "quest alfheim", because="BR-ACT-5", rage=0)

    table.play("wolf", "pillage gimle")
    assert table.to_act == ["bear"]
    table.play("bear", "join myrkvlor warrior")
    table.cards(wolf="tyr-smite", bear="tyr-bash")

    assert table.to_act == ["wolf"]
    assert table.figures_at("bear", "valhalla") == ["warrior"]


@rule("BR-ACT-6")
def test_extra_actions_need_their_upgrade():
    table = bloodrage("wolf bear").stands("wolf", gimle="warrior leader").dead("wolf", "ship")
    table.pillaged("gimle")

    table.refuses("wolf", "repillage gimle", because="BR-ACT-6", card="tyr-challenge")
    table.refuses("wolf", "sacrifice warrior gimle", because="BR-ACT-6", card="frigga-sacrifice")
    table.refuses("wolf", "invade ship fjord-ne from valhalla", because="BR-ACT-6")
    offered = {text.split()[0] for text in table.offered("wolf")}
    assert offered == {"pass", "invade", "march"}


@rule("BR-ACT-7")
def test_an_action_may_be_taken_again_in_later_turns():
    table = bloodrage("wolf bear").rage(wolf=3, bear=0)

    table.play("wolf", "invade warrior gimle", "invade warrior gimle", "invade warrior gimle")

    assert table.figures_at("wolf", "gimle") == ["warrior"] * 3


@rule("BR-ACT-8")
def test_passing_gives_up_all_rage_and_is_always_allowed():
    table = bloodrage("wolf bear").rage(wolf=5, bear=3)

    table.play("wolf", "pass")

    assert table.rage_of("wolf") == 0
    assert table.to_act == ["bear"]


@rule("BR-ACT-9", "BR-ACT-10")
def test_the_phase_ends_when_nobody_has_rage():
    table = bloodrage("wolf bear").rage(wolf=2, bear=1).hand("wolf", "tyr-bash")

    table.play("wolf", "invade warrior gimle")
    table.play("bear", "invade warrior gimle")
    table.play("wolf", "invade warrior gimle")

    assert table.step == "discard"


@rule("BR-ACT-9", "BR-DT-26")
def test_the_phase_ends_when_all_is_pillaged_and_unspent_rage_is_lost():
    others = [name for name in PROVINCE_NAMES if name != "gimle"]
    table = bloodrage("wolf bear").pillaged(*others).stands("wolf", gimle="warrior")
    table.rage(wolf=4, bear=5).hand("bear", "tyr-bash")

    table.play("wolf", "pillage gimle")

    assert table.step == "discard"
    assert table.rage_of("wolf") == 0
    assert table.rage_of("bear") == 0


@rule("BR-ACT-9")
def test_yggdrasil_must_be_pillaged_too():
    table = bloodrage("wolf bear").pillaged(*PROVINCE_NAMES[:7])
    table.stands("wolf", myrkvlor="warrior")

    table.play("wolf", "pillage myrkvlor")

    assert table.step == "turn"


@rule("BR-ACT-9")
def test_the_end_is_also_checked_before_the_first_turn():
    table = bloodrage("wolf bear").pillaged(*PROVINCE_NAMES).hand("wolf", "tyr-bash")
    table.position(frames=[{"step": "age", "next_phase": "action"}])

    assert table.step == "discard"


@rule("BR-ACT-10")
def test_the_only_clan_with_rage_takes_turn_after_turn():
    table = bloodrage("wolf bear serpent").rage(wolf=0, bear=3, serpent=0).turn("bear")

    table.play("bear", "invade warrior gimle", "invade warrior gimle")

    assert table.to_act == ["bear"]


@rule("BR-ACT-11")
def test_a_raised_rage_stat_adds_no_rage_but_raised_horns_count_at_once():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", yggdrasil="warrior warrior warrior", fjord_ne="ship")
        .rage(wolf=3, bear=1)
    )
    table.refuses("wolf", "invade warrior gimle", because="BR-INV-7", horns=4, figures=4)

    table.play("wolf", "pillage yggdrasil")
    table.play("bear", "pass")

    assert table.rage_of("wolf") == 3
    assert table.steps_of("wolf") == [2, 2, 2]
    table.play("wolf", "invade warrior gimle")


@rule("BR-ACT-12")
def test_in_a_battle_the_pillager_comes_first_and_then_clockwise():
    table = (
        bloodrage("wolf bear serpent")
        .upgraded("wolf", "volur-witch")
        .upgraded("serpent", "frigga-protection")
        .stands("wolf", gimle="volur-witch")
        .stands("bear", gimle="leader warrior")
        .stands("serpent", gimle="warrior")
        .turn("serpent")
    )

    table.play("serpent", "pillage gimle")

    # Bear wins with 4 against 3 and 1: the pillager is asked before the clan after it.
    assert table.to_act == ["serpent"]
    table.play("serpent", "decline")
    assert table.to_act == ["wolf"]
    assert table.offered("wolf") == ["decline", "retreat"]


@rule("BR-ACT-12")
def test_outside_the_action_phase_the_first_player_replaces_the_active_one():
    table = (
        bloodrage("wolf bear serpent")
        .quests("wolf", "alfheim")
        .quests("serpent", "jotunheim")
        .stands("wolf", gimle="warrior")
        .stands("serpent", utgard="warrior")
        .first("serpent")
        .rage(wolf=1, bear=0, serpent=0)
    )

    table.all_pass()

    assert table.to_act == ["serpent"]
    table.play("serpent", "raise axes")
    assert table.to_act == ["wolf"]
