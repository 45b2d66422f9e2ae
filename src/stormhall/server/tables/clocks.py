"""The time people have left; bots have no clock.

Clocks depend only on the steady times of entries, so a table shows the same clocks after it is
loaded again, and nobody wins or loses time when the system's clock is set. Live clocks do not count
the time while the server was stopped.
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
        self.remaining = [first] * seats  # milliseconds, as of `since`
        self.owing: frozenset[int] = frozenset()  # seats that owe a choice
        self.running: frozenset[int] = frozenset()  # the owing seats in which people choose
        self.since = 0

    def copy(self) -> Clocks:
        """An independent copy."""
        result = Clocks(self.clock, 0)
        result.remaining, result.since = self.remaining[:], self.since
        result.owing, result.running = self.owing, self.running
        return result

    def pass_time(self, now: int) -> None:
        """Subtract the time since the last entry from the running clocks."""
        for seat in self.running:
            self.remaining[seat] -= max(0, now - self.since)
        self.since = max(self.since, now)

    def skip_time(self, now: int) -> None:
        """Move to a time without counting the time in between.

        The steady clock starts anew with every opening of the hall, so it may be behind: then the
        clocks would stand still until it has caught up."""
        self.since = now

    def chose(self, seat: int) -> int:
        """Give a seat its increment for a choice, or reset its days; return the time it gained.

        A bot's choice for somebody who is away leaves that person some time to come back to. Merely
        handing the seat over and back gives none, otherwise nobody's time would ever run out."""
        before = self.remaining[seat]
        if self.clock.kind == "days":
            self.remaining[seat] = self.clock.days * DAY
        elif self.clock.kind == "live" and seat in self.running:
            self.remaining[seat] = max(0, before) + self.clock.increment * SECOND
        elif self.clock.kind == "live":
            self.remaining[seat] = max(before, self.clock.increment * SECOND, self._grace)
        return self.remaining[seat] - before

    def take_back(self, seat: int, gain: int) -> None:
        """Take away the time that a choice gave once it is taken back; the seat owes a choice
        again."""
        self.remaining[seat] -= gain
        self.owing |= {seat}

    def run(self, owing: Collection[int], people: Collection[int]) -> None:
        """Run the clocks of the owing seats in which people choose.

        Seats that did not owe a choice already get all their days."""
        if self.clock.kind == "days":
            for seat in set(owing) - self.owing:
                self.remaining[seat] = self.clock.days * DAY
        if self.clock.kind != "none":
            self.owing = frozenset(owing)
            self.running = self.owing & frozenset(people)

    def deadline(self) -> int | None:
        """When a seat's time and grace run out next; None if no clock is running."""
        if not self.running:
            return None
        return self.since + min(self.remaining[seat] for seat in self.running) + self._grace

    def time_left(self) -> int | None:
        """How long it takes until a seat's time and grace run out; None if no clock is running."""
        deadline = self.deadline()
        return None if deadline is None else max(0, deadline - self.since)

    def run_out(self, now: int) -> list[int]:
        """The seats whose time and grace have run out."""
        elapsed = now - self.since
        running = sorted(self.running)
        return [seat for seat in running if self.remaining[seat] + self._grace <= elapsed]

    @property
    def _grace(self) -> int:
        return self.clock.grace * SECOND

    def state(self) -> ClockState | None:
        """The clocks as clients show them; None at a table without clocks."""
        if self.clock.kind == "none":
            return None
        return ClockState(left=self.remaining[:], running=sorted(self.running), at=self.since)
