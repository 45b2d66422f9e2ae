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
from msgspec.structs import replace

from stormhall.kernel.core.errors import StormhallError
from stormhall.server.bots.bots import Bots
from stormhall.server.bots.pool import Waiting
from stormhall.server.settings import Limits, Sources
from stormhall.server.store.interface import (
    Conflict,
    Entry,
    Store,
    StoredKey,
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
from stormhall.server.tables.outlook import outlook_of
from stormhall.server.tables.seat_budget import SeatBudget, check_entries
from stormhall.server.tables.table_views import Presence, ViewCache
from stormhall.server.wire.errors import HallError, hall_error, place_of

log = structlog.get_logger("stormhall.table")

Arguments = ParamSpec("Arguments")

TRIES = 3
"""How many times a change is drafted while other processes keep being faster."""
MINUTE = 60_000
RESUME = Entry(kind="resume")
"""The entry that makes live clocks run again."""


class Revoked(HallError):
    """A key was valid when its holder began, but has been revoked since."""


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
        self.last_used = self.last_looked = sources.steady()
        self.budget = SeatBudget(limits, sources.steady)
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
        self._resumes_at: int | None = None  # the moment of the resumption, if it is not now
        self._valid_keys: set[str] = set()  # digests that were looked up since seats changed
        self._valid_version = -1
        self._is_closed = False
        self._waiting: Waiting | None = None
        self._prefer()

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
        self.look()
        self.presence.count(seat, step)
        self._prefer()
        self._arrivals.note()

    def look(self) -> None:
        """Note that somebody uses the table; bots that have rested there go on."""
        rested = self.bots_rest()
        self.last_used = self.last_looked = self._sources.steady()
        if rested:
            self.drivers.update()

    def bots_rest(self) -> bool:
        """Whether bots stop here: nobody has a seat, and nobody has looked for a while."""
        if self.history.people() or self.presence:
            return False
        alone = self._sources.steady() - self.last_looked
        return alone > self.limits.bots_alone_minutes * MINUTE

    def _prefer(self) -> None:
        """Tell the bots who waits for them here: tables with people go first."""
        if +self.presence.seats:
            waiting = Waiting.PLAYER
        elif self.history.people() or self.presence:
            waiting = Waiting.SOMEBODY
        else:
            waiting = Waiting.NOBODY
        if waiting != self._waiting:
            self._waiting = waiting
            self._bots.prefer(self.id, waiting)

    def in_use(self) -> bool:
        """Whether somebody is connected, a bot thinks, a change is made or a live clock runs."""
        live = self.row.clock.kind == "live" and bool(self.history.clocks.running)
        return bool(self.presence or self.drivers or self._changes or live)

    # Starting and stopping.

    async def resume(self, since: int) -> None:
        """Continue a table that was loaded from the store; live clocks run since a moment.

        Clocks of days run on while the hall is closed. Only if the steady clock has begun anew at
        an earlier time do they go on from now, as they would stand still until it catches up."""
        clocks, is_live = self.history.clocks, self.row.clock.kind == "live"
        is_behind = self._sources.steady() < clocks.since
        self._is_paused = bool(clocks.running) and (is_live or is_behind)
        self._resumes_at = since if is_live else None
        try:
            await self.change(self._resume)
        except (HallError, StoreError) as error:  # it can still be viewed, with its clocks stopped
            log.warning("not-resumed", table=self.id, problem=str(error))
        self._resumes_at = None
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
        return seating.replace_late(history, self._sources.steady())

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

    # Keys.

    async def check_key(self, key: StoredKey) -> None:
        """Raise `Revoked` if a key is no longer valid. Keys are revoked only when seats change, so
        they are looked up again only after such a change."""
        version = self.history.table_version
        if version != self._valid_version:
            self._valid_version = version
            self._valid_keys.clear()
        if key.digest in self._valid_keys:
            return
        if not await self._store.keys([key.digest]):
            raise Revoked("bad-key/revoked")
        if version == self.history.table_version == self._valid_version:
            self._valid_keys.add(key.digest)

    # Changes.

    async def change(
        self,
        draft: Callable[Concatenate[TableHistory, Arguments], Change],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> int:
        """Draft a change against the newest history and carry it out, even if the caller is
        cancelled meanwhile. Return the number of choices after it; `draft` may raise a refusal."""
        return await self._queue(lambda: draft(self.history, *args, **kwargs))

    async def change_by(
        self,
        key: StoredKey,
        draft: Callable[Concatenate[TableHistory, Arguments], Change],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> int:
        """The same on behalf of somebody with a key. The key is checked in the change's own turn:
        while it waited, the seat may have been given up and taken by somebody else."""
        return await self._queue(lambda: draft(self.history, *args, **kwargs), key)

    async def grant(
        self,
        digest: str,
        key: StoredKey | None,
        draft: Callable[Concatenate[TableHistory, Arguments], Change],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> int:
        """The same for a change that adds a key with this digest. If the key exists already, the
        change was made before, and is not made again."""
        return await self._queue(lambda: draft(self.history, *args, **kwargs), key, digest)

    async def _queue(
        self, draft: Callable[[], Change], key: StoredKey | None = None, grants: str | None = None
    ) -> int:
        if self.is_gone:
            raise HallError("no-table")
        if self._is_closed:
            raise HallError("closing/table")
        task = asyncio.ensure_future(self._change_in_turn(draft, key, grants))
        self._changes.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[int]) -> None:
        """Forget the task. Mark its error as retrieved, in case no caller is left to get it."""
        self._changes.discard(task)
        if not task.cancelled():
            task.exception()

    async def _change_in_turn(
        self, draft: Callable[[], Change], key: StoredKey | None, grants: str | None
    ) -> int:
        async with self._turn:
            for _ in range(TRIES):
                if key is not None:
                    await self.check_key(key)
                is_done = grants is not None and await self._is_granted(grants)
                change = NOTHING if is_done else draft()
                if not change.entries or await self._carry_out(change):
                    return 0 if self.history.game is None else len(self.history.game.choices)
        raise HallError("stale")

    async def _is_granted(self, digest: str) -> bool:
        """Whether a key has been given out already; refused if it has become void since."""
        if await self._store.keys([digest]):
            return True
        if await self._store.revoked(digest):
            raise Revoked("bad-key/revoked")
        return False

    async def _carry_out(self, change: Change) -> bool:
        """Try a change out, store it and switch to its result; False if another process was
        faster."""
        check_entries(self.history, change, self.limits)
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
                outlook=outlook_of(after),
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
        entries = numbered(drafts, self.history.length, self._sources.moment())
        if self._resumes_at is not None and entries[0].kind == RESUME.kind:
            entries[0] = replace(entries[0], steady=self._resumes_at)
        return entries

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
        self.last_used = self._sources.steady()
        self._prefer()
        self._bus.publish(self.id)
        self.drivers.update()
