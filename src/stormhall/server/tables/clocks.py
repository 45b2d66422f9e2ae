"""How much time people have left; bots have no clock, and neither has anybody on a table without.

A clock is moved by the moments of entries alone, so a table that is loaded again shows the same
time. The time while the hall was closed is not counted on live clocks.
"""

from __future__ import annotations

from collections.abc import Collection

from stormhall.server.wire.messages import Clock, ClockState

SECOND = 1_000
DAY = 86_400 * SECOND


class Clocks:
    """The clocks of all seats of a table."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        first = clock.bank * SECOND if clock.kind == "live" else clock.days * DAY
        self.left = [first] * seats  # milliseconds, as of `since`
        self.owing: frozenset[int] = frozenset()  # seats that owe a choice
        self.running: frozenset[int] = frozenset()  # those of them in which people choose
        self.since = 0

    def copy(self) -> Clocks:
        """The same clocks, to go on with."""
        twin = Clocks(self.clock, 0)
        twin.left, twin.since = self.left[:], self.since
        twin.owing, twin.running = self.owing, self.running
        return twin

    def pass_time(self, now: int) -> None:
        """Take the time since the last moment from those whose clock runs."""
        for seat in self.running:
            self.left[seat] -= max(0, now - self.since)
        self.since = max(self.since, now)

    def skip_time(self, now: int) -> None:
        """Begin again at a moment: what lies between counts for nobody."""
        self.since = max(self.since, now)

    def chose(self, seat: int) -> int:
        """A seat has chosen: it gets its increment, or its days anew; how much that was.

        If a bot chose for somebody away, there will be some time when that person comes back.
        Merely handing the seat over and back gives none, or nobody's time would ever run out."""
        before = self.left[seat]
        if self.clock.kind == "days":
            self.left[seat] = self.clock.days * DAY
        elif self.clock.kind == "live" and seat in self.running:
            self.left[seat] = max(0, before) + self.clock.increment * SECOND
        elif self.clock.kind == "live":
            self.left[seat] = max(before, self.clock.increment * SECOND, self._grace)
        return self.left[seat] - before

    def take_back(self, seat: int, gift: int) -> None:
        """A choice was taken back: what it gave is gone, and the clock runs on from there."""
        self.left[seat] -= gift
        self.owing |= {seat}

    def run(self, owing: Collection[int], people: Collection[int]) -> None:
        """From now on these seats owe a choice, and the clocks of those with people in them run.

        Days are given anew to those who did not owe one before."""
        if self.clock.kind == "days":
            for seat in set(owing) - self.owing:
                self.left[seat] = self.clock.days * DAY
        if self.clock.kind != "none":
            self.owing = frozenset(owing)
            self.running = self.owing & frozenset(people)

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
