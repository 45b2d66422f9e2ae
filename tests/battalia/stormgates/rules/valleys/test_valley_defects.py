"""Impossible facts about the valleys are named; each test falsifies one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.model import board as sb
from stormhall.battalia.stormgates.model.config import config_of
from stormhall.battalia.stormgates.rules.valleys.valleys import Valleys
from tests.battalia.stormgates.support.valley_table import valleys

BUILDING, COVERED, ELSEWHERE = "c3", "e3", "b2"


def whole() -> BattaliaState:
    """The smithy is revealed on c3 and belongs to player 0; the rest lies face down."""
    return valleys(buildings={BUILDING: "smithy"}).chip(BUILDING, 0, 2).state


def cell_of(state: BattaliaState, word: str) -> int:
    return state.config.cell_index[word]


def lay_a_centre_elsewhere(state: BattaliaState) -> None:
    state.set_tile(cell_of(state, ELSEWHERE), sb.TOWN_CENTRE, 15, 0)


def put_a_chip_on_a_covered_card(state: BattaliaState) -> None:
    state.set_chip(cell_of(state, COVERED), 1, 2)


def raise_a_building(state: BattaliaState) -> None:
    state.set_chip(cell_of(state, BUILDING), 1, 4)


def put_a_hero_on_a_covered_card(state: BattaliaState) -> None:
    state.put_hero(0, 0, cell_of(state, COVERED))


def change_building(state: BattaliaState, word: str, other: int) -> None:
    """Let a corner hold the building of another number, or none."""
    module = config_of(state).module(Valleys)
    module.places.put(state, module.corners.index(cell_of(state, word)), other)


def lay_a_building_twice(state: BattaliaState) -> None:
    module = config_of(state).module(Valleys)
    change_building(state, COVERED, module.building_on(state, cell_of(state, BUILDING)))


def exchange_the_valleys(state: BattaliaState) -> None:
    module = config_of(state).module(Valleys)
    module.west.put(state, 0, 1 - module.west.of(state, 0))


def forget_a_building(state: BattaliaState) -> None:
    change_building(state, BUILDING, NONE)


@pytest.mark.parametrize(
    ("spoil", "path", "name"),
    [
        (lay_a_centre_elsewhere, f"tiles.{ELSEWHERE}", "tile-place"),
        (put_a_chip_on_a_covered_card, f"tiles.{COVERED}", "covered-chip"),
        (raise_a_building, f"tiles.{BUILDING}", "building-level"),
        (put_a_hero_on_a_covered_card, "players[0].heroes", "covered-hero"),
        (lay_a_building_twice, "valleys.buildings", "same-twice"),
        (exchange_the_valleys, "valleys.buildings", "other-valley"),
        (forget_a_building, "valleys.buildings", "unknown-building"),
    ],
)
def test_what_is_wrong_in_the_valleys_is_named_with_its_place(
    spoil: Callable[[BattaliaState], None], path: str, name: str
) -> None:
    state = whole()
    assert state.defects() == []

    spoil(state)

    assert (path, name) in [(place, wrong.name) for place, wrong in state.defects()]
