"""What counts in a battle: cards, base defence, morale, the total (BT-BAT-1 to -6)."""

from __future__ import annotations

import pytest

from tests.battalia.battles import FIELD, totals, war
from tests.rules import rule


@rule("BT-BAT-1", "BT-CMP-3", "BT-CMP-5")
@pytest.mark.parametrize(
    ("card", "strength"),
    [
        ("friman.gold", 1),
        ("chief.gold", 2),
        ("priest.gold", 3),
        ("lord.gold", 4),
        ("weapon.red", 1),
        ("horse.gold", 1),
    ],
)
def test_units_fight_with_their_rank_and_weapons_and_horses_with_one(
    card: str, strength: int
) -> None:
    table = war(reserve=True).hand(0, "weapon.gold", card)
    table.play(f"attack city {FIELD} with weapon.gold")

    table.play(f"play {card}")

    assert totals(table) == (1 + strength, 3)


@rule("BT-BAT-1", "BT-USE-TOO-4", "BT-BAT-20")
@pytest.mark.parametrize(
    "card",
    ["supply", "tool.blue", "tent.blue", "amulet.blue", "title.blue", "scroll.blue", "crown"],
)
def test_cards_without_strength_are_not_laid_in_a_battle_line(card: str) -> None:
    table = war(reserve=True).hand(0, "weapon.blue", card, "friman.blue")
    table.play(f"attack city {FIELD} with weapon.blue")

    table.refuses(f"play {card}", because="BT-BAT-1")

    table.allows("play friman.blue")


@rule("BT-BAT-2")
def test_a_multiplied_card_counts_once_per_use_spent_in_the_battle() -> None:
    table = war(level=1).hand(0, "weapon.gold").open(0, "lord.gold", uses=3)
    table.play(f"attack city {FIELD} with weapon.gold")

    table.play("play open1", "play open1")

    assert totals(table) == (1 + 2 * 4, 1)
    assert table.open_of(0) == [("lord.gold", "lord", 1)]


@rule("BT-BAT-2", "BT-ORA-WEA")
def test_a_lit_weapon_counts_twice_when_both_uses_go_into_the_battle() -> None:
    table = war(level=1).day(2).hand(0, "weapon.gold")

    table.play(f"attack city {FIELD} with weapon.gold")
    assert totals(table) == (1, 1)
    table.play("play open1")

    assert totals(table) == (2, 1)
    table.allows("done")


@rule("BT-BAT-2", "BT-ORA-WEA")
def test_a_lit_weapon_opens_two_attacks_with_strength_one_each() -> None:
    table = war(level=1).day(2).hand(0, "weapon.gold", "chief.gold").hero(1, FIELD)

    table.play(f"attack hero player2 {FIELD} with weapon.gold", "done", "surrender")
    table.play(f"attack city {FIELD} with open1 chief.gold", "done", "surrender")

    assert table.heroes_of(1) == [None, None]
    assert table.tile_at(FIELD)["owner"] == 0  # type: ignore[index]


@rule("BT-BAT-2", "BT-ORA-HOR")
def test_a_lit_horse_fights_with_one_use_and_rides_with_the_other() -> None:
    table = war(level=1).day(7).hand(0, "weapon.gold", "horse.gold", "friman.gold")
    table.tile("d3", "road.straight", "ns")
    table.play(f"attack city {FIELD} with weapon.gold horse.gold", "done", "surrender")

    table.play("move hero1 d3 with open1")

    assert table.heroes_of(0) == ["d3", None]
    assert table.open_of(0) == []


@rule("BT-BAT-3")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_city_that_is_the_target_adds_its_level(level: int) -> None:
    table = war(reserve=True, level=level).hand(0, "weapon.gold")

    table.play(f"attack city {FIELD} with weapon.gold")

    assert totals(table) == (1, level)


@rule("BT-BAT-3")
def test_a_hero_who_is_the_target_has_no_base_defence_even_on_his_own_city() -> None:
    table = war(level=4).hand(0, "weapon.gold").hero(1, FIELD)

    table.play(f"attack hero player2 {FIELD} with weapon.gold")

    assert totals(table) == (1, 0)
    table.allows("done")


@rule("BT-BAT-4")
def test_a_hero_adds_one_while_all_cards_are_of_his_faction() -> None:
    table = war().hand(0, "weapon.blue", "chief.blue", "friman.gold", "lord.blue")

    table.play(f"attack city {FIELD} with weapon.blue")
    assert totals(table)[0] == 1 + 1
    table.play("play chief.blue")
    assert totals(table)[0] == 3 + 1
    table.play("play friman.gold")
    assert totals(table)[0] == 4
    table.play("play lord.blue")

    assert totals(table)[0] == 8


@rule("BT-BAT-4", "BT-GRT-1", "BT-UNB-2")
def test_universal_cards_keep_the_morale() -> None:
    table = war(unbound=True).hand(0, "sword", "chief.unbound", "friman.blue")

    table.play(f"attack city {FIELD} with sword chief.unbound friman.blue")

    assert totals(table)[0] == 5 + 2 + 1 + 1


@rule("BT-BAT-4", "BT-BAT-8")
def test_two_heroes_add_one_each_and_one_left_out_adds_nothing() -> None:
    table = war(reserve=True).hero(0, FIELD, FIELD).hand(0, "weapon.blue")
    alone = war(reserve=True).hero(0, FIELD, FIELD).hand(0, "weapon.blue")

    table.play(f"attack city {FIELD}", "send both", "play weapon.blue")
    alone.play(f"attack city {FIELD}", "send one", "play weapon.blue")

    assert totals(table)[0] == 1 + 2
    assert totals(alone)[0] == 1 + 1


@rule("BT-BAT-4")
def test_heroes_of_the_defender_give_nothing_before_his_first_card() -> None:
    table = war().hero(1, FIELD, FIELD).hand(0, "weapon.blue", "priest.blue")
    table.hand(1, "weapon.red", "friman.gold")
    table.play(f"attack city {FIELD} with weapon.blue priest.blue", "done", "fight", "join both")
    assert totals(table) == (5, 3)

    table.play("play weapon.red")
    assert totals(table) == (5, 3 + 1 + 2)
    table.play("play friman.gold")

    assert totals(table) == (5, 3 + 2)


@rule("BT-BAT-4", "BT-BAT-12")
def test_a_hero_of_the_defender_who_was_left_out_gives_no_morale() -> None:
    table = war().hero(1, FIELD).hand(0, "weapon.blue", "priest.blue").hand(1, "weapon.red")
    table.play(f"attack city {FIELD} with weapon.blue priest.blue", "done", "fight", "join none")

    table.play("play weapon.red")

    assert totals(table) == (5, 4)


@rule("BT-BAT-4", "BT-USE-AMU-9")
def test_a_joker_has_the_faction_of_its_own_card() -> None:
    table = (
        war().hand(0, "weapon.blue").open(0, "friman.blue", "joker").open(0, "tool.gold", "joker")
    )
    table.play(f"attack city {FIELD} with weapon.blue")

    table.play("open1 as lord")
    assert totals(table)[0] == 1 + 4 + 1
    table.play("open1 as lord")

    assert totals(table)[0] == 1 + 4 + 4


@rule("BT-BAT-4", "BT-USE-AMU-9")
def test_a_supply_that_plays_a_lord_spoils_the_morale() -> None:
    table = war().hand(0, "weapon.blue").open(0, "supply", "joker")
    table.play(f"attack city {FIELD} with weapon.blue")

    table.play("open1 as lord")

    assert totals(table)[0] == 1 + 4


@rule("BT-BAT-4", "BT-USE-2")
def test_a_transformer_under_a_card_neither_counts_nor_spoils_the_morale() -> None:
    table = war().hand(0, "weapon.blue", "title.gold", "friman.blue")
    table.play(f"attack city {FIELD} with weapon.blue")

    table.play("title on friman.blue")

    assert totals(table)[0] == 1 + 2 + 1
    assert sorted(table.table_of(0)) == ["chief.blue", "title.gold", "weapon.blue"]


@rule("BT-BAT-5", "BT-ADV-3")
def test_native_terrain_helps_only_in_the_advanced_game() -> None:
    basic = war(reserve=True, terrain="lake").hand(0, "weapon.gold")
    advanced = war(reserve=True, terrain="lake", advanced=True).hand(0, "weapon.gold")

    basic.play(f"attack city {FIELD} with weapon.gold")
    advanced.play(f"attack city {FIELD} with weapon.gold")

    assert totals(basic) == (1, 3)
    assert totals(advanced) == (2, 3)


@rule("BT-BAT-6")
def test_the_total_is_the_sum_of_line_base_defence_morale_and_terrain_bonus() -> None:
    table = war(level=2, terrain="canyon", advanced=True).hero(1, FIELD)
    table.hand(0, "weapon.blue", "lord.blue").hand(1, "priest.red")
    table.play(f"attack city {FIELD} with weapon.blue lord.blue", "done", "fight", "join one")

    table.play("play priest.red")

    assert totals(table) == (1 + 4 + 1, 3 + 2 + 1 + 1)
