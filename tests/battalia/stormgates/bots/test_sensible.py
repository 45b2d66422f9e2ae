"""Choices that bots never make in The Stormgates, and good ones that they keep."""

from __future__ import annotations

import pytest

from tests.battalia.stormgates.support.bot_insight import sensible, urge
from tests.battalia.stormgates.support.metamorpha_table import changing
from tests.battalia.stormgates.support.potion_battle import ATTACK, brawl, potions
from tests.battalia.stormgates.support.table import stormgates
from tests.battalia.stormgates.support.team_table import MODES, teams
from tests.battalia.stormgates.support.valley_table import gated, valleys
from tests.battalia.table import Table

UNDER = {"b2": ["horn", "sword"]}


def market(*hand: str) -> Table:
    """A hero of player 0 at a post on c2, with one more post."""
    table = stormgates("trading").tile("c2", "road.straight", "ew")
    table.tile("d2", "road.straight", "ew").hero(0, "c2").hand(0, *hand).day(2)
    return table.say(trading={"posts": [["c2", "d2"]]})


def bridge() -> Table:
    """A hero of player 0 has stopped on King's Bridge."""
    table = gated(valleys="kings_bridge").hero(0, "f4").display("staff", "crown", "shield", "horn")
    table.city("a1", owner=0, level=3).city("c1", owner=0, level=3)
    return table.say(kings_bridge={"stopped": [[1], [], [], []]})


# Potions.


@pytest.mark.parametrize("name", ["brotherhood", "rage", "colossus", "frost_touch", "weakness"])
def test_a_potion_of_battles_is_not_drunk_without_a_battle(name: str) -> None:
    table = potions(brawl(), **{name: 0})

    assert table.legal_like("drink")
    assert not [line for line in sensible(table) if line.startswith("drink")]


def test_solstice_is_drunk_only_with_a_card_to_change() -> None:
    with_card = potions(brawl(), solstice=0).hand(0, "friman.blue")
    without = potions(brawl(), solstice=0).hand(0, "hammer")

    assert "drink solstice" in sensible(with_card)
    assert "drink solstice" in without.legal()
    assert "drink solstice" not in sensible(without)


def test_a_potion_may_be_drunk_when_an_attack_is_announced() -> None:
    table = potions(brawl(), brotherhood=1).hand(0, "weapon.blue", "lord.blue").hand(1, "supply")
    table.play(ATTACK)

    assert sensible(table) == ["pass", "drink brotherhood"]


def test_weakness_is_given_to_somebody_who_fights() -> None:
    table = potions(brawl(seats=4), weakness=0).hand(0, "weapon.blue", "lord.blue").play(ATTACK)

    assert "drink weakness against player3" in table.legal()
    assert sensible(table) == ["pass", "drink weakness against player2"]


def test_nobody_gives_orders_about_potions_that_windows_ask_for_anyway() -> None:
    table = potions(brawl(), colossus=0)

    assert table.legal_like("order")
    assert not [line for line in sensible(table) if line.startswith("order")]


# Battles.


def test_no_more_is_laid_than_is_needed_to_win() -> None:
    table = brawl(level=2).hand(0, "weapon.blue", "lord.blue", "chief.blue")
    table.play(ATTACK, "play weapon.blue", "play chief.blue")

    assert {"done", "play lord.blue"} <= set(table.legal())
    assert sensible(table) == ["done"]


def test_of_cards_that_are_enough_the_weakest_is_laid() -> None:
    table = brawl(level=3).hand(0, "weapon.blue", "lord.blue", "priest.blue", "chief.blue")
    table.play(ATTACK, "play weapon.blue")

    plays = [line for line in sensible(table) if line.startswith("play")]

    assert len(table.legal_like("play")) == 3
    assert plays == ["play chief.blue"]


def test_of_equal_cards_the_artefact_is_laid_and_the_unit_kept() -> None:
    table = brawl(level=2).hand(0, "weapon.blue", "friman.blue", "horse.blue")
    table.play(ATTACK, "play weapon.blue")

    assert "play friman.blue" in table.legal()
    assert [line for line in sensible(table) if line.startswith("play")] == ["play horse.blue"]


def test_a_card_that_spoils_morale_must_be_stronger_to_be_enough() -> None:
    table = brawl(level=4).hand(0, "weapon.blue", "priest.red", "lord.blue")
    table.play(ATTACK, "play weapon.blue")

    assert [line for line in sensible(table) if line.startswith("play")] == ["play lord.blue"]


def test_of_cards_of_one_kind_the_one_that_keeps_morale_is_laid() -> None:
    table = brawl(level=4).hand(0, "weapon.blue", "chief.red", "chief.blue", "priest.red")
    table.play(ATTACK, "play weapon.blue")

    assert "play chief.red" in table.legal()
    assert "play chief.red" not in sensible(table)
    assert {"play chief.blue", "play priest.red"} <= set(sensible(table))


# Trade.


def test_the_only_weapon_is_not_sold() -> None:
    table = market("weapon.red", "supply")

    assert "sell weapon.red" in table.legal()
    assert "sell weapon.red" not in sensible(table)


def test_one_of_two_alike_may_be_sold_but_not_for_a_second_casket() -> None:
    twice = market("weapon.red", "weapon.blue")
    with_casket = market("weapon.red", "weapon.blue", "casket")

    assert "sell weapon.red" in sensible(twice)
    assert "sell weapon.red" not in sensible(with_casket)


def test_a_player_names_only_his_own_faction() -> None:
    table = market("casket").day(4).faction("islanders", "emberians")  # tents match on day 4

    assert "buy tent emberians" in table.legal()
    assert [line for line in sensible(table) if line.startswith("buy tent")] == [
        "buy tent",
        "buy tent islanders",
    ]


def test_posts_are_considered_on_a_few_roads_and_where_a_hero_stands() -> None:
    table = stormgates("trading").hand(0, "friman.red", "friman.blue").hero(0, "f2").day(2)
    for cell in ("c2", "d2", "e2", "f2"):
        table.tile(cell, "road.straight", "ew")

    posts = [line for line in sensible(table) if line.startswith("post")]

    assert len(table.legal_like("post")) == 4
    assert posts == ["post d2", "post e2", "post f2"]
    assert urge(table, "post f2") > urge(table, "post d2")


# Gifts.


def test_a_turn_does_not_end_with_a_royal_line_at_hand() -> None:
    table = stormgates("royals", seats=4).faction("baerfolk", "islanders", "emberians", "cloudborn")
    table.city("a1", owner=0, level=4).hand(0, "queen.green", "supply")

    assert {"crown a1", "end turn"} <= set(table.legal())
    assert "crown a1" in sensible(table)
    assert "end turn" not in sensible(table)


def test_a_turn_does_not_end_without_the_card_of_a_building() -> None:
    table = (
        valleys(buildings={"c3": "smithy"}).tile("c3", "building", owner=0, level=2).hand(0).day(2)
    )

    assert {"collect c3", "end turn"} <= set(table.legal())
    assert sensible(table) == ["collect c3"]


def test_a_turn_does_not_end_on_the_high_pass_without_its_gust() -> None:
    table = gated().hero(0, "f4").hand(0)

    assert {"stop hero1", "end turn"} <= set(table.legal())
    assert "end turn" not in sensible(table)


def test_the_bag_is_not_opened_for_less_than_it_holds() -> None:
    table = stormgates("new_great_artefacts").hand(0, "bag")

    assert len(table.legal_like("bag")) == 3
    assert [line for line in sensible(table) if line.startswith("bag")] == ["bag both"]


def test_a_jump_takes_the_gust_that_costs_nothing() -> None:
    table = gated(valleys="kings_bridge").hero(0, "b2").hand(0, "supply", "supply")
    table.display("wings", "hammer", "crown", "shield").say(kings_bridge={"under": UNDER})

    jumps = [line for line in sensible(table) if line.startswith("jump")]

    assert "jump hero1 j6" in table.legal()
    assert jumps
    assert all(line.endswith("gust") for line in jumps)


# King's Bridge.


def test_levels_are_not_given_up_for_great_artefacts() -> None:
    table = bridge().hand(0, "horse.blue")

    assert table.legal_like("lower")
    assert not [line for line in sensible(table) if line.startswith("lower")]


def test_a_great_artefact_is_swapped_only_for_a_better_one() -> None:
    table = bridge().hand(0, "hand")

    swaps = [line for line in sensible(table) if line.startswith("swap")]

    assert "swap hand for staff" in table.legal()
    assert swaps == ["swap hand for horn", "swap hand for crown"]


def test_the_least_valuable_great_artefact_is_given_for_a_level() -> None:
    table = bridge().hand(0, "book", "sword")

    assert table.legal_like("give") == ["give sword", "give book"]
    assert [line for line in sensible(table) if line.startswith("give")] == ["give book"]


# Cards that are given up.


def test_neither_a_royal_nor_a_great_artefact_is_sacrificed_for_a_zealot() -> None:
    table = stormgates("zealots", "royals", "new_great_artefacts", seats=4)
    table.faction("baerfolk", "islanders", "emberians", "cloudborn")
    table.hand(0, "lord.zealot", "king.green", "bag", "friman.blue", "supply", "chief.blue")
    table.player(0, shelter=["supply"] * 6)
    table.play("double lord.zealot")

    assert {"sacrifice king.green", "sacrifice bag"} <= set(table.legal())
    assert sorted(sensible(table)) == [
        "sacrifice chief.blue",
        "sacrifice friman.blue",
        "sacrifice supply",
    ]


def test_as_many_cards_as_metamorpha_allows_are_drawn() -> None:
    table = changing("jungle", "supply", "friman.blue").nation(0, "friman.red", "supply")
    table.play("activate hero1 supply")

    assert table.legal() == ["draw none", "draw one", "draw both"]
    assert sensible(table) == ["draw both"]


# Storm effects.


def test_a_players_city_is_reshaped_into_native_terrain() -> None:
    table = gated(coming="reshaping").hero(0, "b2").hand(0, "supply", "supply", "supply")
    table.city("a1", owner=0, level=2, terrain="lake")
    table.play("jump hero1 j6")

    assert "replace a1" in sensible(table)
    table.play("replace a1")

    assert "top" in table.legal()
    assert sensible(table) == ["as forest"]


# Tents.


def test_a_tent_is_not_struck_for_a_unit_that_fits_no_other_card() -> None:
    alone = stormgates().tent(0, "tent.blue", "lord.blue").hand(0, "friman.red")
    in_pair = stormgates().tent(0, "tent.blue", "lord.blue").hand(0, "lord.red")

    assert "strike tent1" in alone.legal()
    assert "strike tent1" not in sensible(alone)
    assert "strike tent1" in sensible(in_pair)


# Teams.


@pytest.mark.parametrize("mode", MODES)
def test_choices_that_are_not_sensible_are_left_out_for_team_members_too(mode: str) -> None:
    table = teams("2v2", mode).city("a1", owner=0, level=1).hand(0, "chief.red", "chief.blue")

    assert "end turn" in table.legal(0)
    assert "end turn" not in sensible(table, 0)
    assert "upgrade a1" in sensible(table, 0)


def test_a_turn_is_not_handed_back_and_forth() -> None:
    table = teams("2v2", "handover").hand(0, "supply", "supply", "supply", "friman.blue")
    table.play("hire friman")

    assert "hand over player3" in table.legal()
    assert "hand over player3" not in sensible(table)


def test_the_sensible_choices_are_never_empty() -> None:
    table = stormgates("trading", "royals", "gates", seats=3)

    assert sensible(table)
    assert set(sensible(table)) <= set(table.legal())
