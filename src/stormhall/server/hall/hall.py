"""The hall: all tables, both in memory and only stored."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
import structlog
from msgspec.structs import replace

from stormhall import lessons
from stormhall.kernel.core.errors import SetupError, StormhallError
from stormhall.kernel.ruleset import find, find_known, supported
from stormhall.server.bots.bots import Bots
from stormhall.server.hall import creation
from stormhall.server.hall.loading_threads import LoadingThreads
from stormhall.server.hall.resting_tables import RestingTables
from stormhall.server.hall.retention import Retention
from stormhall.server.hall.uploads import Uploads
from stormhall.server.keys import digest_of, key_from
from stormhall.server.settings import Limits, Sources
from stormhall.server.store.interface import (
    Awaited,
    Conflict,
    Entry,
    Role,
    Store,
    StoredKey,
    StoredState,
    StoreError,
)
from stormhall.server.tables import changes, seating
from stormhall.server.tables.bus import Bus
from stormhall.server.tables.history import TableHistory, load_history
from stormhall.server.tables.outlook import goes_by_itself, kept_summary, outlook_of
from stormhall.server.tables.table import Table
from stormhall.server.tables.table_views import TableSummary, state_of, summary_of
from stormhall.server.wire.errors import HallError, problem_of
from stormhall.server.wire.lobby_messages import PlayOn
from stormhall.server.wire.table_messages import (
    Join,
    Joined,
    ListedTables,
    MakeTable,
    OwnTables,
    Rematch,
    SeatWish,
    TableMade,
)

log = structlog.get_logger("stormhall.hall")

TICK = 1.0
"""Seconds between two checks of clocks."""
TICKS_TO_REST = 10
"""Ticks between two searches for idle tables."""
TICKS_TO_TIDY = 3_600
"""Ticks between two searches for uploaded records that nobody opens."""
TICKS_TO_ARCHIVE = 60
"""Ticks between two searches for tables that nobody has used for a long time."""
TICKS_TO_CLEAR = 3_600
"""Ticks between two searches for empty tables, which takes longer."""
LEISURE = 3.0
"""How much longer than looking at a table of an older version the hall rests before the next: this
may go on for minutes after it has opened, and must not slow down anybody."""

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
        self._resting = RestingTables()
        self.uploads = Uploads(store, self.limits)
        self.retention = Retention(self)
        self._loading_threads = LoadingThreads(self.limits.loading_threads)
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._background: list[asyncio.Task[None]] = []
        self._closing: set[asyncio.Task[None]] = set()  # tables that were deleted
        self._rematching = asyncio.Lock()  # two requests at once lead to one table

    # Starting and stopping.

    async def start(self) -> None:
        """Load the tables at which a bot or an order is due, one by one in the background. All
        others stay in the store until somebody comes or a clock runs out."""
        await self.count()
        opened, awaited = self.sources.steady(), await self.store.awaited()
        for table in awaited:
            self._resting.expect(table, opened)
        waking = self._wake(awaited)
        self._background = [asyncio.ensure_future(waking), asyncio.ensure_future(self._maintain())]

    async def _wake(self, awaited: Sequence[Awaited]) -> None:
        for table in awaited:
            if table.acts:
                await self._try_to_load(table.id)
        for table in awaited:
            if table.acts is None:
                try:
                    await self._look_at_old(table.id)
                except Exception as error:
                    log.error("table-not-loaded", table=table.id, problem=problem_of(error))

    async def _look_at_old(self, table_id: str) -> None:
        """Note what a table waits for that an older version has stored; load it if it is due."""
        clock = asyncio.get_running_loop().time
        if self.is_in_memory(table_id):
            return
        began = clock()
        history = await self._load_history(table_id)
        if goes_by_itself(history) or outlook_of(history).time_left is not None:
            await self.table(table_id)
        elif not self.is_in_memory(table_id):
            await self.store.note_outlook(table_id, history.length, outlook_of(history))
            self._resting.add(history)
        await asyncio.sleep(LEISURE * (clock() - began))

    def is_in_memory(self, table_id: str) -> bool:
        """Whether a table is loaded or is being loaded."""
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
        self._loading_threads.close()
        await self.bots.close()
        await self.store.close()

    # Tables and keys.

    async def table(self, table_id: str) -> Table:
        """A table by its id, from memory or from the store."""
        table = self.tables.get(table_id)
        if table is None:
            table = await asyncio.shield(self._load_once(table_id))
        table.look()
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
        since = self._resting.live_since(table_id, self.sources.steady())
        table = self._register(await self._load_history(table_id))
        if table.history.is_upload:
            await self.uploads.note_opened(table_id, self.sources.steady())
        await table.resume(since)
        return table

    async def _load_history(self, table_id: str) -> TableHistory:
        """Read and replay a table from the store."""
        stored = await self.store.load(table_id)
        if stored is None:
            raise HallError("no-table")
        _check_rules(stored.row.game, stored.row.rules)
        # Replaying a long game is too slow for the event loop.
        return await self._loading_threads.history(stored.row, stored.entries)

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

    async def make(self, request: MakeTable, purpose: str = "make") -> TableMade:
        """Make a table; return it with all its keys."""
        made = await self._made_before(request.token, purpose)
        if made is not None:
            return made
        row = creation.row_of_request(request, self.sources)
        entries = creation.first_entries(request.seats, self.sources.moment())
        history = load_history(row, entries)
        return await self._open(history, entries, request.seats, request.token, purpose)

    async def learn(self, game: str, name: str, token: str | None = None) -> TableMade:
        """Make a table that gives a lesson."""
        if game not in lessons.games():
            raise HallError("no-lesson")
        made = await self._made_before(token, "learn")
        if made is not None:
            return made
        history, entries, seats = creation.lesson_table(lessons.lesson_of(game), name, self.sources)
        return await self._open(history, entries, seats, token, "learn")

    async def play_on(self, table: Table, request: PlayOn) -> TableMade:
        """Make a table that continues a finished game from one of its moments."""
        made = await self._made_before(request.token, "onward")
        if made is not None:
            return made
        history, entries = await asyncio.to_thread(
            creation.continued_table, table.history, request, self.sources
        )
        return await self._open(history, entries, request.seats, request.token, "onward")

    async def _open(
        self,
        history: TableHistory,
        entries: Sequence[Entry],
        seats: Sequence[SeatWish],
        token: str | None,
        purpose: str,
    ) -> TableMade:
        """Store and register a new table; the answer has all its keys."""
        row = history.row
        keys = creation.Keyring(row.id, self.sources, token, purpose)
        made = TableMade(
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
            await self.store.create(row, keys.hashes, entries, outlook_of(history))
        except StoreError as error:
            self.active -= 1
            return await self._made_at_once(token, purpose, error)
        self._register(history).drivers.update()
        return made

    async def _made_before(self, token: str | None, purpose: str) -> TableMade | None:
        """The answer to a request that has come before with the same token."""
        if token is None:
            return None
        host = key_from(token, f"{purpose} host None")
        stored = await self.store.keys([digest_of(host)])
        if not stored:
            return None
        table = await self.table(stored[0].table)
        keys = creation.Keyring(table.id, self.sources, token, purpose)
        seats = {str(seat): keys.make("seat", seat) for seat in range(table.row.seats)}
        invite, watch = keys.make("invite"), keys.make("watch")
        valid = {key.digest for key in await self.store.keys([key.digest for key in keys.hashes])}
        return TableMade(
            table=state_of(table.history, table.presence),
            host=host,
            invite=invite if digest_of(invite) in valid else "",
            watch=watch if digest_of(watch) in valid else None,
            seats={seat: key for seat, key in seats.items() if digest_of(key) in valid},
        )

    async def _made_at_once(self, token: str | None, purpose: str, error: StoreError) -> TableMade:
        """The answer to a request whose repetition was faster; otherwise raise the error."""
        made = await self._made_before(token, purpose) if isinstance(error, Conflict) else None
        if made is None:
            raise error
        return made

    async def _check_room(self) -> None:
        """Refuse a table above the limit, after counting again: some games may be over."""
        if self.active >= self.limits.tables:
            await self.count()
        if self.active >= self.limits.tables:
            raise HallError("too-many/tables", most=self.limits.tables)

    async def count(self) -> None:
        """Count the tables that wait or are played."""
        self.active = await self.store.count(["waiting", "playing"])

    async def uploaded_before(self, token: str | None) -> TableMade | None:
        """The answer to an upload that has come before with the same token."""
        return await self._made_before(token, "upload")

    async def keep(self, upload: creation.Upload, token: str | None = None) -> TableMade:
        """Store a table for replaying a record. It is replayed here only when somebody opens it."""
        row = upload.row
        keys = creation.Keyring(row.id, self.sources, token, "upload")
        host, watch = keys.make("host"), keys.make("watch")
        try:
            async with self.uploads.room(upload.size):
                entries = upload.entries(self.sources.moment())
                await self.store.create(row, keys.hashes, entries)
        except StoreError as error:
            return await self._made_at_once(token, "upload", error)
        state = replace(state_of(TableHistory(row)), status=row.status)
        return TableMade(table=state, host=host, invite="", watch=watch, seats={})

    # Seats.

    async def join(self, table_id: str, request: Join) -> Joined:
        """Sit down with an invitation, or without one at a listed table."""
        invite: StoredKey | None = None
        if request.invite is None:
            table = await self.listed_table(table_id)
        else:
            invite = await self.key_to(table_id, request.invite, "invite")
            table = await self.table(table_id)
        keys = creation.Keyring(table_id, self.sources, request.token, f"join {table_id}")
        key = keys.make("seat")
        digest = keys.hashes[0].digest

        def grant(number: int) -> StoredKey:
            return StoredKey(digest=digest, table=table_id, role="seat", seat=number)

        await table.grant(digest, invite, seating.join, request.seat, request.name, grant)
        granted = await self.key_to(table_id, key, "seat")
        assert granted.seat is not None, "a key of a seat names it"
        state = state_of(table.history, table.presence)
        return Joined(seat=granted.seat, key=key, table=state)

    async def sit_in(self, table_id: str, key: str, seat: int, level: str) -> Table:
        """Hand a seat to a bot: the key's own seat, or with the host's key any seat whose person is
        not online."""
        creation.check_levels([level])
        stored = await self.key_to(table_id, key, "seat", "host")
        table = await self.table(table_id)
        _check_seat(table, seat)
        if stored.role == "host":
            await table.change_by(stored, seating.replace_absent, seat, level, table.presence)
            return table
        if stored.seat != seat:
            raise HallError("bad-key/other-seat")
        table.budget.spend(seat)
        await table.change_by(stored, seating.sit_in, seat, level)
        return table

    async def free(self, table_id: str, key: str, seat: int) -> Table:
        """Open a seat whose person has sat down but never come, with the host's key."""
        stored = await self.key_to(table_id, key, "host")
        table = await self.table(table_id)
        _check_seat(table, seat)
        await table.change_by(stored, seating.free, seat, table.presence)
        return table

    async def rematch(self, table_id: str, key: str, token: str | None = None) -> Rematch:
        """Seat the same people at a table with the same options for another game."""
        stored = await self.key_to(table_id, key, "seat")
        assert stored.seat is not None, "a key of a seat names it"
        table = await self.table(table_id)
        if table.history.status != "finished":
            raise HallError("not-over")
        purpose = f"rematch {table_id}"
        async with self._rematching:
            made = None
            if not await self._has_rematch(table):
                made = await self._make_rematch(table, stored, token, purpose)
        following = await self.table(table.history.rematch or "")
        if made is None:
            made = await self._made_before(token, purpose)
        await following.change(changes.reopen)
        keys = creation.Keyring(following.id, self.sources, token, purpose)
        own = keys.make("seat", stored.seat)
        [claimed] = keys.hashes
        await following.grant(claimed.digest, None, seating.claim, stored.seat, claimed)
        return Rematch(
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

    async def _make_rematch(
        self, table: Table, key: StoredKey, token: str | None, purpose: str
    ) -> TableMade:
        request = msgspec.structs.replace(creation.same_again(table.history), token=token)
        made = await self.make(request, purpose)
        try:
            await table.change_by(key, changes.note_rematch, made.table.id)
        except StormhallError:
            await self.delete(made.table.id)  # nobody would have a link to it
            raise
        return made

    async def delete(self, table_id: str) -> None:
        """Delete a table with everything that belongs to it."""
        table = self.tables.get(table_id)
        await self.store.delete(table_id)
        self._resting.remove(table_id)
        self.uploads.recount()
        if table is not None:
            table.vanish()
            await table.close()
        await self.count()

    def _forget(self, table: Table) -> None:
        """Remove a table that was deleted; what goes on there ends."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        self._resting.remove(table.id)
        closing = asyncio.ensure_future(table.close())
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)

    async def mine(self, keys: Sequence[str]) -> OwnTables:
        """The tables at which these keys open seats, first those at which it is their turn."""
        stored = await self.store.keys([digest_of(key) for key in keys])
        seats = {(each.table, each.seat) for each in stored if each.role == "seat"}
        summaries = await self._summaries(sorted({table for table, _ in seats}))
        own = [
            summaries[table].for_seat(seat)
            for table, seat in seats
            if table in summaries and seat is not None and seat < len(summaries[table].table.seats)
        ]
        own.sort(key=lambda one: (not one.turn, -one.table.created, one.table.id, one.seat))
        return OwnTables(tables=own)

    async def listed(self) -> ListedTables:
        """The tables that are open to everybody here."""
        ids = await self.store.listed(MOST_LISTED)
        summaries = await self._summaries(ids)
        return ListedTables(tables=[summaries[id].table for id in ids if id in summaries])

    async def _summaries(self, ids: Sequence[str]) -> dict[str, TableSummary]:
        """Whose turn it is at these tables; those that are only stored are not loaded."""
        stored = await self.store.states([id for id in ids if id not in self.tables])
        result: dict[str, TableSummary] = {}
        for state in stored:
            if find_known(state.game) is None:  # nobody could open it
                continue
            summary = kept_summary(state) or await self._summary_of_old(state)
            if summary is not None:
                result[state.id] = summary
        for id in ids:
            table = self.tables.get(id)
            if table is not None:
                result[id] = summary_of(table.history, table.presence)
        return result

    async def _summary_of_old(self, state: StoredState) -> TableSummary | None:
        """Whose turn it is at a table that an older version has stored; noted for the next time."""
        try:
            history = await self._load_history(state.id)
            await self.store.note_outlook(state.id, history.length, outlook_of(history))
        except Exception as error:  # whatever is wrong with one table, the others are shown
            log.warning("table-not-shown", table=state.id, problem=problem_of(error))
            return None
        return summary_of(history)

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
                    await self.retention.archive_unused()
                if ticks % TICKS_TO_TIDY == 0:
                    await self.retention.remove_old_uploads()
                if ticks % TICKS_TO_CLEAR == 0:
                    await self.retention.clear_empty()
            except Exception as error:
                log.error("maintenance-failed", problem=problem_of(error))

    async def check_clocks(self) -> None:
        """Hand seats whose time has run out to bots, at tables in memory or not."""
        now = self.sources.steady()
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

    def resting(self) -> int:
        """How many tables in memory have bots that rest because nobody sits or looks there."""
        return sum(bool(t.history.thinking()) and t.bots_rest() for t in self.tables.values())

    async def unload_idle(self) -> None:
        """Unload tables that nobody uses."""
        now = self.sources.steady()
        idle = [table for table in self.tables.values() if not table.in_use()]
        idle.sort(key=lambda table: table.last_used)
        spare = len(self.tables) - self.limits.tables_in_memory
        for place, table in enumerate(idle):
            unused = now - table.last_used
            # A client that has just asked for a table may be about to use it.
            if unused > self.limits.idle_minutes * MINUTE or (place < spare and unused > MINUTE):
                await self._unload(table)

    def wait_no_more(self, table_id: str) -> None:
        """Forget what a stored table waits for: it was archived or deleted."""
        self._resting.remove(table_id)

    async def _unload(self, table: Table) -> None:
        """Remove a table from memory, unless a client has connected."""
        if not table.in_use() and self.tables.get(table.id) is table:
            self._resting.add(table.history)
            del self.tables[table.id]
            await table.close()


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.row.seats:
        raise HallError("no-seat/last", last=table.row.seats - 1)


def _check_rules(game: str, begun: int) -> None:
    """Refuse a table that was started with a version of the rules that cannot be played here."""
    if find_known(game) is None:
        raise HallError("no-game/name", game=game)
    try:
        find(game, begun)
    except SetupError as error:
        ours = supported(game)
        raise HallError("rules-version/versions", begun=begun, game=game, ours=ours) from error
