"""Which of two choices a bot of The Stormgates wants more, and the squares it heads for."""

from __future__ import annotations

from stormhall.battalia.stormgates.bots.module_insight import Goals, ModuleInsight
from stormhall.battalia.stormgates.bots.modules.valleys import (
    HighPassInsight,
    KingsBridgeInsight,
    ValleysInsight,
)
from stormhall.battalia.stormgates.bots.table_insight import TableInsight
from stormhall.battalia.stormgates.model.config import config_of
from tests.battalia.stormgates.support.bot_insight import sensible, standing, urge
from tests.battalia.stormgates.support.metamorpha_table import changing
from tests.battalia.stormgates.support.potion_battle import brawl, potions
from tests.battalia.stormgates.support.table import stormgates
from tests.battalia.stormgates.support.valley_table import gated, valleys
from tests.battalia.table import Table

FEE = ("supply", "supply", "supply")


def goals(table: Table, of: type[ModuleInsight]) -> dict[str, float]:
    """The squares to which a module draws the first hero of player 0, with their worth."""
    config, found = config_of(table.state), Goals()
    [insight] = [each for each in TableInsight(config).insights if type(each) is of]
    insight.add_goals(table.state, 0, 0, found)
    words = [config.cell_words[cell] for cell in found.cells]
    return dict(sorted(zip(words, found.worths, strict=True), key=lambda row: row[1]))


def greats(*hand: str) -> Table:
    """A hand at a table with the new Great Artefacts, and a nation that is known."""
    table = stormgates("new_great_artefacts").exact(0).hand(0, *hand).shelter(0, *["supply"] * 6)
    return table.nation(0, "friman.green", "lord.green", "tool.green")


# Valleys.


def test_a_building_is_turned_over_more_eagerly_than_a_crossing() -> None:
    crossing = valleys().tile("d2", "road.straight", "ns").hero(0, "d2")
    crossing.hand(0, "friman.green", "friman.green", "supply")
    building = valleys(revealed=["d3"]).hero(0, "d3").hand(0, "tool.green", "tool.blue", "supply")

    [reveal] = crossing.legal_like("reveal")
    assert urge(building, building.legal_like("reveal")[0]) > urge(crossing, reveal)


def test_heroes_head_for_the_cards_from_which_a_valley_is_revealed() -> None:
    heading = goals(valleys(revealed=["d3"]), ValleysInsight)

    assert heading["d3"] > heading["d4"]  # to buildings, and to crossings


def test_without_a_gust_a_hero_heads_for_the_pass_and_with_one_for_its_gate() -> None:
    without = gated().hero(0, "a1")
    with_gust = gated().hero(0, "a1").say(high_pass={"gusts": [[2], [], [], []]})

    assert list(goals(without, HighPassInsight)) == ["f4"]
    assert list(goals(with_gust, HighPassInsight)) == ["j2"]


def test_a_gust_is_worth_more_on_the_gate_that_spends_it() -> None:
    afar = gated().hero(0, "a1").say(high_pass={"gusts": [[2], [], [], []]})
    there = gated().hero(0, "j2").say(high_pass={"gusts": [[2], [], [], []]})

    assert standing(there)["gusts"] > standing(afar)["gusts"]


def test_only_a_player_with_a_great_artefact_heads_for_the_bridge() -> None:
    rich = gated(valleys="kings_bridge").hero(0, "a1").hand(0, "horn")
    poor = gated(valleys="kings_bridge").hero(0, "a1").hand(0, "supply")

    assert list(goals(rich, KingsBridgeInsight)) == ["f4"]
    assert list(goals(poor, KingsBridgeInsight)) == []


def test_the_better_great_artefact_is_taken_from_under_a_gate() -> None:
    table = gated(valleys="kings_bridge").hero(0, "j6").hand(0, *FEE)
    table.say(kings_bridge={"under": {"j6": ["book", "sword"]}})
    table.play("jump hero1 j2 gust")

    assert urge(table, "take book") != urge(table, "take sword")


# Great Artefacts.


def test_all_supplies_are_taken_out_of_the_bag() -> None:
    table = greats("bag")

    assert urge(table, "bag both") > urge(table, "bag one")
    assert "bag one" not in sensible(table)


def test_the_crystal_lays_the_best_cards_on_top() -> None:
    table = greats("crystal").play("crystal")

    assert urge(table, "take lord.green") > urge(table, "take friman.green")
    assert "take lord.green" in sensible(table)


def test_the_standard_takes_units_until_it_must_stop() -> None:
    table = greats("standard").shelter(0, "friman.green", "friman.green", *["supply"] * 6)
    table.play("standard", "take friman.green")

    assert urge(table, "enough") < urge(table, "take friman.green")
    assert sensible(table) == ["take friman.green"]


def test_the_mantle_veils_the_highest_city_first() -> None:
    table = greats("mantle").hero(0, "d4").city("d4", owner=0, level=1).city("e5", owner=0, level=4)
    table.play("mantle")

    assert urge(table, "veil e5") > urge(table, "veil d4") > urge(table, "enough")


# Others.


def test_the_cheapest_fee_for_metamorpha_leaves_the_most() -> None:
    table = changing("jungle", "supply", "lord.red").nation(0, "friman.red", "tent.red")

    assert urge(table, "activate hero1 supply") > urge(table, "activate hero1 lord.red")


def test_as_many_cards_are_drawn_as_metamorpha_gives() -> None:
    table = changing("jungle", "supply").nation(0, "friman.red", "tent.red")
    table.play("activate hero1 supply")

    assert urge(table, "draw both") > urge(table, "draw one")
    assert "draw one" not in sensible(table)


def test_an_echo_repeats_the_effect_that_brings_most() -> None:
    table = gated(coming="echo").hero(0, "b2").hand(0, *FEE)
    table.say(storm={"next": ["echo"], "open": ["windfall", "gale"]}).play("jump hero1 j6")

    assert urge(table, "echo windfall") != urge(table, "echo gale")


def test_solstice_is_laid_on_the_card_that_is_worth_least() -> None:
    table = potions(brawl(), solstice=(0, 1)).hand(0, "friman.blue", "lord.blue")

    cheap, dear = (urge(table, f"solstice {card}.blue") for card in ("friman", "lord"))

    assert cheap > dear


def test_a_post_is_built_where_a_hero_stands() -> None:
    table = stormgates("trading").city("b2", owner=0, exits="e", card="city.end")
    table.tile("c2", "road.straight", "ew").tile("d2", "road.straight", "ew")
    table.hero(0, "c2").hand(0, "friman.green", "friman.green")

    assert urge(table, "post c2") > urge(table, "post d2")
