"""Facts that follow from the board: roads, connections, places to build, chips, points.

BT-MOV-1, BT-BLD-2 to -9, BT-LIM-2 and the points of BT-END-3. `Config.in_play` says which squares
are in play (BT-3P-1, BT-2P-4). A `Geography` belongs to one arrangement of tiles, owners and seals.
All copies of a state share it until the board changes; most choices do not change it.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import board as b
from stormhall.battalia.model.config import Config


class Geography:
    """The derived facts of one board."""

    def __init__(
        self,
        config: Config,
        tiles: bytes,
        exits: bytes,
        owners: bytes,
        levels: bytes,
        blocked: bytes,
        seals: bytes,
    ) -> None:
        self.config: Final = config
        self.tiles: Final = tiles
        self.exits: Final = exits
        self.blocked: Final = blocked
        self.ways: list[list[int]] = [[] for _ in range(config.cells)]
        self.component: list[int] = [-1] * config.cells
        self.components = 0
        self.cities: list[list[int]] = [[] for _ in range(config.seats)]
        self.levels_of: list[list[int]] = [[0] * 8 for _ in range(config.seats)]
        self.points: list[int] = [0] * config.seats
        self.home: list[int] = [0] * config.seats  # mask of road components with a city of the seat
        self.sites: list[int] = []  # squares where something may be built, five numbers each
        self._placements: dict[int, list[int]] = {}
        self._join_roads()
        self._count(owners, levels, seals)
        self._find_sites()

    def _join_roads(self) -> None:
        """BT-MOV-1, BT-BLD-8: join cards where exit meets exit."""
        near, exits, tiles, ways = self.config.near, self.exits, self.tiles, self.ways
        covered = self.config.is_covered
        for cell in range(self.config.cells):
            mine = exits[cell]
            if not mine or covered[tiles[cell]]:
                continue
            for side in (1, 2):  # east and south; the other two are joined from the other card
                other = near[cell * b.SIDES + side]
                if other >= 0 and mine >> side & 1 and exits[other] >> b.OPPOSITE[side] & 1:
                    if not covered[tiles[other]]:
                        ways[cell].append(other)
                        ways[other].append(cell)
        component = self.component
        for cell in range(self.config.cells):
            if not tiles[cell] or component[cell] >= 0:
                continue
            component[cell] = self.components
            queue = [cell]
            while queue:
                for other in ways[queue.pop()]:
                    if component[other] < 0:
                        component[other] = self.components
                        queue.append(other)
            self.components += 1

    def _count(self, owners: bytes, levels: bytes, seals: bytes) -> None:
        """BT-END-3: count each player's cities by level, and points."""
        config = self.config
        for cell in range(config.cells):
            if not owners[cell]:
                continue
            seat = owners[cell] - 1
            if seat >= config.seats:
                continue
            if self.tiles[cell] == b.PEAK:
                self.points[seat] += config.facts["peak_vp"]  # BT-VOL-8, BT-VOL-10
                continue
            self.levels_of[seat][levels[cell]] += 1
            self.points[seat] += levels[cell]
            if config.is_home[self.tiles[cell]]:
                self.cities[seat].append(cell)
                self.home[seat] |= 1 << self.component[cell]
        self.seals: list[int] = [0] * config.seats
        for mask in seals:
            for seat in range(config.seats):
                if mask >> seat & 1:
                    self.seals[seat] += 1
                    self.points[seat] += config.facts["seal_vp"]
        for cell in config.common:
            for seat in range(config.seats if self.tiles[cell] else 0):
                self.home[seat] |= 1 << self.component[cell]

    def free_chips(self, seat: int, level: int) -> int:
        """How many chips of this level a player can still lay (BT-LIM-2, D-65)."""
        levels = self.levels_of[seat]
        if level <= 2:
            return self.config.chips[0] - levels[1] - levels[2] - self.seals[seat]
        if level <= 4:
            return self.config.chips[1] - levels[3] - levels[4]
        return self.config.most_of_level[level] - levels[level]

    def has_city(self, seat: int) -> bool:
        """Whether a player has a city, including the common one (BT-ALT-7)."""
        return bool(self.cities[seat]) or bool(self.config.common)

    # Places to build.

    def _find_sites(self) -> None:
        """BT-BLD-2: list square, exits needed, sides that matter, components, city bar of sites."""
        in_play, tiles, blocked = self.config.in_play, self.tiles, self.blocked
        for cell in range(self.config.cells):
            if tiles[cell] or blocked[cell] or not in_play[cell]:
                continue
            must, care, components, bar = self._surroundings(cell)
            if care and self.touches(cell):
                self.sites += [cell, must, care, components, bar]

    def _surroundings(self, cell: int) -> tuple[int, int, int, int]:
        """BT-BLD-4 to -8: what the built neighbours of a square require of a tile."""
        must = care = components = bar = 0
        near, tiles, covered = self.config.near, self.tiles, self.config.is_covered
        for side in range(b.SIDES):
            other = near[cell * b.SIDES + side]
            if other < 0 or not tiles[other]:
                continue
            care |= 1 << side
            if self.exits[other] >> b.OPPOSITE[side] & 1:
                must |= 1 << side
                if not covered[tiles[other]]:
                    components |= 1 << self.component[other]
            if self.config.city_bars[tiles[other]]:
                bar = 1
        return must, care, components, bar

    def placements(self, seat: int, tile: int) -> list[int]:
        """Legal squares and rotations of a tile for a player, as `square | exits << 8`."""
        key = seat << 4 | tile
        fitting = self._placements.get(key)
        if fitting is None:
            fitting = self._find_placements(seat, tile)
            self._placements[key] = fitting
        return fitting

    def _find_placements(self, seat: int, tile: int) -> list[int]:
        fitting: list[int] = []
        city = b.IS_CITY[tile]
        free = self.needs_no_road(seat, tile)
        home = self.home[seat]
        sites = self.sites
        for i in range(0, len(sites), 5):
            if not free and not sites[i + 3] & home:
                continue
            if city and sites[i + 4]:
                continue
            must, care = sites[i + 1], sites[i + 2]
            cell = sites[i]
            fitting += [cell | exits << 8 for exits in b.ROTATIONS[tile] if exits & care == must]
        return fitting

    def needs_no_road(self, seat: int, tile: int) -> bool:
        """BT-BLD-9: whether the builder has no city and may ignore BT-BLD-8."""
        if self.has_city(seat):
            return False
        return b.IS_CITY[tile] or (b.IS_ROAD[tile] and self.config.roads_without_city)

    def fits(self, cell: int, exits: int) -> bool:
        """BT-BLD-4: exit meets exit and blank meets blank towards every built neighbour."""
        must, care, _, _ = self._surroundings(cell)
        return exits & care == must

    def touches(self, cell: int) -> bool:
        """BT-BLD-3: whether a built card that is face up is beside a square."""
        near, tiles, covered = self.config.near, self.tiles, self.config.is_covered
        for side in range(b.SIDES):
            other = near[cell * b.SIDES + side]
            if other >= 0 and tiles[other] and not covered[tiles[other]]:
                return True
        return False

    def bars(self, cell: int) -> list[str]:
        """The rules that forbid a city on a square because of its neighbours."""
        reasons: list[str] = []
        for side in range(b.SIDES):
            other = self.config.near[cell * b.SIDES + side]
            if other >= 0 and self.tiles[other]:
                bar = self.config.city_bars[self.tiles[other]]
                if bar and bar not in reasons:
                    reasons.append(bar)
        return reasons

    def connects(self, seat: int, cell: int) -> bool:
        """BT-BLD-8: whether a card on a square would be joined by road to a city of the seat."""
        return bool(self._surroundings(cell)[2] & self.home[seat])

    def free_placements(self, tile: int) -> list[int]:
        """BT-VAR-3: placements of a further start city, which needs neither neighbour nor road."""
        fitting: list[int] = []
        for cell in range(self.config.cells):
            if self.tiles[cell] or not self.config.in_play[cell] or self.blocked[cell]:
                continue
            must, care, _, bar = self._surroundings(cell)
            if bar:
                continue
            fitting += [cell | exits << 8 for exits in b.ROTATIONS[tile] if exits & care == must]
        return fitting
