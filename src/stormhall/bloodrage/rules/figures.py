"""Figures: where they are, where they may go, how they move; and groups of them in an action.

BR-INV-8, BR-SET-7, BR-MON-2, -4, D-13, D-14, D-21. A monster is a figure like any other, except
that a ship-type belongs in fjords.
"""

from __future__ import annotations

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.model.verbs import code_of_items, with_item_first
from stormhall.kernel.core.state import Code, Seat


def shift(
    state: BloodRageState, seat: Seat, kind: b.Figure, source: b.Place, target: b.Place
) -> None:
    """Move one figure; every move goes through here, except when monsters join or leave a clan."""
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


# Where figures may go.


def is_ship(kind: b.Figure) -> bool:
    """Whether a figure is ship-type: it is in fjords and never moves (D-21)."""
    return kind in (b.SHIP, b.SEA_SERPENT)


def open_provinces(state: BloodRageState) -> list[b.Province]:
    """BR-SET-7, BR-INV-8: the outer provinces that are not destroyed and have an empty village."""
    room, destroyed = state.room, state.destroyed
    return [p for p in range(b.OUTER) if room[p] > 0 and not destroyed >> p & 1]


def fjord_in_play(state: BloodRageState, fjord: b.Place) -> bool:
    """D-14: a fjord whose provinces are all destroyed is out of play, unless an option says no."""
    if state.config.any_fjord:
        return True
    mask = b.SUPPORTED[fjord - b.FIRST_FJORD]
    return state.destroyed & mask != mask


# Where figures are.


def count_at(state: BloodRageState, seat: Seat, kind: b.Figure, place: b.Place) -> int:
    """How many figures of a kind a clan has at a place."""
    if kind == b.WARRIOR:
        return state.warriors[seat * b.STRIDE + place]
    return 1 if state.place_of[seat * b.FIGURE_KINDS + kind] == place else 0


def kinds_at(state: BloodRageState, seat: Seat, place: b.Place) -> list[b.Figure]:
    """The kinds of the clan's figures at a place, each once, ascending."""
    warriors = state.warriors[seat * b.STRIDE + place]
    kinds = [b.WARRIOR] if warriors else []
    if state.figures[seat * b.STRIDE + place] > warriors:
        place_of, row = state.place_of, seat * b.FIGURE_KINDS
        kinds += [kind for kind in range(b.LEADER, b.FIGURE_KINDS) if place_of[row + kind] == place]
    return kinds


def kinds_in_area(state: BloodRageState, seat: Seat, province: b.Province) -> list[b.Figure]:
    """The kinds of the clan's figures in a province and its supporting fjord, ascending."""
    kinds = kinds_at(state, seat, province)
    fjord = b.FJORD_OF[province]
    if state.figures[seat * b.STRIDE + fjord]:  # Yggdrasil has the box, without figures
        kinds = sorted(kinds + kinds_at(state, seat, fjord))
    return kinds


def in_area(state: BloodRageState, seat: Seat, province: b.Province) -> int:
    """How many figures a clan has in a province and its supporting fjord."""
    row = seat * b.STRIDE
    count = state.figures[row + province]
    if province != b.YGGDRASIL:
        count += state.figures[row + b.FJORD_OF[province]]
    return count


def clans_in_area(state: BloodRageState, province: b.Province) -> int:
    """Mask of the clans with a figure in a province or its supporting fjord."""
    mask = 0
    for seat in range(state.seats):
        if in_area(state, seat, province):
            mask |= 1 << seat
    return mask


# Groups of figures that one action names: a march, or figures saved from destruction. Warriors are
# interchangeable, so a group is a number of Warriors and a set of other kinds.


def kinds_of_mask(mask: int) -> list[b.Figure]:
    """The kinds in a mask, ascending."""
    return [kind for kind in range(b.LEADER, b.FIGURE_KINDS) if mask >> kind & 1] if mask else []


def all_groups(verb: int, warriors: int, kinds: list[b.Figure], most: int) -> list[Code]:
    """Every group of at least one and at most `most` figures, each once."""
    codes: list[Code] = []
    for choice in range(1 << len(kinds)):
        chosen = [kinds[i] for i in range(len(kinds)) if choice >> i & 1]
        code = code_of_items(verb, chosen)
        if chosen and len(chosen) <= most:
            codes.append(code)
        for _ in range(min(warriors, most - len(chosen))):
            code = with_item_first(code, b.WARRIOR)
            codes.append(code)
    return codes
