"""The hall: all tables, those in memory and those that rest in the store."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import structlog

from stormhall import lessons
from stormhall.kernel.core.errors import SetupError, StormhallError
from stormhall.kernel.ruleset import find
from stormhall.server.bots.bots import Bots
from stormhall.server.keys import digest_of
from stormhall.server.settings import Limits, Sources
from stormhall.server.store.interface import (
    Entry,
    Role,
    Store,
    StoredKey,
    StoreError,
    Summary,
)
from stormhall.server.tables.bus import Bus, LocalBus
from stormhall.server.tables.creation import (
    Keyring,
    check_levels,
    first_entries,
    onward,
    row_of_wish,
    same_again,
    taught,
    uploaded,
)
from stormhall.server.tables.drivers import goes_by_itself
from stormhall.server.tables.history import Course, replayed
from stormhall.server.tables.resting_tables import Shelf
from stormhall.server.tables.table import Table
from stormhall.server.tables.table_views import Glance, glance_at, glance_of, state_of
from stormhall.server.wire.errors import HallError, place_of
from stormhall.server.wire.lobby_messages import PlayOn
from stormhall.server.wire.messages import (
    Join,
    Joined,
    ListedTables,
    MakeTable,
    OwnTables,
    Rematch,
    SeatWish,
    TableMade,
)

log = structlog.get_logger("stormhall.games")

TICK = 1.0
"""Seconds between two looks at clocks."""
TICKS_TO_REST = 10
"""How many of them pass between two looks for idle tables."""
TICKS_TO_ARCHIVE = 60
"""How many of them pass between two looks for tables that nobody has touched for long."""

MOST_LISTED = 50
"""How many listed tables the lobby shows."""
NEEDS_KEY = "this needs a key; the table is not open to everybody here"

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


class Hall:
    """Makes tables, finds them, and puts them away."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        *,
        limits: Limits | None = None,
        sources: Sources | None = None,
        bus: Bus | None = None,
    ) -> None:
        self.store = store
        self.bots = bots
        self.limits = limits or Limits()
        self.sources = sources or Sources()
        self.bus = bus or LocalBus()
        self.tables: dict[str, Table] = {}  # those in memory
        self.active = 0  # tables that wait or are played, in memory or not
        self._shelf = Shelf(self.limits.glances)
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._rematching = asyncio.Lock()  # two who ask at once play at one table

    # Opening and closing.

    async def start(self) -> None:
        """Open the hall: tables at which a bot or a clock has the word go on, one by one, while
        guests come in already; a table that somebody comes to goes on at once."""
        await self._count()
        playing = await self.store.tables(["playing"])
        waking = self._wake_all([summary.id for summary in playing])
        self._chores = [asyncio.ensure_future(waking), asyncio.ensure_future(self._care())]

    async def _wake_all(self, ids: Sequence[str]) -> None:
        for table_id in ids:
            try:
                await self._wake(table_id)
            except StormhallError as error:
                log.error("table-not-woken", table=table_id, problem=str(error))
            except Exception as error:
                log.error("table-not-woken", table=table_id, problem=place_of(error))

    async def _wake(self, table_id: str) -> None:
        """Let a table go on at which something happens by itself; others stay at rest."""
        if self._is_known(table_id):
            return
        course = await self._course(table_id)
        if self._is_known(table_id):  # somebody has come meanwhile
            return
        if goes_by_itself(course):
            await self._seat(course).go_on()
        else:
            self._shelf.put(course)

    def _is_known(self, table_id: str) -> bool:
        return table_id in self.tables or table_id in self._loading

    async def close(self) -> None:
        """Close the hall; everything is stored already."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, *self._loading.values(), return_exceptions=True)
        for table in list(self.tables.values()):
            await table.close()
        self.tables.clear()
        await self.bots.close()
        await self.store.close()

    # Finding.

    async def table(self, table_id: str) -> Table:
        """A table by its id, from memory or from the store."""
        table = self.tables.get(table_id)
        if table is None:
            table = await asyncio.shield(self._load_once(table_id))
        table.last_used = self.sources.now()
        return table

    def _load_once(self, table_id: str) -> asyncio.Task[Table]:
        """The loading of a table, one for all who ask at the same time."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda done: self._loaded(table_id, done))
        return loading

    def _loaded(self, table_id: str, loading: asyncio.Task[Table]) -> None:
        """What went wrong concerns those who wait; if nobody does any more, nobody."""
        del self._loading[table_id]
        if not loading.cancelled():
            loading.exception()

    async def _load(self, table_id: str) -> Table:
        table = self._seat(await self._course(table_id))
        await table.go_on()
        return table

    async def _course(self, table_id: str) -> Course:
        """The course of a table in the store."""
        stored = await self.store.load(table_id)
        if stored is None:
            raise HallError("no-table", "there is no such table")
        _check_rules(stored.row.game, stored.row.rules)
        # Replaying a long game takes its time; others are served meanwhile.
        return await asyncio.to_thread(replayed, stored.row, stored.entries)

    def _seat(self, course: Course) -> Table:
        table = Table(course, self.store, self.bots, self.bus, self.sources, self.limits)
        self.tables[course.row.id] = table
        self._shelf.take(course.row.id)
        return table

    async def _found(self, table_id: str) -> Table | None:
        """A table, or None with a line in the log: one bad table must not stop the others."""
        try:
            return await self.table(table_id)
        except StormhallError as error:
            log.error("table-not-found", table=table_id, problem=str(error))
        except Exception as error:
            log.error("table-not-found", table=table_id, problem=place_of(error))
        return None

    async def key(self, key: str) -> StoredKey:
        """What a key opens."""
        found = await self.store.keys([digest_of(key)])
        if not found:
            raise HallError("bad-key", "this key opens nothing here")
        return found[0]

    async def key_to(self, table_id: str, key: str, *roles: Role) -> StoredKey:
        """A key that opens this table in one of these roles."""
        found = await self.key(key)
        if found.table != table_id or found.role not in roles:
            raise HallError("bad-key", f"this needs the key of: {', '.join(roles)}")
        return found

    async def listed_table(self, table_id: str, *, to_watch: bool = False) -> Table:
        """A table that is open to everybody here. About any other nothing is said without a key,
        not even whether there is one."""
        try:
            table = await self.table(table_id)
        except StormhallError as error:
            raise HallError("bad-key", NEEDS_KEY) from error
        if not table.row.listed or (to_watch and not table.row.spectators):
            raise HallError("bad-key", NEEDS_KEY)
        return table

    # Making.

    async def make(self, wish: MakeTable) -> TableMade:
        """A new table with all its keys."""
        row = row_of_wish(wish, self.sources)
        entries = first_entries(wish.seats, row.created)
        return await self._open(replayed(row, entries), entries, wish.seats)

    async def learn(self, game: str, name: str) -> TableMade:
        """A new table at which a game is learnt."""
        if game not in lessons.games():
            raise HallError("no-lesson", "there is no lesson for such a game")
        course, entries, seats = taught(lessons.lesson_of(game), name, self.sources)
        return await self._open(course, entries, seats)

    async def play_on(self, table: Table, wish: PlayOn) -> TableMade:
        """A new table at which a finished game goes on from one of its moments."""
        course, entries = await asyncio.to_thread(onward, table.course, wish, self.sources)
        return await self._open(course, entries, wish.seats)

    async def _open(
        self, course: Course, entries: Sequence[Entry], seats: Sequence[SeatWish]
    ) -> TableMade:
        """Let a table be there, with all its keys."""
        row = course.row
        keys = Keyring(row.id, self.sources)
        made = TableMade(
            table=state_of(course, {}, 0),
            host=keys.mint("host"),
            invite=keys.mint("invite"),
            watch=keys.mint("watch") if row.spectators else None,
            seats={
                str(number): keys.mint("seat", number)
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
        self._seat(course).wake()
        return made

    async def _check_room(self) -> None:
        """Refuse one table too many; they are counted anew before that, as some may be over."""
        if self.active >= self.limits.tables:
            await self._count()
        if self.active >= self.limits.tables:
            raise HallError("too-many", f"this hall has {self.limits.tables} tables, and no more")

    async def _count(self) -> None:
        self.active = len(await self.store.tables(["waiting", "playing"]))

    async def upload(self, record: str) -> TableMade:
        """A table to replay a record at."""
        course, entry = await asyncio.to_thread(uploaded, record, self.sources)
        keys = Keyring(course.row.id, self.sources)
        host, watch = keys.mint("host"), keys.mint("watch")
        await self.store.create(course.row, keys.hashes, [entry])
        table = self._seat(course)
        return TableMade(table=table.state(), host=host, invite="", watch=watch, seats={})

    # Sitting down, getting up, coming back.

    async def join(self, table_id: str, wish: Join) -> Joined:
        """Sit down with an invitation, or at a listed table without."""
        if wish.invite is None:
            table = await self.listed_table(table_id)
        else:
            await self.key_to(table_id, wish.invite, "invite")
            table = await self.table(table_id)
        key = self.sources.key()
        digest = digest_of(key)
        seat = await table.join(
            wish.seat,
            wish.name,
            lambda n: StoredKey(digest=digest, table=table_id, role="seat", seat=n),
        )
        return Joined(seat=seat, key=key, table=table.state())

    async def leave(self, table_id: str, key: str) -> Table:
        """Get up for good; no key to the seat opens anything any more."""
        found = await self.key_to(table_id, key, "seat")
        assert found.seat is not None, "a key of a seat names it"
        table = await self.table(table_id)
        await table.leave(found.seat)
        return table

    async def sit_in(self, table_id: str, key: str, seat: int, level: str) -> Table:
        """Hand a seat to a bot: the own one, or as a host an empty or absent one."""
        check_levels([level])
        found = await self.key_to(table_id, key, "seat", "host")
        table = await self.table(table_id)
        if not 0 <= seat < table.row.seats:
            raise HallError("no-seat", f"seats are 0 to {table.row.seats - 1}")
        if found.role == "seat" and found.seat != seat:
            raise HallError("bad-key", "this key opens another seat")
        if found.role == "host" and table.course.seats[seat].kind == "person":
            if table.present[seat]:
                raise HallError("seat-taken", "a host cannot replace somebody who is here")
        await table.sit_in(seat, level)
        return table

    async def rematch(self, table_id: str, key: str) -> Rematch:
        """The same people, the same options, another game."""
        found = await self.key_to(table_id, key, "seat")
        assert found.seat is not None, "a key of a seat names it"
        table = await self.table(table_id)
        if table.course.status != "finished":
            raise HallError("not-over", "a rematch can be played when the game is over")
        async with self._rematching:
            made = None
            if not await self._has_rematch(table):
                made = await self._make_rematch(table)
        following = await self.table(table.course.rematch or "")
        await following.reopen()
        keys = Keyring(following.id, self.sources)
        own = keys.mint("seat", found.seat)
        await following.claim(found.seat, keys.hashes[0])
        return Rematch(
            table=following.state(),
            seat=found.seat,
            key=own,
            host=made.host if made else None,
            invite=made.invite if made else None,
            watch=made.watch if made else None,
        )

    async def _has_rematch(self, table: Table) -> bool:
        """Whether a next table is there; it may have been deleted."""
        following = table.course.rematch
        if following is None:
            return False
        return following in self.tables or bool(await self.store.keys_of(following))

    async def _make_rematch(self, table: Table) -> TableMade:
        made = await self.make(same_again(table.course))
        try:
            await table.note_rematch(made.table.id)
        except StormhallError:
            await self.delete(made.table.id)  # nobody would ever find it
            raise
        return made

    async def delete(self, table_id: str) -> None:
        """Forget a table with all that belongs to it."""
        table = self.tables.pop(table_id, None)
        if table is not None:
            await table.close()
        self._shelf.take(table_id)
        await self.store.delete(table_id)
        await self._count()

    async def mine(self, keys: Sequence[str]) -> OwnTables:
        """The tables at which these keys open seats, those that wait for one first."""
        found = await self.store.keys([digest_of(key) for key in keys])
        seats = {(each.table, each.seat) for each in found if each.role == "seat"}
        own = []
        for table_id, seat in sorted(seats, key=str):
            glance = await self._glance(table_id)
            if glance is not None and seat is not None:
                own.append(glance.of(seat))
        own.sort(key=lambda one: (not one.turn, -one.table.created, one.table.id, one.seat))
        return OwnTables(tables=own)

    async def listed(self) -> ListedTables:
        """The tables that are open to everybody here."""
        ids = await self.store.listed(MOST_LISTED)
        glances = [await self._glance(table_id) for table_id in ids]
        return ListedTables(tables=[glance.table for glance in glances if glance is not None])

    async def _glance(self, table_id: str) -> Glance | None:
        """Whose turn it is at a table. One that rests is looked at without being woken."""
        table = self.tables.get(table_id)
        if table is not None:
            return glance_at(table.course, table.state())
        glance = self._shelf.glance(table_id)
        if glance is not None:
            return glance
        try:
            course = await self._course(table_id)
        except StormhallError as error:
            log.warning("table-not-shown", table=table_id, problem=str(error))
            return None
        return glance_of(course) if self._is_known(table_id) else self._shelf.put(course)

    # Caring.

    async def _care(self) -> None:
        """Look after clocks and idle tables for as long as the hall is open."""
        ticks = 0
        while True:
            await asyncio.sleep(TICK)
            ticks += 1
            try:
                await self.look_at_clocks()
                if ticks % TICKS_TO_REST == 0:
                    await self._let_rest()
                if ticks % TICKS_TO_ARCHIVE == 0:
                    await self._archive()
            except StormhallError as error:
                log.error("care-failed", problem=str(error))
            except Exception as error:
                log.error("care-failed", problem=place_of(error))

    async def look_at_clocks(self) -> None:
        """Hand seats whose time has run out to bots, wherever their tables are."""
        now = self.sources.now()
        for table_id in self._shelf.due(now):
            if await self._found(table_id) is None:
                self._shelf.forget_deadline(table_id)
        for table in list(self.tables.values()):
            deadline = table.course.clocks.deadline()
            if deadline is not None and deadline <= now:
                try:
                    await table.look_at_clocks()
                except StormhallError as error:
                    log.warning("clock-not-stored", table=table.id, problem=str(error))

    async def put_away(self) -> None:
        """Let idle tables leave memory, archive those that nobody has touched for long."""
        await self._let_rest()
        await self._archive()

    async def _let_rest(self) -> None:
        now = self.sources.now()
        idle = [table for table in self.tables.values() if not table.in_use()]
        idle.sort(key=lambda table: table.last_used)
        spare = len(self.tables) - self.limits.tables_in_memory
        for place, table in enumerate(idle):
            unused = now - table.last_used
            # Whoever has just asked for a table may be about to use it.
            if unused > self.limits.idle_minutes * MINUTE or (place < spare and unused > MINUTE):
                await self._rest(table)

    async def _archive(self) -> None:
        summaries = await self.store.tables(["waiting", "playing"])
        self.active = len(summaries)
        before = self.sources.now() - self.limits.archive_days * DAY
        for summary in summaries:
            if summary.touched < before:
                try:
                    await self._archive_one(summary)
                except StormhallError as error:
                    log.warning("table-not-archived", table=summary.id, problem=str(error))

    async def _archive_one(self, summary: Summary) -> None:
        """Archive a table, in its turn if it is in memory; one at rest need not even be read."""
        table = self.tables.get(summary.id)
        if table is None:
            put = Entry(
                n=summary.entries, at=self.sources.now(), kind="archive", seat=None, data={}
            )
            await self.store.append(summary.id, [put], status="archived")
            self._shelf.take(summary.id)
        elif not (table.watching or +table.present):
            await table.archive()
        else:
            return
        self.active -= 1

    async def _rest(self, table: Table) -> None:
        """Let a table leave memory, unless somebody has come."""
        if not table.in_use() and self.tables.get(table.id) is table:
            self._shelf.put(table.course)
            del self.tables[table.id]
            await table.close()


def _check_rules(game: str, begun: int) -> None:
    """Refuse to go on with a table by other rules than those it was begun with."""
    try:
        version = find(game).version
    except SetupError as error:
        raise HallError("no-game", f"this hall has no game {game!r}") from error
    if begun != version:
        raise HallError(
            "rules-version",
            f"this table was begun by version {begun} of the rules of {game}; "
            f"this hall plays by version {version}",
        )
