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
    connections: int = 4_000  # sockets
    connections_per_address: int = 1_200  # a school or an office may have one address
    greeting_per_address: int = 200  # sockets that have not yet said to which table
    spectators: int = 2_000  # the other sockets stay free for people with seats
    spectators_per_table: int = 60
    connections_per_seat: int = 8  # windows of one person, and those that have just broken off
    plain_connections: int = 500  # for requests over HTTP; health checks have some more
    plain_connections_per_address: int = 100  # a browser opens six
    requests_at_once: int = 50  # of one address, behind a proxy too
    message_bytes: int = 16_384
    upload_bytes: int = 2_000_000  # of a record; one of a long game has 100,000
    messages_per_second: float = 20.0  # frames on one connection, of any kind, in the long run
    burst: int = 60
    question_cost: int = 5  # messages that a question counts for: it takes up to 15 ms to answer
    seat_choices_per_second: float = 20.0  # in all windows of a person
    seat_choice_burst: int = 60
    seat_messages_per_second: float = 60.0  # that are not choices: twelve questions
    seat_burst: int = 400  # in a battle the page asks for forty previews at once
    table_messages_per_second: float = 100.0  # of all its people, without their choices
    table_burst: int = 800
    spectator_messages_per_second: float = 20.0  # of all spectators of a table
    spectator_burst: int = 120
    address_messages_per_second: float = 200.0  # of people, without their choices
    address_burst: int = 1_000
    address_spectator_messages_per_second: float = 50.0
    address_spectator_burst: int = 300
    address_choices_per_second: float = 200.0  # more choices wait, and are not refused
    address_choice_burst: int = 600
    records_waiting: int = 8  # records that are received, read or wait for that at once
    records_waiting_per_address: int = 2
    record_seconds: float = 20.0  # for replaying a record; a long game takes one
    record_memory: int = 512_000_000  # bytes for replaying a record; a long game takes a tenth
    uploads: int = 2_000  # uploaded records that are kept
    uploads_bytes: int = 400_000_000  # of all of them
    uploads_per_day: int = 50  # from one address, which therefore cannot use up all places
    uploads_bytes_per_day: int = 10_000_000  # from one address
    upload_days: int = 30  # until an uploaded record that nobody opens is deleted
    query_characters: int = 200  # of a search in the rules: a sentence
    requests_per_second: float = 20.0  # over HTTP, from one address
    request_burst: int = 100
    files_per_second: float = 100.0  # of the page, from one address
    file_burst: int = 1_000  # a browser asks for many at once
    tables_per_hour: int = 120  # made from one address
    bad_messages: int = 20  # on one connection, before it is closed
    waiting_replies: int = 64  # for a connection that does not read
    waiting_bytes: int = 16_384  # for a connection that does not read, before updates wait
    arrivals_per_second: float = 10.0  # messages about who came and went, to all of a table
    error_lines_per_minute: int = 1  # of the log, about faults of the wire that are none of ours
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
    drop: float = 2.0  # for a client that does not read to take the reason why it is dropped
    close: float = 10.0  # for the client's half of the closing of a socket
    idle: int = 5  # for the next request on a connection
    head: float = 20.0  # for the first request, or for the rest of a later one that has begun
    answer: float = 30.0  # for a client to take the waiting part of an answer
    request: float = 120.0  # for a whole request, from its head to the end of its answer
    closing: float = 3.0  # for all clients to get the reason when the server stops
