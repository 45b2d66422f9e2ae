"""Squares on which nothing can ever be built (BT-BLD-14, BT-BLD-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stormhall.battalia.board import IS_CITY, OPPOSITE, ROTATIONS, SIDES, TILES
from stormhall.battalia.state import NEUTRAL_OWNER, NOBODY, TILE_DECK

if TYPE_CHECKING:
    from stormhall.battalia.state import BattaliaState


def mark_impassable(game: BattaliaState) -> None:
    """BT-BLD-15: make both tests on all empty squares until nothing changes."""
    config = game.config
    open_cells = [
        bool(config.in_play[cell] and not game.tiles[cell] and not game.blocked[cell])
        for cell in range(config.cells)
    ]
    before = open_cells[:]
    left = [tile for tile in range(1, TILES) if game.tops[TILE_DECK + tile]]
    while True:
        lost = [
            c for c in range(config.cells) if open_cells[c] and not _fits(game, c, left, open_cells)
        ]
        reached = _reached(game, open_cells)
        lost.extend(c for c in range(config.cells) if open_cells[c] and not reached[c])
        if not lost:
            break
        for cell in lost:
            open_cells[cell] = False
    if open_cells != before:
        _mark(game, before, open_cells)


def _mark(game: BattaliaState, before: list[bool], after: list[bool]) -> None:
    lost = [cell for cell in range(len(before)) if before[cell] and not after[cell]]
    blocked = bytearray(game.blocked)
    for cell in lost:
        blocked[cell] = 1
    game.block(bytes(blocked))
    if game.log is not None:
        game.tell("impassable", {"cells": [game.config.cell_words[cell] for cell in lost]})


def _fits(game: BattaliaState, cell: int, left: list[int], open_cells: list[bool]) -> bool:
    """Fit: some card left obeys its neighbours and leads somewhere (BT-BLD-14, first test)."""
    config = game.config
    must = care = leads = 0
    barred = False
    for side in range(SIDES):
        other = config.near[cell * SIDES + side]
        if other < 0:
            continue
        if game.tiles[other]:
            care |= 1 << side
            if game.exits[other] >> OPPOSITE[side] & 1:
                must |= 1 << side
            barred = barred or bool(config.city_bars[game.tiles[other]])
        elif open_cells[other]:
            leads |= 1 << side
    for tile in left:
        if barred and IS_CITY[tile]:
            continue
        for exits in ROTATIONS[tile]:
            if exits & care == must and exits & (must | leads):
                return True
    return False


def _reached(game: BattaliaState, open_cells: list[bool]) -> list[bool]:
    """Access: squares that roads can still reach from somebody's city (second test)."""
    config, roads = game.config, game.geography()
    reached = [False] * config.cells
    queue = [
        cell
        for cell in range(config.cells)
        if game.owners[cell] not in (NOBODY, NEUTRAL_OWNER) and IS_CITY[game.tiles[cell]]
    ]
    queue.extend(config.common)
    for cell in queue:
        reached[cell] = True
    while queue:
        cell = queue.pop()
        for other in _onward(game, cell, open_cells, roads.ways[cell]):
            if not reached[other]:
                reached[other] = True
                queue.append(other)
    return reached


def _onward(game: BattaliaState, cell: int, open_cells: list[bool], ways: list[int]) -> list[int]:
    """Where a road can go on from a built card or from a square still open."""
    found = ways[:]
    for side in range(SIDES):
        other = game.config.near[cell * SIDES + side]
        if other < 0:
            continue
        if game.tiles[cell]:
            if open_cells[other] and game.exits[cell] >> side & 1:
                found.append(other)
        elif open_cells[other] or (game.tiles[other] and game.exits[other] >> OPPOSITE[side] & 1):
            found.append(other)
    return found
