"""All error codes, over HTTP and over sockets, and the English texts of the hall's errors.

`python -m tools.generate.protocol_schema --write docs/protocol` writes the codes into the schema
and the table in `docs/protocol.md`, and their words into `code-...` of the browser's English.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Self

from stormhall.kernel.core.english import English


class ErrorCode(StrEnum):
    """A code, the status of HTTP answers with it, and its words. A code without a status occurs
    only over sockets, or with any status."""

    status: int | None
    words: str

    def __new__(cls, code: str, status: int | None, words: str) -> Self:
        member = str.__new__(cls, code)
        member._value_, member.status, member.words = code, status, words
        return member

    ABUSE = "abuse", None, "Too many messages made no sense, so the hall closed the connection."
    ARCHIVED = "archived", 409, "This table was put away. Come back to one of its seats first."
    AWAY = "away", 409, "A bot sits in for you. Take your seat back first."
    BAD_KEY = "bad-key", 403, "This link or seat is not valid here, or not any more."
    BAD_RECORD = "bad-record", 422, "This file is not a record of a game, or it does not replay."
    BROKEN_TABLE = "broken-table", 500, "This table cannot be read. Its host has to look at it."
    BUSY = "busy", None, "A hint is being thought about already."
    CLOSING = "closing", 503, "The hall is just closing. Try again in a moment."
    CONFLICT = "conflict", 409, "Somebody was faster. Try again."
    EMPTY_TEXT = "empty-text", 400, "This text is empty."
    HELLO_FIRST = "hello-first", None, "The hall did not understand this page. Reload it."
    HELLO_LATE = "hello-late", None, "The page took too long to connect. Try again."
    HOST = "host", 403, "The hall is not known under this address."
    HTTP = "http", None, "The hall could not answer."
    ILLEGAL = "illegal", 422, "The rules do not allow this now."
    INTERNAL = "internal", 500, "Something went wrong in the hall. The table will update itself."
    INVALID = "invalid", 400, "This is not possible."
    MALFORMED = "malformed", 400, "The hall did not understand this."
    METHOD = "method", 405, "This cannot be done here."
    NO_GAME = "no-game", 404, "This game is not played here."
    NO_LESSON = "no-lesson", 404, "There is no lesson for this game."
    NO_MOMENT = "no-moment", 404, "The game has fewer choices than that."
    NO_PAGE = "no-page", 404, "There is nothing here."
    NO_RULE = "no-rule", 404, "There is no such rule."
    NO_SEAT = "no-seat", 404, "The table has fewer seats than that."
    NO_STEP = "no-step", 422, "The game has no such step."
    NO_TABLE = "no-table", 404, "There is no such table, or not any more."
    NOT_AWAY = "not-away", 409, "No bot sits in for this seat."
    NOT_HERE = "not-here", 403, "This is shown on the hall's own machine alone."
    NOT_OVER = "not-over", 409, "This is possible when the game is over."
    NOT_READY = "not-ready", 503, "The hall is not ready yet. Try again in a moment."
    NOT_STARTED = "not-started", 409, "The game begins when all seats are taken."
    NOT_YOUR_TURN = "not-your-turn", 409, "It is not your turn."
    NOTATION = "notation", 422, "This is no action of the game."
    ORIGIN = "origin", 403, "This page may not use the hall."
    OVER = "over", 409, "The game is over."
    PROTOCOL = "protocol", None, "The hall has changed since this page was opened. Reload the page."
    REPLAY_ONLY = "replay-only", 409, "Here a game is only replayed."
    RULES_VERSION = (
        "rules-version",
        409,
        "This hall cannot play this table's version of the rules.",
    )
    SEAT_TAKEN = "seat-taken", 409, "This seat is taken."
    SETUP = "setup", 422, "The game cannot be set up like this."
    SLOW_READER = "slow-reader", None, "The connection is too slow."
    STALE = "stale", 409, "The table has moved on."
    STORE_BUSY = "store-busy", 503, "The hall cannot write now. Nothing has changed; try again."
    STORE_FAILED = "store-failed", 503, "The hall could not store this. Nothing has changed."
    STORE_FULL = "store-full", 503, "The disk of the hall is full. Nothing has changed."
    STORE_NEWER = "store-newer", 503, "The data of this hall come from a newer version."
    TAKEBACK = "takeback", 409, "Nobody waits for this answer, or there is nothing to go back to."
    TAKEBACK_ASKED = "takeback-asked", 409, "Another take-back is being asked for."
    TOO_COSTLY = "too-costly", 422, "This record takes too much time or memory to replay."
    TOO_FAST = "too-fast", 429, "That was too fast. Wait a moment."
    TOO_LONG = "too-long", 413, "This is too long."
    TOO_MANY = "too-many", 503, "There is no room left here."
    TOO_SLOW = "too-slow", 408, "This took too long to arrive."
    UNDO_REFUSED = "undo-refused", 409, "The last choice cannot be taken back."
    UNEXPECTED = "unexpected", None, "The hall did not expect this."
    UNKNOWN_TYPE = "unknown-type", None, "The hall does not know this message."
    WATCHING = "watching", 403, "Spectators cannot do this."


CODES: Final = {code.value: code for code in ErrorCode}

DETAILS: Final[dict[str, str]] = {
    "bad-key/missing": "This needs a key, in the header `Authorization: Bearer KEY`.",
    "bad-key/not-listed": "This needs a key: the table is not open to everybody here.",
    "bad-key/no-spectators": "This table has no spectators; it needs the key of a seat.",
    "bad-key/other-seat": "This key opens another seat.",
    "bad-key/revoked": "This key was valid before, but opens nothing any more.",
    "bad-key/role": "This needs the key of: {roles}.",
    "broken-table/entry": "This hall cannot read entry {entry} of table {table} ({kind}).",
    "closing/table": "This table is being put away. Try again in a moment.",
    "hello-first/type": "The first message has to be `hello`.",
    "hello-late/seconds": "A `hello` has to come within {seconds:g} seconds.",
    "host/option": "The hall is not known under this name; see --origin.",
    "internal/closed": "Something went wrong in the hall. Come back in a moment.",
    "internal/unchanged": "Something went wrong in the hall. Nothing has changed.",
    "internal/update": "The hall cannot show what is new here.",
    "malformed/asked": "Ask about an `action` or about `kinds`, not both.",
    "malformed/at": "`at` is the number of choices made.",
    "malformed/binary": "Messages are text frames with JSON, not binary ones.",
    "malformed/field": "This is not as described: {problem}",
    "malformed/json": "This is no JSON: {problem}",
    "malformed/nested": "This is nested too deeply.",
    "malformed/object": "A message is an object: {problem}",
    "malformed/seat": "`seat` is the number of a seat, `spectator` or `all`.",
    "no-game/name": "There is no game {game!r} here.",
    "no-moment/last": "There is nothing to play after choice {choice}.",
    "no-moment/moments": "This game has moments 0 to {last}, not {number}.",
    "no-seat/last": "Seats are 0 to {last}.",
    "no-step/name": "{game} has no step {step!r}.",
    "not-here/metrics": "Metrics are shown on this machine alone; see --open-metrics.",
    "not-over/record": "This record ends before the game is over.",
    "not-ready/bots": "No bot can think.",
    "not-ready/records": "No record can be read now.",
    "not-ready/store": "The store cannot be written.",
    "origin/option": "A page from elsewhere may not use this hall; see --origin.",
    "origin/plain": "This hall is used over https; a page over http may not use it.",
    "protocol/version": "This hall speaks protocol {ours}, not {theirs}.",
    "rules-version/versions": (
        "This table was begun by version {begun} of the rules of {game}, which cannot be played "
        "here any more; supported: {ours}."
    ),
    "seat-taken/all": "No seat is open at this table.",
    "seat-taken/came": "Only a seat whose person has never come can be freed.",
    "seat-taken/present": "A host cannot replace somebody who is here.",
    "seat-taken/seat": "Seat {seat} is not open; open are: {free}.",
    "setup/bank": "A live clock needs `bank`, the seconds at the start.",
    "setup/days": "A clock of days needs `days`, the days for a choice.",
    "setup/level": "There is no level {level!r}; there are: {levels}.",
    "setup/seats": "This takes {seats} seats, none of them open.",
    "stale/branch": "Choices were taken back before this one came.",
    "takeback/range": "{made} choices were made; go back to 0 or more, but fewer.",
    "too-costly/memory": "Replaying this record takes more memory than the hall gives it.",
    "too-costly/seconds": "Replaying this record takes more than {most:g} seconds.",
    "too-fast/seat-acts": "This seat does too much at once besides choosing.",
    "too-fast/address": "Too many messages come from this address.",
    "too-fast/requests": "Too many requests come from this address.",
    "too-fast/seat": "Too many messages come from this seat.",
    "too-fast/spectators": "Too many messages come from the spectators of this table.",
    "too-fast/table": "Too many messages come from this table.",
    "too-fast/tables": "At most {most} tables an hour can be made from one address.",
    "too-fast/uploads": "At most {most} records a day are taken from one address.",
    "too-fast/uploads-bytes": "At most {most} bytes of records a day are taken from one address.",
    "too-long/bytes": "This may have at most {most} bytes.",
    "too-long/query": "A search may have at most {most} characters.",
    "too-many/address": "There are too many connections from this address.",
    "too-many/entries": "A table keeps {most} entries.",
    "too-many/greeting": "Too many connections from this address have sent no `hello`.",
    "too-many/lines": "A table keeps {most} lines of chat.",
    "too-many/records": "The hall is reading other records now. Try again in a moment.",
    "too-many/requests": "Too many requests from this address are under way.",
    "too-many/seat-entries": "A seat may do {most} things besides choosing.",
    "too-many/sockets": "There are too many connections to this hall.",
    "too-many/spectators": "This hall has too many spectators.",
    "too-many/table-spectators": "This table has too many spectators.",
    "too-many/tables": "This hall has {most} tables, and no more.",
    "too-many/uploads": "This hall keeps {most} uploaded records, and no more.",
    "too-many/uploads-bytes": "This hall keeps {most} bytes of uploaded records, and no more.",
    "too-many/windows": "This seat is open in too many windows.",
    "unexpected/hello": "`hello` is sent once, at the beginning.",
    "unknown-type/types": "There is no such message; there are: {types}.",
}
"""The details of errors by code and word, for developers, in English only."""

ENGLISH: Final = English("code")
"""The English texts of the hall's errors; `code-CODE` holds the translations for each code."""

ENGLISH.declare({name: code.words for name, code in CODES.items()})
ENGLISH.declare(DETAILS, only_english=True)
