"""Two and three players (BT-3P-1 to -3, BT-2P-1 to -5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import stormhall
from stormhall import Game
from tests.battalia.oracle import COLOR_OF, TERRAIN_OF, broken, creation_cards, terrain_cards
from tests.battalia.table import battalia, dealt_table
from tests.rules import rule

OUT_WITH_THREE = ["a1", "a2", "a6", "a7", "b1", "b7", "f1", "f7", "g1", "g2", "g6", "g7"]
FACTIONS = list(COLOR_OF)


def _new(seats: int, seed: int = 0, **options: Any) -> Game:
    return stormhall.new("battalia", seats, seed=seed, options=options)


def _position(seats: int, seed: int = 0, **options: Any) -> dict[str, Any]:
    return dict(_new(seats, seed, **options).position())


# Three players.


@rule("BT-3P-1")
def test_with_three_players_the_twelve_dark_squares_of_the_corners_are_out_of_play() -> None:
    position = _position(3)

    assert sorted(position["out_of_play"]) == OUT_WITH_THREE
    assert not set(position["tiles"]) & set(OUT_WITH_THREE)


@rule("BT-3P-1")
def test_nothing_is_built_on_a_square_out_of_play_but_roads_may_point_at_it() -> None:
    table = battalia(3).clear().city("b2", owner=0)
    table.hand(0, "friman.red", "friman.red", "supply", "supply")

    table.refuses("build road.straight a2 ew with friman.red supply", because="BT-BLD-2")
    table.play("build road.curve c2 nw with friman.red supply")
    table.play("build road.straight b3 ns with friman.red supply")

    assert table.tile_at("c2") is not None
    assert "a2" not in table.position()["impassable"]


@rule("BT-3P-1")
def test_no_hero_moves_onto_a_square_out_of_play() -> None:
    table = battalia(3).clear().city("b2", owner=0).hero(0, "b2").hand(0, "supply", "horse.red")

    table.refuses("move hero1 a2 with supply", because="BT-MOV-5")
    assert table.legal_like("move") == []


@rule("BT-3P-1", "BT-END-1")
def test_squares_out_of_play_do_not_keep_the_game_open() -> None:
    table = battalia(3).clear().city("b2", owner=0).hand(0, "friman.red", "supply")
    board = [f"{c}{r}" for c in "abcdefg" for r in "1234567"]
    closed = [s for s in board if s not in OUT_WITH_THREE and s not in ("b2", "c2")]
    table.say(impassable=closed)

    table.play("build road.straight c2 ew with friman.red supply")

    assert table.game.over


@rule("BT-3P-2")
def test_with_three_players_the_two_surplus_cities_leave_the_game() -> None:
    position = _position(3)
    tiles = position["tiles"]

    starts = [tiles[square] for square in ("b2", "g3", "c7")]
    neutral = [tiles[square] for square in ("e1", "f6", "a5")]

    for cities in (starts, neutral):
        assert len({tile["terrain"] for tile in cities}) == 3
        assert {tile["card"] for tile in cities} == {"city.cross"}
    assert all(tile["level"] == 4 for tile in neutral)
    missing = [
        (set(TERRAIN_OF.values()) - {t["terrain"] for t in c}).pop() for c in (starts, neutral)
    ]
    assert sorted(position["scrapped"]) == sorted(f"city.cross.{terrain}" for terrain in missing)
    assert len(tiles) == 7
    assert broken(position) == []


@rule("BT-3P-3")
def test_with_three_players_the_cards_of_the_fourth_faction_stay_in_the_game() -> None:
    table = dealt_table(3)
    position = table.position()
    left_out = (set(FACTIONS) - set(position["factions"])).pop()

    cards = creation_cards(position)

    assert cards[f"friman.{COLOR_OF[left_out]}"] == 6
    assert cards[f"tool.{COLOR_OF[left_out]}"] == 3
    assert position["removed"] is None
    assert len(position["display"]) == 4
    assert len(position["players"]) == 3


# Two players.


@rule("BT-2P-1")
def test_with_two_players_one_faction_and_twenty_supplies_are_removed() -> None:
    position = _position(2)
    gone = position["removed"]

    cards, terrain = creation_cards(position), terrain_cards(position)
    kinds: Counter[str] = Counter()
    for card, count in cards.items():
        kinds[card.split(".", maxsplit=1)[0]] += count

    assert not any(card.endswith(f".{COLOR_OF[gone]}") for card in cards)
    assert not any(card.endswith(f".{TERRAIN_OF[COLOR_OF[gone]]}") for card in terrain)
    assert kinds["supply"] == 60
    assert sum(kinds[rank] for rank in ("friman", "chief", "priest", "lord")) == 60
    artefacts = ("tool", "weapon", "amulet", "title", "scroll", "tent", "horse")
    assert sum(kinds[artefact] for artefact in artefacts) == 63
    assert sum(n for card, n in terrain.items() if card.startswith("city")) == 21
    assert sum(n for card, n in terrain.items() if card.startswith("road")) == 36


@rule("BT-2P-1")
def test_the_removed_faction_is_random() -> None:
    assert {_position(2, seed)["removed"] for seed in range(40)} == set(FACTIONS)


@rule("BT-2P-1")
@pytest.mark.parametrize("faction", FACTIONS)
def test_by_agreement_the_first_player_names_the_faction_to_remove(faction: str) -> None:
    game = _new(2, seed=3, removed_faction="chosen")
    first = game.to_act[0]
    assert [str(action) for action in game.legal(first)] == [f"remove {f}" for f in FACTIONS]

    game.apply(first, f"remove {faction}")

    position: dict[str, Any] = game.position()
    assert position["removed"] == faction
    assert position["first"] == first
    assert game.to_act == (first,)
    assert broken(position) == []


@rule("BT-2P-1", "BT-SET-9")
def test_by_agreement_either_player_may_be_the_one_to_name_the_faction() -> None:
    firsts = {_new(2, seed, removed_faction="chosen").to_act for seed in range(20)}

    assert firsts == {(0,), (1,)}


@rule("BT-2P-2")
def test_with_two_players_two_of_three_cities_lie_on_each_kind_of_square() -> None:
    position = _position(2)
    tiles = position["tiles"]

    starts = [tiles[square] for square in ("b2", "f6")]
    neutral = [tiles[square] for square in ("f2", "b6")]

    for cities in (starts, neutral):
        assert len({tile["terrain"] for tile in cities}) == 2
    assert all(tile["level"] == 4 for tile in neutral)
    assert len(position["scrapped"]) == 2
    assert all(card.startswith("city.cross.") for card in position["scrapped"])
    assert len(tiles) == 5


@rule("BT-2P-3")
def test_with_two_players_three_factions_are_offered_and_three_great_artefacts_shown() -> None:
    game = _new(2)
    position: dict[str, Any] = game.position()
    seat = game.to_act[0]

    offered = [str(action) for action in game.legal(seat)]

    assert offered == [f"choose {f}" for f in FACTIONS if f != position["removed"]]
    assert [r.rule for r in game.why_not(seat, f"choose {position['removed']}")] == ["BT-2P-1"]
    assert len(position["display"]) == 3


@rule("BT-2P-3")
def test_the_cards_of_the_third_faction_stay_in_the_decks() -> None:
    position = dealt_table(2).position()
    third = (set(FACTIONS) - set(position["factions"]) - {position["removed"]}).pop()

    assert creation_cards(position)[f"lord.{COLOR_OF[third]}"] == 4


@rule("BT-2P-4")
def test_with_two_players_the_outer_ring_is_out_of_play() -> None:
    position = _position(2)
    ring = [f"{c}{r}" for c in "abcdefg" for r in "1234567" if c in "ag" or r in "17"]

    assert sorted(position["out_of_play"]) == sorted(ring)
    assert len(ring) == 24


@rule("BT-2P-4")
def test_with_two_players_roads_may_point_at_the_ring_but_nothing_is_built_there() -> None:
    table = battalia(2).hand(0, "friman.red", "friman.red", "supply", "supply")

    table.refuses("build road.straight a2 ew with friman.red supply", because="BT-BLD-2")
    table.allows("build road.curve c2 nw with friman.red supply")


@rule("BT-2P-5")
def test_a_scroll_cannot_name_the_removed_faction() -> None:
    table = battalia(2).say(removed="cloudborn").hand(0, "scroll.red", "friman.red")

    table.play("scroll on friman.red")

    table.refuses("name cloudborn", because="BT-2P-5")
    assert table.legal() == ["name baerfolk", "name islanders"]


@rule("BT-2P-5")
def test_the_book_cannot_name_the_removed_faction() -> None:
    table = battalia(2).say(removed="cloudborn").hand(0, "book", "friman.red")

    table.play("scroll on friman.red")

    table.refuses("name cloudborn", because="BT-2P-5")
    table.allows("name islanders")


@rule("BT-2P-5")
def test_a_matching_artefact_cannot_be_created_in_the_removed_faction() -> None:
    table = battalia(2).say(removed="cloudborn")
    table.hand(0, "friman.red", "friman.red", "friman.green")  # day 1: the tool is matching

    table.refuses("create tool cloudborn", because="BT-2P-5")
    table.allows("create tool islanders", "create tool")
