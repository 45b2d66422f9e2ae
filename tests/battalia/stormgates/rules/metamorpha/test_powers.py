"""The six powers of Metamorpha (SG-MET-11 to -16)."""

from __future__ import annotations

import pytest

import stormhall
from tests.battalia.battles import totals
from tests.battalia.stormgates.support.metamorpha_table import HERE, canyon, changing
from tests.battalia.stormgates.support.table import stormgates
from tests.rules import rule

# Forest.


@rule("SG-MET-11")
def test_the_forest_gives_three_free_steps() -> None:
    table = changing("forest", "supply")
    table.play("activate hero1 supply", "move hero1 b4", "move hero1 b5", "move hero1 b4")

    assert table.heroes_of(0) == ["b4", None]
    table.refuses("move hero1 b5", because="BT-MOV-2")


@rule("SG-MET-11")
def test_without_a_way_from_the_heros_card_the_forest_cannot_be_activated() -> None:
    table = stormgates("gates", "metamorpha", "six_factions").clear()
    table.tile("d4", "road.straight", "ns", "forest").say(metamorpha={"cell": "d4"})
    table.city("b2", owner=0).hand(0, "supply")

    table.hero(0, "d4").refuses("activate hero1 supply", because="SG-MET-11")


@rule("SG-MET-11", "BT-MOV-4")
def test_free_steps_end_with_the_first_other_action() -> None:
    table = changing("forest", "supply", "supply", "supply").play("activate hero1 supply")

    table.play("move hero1 b4 with steps", "hire friman")

    table.refuses("move hero1 b5", because="BT-MOV-2")


@rule("SG-MET-11", "SG-GAT-06")
def test_a_free_step_may_lead_onto_a_gate_and_pay_for_the_step_of_a_jump() -> None:
    table = changing("forest", "supply", "supply").hero(0, "c2")
    table.tile("c2", "road.straight", "ew", "forest").say(storm={"next": ["tailwind"]})
    table.play("activate hero1 supply", "move hero1 d2 with steps")

    table.play("jump hero1 d6 with supply steps")

    assert table.heroes_of(0)[0] == "d6"
    assert table.position()["ride"] == [1, 1]


# Mountain.


@rule("SG-MET-12")
def test_the_mountain_raises_one_city_of_the_player_anywhere() -> None:
    table = changing("mountain", "supply").chip("b2", owner=0, level=2)

    table.play("activate hero1 supply", "raise b2")

    assert table.tile_at("b2")["level"] == 3  # type: ignore[index]


@rule("SG-MET-12", "SG-ROY-09")
def test_the_mountain_does_not_raise_a_city_above_level_four() -> None:
    table = changing("mountain", "supply", modules=("royals",)).chip("b2", owner=0, level=4)

    table.refuses("activate hero1 supply", because="SG-MET-12")


# Canyon.


@rule("SG-MET-13")
def test_the_canyon_lets_a_hero_attack_a_surrounding_square_without_a_weapon() -> None:
    table = canyon("supply", "chief.blue", "friman.blue")
    table.play("activate hero1 supply")
    assert table.legal() == ["attack city c5"]

    table.play("attack city c5 with chief.blue")
    assert totals(table) == (3, 2)
    table.play("done", "surrender")

    assert table.tile_at("c5")["owner"] == 0  # type: ignore[index]
    assert table.heroes_of(0) == ["b4", None]


@rule("SG-MET-13")
def test_the_heros_square_is_not_a_target_of_the_canyon() -> None:
    table = changing("canyon", "supply", "supply").hero(1, HERE)

    table.refuses("activate hero1 supply", because="SG-MET-13")


@rule("SG-MET-13")
def test_squares_further_away_are_not_targets() -> None:
    table = canyon("supply", "lord.blue").hero(1, "b2")
    table.play("activate hero1 supply")

    table.refuses("attack hero player2 b2", because="SG-MET-13")


@rule("SG-MET-13")
def test_the_canyon_lets_a_hero_attack_the_ruins() -> None:
    table = changing("canyon", "supply", "lord.blue", "lord.blue").hero(0, "c3")
    table.tile("c3", "road.straight", "ns", "canyon")
    table.play("activate hero1 supply")
    assert table.legal() == ["attack ruins d4"]

    table.play("attack ruins d4 with lord.blue lord.blue", "done")

    assert table.step == "choose-relic"


@rule("SG-MET-13")
def test_the_volcano_is_attacked_only_from_its_own_squares() -> None:
    table = stormgates("gates", "metamorpha", "six_factions", scenario="volcano")
    table.faction("islanders", "emberians").tile("b3", "road.straight", "ns", "canyon")
    table.say(metamorpha={"cell": "b3"}).hero(0, "b3").hand(0, "supply")

    table.refuses("activate hero1 supply", because="SG-MET-13")


@rule("SG-MET-13")
def test_a_second_hero_on_the_targets_square_may_join() -> None:
    table = canyon("supply", "chief.blue").hero(0, "b4", "c5")
    table.play("activate hero1 supply", "attack city c5")
    assert sorted(table.legal()) == ["send both", "send first"]
    table.refuses("send second", because="SG-MET-13")

    table.play("send both", "play chief.blue")

    assert totals(table) == (4, 2)
    table.play("done", "fight", "give up")


@rule("SG-MET-13")
def test_a_second_hero_elsewhere_may_not_join() -> None:
    table = canyon("supply", "chief.blue").hero(0, "b4", HERE)

    table.play("activate hero1 supply", "attack city c5")

    assert table.step == "opening"


@rule("SG-MET-13")
def test_the_heroes_of_a_failed_attack_are_lost_and_the_fee_is_spent() -> None:
    table = canyon("supply", "amulet.blue", "lord.blue").hero(0, "b4", "c5").dice(5)
    table.play("activate hero1 supply", "attack city c5", "send both")
    table.play("amulet on lord.blue", "give up")

    assert table.heroes_of(0) == [None, None]
    assert table.table_of(0) == ["supply"]


@rule("SG-MET-13", "SG-GRT-12")
def test_the_terrain_under_the_attacking_hero_gives_the_bonus() -> None:
    table = canyon("supply", "chief.red", modules=("advanced",)).faction("emberians", "islanders")

    table.play("activate hero1 supply", "attack city c5 with chief.red")

    assert totals(table) == (4, 3)


@rule("SG-MET-13")
def test_another_attack_of_the_turn_needs_its_weapon_again() -> None:
    table = canyon("supply", "chief.blue", "lord.blue").hero(1, "b4")
    table.play("activate hero1 supply", "attack city c5 with chief.blue", "done", "surrender")

    table.refuses("attack hero player2 b4", because="BT-BAT-27")


@rule("SG-MET-13")
def test_the_canyons_battle_can_be_written_and_read() -> None:
    table = canyon("supply", "chief.blue").hero(0, "b4", "c5")
    table.play("activate hero1 supply", "attack city c5", "send both")

    twin = stormhall.from_position(table.game.position())

    assert twin.state.digest() == table.state.digest()
    assert "play chief.blue" in [str(action) for action in twin.legal(0)]


# Lake.


@rule("SG-MET-14")
def test_the_lake_promotes_a_unit_and_returns_it_to_the_hand() -> None:
    table = changing("lake", "supply", "friman.red").hero(0, "b4").say(metamorpha={"cell": "b4"})

    table.play("activate hero1 supply", "promote friman.red")

    assert table.hand_of(0) == ["chief.red"]
    table.settled()


@rule("SG-MET-14", "BT-TRF-2")
def test_a_unit_promoted_by_the_lake_has_had_its_transformation() -> None:
    table = changing("lake", "supply", "friman.red", "title.red").say(metamorpha={"cell": "b4"})
    table.hero(0, "b4").play("activate hero1 supply", "promote friman.red")

    table.refuses("title on chief.red", because="BT-TRF-2")


@rule("SG-MET-14", "SG-ZEA-06", "BT-UNB-5")
@pytest.mark.parametrize("card", ["lord.red", "friman.unbound", "friman.zealot", "supply"])
def test_the_lake_promotes_no_lords_universal_units_or_supplies(card: str) -> None:
    table = changing("lake", "tent.red", card, modules=("unbound", "zealots"))
    table.hero(0, "b4").say(metamorpha={"cell": "b4"})

    table.refuses("activate hero1 tent.red", because="SG-MET-14")


@rule("SG-MET-14")
def test_the_fee_itself_cannot_be_promoted() -> None:
    table = changing("lake", "friman.red", "supply").say(metamorpha={"cell": "b4"}).hero(0, "b4")

    table.refuses("activate hero1 friman.red", because="SG-MET-14")
    table.allows("activate hero1 supply")


# Jungle.


@rule("SG-MET-15")
@pytest.mark.parametrize(("number", "count"), [("none", 0), ("one", 1), ("both", 2)])
def test_the_jungle_draws_up_to_two_cards(number: str, count: int) -> None:
    table = changing("jungle", "supply").nation(0, "friman.red", "tent.red")

    table.play("activate hero1 supply", f"draw {number}")

    assert table.hand_of(0) == ["friman.red", "tent.red"][:count]
    table.settled()


@rule("SG-MET-15", "BT-DRW-2")
def test_the_jungle_reshuffles_the_shelter_as_usual() -> None:
    table = changing("jungle", "supply", *["tent.red"] * 2).exact(0)
    table.shelter(0, *["supply"] * 8)

    table.play("activate hero1 supply", "draw both")

    assert table.hand_of(0).count("supply") == 2


@rule("SG-MET-15")
def test_without_a_card_to_draw_the_jungle_cannot_be_activated() -> None:
    table = changing("jungle", *["supply"] * 12).exact(0).shelter(0)

    table.refuses("activate hero1 supply", because="SG-MET-15")


# Ice.


@rule("SG-MET-16")
def test_the_ice_lays_a_unit_with_two_uses_for_one_line_or_two() -> None:
    table = changing("ice", "tent.red", "friman.red", "supply", "supply")
    table.play("activate hero1 tent.red", "double friman.red")
    assert table.open_of(0) == [("friman.red", "friman", 2)]

    table.play("build road.straight c2 ew", "build road.straight e2 ew")

    assert table.open_of(0) == []


@rule("SG-MET-16")
def test_a_unit_doubled_by_the_ice_does_not_enter_a_battle_line() -> None:
    table = changing("ice", "tent.red", "lord.blue", "weapon.blue").hero(1, HERE)
    table.play("activate hero1 tent.red", "double lord.blue", f"attack hero player2 {HERE}")
    table.play("play weapon.blue")

    table.refuses("play open1", because="BT-BAT-20")


@rule("SG-MET-16", "SG-ZEA-06", "BT-UNB-5", "SG-ROY-06")
@pytest.mark.parametrize(
    ("card", "because"),
    [("friman.unbound", "BT-UNB-5"), ("friman.zealot", "SG-ZEA-06"), ("tool.red", "SG-MET-16"),
     ("supply", "SG-MET-16"), ("chief.red", "BT-TRN-4")],
)  # fmt: skip
def test_the_ice_doubles_no_other_cards(card: str, because: str) -> None:
    hand = ("tent.red", "lord.blue", "tool.red", "supply", "friman.unbound", "friman.zealot")
    table = changing("ice", *hand, modules=("unbound", "zealots"))
    table.play("activate hero1 tent.red")

    assert table.legal() == ["double lord.blue"]
    table.refuses(f"double {card}", because=because)


@rule("SG-MET-16")
def test_without_a_unit_besides_the_fee_the_ice_cannot_be_activated() -> None:
    table = changing("ice", "lord.blue", "supply")

    table.refuses("activate hero1 lord.blue", because="SG-MET-16")
    table.allows("activate hero1 supply")


@rule("SG-MET-16", "SG-MET-14", "BT-TRF-2")
def test_a_promoted_unit_is_not_doubled_in_the_same_turn() -> None:
    table = changing("ice", "tent.red", "supply", "friman.red")
    table.say(changed={"cards": [["friman.red"], []]})

    table.refuses("activate hero1 supply", because="SG-MET-16")
