"""How many sockets may be open, and for whom.

People with seats have places of their own: however many sockets spectators open, or sockets that
have not yet said where they belong, a person still finds one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Final

from stormhall.server.settings import Limits
from stormhall.server.wire.errors import HallError

SPECTATORS: Final = "spectators"


class SocketPlaces:
    """The places for sockets of a hall."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self.open = 0
        self._taken: Final[Counter[Hashable]] = Counter()

    def enter(self, address: str) -> SocketPlace:
        """A place for a socket that has not yet said where it belongs."""
        if self.open >= self.limits.connections:
            raise HallError("too-many/sockets")
        if self._taken["address", address] >= self.limits.connections_per_address:
            raise HallError("too-many/address")
        if self._taken["greeting", address] >= self.limits.greeting_per_address:
            raise HallError("too-many/greeting")
        self.open += 1
        self.take("address", address)
        self.take("greeting", address)
        return SocketPlace(self, address)

    def check(self, table: str, seat: int | None) -> None:
        """Refuse one more spectator of a table, or one more window of a seat there."""
        limits = self.limits
        if seat is not None:
            if self._taken[table, seat] >= limits.connections_per_seat:
                raise HallError("too-many/windows")
            return
        if self._taken[SPECTATORS,] >= limits.spectators:
            raise HallError("too-many/spectators")
        if self._taken[table, None] >= limits.spectators_per_table:
            raise HallError("too-many/table-spectators")

    def take(self, *owner: Hashable) -> None:
        self._taken[owner] += 1

    def free(self, *owner: Hashable) -> None:
        self._taken[owner] -= 1
        if not self._taken[owner]:
            del self._taken[owner]


class SocketPlace:
    """The place of one socket: first at its address alone, then at a table too."""

    def __init__(self, places: SocketPlaces, address: str) -> None:
        self.address: Final = address
        self._places: Final = places
        self._table: tuple[str, int | None] | None = None

    def sit(self, table: str, seat: int | None) -> None:
        """Count the socket at a table, as a spectator or in a seat, until it leaves."""
        self._places.check(table, seat)
        self._places.free("greeting", self.address)
        self._places.take(table, seat)
        if seat is None:
            self._places.take(SPECTATORS)
        self._table = table, seat

    def leave(self) -> None:
        """Give the place up."""
        self._places.open -= 1
        self._places.free("address", self.address)
        if self._table is None:
            self._places.free("greeting", self.address)
            return
        self._places.free(*self._table)
        if self._table[1] is None:
            self._places.free(SPECTATORS)
