"""The hall: all tables, those in memory and those that rest in the store."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
import structlog

import stormhall
from stormhall.agents.levels import LEVELS
from stormhall.kernel.errors import RecordError
from stormhall.kernel.ruleset import find
from stormhall.server.bots import Bots
from stormhall.server.bus import Bus, LocalBus
from stormhall.server.course import Course, replayed
from stormhall.server.errors import HallError
from stormhall.server.keys import digest_of
from stormhall.server.messages import (
    Clock,
    Join,
    Joined,
    MakeTable,
    OwnTable,
    OwnTables,
    Rematch,
    SeatState,
    SeatWish,
    TableMade,
)
from stormhall.server.settings import Limits, Sources
from stormhall.server.store.interface import (
    Entry,
    Role,
    Store,
    StoredKey,
    StoreError,
    TableRow,
)
from stormhall.server.table import Table, plain_text

log = structlog.get_logger("stormhall.hall")

TICK = 1.0
"""Seconds between two looks at clocks and idle tables."""

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
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._deadlines: dict[str, int] = {}  # of tables that left memory with a clock running
        self._caring: asyncio.Task[None] | None = None
        self._rematching = asyncio.Lock()  # two who ask at once play at one table

    # Opening and closing.

    async def start(self) -> None:
        """Open the hall: tables at which a bot or a clock has the word go on."""
        under_way = await self.store.tables(["waiting", "playing"])
        self.active = len(under_way)
        for summary in under_way:
            if summary.status == "playing":
                await self._wake(summary.id)
        self._caring = asyncio.ensure_future(self._care())

    async def _wake(self, table_id: str) -> None:
        """Let a table go on after the hall was closed, and leave memory if it only waits."""
        try:
            table = await self.table(table_id)
            await table.go_on()
        except (HallError, StoreError, RecordError) as error:
            log.error("table-not-resumed", table=table_id, problem=str(error))
            return
        if not table.in_use():
            await self._rest(table)

    async def close(self) -> None:
        """Close the hall; everything is stored already."""
        if self._caring is not None:
            self._caring.cancel()
            await asyncio.gather(self._caring, return_exceptions=True)
        for table in list(self.tables.values()):
            await table.close()
        self.tables.clear()
        await self.bots.close()
        await self.store.close()

    # Finding.

    async def table(self, table_id: str) -> Table:
        """A table by its id, from memory or from the store."""
        table = self.tables.get(table_id)
        if table is not None:
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Table:
        stored = await self.store.load(table_id)
        if stored is None:
            raise HallError("no-table", "there is no such table")
        version = find(stored.row.game).version
        if stored.row.rules != version:
            raise HallError(
                "rules-version",
                f"this table was begun by version {stored.row.rules} of the rules; "
                f"this hall plays by version {version}",
            )
        # Replaying a long game takes its time; others are served meanwhile.
        course = await asyncio.to_thread(replayed, stored.row, stored.entries)
        return self._seat(course)

    def _seat(self, course: Course) -> Table:
        table = Table(course, self.store, self.bots, self.bus, self.sources, self.limits)
        self.tables[course.row.id] = table
        self._deadlines.pop(course.row.id, None)
        return table

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

    # Making.

    async def make(self, wish: MakeTable) -> TableMade:
        """A new table with all its keys."""
        if self.active >= self.limits.tables:
            raise HallError("too-many", f"this hall has {self.limits.tables} tables, and no more")
        self._check_levels([seat.level for seat in wish.seats if seat.kind == "bot"])
        row = self._row(wish)
        keys: list[StoredKey] = []
        made = TableMade(
            table=Table(
                Course(row), self.store, self.bots, self.bus, self.sources, self.limits
            ).state(),
            host=self._mint(keys, row.id, "host"),
            invite=self._mint(keys, row.id, "invite"),
            watch=self._mint(keys, row.id, "watch") if wish.spectators else None,
            seats={
                str(number): self._mint(keys, row.id, "seat", number)
                for number, seat in enumerate(wish.seats)
                if seat.kind == "mine"
            },
        )
        entries = self._first_entries(wish.seats)
        await self.store.create(row, keys, entries)
        self.active += 1
        table = self._seat(replayed(row, entries))
        await table.go_on()
        return msgspec.structs.replace(made, table=table.state())

    def _row(self, wish: MakeTable) -> TableRow:
        ruleset = find(wish.game)
        options = ruleset.check(len(wish.seats), dict(wish.options), wish.preset)
        return TableRow(
            id=self.sources.table_id(),
            game=wish.game,
            rules=ruleset.version,
            seats=len(wish.seats),
            preset=wish.preset,
            options=options,
            seed=self.sources.seed(),
            start=None,
            clock=checked_clock(wish.clock),
            spectators=wish.spectators,
            created=self.sources.now(),
            status="waiting",
        )

    def _mint(self, keys: list[StoredKey], table: str, role: Role, seat: int | None = None) -> str:
        key = self.sources.key()
        keys.append(StoredKey(digest=digest_of(key), table=table, role=role, seat=seat))
        return key

    def _first_entries(self, wishes: Sequence[SeatWish]) -> list[Entry]:
        now = self.sources.now()
        seats = [_first_seat(number, wish) for number, wish in enumerate(wishes)]
        entries = [
            Entry(n=number, at=now, kind="seat", seat=number, data=msgspec.to_builtins(seat))
            for number, seat in enumerate(seats)
        ]
        if all(seat.kind != "open" for seat in seats):
            entries.append(Entry(n=len(entries), at=now, kind="start", seat=None, data={}))
        return entries

    def _check_levels(self, levels: Sequence[str]) -> None:
        for level in levels:
            if level not in LEVELS:
                raise HallError("setup", f"there is no level {level!r}; there are: {LEVELS}")

    # Sitting down, getting up, coming back.

    async def join(self, table_id: str, wish: Join) -> Joined:
        """Sit down with an invitation."""
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
        """Get up for good; the key opens nothing any more."""
        found = await self.key_to(table_id, key, "seat")
        assert found.seat is not None
        table = await self.table(table_id)
        await table.leave(found.seat, found.digest, "planner")
        return table

    async def sit_in(self, table_id: str, key: str, seat: int, level: str) -> Table:
        """Hand a seat to a bot: the own one, or as a host an empty or absent one."""
        self._check_levels([level])
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
        assert found.seat is not None
        table = await self.table(table_id)
        if table.course.status != "finished":
            raise HallError("not-over", "a rematch can be played when the game is over")
        made = None
        async with self._rematching:
            if table.course.rematch is None:
                made = await self.make(_same_again(table))
                await table.note_rematch(made.table.id)
        next_id = table.course.rematch
        assert next_id is not None
        following = await self.table(next_id)
        keys: list[StoredKey] = []
        own = self._mint(keys, next_id, "seat", found.seat)
        await following.claim(found.seat, keys[0])
        return Rematch(
            table=following.state(),
            seat=found.seat,
            key=own,
            host=made.host if made else None,
            invite=made.invite if made else None,
            watch=made.watch if made else None,
        )

    async def mine(self, keys: Sequence[str]) -> OwnTables:
        """The tables at which these keys open seats, those that wait for one first."""
        found = await self.store.keys([digest_of(key) for key in keys])
        own: list[OwnTable] = []
        for each in found:
            if each.role != "seat" or each.seat is None:
                continue
            try:
                table = await self.table(each.table)
            except HallError as error:
                log.warning("table-not-shown", table=each.table, problem=str(error))
                continue
            own.append(_own(table, each.seat))
        own.sort(key=lambda one: (not one.turn, -one.table.created, one.table.id, one.seat))
        return OwnTables(tables=own)

    async def upload(self, record: str) -> TableMade:
        """A table to replay a record at."""
        game = await asyncio.to_thread(stormhall.replay, record)
        now = self.sources.now()
        row = TableRow(
            id=self.sources.table_id(),
            game=game.name,
            rules=game.ruleset.version,
            seats=game.seats,
            preset=None,
            options=game.options,
            seed=game.seed,
            start=game.start,
            clock=Clock(),
            spectators=True,
            created=now,
            status="finished",
        )
        keys: list[StoredKey] = []
        host = self._mint(keys, row.id, "host")
        watch = self._mint(keys, row.id, "watch")
        entries = [Entry(n=0, at=now, kind="upload", seat=None, data={"record": record})]
        await self.store.create(row, keys, entries)
        course = await asyncio.to_thread(replayed, row, entries)
        table = self._seat(course)
        return TableMade(table=table.state(), host=host, invite="", watch=watch, seats={})

    # Caring.

    async def _care(self) -> None:
        """Look after clocks and idle tables for as long as the hall is open."""
        ticks = 0
        while True:
            await asyncio.sleep(TICK)
            ticks += 1
            try:
                await self._look_at_clocks()
                if ticks % 60 == 0:
                    await self.put_away()
            except Exception:
                log.exception("care-failed")

    async def _look_at_clocks(self) -> None:
        now = self.sources.now()
        for table in list(self.tables.values()):
            deadline = table.course.clocks.deadline()
            if deadline is not None and deadline <= now:
                await table.look_at_clocks()
        for table_id, deadline in list(self._deadlines.items()):
            if deadline <= now:
                await (await self.table(table_id)).look_at_clocks()

    async def put_away(self) -> None:
        """Let idle tables leave memory, archive those that nobody has touched for long."""
        now = self.sources.now()
        idle = [table for table in self.tables.values() if not table.in_use()]
        idle.sort(key=lambda table: table.last_used)
        spare = len(self.tables) - self.limits.tables_in_memory
        for place, table in enumerate(idle):
            if place < spare or now - table.last_used > self.limits.idle_minutes * MINUTE:
                await self._rest(table)
        before = now - self.limits.archive_days * DAY
        for table_id in await self.store.idle(["waiting", "playing"], before):
            table = await self.table(table_id)
            if not table.in_use():
                await table.archive()
                await self._rest(table)
        self.active = len(await self.store.tables(["waiting", "playing"]))

    async def _rest(self, table: Table) -> None:
        """Let a table leave memory; its clock is remembered."""
        deadline = table.course.clocks.deadline()
        if deadline is not None:
            self._deadlines[table.id] = deadline
        self.tables.pop(table.id, None)
        await table.close()


def checked_clock(clock: Clock) -> Clock:
    """A clock that can run, or a refusal that says what is missing."""
    if clock.kind == "live" and not clock.bank:
        raise HallError("setup", "a live clock needs `bank`, the seconds at the start")
    if clock.kind == "days" and not clock.days:
        raise HallError("setup", "a clock of days needs `days`, the days for a choice")
    return clock


def _first_seat(number: int, wish: SeatWish) -> SeatState:
    name = plain_text(wish.name) if wish.name else ""
    if wish.kind == "bot":
        return SeatState(kind="bot", name=name or wish.level, level=wish.level)
    if wish.kind == "mine":
        return SeatState(kind="person", name=name or str(number + 1))
    return SeatState(kind="open", name=name)


def _same_again(table: Table) -> MakeTable:
    """The wish for a table like this one; people find their names at open seats."""
    seats = [
        SeatWish(kind="bot", name=seat.name, level=seat.level or "planner")
        if seat.kind == "bot"
        else SeatWish(kind="open", name=seat.name)
        for seat in table.course.seats
    ]
    return MakeTable(
        game=table.row.game,
        seats=seats,
        preset=table.row.preset,
        options=table.row.options,
        clock=table.row.clock,
        spectators=table.row.spectators,
    )


def _own(table: Table, seat: int) -> OwnTable:
    game = table.course.game
    return OwnTable(
        table=table.state(),
        seat=seat,
        turn=seat in table.course.thinking() and not table.course.is_bot(seat),
        number=0 if game is None else len(game.choices),
    )
