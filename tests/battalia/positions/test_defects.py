"""The check of a state names what is wrong; each test falsifies one fact."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stormhall.battalia.model import board as b
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.cards import CARD_INDEX, GREAT
from stormhall.battalia.model.config import AMBUSH_PLACES
from stormhall.battalia.model.state import BattaliaState, put
from tests.battalia.table import battalia

CELL, BESIDE, FAR = "b2", "c2", "e5"


def whole() -> BattaliaState:
    """A table on which nothing is wrong: a road ends at a city."""
    table = battalia(2).city(CELL, owner=0, level=1).hero(0, CELL)
    return table.hand(0, "supply", "friman.red").state


def cell_of(state: BattaliaState, word: str) -> int:
    return state.config.cell_index[word]


def spoil_square(state: BattaliaState, fact: str, word: str, value: int) -> None:
    """Change a fact about a square without its consequences."""
    setattr(state, fact, put(getattr(state, fact), cell_of(state, word), value))


def shuffle_hand(state: BattaliaState) -> None:
    hand = state.zone(0, z.HAND)
    state.set_zone(0, z.HAND, hand[::-1])


def forget_what_was_seen(state: BattaliaState) -> None:
    state.set_zone(0, z.HAND_SEEN, b"")


def lay_many_in_ambush(state: BattaliaState) -> None:
    state.set_zone(0, z.AMBUSH, bytes(AMBUSH_PLACES + 1))
    state.set_zone(0, z.AMBUSH_SEEN, bytes(AMBUSH_PLACES + 1))


def take_all_but_one_card(state: BattaliaState) -> None:
    for zone in (z.NATION, z.COMING, z.SHELTER, z.SHELTER_SEEN, z.SECRET):
        state.set_zone(0, zone, b"")
    state.set_zone(0, z.HAND, state.zone(0, z.HAND)[:1])
    state.set_zone(0, z.HAND_SEEN, bytes(1))


def give_many_great_artefacts(state: BattaliaState) -> None:
    state.set_zone(0, z.NATION, bytes([GREAT] * (state.config.great_limit + 1)))


def keep_a_secret_about_no_card(state: BattaliaState) -> None:
    state.set_zone(0, z.SECRET, bytes((CARD_INDEX["lord.green"], 0)))


def leave_a_chip_on_an_empty_square(state: BattaliaState) -> None:
    spoil_square(state, "owners", FAR, 1)


def build_on_an_impassable_square(state: BattaliaState) -> None:
    spoil_square(state, "blocked", CELL, 1)


def turn_a_card_to_a_side_it_does_not_have(state: BattaliaState) -> None:
    tile = state.tiles[cell_of(state, CELL)]
    other = next(mask for mask in range(1, 16) if mask not in b.ROTATIONS[tile])
    spoil_square(state, "exits", CELL, other)


def copy_the_city_beside_itself(state: BattaliaState) -> None:
    spoil_square(state, "tiles", BESIDE, state.tiles[cell_of(state, CELL)])


def give_a_city_to_a_seventh_player(state: BattaliaState) -> None:
    spoil_square(state, "owners", CELL, 7)


def raise_a_city_above_all_levels(state: BattaliaState) -> None:
    spoil_square(state, "levels", CELL, state.config.top_level + 1)


def put_a_hero_on_nothing(state: BattaliaState) -> None:
    state.put_hero(0, 0, cell_of(state, FAR))


def bury_the_top_card(state: BattaliaState) -> None:
    deck = next(deck for deck in range(z.DECKS) if state.tops[deck] and state.loose[deck])
    state.loose[deck] += state.tops[deck]
    state.tops[deck] = b""


BROKEN: list[tuple[Callable[[BattaliaState], None], str, str]] = [
    (shuffle_hand, "players[0].hand", "unsorted"),
    (forget_what_was_seen, "players[0]", "zone-sizes"),
    (lay_many_in_ambush, "players[0].ambush", "too-many-cards"),
    (take_all_but_one_card, "players[0]", "small-deck"),
    (give_many_great_artefacts, "players[0]", "great-artefacts"),
    (keep_a_secret_about_no_card, "players[0].secret", "not-owned"),
    (leave_a_chip_on_an_empty_square, f"tiles.{FAR}", "empty-square"),
    (build_on_an_impassable_square, f"tiles.{CELL}", "impassable"),
    (turn_a_card_to_a_side_it_does_not_have, f"tiles.{CELL}", "rotation"),
    (copy_the_city_beside_itself, f"tiles.{CELL}", "border"),
    (copy_the_city_beside_itself, f"tiles.{CELL}", "cities"),
    (give_a_city_to_a_seventh_player, f"tiles.{CELL}", "owner"),
    (raise_a_city_above_all_levels, f"tiles.{CELL}.level", "level"),
    (put_a_hero_on_nothing, "players[0].heroes", "hero-on-nothing"),
    (bury_the_top_card, "pool[1]", "no-top-card"),
]


def test_a_sound_table_has_no_defect() -> None:
    assert whole().defects() == []


@pytest.mark.parametrize(
    ("spoil", "path", "name"), BROKEN, ids=[f"{row[0].__name__}-{row[2]}" for row in BROKEN]
)
def test_what_is_wrong_is_named_with_its_place(
    spoil: Callable[[BattaliaState], None], path: str, name: str
) -> None:
    state = whole()

    spoil(state)

    named = [(place, wrong.name) for place, wrong in state.defects()]
    assert (path, name) in named
