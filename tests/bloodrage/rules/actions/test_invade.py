"""Invading (BR-INV-*)."""

from __future__ import annotations

from tests.bloodrage.table import bloodrage
from tests.rules import rule


@rule("BR-INV-1")
def test_invading_costs_the_strength_of_the_figure():
    table = bloodrage("wolf bear").rage(wolf=6)

    table.play("wolf", "invade ship fjord-sw")

    assert table.rage_of("wolf") == 4
    assert table.figures_at("wolf", "fjord-sw") == ["ship"]
    assert table.figures_at("wolf", "reserve") == ["warrior"] * 8 + ["leader"]


@rule("BR-INV-1")
def test_a_figure_that_is_not_in_reserve_cannot_invade():
    table = bloodrage("wolf bear").stands("wolf", gimle="leader").dead("wolf", "ship")

    table.refuses("wolf", "invade leader utgard", because="BR-INV-1", figure="leader", count=0)
    table.refuses("wolf", "invade ship fjord-ne", because="BR-INV-1")
    table.refuses("wolf", "invade troll utgard", because="BR-INV-1")


@rule("BR-EX-2")
def test_a_warrior_with_an_upgrade_of_strength_2_costs_2():
    table = bloodrage("raven wolf").upgraded("raven", "experts-in-arms").rage(raven=6)

    table.play("raven", "invade warrior utgard")

    assert table.rage_of("raven") == 4
    assert table.figures_at("raven", "utgard") == ["warrior"]


@rule("BR-INV-2")
def test_figures_go_to_any_outer_province_without_a_path():
    table = bloodrage("wolf bear")

    places = {t.split()[2] for t in table.offered("wolf") if t.startswith("invade warrior")}

    assert len(places) == 8
    table.refuses("wolf", "invade warrior fjord-ne", because="BR-INV-2", place="fjord-ne")


@rule("BR-INV-3")
def test_ships_go_to_any_fjord_and_may_share_it():
    table = bloodrage("wolf bear").stands("bear", fjord_ne="ship")

    places = [t.split()[2] for t in table.offered("wolf") if t.startswith("invade ship")]

    assert places == ["fjord-ne", "fjord-se", "fjord-sw", "fjord-nw"]
    table.refuses("wolf", "invade ship gimle", because="BR-INV-3", figure="ship")


@rule("BR-INV-3", "BR-DT-28")
def test_a_fjord_with_one_surviving_province_is_in_play_and_supports_only_that_one():
    table = bloodrage("wolf bear").destroyed("elvagar").rage(wolf=3)
    table.play("wolf", "invade ship fjord-ne")
    table.play("bear", "pass")

    pillages = [text for text in table.offered("wolf") if text.startswith("pillage")]

    assert pillages == ["pillage angerboda"]
    closed = bloodrage("wolf bear").destroyed("elvagar", "angerboda")
    closed.refuses("wolf", "invade ship fjord-ne", because="BR-SET-7")


@rule("BR-INV-4")
def test_only_the_dark_elf_can_invade_yggdrasil():
    table = bloodrage("wolf bear").upgraded("wolf", "dark-elf")

    table.refuses("wolf", "invade leader yggdrasil", because="BR-INV-4", figure="leader")
    table.play("wolf", "invade dark-elf yggdrasil")

    assert table.figures_at("wolf", "yggdrasil") == ["dark-elf"]


@rule("BR-INV-5")
def test_the_leader_invades_for_free_upgraded_or_not():
    for cards in ([], ["lord-of-hammers"]):
        table = bloodrage("wolf bear").upgraded("wolf", *cards).rage(wolf=1)

        table.play("wolf", "invade leader gimle")

        assert table.rage_of("wolf") == 1


@rule("BR-INV-6")
def test_the_price_is_the_figures_own_strength():
    prices = [
        (["brothers-in-arms"], "warrior gimle", 1),
        (["experts-in-arms"], "warrior gimle", 2),
        (["masters-in-arms"], "warrior gimle", 2),
        (["eternal-dragons"], "ship fjord-ne", 2),
        (["troll"], "troll gimle", 2),
        (["dwarf-chieftain"], "dwarf-chieftain gimle", 0),
        (["soldier-of-hel"], "soldier-of-hel gimle", 0),
        (["dark-elf"], "dark-elf gimle", 1),
        (["dark-elf"], "dark-elf yggdrasil", 1),
        (["frost-giant"], "frost-giant gimle", 4),
        ([], "warrior gimle", 1),
    ]
    for cards, figure, price in prices:
        table = bloodrage("wolf bear").upgraded("wolf", *cards).rage(wolf=6)
        table.stands("wolf", gimle="warrior")

        table.play("wolf", f"invade {figure}")

        assert table.rage_of("wolf") == 6 - price, figure


@rule("BR-INV-6")
def test_a_table_may_let_the_dark_elf_pay_its_strength_in_yggdrasil():
    table = bloodrage("wolf bear", dark_elf_price="yggdrasil").upgraded("wolf", "dark-elf")
    table.rage(wolf=2)

    table.refuses("wolf", "invade dark-elf yggdrasil", because="BR-ACT-4", cost=3, rage=2)
    table.play("wolf", "invade dark-elf gimle")

    assert table.rage_of("wolf") == 1


@rule("BR-INV-7")
def test_a_clan_with_as_many_figures_on_the_board_as_horns_cannot_invade():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", gimle="warrior troll", fjord_ne="ship", yggdrasil="warrior")
        .upgraded("wolf", "troll")
        .dead("wolf", "warrior warrior")
    )

    table.refuses("wolf", "invade leader utgard", because="BR-INV-7", horns=4, figures=4)
    assert not [text for text in table.offered("wolf") if text.startswith("invade")]


@rule("BR-INV-8")
def test_a_village_holds_one_figure_of_any_clan():
    table = bloodrage("wolf bear").stands("bear", utgard="warrior warrior").rage(wolf=3, bear=1)

    table.play("wolf", "invade warrior utgard")
    table.play("bear", "pass")

    table.refuses("wolf", "invade warrior utgard", because="BR-INV-8", villages=3, empty=0)


@rule("BR-INV-9")
def test_after_an_invade_come_its_effect_succor_and_thors_domain():
    table = (
        bloodrage("wolf bear serpent raven")
        .upgraded("wolf", "troll", "frigga-succor", "thor-domain")
        .stands("bear", gimle="warrior")
        .rage(wolf=6)
    )

    table.play("wolf", "invade troll gimle")
    assert table.figures_at("bear", "valhalla") == ["warrior"]
    assert table.offered("wolf") == ["decline", "succor"]
    table.play("wolf", "succor")
    assert table.offered("wolf") == ["decline", "pillage gimle"]
    table.play("wolf", "pillage gimle")

    assert table.figures_at("wolf", "gimle") == ["warrior", "troll"]
    assert table.is_pillaged("gimle")
    assert table.rage_of("wolf") == 6 - 2 - 2
    assert table.to_act == ["bear"]


@rule("BR-INV-9")
def test_free_invades_after_an_upgrade_are_invades_too():
    table = (
        bloodrage("wolf bear serpent raven")
        .upgraded("wolf", "frigga-succor", "thor-domain")
        .hand("wolf", "lord-of-axes")
        .rage(wolf=5)
    )

    table.play("wolf", "upgrade lord-of-axes", "invade leader gimle", "succor", "pillage gimle")

    assert table.figures_at("wolf", "gimle") == ["warrior", "leader"]
    assert table.rage_of("wolf") == 0


@rule("BR-INV-9")
def test_a_ship_in_a_fjord_triggers_neither_succor_nor_thors_domain():
    table = bloodrage("wolf bear serpent raven").upgraded("wolf", "frigga-succor", "thor-domain")

    table.play("wolf", "invade ship fjord-ne")

    assert table.to_act == ["bear"]
