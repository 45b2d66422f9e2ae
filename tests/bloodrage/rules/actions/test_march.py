"""Marching (BR-MAR-*)."""

from __future__ import annotations

from tests.bloodrage.table import bloodrage
from tests.rules import rule


@rule("BR-MAR-1", "BR-MAR-2")
def test_a_march_costs_one_rage_and_may_go_anywhere():
    table = bloodrage("wolf bear").stands("wolf", gimle="warrior warrior leader").rage(wolf=3)

    table.play("wolf", "march gimle muspelheim warrior leader")

    assert table.rage_of("wolf") == 2
    assert table.figures_at("wolf", "gimle") == ["warrior"]
    assert table.figures_at("wolf", "muspelheim") == ["warrior", "leader"]


@rule("BR-MAR-1")
def test_a_march_needs_figures_of_the_clan_and_another_province():
    table = bloodrage("wolf bear").stands("wolf", gimle="warrior").stands("bear", horgr="leader")

    table.refuses("wolf", "march horgr utgard leader", because="BR-MAR-1", source="horgr")
    table.refuses("wolf", "march gimle gimle warrior", because="BR-MAR-1")
    table.refuses("wolf", "march gimle utgard warrior warrior", because="BR-MAR-1", figures=1)
    table.refuses("wolf", "march gimle utgard leader", because="BR-MAR-1", figure="leader")
    table.refuses("wolf", "move warrior", because="BR-MAR-1")


@rule("BR-MAR-2", "BR-EX-4")
def test_any_number_of_figures_may_march_to_yggdrasil_and_back():
    table = (
        bloodrage("serpent wolf")
        .stands("serpent", angerboda="warrior warrior warrior warrior leader")
        .stands("wolf", yggdrasil="warrior warrior warrior warrior warrior")
        .rage(serpent=6, wolf=0)
    )

    table.play("serpent", "march angerboda yggdrasil warrior warrior warrior warrior leader")
    table.play("serpent", "march yggdrasil utgard warrior warrior leader")

    assert table.figures_at("serpent", "yggdrasil") == ["warrior", "warrior"]
    assert table.figures_at("serpent", "utgard") == ["warrior", "warrior", "leader"]


@rule("BR-MAR-3", "BR-EX-3")
def test_each_marching_figure_needs_an_empty_village():
    table = (
        bloodrage("raven wolf")
        .stands("raven", gimle="warrior warrior leader")
        .stands("wolf", elvagar="warrior warrior")
    )

    table.refuses(
        "raven",
        "march gimle elvagar warrior warrior leader",
        because="BR-MAR-3",
        empty=2,
        figures=3,
    )
    table.allows("raven", "march gimle elvagar leader")
    table.play("raven", "march gimle elvagar warrior leader")

    assert table.figures_at("raven", "elvagar") == ["warrior", "leader"]
    assert table.rage_of("raven") == 5


@rule("BR-MAR-3")
def test_nobody_marches_to_a_full_province():
    table = bloodrage("wolf bear").stands("wolf", gimle="warrior")
    table.stands("bear", utgard="warrior warrior leader")

    table.refuses("wolf", "march gimle utgard warrior", because="BR-MAR-3", villages=3, empty=0)


@rule("BR-MAR-4", "BR-EX-5")
def test_one_march_has_one_target():
    table = bloodrage("bear wolf").stands("bear", gimle="warrior leader")

    table.play("bear", "march gimle utgard")
    table.refuses("bear", "march gimle horgr leader", because="BR-MAR-4", march=["gimle", "utgard"])
    table.play("bear", "move warrior")

    assert table.to_act == ["wolf"]


@rule("BR-MAR-4", "BR-EX-6")
def test_one_march_has_one_source():
    table = bloodrage("wolf bear").stands("wolf", gimle="warrior", horgr="leader")

    table.play("wolf", "march gimle utgard")

    table.refuses("wolf", "move warrior leader", because="BR-MAR-1", figure="leader")
    assert table.offered("wolf") == ["move warrior"]


@rule("BR-MAR-4", "BR-EX-7")
def test_ships_never_march():
    table = bloodrage("wolf bear").upgraded("wolf").stands("wolf", fjord_nw="ship", gimle="warrior")

    table.refuses("wolf", "march gimle utgard ship", because="BR-MAR-4", figure="ship")
    assert not [text for text in table.offered("wolf") if "fjord" in text]


@rule("BR-MAR-5")
def test_a_march_does_not_count_as_an_invade():
    table = (
        bloodrage("wolf bear serpent raven")
        .upgraded("wolf", "troll", "frigga-succor", "thor-domain")
        .stands("wolf", gimle="troll warrior warrior", yggdrasil="leader")
        .stands("bear", horgr="warrior")
    )

    table.play("wolf", "march gimle horgr troll warrior")

    assert table.figures_at("bear", "horgr") == ["warrior"]
    assert table.to_act == ["bear"]
