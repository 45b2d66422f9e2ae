"""Heroic mode: neutral places, several heroes, veterans (SG-HRO, SG-CTL-07)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from tests.battalia.stormgates.support.census_weeks import after_week, deck, end_of_week, pass_week
from tests.battalia.stormgates.support.imagined_worlds import play_at_random
from tests.battalia.stormgates.support.table import dealt_table, just, stormgates
from tests.battalia.table import Table
from tests.rules import rule


def heroic(*modules: str, seats: int = 2, **options: Any) -> Table:
    """A table of Bärfolk and Islanders in heroic mode; squares have no native terrain."""
    return stormgates("advanced", "heroic", *modules, seats=seats, **options)


def duel(*veterans: int) -> Table:
    """Two heroes of the Bärfolk on a canyon city of the Islanders."""
    table = heroic(seats=3).city("d2", owner=1, level=1, terrain="canyon").hero(0, "d2", "d2")
    return table.say(heroic={"veterans": list(veterans)})


def attack_of(table: Table) -> int:
    total: int = table.events("battle-card")[-1]["attack"]
    return total


def defence_of(table: Table) -> int:
    total: int = table.events("battle-card")[-1]["defence"]
    return total


# Neutral places.


@rule("SG-HRO-01")
def test_heroic_mode_needs_the_advanced_rules_and_is_the_default() -> None:
    with pytest.raises(stormhall.SetupError, match="SG-MOD-05"):
        stormhall.new("stormgates", 2, options=just("heroic", seats=2))

    assert stormhall.new("stormgates", 2).options["heroic"] is True


@rule("SG-HRO-02", "SG-HRO-03")
@pytest.mark.parametrize(("modules", "city", "ruins"), [((), 4, 8), (("heroic",), 6, 10)])
def test_neutral_cities_and_ruins_are_stronger(
    modules: tuple[str, ...], city: int, ruins: int
) -> None:
    table = dealt_table("advanced", *modules, seats=3)

    tiles = table.position()["tiles"].values()
    chips = sorted((tile["card"], tile["level"]) for tile in tiles if tile.get("neutral"))
    assert chips == [("city.cross", city)] * 3 + [("ruins", ruins)]


@rule("SG-HRO-02", "SG-WE-24")
def test_a_neutral_city_falls_to_seven_and_becomes_level_four() -> None:
    table = heroic("royals", seats=3).neutral("d2", terrain="canyon").hero(0, "d2")
    table.hand(0, "weapon.blue", "lord.green", "friman.green", "friman.red")

    table.play("attack city d2", "play weapon.blue", "play lord.green", "play friman.green")
    assert attack_of(table) == 6
    table.refuses("done", because="BT-BAT-9")
    table.play("play friman.red", "done")

    tile = table.tile_at("d2")
    assert tile is not None
    assert (tile["owner"], tile["level"]) == (0, 4)
    assert table.vp(0) == 1 + 4
    assert table.new_of(0) == ["lord.red", "supply"]


@rule("SG-HRO-02")
def test_an_annexed_city_defends_itself_with_four() -> None:
    table = heroic(seats=3).city("d2", owner=1, level=4, terrain="canyon").hero(0, "d2")
    table.hand(0, "weapon.blue", "lord.green").hand(1)

    table.play("attack city d2", "play weapon.blue", "play lord.green")

    assert (attack_of(table), defence_of(table)) == (5, 4)
    table.allows("done")


@rule("SG-HRO-03", "SG-WE-24")
def test_the_ruins_fall_to_eleven() -> None:
    table = heroic(seats=3).hero(0, "d4").display("horn", "wings")
    table.hand(0, "weapon.blue", "lord.green", "lord.blue", "friman.green", "friman.red")

    table.play("attack ruins d4", "play weapon.blue", "play lord.green", "play lord.blue")
    table.play("play friman.green")
    assert attack_of(table) == 10
    table.refuses("done", because="BT-BAT-9")
    table.play("play friman.red", "done", "take horn")

    assert table.new_of(0) == ["horn"]


# Several heroes.


@rule("SG-HRO-04", "SG-HRO-09")
def test_any_number_of_heroes_on_the_square_attack_with_one_weapon() -> None:
    table = duel().hand(0, "weapon.green", "friman.green").hand(1)

    table.play("attack city d2")
    assert table.step == "send-heroes"
    assert "send both" in table.legal()
    table.play("send both", "play weapon.green", "play friman.green")

    assert attack_of(table) == 2 + 2


@rule("SG-HRO-04")
def test_a_hero_elsewhere_does_not_take_part() -> None:
    table = heroic(seats=3).city("d2", owner=1, level=1, terrain="canyon").hero(0, "d2", "b2")
    table.hand(0, "weapon.green").hand(1)

    table.play("attack city d2")

    assert table.step == "opening"
    table.play("play weapon.green")
    assert attack_of(table) == 1 + 1


@rule("SG-HRO-05", "SG-WE-25")
@pytest.mark.parametrize(
    ("veterans", "total"), [((), 1 + 1 + 2 + 2), ((0,), 1 + 1 + 2 + 8 + 2), ((1,), 1 + 1 + 2 + 2)]
)
def test_two_heroes_add_morale_twice(veterans: tuple[int, ...], total: int) -> None:
    table = duel(*veterans).hand(0, "weapon.green", "friman.green", "chief.green").hand(1)

    table.play("attack city d2", "send both")
    table.play("play weapon.green", "play friman.green", "play chief.green")

    assert attack_of(table) == total


@rule("SG-HRO-05")
def test_two_defending_heroes_add_morale_twice() -> None:
    table = heroic(seats=3).city("d2", owner=1, level=3, terrain="canyon")
    table.hero(0, "d2").hero(1, "d2", "d2").say(heroic={"veterans": [1]})
    table.hand(0, "weapon.green", "lord.green").hand(1, "priest.blue", "friman.blue")

    table.play("attack city d2", "play weapon.green", "play lord.green", "done")
    table.play("fight", "join both")
    table.play("play priest.blue")

    assert defence_of(table) == 3 + 3 + 2 * 4


@rule("SG-HRO-05")
def test_a_card_of_another_faction_takes_the_morale_of_both() -> None:
    table = duel().hand(0, "weapon.green", "friman.red").hand(1)

    table.play("attack city d2", "send both", "play weapon.green", "play friman.red")

    assert attack_of(table) == 2


@rule("SG-HRO-06")
def test_all_attackers_who_took_part_are_lost_with_the_attack() -> None:
    table = duel().hand(0, "weapon.green", "friman.green").hand(1, "lord.blue")

    table.play("attack city d2", "send both", "play weapon.green", "play friman.green", "done")
    table.play("fight", "play lord.blue", "done", "give up")

    assert table.heroes_of(0) == [None, None]


@rule("SG-HRO-06")
def test_a_hero_who_took_no_part_stays() -> None:
    table = duel().hand(0, "weapon.green", "friman.green").hand(1, "lord.blue")

    table.play("attack city d2", "send one")
    table.play("play weapon.green", "play friman.green", "done")
    table.play("fight", "play lord.blue", "done", "give up")

    assert sorted(table.heroes_of(0), key=str) == [None, "d2"]


@rule("SG-HRO-06")
def test_all_defenders_who_took_part_are_lost_with_the_defence() -> None:
    table = heroic(seats=3).city("d2", owner=1, level=1, terrain="canyon")
    table.hero(0, "d2").hero(1, "d2", "d2")
    table.hand(0, "weapon.green", "lord.green", "lord.green").hand(1, "priest.blue")

    table.play("attack city d2", "play weapon.green", "play lord.green", "done", "fight")
    table.play("join both")
    table.play("play priest.blue", "done", "play lord.green", "done", "give up")

    assert table.heroes_of(1) == [None, None]
    tile = table.tile_at("d2")
    assert tile is not None
    assert tile["owner"] == 0


@rule("SG-HRO-06")
@pytest.mark.parametrize(("line", "cell"), [("attack city d2", "d2"), ("attack ruins d4", "d4")])
def test_a_failed_attack_on_a_neutral_place_costs_only_the_cards(line: str, cell: str) -> None:
    table = heroic(seats=3).neutral("d2", terrain="canyon").hero(0, cell, cell)
    table.hand(0, "weapon.green", "amulet.green", "lord.green").dice(5)

    table.play(line, "send both", "play weapon.green", "amulet on lord.green", "give up")

    assert table.heroes_of(0) == [cell, cell]
    assert table.table_of(0) == ["weapon.green"]


# Veterans.


@rule("SG-CTL-07", "SG-HRO-09", "SG-WE-27")
def test_veterans_are_made_and_unmade_by_every_census() -> None:
    for week, size, veteran in ((2, 26, True), (3, 25, False), (4, 26, True)):
        before = [] if veteran else [0]
        table = deck(heroic(), 0, size).say(heroic={"veterans": before})

        after_week(table, week)

        assert table.position()["heroic"]["veterans"] == ([0] if veteran else [])
        assert table.events("veterans")[-1]["seats"] == ([0] if veteran else [])


@rule("SG-CTL-07")
def test_a_veteran_stays_one_until_the_next_census() -> None:
    table = deck(heroic(), 0, 26, hand=["supply", "supply", "friman.green"])

    after_week(table, 2).play("keep")
    table.play("suspend friman.green", "ambush supply", "end turn")
    assert table.position()["heroic"]["veterans"] == [0]

    table.play("keep", "end turn")
    pass_week(table)
    assert table.position()["heroic"]["veterans"] == []


@rule("SG-CTL-03", "SG-CTL-07")
def test_royals_gained_at_a_census_do_not_count_for_its_veterans() -> None:
    table = after_week(deck(heroic("royals"), 0, 25), 2)

    assert len(table.events("crowned")) == 2
    assert table.position()["heroic"]["veterans"] == []


@rule("SG-HRO-10")
def test_nobody_is_a_veteran_before_the_second_census() -> None:
    assert dealt_table("advanced", "heroic").position()["heroic"]["veterans"] == []

    table = after_week(deck(heroic(), 0, 30), 1)
    assert table.position()["heroic"]["veterans"] == []


@rule("SG-HRO-07")
@pytest.mark.parametrize(
    ("cards", "strength"),
    [
        (["friman.green"], 2),
        (["chief.green"], 3),
        (["priest.green"], 3),
        (["lord.green"], 4),
        (["horse.green"], 1),
        (["friman.green", "friman.green", "chief.green"], 7),
    ],
)
def test_only_frimen_and_chiefs_of_a_veteran_are_stronger(cards: list[str], strength: int) -> None:
    table = heroic(seats=3).city("d2", owner=1, level=1, terrain="canyon").hero(0, "d2")
    table.say(heroic={"veterans": [0]}).hand(0, "weapon.green", *cards).hand(1)

    table.play("attack city d2", "play weapon.green", *[f"play {card}" for card in cards])

    assert attack_of(table) == 1 + strength + 4


@rule("SG-HRO-07", "SG-WE-26")
def test_a_veteran_without_morale_keeps_the_strength_of_the_units() -> None:
    table = duel(0).hand(0, "weapon.red", "friman.green", "chief.green").hand(1)

    table.play("attack city d2", "send both")
    table.play("play weapon.red", "play friman.green", "play chief.green")

    assert attack_of(table) == 1 + 2 + 3


@rule("SG-HRO-07")
def test_a_veteran_is_stronger_in_defence_too() -> None:
    table = heroic(seats=3).city("d2", owner=1, level=1, terrain="canyon")
    table.hero(0, "d2").hero(1, "d2").say(heroic={"veterans": [1]})
    table.hand(0, "weapon.green", "lord.green").hand(1, "friman.blue")

    table.play("attack city d2", "play weapon.green", "play lord.green", "done", "fight")
    table.play("join one", "play friman.blue")

    assert defence_of(table) == 1 + (1 + 1) + 4


@rule("SG-HRO-07")
def test_a_defender_without_cards_has_no_morale() -> None:
    table = heroic(seats=3).city("d2", owner=1, level=2, terrain="canyon")
    table.hero(0, "d2").hero(1, "d2").say(heroic={"veterans": [1]})
    table.hand(0, "weapon.green", "lord.green").hand(1, "friman.blue")

    table.play("attack city d2", "play weapon.green", "play lord.green", "done")
    table.play("fight", "join one", "give up")

    assert table.events("battle-over")[-1]["defence"] == 2


@rule("SG-HRO-08")
def test_each_use_of_a_multiplied_chief_has_the_bonus() -> None:
    table = heroic(seats=3).city("d2", owner=1, level=1, terrain="canyon").hero(0, "d2")
    table.say(heroic={"veterans": [0]}).hand(0, "weapon.red", "amulet.green", "chief.green")
    table.hand(1).dice(3)

    table.play("attack city d2", "play weapon.red", "amulet on chief.green")
    while "play open1" in table.legal():
        table.play("play open1")

    assert attack_of(table) == 1 + 3 * (2 + 1)


@rule("SG-HRO-08")
def test_the_bonus_depends_on_the_current_rank_of_a_card() -> None:
    table = heroic(seats=3).city("d2", owner=1, level=1, terrain="canyon").hero(0, "d2")
    table.say(heroic={"veterans": [0]}).hand(0, "weapon.red", "title.green", "chief.green")
    table.hand(1).top("priest", "priest.green")

    table.play("attack city d2", "play weapon.red", "title on chief.green")

    assert attack_of(table) == 1 + 3


@rule("SG-HRO-08")
def test_unbound_frimen_have_the_bonus() -> None:
    table = heroic("unbound", seats=3).city("d2", owner=1, level=1, terrain="canyon")
    table.hero(0, "d2").say(heroic={"veterans": [0]}).hand(0, "weapon.green", "friman.unbound")
    table.hand(1)

    table.play("attack city d2", "play weapon.green", "play friman.unbound")

    assert attack_of(table) == 1 + (1 + 1) + 4


# Documents, random games.


@rule("SG-INF-01")
def test_veterans_are_public_and_read_back() -> None:
    table = heroic(seats=3).say(heroic={"veterans": [0, 2]})

    for viewer in (0, 1, None):
        assert table.game.view(viewer)["heroic"] == {"veterans": [0, 2]}
    twin = stormhall.from_position(table.game.position())
    assert twin.state.digest() == table.state.digest()


def test_a_veteran_without_a_seat_is_a_defect() -> None:
    with pytest.raises(stormhall.PositionError, match=r"heroic\.veterans"):
        heroic().say(heroic={"veterans": [2]}).play("end turn")


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_games_with_veterans_keep_their_invariants(seats: int) -> None:
    table = heroic("royals", "six_factions", seats=seats).say(heroic={"veterans": [0]})
    for seat in range(seats):
        deck(table, seat, 14 + seat)
    play_at_random(end_of_week(table, 1).game, 600, seats, apart=25)
