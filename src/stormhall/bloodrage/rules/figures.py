"""Figures: where they stand and how they move (BR-INV-8, D-14, D-21)."""

from __future__ import annotations

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model.board import Figure, Place, Province
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.state import Seat


def shift(state: BloodRageState, seat: Seat, kind: Figure, source: Place, target: Place) -> None:
    """Move one figure; the only place that changes where figures stand."""
    row = seat * b.STRIDE
    state.figures[row + source] -= 1
    state.figures[row + target] += 1
    state.room[source] += 1
    state.room[target] -= 1
    if kind == b.WARRIOR:
        state.warriors[row + source] -= 1
        state.warriors[row + target] += 1
    else:
        state.place_of[seat * b.FIGURE_KINDS + kind] = target


def count_at(state: BloodRageState, seat: Seat, kind: Figure, place: Place) -> int:
    """How many figures of a kind a clan has at a place."""
    if kind == b.WARRIOR:
        return state.warriors[seat * b.STRIDE + place]
    return 1 if state.place_of[seat * b.FIGURE_KINDS + kind] == place else 0


def is_ship(kind: Figure) -> bool:
    """Whether a figure is ship-type: it stands in fjords and never moves (D-21)."""
    return kind in (b.SHIP, b.SEA_SERPENT)


def kinds_at(state: BloodRageState, seat: Seat, place: Place) -> list[Figure]:
    """The kinds of the clan's figures at a place, each once."""
    kinds: list[Figure] = []
    if state.figures[seat * b.STRIDE + place]:
        if state.warriors[seat * b.STRIDE + place]:
            kinds.append(b.WARRIOR)
        row = seat * b.FIGURE_KINDS
        kinds += [
            kind for kind in range(b.LEADER, b.FIGURE_KINDS) if state.place_of[row + kind] == place
        ]
    return kinds


def kinds_in_area(state: BloodRageState, seat: Seat, province: Province) -> list[Figure]:
    """The kinds of the clan's figures in a province and its supporting fjord, ascending."""
    kinds: list[Figure] = []
    fjord = b.FJORD_OF[province]
    if state.warriors[seat * b.STRIDE + province]:
        kinds.append(b.WARRIOR)
    row = seat * b.FIGURE_KINDS
    for kind in range(b.LEADER, b.FIGURE_KINDS):
        place = state.place_of[row + kind]
        if place == province or (place == fjord and place != b.BOX):
            kinds.append(kind)
    return kinds


def in_area(state: BloodRageState, seat: Seat, province: Province) -> int:
    """How many figures a clan has in a province and its supporting fjord."""
    row = seat * b.STRIDE
    count = state.figures[row + province]
    if province != b.YGGDRASIL:
        count += state.figures[row + b.FJORD_OF[province]]
    return count


def clans_in_area(state: BloodRageState, province: Province) -> int:
    """Mask of the clans with a figure in a province or its supporting fjord."""
    mask = 0
    for seat in range(state.seats):
        if in_area(state, seat, province):
            mask |= 1 << seat
    return mask


def fjord_in_play(state: BloodRageState, fjord: Place) -> bool:
    """D-14: a fjord whose provinces are all destroyed is out of play."""
    mask = b.SUPPORTED[fjord - b.FIRST_FJORD]
    return state.destroyed & mask != mask


def is_monster(kind: Figure) -> bool:
    """Whether a figure is a monster; the Sea Serpent is one too."""
    return kind >= b.FIRST_MONSTER
