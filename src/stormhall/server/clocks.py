"""How much time people have left; bots have no clock, and neither has anybody on a table without.

A clock is moved by the moments of entries alone, so a table that is loaded again shows the same
time. The time while the hall was closed is not counted on live clocks.
"""

from __future__ import annotations

from collections.abc import Collection

from stormhall.server.messages import Clock, ClockState

SECOND = 1_000
DAY = 86_400 * SECOND


class Clocks:
    """The clocks of all seats of a table."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        first = clock.bank * SECOND if clock.kind == "live" else clock.days * DAY
        self.left = [first] * seats  # milliseconds, as of `since`
        self.running: set[int] = set()
        self.since = 0

    def pass_time(self, now: int) -> None:
        """Take the time since the last moment from those whose clock runs."""
        for seat in self.running:
            self.left[seat] -= max(0, now - self.since)
        self.since = max(self.since, now)

    def skip_time(self, now: int) -> None:
        """Begin again at a moment: what lies between counts for nobody."""
        self.since = max(self.since, now)

    def chose(self, seat: int) -> None:
        """A seat has chosen: it gets its increment, or its days anew."""
        if self.clock.kind == "live":
            self.left[seat] = max(0, self.left[seat]) + self.clock.increment * SECOND
        self._renew(seat)

    def run(self, people: Collection[int]) -> None:
        """From now on the clocks of just these seats run."""
        if self.clock.kind == "none":
            return
        for seat in set(people) - self.running:
            self._renew(seat)
        self.running = set(people)

    def give_grace(self, seat: int) -> None:
        """Somebody who comes back has at least the time of an increment or of the grace."""
        if self.clock.kind == "live":
            least = max(self.clock.increment, self.clock.grace) * SECOND
            self.left[seat] = max(self.left[seat], least)
        self._renew(seat)

    def _renew(self, seat: int) -> None:
        if self.clock.kind == "days":
            self.left[seat] = self.clock.days * DAY

    def deadline(self) -> int | None:
        """The next moment at which a seat's time and grace will have run out."""
        if not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running) + self._grace

    def run_out(self, now: int) -> list[int]:
        """The seats whose time and grace have run out by this moment."""
        used = now - self.since
        return [seat for seat in sorted(self.running) if self.left[seat] + self._grace <= used]

    @property
    def _grace(self) -> int:
        return self.clock.grace * SECOND

    def state(self) -> ClockState | None:
        """The clocks as clients show them; None on a table without."""
        if self.clock.kind == "none":
            return None
        return ClockState(left=self.left[:], running=sorted(self.running), at=self.since)
