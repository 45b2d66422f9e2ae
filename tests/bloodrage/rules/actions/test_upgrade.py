"""Upgrades and monsters (BR-UPG-*, BR-MON-*)."""

from __future__ import annotations

from tests.bloodrage.table import bloodrage
from tests.rules import rule


@rule("BR-UPG-1")
def test_an_upgrade_costs_its_strength_and_lies_open():
    table = bloodrage("wolf bear").hand("wolf", "thor-glory", "tyr-bash").rage(wolf=5)

    table.play("wolf", "upgrade thor-glory")

    assert table.rage_of("wolf") == 3
    assert table.seen_by("bear")["sheets"][0]["upgrades"][5] == "thor-glory"
    assert table.hand_of("wolf") == ["tyr-bash"]


@rule("BR-UPG-1")
def test_only_upgrades_in_hand_can_be_played():
    table = bloodrage("wolf bear").hand("wolf", "tyr-bash", "alfheim").hand("bear", "troll")

    table.refuses("wolf", "upgrade tyr-bash", because="BR-UPG-1", card="tyr-bash")
    table.refuses("wolf", "upgrade alfheim", because="BR-UPG-1")
    hand = ["alfheim", "tyr-bash"]
    table.refuses("wolf", "upgrade troll", because="BR-UPG-1", card="troll", hand=hand)


@rule("BR-UPG-1")
def test_a_charm_about_to_be_replaced_still_lowers_the_price():
    table = (
        bloodrage("wolf bear")
        .upgraded("wolf", "frigga-charm", "loki-domain", "thor-glory")
        .hand("wolf", "odin-inspiration")
        .rage(wolf=3)
    )

    table.play("wolf", "upgrade odin-inspiration replace frigga-charm")

    assert table.rage_of("wolf") == 2


@rule("BR-UPG-2")
def test_a_free_slot_is_used_and_full_slots_need_a_card_to_replace():
    table = (
        bloodrage("wolf bear", replacing="full")
        .upgraded("wolf", "loki-domain", "thor-glory")
        .hand("wolf", "frigga-charm", "odin-inspiration")
        .rage(wolf=6, bear=0)
    )
    table.refuses("wolf", "upgrade frigga-charm replace thor-glory", because="BR-UPG-2", free=1)

    table.play("wolf", "upgrade frigga-charm")
    table.refuses("wolf", "upgrade odin-inspiration", because="BR-UPG-2", free=0)
    table.refuses("wolf", "upgrade odin-inspiration replace troll", because="BR-UPG-2")
    table.play("wolf", "upgrade odin-inspiration replace thor-glory")

    assert table.sheet("wolf")["upgrades"][5:] == [
        "loki-domain",
        "odin-inspiration",
        "frigga-charm",
    ]
    assert table.view["discards"] == ["thor-glory"]


@rule("BR-UPG-2")
def test_a_table_may_let_upgrades_be_replaced_at_will():
    table = bloodrage("wolf bear", replacing="any").upgraded("wolf", "thor-glory")
    table.hand("wolf", "frigga-charm")

    assert "upgrade frigga-charm" in table.offered("wolf")
    table.play("wolf", "upgrade frigga-charm replace thor-glory")

    assert table.sheet("wolf")["upgrades"][5:] == ["frigga-charm", None, None]


@rule("BR-UPG-3")
def test_an_upgrade_works_at_once_until_it_is_replaced():
    table = (
        bloodrage("wolf bear")
        .hand("wolf", "brothers-in-arms", "experts-in-arms")
        .stands("wolf", gimle="warrior warrior warrior")
        .rage(wolf=6, bear=0)
    )
    assert table.strength_of("wolf", "gimle") == 3

    table.play("wolf", "upgrade brothers-in-arms", "decline")
    assert table.strength_of("wolf", "gimle") == 4
    table.play("wolf", "upgrade experts-in-arms replace brothers-in-arms", "decline")

    assert table.strength_of("wolf", "gimle") == 6


@rule("BR-UPG-4", "BR-EX-8")
def test_upgrades_of_the_same_kind_add_up():
    table = (
        bloodrage("serpent wolf bear")
        .upgraded("serpent", "loki-domain", "frigga-succor", "thor-glory")
        .hand("serpent", "loki-eminence")
        .dead("serpent", "warrior warrior leader")
        .rage(serpent=4, wolf=0, bear=0)
    )
    table.refuses("serpent", "upgrade loki-eminence", because="BR-UPG-2")

    table.play("serpent", "upgrade loki-eminence replace frigga-succor")
    assert table.rage_of("serpent") == 2
    table.all_pass().keep_nothing()

    assert table.sources_of("serpent") == {"valhalla": 3 * (1 + 2)}


@rule("BR-UPG-5")
def test_troop_upgrades_keep_the_basic_abilities():
    table = (
        bloodrage("wolf bear")
        .upgraded("wolf", "lord-of-spears", "eternal-dragons")
        .stands("wolf", fjord_nw="ship", gimle="leader")
    )

    assert table.strength_of("wolf", "gimle") == 3 + 2
    table.refuses("wolf", "march gimle utgard ship", because="BR-MAR-4")


@rule("BR-UPG-6", "BR-DT-7")
def test_after_a_troop_upgrade_a_matching_figure_may_invade_for_free():
    table = bloodrage("wolf bear").hand("wolf", "experts-in-arms").rage(wolf=2)

    table.play("wolf", "upgrade experts-in-arms")
    assert table.rage_of("wolf") == 0
    table.refuses("wolf", "invade leader gimle", because="BR-UPG-6", free=["warrior"])
    table.refuses("wolf", "invade warrior yggdrasil", because="BR-INV-4")
    table.play("wolf", "invade warrior gimle")

    assert table.figures_at("wolf", "gimle") == ["warrior"]
    assert table.to_act == ["bear"]


@rule("BR-UPG-6")
def test_the_free_invade_is_lost_if_it_is_declined():
    table = bloodrage("wolf bear").hand("wolf", "lord-of-hammers").rage(wolf=4, bear=0)

    table.play("wolf", "upgrade lord-of-hammers", "decline")

    assert table.step == "turn"
    assert "leader" in table.figures_at("wolf", "reserve")


@rule("BR-UPG-6")
def test_without_a_matching_figure_in_reserve_nothing_is_offered():
    table = bloodrage("wolf bear").hand("wolf", "lord-of-hammers").stands("wolf", gimle="leader")

    table.play("wolf", "upgrade lord-of-hammers")

    assert table.to_act == ["bear"]


@rule("BR-UPG-7")
def test_clan_upgrades_have_no_free_invade():
    table = bloodrage("wolf bear").hand("wolf", "thor-glory")

    table.play("wolf", "upgrade thor-glory")

    assert table.to_act == ["bear"]


@rule("BR-MON-1")
def test_a_monster_card_brings_its_figure_which_may_invade_at_once():
    table = bloodrage("wolf bear").hand("wolf", "troll").rage(wolf=2)

    table.play("wolf", "upgrade troll", "invade troll gimle")

    assert table.figures_at("wolf", "gimle") == ["troll"]
    assert table.rage_of("wolf") == 0
    assert table.sheet("wolf")["upgrades"][3] == "troll"


@rule("BR-MON-2")
def test_a_monster_is_an_ordinary_figure():
    table = (
        bloodrage("wolf bear")
        .upgraded("wolf", "troll")
        .stands("wolf", gimle="troll warrior warrior warrior")
        .doomed("gimle", "horgr", "utgard")
        .rage(wolf=1, bear=0)
    )
    table.refuses("wolf", "invade leader utgard", because="BR-INV-7", figures=4)
    assert table.strength_of("wolf", "gimle") == 2 + 3

    table.all_pass()

    assert table.sources_of("wolf") == {"ragnarok": 8}
    assert "troll" in table.figures_at("wolf", "reserve")


@rule("BR-MON-3", "BR-DT-6")
def test_a_third_monster_replaces_one_whose_figure_leaves_the_game():
    table = (
        bloodrage("wolf bear")
        .upgraded("wolf", "troll", "dwarf-chieftain")
        .stands("wolf", gimle="troll warrior warrior leader")
        .hand("wolf", "frost-giant")
        .rage(wolf=4)
    )
    table.refuses("wolf", "upgrade frost-giant", because="BR-UPG-2")

    table.play("wolf", "upgrade frost-giant replace troll")
    assert table.figures_at("wolf", "gimle") == ["warrior", "warrior", "leader"]
    assert table.figures_at("wolf", "valhalla") == []
    table.play("wolf", "invade frost-giant gimle")

    assert table.view["discards"] == ["troll"]
    assert "frost-giant" in table.figures_at("wolf", "gimle")


@rule("BR-MON-4")
def test_a_monster_needs_one_village():
    table = bloodrage("wolf bear").upgraded("wolf", "frost-giant")
    table.stands("bear", utgard="warrior warrior")

    table.play("wolf", "invade frost-giant utgard")

    assert table.view["provinces"]["utgard"]["empty_villages"] == 0


@rule("BR-DT-5")
def test_a_monster_stays_in_reserve_when_the_horns_are_full():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", gimle="warrior warrior warrior warrior")
        .hand("wolf", "troll")
        .rage(wolf=4)
    )

    table.play("wolf", "upgrade troll")

    assert table.rage_of("wolf") == 2
    assert "troll" in table.figures_at("wolf", "reserve")
    assert table.to_act == ["bear"]


@rule("BR-MON-3")
def test_every_monster_can_be_replaced_from_wherever_it_is():
    for place in ("gimle", "valhalla", "reserve"):
        table = bloodrage("wolf bear").upgraded("wolf", "dwarf-chieftain", "troll")
        table.hand("wolf", "valkyrie").rage(wolf=4)
        if place == "gimle":
            table.stands("wolf", gimle="dwarf-chieftain")
        elif place == "valhalla":
            table.dead("wolf", "dwarf-chieftain")

        table.play("wolf", "upgrade valkyrie replace dwarf-chieftain", "decline")

        assert "dwarf-chieftain" not in table.figures_at("wolf", place)
        assert table.view["discards"] == ["dwarf-chieftain"]
        assert table.sheet("wolf")["upgrades"][3:5] == ["valkyrie", "troll"]
