"""What all connections of a hall share before its application sees them: limits, deadlines, and a
count of those that are open."""

from __future__ import annotations

import time
from collections import Counter
from enum import Enum, auto
from typing import Final

import structlog
import uvicorn
from starlette.applications import Starlette

from stormhall.server.admission.addresses import network_of
from stormhall.server.admission.rate_limits import Bucket
from stormhall.server.monitoring.metrics import Metrics
from stormhall.server.settings import Limits, Timeouts
from stormhall.server.wire.errors import place_of

log = structlog.get_logger("stormhall.wire")

FOR_HEALTH: Final = 50
"""Connections above the limit that are still open to health checks."""
MINUTE: Final = 60.0


class Entry(Enum):
    """Whether a new connection may come in."""

    OPEN = auto()
    HEALTH_ONLY = auto()
    REFUSED = auto()


class Door:
    """Counts connections for plain requests; a socket leaves when it has been opened.

    Behind a proxy all connections have its address: there the proxy limits them, and the hall
    limits the requests of each address.
    """

    def __init__(
        self, limits: Limits, timeouts: Timeouts, metrics: Metrics, *, is_behind_proxy: bool
    ) -> None:
        self.limits: Final = limits
        self.timeouts: Final = timeouts
        self.metrics: Final = metrics
        self._is_behind_proxy: Final = is_behind_proxy
        self._by_address: Final[Counter[str]] = Counter()
        per_minute = limits.error_lines_per_minute
        self._lines: Final = Bucket(per_minute, per_minute / MINUTE, time.monotonic())
        metrics.plain_connections.set_function(self._by_address.total)

    def enter(self, peer: str) -> Entry:
        """Count a connection, unless it is refused."""
        address = network_of(peer)
        is_alone = self._is_behind_proxy or not address
        if not is_alone and (
            self._by_address[address] >= self.limits.plain_connections_per_address
        ):
            self.metrics.limited("plain-connections/address")
            return Entry.REFUSED
        spare = self.limits.plain_connections - self._by_address.total()
        if spare <= 0:
            self.metrics.limited("plain-connections")
        if spare <= -FOR_HEALTH:
            return Entry.REFUSED
        self._by_address[address] += 1
        return Entry.OPEN if spare > 0 else Entry.HEALTH_ONLY

    def leave(self, peer: str) -> None:
        """Stop counting a connection."""
        address = network_of(peer)
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def note_fault(self, kind: str, error: Exception | None = None) -> None:
        """Count a client whose bytes are no HTTP or no frames. Only an error of our own gets a
        line in the log, and few of them: anybody could write there otherwise."""
        self.metrics.wire_faults.labels(kind).inc()
        if error is not None and self._lines.take(time.monotonic()):
            log.error("connection-failed", kind=kind, problem=place_of(error))


class HallConfig(uvicorn.Config):
    """A configuration of uvicorn that its connections find the door in."""

    def __init__(self, app: Starlette, **options: object) -> None:
        super().__init__(app, **options)  # type: ignore[arg-type]
        self.door: Final[Door] = app.state.door
