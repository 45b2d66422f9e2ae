"""The interface of a store.

A table is a row that hardly changes, keys, and a list of entries that only grows: everything that
happened at the table, numbered from 0 without gaps. Once `append` has returned, its entries are
never lost; two writers of the same number cannot both succeed. `stormhall.server.store.sql` keeps
it all in SQLite; another database or a service would implement the same protocol.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, Protocol

from msgspec import Meta, Struct, field

from stormhall.server.wire.codes import ErrorCode
from stormhall.server.wire.errors import CodedError
from stormhall.server.wire.messages import (
    MOST_SEATS,
    Clock,
    Identifier,
    Options,
    SeatNumber,
    SeatState,
    Status,
)

Natural = Annotated[int, Meta(ge=0)]
Role = Literal["host", "seat", "invite", "watch"]
EntryKind = (
    Literal["seat", "start", "lesson", "upload", "onward", "rematch", "resume", "archive", "reopen"]
    | Literal["choose", "undo", "ask-takeback", "answer-takeback", "takeback", "orders", "say"]
)
"""The kinds of entries: first about the table, then about its game and chat. `HANDLERS` in
`tables/history.py` has a handler for each."""


class TableRow(Struct, frozen=True, kw_only=True):
    """The facts of a table that are fixed when it is made, and its status."""

    id: Identifier
    game: str
    rules: Natural  # the version of the game's rules that the table is played by
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    preset: str | None = None
    options: Options
    seed: int | None  # secret until the game is over; None if the game began from a position
    start: dict[str, Any] | None = None  # the position it began from
    clock: Clock = field(default_factory=Clock)
    spectators: bool = True
    listed: bool = False
    created: Natural  # milliseconds since 1970
    status: Status


class Entry(Struct, frozen=True, kw_only=True):
    """One change of a table; `data` depends on its kind. Number and times are set when it is
    stored."""

    n: Natural = -1
    at: Natural = 0  # milliseconds since 1970, as people read them
    kind: EntryKind
    seat: SeatNumber | None = None
    data: dict[str, Any] = {}
    steady: Natural | None = None  # the same by a clock that never jumps; None in old entries

    @property
    def moment(self) -> int:
        """When it happened, for measuring the time between two entries."""
        return self.at if self.steady is None else self.steady


class StoredKey(Struct, frozen=True, kw_only=True):
    """What a key opens; the key itself is not stored, only its hash."""

    digest: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # hexadecimal SHA-256
    table: str
    role: Role
    seat: SeatNumber | None = None


class Stored(Struct, frozen=True, kw_only=True):
    """A whole table."""

    row: TableRow
    entries: list[Entry]


class KeptSummary(Struct, frozen=True, kw_only=True):
    """What a list shows of a table besides its row."""

    seats: list[SeatState]
    turns: list[int]  # the seats whose people owe a choice
    number: int  # choices made so far
    begun: bool  # whether there is a game
    rematch: str | None = None
    lesson: bool = False


class Outlook(Struct, frozen=True, kw_only=True):
    """What a table waits for, kept beside its row so that nobody has to replay its game to know."""

    acts: bool  # whether a bot or a standing order chooses next
    deadline: int | None  # when the days of a seat run out, by the steady clock
    time_left: int | None  # milliseconds until a live clock runs out; it stands still when closed
    summary: KeptSummary


class Awaited(Struct, frozen=True, kw_only=True):
    """A table at which something happens by itself, now or later."""

    id: str
    acts: bool | None  # None if nobody knows, because an older version stored the table
    deadline: int | None
    time_left: int | None


class StoredState(Struct, frozen=True, kw_only=True):
    """A table for a list, without its history."""

    id: str
    game: str
    preset: str | None
    options: Options
    clock: Clock
    spectators: bool
    listed: bool
    created: int
    status: Status
    entries: int
    summary: KeptSummary | None  # None if an older version stored the table


class StoredSummary(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    seats: int
    status: Status
    created: int
    touched: int  # when the last entry was added
    entries: int


class StoredUpload(Struct, frozen=True, kw_only=True):
    """A table for replaying an uploaded record."""

    table: str
    touched: int  # when it was uploaded or last opened
    bytes: int


class StoreError(CodedError):
    """The store could not do its work; nothing has changed."""

    code = ErrorCode.STORE_FAILED


class DamagedTable(StoreError):
    """What is stored of one table cannot be read; all others can."""

    code = ErrorCode.BROKEN_TABLE


class Conflict(StoreError):
    """Somebody else has already written an entry with this number."""

    code = ErrorCode.CONFLICT


class TableGone(StoreError):
    """The table was deleted."""

    code = ErrorCode.NO_TABLE


class StoreFull(StoreError):
    """There is no room left."""

    code = ErrorCode.STORE_FULL


class StoreBusy(StoreError):
    """The database is locked by somebody else."""

    code = ErrorCode.STORE_BUSY


class NewerStore(StoreError):
    """The data was written by a newer version of Stormhall."""

    code = ErrorCode.STORE_NEWER


class Store(Protocol):
    """A place for tables. Every method raises a `StoreError` if it could not do its work."""

    async def create(
        self,
        row: TableRow,
        keys: Sequence[StoredKey],
        entries: Sequence[Entry],
        outlook: Outlook | None = None,
    ) -> None:
        """Store a new table, wholly or not at all. Raises `Conflict` if its id or one of its keys
        is there already."""

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        *,
        status: Status | None = None,
        keys: Sequence[StoredKey] = (),
        revoke: Sequence[str] = (),
        outlook: Outlook | None = None,
    ) -> None:
        """Add entries to a table, set its status and its outlook if they are given, add keys and
        revoke keys by their digests: all of it or nothing. Raises `Conflict` if one of the entries'
        numbers is already taken, and `TableGone` if there is no such table."""

    async def note_outlook(self, table: str, entries: int, outlook: Outlook) -> None:
        """Set the outlook of a table, unless it has another number of entries by now."""

    async def load(self, table: str) -> Stored | None:
        """A table with all its entries; None if there is none."""

    async def tail(self, table: str, since: int) -> list[Entry]:
        """The entries of a table from the number `since` on."""

    async def keys(self, digests: Sequence[str]) -> list[StoredKey]:
        """What these keys open, in no particular order; unknown and revoked keys are left out."""

    async def revoked(self, digest: str) -> bool:
        """Whether this was a key once; its digest never becomes a key again."""

    async def keys_of(self, table: str) -> list[StoredKey]:
        """All keys to a table: the host's, those to its seats, and those to join and to watch."""

    async def count(self, statuses: Sequence[Status]) -> int:
        """How many tables have one of these statuses."""

    async def awaited(self) -> list[Awaited]:
        """The tables in play at which something happens by itself, or may happen."""

    async def states(self, tables: Sequence[str]) -> list[StoredState]:
        """These tables for a list, in no particular order; those that are missing or cannot be read
        are left out."""

    async def untouched(self, statuses: Sequence[Status], before: int) -> list[StoredSummary]:
        """The tables with one of these statuses to which nothing was added since a moment."""

    async def tables(self, statuses: Sequence[Status]) -> list[StoredSummary]:
        """The tables with one of these statuses, last touched first."""

    async def listed(self, most: int) -> list[str]:
        """At most `most` listed tables that wait or are played, last touched first."""

    async def uploads(self) -> list[StoredUpload]:
        """All tables for replaying uploaded records."""

    async def touch(self, table: str, at: int) -> None:
        """Set the time when a table was last used, without an entry."""

    async def delete(self, table: str) -> None:
        """Delete a table with everything that belongs to it."""

    async def check(self) -> None:
        """Check that the store can be read and written."""

    async def close(self) -> None:
        """Finish the work under way, then close."""
