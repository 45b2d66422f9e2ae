"""The hall: all tables, both in memory and only stored."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import structlog

from stormhall import lessons
from stormhall.kernel.core.errors import SetupError, StormhallError
from stormhall.kernel.ruleset import find, find_known, supported
from stormhall.server.bots.bots import Bots
from stormhall.server.keys import digest_of
from stormhall.server.settings import Limits, Sources
from stormhall.server.store.interface import (
    Entry,
    Role,
    Store,
    StoredKey,
    StoredSummary,
    StoreError,
)
from stormhall.server.tables import changes, creation, seating
from stormhall.server.tables.bus import Bus
from stormhall.server.tables.drivers import goes_by_itself
from stormhall.server.tables.history import TableHistory, load_history
from stormhall.server.tables.resting_tables import RestingTables
from stormhall.server.tables.table import Table
from stormhall.server.tables.table_views import TableSummary, state_of, summary_of
from stormhall.server.wire import messages as m
from stormhall.server.wire.errors import HallError, problem_of
from stormhall.server.wire.lobby_messages import PlayOn

log = structlog.get_logger("stormhall.hall")

TICK = 1.0
"""Seconds between two checks of clocks."""
TICKS_TO_REST = 10
"""Ticks between two searches for idle tables."""
TICKS_TO_ARCHIVE = 60
"""Ticks between two searches for tables that nobody has used for a long time."""

MOST_LISTED = 50
"""How many listed tables the lobby shows."""

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


class Hall:
    """Creates tables, loads them, and unloads idle ones."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        *,
        limits: Limits | None = None,
        sources: Sources | None = None,
    ) -> None:
        self.store = store
        self.bots = bots
        self.limits = limits or Limits()
        self.sources = sources or Sources()
        self.bus = Bus()
        self.tables: dict[str, Table] = {}  # those in memory
        self.active = 0  # tables that wait or are played, in memory or not
        self._resting = RestingTables(self.limits.summaries)
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._background: list[asyncio.Task[None]] = []
        self._closing: set[asyncio.Task[None]] = set()  # tables that were deleted
        self._rematching = asyncio.Lock()  # two requests at once lead to one table

    # Starting and stopping.

    async def start(self) -> None:
        """Load the tables at which a bot or a clock is due, one by one in the background; a table
        that a client asks for is loaded at once."""
        await self._count()
        playing = await self.store.tables(["playing"])
        waking = self._load_active([summary.id for summary in playing])
        self._background = [asyncio.ensure_future(waking), asyncio.ensure_future(self._maintain())]

    async def _load_active(self, ids: Sequence[str]) -> None:
        for table_id in ids:
            try:
                await self._load_if_active(table_id)
            except Exception as error:
                log.error("table-not-loaded", table=table_id, problem=problem_of(error))

    async def _load_if_active(self, table_id: str) -> None:
        """Load a table if something happens there by itself; otherwise leave it in the store."""
        if self._is_in_memory(table_id):
            return
        history = await self._load_history(table_id)
        if self._is_in_memory(table_id):  # a client has asked for it meanwhile
            return
        if goes_by_itself(history):
            await self._register(history).resume()
        else:
            self._resting.add(history)

    def _is_in_memory(self, table_id: str) -> bool:
        return table_id in self.tables or table_id in self._loading

    async def close(self) -> None:
        """Stop everything; all changes are already stored."""
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, *self._loading.values(), return_exceptions=True)
        await asyncio.gather(*self._closing, return_exceptions=True)
        for table in list(self.tables.values()):
            await table.close()
        self.tables.clear()
        await self.bots.close()
        await self.store.close()

    # Tables and keys.

    async def table(self, table_id: str) -> Table:
        """A table by its id, from memory or from the store."""
        table = self.tables.get(table_id)
        if table is None:
            table = await asyncio.shield(self._load_once(table_id))
        table.last_used = self.sources.now()
        return table

    def _load_once(self, table_id: str) -> asyncio.Task[Table]:
        """The task that loads a table, shared by all simultaneous requests."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda done: self._loaded(table_id, done))
        return loading

    def _loaded(self, table_id: str, loading: asyncio.Task[Table]) -> None:
        """Forget the task. Mark its error as retrieved, in case no caller is left to get it."""
        del self._loading[table_id]
        if not loading.cancelled():
            loading.exception()

    async def _load(self, table_id: str) -> Table:
        table = self._register(await self._load_history(table_id))
        await table.resume()
        return table

    async def _load_history(self, table_id: str) -> TableHistory:
        """Read and replay a table from the store."""
        stored = await self.store.load(table_id)
        if stored is None:
            raise HallError("no-table")
        _check_rules(stored.row.game, stored.row.rules)
        # Replaying a long game is too slow for the event loop.
        return await asyncio.to_thread(load_history, stored.row, stored.entries)

    def _register(self, history: TableHistory) -> Table:
        table = Table(history, self.store, self.bots, self.bus, self.sources, self.limits)
        table.on_gone = lambda: self._forget(table)
        self.tables[history.row.id] = table
        self._resting.remove(history.row.id)
        return table

    async def _try_to_load(self, table_id: str) -> Table | None:
        """A table; if it cannot be loaded, log that and return None, as others must not suffer."""
        try:
            return await self.table(table_id)
        except Exception as error:
            log.error("table-not-loaded", table=table_id, problem=problem_of(error))
        return None

    async def key_to(self, table_id: str, key: str, *roles: Role) -> StoredKey:
        """The stored key, if it opens this table in one of these roles."""
        keys = await self.store.keys([digest_of(key)])
        if not keys:
            raise HallError("bad-key")
        if keys[0].table != table_id or keys[0].role not in roles:
            raise HallError("bad-key/role", roles=", ".join(roles))
        return keys[0]

    async def listed_table(self, table_id: str, *, to_watch: bool = False) -> Table:
        """A table that is open to everybody here. Whether another table exists stays secret."""
        try:
            table = await self.table(table_id)
        except StormhallError as error:
            raise HallError("bad-key/not-listed") from error
        if not table.row.listed or (to_watch and not table.row.spectators):
            raise HallError("bad-key/not-listed")
        return table

    # New tables.

    async def make(self, request: m.MakeTable) -> m.TableMade:
        """Make a table; return it with all its keys."""
        row = creation.row_of_request(request, self.sources)
        entries = creation.first_entries(request.seats, row.created)
        return await self._open(load_history(row, entries), entries, request.seats)

    async def learn(self, game: str, name: str) -> m.TableMade:
        """Make a table that gives a lesson."""
        if game not in lessons.games():
            raise HallError("no-lesson")
        history, entries, seats = creation.lesson_table(lessons.lesson_of(game), name, self.sources)
        return await self._open(history, entries, seats)

    async def play_on(self, table: Table, request: PlayOn) -> m.TableMade:
        """Make a table that continues a finished game from one of its moments."""
        history, entries = await asyncio.to_thread(
            creation.continued_table, table.history, request, self.sources
        )
        return await self._open(history, entries, request.seats)

    async def _open(
        self, history: TableHistory, entries: Sequence[Entry], seats: Sequence[m.SeatWish]
    ) -> m.TableMade:
        """Store and register a new table; the answer has all its keys."""
        row = history.row
        keys = creation.Keyring(row.id, self.sources)
        made = m.TableMade(
            table=state_of(history),
            host=keys.make("host"),
            invite=keys.make("invite"),
            watch=keys.make("watch") if row.spectators else None,
            seats={
                str(number): keys.make("seat", number)
                for number, seat in enumerate(seats)
                if seat.kind == "mine"
            },
        )
        await self._check_room()
        self.active += 1
        try:
            await self.store.create(row, keys.hashes, entries)
        except StoreError:
            self.active -= 1
            raise
        self._register(history).drivers.update()
        return made

    async def _check_room(self) -> None:
        """Refuse a table above the limit, after counting again: some games may be over."""
        if self.active >= self.limits.tables:
            await self._count()
        if self.active >= self.limits.tables:
            raise HallError("too-many/tables", most=self.limits.tables)

    async def _count(self) -> None:
        self.active = len(await self.store.tables(["waiting", "playing"]))

    async def upload(self, record: str) -> m.TableMade:
        """Make a table for replaying a record."""
        history, entry = await asyncio.to_thread(creation.upload_table, record, self.sources)
        keys = creation.Keyring(history.row.id, self.sources)
        host, watch = keys.make("host"), keys.make("watch")
        await self.store.create(history.row, keys.hashes, [entry])
        self._register(history)
        return m.TableMade(table=state_of(history), host=host, invite="", watch=watch, seats={})

    # Seats.

    async def join(self, table_id: str, request: m.Join) -> m.Joined:
        """Sit down with an invitation, or without one at a listed table."""
        if request.invite is None:
            table = await self.listed_table(table_id)
        else:
            await self.key_to(table_id, request.invite, "invite")
            table = await self.table(table_id)
        key = self.sources.key()
        seat = -1

        def grant(number: int) -> StoredKey:
            nonlocal seat
            seat = number
            return StoredKey(digest=digest_of(key), table=table_id, role="seat", seat=number)

        await table.change(seating.join, request.seat, request.name, grant)
        return m.Joined(seat=seat, key=key, table=state_of(table.history, table.presence))

    async def sit_in(self, table_id: str, key: str, seat: int, level: str) -> Table:
        """Hand a seat to a bot: the key's own seat, or with the host's key any seat whose person is
        not online."""
        creation.check_levels([level])
        stored = await self.key_to(table_id, key, "seat", "host")
        table = await self.table(table_id)
        if not 0 <= seat < table.row.seats:
            raise HallError("no-seat/last", last=table.row.seats - 1)
        if stored.role == "seat" and stored.seat != seat:
            raise HallError("bad-key/other-seat")
        if stored.role == "host" and table.history.seats[seat].kind == "person":
            if table.presence.seats[seat]:
                raise HallError("seat-taken/present")
        await table.change(seating.sit_in, seat, level)
        return table

    async def rematch(self, table_id: str, key: str) -> m.Rematch:
        """Seat the same people at a table with the same options for another game."""
        stored = await self.key_to(table_id, key, "seat")
        assert stored.seat is not None, "a key of a seat names it"
        table = await self.table(table_id)
        if table.history.status != "finished":
            raise HallError("not-over")
        async with self._rematching:
            made = None
            if not await self._has_rematch(table):
                made = await self._make_rematch(table)
        following = await self.table(table.history.rematch or "")
        await following.change(changes.reopen)
        keys = creation.Keyring(following.id, self.sources)
        own = keys.make("seat", stored.seat)
        await following.change(seating.claim, stored.seat, keys.hashes[0])
        return m.Rematch(
            table=state_of(following.history, following.presence),
            seat=stored.seat,
            key=own,
            host=made.host if made else None,
            invite=made.invite if made else None,
            watch=made.watch if made else None,
        )

    async def _has_rematch(self, table: Table) -> bool:
        """Whether the rematch has a table; it may have been deleted."""
        following = table.history.rematch
        if following is None:
            return False
        return following in self.tables or bool(await self.store.keys_of(following))

    async def _make_rematch(self, table: Table) -> m.TableMade:
        made = await self.make(creation.same_again(table.history))
        try:
            await table.change(changes.note_rematch, made.table.id)
        except StormhallError:
            await self.delete(made.table.id)  # nobody would have a link to it
            raise
        return made

    async def delete(self, table_id: str) -> None:
        """Delete a table with everything that belongs to it."""
        table = self.tables.get(table_id)
        await self.store.delete(table_id)
        self._resting.remove(table_id)
        if table is not None:
            table.vanish()
            await table.close()
        await self._count()

    def _forget(self, table: Table) -> None:
        """Remove a table that was deleted; what goes on there ends."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        self._resting.remove(table.id)
        closing = asyncio.ensure_future(table.close())
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)

    async def mine(self, keys: Sequence[str]) -> m.OwnTables:
        """The tables at which these keys open seats, first those at which it is their turn."""
        stored = await self.store.keys([digest_of(key) for key in keys])
        seats = {(each.table, each.seat) for each in stored if each.role == "seat"}
        own = []
        for table_id, seat in sorted(seats, key=str):
            summary = await self._summary(table_id)
            if summary is not None and seat is not None:
                own.append(summary.for_seat(seat))
        own.sort(key=lambda one: (not one.turn, -one.table.created, one.table.id, one.seat))
        return m.OwnTables(tables=own)

    async def listed(self) -> m.ListedTables:
        """The tables that are open to everybody here."""
        ids = await self.store.listed(MOST_LISTED)
        summaries = [await self._summary(table_id) for table_id in ids]
        return m.ListedTables(
            tables=[summary.table for summary in summaries if summary is not None]
        )

    async def _summary(self, table_id: str) -> TableSummary | None:
        """Whose turn it is at a table; a table that is only stored is not kept in memory."""
        table = self.tables.get(table_id)
        if table is not None:
            return summary_of(table.history, table.presence)
        summary = self._resting.summary(table_id)
        if summary is not None:
            return summary
        try:
            history = await self._load_history(table_id)
        except StormhallError as error:
            log.warning("table-not-shown", table=table_id, problem=str(error))
            return None
        return summary_of(history) if self._is_in_memory(table_id) else self._resting.add(history)

    # Background work.

    async def _maintain(self) -> None:
        """Check clocks and unload idle tables for as long as the server runs."""
        ticks = 0
        while True:
            await asyncio.sleep(TICK)
            ticks += 1
            try:
                await self.check_clocks()
                if ticks % TICKS_TO_REST == 0:
                    await self.unload_idle()
                if ticks % TICKS_TO_ARCHIVE == 0:
                    await self.archive_unused()
            except Exception as error:
                log.error("maintenance-failed", problem=problem_of(error))

    async def check_clocks(self) -> None:
        """Hand seats whose time has run out to bots, at tables in memory or not."""
        now = self.sources.now()
        for table_id in self._resting.due(now):
            if await self._try_to_load(table_id) is None:
                self._resting.forget_deadline(table_id)
        for table in list(self.tables.values()):
            deadline = table.history.clocks.deadline()
            if deadline is not None and deadline <= now:
                try:
                    await table.check_clocks()
                except StormhallError as error:
                    log.warning("clock-not-stored", table=table.id, problem=str(error))

    async def unload_idle(self) -> None:
        """Unload tables that nobody uses."""
        now = self.sources.now()
        idle = [table for table in self.tables.values() if not table.in_use()]
        idle.sort(key=lambda table: table.last_used)
        spare = len(self.tables) - self.limits.tables_in_memory
        for place, table in enumerate(idle):
            unused = now - table.last_used
            # A client that has just asked for a table may be about to use it.
            if unused > self.limits.idle_minutes * MINUTE or (place < spare and unused > MINUTE):
                await self._unload(table)

    async def archive_unused(self) -> None:
        """Archive tables that nobody has used for a long time."""
        summaries = await self.store.tables(["waiting", "playing"])
        self.active = len(summaries)
        before = self.sources.now() - self.limits.archive_days * DAY
        for summary in summaries:
            if summary.touched < before:
                try:
                    await self._archive_one(summary)
                except StormhallError as error:
                    log.warning("table-not-archived", table=summary.id, problem=str(error))

    async def _archive_one(self, summary: StoredSummary) -> None:
        """Archive a table; a table that is only stored is not even read."""
        table = self.tables.get(summary.id)
        if table is None:
            entries = changes.numbered([Entry(kind="archive")], summary.entries, self.sources.now())
            await self.store.append(summary.id, entries, status="archived")
            self._resting.remove(summary.id)
        elif not table.presence:
            await table.change(changes.archive)
        else:
            return
        self.active -= 1

    async def _unload(self, table: Table) -> None:
        """Remove a table from memory, unless a client has connected."""
        if not table.in_use() and self.tables.get(table.id) is table:
            self._resting.add(table.history)
            del self.tables[table.id]
            await table.close()


def _check_rules(game: str, begun: int) -> None:
    """Refuse a table that was started with a version of the rules that cannot be played here."""
    if find_known(game) is None:
        raise HallError("no-game/name", game=game)
    try:
        find(game, begun)
    except SetupError as error:
        ours = supported(game)
        raise HallError("rules-version/versions", begun=begun, game=game, ours=ours) from error
