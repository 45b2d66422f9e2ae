"""The contents of the box (BT-CMP-1 to -14)."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

import stormhall
from stormhall import DataError, NotationError
from stormhall.battalia.model.components import DATA, check
from tests.battalia.oracle import creation_cards, terrain_cards
from tests.battalia.table import Table, battalia, dealt_table
from tests.rules import rule

COLORS = ["green", "blue", "red", "gold"]
ARTEFACTS = ["tool", "weapon", "amulet", "title", "scroll", "tent", "horse"]


def _position(seats: int = 4, **options: Any) -> dict[str, Any]:
    return dict(stormhall.new("battalia", seats, options=options).position())


@rule("BT-CMP-1", "BT-CMP-14")
def test_the_box_holds_these_creation_cards_and_terrain_cards_and_no_others() -> None:
    position = _position(unbound=True)

    creation, terrain = creation_cards(position), terrain_cards(position)

    assert creation.total() == 80 + 80 + 84 + 8 + 10
    assert terrain.total() == 28 + 48
    assert not set(creation) & set(terrain)
    assert _position(edition="retail2015")["options"]["edition"] == "retail2015"
    assert creation_cards(_position(edition="retail2015")).total() == 80 + 80 + 84 + 5


@rule("BT-CMP-2")
def test_great_artefacts_and_unbound_belong_to_every_faction_and_supplies_to_none() -> None:
    def cohort(*cards: str) -> Table:
        return battalia(4, unbound=True).turn(0, "cohort").hand(0, *cards, "supply", "supply")

    cohort("tool.red", "tent.red", "wings").allows("cohort")
    cohort("tool.gold", "tent.gold", "friman.unbound").allows("cohort")
    cohort("tool.red", "tent.gold", "horse.blue").refuses("cohort", because="BT-COH-1")
    cohort("tool.red", "tent.red").refuses("cohort", because="BT-COH-1")


@rule("BT-CMP-2", "BT-ADV-4")
def test_ruins_and_volcano_have_no_terrain() -> None:
    ruins, volcano = _position()["tiles"]["d4"], _position(scenario="volcano")["tiles"]

    assert ruins["terrain"] == "neutral"
    assert {volcano[s]["terrain"] for s in ("c3", "d3", "d4", "e5")} == {"neutral"}


@rule("BT-CMP-3")
def test_there_are_80_units_6_6_4_4_of_each_faction() -> None:
    cards = creation_cards(_position())

    for color in COLORS:
        counts = [cards[f"{rank}.{color}"] for rank in ("friman", "chief", "priest", "lord")]
        assert counts == [6, 6, 4, 4]


def _laid(*cards: str) -> list[int]:
    """The attacker's total after each card, without a hero of the cards' faction."""
    table = battalia(4, unbound=True).hero(0, "d4")
    table.hand(0, "weapon.red", *cards, "lord.blue", "lord.blue")
    table.play("attack ruins d4", "play weapon.red", *[f"play {card}" for card in cards])
    return [event["attack"] for event in table.events("battle-card")]


@rule("BT-CMP-3", "BT-CMP-5", "BT-BAT-1")
def test_units_have_the_strength_of_their_rank_and_weapons_and_horses_have_one() -> None:
    assert _laid("friman.red", "chief.red", "priest.red", "lord.red") == [1, 2, 4, 7, 11]
    assert _laid("horse.red", "weapon.gold") == [1, 2, 3]


@rule("BT-CMP-4", "BT-CMP-5")
@pytest.mark.parametrize("card", ["supply", "tool.red", "tent.red", "title.red"])
def test_cards_without_strength_cannot_be_laid_in_battle(card: str) -> None:
    table = battalia(4).hero(0, "d4").hand(0, "weapon.red", card, "lord.red", "lord.red")

    table.play("attack ruins d4", "play weapon.red")

    table.refuses(f"play {card}", because="BT-BAT-20")


@rule("BT-CMP-4")
def test_there_are_80_supplies() -> None:
    assert creation_cards(_position())["supply"] == 80


@rule("BT-CMP-5")
def test_there_are_84_artefacts_3_of_each_kind_and_faction() -> None:
    cards = creation_cards(_position())

    assert [cards[f"{kind}.{color}"] for kind in ARTEFACTS for color in COLORS] == [3] * 28


@rule("BT-CMP-6")
def test_there_are_ten_great_artefacts_and_five_in_retail2015() -> None:
    special, retail = _position(), _position(edition="retail2015")

    assert sorted(special["display"] + special["box"]) == sorted(
        ["hammer", "horn", "sword", "shield", "wings", "crown", "hand", "pavilion", "staff", "book"]
    )
    assert sorted(retail["display"] + retail["box"]) == sorted(
        ["hammer", "sword", "shield", "wings", "horn"]
    )


@rule("BT-CMP-7", "BT-CMP-8")
def test_there_are_7_cities_and_12_roads_of_each_terrain() -> None:
    cards = terrain_cards(_position())

    for terrain in ("forest", "lake", "canyon", "mountain"):
        cities = [cards[f"city.{kind}.{terrain}"] for kind in ("end", "straight", "corner", "tee")]
        roads = [cards[f"road.{kind}.{terrain}"] for kind in ("straight", "curve", "tee", "cross")]
        assert [*cities, cards[f"city.cross.{terrain}"]] == [1, 1, 1, 1, 3]
        assert roads == [3, 3, 3, 3]


@rule("BT-CMP-7", "BT-CMP-8", "BT-BLD-1")
@pytest.mark.parametrize(
    ("card", "rotations"),
    [
        ("city.end", {"n", "e", "s", "w"}),
        ("city.straight", {"ns", "ew"}),
        ("city.corner", {"ne", "se", "sw", "nw"}),
        ("city.tee", {"nes", "esw", "nsw", "new"}),
        ("city.cross", {"nesw"}),
        ("road.straight", {"ns", "ew"}),
        ("road.curve", {"ne", "se", "sw", "nw"}),
        ("road.tee", {"nes", "esw", "nsw", "new"}),
        ("road.cross", {"nesw"}),
    ],
)
def test_every_terrain_card_has_its_exits_in_all_rotations(card: str, rotations: set[str]) -> None:
    """A player without a city builds on d4 beside one road, on each side in turn."""
    offered = set()
    for side, exits in (("d3", "ns"), ("d5", "ns"), ("c4", "ew"), ("e4", "ew")):
        table = battalia(2).clear().tile(side, "road.straight", exits)
        table.say(impassable=[]).hand(0, *["friman.red"] * 3, "supply")
        table.play(f"build {card}")
        offered |= {text.split()[2] for text in table.legal() if text.startswith("at d4 ")}

    assert offered == rotations


@rule("BT-CMP-9")
def test_the_ruins_have_four_exits_and_are_on_the_board_once_except_in_the_volcano() -> None:
    for scenario, number in (("base", 1), ("alt1", 1), ("alt2", 1), ("volcano", 0)):
        ruins = [
            tile
            for tile in _position(scenario=scenario)["tiles"].values()
            if tile["card"] == "ruins"
        ]
        assert [tile["exits"] for tile in ruins] == ["nesw"] * number


@rule("BT-CMP-10", "BT-HER-2")
def test_every_player_has_two_heroes() -> None:
    table = battalia(2).hero(0, "b2").hand(0, "weapon.red", "weapon.green", *["supply"] * 4)

    table.play("hire hero b2 with weapon.red supply supply")

    assert table.heroes_of(0) == ["b2", "b2"]
    table.refuses("hire hero b2 with weapon.green supply supply", because="BT-HER-2")


@rule("BT-CMP-11")
@pytest.mark.parametrize(("edition", "number"), [("special", 8), ("retail2015", 7)])
def test_every_player_has_as_many_chips_of_level_1_2_as_of_3_4(edition: str, number: int) -> None:
    table = battalia(4, edition=edition)
    chips = table.state.geography()

    assert [chips.free_chips(0, level) for level in (1, 2)] == [number - 1] * 2
    assert [chips.free_chips(0, level) for level in (3, 4)] == [number] * 2


@rule("BT-CMP-12")
def test_the_board_has_7_by_7_squares() -> None:
    table = dealt_table(4)
    squares = [f"{column}{row}" for column in "abcdefg" for row in range(1, 8)]

    assert table.position()["out_of_play"] == []
    assert set(table.position()["tiles"]) < set(squares)
    for square in ("h1", "a8", "a0"):
        with pytest.raises(NotationError):
            stormhall.parse("battalia", f"annex {square}")


@rule("BT-CMP-12", "BT-AMB-3")
def test_every_player_has_three_ambush_places() -> None:
    table = battalia(2).ambush(0, "tool.red", "tool.green").hand(0, *["supply"] * 4)
    table.nation(0, *["supply"] * 9)

    table.play("ambush supply suspend supply")

    assert len(table.ambush_of(0)) == 3
    table.refuses("suspend supply", because="BT-AMB-3")


@rule("BT-CMP-13")
def test_the_six_sides_of_the_die_come_up_about_equally_often() -> None:
    rolls: Counter[int] = Counter()

    for seed in range(300):
        table = battalia(2).say(seed=seed).hand(0, "amulet.red", "tool.red")
        table.play("amulet on tool.red")
        rolls[table.events("amulet-rolled")[-1]["roll"]] += 1

    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert min(rolls.values()) > 25


@pytest.mark.parametrize(
    ("keys", "value", "message"),
    [
        (["supply", "count"], 79, "supply: 79 instead of 80"),
        (["units", 1, "strength"], 7, "chief: 7 instead of 2"),
        (["cities_meta", "total"], 3, "cities_meta: 3 instead of 28"),
        (["chips", "special", "total"], 5, r"chips\.special: \[79, 5\] instead of \[79, 79\]"),
        (["layouts", "2", "start"], [[0, 0]], r"layouts\.2: 4 instead of 5"),
        (["oracle", "days", 0, "lit"], "horse", "oracle day 1: tool instead of horse"),
        (["editions", "special", "great_artefacts"], [], r"editions\.special: 0 instead of 10"),
    ],
)
def test_a_data_file_that_contradicts_the_totals_of_the_rules_is_refused(
    keys: list[Any], value: Any, message: str
) -> None:
    data: Any = deepcopy(DATA)
    entry = data
    for key in keys[:-1]:
        entry = entry[key]
    entry[keys[-1]] = value

    with pytest.raises(DataError, match=message):
        check(data)
