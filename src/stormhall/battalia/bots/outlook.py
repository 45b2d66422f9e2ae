"""What a board offers a player: places to build, routes to walk, how long the game may last.

All of it depends only on the geography, so it is worked out once per board.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import board as b
from stormhall.battalia.model.config import TOP_LEVEL
from stormhall.battalia.model.geography import Geography
from stormhall.battalia.model.layout import NEUTRAL_OWNER

FAR: Final = 99
ALL_CITIES: Final = (1 << b.CITY_CROSS + 1) - (1 << b.CITY_END)
"""The mask of all types of cities."""


def _fitting() -> list[int]:
    """By exits required and sides that matter: the mask of city types that fit (BT-BLD-4)."""
    fitting = [0] * 256
    for tile in range(b.CITY_END, b.CITY_CROSS + 1):
        for exits in b.ROTATIONS[tile]:
            for care in range(16):
                fitting[exits & care | care << 4] |= 1 << tile
    return fitting


FITTING: Final[list[int]] = _fitting()


class Outlook:
    """The derived facts of one board that matter for plans."""

    def __init__(self, geography: Geography) -> None:
        self.geography: Final = geography
        config = geography.config
        self.free = 0
        for cell in range(config.cells):
            if config.in_play[cell] and not geography.tiles[cell] and not geography.blocked[cell]:
                self.free += 1
        self.sites: Final = [self._sites(seat, ALL_CITIES) for seat in range(config.seats)]
        self._steps: Final[dict[int, list[int]]] = {}
        self._gaps: Final[dict[int, list[int]]] = {}
        self._open: Final[dict[int, int]] = {}
        self._neutral: list[int] | None = None
        self._held: list[int] | None = None
        self.most_great: Final = max(sum(levels[TOP_LEVEL:]) for levels in geography.levels_of)

    def open_sites(self, seat: int, types: int) -> int:
        """The number of squares on which the player may build a city of one of these types."""
        if not self.sites[seat]:
            return 0
        key = types << 4 | seat
        cached = self._open.get(key, -1)
        if cached < 0:
            cached = self._sites(seat, types)
            self._open[key] = cached
        return cached

    def _sites(self, seat: int, types: int) -> int:
        roads = self.geography
        home = roads.home[seat]
        free = not roads.has_city(seat)
        sites = roads.sites
        count = 0
        for i in range(0, len(sites), 5):
            if not sites[i + 4] and (free or sites[i + 3] & home):
                if FITTING[sites[i + 1] | sites[i + 2] << 4] & types:
                    count += 1
        return count

    def neutral_cells(self, owners: bytes) -> list[int]:
        """The squares with a neutral chip; `owners` must be those of this board."""
        cells = self._neutral
        if cells is None:
            cells = [cell for cell in range(len(owners)) if owners[cell] == NEUTRAL_OWNER]
            self._neutral = cells
        return cells

    def held_cells(self, owners: bytes) -> list[int]:
        """The squares with any chip; `owners` must be those of this board."""
        cells = self._held
        if cells is None:
            cells = [cell for cell in range(len(owners)) if owners[cell]]
            self._held = cells
        return cells

    def steps(self, cell: int) -> list[int]:
        """By square: the number of steps from `cell` to it, FAR if no road leads there."""
        steps = self._steps.get(cell)
        if steps is None:
            steps = [FAR] * self.geography.config.cells
            steps[cell] = 0
            ways = self.geography.ways
            queue = [cell]
            for reached in queue:
                for other in ways[reached]:
                    if steps[other] == FAR:
                        steps[other] = steps[reached] + 1
                        queue.append(other)
            self._steps[cell] = steps
        return steps

    def gaps(self, seat: int) -> list[int]:
        """By square: how many cards it takes to join it to the player's cities by road."""
        gaps = self._gaps.get(seat)
        if gaps is None:
            gaps = self._find_gaps(seat)
            self._gaps[seat] = gaps
        return gaps

    def _find_gaps(self, seat: int) -> list[int]:
        roads = self.geography
        config, tiles, exits = roads.config, roads.tiles, roads.exits
        gaps = [FAR] * config.cells
        level = [c for c in range(config.cells) if _is_home(roads, seat, c)]
        for cell in level:
            gaps[cell] = 0
        gap = 0
        while level:
            later: list[int] = []
            for cell in level:  # grows while cards joined to it are found
                if gaps[cell] < gap:
                    continue
                for side in range(b.SIDES):
                    other = config.near[cell * b.SIDES + side]
                    if other < 0 or gaps[other] <= gap:
                        continue
                    if tiles[cell] and not exits[cell] >> side & 1:
                        continue
                    if tiles[other]:
                        if exits[other] >> b.OPPOSITE[side] & 1:
                            gaps[other] = gap
                            level.append(other)
                    elif not roads.blocked[other] and gaps[other] > gap + 1:
                        gaps[other] = gap + 1
                        later.append(other)
            level = later
            gap += 1
        return gaps


def _is_home(roads: Geography, seat: int, cell: int) -> bool:
    component = roads.component[cell]
    return component >= 0 and bool(roads.home[seat] >> component & 1)
