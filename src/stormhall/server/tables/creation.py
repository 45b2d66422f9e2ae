"""What a new table is made of: its row, its first entries, its keys."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import to_builtins
from msgspec.structs import replace

from stormhall.agents.levels import LEVELS
from stormhall.kernel.core.errors import RecordError
from stormhall.kernel.ruleset import find
from stormhall.kernel.table.record import Record
from stormhall.lessons import Lesson
from stormhall.server.keys import digest_of
from stormhall.server.settings import Sources
from stormhall.server.store.interface import Entry, Role, Status, StoredKey, TableRow
from stormhall.server.tables.changes import plain_text
from stormhall.server.tables.history import Course, replayed
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.lobby_messages import PlayOn
from stormhall.server.wire.messages import Clock, MakeTable, SeatState, SeatWish


class Keyring:
    """The keys that are made for a table: the keys themselves for a guest, their hashes to keep."""

    def __init__(self, table: str, sources: Sources) -> None:
        self.hashes: list[StoredKey] = []
        self._table = table
        self._sources = sources

    def mint(self, role: Role, seat: int | None = None) -> str:
        """One more key."""
        key = self._sources.key()
        hashed = StoredKey(digest=digest_of(key), table=self._table, role=role, seat=seat)
        self.hashes.append(hashed)
        return key


def row_of_wish(wish: MakeTable, sources: Sources) -> TableRow:
    """The row of a new table, if it can be set up as wished."""
    ruleset = find(wish.game)
    check_levels([seat.level for seat in wish.seats if seat.kind == "bot"])
    is_full = all(seat.kind != "open" for seat in wish.seats)
    return TableRow(
        id=sources.table_id(),
        game=wish.game,
        rules=ruleset.version,
        seats=len(wish.seats),
        preset=wish.preset,
        options=ruleset.check(len(wish.seats), dict(wish.options), wish.preset),
        seed=sources.seed(),
        start=None,
        clock=checked_clock(wish.clock),
        spectators=wish.spectators,
        listed=wish.listed,
        created=sources.now(),
        status="playing" if is_full else "waiting",
    )


def uploaded(text: str, sources: Sources) -> tuple[Course, Entry]:
    """A table at which a record is replayed, and the entry that it consists of."""
    try:
        row = _row_of_record(Record.from_text(text), sources, "finished")
        entry = Entry(n=0, at=row.created, kind="upload", seat=None, data={"record": text})
        course = Course(row)
        course.apply(entry)
    except RecursionError as error:
        raise RecordError("it is nested too deeply") from error
    return course, entry


def taught(
    lesson: Lesson, name: str, sources: Sources
) -> tuple[Course, list[Entry], list[SeatWish]]:
    """A table at which somebody learns a game, the entries that it begins with, and who sits there:
    the person in the seat that is taught, bots in all others."""
    row = replace(_row_of_record(lesson.record, sources, "playing"), spectators=False)
    wishes = [
        SeatWish(kind="mine", name=name)
        if seat == lesson.seat
        else SeatWish(kind="bot", level=lesson.level)
        for seat in range(row.seats)
    ]
    entries = _seated(wishes, row.created)
    for kind, data in (("lesson", to_builtins(lesson.content)), ("start", {})):
        entries.append(Entry(n=len(entries), at=row.created, kind=kind, seat=None, data=data))
    return replayed(row, entries), entries, wishes


def _row_of_record(record: Record, sources: Sources, status: Status) -> TableRow:
    ruleset = find(record.game)
    return TableRow(
        id=sources.table_id(),
        game=record.game,
        rules=ruleset.version,
        seats=record.seats,
        preset=None,
        options=ruleset.check(record.seats, record.options),
        seed=record.seed,
        start=record.position,
        clock=Clock(),
        spectators=True,
        listed=False,
        created=sources.now(),
        status=status,
    )


def onward(before: Course, wish: PlayOn, sources: Sources) -> tuple[Course, list[Entry]]:
    """A table at which a game that is over elsewhere is played on from one of its moments, and the
    entries that it begins with."""
    game = before.game
    assert game is not None, "only what was played can be played on"
    if wish.at > len(game.choices) - game.over:
        raise HallError("no-moment", f"there is nothing to play after choice {wish.at}")
    if len(wish.seats) != before.row.seats or any(seat.kind == "open" for seat in wish.seats):
        raise HallError("setup", f"this takes {before.row.seats} seats, none of them open")
    check_levels([seat.level for seat in wish.seats if seat.kind == "bot"])
    row = replace(
        before.row,
        id=sources.table_id(),
        clock=Clock(),
        spectators=True,
        listed=False,
        created=sources.now(),
        status="playing",
    )
    entries = _seated(wish.seats, row.created)
    record = game.to_record().until(wish.at).to_text()
    data = {"record": record}
    entries.append(Entry(n=len(entries), at=row.created, kind="onward", seat=None, data=data))
    return replayed(row, entries), entries


def first_entries(wishes: Sequence[SeatWish], now: int) -> list[Entry]:
    """Who sits down when a table is made, and the start if no seat is open."""
    entries = _seated(wishes, now)
    if all(wish.kind != "open" for wish in wishes):
        entries.append(Entry(n=len(entries), at=now, kind="start", seat=None, data={}))
    return entries


def _seated(wishes: Sequence[SeatWish], now: int) -> list[Entry]:
    seats = [_first_seat(number, wish) for number, wish in enumerate(wishes)]
    return [
        Entry(n=number, at=now, kind="seat", seat=number, data=to_builtins(seat))
        for number, seat in enumerate(seats)
    ]


def _first_seat(number: int, wish: SeatWish) -> SeatState:
    name = plain_text(wish.name) if wish.name else ""
    if wish.kind == "bot":
        return SeatState(kind="bot", name=name or wish.level, level=wish.level)
    if wish.kind == "mine":
        return SeatState(kind="person", name=name or str(number + 1))
    return SeatState(kind="open", name=name)


def same_again(course: Course) -> MakeTable:
    """The wish for a table like this one; people find their names at open seats, which is why
    it is not listed even if this one was: the seats are kept for them."""
    row = course.row
    return MakeTable(
        game=row.game,
        seats=[_same_seat(seat) for seat in course.seats],
        preset=row.preset,
        options=row.options,
        clock=row.clock,
        spectators=row.spectators,
    )


def _same_seat(seat: SeatState) -> SeatWish:
    if seat.kind == "bot":
        return SeatWish(kind="bot", name=seat.name, level=seat.level or "planner")
    return SeatWish(kind="open", name=seat.name if seat.kind == "person" else "")


def check_levels(levels: Sequence[str]) -> None:
    """Refuse a level of bots that does not exist."""
    for level in levels:
        if level not in LEVELS:
            raise HallError("setup", f"there is no level {level!r}; there are: {LEVELS}")


def checked_clock(clock: Clock) -> Clock:
    """A clock that can run, or a refusal that says what is missing."""
    if clock.kind == "live" and not clock.bank:
        raise HallError("setup", "a live clock needs `bank`, the seconds at the start")
    if clock.kind == "days" and not clock.days:
        raise HallError("setup", "a clock of days needs `days`, the days for a choice")
    return clock
