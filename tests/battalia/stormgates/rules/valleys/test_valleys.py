"""The Valleys of the Kings and Queens (SG-VAL-01 to -17)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from stormhall import SetupError
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.ending import board_is_full, great_cities
from stormhall.battalia.stormgates.model import kinds as sk
from stormhall.battalia.stormgates.rules.valleys.valleys import GIVES
from tests.battalia.stormgates.support.table import dealt_table, just
from tests.battalia.stormgates.support.valley_table import NEEDED, chip_on, gated, valleys
from tests.battalia.table import Table
from tests.rules import rule

WEST_CROSSINGS = ["d3", "e4", "d5", "c4"]
EAST_CROSSINGS = ["h3", "i4", "h5", "g4"]
WEST_CORNERS = ["c3", "e3", "e5", "c5"]
EAST_CORNERS = ["g3", "i3", "i5", "g5"]
FRIMEN = ["friman.green", "friman.green"]


# Setting up.

ARMY = ("weapon.green", "lord.green", "lord.green", "lord.green")


@rule("SG-VAL-01")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_valleys_are_for_four_or_six_players(seats: int) -> None:
    options = just(*NEEDED, seats=seats, valleys="high_pass")

    with pytest.raises(SetupError) as caught:
        stormhall.new("stormgates", seats, options=options)

    assert "SG-VAL-01" in str(caught.value)


@rule("SG-VAL-01")
def test_each_valley_has_four_buildings_that_give_a_card_each() -> None:
    assert sk.VALLEY.words == ["kings", "queens"]
    assert sk.BUILDING.words == [
        "town-hall", "smithy", "stable", "arena", "tavern", "weaving-mill", "arcanum", "grocery",
    ]  # fmt: skip
    assert len(set(GIVES)) == 8


@rule("SG-VAL-02")
@pytest.mark.parametrize("seats", [4, 6])
def test_the_valleys_lie_face_down_around_open_centres(seats: int) -> None:
    table = dealt_table(*NEEDED, seats=seats, valleys="high_pass")
    tiles = table.position()["tiles"]

    for centre in ("d4", "h4"):
        assert tiles[centre]["card"] == "centre"
        assert tiles[centre]["neutral"]
        assert tiles[centre]["level"] == 6
    assert {tiles[cell]["card"] for cell in WEST_CROSSINGS + EAST_CROSSINGS} == {"covered.valley"}
    assert {tiles[cell]["card"] for cell in WEST_CORNERS + EAST_CORNERS} == {"covered.building"}
    assert tiles["f4"]["card"] == "connection"
    assert not any(tile["card"] == "ruins" for tile in tiles.values())


@rule("SG-VAL-02")
def test_the_valley_in_the_west_is_random() -> None:
    seen = {
        dealt_table(*NEEDED, seats=4, seed=seed, valleys="high_pass").position()["valleys"]["west"]
        for seed in range(12)
    }

    assert seen == {"kings", "queens"}


@rule("SG-VAL-03")
def test_valley_cards_have_their_exits_from_the_start() -> None:
    tiles = valleys().position()["tiles"]

    assert {tiles[c]["exits"] for c in ["d4", "h4", "f4", *WEST_CROSSINGS]} == {"nesw"}
    assert [tiles[cell]["exits"] for cell in WEST_CORNERS] == ["se", "sw", "nw", "ne"]
    assert [tiles[cell]["exits"] for cell in EAST_CORNERS] == ["se", "sw", "nw", "ne"]


# Building around.


@rule("SG-VAL-05")
def test_nobody_enters_a_face_down_card() -> None:
    table = valleys().hero(0, "d2").hand(0, "supply", "wings")

    table.refuses("move hero1 d3", because="SG-VAL-05")
    table.refuses("wings hero1 to d3", because="SG-VAL-05")
    table.allows("wings hero1 to d4", "wings hero1 to f4")


@rule("SG-VAL-05")
def test_a_revealed_card_is_entered_like_any_other() -> None:
    table = valleys(revealed=["d3"]).hero(0, "d2").hand(0, "supply", "supply")

    table.play("move hero1 d3", "move hero1 d4")

    assert table.heroes_of(0)[0] == "d4"


@rule("SG-VAL-06")
def test_a_card_built_beside_a_valley_must_match_its_face_down_cards() -> None:
    table = valleys().chip("d2", 0, 1).hand(0, "friman.green", "supply")

    # c2 lies between a gate and the city on d2, above the closed north side of a building.
    table.refuses("build road.curve c2 se", because="BT-BLD-4")
    table.allows("build road.straight c2 ew")


@rule("SG-VAL-06")
@pytest.mark.parametrize("owner", [None, 1])
def test_no_city_lies_beside_a_building_revealed_or_not(owner: int | None) -> None:
    table = valleys().chip("d2", 0, 1).tile("c2", "road.straight", "ew")
    table.hand(0, *["friman.green"] * 3, "supply")
    if owner is not None:
        table.chip("c3", owner, 2)

    table.refuses("build city.end b3 n", because="SG-VAL-06")
    table.allows("build road.straight b3 ns")


@rule("SG-VAL-06")
def test_nothing_is_built_beside_only_face_down_cards() -> None:
    table = valleys().hand(0, "friman.green", "supply")

    table.refuses("build road.straight b4 ew", because="BT-BLD-3")


@rule("SG-VAL-06")
def test_links_run_only_over_revealed_cards() -> None:
    """From the centre on d4 a road leads over e4 and the connecting card to f3."""
    cards = ["friman.green", "supply"]

    covered = valleys().chip("d4", 0, 4).hand(0, *cards)
    covered.refuses("build road.straight f3 ns", because="BT-BLD-8")
    revealed = valleys(revealed=["e4"]).chip("d4", 0, 4).hand(0, *cards)
    revealed.allows("build road.straight f3 ns")


def closed_but_for_a_valley(**facts: Any) -> Table:
    """The only open side of b4 is the one towards the crossing on c4."""
    return (
        valleys(**facts)
        .chip("d4", 0, 4)
        .tile("a4", "road.straight", "ns")
        .tile("b3", "road.curve", "nw")
        .tile("b5", "road.curve", "sw")
    )


@rule("SG-VAL-06", "BT-BLD-14")
def test_a_square_that_only_a_face_down_card_opens_is_impassable() -> None:
    assert "b4" in closed_but_for_a_valley().position()["impassable"]
    assert "b4" not in closed_but_for_a_valley(revealed=["c4"]).position()["impassable"]


# Revealing.


@rule("SG-VAL-07", "SG-VAL-08", "SG-WE-41")
def test_a_crossing_is_revealed_then_a_building_beside_it() -> None:
    table = (
        valleys(buildings={"e3": "stable"})
        .hero(0, "d2")
        .hand(0, *FRIMEN, "supply", "supply", "tool.green")
    )

    table.play("reveal d3 with friman.green friman.green supply", "move hero1 d3")
    table.play("reveal e3 with tool.green")

    assert table.tile_at("d3") == {"card": "valley", "exits": "nesw", "terrain": "neutral"}
    assert chip_on(table, "e3") == (0, 2)
    assert table.position()["valleys"]["buildings"] == {"e3": "stable"}
    assert table.hand_of(0) == []


@rule("SG-VAL-07")
def test_two_frimen_and_a_supply_reveal_a_crossing() -> None:
    table = valleys().hero(0, "d2").hand(0, *FRIMEN)
    table.refuses("reveal d3", because="SG-VAL-07")

    with_tool = valleys().hero(0, "d2").hand(0, "tool.green", "supply")
    with_tool.play("reveal d3 with supply tool.green")
    assert with_tool.hand_of(0) == []


@rule("SG-VAL-07", "SG-WE-42")
@pytest.mark.parametrize("cell", ["b2", "c2"])
def test_buildings_are_not_revealed_from_outside_their_corners(cell: str) -> None:
    table = valleys().tile("c2", "road.straight", "ew").hero(0, cell).hand(0, *FRIMEN, "supply")

    table.refuses("reveal c3", because="SG-VAL-07")


@rule("SG-VAL-07")
def test_a_hero_is_needed_but_no_link_to_a_city() -> None:
    table = valleys().hero(0, "f4").hand(0, *FRIMEN, "supply")

    table.allows("reveal e4", "reveal g4")
    table.refuses("reveal d3", because="SG-VAL-07")
    table.refuses("reveal d4", because="SG-VAL-07")


@rule("SG-VAL-08")
def test_without_a_free_chip_no_building_is_revealed() -> None:
    table = valleys(revealed=["d3"]).hero(0, "d3").hand(0, *FRIMEN, "supply")
    for cell in ("a1", "k1", "k7", "a7", "d2", "h2", "h6", "d6"):
        table.chip(cell, 0, 1)

    table.refuses("reveal c3", because="SG-VAL-08")


@rule("SG-VAL-08")
def test_a_revealed_building_gives_its_points_at_once() -> None:
    table = valleys(revealed=["d3"]).hero(0, "d3").hand(0, *FRIMEN)
    before = table.vp(0)

    table.play("reveal c3")

    assert table.vp(0) == before + 2


@rule("SG-VAL-02", "SG-INF-02")
def test_the_building_that_is_revealed_is_random() -> None:
    seen = set()
    for seed in range(24):
        table = valleys(revealed=["d3"]).hero(0, "d3").hand(0, *FRIMEN)
        table.state.rng = seed
        table.play("reveal c3")
        seen.add(table.position()["valleys"]["buildings"]["c3"])

    assert seen == {"town-hall", "smithy", "stable", "arena"}


# Buildings.


def with_building(*modules: str, cell: str = "c3", owner: int = 1) -> Table:
    return valleys(*modules, revealed=["d3"]).chip(cell, owner, 2)


@rule("SG-VAL-09")
def test_a_building_defends_itself_with_two() -> None:
    table = with_building().hero(0, "c3").hand(0, "weapon.green", "friman.green", "friman.green")

    table.play("attack city c3 with weapon.green")
    table.refuses("done", because="BT-BAT-9")  # the weapon and morale make two
    table.play("play friman.green", "done", "surrender")

    assert chip_on(table, "c3") == (0, 2)


@rule("SG-VAL-09")
def test_a_building_does_not_count_as_a_city_for_upgrades_heroes_and_links() -> None:
    table = valleys(revealed=["d3"]).chip("c3", 0, 2).chip("a1", None)
    table.hand(0, "priest.green", "priest.green", "weapon.green", "supply", "friman.green")

    table.refuses("upgrade c3", because="SG-VAL-09")
    table.refuses("hire hero c3", because="BT-HER-1")
    assert not table.state.geography().cities[0]
    assert table.vp(0) == 2


# Town centres.


@rule("SG-VAL-10")
def test_a_neutral_centre_falls_to_seven_and_brings_no_lord() -> None:
    table = valleys().hero(0, "d4").hand(0, "weapon.green", "lord.green", "friman.green")
    lords = table.deck("lord")

    table.play("attack city d4 with weapon.green lord.green")
    table.refuses("done", because="BT-BAT-9")  # 1 + 4 and morale make 6
    table.play("play friman.green", "done")

    assert chip_on(table, "d4") == (0, 4)
    assert table.deck("lord") == lords
    assert table.new_of(0) == []


@rule("SG-VAL-10")
@pytest.mark.parametrize("modules", [(), ("advanced", "heroic")])
def test_the_defence_of_a_neutral_centre_is_six_with_or_without_heroic_mode(
    modules: tuple[str, ...],
) -> None:
    table = valleys(*modules).hero(0, "d4").hand(0, *ARMY)

    table.play("attack city d4")

    assert table.state.frames[-1][f.BASE] == 6


@rule("SG-VAL-10")
def test_a_failed_attack_on_a_neutral_centre_costs_only_cards() -> None:
    table = valleys().hero(0, "d4").hand(0, "weapon.green", "amulet.green", "lord.green").dice(5)

    table.play("attack city d4 with weapon.green", "amulet on lord.green", "give up")

    assert table.heroes_of(0)[0] == "d4"


@rule("SG-VAL-11", "SG-WE-43")
def test_buildings_of_the_same_valley_and_owner_defend_a_centre() -> None:
    table = valleys(revealed=["d3"]).chip("d4", 1, 4).hero(0, "d4").hand(0, *ARMY)
    for cell in ("c3", "e3", "e5"):
        table.chip(cell, 1, 2)
    table.chip("g3", 1, 2)  # in the other valley
    table.play("attack city d4")
    assert table.state.frames[-1][f.BASE] == 10

    fewer = valleys(revealed=["d3"]).chip("d4", 1, 4).hero(0, "d4").hand(0, *ARMY)
    fewer.chip("c3", 1, 2).chip("e3", 1, 2).chip("e5", 2, 2)
    fewer.play("attack city d4")
    assert fewer.state.frames[-1][f.BASE] == 8


@rule("SG-VAL-11")
def test_a_captured_centre_leaves_its_buildings_with_their_owner() -> None:
    table = valleys(revealed=["d3"]).chip("d4", 1, 4).chip("c3", 1, 2).hero(0, "d4", "d4")
    table.hero(1, "d4").hand(1, "weapon.blue")
    table.hand(0, "weapon.green", "lord.green", "lord.green")

    table.play("attack city d4", "send first", "play weapon.green", "play lord.green")
    table.play("play lord.green", "done", "surrender")

    assert chip_on(table, "d4") == (0, 4)
    assert chip_on(table, "c3") == (1, 2)
    # Only its owner's buildings defend a centre, and he has none.
    table.play("end turn", "keep", "attack city d4")
    assert table.state.frames[-1][f.BASE] == 4


@rule("SG-VAL-11")
def test_a_centre_counts_as_a_city_for_heroes_and_links_but_keeps_its_level() -> None:
    table = valleys(revealed=["e4"]).chip("d4", 0, 4).chip("a1", None)
    table.hand(0, "weapon.green", "supply", "supply", "friman.green", "lord.green", "lord.green")

    table.refuses("upgrade d4", because="SG-VAL-11")
    table.allows("build road.straight f3 ns")
    table.play("hire hero d4")

    assert table.heroes_of(0)[0] == "d4"


@rule("SG-VAL-11")
def test_no_royal_makes_a_residence_of_a_centre() -> None:
    table = valleys("royals").chip("d4", 0, 4).hand(0, "queen.green")

    table.refuses("crown d4", because="SG-VAL-11")


@rule("SG-VAL-12")
def test_a_centre_does_not_help_its_buildings() -> None:
    table = with_building().chip("d4", 1, 4).hero(0, "c3").hand(0, *ARMY)

    table.play("attack city c3")

    assert table.state.frames[-1][f.BASE] == 2


# Chips.


@rule("SG-VAL-13")
def test_without_a_chip_of_its_level_a_place_has_no_owner() -> None:
    table = with_building().hero(0, "c3").hand(0, "weapon.green", *FRIMEN)
    for cell in ("a1", "k1", "k7", "a7", "d2", "h2", "h6", "d6"):
        table.chip(cell, 0, 1)

    table.play("attack city c3 with weapon.green friman.green friman.green", "done", "surrender")

    building = table.tile_at("c3")
    assert building == {"card": "building", "exits": "se", "terrain": "neutral"}
    table.refuses("annex c3", because="SG-VAL-13")


@rule("SG-VAL-13")
def test_a_place_without_an_owner_is_annexed_at_its_own_level() -> None:
    table = valleys(revealed=["d3", "c3"]).chip("d4", None).hero(0, "d4", "c3")

    table.play("annex d4", "annex c3")

    assert chip_on(table, "d4") == (0, 4)
    assert chip_on(table, "c3") == (0, 2)


@rule("SG-VAL-13")
def test_a_centre_never_gets_a_lower_chip() -> None:
    table = valleys().hero(0, "d4").hand(0, "weapon.green", "lord.green", "lord.green")
    for cell in ("a1", "k1", "k7", "a7", "d2", "h2", "h6", "d6"):
        table.chip(cell, 0, 3)
    table.say(options={**table.document["options"], "level4_cities_to_end": 9})

    table.play("attack city d4 with weapon.green lord.green lord.green", "done")

    assert chip_on(table, "d4") == (None, None)


# The free card.


@rule("SG-VAL-14", "SG-WE-44")
def test_a_player_collects_one_card_a_turn_however_many_buildings_he_has() -> None:
    table = (
        valleys(buildings={"c3": "stable", "g3": "grocery"})
        .chip("c3", 0, 2)
        .chip("g3", 0, 2)
        .hand(0)
    )
    table.top("horse", "horse.red")

    table.allows("collect g3")
    table.play("collect c3")

    assert table.hand_of(0) == ["horse.red"]
    table.refuses("collect g3", because="SG-VAL-14")
    table.refuses("collect c3", because="SG-VAL-14")


@rule("SG-VAL-14", "SG-CHG-05")
def test_the_free_card_can_be_used_at_once_and_comes_again_next_turn() -> None:
    table = valleys(buildings={"g3": "grocery"}).chip("g3", 0, 2).hand(0).hero(0, "d2")
    table.tile("c2", "road.straight", "ew")

    table.play("collect g3", "move hero1 c2")
    assert table.heroes_of(0)[0] == "c2"
    for _ in range(4):
        table.end_turn()
    table.allows("collect g3")


@rule("SG-VAL-14")
def test_the_faction_may_be_chosen_if_the_symbols_match() -> None:
    table = valleys(buildings={"g3": "weaving-mill"}).chip("g3", 0, 2).hand(0).day(4)
    table.top("tent", "tent.red")

    table.play("collect g3 islanders")

    assert table.hand_of(0) == ["tent.blue"]


@rule("SG-VAL-14")
def test_without_a_match_a_building_gives_its_owner_only_the_top_card() -> None:
    table = valleys(buildings={"c3": "town-hall", "g3": "grocery"}).chip("c3", 0, 2).day(4)
    table.chip("g3", 1, 2)

    table.refuses("collect c3 islanders", because="BT-ORA-5")
    table.refuses("collect g3", because="SG-VAL-14")


@rule("SG-VAL-14")
def test_nothing_is_collected_from_an_empty_deck() -> None:
    table = valleys(buildings={"c3": "stable"}).chip("c3", 0, 2).empty("horse")
    table.refuses("collect c3", because="BT-LIM-1")

    table = valleys(buildings={"g3": "grocery"}).chip("g3", 0, 2).say(supplies=0)
    table.refuses("collect g3", because="BT-LIM-3")


# Terrain, limits, end.


@rule("SG-VAL-15")
def test_valleys_are_neutral_terrain() -> None:
    table = valleys("advanced", revealed=["d3"]).hero(0, "d3").hand(0)

    assert not table.legal_like("move hero1 d4")


@rule("SG-VAL-16", "SG-GRT-02")
def test_any_number_of_great_artefacts_may_be_owned() -> None:
    great = ["wings", "horn", "sword", "staff", "book", "crown", "hand"]
    table = gated().hero(0, "b2").hand(0, "supply", "supply", *great).display("arrow", "mask")
    table.say(high_pass={"gusts": [[1], [], [], []]})

    table.play("jump hero1 j2", "take arrow").settled()

    assert table.shelter_of(0)[-1:] == ["arrow"]
    assert table.state.defects() == []


@rule("SG-VAL-17", "SG-END-01")
def test_face_down_cards_do_not_keep_the_board_from_being_full() -> None:
    tiles = valleys().position()["tiles"]
    empty = [f"{c}{r}" for c in "abcdefghijk" for r in range(1, 8) if f"{c}{r}" not in tiles]

    assert board_is_full(valleys().say(impassable=empty).state)
    assert not board_is_full(valleys().say(impassable=empty[1:]).state)


@rule("SG-END-04")
def test_centres_count_as_great_cities_and_buildings_do_not() -> None:
    table = with_building(owner=0).chip("d4", 0, 4)

    assert great_cities(table.state, 0) == 1
    assert table.vp(0) == 1 + 4 + 2


@rule("SG-END-04", "SG-END-02", "SG-VAL-10")
def test_a_neutral_centre_may_be_the_fifth_great_city() -> None:
    table = valleys().hero(0, "d4").hand(0, "weapon.green", "lord.green", "lord.green")
    for cell in ("a1", "k1", "d2", "h2"):
        table.chip(cell, 0, 4)

    table.play("attack city d4 with weapon.green lord.green lord.green", "done")

    assert table.game.over
    assert table.position()["ended"] == "battalia-level-four-cities"


@rule("SG-VAL-08", "SG-END-05")
def test_a_revealed_building_may_give_the_last_points() -> None:
    table = valleys(revealed=["d3"]).hero(0, "d3").hand(0, *FRIMEN).chip("a1", 0, 3)
    table.say(options={**table.document["options"], "vp_limit": 5})

    table.play("reveal c3")

    assert table.game.over
    assert table.position()["ended"] == "battalia-points"


@rule("SG-CHG-02")
@pytest.mark.parametrize(("owner", "allowed"), [(0, False), (2, True)])
def test_no_retreat_ends_on_a_place_of_the_attacker(owner: int, allowed: bool) -> None:
    """Three steps from d3 lead over d4 and e4 to e5."""
    table = valleys(revealed=["d3", "e4"]).chip("e5", owner, 2).hero(0, "d3").hero(1, "d3")
    table.hand(0, "weapon.green").hand(1, "supply", "supply", "supply")

    table.play("attack hero player2 d3 with weapon.green", "done")

    assert bool(table.legal_like("retreat e5")) == allowed


@rule("SG-CHG-02")
@pytest.mark.parametrize(("owner", "allowed"), [(0, False), (2, True)])
def test_no_retreat_ends_on_a_centre_of_the_attacker(owner: int, allowed: bool) -> None:
    """Three steps from d3 lead over e3 and e4 to d4."""
    table = valleys(revealed=["d3", "e3", "e4"]).chip("d4", owner, 4).hero(0, "d3").hero(1, "d3")
    table.hand(0, "weapon.green").hand(1, "supply", "supply", "supply")

    table.play("attack hero player2 d3 with weapon.green", "done")

    assert bool(table.legal_like("retreat d4")) == allowed


# Information.


@rule("SG-INF-01", "SG-INF-02")
def test_all_know_which_buildings_are_undiscovered_and_nobody_where_they_lie() -> None:
    table = valleys(buildings={"c3": "arena", "e3": "stable"}).chip("c3", 1, 2)

    for viewer in (0, 1, None):
        known: Any = table.game.view(viewer)["valleys"]
        assert known["buildings"] == {"c3": "arena"}
        assert known["undiscovered"]["kings"] == ["town-hall", "smithy", "stable"]
    assert table.position()["valleys"]["buildings"] == {"c3": "arena", "e3": "stable"}


@rule("SG-VAL-02")
@pytest.mark.parametrize(("cell", "west"), [("c3", "queens"), ("g3", "kings")])
def test_a_building_named_in_a_position_determines_where_each_valley_is(
    cell: str, west: str
) -> None:
    table = valleys().say(valleys={"buildings": {cell: "tavern"}})

    assert table.position()["valleys"]["west"] == west


def test_a_position_with_valleys_is_read_back_unchanged() -> None:
    table = valleys(buildings={"c3": "arena", "e3": "stable"}, taken=[0]).chip("c3", 1, 2)

    again = stormhall.from_position(table.game.position())

    assert again.state.digest() == table.state.digest()


@pytest.mark.parametrize(
    "facts",
    [
        {"buildings": {"c3": "tavern"}},
        {"buildings": {"c3": "arena", "e3": "arena"}},
        {"buildings": {"d4": "arena"}},
        {"revealed": ["d4"]},
        {"west": "south"},
        {"taken": [9]},
    ],
)
def test_impossible_valleys_are_defects(facts: dict[str, Any]) -> None:
    with pytest.raises(stormhall.PositionError):
        valleys(**facts).position()
