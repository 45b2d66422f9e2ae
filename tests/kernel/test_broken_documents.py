"""Invalid documents: always a `PositionError`, never a crash."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import pytest

import stormhall
from stormhall import Game, PositionError, RecordError, StormhallError
from stormhall.kernel.core.rng import Chance
from tests.contract.setups import choose

Document = dict[str, Any]

GAMES = ("battalia", "bloodrage")
MOMENTS = (3, 25, 40, 70)
MUTATIONS = 300
JUNK: list[Any] = [
    None, -1, 0, 1, 2, 7, 9, 99, 300, -(10**6), 10**30, 1.5, True, "", "x", "friman.red", [], [[]],
    [0], [9, 9], [-1], ["x"], [None], {}, {"x": 1}, {"0": 1}, {"step": "turn"},
]  # fmt: skip


@cache
def played(name: str, choices: int) -> Game:
    game, chance = stormhall.new(name, seats=2, seed=choices), Chance(choices)
    for _ in range(choices):
        game.apply(*choose(game, chance))
    assert not game.over
    return game


def position(name: str, choices: int = 40) -> Document:
    return copy.deepcopy(played(name, choices).position())


def view(name: str, seat: int | None = 0, choices: int = 40) -> Document:
    return copy.deepcopy(played(name, choices).view(seat))


def use(game: Game) -> None:
    """Read views and choose, as a client would."""
    game.view(None)
    game.view(0)
    for seat in range(game.seats):
        assert bool(game.legal(seat)) == (seat in game.to_act)


def put(document: Document, path: str, value: object) -> Document:
    *parents, last = path.split("/")
    inner: Any = document
    for key in parents:
        inner = inner[int(key)] if isinstance(inner, list) else inner[key]
    inner[int(last) if isinstance(inner, list) else last] = value
    return document


# The header.


@pytest.mark.parametrize("document", [None, [], "x", 3])
def test_a_document_must_be_an_object(document: Any) -> None:
    with pytest.raises(PositionError, match="document: expected an object"):
        stormhall.from_position(document)
    with pytest.raises(PositionError, match="document: expected an object"):
        stormhall.resample(document, 1)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("fate", [99, -3]), ("fate", [0]), ("rng", "a" * 40), ("rng", "-1"), ("rng", 5),
        ("seats", "two"), ("number", "x"), ("number", -1), ("options", "x"), ("seat", 9),
        ("seat", "x"), ("seat", True),
    ],
)  # fmt: skip
def test_the_header_of_a_position_is_checked(name: str, key: str, value: object) -> None:
    with pytest.raises(PositionError) as caught:
        stormhall.from_position({**position(name), key: value})

    assert [path for path, _ in caught.value.defects] == [key]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("key", "value"),
    [("options", "x"), ("number", "x"), ("seat", 9), ("seat", "x"), ("seat", -1), ("seats", None)],
)
def test_the_header_of_a_view_is_checked(name: str, key: str, value: object) -> None:
    with pytest.raises(PositionError) as caught:
        stormhall.resample({**view(name), key: value}, 1)

    assert [path for path, _ in caught.value.defects] == [key]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("key", ["options", "seats", "number", "seat"])
def test_a_view_needs_its_whole_header(name: str, key: str) -> None:
    document = view(name)
    del document[key]

    with pytest.raises(PositionError, match=f"{key}: missing"):
        stormhall.resample(document, 1)


def test_a_record_with_a_broken_position_is_a_broken_record() -> None:
    game = stormhall.from_position(position("battalia"))
    record = game.record().replace('"searched": [0, 0]', '"searched": []')

    with pytest.raises(RecordError, match="its position cannot be: searched"):
        stormhall.replay(record)


# Battalia.


@pytest.mark.parametrize("key", ["ended", "trails", "borrowed", "players", "tiles", "frames"])
def test_a_complete_position_of_battalia_leaves_nothing_out(key: str) -> None:
    document = position("battalia")
    del document[key]

    with pytest.raises(PositionError, match=f"{key}: missing"):
        stormhall.from_position(document)


def test_a_deck_of_battalia_must_list_the_cards_below_its_top() -> None:
    document = position("battalia")
    deck = next(key for key, value in document["pool"].items() if isinstance(value, dict))
    del document["pool"][deck]["rest"]

    with pytest.raises(PositionError, match=f"pool.{deck}.rest: missing"):
        stormhall.from_position(document)


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("searched", [], "searched"),
        ("factions", ["rust"], "factions"),
        ("factions", [[]], "factions"),
        ("factions", [None, {}], "factions"),
        ("players/0/heroes", [None, None, None], "players[0].heroes"),
        ("players/0/seen/hand", [300], "players[0].seen.hand"),
        ("annexed", [77], "annexed"),
        ("ride", [5, -4], "ride"),
        ("cohort", [9] * 9, "cohort"),
        ("nation_seen", [1, 2, 3], "nation_seen"),
        ("frames", [], "frames"),
        ("frames/0/step", "x", "frames[0].step"),
        ("impassable", ["zz99"], "impassable[0]"),
    ],
)
def test_an_impossible_value_in_a_battalia_position_is_named(
    path: str, value: object, named: str
) -> None:
    with pytest.raises(PositionError) as caught:
        stormhall.from_position(put(position("battalia"), path, value))

    assert named in [where for where, _ in caught.value.defects]


@pytest.mark.parametrize("seat", [-1, 7, "x", None])
def test_a_frame_of_battalia_must_name_an_existing_seat(seat: object) -> None:
    document = position("battalia")
    at = next(i for i, frame in enumerate(document["frames"]) if "seat" in frame)
    document["frames"][at]["seat"] = seat

    with pytest.raises(PositionError, match=rf"frames\[{at}\].seat"):
        stormhall.from_position(document)


def test_players_of_battalia_have_different_factions() -> None:
    document = position("battalia")
    document["factions"] = document["factions"][:1] * 2

    with pytest.raises(PositionError, match="factions: two players have the same"):
        stormhall.from_position(document)


def test_a_third_player_has_no_place_at_a_table_for_two() -> None:
    document = position("battalia")
    document["players"].append(document["players"][0])

    with pytest.raises(PositionError, match="players: expected 2"):
        stormhall.from_position(document)


def test_a_city_of_battalia_must_have_an_existing_level() -> None:
    document = position("battalia")
    word = next(word for word, tile in document["tiles"].items() if "owner" in tile)
    document["tiles"][word]["level"] = 9

    with pytest.raises(PositionError, match=rf"tiles\.{word}\.level"):
        stormhall.from_position(document)


def test_no_card_of_battalia_lies_on_an_impassable_square() -> None:
    document = position("battalia")
    document["impassable"] = list(document["tiles"])

    with pytest.raises(PositionError, match="a card on an impassable square"):
        stormhall.from_position(document)


def test_no_chip_of_battalia_lies_on_a_road() -> None:
    document = position("battalia", 150)
    word = next(word for word, tile in document["tiles"].items() if "road" in tile["card"])
    document["tiles"][word] |= {"owner": 0, "level": 1}

    with pytest.raises(PositionError, match=rf"tiles\.{word}: a chip where none may lie"):
        stormhall.from_position(document)


def test_a_view_of_battalia_hides_no_more_units_than_there_are() -> None:
    document = view("battalia")
    document["players"][1]["hidden_units"] = [99, 0, 0]

    with pytest.raises(PositionError, match=r"players\[1\].hidden_units"):
        stormhall.resample(document, 1)


@pytest.mark.parametrize(
    "document",
    [
        {"factions": [[]]},
        {"factions": ["x"]},
        {"players": [{}, {}, {}]},
        {"tiles": {"d4": {"card": 3}}},
        {"players": [{"heroes": [5]}]},
    ],
)
def test_a_mistake_in_a_position_written_by_hand_is_refused(document: Document) -> None:
    with pytest.raises(PositionError):
        stormhall.from_position({"game": "battalia", "seats": 2, **document})


# Blood Rage.


@pytest.mark.parametrize("size", [0, 2, 4])
def test_three_provinces_of_blood_rage_are_doomed(size: int) -> None:
    document = position("bloodrage")
    document["doomed"] = list(document["provinces"])[:size]

    with pytest.raises(PositionError, match="doomed"):
        stormhall.from_position(document)


def test_no_province_of_blood_rage_is_doomed_twice() -> None:
    document = position("bloodrage")
    document["doomed"].append(document["doomed"][0])

    with pytest.raises(PositionError, match="doomed"):
        stormhall.from_position(document)


def test_blood_rage_is_not_over_before_its_last_age() -> None:
    document = position("bloodrage")
    document["frames"] = []

    with pytest.raises(PositionError, match="frames"):
        stormhall.from_position(document)


# Random damage.


def spoil(document: Document, chance: Chance) -> None:
    """Delete, replace or repeat something; parts near the top as often as deeply nested ones."""
    inner: Any = document
    while True:
        keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        key = keys[chance.below(len(keys))]
        if isinstance(inner[key], (dict, list)) and inner[key] and chance.below(4):
            inner = inner[key]
            continue
        break
    kind = chance.below(4)
    if kind == 0:
        del inner[key]
    elif kind == 1 and isinstance(inner, list):
        inner.append(copy.deepcopy(inner[key]))
    elif kind == 2 and isinstance(inner[key], int):
        inner[key] += 1 - 2 * chance.below(2)
    else:
        inner[key] = copy.deepcopy(JUNK[chance.below(len(JUNK))])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("looks", ["position", "view"])
def test_no_corrupted_document_causes_an_unexpected_error(name: str, looks: str) -> None:
    chance = Chance(2026)
    accepted = 0
    for i in range(MUTATIONS):
        choices = MOMENTS[i % len(MOMENTS)]
        if looks == "position":
            document = position(name, choices)
        else:
            document = view(name, (0, 1, None)[chance.below(3)], choices)
        spoil(document, chance)
        try:
            if looks == "position":
                game = stormhall.from_position(document)
            else:
                game = stormhall.resample(document, i)
        except StormhallError:
            continue
        use(game)
        accepted += 1

    assert 0 < accepted < MUTATIONS
