"""Figures: where they stand, how they move, how strong they are (BR-BAT-5 to -7, BR-INV-8)."""

from __future__ import annotations

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model.board import Kind, Place, Province
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.state import Seat


def shift(state: BloodRageState, seat: Seat, kind: Kind, source: Place, target: Place) -> None:
    """Move one figure; the only place that changes where figures stand."""
    base = seat * b.STRIDE
    state.figures[base + source] -= 1
    state.figures[base + target] += 1
    state.room[source] += 1
    state.room[target] -= 1
    if kind == b.WARRIOR:
        state.warriors[base + source] -= 1
        state.warriors[base + target] += 1
    else:
        state.at[seat * b.KINDS + kind] = target


def count_at(state: BloodRageState, seat: Seat, kind: Kind, place: Place) -> int:
    """How many figures of a kind a clan has at a place."""
    if kind == b.WARRIOR:
        return state.warriors[seat * b.STRIDE + place]
    return 1 if state.at[seat * b.KINDS + kind] == place else 0


def is_ship(kind: Kind) -> bool:
    """Ship-type figures live in fjords and never move (D-21)."""
    return kind in (b.SHIP, b.SEA_SERPENT)


def kinds_at(state: BloodRageState, seat: Seat, place: Place) -> list[Kind]:
    """The kinds of the clan's figures at a place, each once."""
    kinds: list[Kind] = []
    if state.figures[seat * b.STRIDE + place]:
        if state.warriors[seat * b.STRIDE + place]:
            kinds.append(b.WARRIOR)
        base = seat * b.KINDS
        kinds += [kind for kind in range(b.LEADER, b.KINDS) if state.at[base + kind] == place]
    return kinds


def kinds_in_area(state: BloodRageState, seat: Seat, province: Province) -> list[Kind]:
    """The kinds of the clan's figures in a province and its supporting fjord, ascending."""
    kinds: list[Kind] = []
    fjord = b.FJORD_OF[province]
    if state.warriors[seat * b.STRIDE + province]:
        kinds.append(b.WARRIOR)
    base = seat * b.KINDS
    for kind in range(b.LEADER, b.KINDS):
        place = state.at[base + kind]
        if place == province or (place == fjord and place != b.BOX):
            kinds.append(kind)
    return kinds


def in_area(state: BloodRageState, seat: Seat, province: Province) -> int:
    """How many figures a clan has in a province and its supporting fjord."""
    base = seat * b.STRIDE
    count = state.figures[base + province]
    if province != b.YGGDRASIL:
        count += state.figures[base + b.FJORD_OF[province]]
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
    card = state.slots[seat * c.SLOTS + 1]
    return b.BASE_STRENGTH[b.WARRIOR] if card < 0 else c.SINGLE[card]


def strength(state: BloodRageState, seat: Seat, province: Province) -> int:
    """BR-BAT-6: STR of a clan in the area of a province, from the board as it is now."""
    base = seat * b.STRIDE
    figures = state.figures
    fjord = b.FJORD_OF[province]
    if not figures[base + province] and (fjord == b.BOX or not figures[base + fjord]):
        return 0
    count = state.warriors[base + province]
    card = state.slots[seat * c.SLOTS + 1]
    if card < 0:
        total = count * b.BASE_STRENGTH[b.WARRIOR]
    else:
        total = c.PAIR[card] * (count // 2) + c.SINGLE[card] * (count % 2)
    at = state.at
    home = seat * b.KINDS
    if at[home + b.LEADER] == province:
        total += b.BASE_STRENGTH[b.LEADER]
    if at[home + b.SHIP] == fjord:
        total += b.BASE_STRENGTH[b.SHIP]
    for slot in range(seat * c.SLOTS + 3, seat * c.SLOTS + 5):
        card = state.slots[slot]
        if card >= 0:
            kind = c.FIGURE_OF[card]
            place = at[home + kind]
            if place in (province, fjord):
                total += monster_strength(kind, place)
    return total


def monster_strength(kind: Kind, place: Place) -> int:
    """STR of a monster where it stands: the Dark Elf is stronger in Yggdrasil."""
    if kind == b.DARK_ELF and place == b.YGGDRASIL:
        return c.STRENGTH_IN_YGGDRASIL
    return b.BASE_STRENGTH[kind]


def fjord_in_play(state: BloodRageState, fjord: Place) -> bool:
    """D-14: a fjord whose provinces are all destroyed is out of play."""
    mask = b.SUPPORTED[fjord - b.FIRST_FJORD]
    return state.ruined & mask != mask


def order_from(state: BloodRageState, seat: Seat) -> list[Seat]:
    """All seats clockwise, beginning with this one (BR-ACT-12)."""
    return [(seat + i) % state.seats for i in range(state.seats)]


def is_monster(kind: Kind) -> bool:
    """Whether a figure is a monster; the Sea Serpent is one too."""
    return kind >= b.FIRST_MONSTER
