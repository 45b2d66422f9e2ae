"""Limits and timeouts, and the sources of time and secrets, which tests replace."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct, field

from stormhall.server.keys import new_key, new_seed, new_table_id


def milliseconds() -> int:
    """Now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def steady_clock() -> Callable[[], int]:
    """A clock that starts at the present time, in milliseconds since 1970, and never jumps: whoever
    sets the system's clock takes no time from players and gives none."""
    began, started = milliseconds(), time.monotonic_ns()
    return lambda: began + (time.monotonic_ns() - started) // 1_000_000


class Moment(Struct, frozen=True):
    """A point in time: `at` as people write it, and `steady` for measuring how long things took."""

    at: int
    steady: int


class Sources(Struct, frozen=True, kw_only=True):
    """Where time, ids, keys and seeds come from."""

    now: Callable[[], int] = milliseconds  # for people to read; jumps when the clock is set
    steady: Callable[[], int] = field(default_factory=steady_clock)  # for clocks and waiting
    key: Callable[[], str] = new_key
    table_id: Callable[[], str] = new_table_id
    seed: Callable[[], int] = new_seed

    def moment(self) -> Moment:
        """Now, by both clocks."""
        return Moment(self.now(), self.steady())


class Limits(Struct, frozen=True, kw_only=True):
    """How much the server accepts before it refuses more."""

    tables: int = 2_000  # that wait or are played
    tables_in_memory: int = 400
    loading_threads: int = 2  # that open stored tables, so that a long game delays no short one
    connections: int = 4_000
    connections_per_address: int = 1_200
    connections_per_table: int = 60
    message_bytes: int = 16_384
    upload_bytes: int = 2_000_000  # of a record; one of a long game has 100,000
    records_waiting: int = 8  # records that are received, read or wait for that at once
    records_waiting_per_address: int = 2
    record_seconds: float = 20.0  # for replaying a record; a long game takes one
    record_memory: int = 512_000_000  # bytes for replaying a record; a long game takes a tenth
    uploads: int = 2_000  # uploaded records that are kept
    uploads_bytes: int = 400_000_000  # of all of them
    uploads_per_day: int = 50  # from one address, which therefore cannot use up all places
    uploads_bytes_per_day: int = 10_000_000  # from one address
    upload_days: int = 30  # until an uploaded record that nobody opens is deleted
    messages_per_second: float = 20.0  # on one connection, in the long run
    burst: int = 60
    query_characters: int = 200  # of a search in the rules: a sentence
    requests_per_second: float = 20.0  # over HTTP, from one address
    request_burst: int = 100
    tables_per_hour: int = 120  # made from one address
    bad_messages: int = 20  # on one connection, before it is closed
    waiting_replies: int = 64  # for a connection that does not read
    idle_minutes: int = 30  # until a table that nobody watches is unloaded
    archive_days: int = 90  # until an unused table is archived
    chat_lines: int = 2_000
    entries: int = 100_000  # at a table; a game has a few thousand, and its choices always fit
    seat_entries: int = 5_000  # of one seat besides choices, so that a seat leaves room for others
    seat_acts_burst: int = 60  # chat, orders, names, wishes, hints of a seat at once
    seat_acts_per_second: float = 1.0  # the same in the long run: people need far fewer
    bots_alone_minutes: int = 2  # that bots play on where nobody sits and nobody looks
    empty_days: int = 7  # until an unused table without people, or without a game, is archived
    deletion_days: int = 30  # until such a table is deleted after that


class Timeouts(Struct, frozen=True, kw_only=True):
    """How many seconds the server waits for clients."""

    hello: float = 10.0  # for the first message
    stall: float = 15.0  # for a client that does not read
    closing: float = 3.0  # for all clients to get the reason when the server stops
