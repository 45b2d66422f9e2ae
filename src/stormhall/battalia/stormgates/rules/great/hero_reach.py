"""The reach of a hero: his square and the eight around it (SG-GRT-11, -15, SG-MET-13)."""

from __future__ import annotations

from stormhall.battalia.model.config import Config


def around(config: Config, cell: int) -> list[int]:
    """The squares around one, including diagonal ones, that are part of the board."""
    row, column = divmod(cell, config.width)
    cells: list[int] = []
    for y in range(max(0, row - 1), min(config.height, row + 2)):
        for x in range(max(0, column - 1), min(config.width, column + 2)):
            other = y * config.width + x
            if other != cell and config.in_play[other]:
                cells.append(other)
    return cells
