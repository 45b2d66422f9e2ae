"""Figures: where they stand, how they move, how strong they are (BR-BAT-5 to -7, BR-INV-8)."""

from __future__ import annotations

from stormhall.bloodrage.model.board import (
    BASE_STRENGTH,
    BOX,
    DARK_ELF,
    FIRST_FJORD,
    FIRST_MONSTER,
    FJORD_OF,
    KINDS,
    LEADER,
    SEA_SERPENT,
    SHIP,
    STRIDE,
    SUPPORTED,
    WARRIOR,
    YGGDRASIL,
    Kind,
    Place,
    Province,
)
from stormhall.bloodrage.model.cards import FIGURE_OF, PAIR, SINGLE, SLOTS, STRENGTH_IN_YGGDRASIL
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.state import Seat


def shift(state: BloodRageState, seat: Seat, kind: Kind, source: Place, target: Place) -> None:
    """Move one figure; the only place that changes where figures stand."""
    base = seat * STRIDE
    state.figures[base + source] -= 1
    state.figures[base + target] += 1
    state.room[source] += 1
    state.room[target] -= 1
    if kind == WARRIOR:
        state.warriors[base + source] -= 1
        state.warriors[base + target] += 1
    else:
        state.at[seat * KINDS + kind] = target


def count_at(state: BloodRageState, seat: Seat, kind: Kind, place: Place) -> int:
    """How many figures of a kind a clan has at a place."""
    if kind == WARRIOR:
        return state.warriors[seat * STRIDE + place]
    return 1 if state.at[seat * KINDS + kind] == place else 0


def is_ship(kind: Kind) -> bool:
    """Ship-type figures live in fjords and never move (D-21)."""
    return kind in (SHIP, SEA_SERPENT)


def kinds_at(state: BloodRageState, seat: Seat, place: Place) -> list[Kind]:
    """The kinds of the clan's figures at a place, each once."""
    kinds: list[Kind] = []
    if state.figures[seat * STRIDE + place]:
        if state.warriors[seat * STRIDE + place]:
            kinds.append(WARRIOR)
        base = seat * KINDS
        kinds += [kind for kind in range(LEADER, KINDS) if state.at[base + kind] == place]
    return kinds


def kinds_in_area(state: BloodRageState, seat: Seat, province: Province) -> list[Kind]:
    """The kinds of the clan's figures in a province and its supporting fjord, ascending."""
    kinds: list[Kind] = []
    fjord = FJORD_OF[province]
    if state.warriors[seat * STRIDE + province]:
        kinds.append(WARRIOR)
    base = seat * KINDS
    for kind in range(LEADER, KINDS):
        place = state.at[base + kind]
        if place == province or (place == fjord and place != BOX):
            kinds.append(kind)
    return kinds


def in_area(state: BloodRageState, seat: Seat, province: Province) -> int:
    """How many figures a clan has in a province and its supporting fjord."""
    base = seat * STRIDE
    count = state.figures[base + province]
    if province != YGGDRASIL:
        count += state.figures[base + FJORD_OF[province]]
    return count


def clans_in_area(state: BloodRageState, province: Province) -> int:
    """Mask of the clans with a figure in a province or its supporting fjord."""
    mask = 0
    for seat in range(state.seats):
        if in_area(state, seat, province):
            mask |= 1 << seat
    return mask


def warrior_strength(state: BloodRageState, seat: Seat) -> int:
    """STR of a single Warrior, which is also the price of invading with one (D-64)."""
    card = state.slots[seat * SLOTS + 1]
    return BASE_STRENGTH[WARRIOR] if card < 0 else SINGLE[card]


def strength(state: BloodRageState, seat: Seat, province: Province) -> int:
    """BR-BAT-6: STR of a clan in the area of a province, from the board as it is now."""
    base = seat * STRIDE
    figures = state.figures
    fjord = FJORD_OF[province]
    if not figures[base + province] and (fjord == BOX or not figures[base + fjord]):
        return 0
    count = state.warriors[base + province]
    card = state.slots[seat * SLOTS + 1]
    if card < 0:
        total = count * BASE_STRENGTH[WARRIOR]
    else:
        total = PAIR[card] * (count // 2) + SINGLE[card] * (count % 2)
    at = state.at
    home = seat * KINDS
    if at[home + LEADER] == province:
        total += BASE_STRENGTH[LEADER]
    if at[home + SHIP] == fjord:
        total += BASE_STRENGTH[SHIP]
    for slot in range(seat * SLOTS + 3, seat * SLOTS + 5):
        card = state.slots[slot]
        if card >= 0:
            kind = FIGURE_OF[card]
            place = at[home + kind]
            if place in (province, fjord):
                total += monster_strength(kind, place)
    return total


def monster_strength(kind: Kind, place: Place) -> int:
    """STR of a monster where it stands: the Dark Elf is stronger in Yggdrasil."""
    if kind == DARK_ELF and place == YGGDRASIL:
        return STRENGTH_IN_YGGDRASIL
    return BASE_STRENGTH[kind]


def fjord_in_play(state: BloodRageState, fjord: Place) -> bool:
    """D-14: a fjord whose provinces are all destroyed is out of play."""
    mask = SUPPORTED[fjord - FIRST_FJORD]
    return state.ruined & mask != mask


def order_from(state: BloodRageState, seat: Seat) -> list[Seat]:
    """All seats clockwise, beginning with this one (BR-ACT-12)."""
    return [(seat + i) % state.seats for i in range(state.seats)]


def is_monster(kind: Kind) -> bool:
    """Whether a figure is a monster; the Sea Serpent is one too."""
    return kind >= FIRST_MONSTER
