"""One reader for complete documents and for what a person writes."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import stormhall
from stormhall import PositionError
from tests.battalia.table import battalia

Document = dict[str, Any]


def complete() -> Document:
    """A position with a road, a city of player 0, and the neutral cities of the set-up."""
    table = battalia(seats=2).city("d4", owner=0).tile("d3", "road.straight", "ns").hero(0, "d4")
    return copy.deepcopy(table.tent(0, None, "tool.blue").open(0, "tool.red", "weapon").position())


def by_hand(**facts: Any) -> Document:
    return {"game": "battalia", "seats": 2, **facts}


def defects_of(document: Document) -> dict[str, str]:
    with pytest.raises(PositionError) as caught:
        stormhall.from_position(document)
    return {path: str(problem) for path, problem in caught.value.defects}


# A person may write anything that a position has.


def test_a_person_also_writes_null_for_a_hero_who_is_not_on_the_board() -> None:
    table = battalia().city("d4", owner=0).player(0, heroes=[None, "d4"])

    assert table.heroes_of(0) == [None, "d4"]


def test_a_faction_that_a_person_leaves_open_is_the_next_in_the_order() -> None:
    table = battalia().say(factions=[None, "emberians"])

    factions = table.position()["factions"]

    assert factions[1] == "emberians"
    assert factions[0] not in (None, "emberians")


def test_a_copy_of_a_tent_has_no_card_or_null() -> None:
    tents = [{"content": ["tool.blue"]}, {"card": None, "content": ["tool.blue"]}]

    table = battalia().player(0, tents=tents)

    assert table.tents_of(0) == [(None, ["tool.blue"])] * 2


@pytest.mark.parametrize("key", ["heroes", "table", "new", "open", "tents", "hand", "ambush"])
def test_a_person_may_copy_a_key_of_a_player_from_a_position(key: str) -> None:
    position = complete()
    player = {key: position["players"][0][key]}
    tiles = {word: position["tiles"][word] for word in ("d3", "d4")}

    game = stormhall.from_position(by_hand(players=[player, {}], tiles=tiles))

    again: Document = game.position()
    assert again["players"][0][key] == position["players"][0][key]


# Impossible values are reported in the same way.


@pytest.mark.parametrize("square", [5, "zz9", [], {}])
def test_a_hero_on_an_unknown_square_is_reported(square: object) -> None:
    whole = complete()
    whole["players"][0]["heroes"][0] = square
    part = by_hand(players=[{"heroes": [square]}])

    for document in (whole, part):
        assert defects_of(document) == {"players[0].heroes[0]": "no such square"}


@pytest.mark.parametrize("factions", [["rust", "emberians"], [["x"], "emberians"]])
def test_an_unknown_faction_is_reported(factions: list[Any]) -> None:
    for document in (complete() | {"factions": factions}, by_hand(factions=factions)):
        assert defects_of(document)["factions"] == f"there is no faction {factions[0]!r}"


def test_seals_lie_only_on_sanctuaries() -> None:
    for document in (complete() | {"seals": {"d4": [0]}}, by_hand(seals={"d4": [0]})):
        assert defects_of(document) == {"seals.d4": "no sanctuary lies there"}


def test_a_tile_is_neutral_or_it_is_not() -> None:
    whole = complete()
    whole["tiles"]["f2"]["neutral"] = 2
    del whole["tiles"]["f2"]["level"]
    part = by_hand(tiles={"f2": {"card": "city.cross", "neutral": 2}})

    for document in (whole, part):
        assert defects_of(document) == {"tiles.f2.neutral": "expected true or false, found 2"}


def test_an_open_card_must_be_named() -> None:
    whole = complete()
    whole["players"][0]["open"] = [{"as": "tool", "uses": 1, "flags": 0}]
    part = by_hand(players=[{"open": [{"as": "tool"}]}])

    for document in (whole, part):
        assert defects_of(document) == {"players[0].open[0].card": "missing"}


@pytest.mark.parametrize("players", [[3, {}], [{}, "x"]])
def test_a_player_that_is_not_an_object_is_reported_once(players: list[Any]) -> None:
    with pytest.raises(PositionError) as caught:
        stormhall.from_position(by_hand(players=players))

    assert len(caught.value.defects) == 1


# Complete documents leave nothing out; nobody makes cards.


@pytest.mark.parametrize(
    ("square", "key"),
    [("d3", "card"), ("d3", "exits"), ("d3", "terrain"), ("d4", "level"), ("f2", "level")],
)
def test_a_tile_of_a_complete_position_leaves_nothing_out(square: str, key: str) -> None:
    document = complete()
    del document["tiles"][square][key]

    assert defects_of(document) == {f"tiles.{square}.{key}": "missing in a complete position"}


def test_defects_of_facts_and_of_cards_are_reported_together() -> None:
    document = complete() | {"searched": [], "impassable": ["zz9"]}

    assert list(defects_of(document)) == ["searched", "impassable[0]"]


def test_a_great_artefact_is_not_on_display_twice() -> None:
    display = ["hammer", "hammer"]

    assert defects_of(by_hand(display=display)) == {"display": "no hammer is left"}


def test_a_complete_position_has_its_decks_in_the_pool() -> None:
    document = complete() | {"empty": ["chief"], "supplies": 3}

    assert set(defects_of(document)) == {"empty", "supplies"}
