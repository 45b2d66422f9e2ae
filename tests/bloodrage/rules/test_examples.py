"""Worked examples from the book and derived cases that span chapters (BR-EX-*, BR-DT-*)."""

from __future__ import annotations

from tests.bloodrage.table import Table, bloodrage
from tests.rules import rule


def andlang() -> Table:
    """EX-10: Red is wolf, Blue raven, Yellow serpent."""
    return (
        bloodrage("wolf raven serpent")
        .stands("wolf", fjord_sw="ship", yggdrasil="warrior warrior")
        .stands("raven", gimle="warrior", yggdrasil="warrior")
        .stands("serpent", horgr="warrior leader")
        .hand("wolf", "tyr-crush.2", "alfheim")
        .hand("raven", "troll", "tyr-bash")
        .token(andlang="axes")
        .rage(wolf=3, raven=3, serpent=3)
    )


@rule("BR-EX-10")
def test_red_pillages_andlang_from_the_sea_and_the_villages_fill_up():
    table = andlang()

    table.play("wolf", "pillage andlang")
    table.play("raven", "join gimle warrior")
    table.play("wolf", "join yggdrasil warrior")
    table.play("raven", "join yggdrasil warrior")

    assert table.step == "battle-cards"
    assert table.to_act == ["wolf", "raven"]
    assert [e["seat"] for e in table.events("stayed-away")] == [2]
    assert table.strength_of("wolf", "andlang") == 3
    assert table.strength_of("raven", "andlang") == 2


def battle_of_andlang() -> Table:
    table = andlang().play("wolf", "pillage andlang").play("raven", "join gimle warrior")
    table.play("wolf", "join yggdrasil warrior").play("raven", "join yggdrasil warrior")
    return table.cards(wolf="tyr-crush.2", raven="troll")


@rule("BR-EX-11")
def test_red_wins_with_seven_against_two():
    table = battle_of_andlang().no_additions()

    decided = table.events("battle-decided")[0]
    assert decided["totals"] == {"0": 7, "1": 2}
    assert decided["winner"] == 0


@rule("BR-EX-12")
def test_red_is_rewarded_and_gains_glory_from_the_raised_axes():
    table = battle_of_andlang().no_additions()

    assert table.figures_at("raven", "valhalla") == ["warrior", "warrior"]
    assert table.hand_of("raven") == ["troll", "tyr-bash"]
    assert table.is_pillaged("andlang")
    assert table.steps_of("wolf") == [1, 2, 1]
    assert table.sources_of("wolf") == {"battle": 4}
    assert table.view["discards"] == ["tyr-crush.2"]


@rule("BR-DT-2", "BR-ACT-5", "BR-ACT-8")
def test_a_clan_that_passed_acts_again_with_stolen_rage():
    table = trickery()

    table.play("bear", "pillage gimle")

    assert table.rage_of("bear") == 1
    assert table.rage_of("wolf") == 1
    assert table.to_act == ["wolf"]


def trickery(**options: object) -> Table:
    table = (
        bloodrage("wolf bear", **options)
        .stands("wolf", gimle="warrior")
        .stands("bear", gimle="leader")
        .hand("wolf", "loki-trickery")
        .rage(wolf=3, bear=2)
    )
    return table.play("wolf", "pass")


@rule("BR-ACT-8")
def test_if_a_pass_is_final_stolen_rage_does_not_bring_a_clan_back():
    table = trickery(passing="final")

    table.play("bear", "pillage gimle")

    assert table.rage_of("wolf") == 1
    assert table.to_act == ["bear"]
    table.play("bear", "pass")
    assert table.step == "discard"


@rule("BR-DT-12")
def test_sight_takes_the_highest_revealed_bonus_and_later_cards_do_not_count():
    table = (
        bloodrage("wolf bear serpent")
        .stands("wolf", gimle="leader")
        .stands("bear", gimle="leader")
        .stands("serpent", gimle="leader")
        .hand("wolf", "heimdall-sight", "manheim")
        .hand("bear", "tyr-bash", "heimdall-gaze")
        .hand("serpent", "tyr-crush.3", "jotunheim")
        .rage(wolf=1, bear=0, serpent=0)
    )

    table.play("wolf", "pillage gimle")
    table.cards(wolf="heimdall-sight", bear="tyr-bash", serpent="tyr-crush.3")
    table.play("wolf", "decline").play("bear", "add heimdall-gaze")
    table.no_additions()

    assert table.events("battle-decided")[0]["totals"] == {"0": 7, "1": 8, "2": 7}


@rule("BR-DT-14")
def test_poison_takes_all_cards_before_prowess_can_buy_them_back():
    table = (
        bloodrage("wolf bear serpent")
        .upgraded("wolf", "tyr-prowess")
        .stands("wolf", gimle="leader")
        .stands("bear", gimle="warrior")
        .hand("wolf", "tyr-bash", "heimdall-gaze")
        .hand("bear", "loki-poison")
        .rage(wolf=3, bear=0, serpent=0)
    )

    table.play("wolf", "pillage gimle").cards(wolf="tyr-bash")
    table.play("wolf", "add heimdall-gaze")

    assert table.hand_of("bear") == ["tyr-bash", "heimdall-gaze", "loki-poison"]
    assert table.hand_of("wolf") == []
    assert table.rage_of("wolf") == 3
    assert table.step == "turn"


@rule("BR-DT-15")
def test_grace_raises_a_different_stat_from_the_token_or_any_with_the_glory_token():
    for token, offered in (("horns", ["rage", "axes"]), ("glory", ["rage", "axes", "horns"])):
        table = bloodrage("wolf bear").token(gimle=token).hand("wolf", "frigga-grace")
        table.stands("wolf", gimle="leader").stands("bear", gimle="warrior")

        table.play("wolf", "pillage gimle")

        assert table.offered("wolf") == [f"raise {stat}" for stat in offered]
        if token == "horns":
            table.refuses("wolf", "raise horns", because="BR-PIL-8", stat="horns")


@rule("BR-DT-16")
def test_the_frost_giant_raises_each_stat_twice_in_yggdrasil():
    table = bloodrage("wolf bear").upgraded("wolf", "frost-giant").stats("wolf", rage=5)
    table.stands("wolf", yggdrasil="frost-giant")

    table.play("wolf", "pillage yggdrasil")

    assert table.steps_of("wolf") == [6, 3, 3]


@rule("BR-DT-17")
def test_an_oath_on_axes_counts_for_this_battle():
    table = bloodrage("wolf bear").hand("wolf", "thor-oath").token(gimle="rage")
    table.stands("wolf", gimle="leader").stands("bear", gimle="warrior")

    table.play("wolf", "pillage gimle", "raise axes")

    assert table.sources_of("wolf") == {"battle": 4}
    assert table.steps_of("wolf") == [2, 2, 1]


@rule("BR-DT-18")
def test_the_fire_giant_burns_leaders_and_ships_but_no_monsters():
    table = (
        bloodrage("wolf bear serpent")
        .upgraded("wolf", "fire-giant")
        .upgraded("bear", "loki-dragons")
        .upgraded("serpent", "sea-serpent")
        .stands("bear", horgr="leader", fjord_se="ship", muspelheim="warrior")
        .stands("serpent", fjord_se="sea-serpent")
        .rage(wolf=4)
    )

    table.play("wolf", "invade fire-giant horgr")

    assert table.figures_at("bear", "valhalla") == ["leader", "ship"]
    assert table.figures_at("bear", "muspelheim") == ["warrior"]
    assert table.figures_at("serpent", "fjord-se") == ["sea-serpent"]
    assert table.sources_of("bear") == {"dragons": 4}


@rule("BR-DT-20")
def test_the_witch_retreats_from_a_lost_battle_in_utgard_but_dies_in_yggdrasil():
    def table(place: str) -> Table:
        return (
            bloodrage("wolf bear serpent")
            .upgraded("bear", "volur-witch")
            .upgraded("wolf", "valkyrie")
            .stands("wolf", **{place: "valkyrie leader"})
            .stands("bear", **{place: "volur-witch"})
        )

    utgard = table("utgard").play("wolf", "pillage utgard").play("bear", "retreat")
    yggdrasil = table("yggdrasil").play("wolf", "pillage yggdrasil")

    assert utgard.figures_at("bear", "yggdrasil") == ["volur-witch"]
    assert "slaughter" not in utgard.sources_of("wolf")
    assert yggdrasil.figures_at("bear", "valhalla") == ["volur-witch"]
    assert yggdrasil.sources_of("wolf")["slaughter"] == 2


@rule("BR-DT-21")
def test_judgement_pays_for_all_the_dead_even_on_a_tie():
    table = bloodrage("wolf bear").hand("wolf", "odin-judgement").hand("bear", "tyr-bash")
    table.stands("wolf", gimle="warrior warrior").stands("bear", gimle="warrior warrior")

    table.play("wolf", "pillage gimle")

    assert table.sources_of("wolf") == {"slaughter": 8}
    assert table.figures_at("wolf", "gimle") == table.figures_at("bear", "gimle") == []


@rule("BR-DT-29")
def test_succor_lets_one_warrior_follow_the_leader_and_no_other():
    table = bloodrage("wolf bear serpent").upgraded("wolf", "frigga-succor").rage(wolf=2)

    table.play("wolf", "invade leader gimle", "succor")

    assert table.figures_at("wolf", "gimle") == ["warrior", "leader"]
    assert table.rage_of("wolf") == 2
    assert table.to_act == ["bear"]
