"""Upgrades of Leader, Warrior, Ship and clan (BR-CARD-*)."""

from __future__ import annotations

import pytest

from stormhall.bloodrage.model.board import PROVINCE_NAMES
from stormhall.bloodrage.model.cards import AMOUNT, HOOK_OF, THRESHOLD
from stormhall.bloodrage.model.hooks import PROTECTION, THORS_GLORY
from tests.bloodrage.table import Table, bloodrage
from tests.rules import rule

FOUR = "wolf bear serpent raven"


def last_turn(clans: str = FOUR) -> Table:
    """A table where only the first clan has Rage left."""
    table = bloodrage(clans)
    return table.rage(**{clan: 1 if i == 0 else 0 for i, clan in enumerate(table.clans)})


# Leaders


@rule("BR-CARD-age1-lord-of-hammers")
def test_lord_of_hammers_lets_the_leader_move_on_after_a_pillage():
    table = bloodrage("wolf bear").upgraded("wolf", "lord-of-hammers").destroyed("myrkvlor")
    table.stands("wolf", gimle="leader warrior").stands("bear", gimle="warrior")

    table.play("wolf", "pillage gimle")
    assert table.offered("wolf") == ["decline", "lead andlang", "lead yggdrasil"]
    table.refuses("wolf", "lead horgr", because="BR-PIL-8", place="horgr")
    table.refuses("wolf", "lead myrkvlor", because="BR-SET-7", place="myrkvlor")
    table.play("wolf", "lead andlang")

    assert table.figures_at("wolf", "andlang") == ["leader"]
    assert table.sources_of("wolf") == {"battle": 3}


@rule("BR-CARD-age1-lord-of-hammers")
def test_lord_of_hammers_needs_the_leader_there_and_room_in_the_next_province():
    elsewhere = bloodrage("wolf bear").upgraded("wolf", "lord-of-hammers")
    elsewhere.stands("wolf", gimle="warrior", horgr="leader").play("wolf", "pillage gimle")
    full = bloodrage("wolf bear").upgraded("wolf", "lord-of-hammers")
    full.stands("wolf", gimle="leader").stands("bear", andlang="warrior warrior warrior")
    full.play("wolf", "pillage gimle").nobody_joins()

    assert elsewhere.step == "turn"
    full.refuses("wolf", "lead andlang", because="BR-INV-8", villages=3)


@rule("BR-CARD-age2-lord-of-axes")
def test_lord_of_axes_raises_a_stat_of_choice():
    table = bloodrage("wolf bear").upgraded("wolf", "lord-of-axes").token(gimle="axes")
    table.stands("wolf", gimle="leader")

    table.play("wolf", "pillage gimle", "raise axes")

    assert table.steps_of("wolf") == [1, 3, 1]


@rule("BR-CARD-age3-lord-of-spears")
def test_lord_of_spears_raises_all_stats():
    table = bloodrage("wolf bear").upgraded("wolf", "lord-of-spears").token(gimle="axes")
    table.stands("wolf", gimle="leader").stands("bear", gimle="warrior")

    table.play("wolf", "pillage gimle")

    assert table.steps_of("wolf") == [2, 3, 2]
    assert table.sources_of("wolf") == {"battle": 5}


# Warriors and ships

WARRIORS = [
    pytest.param("brothers-in-arms", [1, 3, 4, 6], 1, marks=rule("BR-CARD-age1-brothers-in-arms")),
    pytest.param("experts-in-arms", [2, 4, 6, 8], 2, marks=rule("BR-CARD-age2-experts-in-arms")),
    pytest.param("masters-in-arms", [2, 6, 8, 12], 2, marks=rule("BR-CARD-age3-masters-in-arms")),
]


@pytest.mark.parametrize(("card", "strengths", "price"), WARRIORS)
def test_warrior_upgrades_count_singles_and_pairs(card, strengths, price):
    for count, strength in enumerate(strengths, start=1):
        table = bloodrage("wolf bear").upgraded("wolf", card).rage(wolf=3)
        table.stands("wolf", gimle=" ".join(["warrior"] * count)).stats("wolf", horns=6)
        assert table.strength_of("wolf", "gimle") == strength

    table.play("wolf", "invade warrior utgard")
    assert table.rage_of("wolf") == 3 - price


DRAGONS = [
    pytest.param("loki-dragons", 4, marks=rule("BR-CARD-age1-lokis-dragons")),
    pytest.param("fire-dragons", 8, marks=rule("BR-CARD-age2-fire-dragons")),
    pytest.param("eternal-dragons", 12, marks=rule("BR-CARD-age3-eternal-dragons")),
]


@pytest.mark.parametrize(("card", "glory"), DRAGONS)
def test_dragons_pay_whenever_a_ship_is_destroyed(card, glory):
    battle = bloodrage("wolf bear").upgraded("bear", card).stands("bear", fjord_nw="ship")
    battle.stands("wolf", gimle="leader").play("wolf", "pillage gimle")
    paid = bloodrage("wolf bear serpent").upgraded("wolf", card, "frigga-sacrifice")
    paid.stands("wolf", fjord_nw="ship", gimle="warrior")
    paid.play("wolf", "sacrifice ship fjord-nw warrior gimle", "raise axes")

    assert battle.strength_of("bear", "gimle") == 0
    assert battle.sources_of("bear") == {"dragons": glory}
    assert paid.sources_of("wolf") == {"dragons": glory}


# Clan upgrades of Age 1


@rule("BR-CARD-age1-friggas-charm")
def test_friggas_charm_makes_upgrades_one_rage_cheaper_but_never_below_zero():
    table = (
        bloodrage("wolf bear")
        .upgraded("wolf", "frigga-charm")
        .hand("wolf", "troll", "brothers-in-arms", "dwarf-chieftain")
        .rage(wolf=3, bear=0)
    )

    table.play("wolf", "upgrade troll", "decline")
    assert table.rage_of("wolf") == 2
    table.play("wolf", "upgrade brothers-in-arms", "decline")
    assert table.rage_of("wolf") == 2
    table.play("wolf", "upgrade dwarf-chieftain", "decline")
    assert table.rage_of("wolf") == 2
    table.play("wolf", "invade warrior gimle")
    assert table.rage_of("wolf") == 1


@rule("BR-CARD-age1-friggas-succor")
def test_friggas_succor_brings_a_warrior_if_there_is_room_and_not_to_yggdrasil():
    def table() -> Table:
        return bloodrage(FOUR).upgraded("wolf", "frigga-succor", "dark-elf").rage(wolf=3)

    used = table().play("wolf", "invade warrior gimle", "succor")
    declined = table().play("wolf", "invade warrior gimle", "decline")
    elf = table().play("wolf", "invade dark-elf yggdrasil")
    full = table().stands("bear", utgard="warrior warrior").play("wolf", "invade warrior utgard")
    horns = table().stands("wolf", horgr="warrior warrior warrior")
    horns.play("wolf", "invade warrior gimle")

    assert used.figures_at("wolf", "gimle") == ["warrior", "warrior"]
    assert used.rage_of("wolf") == 2
    assert declined.figures_at("wolf", "gimle") == ["warrior"]
    nobody = table().dead("wolf", " ".join(["warrior"] * 8)).play("wolf", "invade leader gimle")
    assert elf.to_act == full.to_act == horns.to_act == nobody.to_act == ["bear"]


@rule("BR-CARD-age1-lokis-blessing")
def test_lokis_blessing_brings_a_warrior_after_a_lost_battle_ties_included():
    def table() -> Table:
        return bloodrage(FOUR).upgraded("bear", "loki-blessing").rage(bear=0)

    lost = table().stands("wolf", gimle="leader").stands("bear", gimle="warrior")
    lost.play("wolf", "pillage gimle").play("bear", "blessing")
    tie = table().stands("wolf", gimle="warrior").stands("bear", gimle="warrior")
    tie.play("wolf", "pillage gimle").play("bear", "decline")
    yggdrasil = table().stands("wolf", yggdrasil="leader").stands("bear", yggdrasil="warrior")
    yggdrasil.play("wolf", "pillage yggdrasil")
    won = table().stands("wolf", gimle="warrior").stands("bear", gimle="leader")
    won.play("wolf", "pillage gimle")

    assert lost.figures_at("bear", "gimle") == ["warrior"]
    assert lost.figures_at("bear", "valhalla") == ["warrior"]
    assert tie.figures_at("bear", "gimle") == []
    assert yggdrasil.step == won.step == "turn"


RELEASES = [
    pytest.param("loki-domain", 1, marks=rule("BR-CARD-age1-lokis-domain")),
    pytest.param("loki-eminence", 2, marks=rule("BR-CARD-age2-lokis-eminence")),
    pytest.param("loki-wrath", 3, marks=rule("BR-CARD-age3-lokis-wrath")),
]


@pytest.mark.parametrize(("card", "each"), RELEASES)
def test_lokis_upgrades_pay_for_figures_released_from_valhalla(card, each):
    table = last_turn().upgraded("wolf", card).dead("wolf", "warrior warrior leader")

    table.all_pass()

    assert table.sources_of("wolf") == {"valhalla": 3 * each}


@rule("BR-CARD-age1-thors-glory")
@pytest.mark.parametrize(("bears", "glory"), [("warrior", 0), ("warrior warrior", 2)])
def test_thors_glory_pays_two_for_two_enemy_deaths(bears, glory):
    table = bloodrage("wolf bear").upgraded("wolf", "thor-glory").stands("bear", gimle=bears)
    table.stands("wolf", gimle="leader").play("wolf", "pillage gimle")

    assert table.sources_of("wolf").get("slaughter", 0) == glory


@rule("BR-CARD-age1-thors-glory")
def test_thors_glory_pays_a_loser_once_and_only_for_enemies():
    table = (
        bloodrage("wolf bear serpent")
        .upgraded("wolf", "thor-glory")
        .stands("wolf", gimle="warrior")
        .stands("bear", gimle="leader")
        .stands("serpent", gimle="warrior warrior")
    )
    own = bloodrage("wolf bear").upgraded("bear", "thor-glory").stands("wolf", gimle="leader")
    own.stands("bear", gimle="warrior warrior").play("wolf", "pillage gimle")

    table.play("wolf", "pillage gimle")

    assert table.sources_of("wolf") == {"slaughter": 2}
    assert own.sources_of("bear") == {}


QUEST_CARDS = [
    pytest.param("tyr-domain", 3, marks=rule("BR-CARD-age1-tyrs-domain")),
    pytest.param("tyr-wrath", 5, marks=rule("BR-CARD-age3-tyrs-wrath")),
]


@pytest.mark.parametrize(("card", "bonus"), QUEST_CARDS)
def test_tyrs_upgrades_turn_a_revealed_quest_into_a_battle_card(card, bonus):
    def table() -> Table:
        return (
            bloodrage("wolf bear serpent")
            .upgraded("wolf", card)
            .hand("wolf", "alfheim")
            .stands("wolf", gimle="leader")
            .stands("bear", gimle="leader")
        )

    used = table().play("wolf", "pillage gimle", f"count {bonus}")
    declined = table().play("wolf", "pillage gimle", "decline")

    assert used.events("battle-decided")[0]["totals"] == {"0": 3 + bonus, "1": 3}
    assert used.view["discards"] == ["alfheim"]
    assert declined.events("battle-decided")[0]["totals"] == {"0": 3, "1": 3}
    assert declined.hand_of("wolf") == ["alfheim"]


@rule("BR-CARD-age1-tyrs-domain", "BR-CARD-age3-tyrs-wrath")
def test_with_both_of_tyrs_upgrades_one_value_is_chosen():
    table = bloodrage("wolf bear serpent").upgraded("wolf", "tyr-domain", "tyr-wrath")
    table.hand("wolf", "alfheim").stands("wolf", gimle="leader").stands("bear", gimle="leader")

    table.play("wolf", "pillage gimle")

    assert table.offered("wolf") == ["decline", "count 3", "count 5"]


# Clan upgrades of Age 2


@rule("BR-CARD-age2-friggas-protection")
def test_friggas_protection_saves_figures_from_battle_cards_and_invaders():
    smite = (
        bloodrage("wolf bear")
        .upgraded("bear", "frigga-protection")
        .stands("wolf", gimle="leader")
        .stands("bear", gimle="warrior leader")
        .hand("wolf", "odin-smite")
        .rage(wolf=2, bear=1)
    )
    smite.play("wolf", "pillage gimle").play("bear", "protect warrior")
    troll = bloodrage("wolf bear").upgraded("bear", "frigga-protection").upgraded("wolf", "troll")
    troll.stands("bear", gimle="warrior warrior").rage(wolf=2, bear=1)
    troll.play("wolf", "invade troll gimle").play("bear", "protect warrior")

    assert smite.events("battle-decided")[0]["totals"] == {"0": 4, "1": 4}
    assert smite.rage_of("bear") == 0
    assert troll.figures_at("bear", "gimle") == ["warrior"]


@rule("BR-CARD-age2-friggas-protection", "BR-BAT-14")
@pytest.mark.parametrize("province", PROVINCE_NAMES)
def test_friggas_protection_works_in_every_province(province):
    table = bloodrage("wolf bear").upgraded("bear", "frigga-protection").rage(bear=1)
    table.stands("wolf", **{province: "leader"}).stands("bear", **{province: "warrior"})

    table.play("wolf", f"pillage {province}").play("bear", "protect warrior")

    assert table.figures_at("bear", province) == ["warrior"]


@rule("BR-CARD-age2-friggas-protection")
def test_friggas_protection_needs_rage():
    table = bloodrage("wolf bear").upgraded("bear", "frigga-protection").rage(bear=0)
    table.stands("wolf", gimle="leader").stands("bear", gimle="warrior")

    table.play("wolf", "pillage gimle")

    assert table.figures_at("bear", "valhalla") == ["warrior"]


@rule("BR-CARD-age2-friggas-protection")
def test_friggas_protection_is_offered_only_to_clans_that_lose_figures():
    table = bloodrage("wolf bear serpent").upgraded("serpent", "frigga-protection")
    table.stands("wolf", gimle="leader").stands("bear", gimle="warrior")
    table.stands("serpent", horgr="leader").rage(wolf=1, bear=1, serpent=3)

    table.play("wolf", "pillage gimle")

    assert table.to_act == ["bear"]
    assert table.step == "turn"


@rule("BR-CARD-age2-odins-inspiration")
def test_odins_inspiration_doubles_the_glory_of_ragnarok():
    table = last_turn().upgraded("wolf", "odin-inspiration").doomed("horgr", "gimle", "utgard")
    table.stands("wolf", gimle="warrior warrior")

    table.all_pass()

    assert table.sources_of("wolf") == {"ragnarok": 2 * 6}


@rule("BR-CARD-age2-thors-domain")
def test_thors_domain_pillages_at_once_for_two_rage():
    table = bloodrage(FOUR).upgraded("wolf", "thor-domain").rage(wolf=3).token(gimle="glory")

    table.play("wolf", "invade warrior gimle", "pillage gimle")

    assert table.rage_of("wolf") == 0
    assert table.sources_of("wolf") == {"pillage": 5}
    assert table.to_act == ["bear"]


@rule("BR-CARD-age2-thors-domain")
def test_thors_domain_needs_its_price_and_an_unpillaged_province():
    poor = bloodrage(FOUR).upgraded("wolf", "thor-domain").rage(wolf=2)
    done = bloodrage(FOUR).upgraded("wolf", "thor-domain").pillaged("gimle")

    assert poor.play("wolf", "invade warrior gimle").to_act == ["bear"]
    assert done.play("wolf", "invade warrior gimle").to_act == ["bear"]


def waiting_pillages(*provinces: str) -> Table:
    """A battle is over; Thor's Domain is offered in Utgard, and then in these provinces."""
    table = bloodrage(FOUR).token(elvagar="glory").rage(wolf=4)
    table.upgraded("wolf", "thor-domain")
    table.stands("wolf", elvagar="warrior", gimle="warrior", utgard="warrior")
    return table.position(
        frames=[
            {"step": "age", "next_phase": "discard"},
            {"step": "turn", "seat": 0, "done": 1},
            {"step": "thor", "seat": 0, "province": "utgard", "done": 0},
        ],
        waiting_pillages=[{"seat": 0, "province": province} for province in provinces],
    )


@rule("BR-CARD-age2-thors-domain", "BR-BAT-15")
@pytest.mark.parametrize("answer", ["decline", "pillage utgard"])
def test_a_second_pillage_waits_for_the_end_of_the_first_or_its_refusal(answer):
    table = waiting_pillages("elvagar").play("wolf", answer)

    assert table.offered("wolf") == ["decline", "pillage elvagar"]
    table.play("wolf", "pillage elvagar")

    assert table.sources_of("wolf") == {"pillage": 5}
    assert table.is_pillaged("utgard") == (answer != "decline")
    assert table.to_act == ["bear"]


@rule("BR-CARD-age2-thors-domain", "BR-BAT-15")
def test_a_waiting_pillage_that_has_become_impossible_does_not_stop_the_next():
    table = waiting_pillages("elvagar").pillaged("utgard")

    assert table.offered("wolf") == ["decline", "pillage elvagar"]


@rule("BR-CARD-age2-thors-domain", "BR-BAT-15")
def test_pillages_that_wait_begin_in_the_order_of_the_invades():
    table = waiting_pillages("elvagar", "gimle")

    table.play("wolf", "decline", "decline")

    assert table.offered("wolf") == ["decline", "pillage gimle"]


@rule("BR-CARD-age2-tyrs-challenge")
def test_tyrs_challenge_pillages_a_pillaged_province_again_and_does_not_keep_the_phase_open():
    table = bloodrage("wolf bear").upgraded("wolf", "tyr-challenge").token(gimle="glory")
    table.stands("wolf", gimle="warrior").pillaged("gimle").rage(wolf=2, bear=2)
    table.play("wolf", "repillage gimle")
    last = bloodrage("wolf bear").upgraded("wolf", "tyr-challenge").stands("wolf", gimle="warrior")
    last.pillaged(*[name for name in PROVINCE_NAMES if name != "gimle"])

    assert table.sources_of("wolf") == {"pillage": 5}
    assert table.rage_of("wolf") == 0
    assert last.play("wolf", "pillage gimle").step == "draft"


@rule("BR-CARD-age2-tyrs-prowess")
def test_tyrs_prowess_buys_played_cards_back():
    table = (
        bloodrage("wolf bear serpent")
        .upgraded("wolf", "tyr-prowess")
        .stands("wolf", gimle="leader")
        .stands("bear", gimle="warrior")
        .hand("wolf", "tyr-bash", "heimdall-eye")
        .rage(wolf=1)
    )
    table.play("wolf", "pillage gimle").cards(wolf="tyr-bash").play("wolf", "add heimdall-eye")

    both = "recover tyr-bash heimdall-eye"
    table.refuses("wolf", both, because="BR-BAT-15", cost=2, rage=1)
    table.play("wolf", "recover tyr-bash")

    assert table.hand_of("wolf") == ["tyr-bash"]
    assert table.view["discards"] == ["heimdall-eye"]
    assert table.rage_of("wolf") == 0


# Clan upgrades of Age 3


@rule("BR-CARD-age3-friggas-domain")
def test_friggas_domain_invades_from_valhalla_for_one_rage():
    table = bloodrage("wolf bear").upgraded("wolf", "frigga-domain", "troll").rage(wolf=3, bear=0)
    table.dead("wolf", "leader troll").stands("bear", gimle="warrior")
    table.refuses("wolf", "invade ship fjord-ne from valhalla", because="BR-INV-1", count=0)

    table.play("wolf", "invade leader gimle from valhalla", "invade troll gimle from valhalla")

    assert table.figures_at("wolf", "gimle") == ["leader", "troll"]
    assert table.figures_at("bear", "valhalla") == ["warrior"]
    assert table.rage_of("wolf") == 1


@rule("BR-CARD-age3-friggas-domain")
def test_friggas_domain_pays_no_release_glory_and_obeys_horns():
    table = bloodrage(FOUR).upgraded("wolf", "frigga-domain", "loki-domain")
    table.dead("wolf", "leader").rage(wolf=1, bear=0, serpent=0, raven=0)
    horns = bloodrage("wolf bear").upgraded("wolf", "frigga-domain").dead("wolf", "leader")
    horns.stands("wolf", gimle="warrior warrior warrior warrior")

    table.play("wolf", "invade leader gimle from valhalla")

    assert table.sources_of("wolf") == {}
    horns.refuses("wolf", "invade leader utgard from valhalla", because="BR-INV-7", horns=4)


@rule("BR-CARD-age3-friggas-sacrifice")
def test_friggas_sacrifice_destroys_two_figures_of_the_clan_for_a_stat_step():
    table = (
        bloodrage("wolf bear serpent")
        .upgraded("wolf", "frigga-sacrifice", "frigga-protection")
        .stands("wolf", gimle="warrior", fjord_nw="ship")
        .rage(wolf=3, bear=1, serpent=0)
    )

    table.play("wolf", "sacrifice warrior gimle")
    table.refuses("wolf", "sacrifice warrior gimle", because="BR-ACT-6", figures=0)
    table.play("wolf", "sacrifice ship fjord-nw", "raise horns")

    assert table.figures_at("wolf", "valhalla") == ["warrior", "ship"]
    assert table.rage_of("wolf") == 3
    assert table.steps_of("wolf") == [1, 1, 2]
    table.play("bear", "pass")
    table.refuses("wolf", "sacrifice warrior gimle", because="BR-ACT-6", figures=0)


@rule("BR-CARD-age3-odins-throne")
def test_odins_throne_doubles_the_glory_of_quests():
    table = last_turn().upgraded("wolf", "odin-throne").quests("wolf", "alfheim.3")
    table.stands("wolf", gimle="warrior")

    table.all_pass().play("wolf", "raise axes")

    assert table.sources_of("wolf") == {"quests": 18}
    assert table.steps_of("wolf") == [1, 2, 1]


@rule("BR-CARD-age3-thors-conquest")
def test_thors_conquest_counts_the_board_after_ragnarok():
    table = last_turn().upgraded("wolf", "thor-conquest").doomed("horgr", "utgard", "gimle")
    table.stands("wolf", gimle="warrior", elvagar="warrior leader", fjord_ne="ship")

    table.all_pass()

    assert table.sources_of("wolf") == {"ragnarok": 4, "conquest": 9}


# Two cards with the same effect


@rule("BR-UPG-4")
def test_the_cheaper_of_two_cards_with_a_price_is_paid(reprint):
    reprint("frigga-charm", HOOK_OF, PROTECTION)
    reprint("frigga-charm", AMOUNT, 2)
    table = bloodrage("wolf bear").upgraded("bear", "frigga-protection", "frigga-charm")
    table.stands("wolf", gimle="leader").stands("bear", gimle="warrior").rage(wolf=1, bear=1)

    table.play("wolf", "pillage gimle").play("bear", "protect warrior")

    assert table.rage_of("bear") == 0


@rule("BR-UPG-4")
def test_each_of_two_cards_that_pay_for_deaths_has_its_own_threshold(reprint):
    reprint("frigga-charm", HOOK_OF, THORS_GLORY)
    reprint("frigga-charm", AMOUNT, 5)
    reprint("frigga-charm", THRESHOLD, 3)
    table = bloodrage("wolf bear").upgraded("wolf", "thor-glory", "frigga-charm")
    table.stands("wolf", gimle="leader").stands("bear", gimle="warrior warrior")

    table.play("wolf", "pillage gimle")

    assert table.sources_of("wolf")["slaughter"] == 2
