"""The Arrow of Farel (SG-GRT-11, -12, SG-CHG-11, SGX-20)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.battalia.stormgates.support.imagined_worlds import check_worlds
from tests.battalia.stormgates.support.table import stormgates
from tests.battalia.stormgates.support.valley_table import valleys
from tests.battalia.table import Table
from tests.rules import rule

AROUND = ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"]


def archer(*modules: str, **options: Any) -> Table:
    """Player 0 holds the Arrow, a lord and a weapon; the board is empty."""
    table = stormgates("new_great_artefacts", *modules, **options).clear()
    table.faction("baerfolk", "islanders").hand(0, "arrow", "lord.green", "weapon.green")
    return table.hand(1, "friman.blue", "friman.blue")


@rule("SG-GRT-11", "SG-GRT-12", "SG-WE-20")
def test_a_city_is_attacked_across_a_corner_with_both_terrain_bonuses() -> None:
    table = archer("advanced").tile("c3", "road.cross", terrain="forest").hero(0, "c3")
    table.city("d4", owner=1, level=1, terrain="lake")

    table.play("attack city d4", "play arrow")

    assert table.events("battle-card")[-1]["attack"] == 2 + 1 + 1  # strength, morale, terrain
    assert table.events("battle-card")[-1]["defence"] == 1 + 1  # level, terrain


@rule("SG-GRT-12")
@pytest.mark.parametrize(("terrain", "bonus"), [("forest", 1), ("canyon", 0)])
def test_the_attacker_uses_the_terrain_under_his_hero(terrain: str, bonus: int) -> None:
    table = archer("advanced").tile("c3", "road.cross", terrain=terrain).hero(0, "c3")
    table.city("d4", owner=1, terrain="forest" if not bonus else "canyon")

    table.play("attack city d4", "play arrow")

    assert table.events("battle-card")[-1]["attack"] == 2 + 1 + bonus
    assert table.events("battle-card")[-1]["defence"] == 1


@rule("SG-GRT-12")
def test_one_hero_on_native_terrain_is_enough_and_two_count_once() -> None:
    table = archer("advanced").tile("c3", "road.cross", terrain="forest")
    table.tile("e3", "road.cross", terrain="forest").hero(0, "c3", "e3")
    table.city("d4", owner=1, terrain="canyon")

    table.play("attack city d4 both", "play arrow")

    assert table.events("battle-card")[-1]["attack"] == 2 + 2 + 1


@rule("SG-GRT-11", "SG-CHG-11")
@pytest.mark.parametrize("cell", AROUND)
def test_the_arrow_reaches_the_eight_squares_around_without_roads(cell: str) -> None:
    table = archer().tile("d4", "road.cross").hero(0, "d4")
    table.city(cell, owner=1)
    table.allows(f"attack city {cell}")


@rule("SG-GRT-11")
def test_two_squares_away_is_out_of_reach() -> None:
    table = archer().tile("b2", "road.cross").hero(0, "b2").city("d4", owner=1)
    table.refuses("attack city d4", because="BT-BAT-8")


@rule("SG-GRT-11", "SG-CHG-11")
def test_without_the_arrow_a_hero_attacks_only_on_his_square() -> None:
    table = archer().tile("c3", "road.cross").hero(0, "c3").city("d4", owner=1)
    table.hand(0, "weapon.green", "lord.green")
    table.refuses("attack city d4", because="BT-BAT-8")


@rule("SG-GRT-11")
def test_heroes_and_neutral_cities_may_be_attacked_from_afar() -> None:
    table = archer().tile("d4", "road.cross").hero(0, "d4").hero(1, "c3").tile("c3", "road.cross")
    table.neutral("e5")

    table.allows("attack hero player2 c3", "attack city e5")


@rule("SG-GRT-11", "SG-GRT-02")
def test_ruins_are_in_reach_but_the_owner_of_the_arrow_is_at_the_limit() -> None:
    table = archer().tile("c3", "road.cross").hero(0, "c3").tile("d4", "ruins")
    rules = [refusal.rule for refusal in table.game.why_not(0, "attack ruins d4")]
    assert rules == ["BT-RUI-4"]


@rule("SG-GRT-11")
def test_a_neutral_city_is_won_from_afar_and_the_hero_does_not_move() -> None:
    table = archer().tile("c3", "road.cross").hero(0, "c3").neutral("d4", level=4)

    table.play("attack city d4", "play arrow", "play lord.green", "done").settled()

    assert table.position()["tiles"]["d4"]["owner"] == 0
    assert table.heroes_of(0) == ["c3", None]


@rule("SG-GRT-12")
def test_a_victorious_hero_stays_where_he_is() -> None:
    table = archer().tile("c3", "road.cross").hero(0, "c3").city("d4", owner=1)

    table.play("attack city d4", "play arrow", "play lord.green", "done", "surrender")

    assert table.position()["tiles"]["d4"]["owner"] == 0
    assert table.heroes_of(0) == ["c3", None]


@rule("SG-GRT-12")
def test_an_archer_who_fails_is_lost() -> None:
    table = archer().tile("c3", "road.cross").hero(0, "c3").city("d4", owner=1)
    table.hand(1, "lord.blue", "lord.blue")

    table.play("attack city d4", "play arrow", "done", "fight", "play lord.blue", "done")
    table.play("give up").settled()

    assert table.heroes_of(0) == [None, None]


@rule("SG-GRT-11")
def test_only_the_arrow_opens_an_attack_from_afar() -> None:
    table = archer().tile("c3", "road.cross").hero(0, "c3").city("d4", owner=1)
    table.hand(0, "arrow", "weapon.green", "amulet.green", "amulet.red", "scroll.red")

    table.play("attack city d4")

    assert table.legal() == ["play arrow"]
    table.refuses("play weapon.green", because="SG-CHG-11")
    table.refuses("amulet on weapon.green", because="SG-CHG-11")


@rule("SG-GRT-11")
def test_later_in_a_line_the_arrow_is_strength_two_without_reach() -> None:
    table = archer().city("d4", owner=1, level=1).hero(0, "d4")

    table.play("attack city d4", "play weapon.green", "play arrow")

    assert table.events("battle-card")[-1]["attack"] == 1 + 2 + 1
    assert table.refuses("play open1").legal_like("play") == ["play lord.green"]


@rule("SG-GRT-11")
def test_the_arrow_defends_with_strength_two() -> None:
    table = archer().city("d4", owner=1, level=1).hero(0, "d4")
    table.hand(0, "weapon.green", "chief.green").hand(1, "arrow")

    table.play("attack city d4", "play weapon.green", "play chief.green", "done", "fight")
    table.play("play arrow")

    assert table.events("battle-card")[-1]["defence"] == 1 + 2


@rule("SG-GRT-11", "SG-HRO-04")
def test_a_second_hero_on_the_square_of_the_target_may_take_part() -> None:
    table = archer().tile("c3", "road.cross").city("d4", owner=1).hero(0, "c3", "d4")

    table.play("attack city d4 both", "play arrow")

    assert table.events("battle-card")[-1]["attack"] == 2 + 2


@rule("SG-GRT-11")
def test_a_hero_on_the_square_who_attacks_alone_may_open_with_any_weapon() -> None:
    table = archer().tile("c3", "road.cross").city("d4", owner=1).hero(0, "c3", "d4")

    table.play("attack city d4 second", "play weapon.green")

    assert table.events("battle-card")[-1]["attack"] == 1 + 1


@rule("SG-GRT-11", "SG-CHG-11")
def test_with_the_far_hero_a_plain_weapon_does_not_open() -> None:
    table = archer().tile("c3", "road.cross").city("d4", owner=1).hero(0, "c3", "d4")
    table.play("attack city d4 both").refuses("play weapon.green", because="SG-CHG-11")


@rule("SG-GRT-12", "BT-BAT-12")
def test_only_heroes_on_the_attacked_square_defend() -> None:
    table = archer().tile("c3", "road.cross").city("d4", owner=1).hero(0, "c3")
    table.tile("d3", "road.cross").tile("e4", "road.cross").hero(1, "d3", "e4")

    table.play("attack city d4", "play arrow", "done", "fight")

    assert table.step == "volley"


@rule("SG-GRT-12", "SG-CHG-02")
def test_a_hero_attacked_from_afar_does_not_retreat_to_the_archer() -> None:
    table = archer().city("b2", owner=0)
    for cell in ("c3", "d3", "e3", "c4", "d4", "e4", "c5"):
        table.tile(cell, "road.cross")
    table.hero(0, "c3", "e3").hero(1, "d3").hand(1, "supply", "supply", "supply")

    table.play("attack hero player2 d3 first", "play arrow", "done")

    table.refuses("retreat c3", because="BT-RET-4").refuses("retreat e3", because="BT-RET-4")
    assert table.legal_like("retreat") == ["retreat d4", "retreat c5"]
    table.play("retreat c5")
    assert table.heroes_of(1) == ["c5", None]


@rule("SG-GRT-11")
def test_the_arrow_hires_a_hero() -> None:
    table = archer().city("d4", owner=0).hand(0, "arrow", "supply", "supply")
    table.play("hire hero d4").settled()
    assert table.heroes_of(0) == ["d4", None]


@rule("SG-GRT-11")
def test_a_veiled_city_is_not_attacked_from_afar() -> None:
    table = archer().tile("c3", "road.cross").hero(0, "c3").city("d4", owner=1)
    table.say(mantle={"veils": {"d4": [1]}}).hero(1, "d4")
    table.refuses("attack city d4", because="SG-GRT-15").allows("attack hero player2 d4")


@rule("SG-GRT-11", "SG-MOD-03")
def test_the_volcanos_places_are_attacked_only_from_their_own_square() -> None:
    table = stormgates("new_great_artefacts", scenario="volcano", seats=4)
    position = table.hand(0, "arrow", "lord.red", "lord.blue").position()
    sanctuary = next(c for c, t in position["tiles"].items() if t["card"] == "sanctuary")
    crossing = next(c for c, t in position["tiles"].items() if t["card"] == "crossing")
    peak = next(c for c, t in position["tiles"].items() if t["card"] == "peak")

    near = stormgates("new_great_artefacts", scenario="volcano", seats=4)
    near.hand(0, "arrow", "lord.red", "lord.blue").hero(0, crossing).hero(1, peak)
    near.refuses(f"attack sanctuary {sanctuary}", because="BT-BAT-8")
    near.refuses(f"attack peak {peak}", because="BT-BAT-8")
    near.allows(f"attack hero player2 {peak}")

    there = stormgates("new_great_artefacts", scenario="volcano", seats=4)
    there.hand(0, "arrow", "lord.red", "lord.blue").hero(0, sanctuary)
    there.allows(f"attack sanctuary {sanctuary}")


@rule("SG-GRT-11", "SG-FAT-06")
def test_a_copied_arrow_reaches_as_far() -> None:
    table = archer("fate", "trading").tile("c3", "road.cross").hero(0, "c3").city("d4", owner=1)
    table.hand(0, "mirror", "lord.green").hand(1, "arrow")
    table.refuses("attack city d4", because="BT-BAT-8")

    table.play("copy arrow", "attack city d4")

    assert table.legal() == ["play open1"]
    table.play("play open1")
    assert table.events("battle-card")[-1]["attack"] == 2 + 1


@rule("SG-GRT-11")
def test_imagined_worlds_agree_in_an_attack_from_afar() -> None:
    table = archer().tile("c3", "road.cross").hero(0, "c3").city("d4", owner=1)
    table.play("attack city d4", "play arrow", "done")
    check_worlds(table.game)


@rule("SG-GRT-11", "SG-VAL-09", "SG-VAL-10")
def test_town_centres_and_revealed_buildings_may_be_attacked_from_afar() -> None:
    table = valleys(buildings={"c3": "stable"}).chip("c3", 1, 2).tile("d3", "valley")
    table.hero(0, "d3").hand(0, "arrow", "lord.green", "lord.red")

    table.allows("attack city c3", "attack city d4")
    table.refuses("attack city e3")  # face down
