"""A table in memory: its history, its connections, and the bots that choose there.

Every change takes the same path: it is drafted against the newest history, tried out on a copy and
stored; only then does the copy replace the history, and the change is shown and acknowledged.
Changes are made one after another; one that has begun is finished even if the client that asked for
it has disconnected.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Concatenate, ParamSpec

import structlog

from stormhall.kernel.core.errors import StormhallError
from stormhall.server.bots.bots import Bots
from stormhall.server.settings import Limits, Sources
from stormhall.server.store.interface import (
    Conflict,
    Entry,
    Store,
    StoreError,
    TableGone,
    TableRow,
)
from stormhall.server.tables import seating
from stormhall.server.tables.arrivals import Arrivals
from stormhall.server.tables.bus import Bus
from stormhall.server.tables.changes import NOTHING, Change, game_of, numbered
from stormhall.server.tables.drivers import Drivers
from stormhall.server.tables.history import SLOW_KINDS, TableHistory
from stormhall.server.tables.table_views import Presence, ViewCache
from stormhall.server.wire.errors import HallError, hall_error, place_of

log = structlog.get_logger("stormhall.table")

Arguments = ParamSpec("Arguments")

TRIES = 3
"""How many times a change is drafted while other processes keep being faster."""
RESUME = Entry(kind="resume")
"""The entry that makes live clocks run again."""


class Table:
    """A table that can be changed and watched."""

    def __init__(
        self,
        history: TableHistory,
        store: Store,
        bots: Bots,
        bus: Bus,
        sources: Sources,
        limits: Limits,
    ) -> None:
        self.history = history
        self.limits = limits
        self.presence = Presence()
        self.views = ViewCache()
        self.drivers = Drivers(self, bots)
        self.last_used = sources.now()
        self.is_gone = False  # whether it was deleted, here or by another process
        self.on_gone: Callable[[], None] = lambda: None
        self._arrivals = Arrivals(
            lambda: bus.publish(self.id), lambda: self.presence.windows, limits.arrivals_per_second
        )
        self._store = store
        self._bots = bots
        self._bus = bus
        self._sources = sources
        self._turn = asyncio.Lock()
        self._changes: set[asyncio.Task[int]] = set()
        self._is_paused = False  # live clocks stand still until a resumption is stored
        self._is_closed = False

    def __repr__(self) -> str:
        return f"<Table {self.id}: {self.history!r}>"

    @property
    def id(self) -> str:
        return self.history.row.id

    @property
    def row(self) -> TableRow:
        return self.history.row

    # Queries.

    async def hint(self, seat: int) -> dict[str, Any]:
        """What a bot would do in this seat with the seat's knowledge."""
        if seat not in game_of(self.history).to_act:
            raise HallError("not-your-turn")
        return await self._bots.explain(self.drivers.task(seat, seating.STAND_IN))

    def connected(self, seat: int | None) -> None:
        """Count a connection of a seat or a spectator."""
        self._count_connection(seat, 1)

    def disconnected(self, seat: int | None) -> None:
        """Stop counting a connection of a seat or a spectator."""
        self._count_connection(seat, -1)

    def _count_connection(self, seat: int | None, step: int) -> None:
        self.presence.count(seat, step)
        self.last_used = self._sources.now()
        self._arrivals.note()

    def in_use(self) -> bool:
        """Whether somebody is connected, a bot thinks, a change is made or a live clock runs."""
        live = self.row.clock.kind == "live" and bool(self.history.clocks.running)
        return bool(self.presence or self.drivers or self._changes or live)

    # Starting and stopping.

    async def resume(self) -> None:
        """Continue a table that was loaded from the store; live clocks run from now."""
        self._is_paused = self.row.clock.kind == "live" and bool(self.history.clocks.running)
        try:
            await self.change(self._resume)
        except (HallError, StoreError) as error:  # it can still be viewed, with its clocks stopped
            log.warning("not-resumed", table=self.id, problem=str(error))
        self.drivers.update()

    async def check_clocks(self) -> None:
        """Hand seats whose time has run out to bots."""
        await self.change(self._resume_or_replace_late)

    def _resume(self, _: TableHistory) -> Change:
        return Change([RESUME]) if self._is_paused else NOTHING

    def _resume_or_replace_late(self, history: TableHistory) -> Change:
        """Resume the clocks if they are stopped; otherwise replace the people who are late."""
        if self._is_paused:
            return self._resume(history)
        return seating.replace_late(history, self._sources.now())

    async def close(self) -> None:
        """Stop all activity; everything is stored."""
        self._is_closed = True
        self._arrivals.close()
        await self.drivers.close()
        await asyncio.gather(*self._changes, return_exceptions=True)
        self._bots.forget(self.id)

    def vanish(self) -> None:
        """Take note that the table was deleted, and let its connections know."""
        self.is_gone = True
        self.on_gone()
        self._bus.publish(self.id)

    # Changes.

    async def change(
        self,
        draft: Callable[Concatenate[TableHistory, Arguments], Change],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> int:
        """Draft a change against the newest history and carry it out, even if the caller is
        cancelled meanwhile. Return the number of choices after it; `draft` may raise a refusal."""
        if self.is_gone:
            raise HallError("no-table")
        if self._is_closed:
            raise HallError("closing/table")
        task = asyncio.ensure_future(
            self._change_in_turn(lambda: draft(self.history, *args, **kwargs))
        )
        self._changes.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[int]) -> None:
        """Forget the task. Mark its error as retrieved, in case no caller is left to get it."""
        self._changes.discard(task)
        if not task.cancelled():
            task.exception()

    async def _change_in_turn(self, draft: Callable[[], Change]) -> int:
        async with self._turn:
            for _ in range(TRIES):
                change = draft()
                if not change.entries or await self._carry_out(change):
                    return 0 if self.history.game is None else len(self.history.game.choices)
        raise HallError("stale")

    async def _carry_out(self, change: Change) -> bool:
        """Try a change out, store it and switch to its result; False if another process was
        faster."""
        if self.history.length >= self.limits.entries:
            raise HallError("too-many/entries", most=self.limits.entries)
        entries = self._numbered(change.entries)
        after = await self._tried_out(entries)
        status = after.status if after.status != self.history.status else None
        try:
            await self._store.append(
                self.id,
                entries,
                status=status,
                keys=change.keys,
                revoke=await self._keys_to(change.vacates),
            )
        except Conflict:
            await self._catch_up()
            return False
        except TableGone as error:
            self.vanish()
            raise HallError("no-table") from error
        self._switch_to(after)
        return True

    def _numbered(self, drafts: Sequence[Entry]) -> list[Entry]:
        """The entries with their numbers and the time, preceded by a resumption if one is due."""
        if self._is_paused and drafts[0] is not RESUME:
            drafts = [RESUME, *drafts]
        return numbered(drafts, self.history.length, self._sources.now())

    async def _tried_out(self, entries: Sequence[Entry]) -> TableHistory:
        """A copy of the history with these entries applied; raises a refusal if that fails."""
        after = self.history.copy()
        try:
            if any(entry.kind in SLOW_KINDS for entry in entries):
                await asyncio.to_thread(after.apply_all, entries)
            else:
                after.apply_all(entries)
        except StormhallError as error:
            raise hall_error(error) from error
        except Exception as error:
            # A bug. Nothing was stored, so whatever is stored can still be loaded.
            kinds = [entry.kind for entry in entries]
            log.error("change-failed", table=self.id, kinds=kinds, problem=place_of(error))
            raise HallError("internal/unchanged") from error
        return after

    async def _keys_to(self, seat: int | None) -> list[str]:
        """The digests of all keys to a seat that somebody gives up; none if no seat is given up."""
        if seat is None:
            return []
        keys = await self._store.keys_of(self.id)
        return [key.digest for key in keys if key.role == "seat" and key.seat == seat]

    async def _catch_up(self) -> None:
        """Apply what another process has stored for this table."""
        entries = await self._store.tail(self.id, self.history.length)
        self._switch_to(await self._tried_out(entries))

    def _switch_to(self, history: TableHistory) -> None:
        self.history = history
        self._is_paused = False
        self.last_used = self._sources.now()
        self._bus.publish(self.id)
        self.drivers.update()
