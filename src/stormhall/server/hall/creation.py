"""New tables: their rows, first entries and keys."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct, to_builtins
from msgspec.structs import replace

from stormhall.agents import DEFAULT_LEVEL
from stormhall.agents.levels import LEVELS
from stormhall.kernel.core.errors import RecordError
from stormhall.kernel.ruleset import find
from stormhall.kernel.table.create import replay
from stormhall.kernel.table.record import Record
from stormhall.lessons import Lesson
from stormhall.server.keys import digest_of, key_from
from stormhall.server.settings import Moment, Sources
from stormhall.server.store.interface import Entry, Role, StoredKey, TableRow
from stormhall.server.tables.changes import entry, numbered, plain_text
from stormhall.server.tables.history import TableHistory, load_history
from stormhall.server.tables.seating import seat_entry
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.lobby_messages import PlayOn
from stormhall.server.wire.messages import Clock, SeatState, Status
from stormhall.server.wire.table_messages import MakeTable, SeatWish


class Keyring:
    """Makes keys to a table: the keys go to clients, their hashes are stored.

    If a request has a token, the keys follow from it, so that it can be answered again."""

    def __init__(self, table: str, sources: Sources, token: str | None, purpose: str) -> None:
        self.hashes: list[StoredKey] = []
        self._table = table
        self._sources = sources
        self._token = token
        self._purpose = purpose

    def make(self, role: Role, seat: int | None = None) -> str:
        """A new key, or the key that follows from the token."""
        purpose = f"{self._purpose} {role} {seat}"
        key = self._sources.key() if self._token is None else key_from(self._token, purpose)
        hashed = StoredKey(digest=digest_of(key), table=self._table, role=role, seat=seat)
        self.hashes.append(hashed)
        return key


def row_of_request(request: MakeTable, sources: Sources) -> TableRow:
    """The row of a new table; raises an error if its options do not fit together."""
    ruleset = find(request.game)
    check_levels([seat.level for seat in request.seats if seat.kind == "bot"])
    is_full = all(seat.kind != "open" for seat in request.seats)
    seats = len(request.seats)
    options = ruleset.check(seats, dict(request.options), request.preset)
    return TableRow(
        id=sources.table_id(),
        game=request.game,
        rules=ruleset.version,
        seats=seats,
        preset=request.preset,
        options=options,
        seed=sources.seed(),
        clock=_clock(request.clock, seats, ruleset.minutes(seats, options)),
        spectators=request.spectators,
        listed=request.listed,
        created=sources.now(),
        status="playing" if is_full else "waiting",
    )


class Upload(Struct, frozen=True, kw_only=True):
    """A table for replaying a record from outside, and the record."""

    row: TableRow
    record: str

    @property
    def size(self) -> int:
        """How many bytes it takes in the store, about."""
        return len(self.record.encode()) + len(msgspec.json.encode(self.row.start))

    def entries(self, moment: Moment) -> list[Entry]:
        """The only entry of the table."""
        return numbered([entry("upload", record=self.record)], 0, moment)


def read_upload(text: str, table_id: str, now: int) -> Upload:
    """Read and replay a record from outside, which may take long. Everything that is kept is
    written anew from the replayed game: the text itself may hold anything besides."""
    try:
        record = _with_our_position(Record.from_text(text))
        row = _row_of_record(record, table_id, now, "finished")
        return Upload(row=row, record=replay(record).record())
    except RecursionError as error:
        raise RecordError("nested") from error


def _with_our_position(record: Record) -> Record:
    """A record that begins from the same position in our own words."""
    if record.position is None:
        return record
    position = replay(record.until(0)).position() if record.choices else replay(record).position()
    return Record(
        record.game,
        record.rules,
        record.seats,
        record.options,
        record.seed,
        dict(position),
        record.choices,
        record.result,
    )


def lesson_table(
    lesson: Lesson, name: str, sources: Sources
) -> tuple[TableHistory, list[Entry], list[SeatWish]]:
    """A table that gives a lesson, its first entries and its seats: a person in the seat that is
    taught, bots in all others."""
    row = replace(
        _row_of_record(lesson.record, sources.table_id(), sources.now(), "playing"),
        spectators=False,
    )
    wishes = [
        SeatWish(kind="mine", name=name)
        if seat == lesson.seat
        else SeatWish(kind="bot", level=lesson.level)
        for seat in range(row.seats)
    ]
    content = Entry(kind="lesson", data=to_builtins(lesson.content))
    drafts = [*_seat_entries(wishes), content, entry("start")]
    entries = numbered(drafts, 0, sources.moment())
    return load_history(row, entries), entries, wishes


def _row_of_record(record: Record, table_id: str, now: int, status: Status) -> TableRow:
    ruleset = find(record.game, record.rules)
    return TableRow(
        id=table_id,
        game=record.game,
        rules=ruleset.version,
        seats=record.seats,
        options=ruleset.check(record.seats, record.options),
        seed=record.seed,
        start=record.position,
        created=now,
        status=status,
    )


def continued_table(
    before: TableHistory, request: PlayOn, sources: Sources
) -> tuple[TableHistory, list[Entry]]:
    """A table that continues a finished game from one of its moments, and its first entries."""
    game = before.game
    assert game is not None, "only a game that was played can be continued"
    if request.at > len(game.choices) - game.over:
        raise HallError("no-moment/last", choice=request.at)
    if len(request.seats) != before.row.seats or any(seat.kind == "open" for seat in request.seats):
        raise HallError("setup/seats", seats=before.row.seats)
    check_levels([seat.level for seat in request.seats if seat.kind == "bot"])
    row = replace(
        before.row,
        id=sources.table_id(),
        clock=Clock(),
        spectators=True,
        listed=False,
        created=sources.now(),
        status="playing",
    )
    record = game.to_record().until(request.at).to_text()
    drafts = [*_seat_entries(request.seats), entry("onward", record=record)]
    entries = numbered(drafts, 0, sources.moment())
    return load_history(row, entries), entries


def first_entries(wishes: Sequence[SeatWish], now: Moment) -> list[Entry]:
    """Entries for the seats of a new table, and for the start of its game if no seat is open."""
    is_full = all(wish.kind != "open" for wish in wishes)
    drafts = [*_seat_entries(wishes), *([entry("start")] if is_full else [])]
    return numbered(drafts, 0, now)


def _seat_entries(wishes: Sequence[SeatWish]) -> list[Entry]:
    return [seat_entry(number, _first_seat(number, wish)) for number, wish in enumerate(wishes)]


def _first_seat(number: int, wish: SeatWish) -> SeatState:
    name = plain_text(wish.name) if wish.name else ""
    if wish.kind == "bot":
        return SeatState(kind="bot", name=name or wish.level, level=wish.level)
    if wish.kind == "mine":
        return SeatState(kind="person", name=name or str(number + 1))
    return SeatState(kind="open", name=name)


def same_again(history: TableHistory) -> MakeTable:
    """The request for another table like this one. People's seats are open under their names and
    reserved for them, so the table is not listed even if this one was."""
    row = history.row
    return MakeTable(
        game=row.game,
        seats=[_same_seat(seat) for seat in history.seats],
        preset=row.preset,
        options=row.options,
        clock=row.clock,
        spectators=row.spectators,
    )


def _same_seat(seat: SeatState) -> SeatWish:
    if seat.kind == "bot":
        return SeatWish(kind="bot", name=seat.name, level=seat.level or DEFAULT_LEVEL)
    return SeatWish(kind="open", name=seat.name if seat.kind == "person" else "")


def check_levels(levels: Sequence[str]) -> None:
    """Refuse bot levels that do not exist."""
    for level in levels:
        if level not in LEVELS:
            raise HallError("setup/level", level=level, levels=", ".join(LEVELS))


def _clock(wished: Clock, seats: int, minutes: int | None) -> Clock:
    """The clock that was asked for; without one, each seat gets its share of the minutes that the
    options allow for the whole game."""
    if wished.kind == "none" and minutes is not None:
        return Clock(kind="live", bank=minutes * 60 // seats)
    return checked_clock(wished)


def checked_clock(clock: Clock) -> Clock:
    """The clock, if it can run; otherwise raise a refusal that says what is missing."""
    if clock.kind == "live" and not clock.bank:
        raise HallError("setup/bank")
    if clock.kind == "days" and not clock.days:
        raise HallError("setup/days")
    return clock
