"""Battles in which several rules meet: chains, the Oracle, the Unbound, tents, long fights."""

from __future__ import annotations

import pytest

from tests.battalia.battles import FIELD, totals, war
from tests.battalia.table import Table, battalia
from tests.rules import rule

GOLD = f"attack city {FIELD} with weapon.gold"


def defended(level: int = 1, *, unbound: bool = False) -> Table:
    """Blue has enough to open with 1 + 4 against Red, who may then fight."""
    return war(level, unbound=unbound).hand(0, "weapon.gold", "lord.gold", "lord.gold")


def fight(table: Table) -> Table:
    return table.play(GOLD, "play lord.gold", "done", "fight")


@rule("BT-BAT-2", "BT-ORA-3", "BT-ORA-WEA")
def test_the_sunbeam_helps_the_defender_too() -> None:
    table = fight(defended().day(2).hand(1, "weapon.red"))

    table.play("play weapon.red", "play open1")

    assert totals(table) == (5, 1 + 2)


@rule("BT-BAT-2", "BT-ORA-6", "BT-USE-AMU-4")
def test_a_lit_horse_on_an_amulet_multiplies_in_defence() -> None:
    table = fight(defended().day(7).hand(1, "horse.red", "amulet.red")).dice(3)

    table.play("amulet on horse.red", *["play open1"] * 5)

    assert totals(table) == (5, 1 + 6)
    table.refuses("play open1", because="BT-TRN-6")


@rule("BT-BAT-20", "BT-TRF-3", "BT-ORA-TIT")
def test_a_lit_title_promotes_by_two_ranks_in_battle() -> None:
    table = fight(defended().day(4).hand(1, "friman.red", "title.red"))

    table.play("title twice on friman.red")

    assert totals(table) == (5, 1 + 3)
    assert table.open_of(1) == []


@rule("BT-BAT-20", "BT-TRF-7")
def test_copies_of_a_title_promote_two_units_but_not_one_twice() -> None:
    table = fight(defended().hand(1, "friman.red", "chief.red", "title.red", "amulet.red")).dice(2)
    table.play("amulet on title.red")
    assert totals(table) == (5, 1)

    table.refuses("title twice on friman.red", because="BT-TRF-7")
    table.play("title on friman.red", "title on chief.red")

    assert totals(table) == (5, 1 + 2 + 3)


@rule("BT-BAT-21", "BT-TRF-6")
def test_an_amulet_multiplies_an_amulet_in_battle() -> None:
    table = fight(defended().hand(1, "amulet.red", "amulet.gold", "lord.red", "friman.red"))
    table.dice(2, 3, 5).play("amulet on amulet.gold with amulet.red")
    assert table.open_of(1) == [("amulet.gold", "amulet", 2)]

    table.play("amulet on lord.red", "amulet on friman.red")

    assert totals(table) == (5, 1 + 4)
    assert table.open_of(1) == [("lord.red", "lord", 2)]
    assert sorted(table.shelter_of(1)) == ["amulet.gold", "friman.red"]


@rule("BT-BAT-20", "BT-UNB-5")
def test_no_transformer_is_laid_under_an_unbound_in_battle() -> None:
    table = fight(defended(unbound=True).hand(1, "chief.unbound", "title.red", "amulet.red"))

    table.refuses("title on chief.unbound", because="BT-UNB-5")
    table.refuses("amulet on chief.unbound", because="BT-UNB-5")

    table.allows("play chief.unbound")


@rule("BT-BAT-20", "BT-UNB-4")
def test_supplies_strengthen_an_unbound_in_a_later_volley_without_spoiling_morale() -> None:
    table = war(1, unbound=True).hero(1, FIELD).hand(1, "friman.unbound", "supply", "supply")
    table.hand(0, "weapon.gold", "friman.gold", "friman.gold", "chief.gold")
    table.play(GOLD, "play friman.gold", "done", "fight", "join one", "play friman.unbound", "done")
    table.play("play friman.gold", "play chief.gold", "done")
    assert totals(table) == (5, 1 + 1 + 1)

    table.play("feed supply", "feed supply")

    assert totals(table) == (5, 1 + 1 + 2 + 1)
    table.allows("done")


@rule("BT-BAT-14", "BT-BAT-15", "BT-BAT-19")
def test_a_long_fight_goes_back_and_forth_until_somebody_cannot_go_on() -> None:
    table = war(1).hand(0, "weapon.gold", "friman.gold", "chief.gold", "lord.gold")
    table.hand(1, "friman.gold", "chief.gold", "priest.gold")
    table.play(GOLD, "play friman.gold", "done", "fight", "play friman.gold", "done")
    table.play("play chief.gold", "done", "play chief.gold", "done")
    assert totals(table) == (4, 4)
    table.play("play lord.gold", "done", "play priest.gold")
    assert totals(table) == (8, 7)

    table.play("give up")

    assert table.shelter_of(1) == ["friman.gold", "chief.gold", "priest.gold"]
    assert table.tile_at(FIELD)["owner"] == 0  # type: ignore[index]


@rule("BT-BAT-4", "BT-BAT-14")
def test_a_card_that_spoils_the_morale_may_leave_the_total_as_it_was() -> None:
    table = war(3).hero(0, FIELD, FIELD).hand(0, "weapon.blue", "friman.blue", "chief.gold")
    table.play(f"attack city {FIELD}", "send both", "play weapon.blue", "play friman.blue")
    assert totals(table) == (4, 3)

    table.play("play chief.gold")

    assert totals(table) == (4, 3)


@rule("BT-BAT-4", "BT-BAT-15")
def test_a_volley_that_held_may_be_spoilt_by_a_foreign_card() -> None:
    table = war(2).hero(0, FIELD, FIELD).hand(0, "weapon.blue", "friman.gold")
    table.play(f"attack city {FIELD}", "send both", "play weapon.blue")
    assert totals(table) == (3, 2)
    table.refuses("give up", because="BT-BAT-15")

    table.play("play friman.gold")

    assert totals(table) == (2, 2)
    table.allows("give up")
    table.refuses("done", because="BT-BAT-9")


@rule("BT-BAT-17", "BT-USE-TEN-6")
def test_a_copy_of_a_tent_is_struck_in_battle_too() -> None:
    table = fight(defended().hand(1).tent(1, None, "lord.red"))

    table.play("strike tent1", "play lord.red")

    assert totals(table) == (5, 5)
    assert table.shelter_of(1) == []


@rule("BT-BAT-17", "BT-BAT-27")
def test_a_stationed_unit_is_promoted_and_laid_in_one_volley() -> None:
    table = fight(defended().hand(1, "title.red").tent(1, "tent.red", "priest.red"))

    table.play("strike tent1", "title on priest.red", "done")

    assert totals(table) == (5, 5)


@rule("BT-BAT-13", "BT-BAT-20")
def test_cards_raised_from_ambush_transform_and_fight_like_hand_cards() -> None:
    table = fight(defended().hand(1, "friman.red").ambush(1, "crown", "friman.gold"))

    table.play("raise ambush", "title on friman.gold", "title on friman.red")

    assert totals(table) == (5, 1 + 2 + 2)


@rule("BT-BAT-26", "BT-BAT-13")
def test_an_ambush_that_was_left_lying_does_not_count_for_the_refill() -> None:
    table = defended().hand(1, "supply").ambush(1, "friman.red", "friman.gold")
    fight(table).play("leave ambush", "give up", "end turn")

    assert len(table.hand_of(1)) == 6
    assert sorted(table.ambush_of(1)) == ["friman.gold", "friman.red"]


@rule("BT-BAT-26")
def test_two_attacked_players_both_refill_after_the_same_turn() -> None:
    table = battalia(seats=3).faction("islanders", "emberians", "cloudborn").city("d6", owner=1)
    table.hero(0, "d6").hero(2, "d6").hand(0, "weapon.blue", "weapon.red", "friman.red")
    table.hand(1, "supply").hand(2, "supply")

    table.play("attack hero player3 d6 with weapon.blue", "done", "surrender")
    table.play("attack city d6 with weapon.red friman.red", "done", "surrender", "end turn")

    assert [len(table.hand_of(seat)) for seat in (1, 2)] == [6, 6]


@rule("BT-BAT-26")
def test_an_attack_is_forgotten_when_its_turn_is_over() -> None:
    table = defended().hand(1, "supply").play(GOLD, "play lord.gold", "done", "surrender")
    assert table.position()["attacked"] == [1]

    table.play("end turn")

    assert table.position()["attacked"] == []


@rule("BT-USE-AMU-9", "BT-BAT-21", "BT-ORA-3")
def test_a_joker_that_plays_a_lit_weapon_strikes_twice_in_defence() -> None:
    table = fight(defended().day(2).hand(1, "supply", "amulet.red")).dice(6)

    table.play("amulet on supply", "open1 as weapon", "play open1")

    assert totals(table) == (5, 1 + 2)


@rule("BT-USE-AMU-7", "BT-UNB-4")
def test_a_joker_strengthens_an_unbound_as_a_supply() -> None:
    table = defended(unbound=True).hand(1, "lord.unbound", "friman.gold", "amulet.red").dice(6)
    fight(table).play("play lord.unbound", "amulet on friman.gold", "open1 as supply")

    table.play("feed open1")

    assert totals(table) == (5, 1 + 4 + 1)


@rule("BT-MOV-4", "BT-GRT-WIN-1")
def test_a_flight_in_between_loses_the_rest_of_a_ride() -> None:
    table = war().hand(0, "horse.blue", "wings").tile("d3", "road.straight", "ns")
    table.play("move hero1 d3", "wings hero1 to d2")

    table.refuses("move hero1 d3", because="BT-MOV-3")


@rule("BT-BAT-22", "BT-BAT-7")
def test_a_city_may_be_lost_and_taken_back_in_the_next_turn() -> None:
    table = war(4).hand(0, "sword").hand(1, "weapon.red", "lord.red", "supply").hero(1, FIELD)
    table.play(f"attack city {FIELD} with sword", "done", "fight", "join none", "give up")
    table.play("end turn", "keep")

    table.play(f"attack city {FIELD} with weapon.red lord.red", "done", "surrender")

    assert table.tile_at(FIELD) == {
        "card": "city.cross", "exits": "nesw", "terrain": "lake", "owner": 1, "level": 4,
    }  # fmt: skip


@rule("BT-BAT-18", "BT-BAT-8")
def test_a_hero_left_at_home_is_untouched_by_a_lost_battle_elsewhere() -> None:
    table = war(4).hero(0, FIELD, "b2").hand(0, "weapon.blue", "amulet.blue", "lord.blue").dice(5)

    table.play(f"attack city {FIELD} with weapon.blue", "amulet on lord.blue", "give up")

    assert table.heroes_of(0) == [None, "b2"]


@rule("BT-BAT-8")
def test_a_player_who_is_not_at_the_table_cannot_be_attacked() -> None:
    table = war(4).hand(0, "weapon.blue")

    for player in range(3, 7):
        table.refuses(f"attack hero player{player} {FIELD}", because="BT-BAT-8")


@rule("BT-BAT-21", "BT-USE-AMU-5", "BT-BAT-27")
def test_the_attacker_with_a_full_ambush_makes_room_during_the_opening() -> None:
    table = war(1).hand(0, "weapon.gold", "weapon.blue", "amulet.blue").dice(4).shelter(0)
    table.player(0, ambush=["friman.gold", "friman.red", "supply"])
    table.play(f"attack city {FIELD}", "amulet on weapon.gold", "discard supply")

    table.play("play weapon.blue")

    assert sorted(table.ambush_of(0)) == ["friman.gold", "friman.red", "weapon.gold"]
    assert sorted(table.shelter_of(0)) == ["amulet.blue", "supply"]
    assert totals(table) == (2, 1)


@rule("BT-BAT-27", "BT-USE-AMU-2")
def test_a_one_under_the_opening_weapon_changes_nothing() -> None:
    table = war(1).hand(0, "weapon.blue", "amulet.blue").dice(1)

    table.play(f"attack city {FIELD}", "amulet on weapon.blue")

    assert totals(table) == (2, 1)
    assert table.open_of(0) == []


@rule("BT-BAT-27", "BT-ORA-AMU")
def test_a_lit_amulet_saves_the_opening_with_the_second_weapon() -> None:
    table = war(1).day(3).hand(0, "weapon.gold", "weapon.blue", "amulet.blue").dice(5, 3)
    table.play(f"attack city {FIELD}", "amulet on weapon.gold", "amulet on weapon.blue")

    assert totals(table) == (2, 1)
    assert table.open_of(0) == [("weapon.blue", "weapon", 2)]
    assert table.shelter_of(0)[-1] == "amulet.blue"


@rule("BT-BAT-27", "BT-NEU-1", "BT-RUI-1")
@pytest.mark.parametrize("line", ["attack city f2", "attack ruins d4"])
def test_a_joker_opens_an_attack_on_a_neutral_place(line: str) -> None:
    table = war().hero(0, line[-2:]).hand(0, "lord.blue").open(0, "friman.blue", "joker")

    table.play(line, "open1 as weapon", "play lord.blue")

    assert totals(table)[0] == 6


@rule("BT-BAT-10", "BT-BAT-27")
def test_a_joker_wasted_on_something_else_makes_the_opening_fail() -> None:
    table = war(1).hand(0, "lord.blue", "friman.red").open(0, "friman.blue", "joker")
    table.play(f"attack city {FIELD}", "open1 as scroll")

    table.play("give up")

    assert table.heroes_of(0) == [None, None]


@rule("BT-BAT-12", "BT-BAT-13")
def test_heroes_are_declared_before_the_ambush() -> None:
    table = war(1).hero(1, FIELD).hand(0, "weapon.blue").hand(1).ambush(1, "lord.red")
    table.play(f"attack city {FIELD} with weapon.blue", "done", "fight")
    assert table.legal_like("join") != []
    assert table.legal_like("raise") == []

    table.play("join one")

    assert sorted(table.legal()) == ["leave ambush", "raise ambush"]


@rule("BT-BAT-19", "BT-BAT-26", "BT-DRW-2")
def test_equal_cards_of_both_players_stay_with_their_owners() -> None:
    table = war(1).exact(0).exact(1).hand(0, "weapon.gold", "lord.gold", *["supply"] * 8)
    table.hand(1, "lord.gold", *["supply"] * 9).shelter(0).shelter(1)
    table.play(GOLD, "play lord.gold", "done", "fight", "play lord.gold", "done", "give up")

    table.play("end turn")

    mine = table.shelter_of(0) + table.hand_of(0) + table.nation_of(0)
    assert sorted(mine) == ["lord.gold", *["supply"] * 8, "weapon.gold"]
    assert table.shelter_of(1) == ["lord.gold"]
