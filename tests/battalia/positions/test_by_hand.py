"""Positions by hand: unknown keys are refused, and what is left out agrees with what is named."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import stormhall
from stormhall import PositionError
from stormhall.kernel.core.rng import Chance
from tests.contract.setups import choose

Document = dict[str, Any]


def by_hand(**facts: Any) -> Document:
    return {"game": "battalia", "seats": 2, "removed": "cloudborn", **facts}


def position_of(**facts: Any) -> Document:
    position: Document = stormhall.from_position(by_hand(**facts)).position()
    return position


def defects_of(**facts: Any) -> dict[str, str]:
    with pytest.raises(PositionError) as caught:
        stormhall.from_position(by_hand(**facts))
    return {path: str(problem) for path, problem in caught.value.defects}


# Unknown and misplaced keys.


@pytest.mark.parametrize(
    ("facts", "path", "reason"),
    [
        ({"plyers": []}, "plyers", "the nearest is players"),
        ({"preset": "expert"}, "preset", "unknown key; known here"),
        ({"players": [{"hnd": ["supply"]}, {}]}, "players[0].hnd", "the nearest is hand"),
        ({"tiles": {"a1": {"ownr": 0}}}, "tiles.a1.ownr", "the nearest is owner"),
        ({"turn": {"seat": 0, "stp": "cohort"}}, "turn.stp", "the nearest is step"),
        ({"hand": ["supply"]}, "hand", "this key belongs to players[0]"),
        ({"tiles": {"d4": {"exits": "nesw"}}}, "tiles.d4.exits", "unknown key"),
        ({"pool": {"cheif": {}}}, "pool.cheif", "no such deck"),
    ],
)
def test_a_key_that_nothing_reads_is_refused(facts: Document, path: str, reason: str) -> None:
    found = defects_of(**{"players": [{}, {}], "tiles": {"a1": {"owner": 0}}, **facts})

    assert reason in found[path]


def test_a_typing_error_in_a_complete_position_is_found_too() -> None:
    position = position_of()
    position["players"][1]["ambusch"] = position["players"][1]["ambush"]

    with pytest.raises(
        PositionError, match=r"players\[1\]\.ambusch: unknown key; the nearest is a"
    ):
        stormhall.from_position(position)


@pytest.mark.parametrize("key", ["points", "oracle", "out_of_play"])
def test_a_fact_that_follows_from_others_has_to_agree(key: str) -> None:
    position = position_of()
    assert position_of(**{key: position[key]})[key] == position[key]

    assert list(defects_of(**{key: ["x"]})) == [key]


def test_a_view_is_no_position() -> None:
    with pytest.raises(PositionError, match="seat: this is a view"):
        stormhall.from_position(stormhall.new("battalia", 2).view(0))


# Keys of complete positions.


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("annexed", [1]), ("attacked", [0]), ("ride", [1, 2]), ("trails", []), ("cohort", []),
        ("searched", [1, 0]), ("nation_seen", [0, 1]), ("active", 1), ("ended", None),
        ("box", None), ("scrapped", None), ("display", None), ("limbo", None), ("relics", None),
        ("pool", None), ("frames", None), ("impassable", None), ("seals", None), ("number", 4),
    ],
)  # fmt: skip
def test_a_key_of_complete_positions_is_read_in_one_by_hand_too(key: str, value: Any) -> None:
    whole = position_of(players=[{"hand": []}, {"hand": []}])
    given = whole[key] if value is None else value

    assert position_of(players=[{"hand": []}, {"hand": []}], **{key: given})[key] == given


def test_the_borrowed_card_is_taken_from_its_owner() -> None:
    borrowed = {"lender": 1, "user": 0, "card": "lord.red", "laid": False}

    assert position_of(borrowed=borrowed)["borrowed"] == borrowed


def test_cards_of_a_player_may_be_copied_with_everything_known_about_them() -> None:
    player = copy.deepcopy(
        position_of(players=[{"open": [{"card": "tool.red"}]}, {}])["players"][0]
    )

    again = position_of(players=[{**player, "exact": True}, {}])["players"][0]

    assert again == player


# One notation.


@pytest.mark.parametrize("exits", ["we", "EW", "ew"])
def test_exits_may_be_written_in_any_order(exits: str) -> None:
    tile = {"card": "Road.Straight", "exits": exits}

    assert position_of(tiles={"c2": tile})["tiles"]["c2"]["exits"] == "ew"


def test_flags_are_words_in_all_documents_and_sums_in_old_ones() -> None:
    for flags in (["lit"], 1):
        card = {"card": "tool.red", "flags": flags}
        player = position_of(players=[{"open": [card]}, {}])["players"][0]
        assert player["open"][0]["flags"] == ["lit"]


def test_an_unknown_word_is_reported_with_the_nearest_one() -> None:
    found = defects_of(players=[{"hand": ["chef.red"]}, {}])

    assert found == {"players[0].hand[0]": "unknown: 'chef.red'; the nearest is chief.red"}


# What is left out.


def test_an_owned_peak_has_its_own_level() -> None:
    facts = {"options": {"scenario": "volcano"}, "removed": None}

    assert position_of(tiles={"d4": {"owner": 0}}, **facts)["tiles"]["d4"]["level"] == 8
    assert list(defects_of(tiles={"d4": {"owner": 0, "level": 1}}, **facts)) == ["tiles.d4.level"]


def test_a_neutral_city_has_the_level_of_the_set_up() -> None:
    assert list(defects_of(tiles={"f2": {"neutral": True, "level": 5}})) == ["tiles.f2.level"]


@pytest.mark.parametrize("heroes", [1, 2])
def test_heroes_of_the_set_up_stand_in_the_start_cities(heroes: int) -> None:
    position = position_of(options={"start_heroes": heroes})

    for seat, player in enumerate(position["players"]):
        cells = [cell for cell in player["heroes"] if cell]
        assert len(cells) == heroes
        assert all(position["tiles"][cell]["owner"] == seat for cell in cells)


def test_heroes_of_all_players_stand_in_the_common_city() -> None:
    players = position_of(options={"scenario": "alt2"}, seats=4, removed=None)["players"]

    assert [player["heroes"] for player in players] == [["d4", None]] * 4


def test_decks_are_emptied_after_hands_are_dealt() -> None:
    position = position_of(empty=["chief"], players=[{"hand": ["chief.red"]}, {}])

    assert position["players"][0]["hand"] == ["chief.red"]
    assert position["pool"]["chief"]["top"] == position["pool"]["chief"]["rest"] == []


def test_a_player_with_no_card_at_all_is_refused() -> None:
    assert "players[0].exact" in defects_of(players=[{"exact": True}, {}])


def test_a_tile_without_terrain_leaves_the_terrain_that_another_one_names() -> None:
    roads = {f"{column}2": {"card": "road.cross"} for column in "bd"}
    terrain = position_of(tiles={"b2": roads["b2"]})["tiles"]["b2"]["terrain"]
    named = {**roads["d2"], "terrain": terrain}

    tiles = position_of(tiles={"b2": roads["b2"], "d2": named}, clear_board=True)["tiles"]

    assert tiles["d2"]["terrain"] == terrain


def test_all_cards_of_a_deck_may_be_named() -> None:
    deck = {"top": ["chief.red"], "rest": ["chief.blue", "chief.blue"], "bottom": []}

    position = position_of(pool={"chief": deck, "road.curve": {"rest": ["lake"]}, "supply": 3})

    assert position["pool"]["chief"] == deck
    assert position["pool"]["road.curve"]["top"] == ["lake"]  # the only card is turned up
    assert position["pool"]["supply"] == 3


def test_the_turn_is_named_once() -> None:
    frames = position_of()["frames"]

    assert list(defects_of(frames=frames, turn={"seat": 1})) == ["turn"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("key", ["tiles", "pool"])
def test_the_board_or_the_decks_of_any_moment_may_stand_alone(key: str, seats: int) -> None:
    """What the set-up has dealt elsewhere makes way: hands, crossings, cards out of the game."""
    for seed in range(4):
        game = stormhall.new("battalia", seats, seed)
        chance = Chance(seed)
        for _ in range(40):
            game.apply(*choose(game, chance))
        whole = game.position()

        document = {"game": "battalia", "seats": seats, key: whole[key]}

        assert stormhall.from_position(document).position()[key] == whole[key]


def at(moves: int, seats: int = 2, **options: Any) -> Document:
    """The position after some random choices."""
    game, chance = stormhall.new("battalia", seats, 3, options), Chance(3)
    for _ in range(moves):
        game.apply(*choose(game, chance))
    return game.position()


@pytest.mark.parametrize("moves", range(0, 16, 3))
def test_steps_in_progress_say_whose_turn_it_is_and_who_has_chosen(moves: int) -> None:
    whole = at(moves, 3)

    again = stormhall.from_position({"game": "battalia", "seats": 3, "frames": whole["frames"]})

    position: Document = again.position()
    assert position["frames"] == whole["frames"]
    if moves > 9:  # the turns have begun
        assert position["active"] == whole["active"]


def test_just_the_named_terrain_cards_are_out_of_the_game() -> None:
    crossing = "city.cross.lake"
    for scrapped in ([], ["city.tee.lake"], [crossing], [crossing, "road.tee.forest"]):
        position = position_of(seats=3, removed=None, scrapped=scrapped)
        assert position["scrapped"] == scrapped


def test_a_terrain_card_that_lies_on_a_named_square_is_not_out_of_the_game() -> None:
    tiles = {"d2": {"card": "city.cross", "terrain": "lake"}}

    found = defects_of(tiles=tiles, scrapped=["city.cross.lake"] * 9, clear_board=True)

    assert {path.split("[")[0] for path in found} == {"scrapped"}


def test_a_card_in_limbo_was_dealt_to_nobody() -> None:
    limbo = ["friman.red"] * 3

    assert position_of(limbo=limbo)["limbo"] == limbo


def test_all_cards_of_a_player_by_zone_are_all_that_he_owns() -> None:
    whole = at(60)
    for seat in range(2):
        players: list[Document] = [{}, {}]
        players[seat] = whole["players"][seat]
        document = {"game": "battalia", "seats": 2, "removed": whole["removed"]}

        position: Document = stormhall.from_position(
            {**document, "tiles": whole["tiles"], "players": players}
        ).position()

        assert position["players"][seat] == whole["players"][seat]


def test_a_starting_unit_that_does_not_exist_is_named_where_it_stands() -> None:
    found = defects_of(players=[{"secret": [["chef.red", 0], ["friman.red", 900]]}, {}])

    assert set(found) == {"players[0].secret[0][0]", "players[0].secret[1][1]"}
