"""Limits and timeouts, and the sources of time and secrets, which tests replace."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct

from stormhall.server.keys import new_key, new_seed, new_table_id


def milliseconds() -> int:
    """Now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Sources(Struct, frozen=True, kw_only=True):
    """Where time, ids, keys and seeds come from."""

    now: Callable[[], int] = milliseconds
    key: Callable[[], str] = new_key
    table_id: Callable[[], str] = new_table_id
    seed: Callable[[], int] = new_seed


class Limits(Struct, frozen=True, kw_only=True):
    """How much the server accepts before it refuses more."""

    tables: int = 2_000  # that wait or are played
    tables_in_memory: int = 400
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
    upload_bytes: int = 2_000_000
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
    entries: int = 100_000  # at a table: a game has a few thousand
    summaries: int = 5_000  # of tables that are not in memory


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
