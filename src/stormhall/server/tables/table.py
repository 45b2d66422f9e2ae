"""A table in use: its course, those who look at it, and the bots that sit there.

Whatever changes a table goes the same way: it is checked and tried out on a copy of the course,
kept in the store, and only then takes the place of the course, is shown and acknowledged. One
change follows the other; a change that has begun is finished even if the one who asked for it has
gone.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import structlog

from stormhall.kernel.core.errors import StormhallError
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.table.game import Game
from stormhall.server.bots.bots import Bots
from stormhall.server.settings import Limits, Sources
from stormhall.server.store.interface import Conflict, Entry, Store, StoredKey, StoreError, TableRow
from stormhall.server.tables import playing, seating
from stormhall.server.tables.bus import Bus
from stormhall.server.tables.changes import Deed, game_of
from stormhall.server.tables.drivers import Drivers
from stormhall.server.tables.history import SLOW, Course
from stormhall.server.tables.table_views import Looks, state_of
from stormhall.server.wire.errors import HallError, hall_error, place_of
from stormhall.server.wire.messages import Order, TableState, Update

log = structlog.get_logger("stormhall.table")

Draft = Callable[[], list[Deed]]
"""Checks a wish against the newest course; what it raises is the refusal."""

TRIES = 3
"""How often a change is drafted anew if another process was faster."""


class Table:
    """One table with all that is going on at it."""

    def __init__(
        self, course: Course, store: Store, bots: Bots, bus: Bus, sources: Sources, limits: Limits
    ) -> None:
        self.course = course
        self.present: Counter[int] = Counter()  # windows open by seat
        self.watching = 0
        self.presence = 0  # grows whenever somebody comes or goes
        self.last_used = sources.now()
        self._store = store
        self._bots = bots
        self._bus = bus
        self._sources = sources
        self._limits = limits
        self._turn = asyncio.Lock()
        self._changes: set[asyncio.Task[int]] = set()
        self._looks = Looks()
        self._drivers = Drivers(self, bots)
        self._is_paused = False  # live clocks stand until the table is known to go on
        self._is_closed = False

    @property
    def id(self) -> str:
        return self.course.row.id

    @property
    def row(self) -> TableRow:
        return self.course.row

    # Looking.

    def state(self) -> TableState:
        """What everybody may know about the table."""
        return state_of(self.course, self.present, self.watching)

    def update(self, seat: int | None, branch: int | None, events: int) -> Update | None:
        """What a seat or a spectator has not seen yet, with the newest view; None if there is no
        game yet."""
        return self._looks.update(self.course, seat, branch, events)

    def game(self) -> Game:
        """The game, or a refusal while seats are open. It is to be looked at only."""
        return game_of(self.course)

    def why(self, seat: int, action: str) -> list[Refusal]:
        """The rules against an action."""
        return self.game().why_not(seat, action)

    async def hint(self, seat: int) -> dict[str, Any]:
        """What a bot would do in this seat, knowing what the seat knows."""
        if seat not in self.game().to_act:
            raise HallError("not-your-turn", "a hint needs a choice that is owed")
        return await self._bots.explain(self._drivers.wish(seat, seating.STAND_IN))

    def come(self, seat: int | None) -> None:
        """A window was opened."""
        self._move(seat, 1)

    def go(self, seat: int | None) -> None:
        """A window was closed."""
        self._move(seat, -1)

    def _move(self, seat: int | None, step: int) -> None:
        if seat is None:
            self.watching += step
        else:
            self.present[seat] += step
        self.presence += 1
        self.last_used = self._sources.now()
        self._bus.publish(self.id)

    def in_use(self) -> bool:
        """Whether anybody looks on, a bot thinks, a change is under way or a live clock runs."""
        live = self.row.clock.kind == "live" and bool(self.course.clocks.running)
        return bool(self.watching or +self.present or self._drivers or self._changes or live)

    # Playing.

    async def choose(self, seat: int, decision: int, action: str, branch: int | None = None) -> int:
        """Carry out a choice; the number of choices made since. With `branch`, a choice that was
        thought of before others were taken back is stale whatever its decision's number."""
        return await self._do(
            lambda: playing.choice(self.course, seat, decision, action, branch=branch)
        )

    async def undo(self, seat: int, decision: int, branch: int | None = None) -> int:
        """Take back the own last choice; `branch` as above."""
        return await self._do(lambda: playing.undo(self.course, seat, decision, branch=branch))

    async def ask_takeback(self, seat: int, to: int) -> int:
        """Ask to go back to where `to` choices had been made; against bots it is done at once."""
        return await self._do(lambda: playing.ask_takeback(self.course, seat, to))

    async def answer_takeback(self, seat: int, to: int, agree: bool) -> int:
        """Agree to a take-back, or not."""
        return await self._do(lambda: playing.answer_takeback(self.course, seat, to, agree))

    async def say(self, seat: int, text: str) -> int:
        """Say something to all at the table."""
        return await self._do(lambda: playing.line(self.course, seat, text, self._limits))

    async def set_orders(self, seat: int, orders: Sequence[Order]) -> int:
        """Replace the standing orders of a seat."""
        return await self._do(lambda: playing.new_orders(self.course, seat, orders))

    # Sitting down and getting up.

    async def join(self, seat: int | None, name: str, key: Callable[[int], StoredKey]) -> int:
        """Let somebody sit down, at a given open seat or the first; the seat's number."""
        taken = -1

        def draft() -> list[Deed]:
            nonlocal taken
            deeds = seating.join(self.course, seat, name, key)
            assert deeds[0].seat is not None, "somebody sits down in a seat"
            taken = deeds[0].seat
            return deeds

        await self._do(draft)
        return taken

    async def claim(self, seat: int, key: StoredKey) -> None:
        """Let somebody with a right to a seat sit down there, or give them another key to it."""
        await self._do(lambda: seating.claim(self.course, seat, key))

    async def rename(self, seat: int, name: str) -> None:
        """Another name for a seat."""
        await self._do(lambda: seating.rename(self.course, seat, name))

    async def leave(self, seat: int) -> None:
        """Get up for good: the seat is open again, and a bot chooses there until it is taken."""
        await self._do(lambda: seating.leave(self.course, seat))

    async def sit_in(self, seat: int, level: str) -> None:
        """Let a bot choose for a seat from now on, or take an open seat before the game."""
        await self._do(lambda: seating.sit_in(self.course, seat, level))

    async def come_back(self, seat: int) -> None:
        """The person of a seat chooses again."""
        await self._do(lambda: seating.come_back(self.course, seat))

    # The hall's business.

    def wake(self) -> None:
        """Let bots and standing orders take up what they were doing."""
        self._drivers.look()

    async def go_on(self) -> None:
        """Take up what a table was doing when the hall was closed; live clocks run from now."""
        self._is_paused = self.row.clock.kind == "live" and bool(self.course.clocks.running)
        try:
            await self._do(self._resumed)
        except (HallError, StoreError) as error:  # it can be looked at, and clocks stand still
            log.warning("not-resumed", table=self.id, problem=str(error))
        self.wake()

    def _resumed(self) -> list[Deed]:
        return [Deed(kind="resume")] if self._is_paused else []

    async def look_at_clocks(self) -> None:
        """Hand seats whose time has run out to bots."""
        await self._do(lambda: self._resumed() or seating.late(self.course, self._sources.now()))

    async def archive(self) -> None:
        """Put a table away that nobody has touched for long."""
        await self._do(lambda: [] if self.course.status == "archived" else [Deed(kind="archive")])

    async def reopen(self) -> None:
        """Somebody with a seat has come back to an archived table."""
        await self._do(lambda: [Deed(kind="reopen")] if self.course.status == "archived" else [])

    async def note_rematch(self, table: str) -> None:
        """Say where the game is played again."""
        await self._do(lambda: [Deed(kind="rematch", data={"table": table})])

    async def close(self) -> None:
        """End all that is going on; the store has everything."""
        self._is_closed = True
        await self._drivers.close()
        await asyncio.gather(*self._changes, return_exceptions=True)
        self._bots.forget(self.id)

    # The one way of change.

    async def drive(self, draft: Draft) -> int:
        """A change that nobody asked for but a bot or a standing order."""
        return await self._do(draft)

    async def _do(self, draft: Draft) -> int:
        """Check and carry out a change in its turn, to its end even if the asker goes away."""
        if self._is_closed:
            raise HallError("closing", "this table is being put away; try again in a moment")
        change = asyncio.ensure_future(self._do_in_turn(draft))
        self._changes.add(change)
        change.add_done_callback(self._done)
        return await asyncio.shield(change)

    def _done(self, change: asyncio.Task[int]) -> None:
        """What went wrong concerns the asker; if nobody waits any more, nobody."""
        self._changes.discard(change)
        if not change.cancelled():
            change.exception()

    async def _do_in_turn(self, draft: Draft) -> int:
        async with self._turn:
            for _ in range(TRIES):
                deeds = draft()
                if not deeds or await self._keep(deeds):
                    return 0 if self.course.game is None else len(self.course.game.choices)
        raise HallError("stale", "others were faster, again and again")

    async def _keep(self, deeds: list[Deed]) -> bool:
        """Try a change out, store it, let it happen; False if another process was faster."""
        if self.course.length >= self._limits.entries:
            raise HallError("too-many", f"a table keeps {self._limits.entries} entries")
        if self._is_paused and deeds[0].kind != "resume":
            deeds = [Deed(kind="resume"), *deeds]
        entries = self._numbered(deeds)
        after = await self._tried_out(entries)
        status = after.status if after.status != self.course.status else None
        try:
            await self._store.append(
                self.id,
                entries,
                status=status,
                keys=[key for deed in deeds for key in deed.keys],
                revoke=await self._void_keys(deeds),
            )
        except Conflict:
            await self._catch_up()
            return False
        self._go_on_with(after)
        return True

    def _numbered(self, deeds: list[Deed]) -> list[Entry]:
        first, now = self.course.length, self._sources.now()
        return [
            Entry(n=first + i, at=now, kind=deed.kind, seat=deed.seat, data=deed.data)
            for i, deed in enumerate(deeds)
        ]

    async def _tried_out(self, entries: list[Entry]) -> Course:
        """The course after some entries, found with a copy; what cannot be is a refusal."""
        after = self.course.copy()
        try:
            if any(entry.kind in SLOW for entry in entries):
                await asyncio.to_thread(_apply_all, after, entries)
            else:
                _apply_all(after, entries)
        except StormhallError as error:
            raise hall_error(error) from error
        except Exception as error:
            # A fault of ours. What is stored can always be loaded again, because it is not stored.
            kinds = [entry.kind for entry in entries]
            log.error("change-failed", table=self.id, kinds=kinds, problem=place_of(error))
            raise HallError("internal", "the hall failed at this; nothing has changed") from error
        return after

    async def _void_keys(self, deeds: list[Deed]) -> list[str]:
        """The digests of all keys to seats from which somebody gets up."""
        seats = {deed.seat for deed in deeds if deed.vacates}
        if not seats:
            return []
        keys = await self._store.keys_of(self.id)
        return [key.digest for key in keys if key.role == "seat" and key.seat in seats]

    async def _catch_up(self) -> None:
        """Another process has gone on with this table: see what happened."""
        entries = await self._store.tail(self.id, self.course.length)
        self._go_on_with(await self._tried_out(entries))

    def _go_on_with(self, course: Course) -> None:
        self.course = course
        self._is_paused = False
        self.last_used = self._sources.now()
        self._bus.publish(self.id)
        self._drivers.look()


def _apply_all(course: Course, entries: Sequence[Entry]) -> None:
    for entry in entries:
        course.apply(entry)
