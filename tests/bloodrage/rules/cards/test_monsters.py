"""The nine monsters (BR-CARD-*)."""

from __future__ import annotations

import pytest

from tests.bloodrage.table import Table, bloodrage
from tests.rules import rule

FOUR = "wolf bear serpent raven"


@rule("BR-CARD-age1-dwarf-chieftain")
def test_the_dwarf_chieftain_enters_play_and_invades_for_free_with_strength_2():
    table = bloodrage("wolf bear").hand("wolf", "dwarf-chieftain").rage(wolf=1)

    table.play("wolf", "upgrade dwarf-chieftain", "invade dwarf-chieftain gimle")

    assert table.rage_of("wolf") == 1
    assert table.strength_of("wolf", "gimle") == 2


@rule("BR-CARD-age3-soldier-of-hel")
def test_the_soldier_of_hel_enters_play_and_invades_for_free_with_strength_3():
    table = bloodrage("wolf bear").hand("wolf", "soldier-of-hel").rage(wolf=1, bear=0)

    table.play("wolf", "upgrade soldier-of-hel", "decline", "invade soldier-of-hel gimle")

    assert table.rage_of("wolf") == 1
    assert table.strength_of("wolf", "gimle") == 3


@rule("BR-CARD-age1-sea-serpent")
def test_the_sea_serpent_is_a_ship_in_everything():
    table = (
        bloodrage("wolf bear serpent")
        .upgraded("wolf", "sea-serpent")
        .hand("wolf", "loki-dragons")
        .stands("wolf", fjord_ne="ship", gimle="warrior")
        .rage(wolf=6, bear=0, serpent=0)
    )
    table.refuses("wolf", "invade sea-serpent gimle", because="BR-INV-3")
    table.allows("wolf", "invade sea-serpent fjord-nw")

    table.play("wolf", "upgrade loki-dragons")
    places = [text for text in table.offered("wolf") if text != "decline"]
    assert places == [f"invade sea-serpent fjord-{way}" for way in ("ne", "se", "sw", "nw")]
    table.play("wolf", "invade sea-serpent fjord-nw")

    assert table.strength_of("wolf", "myrkvlor") == 3
    assert table.strength_of("wolf", "gimle") == 3 + 1
    table.refuses("wolf", "march gimle utgard sea-serpent", because="BR-MAR-4")


@rule("BR-CARD-age1-sea-serpent")
def test_the_sea_serpent_costs_3_and_dies_with_its_fjord_paying_dragons():
    table = (
        bloodrage("wolf bear serpent")
        .upgraded("wolf", "sea-serpent", "loki-dragons")
        .doomed("gimle", "horgr", "utgard")
        .rage(wolf=4, bear=0, serpent=0)
    )

    table.play("wolf", "invade sea-serpent fjord-nw")
    assert table.rage_of("wolf") == 1
    table.all_pass()

    assert table.sources_of("wolf") == {"ragnarok": 2, "dragons": 4}


@rule("BR-CARD-age1-troll")
def test_the_troll_kills_all_warriors_of_other_clans_where_it_invades():
    table = (
        bloodrage("wolf bear serpent")
        .upgraded("wolf", "troll", "thor-glory")
        .stands("wolf", gimle="warrior")
        .stands("bear", gimle="warrior leader", fjord_nw="ship", myrkvlor="warrior")
        .stands("serpent", gimle="warrior")
    )

    table.play("wolf", "invade troll gimle")

    assert table.figures_at("bear", "gimle") == ["leader"]
    assert table.figures_at("bear", "fjord-nw") == ["ship"]
    assert (
        table.figures_at("bear", "valhalla")
        == table.figures_at("serpent", "valhalla")
        == ["warrior"]
    )
    assert table.figures_at("wolf", "gimle") == ["warrior", "troll"]
    assert table.glory_of("wolf") == 0


@rule("BR-CARD-age1-troll")
def test_the_trolls_victims_make_no_room_for_it():
    table = bloodrage("wolf bear").upgraded("wolf", "troll")
    table.stands("bear", utgard="warrior warrior warrior")

    table.refuses("wolf", "invade troll utgard", because="BR-INV-8", empty=0)


@rule("BR-CARD-age2-dark-elf")
def test_the_dark_elf_may_invade_yggdrasil_where_its_strength_is_3():
    table = bloodrage("wolf bear").upgraded("wolf", "dark-elf").rage(wolf=3, bear=0)

    table.play("wolf", "invade dark-elf yggdrasil")
    assert table.rage_of("wolf") == 2
    assert table.strength_of("wolf", "yggdrasil") == 3
    table.play("wolf", "march yggdrasil gimle dark-elf")

    assert table.strength_of("wolf", "gimle") == 1


@rule("BR-CARD-age2-fire-giant")
def test_the_fire_giant_destroys_all_enemies_but_monsters():
    table = (
        bloodrage("wolf bear serpent")
        .upgraded("wolf", "fire-giant")
        .upgraded("bear", "dwarf-chieftain", "troll")
        .stands("wolf", gimle="warrior")
        .stands("bear", gimle="leader dwarf-chieftain troll", fjord_nw="ship")
        .rage(wolf=4)
    )

    table.play("wolf", "invade fire-giant gimle")

    assert table.figures_at("bear", "gimle") == ["dwarf-chieftain", "troll"]
    assert table.figures_at("bear", "valhalla") == ["leader", "ship"]
    assert table.figures_at("wolf", "gimle") == ["warrior", "fire-giant"]
    assert table.rage_of("wolf") == 0


@rule("BR-CARD-age2-fire-giant")
def test_the_fire_giants_victims_may_be_protected():
    table = (
        bloodrage("wolf bear serpent")
        .upgraded("wolf", "fire-giant")
        .upgraded("bear", "frigga-protection")
        .stands("bear", gimle="warrior leader")
        .rage(wolf=4, bear=1)
    )

    table.play("wolf", "invade fire-giant gimle").play("bear", "protect leader")

    assert table.figures_at("bear", "gimle") == ["leader"]


@rule("BR-CARD-age2-valkyrie")
def test_the_valkyrie_earns_two_for_each_enemy_death_of_her_battle_even_when_she_dies():
    table = (
        bloodrage("wolf bear serpent")
        .upgraded("bear", "valkyrie")
        .stands("wolf", gimle="leader")
        .stands("bear", gimle="valkyrie")
        .stands("serpent", gimle="warrior warrior")
        .hand("wolf", "tyr-bash")
    )

    table.play("wolf", "pillage gimle")

    assert table.figures_at("bear", "valhalla") == ["valkyrie"]
    assert table.sources_of("bear") == {"slaughter": 4}


@rule("BR-CARD-age2-valkyrie")
def test_a_valkyrie_elsewhere_earns_nothing():
    table = bloodrage("wolf bear").upgraded("wolf", "valkyrie").stands("bear", gimle="warrior")
    table.stands("wolf", gimle="leader", horgr="valkyrie")

    table.play("wolf", "pillage gimle")

    assert table.sources_of("wolf") == {"battle": 3}


@rule("BR-CARD-age3-frost-giant")
@pytest.mark.parametrize(("token", "steps", "glory"), [("axes", 3, 0), ("glory", 1, 10)])
def test_the_frost_giant_takes_the_token_twice(token, steps, glory):
    table = bloodrage("wolf bear").upgraded("wolf", "frost-giant").token(gimle=token)
    table.stands("wolf", gimle="frost-giant")

    table.play("wolf", "pillage gimle")

    assert table.steps_of("wolf")[1] == steps
    assert table.glory_of("wolf") == glory


@rule("BR-CARD-age3-frost-giant")
def test_the_frost_giant_must_stand_in_the_province():
    table = bloodrage("wolf bear").upgraded("wolf", "frost-giant").token(gimle="axes")
    table.stands("wolf", gimle="warrior", utgard="frost-giant")

    table.play("wolf", "pillage gimle")

    assert table.steps_of("wolf") == [1, 2, 1]


def witch() -> Table:
    return bloodrage(FOUR).upgraded("bear", "volur-witch")


@rule("BR-CARD-age3-volur-witch")
def test_the_volur_witch_may_flee_to_yggdrasil_from_a_lost_battle():
    table = witch().stands("wolf", gimle="leader warrior").stands("bear", gimle="volur-witch")

    table.play("wolf", "pillage gimle").play("bear", "retreat")

    assert table.figures_at("bear", "yggdrasil") == ["volur-witch"]
    assert table.view["deaths"] == [0, 0, 0, 0]


@rule("BR-CARD-age3-volur-witch")
def test_the_volur_witch_has_left_the_battle_after_fleeing_from_the_tide():
    table = witch().stands("wolf", gimle="leader").stands("bear", gimle="volur-witch leader")
    table.hand("wolf", "odin-tide")

    table.play("wolf", "pillage gimle").play("bear", "spare leader").play("bear", "retreat")

    assert table.events("battle-decided")[0]["totals"] == {"0": 4, "1": 3}
    assert table.figures_at("bear", "yggdrasil") == ["volur-witch"]


@rule("BR-CARD-age3-volur-witch")
def test_the_troll_spares_the_volur_witch_and_she_cannot_flee_a_sacrifice():
    table = witch().upgraded("bear", "volur-witch", "frigga-sacrifice").turn("bear")
    table.stands("bear", gimle="volur-witch warrior")

    table.play("bear", "sacrifice volur-witch gimle warrior gimle", "raise axes")

    assert table.figures_at("bear", "valhalla") == ["warrior", "volur-witch"]
