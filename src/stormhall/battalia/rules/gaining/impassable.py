"""Squares on which nothing can ever be built (BT-BLD-14, -15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stormhall.battalia.model import board as b
from stormhall.battalia.model import events as e
from stormhall.battalia.model.layout import TILE_DECK

if TYPE_CHECKING:
    from stormhall.battalia.model.state import BattaliaState


def mark_impassable(state: BattaliaState) -> None:
    """BT-BLD-15: repeat both tests on all empty squares until nothing changes."""
    config = state.config
    cells = config.cells
    still_open = [
        config.in_play[cell] and not state.tiles[cell] and not state.blocked[cell]
        for cell in range(cells)
    ]
    before = still_open[:]
    remaining = 0  # mask of the types of tiles
    for tile in range(1, b.TILES):
        if state.tops[TILE_DECK + tile]:
            remaining |= 1 << tile
    changed = True
    while changed:
        changed = False
        reached = _reached(state, still_open)
        for cell in range(cells):
            if still_open[cell]:
                if not reached[cell] or not _fits(state, cell, remaining, still_open):
                    still_open[cell] = False
                    changed = True
    if still_open != before:
        _mark(state, before, still_open)


def _mark(state: BattaliaState, before: list[bool], after: list[bool]) -> None:
    lost = [cell for cell in range(len(before)) if before[cell] and not after[cell]]
    blocked = bytearray(state.blocked)
    for cell in lost:
        blocked[cell] = 1
    state.block(bytes(blocked))
    e.IMPASSABLE.tell(state, lost)


_FITS: Final[dict[int, bool]] = {}
"""Cached outcomes of the first test by surroundings and remaining types, which often recur."""


def _fits(state: BattaliaState, cell: int, remaining: int, still_open: list[bool]) -> bool:
    """First test of BT-BLD-14: whether some card left fits its neighbours and leads somewhere."""
    config = state.config
    tiles = state.tiles
    must = care = leads = barred = 0
    for side in range(b.SIDES):
        other = config.near[cell * b.SIDES + side]
        if other < 0:
            continue
        if tiles[other]:
            care |= 1 << side
            if state.exits[other] >> b.OPPOSITE[side] & 1:
                must |= 1 << side
                if not config.is_covered[tiles[other]]:
                    leads |= 1 << side
            if config.city_bars[tiles[other]]:
                barred = 1
        elif still_open[other]:
            leads |= 1 << side
    key = must | care << 4 | leads << 8 | barred << 12 | remaining << 13
    cached = _FITS.get(key)
    if cached is None:
        cached = _some_tile_fits(must, care, leads, barred, remaining)
        _FITS[key] = cached
    return cached


def _some_tile_fits(must: int, care: int, leads: int, barred: int, remaining: int) -> bool:
    for tile in range(1, b.TILES):
        if not remaining >> tile & 1 or (barred and b.IS_CITY[tile]):
            continue
        for exits in b.ROTATIONS[tile]:
            if exits & care == must and exits & leads:
                return True
    return False


def _reached(state: BattaliaState, still_open: list[bool]) -> list[bool]:
    """Second test of BT-BLD-14: the squares that roads can still reach from somebody's city."""
    config, tiles, exits, near = state.config, state.tiles, state.exits, state.config.near
    reached = [False] * config.cells
    queue = config.common[:]
    for cell in range(config.cells):
        owner = state.owners[cell]
        if owner and owner <= state.seats and config.is_home[tiles[cell]]:
            queue.append(cell)
    for cell in queue:
        reached[cell] = True
    while queue:
        cell = queue.pop()
        mine = exits[cell] if tiles[cell] else 15
        for side in range(b.SIDES):
            other = near[cell * b.SIDES + side]
            if other < 0 or not mine >> side & 1 or reached[other]:
                continue
            if still_open[other] or (
                exits[other] >> b.OPPOSITE[side] & 1 and not config.is_covered[tiles[other]]
            ):
                reached[other] = True
                queue.append(other)
    return reached
