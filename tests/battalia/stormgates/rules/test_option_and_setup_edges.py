"""Refusals and edge cases of options, set-up, royals and valleys (chapters 2 to 5)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import stormhall
from stormhall.battalia.model.board import TILE_INDEX
from stormhall.battalia.model.components import DATA
from stormhall.battalia.rules.setup import ALL_EXITS
from stormhall.battalia.stormgates.model.components import COMPONENTS
from tests.battalia.stormgates.support.table import just, stormgates
from tests.battalia.stormgates.support.valley_table import gated, valleys
from tests.battalia.table import Table
from tests.rules import rule

DOCS = Path(__file__).parents[4] / "docs" / "rules"


@rule("SG-MOD-01")
@pytest.mark.parametrize(
    ("name", "data"), [("battalia-components", DATA), ("stormgates-components", COMPONENTS)]
)
def test_the_components_of_the_rules_are_those_of_the_game(
    name: str, data: dict[str, object]
) -> None:
    overview = (DOCS / "README.md").read_text(encoding="utf-8")
    _, linked = overview.split(f"[{name}.json](", 1)
    file = DOCS / linked.split(")", 1)[0]
    assert json.loads(file.read_text(encoding="utf-8")) == data


# Factions that are not in the game.


@rule("SG-FAC-03")
def test_a_faction_is_left_out_only_once() -> None:
    options = just("six_factions", seats=2, factions="chosen")
    game = stormhall.new("stormgates", 2, options=options)
    game.apply(game.to_act[0], "remove wolfsclan")

    refusals = game.why_not(game.to_act[0], "remove wolfsclan")

    assert [refusal.rule for refusal in refusals] == ["SG-FAC-03"]


@rule("SG-FAC-03")
def test_a_faction_outside_the_box_of_the_table_is_not_left_out() -> None:
    game = stormhall.new("stormgates", 2, options=just(seats=2, factions="chosen"))

    refusals = game.why_not(game.to_act[0], "remove wolfsclan")

    assert [refusal.rule for refusal in refusals] == ["SG-FAC-03"]


@rule("SG-FAC-03", "SG-FAC-02")
@pytest.mark.parametrize("modules", [(), ("six_factions",)])
def test_a_scroll_names_only_factions_of_the_pool(modules: tuple[str, ...]) -> None:
    table = stormgates(*modules, seats=4).faction("baerfolk", "cloudborn", "emberians", "islanders")
    table.hand(0, "scroll.green", "friman.green")

    table.play("scroll on friman.green")

    table.refuses("name wolfsclan", because="SG-FAC-03")
    table.allows("name islanders")


@rule("SG-FAC-03", "BT-ART-2")
def test_an_artefact_is_created_only_in_a_faction_of_the_pool() -> None:
    table = stormgates(seats=4).faction("baerfolk", "cloudborn", "emberians", "islanders").day(4)
    table.hand(0, "friman.green", "supply", "supply", "supply")

    table.refuses("create tent wolfsclan", because="SG-FAC-03")


# Building.


@rule("BT-BLD-2", "SG-END-01")
def test_on_a_board_without_a_free_square_nothing_is_built() -> None:
    table = stormgates(seats=2).hand(0, "friman.green", "supply")
    state = table.state
    for cell in range(state.config.cells):
        if state.config.in_play[cell] and not state.tiles[cell]:
            state.set_tile(cell, TILE_INDEX["road.cross"], ALL_EXITS, 0)
    table._game = stormhall.Game(table.game.ruleset, state, table.game.seed)

    table.refuses("build road.straight", because="BT-BLD-2")


# Chips of the valleys.


@rule("SG-VAL-09")
@pytest.mark.parametrize("line", ["upgrade c3", "crown c3"])
def test_a_building_keeps_its_level(line: str) -> None:
    table = valleys("royals", revealed=["d3"]).chip("c3", 0, 2)
    table.hand(0, "priest.green", "priest.green", "queen.green")

    table.refuses(line, because="SG-VAL-09")


@rule("SG-VAL-11")
@pytest.mark.parametrize("line", ["upgrade d4", "crown d4"])
def test_a_centre_keeps_its_level(line: str) -> None:
    table = valleys("royals").chip("d4", 0, 4)
    table.hand(0, "lord.green", "lord.green", "queen.green")

    table.refuses(line, because="SG-VAL-11")


@rule("SG-VAL-11", "SG-STE-20")
def test_a_storm_raises_no_centre() -> None:
    table = gated(coming="growth").hero(0, "b2").hand(0, "supply", "supply")
    table.chip("a1", 0, 1).chip("d4", 0, 4)

    table.play("jump hero1 j2 with supply supply")

    assert table.legal() == ["raise a1"]
    table.refuses("raise d4", because="SG-VAL-11")


@rule("SG-VAL-13")
def test_a_valley_place_is_not_annexed_from_elsewhere_or_without_a_chip() -> None:
    table = valleys(revealed=["d3", "c3"]).chip("d4", None).hero(0, "c3", "d3")
    for cell in ("a1", "k1", "k7", "a7", "d2", "h2", "h6", "d6"):
        table.chip(cell, 0, 1)

    table.refuses("annex c3", because="SG-VAL-13")
    table.refuses("annex d4", because="SG-VAL-13")
    table.refuses("annex d2", because="BT-BAT-24")


# King's Bridge.


def on_the_bridge(*modules: str) -> Table:
    """Hero 1 of player 0 has stopped on the bridge."""
    table = gated(*modules, valleys="kings_bridge").display("wings", "hammer", "crown", "shield")
    return table.hero(0, "f4").say(kings_bridge={"stopped": [[1], [], [], []]})


@rule("SG-FAT-06")
@pytest.mark.parametrize("line", ["give mirror", "swap mirror for wings", "swap mirror for fate"])
def test_the_mirror_is_neither_given_nor_swapped_on_the_bridge(line: str) -> None:
    table = on_the_bridge().hand(0, "mirror")

    table.refuses(line, because="SG-FAT-06")


@rule("SG-VAL-32", "SG-CTL-06")
def test_after_dethronings_a_deck_of_eight_may_still_be_swapped() -> None:
    table = on_the_bridge("royals").exact(0).hand(0, "arrow", *["supply"] * 7)
    table.say(limbo=["queen.green", "king.green"], fate_cards={"next": [2]})

    table.play("swap arrow for fate")
    again = stormhall.from_position(table.game.position())
    table.play("gain stardust")

    assert again.legal(0)
    assert table.new_of(0) == ["stardust"]


# Chips of positions.


@rule("SG-VAL-08", "SG-VAL-09")
def test_a_building_is_never_neutral() -> None:
    table = valleys(revealed=["d3"]).tile("c3", "building", "se", neutral=True)

    with pytest.raises(stormhall.PositionError, match=r"tiles\.c3: a chip where none may lie"):
        table.play("end turn")


@rule("SG-VAL-07")
@pytest.mark.parametrize("cell", ["d3", "f4"])
def test_nobody_holds_a_crossing_or_the_card_that_joins_the_valleys(cell: str) -> None:
    table = valleys(revealed=["d3"]).chip(cell, 0, 2)

    with pytest.raises(stormhall.PositionError, match=rf"tiles\.{cell}: a chip where none may lie"):
        table.play("end turn")


@rule("BT-RUI-1")
def test_nobody_holds_ruins() -> None:
    with pytest.raises(stormhall.PositionError, match=r"tiles\.d4: a chip where none may lie"):
        stormgates().chip("d4", 0, 4).play("end turn")


@rule("BT-VOL-5")
def test_nobody_holds_a_sanctuary() -> None:
    with pytest.raises(stormhall.PositionError, match=r"tiles\.d3: a chip where none may lie"):
        stormgates(seats=4, scenario="volcano").chip("d3", 0, 2).play("end turn")


@rule("SG-VAL-02", "SG-HRO-03")
def test_a_place_named_as_neutral_has_its_own_defence() -> None:
    centre = valleys().tile("d4", "centre", neutral=True).tile_at("d4")
    ruins = stormgates("advanced", "heroic").tile("d4", "ruins", neutral=True).tile_at("d4")

    assert centre is not None
    assert ruins is not None
    assert (centre["level"], ruins["level"]) == (6, 10)


# Heroes who have stopped.


@rule("SG-VAL-21", "SG-MET-11")
def test_no_free_steps_are_bought_for_a_hero_who_has_stopped() -> None:
    table = gated("metamorpha").hero(0, "b2", "b2").hand(0, "supply", "supply")
    table.say(metamorpha={"cell": "b2"}, high_pass={"stopped": [[1], [], [], []]})

    table.refuses("activate hero1 supply", because="SG-MET-11")
    table.allows("activate hero2 supply")
