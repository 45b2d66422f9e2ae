"""All codes of errors, over HTTP and over sockets.

The table of `docs/protocol.md` and the codes of the schema are made from here:
`python -m tools.protocol_schema --write docs`.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

ErrorCode = Literal[
    "abuse",
    "archived",
    "away",
    "bad-key",
    "bad-record",
    "broken-table",
    "busy",
    "closing",
    "conflict",
    "empty-text",
    "hello-first",
    "hello-late",
    "host",
    "http",
    "illegal",
    "internal",
    "invalid",
    "malformed",
    "method",
    "no-game",
    "no-lesson",
    "no-moment",
    "no-page",
    "no-rule",
    "no-seat",
    "no-step",
    "no-table",
    "not-away",
    "not-here",
    "not-over",
    "not-ready",
    "not-started",
    "not-your-turn",
    "notation",
    "origin",
    "over",
    "protocol",
    "replay-only",
    "rules-version",
    "seat-taken",
    "setup",
    "slow-reader",
    "stale",
    "store-busy",
    "store-failed",
    "store-full",
    "store-newer",
    "takeback",
    "too-fast",
    "too-long",
    "too-many",
    "too-slow",
    "undo-refused",
    "unexpected",
    "unknown-type",
    "watching",
]


class CodeInfo(NamedTuple):
    """What a code means; one without a status occurs over sockets alone, or with any status."""

    status: int | None
    when: str


CODES: Final[dict[ErrorCode, CodeInfo]] = {
    "abuse": CodeInfo(None, "too many messages made no sense; the connection is closed"),
    "archived": CodeInfo(409, "the table was put away; come back to a seat of it first"),
    "away": CodeInfo(409, "a bot sits in for the seat; take it back first"),
    "bad-key": CodeInfo(403, "the key opens nothing here, or not this, or there is none"),
    "bad-record": CodeInfo(
        422, "the record cannot be read or does not replay; `choice` is the first one that differs"
    ),
    "broken-table": CodeInfo(
        500, "what is stored of the table cannot be read; its host has to look at it"
    ),
    "busy": CodeInfo(None, "a hint is being thought about already"),
    "closing": CodeInfo(
        503, "the hall closes, or the table is being put away: try again in a moment"
    ),
    "conflict": CodeInfo(409, "another process has written the same; try again"),
    "empty-text": CodeInfo(400, "the text has no visible character"),
    "hello-first": CodeInfo(None, "the first message has to be `hello`"),
    "hello-late": CodeInfo(None, "no `hello` came in time"),
    "host": CodeInfo(403, "the hall is not known by this name"),
    "http": CodeInfo(None, "another failure of HTTP; the status tells"),
    "illegal": CodeInfo(422, "the rules forbid the action now; `reasons` says which"),
    "internal": CodeInfo(500, "a fault of the hall's own; the next update shows how things stand"),
    "invalid": CodeInfo(400, "anything else that cannot be"),
    "malformed": CodeInfo(400, "not JSON, or not as described; the message and `path` say where"),
    "method": CodeInfo(405, "the path is there, but not for this method"),
    "no-game": CodeInfo(404, "there is no such game here"),
    "no-lesson": CodeInfo(404, "there is no lesson for such a game"),
    "no-moment": CodeInfo(404, "the game has fewer choices"),
    "no-page": CodeInfo(404, "there is nothing under this path"),
    "no-rule": CodeInfo(404, "there is no rule of this id"),
    "no-seat": CodeInfo(404, "the table has fewer seats"),
    "no-step": CodeInfo(422, "the game has no step of this name"),
    "no-table": CodeInfo(404, "there is no such table"),
    "not-away": CodeInfo(409, "no bot sits in for the seat"),
    "not-here": CodeInfo(403, "this is shown on the hall's own machine alone"),
    "not-over": CodeInfo(409, "this can be had when the game is over"),
    "not-ready": CodeInfo(503, "the hall cannot store or think just now"),
    "not-started": CodeInfo(409, "the game begins when all seats are taken"),
    "not-your-turn": CodeInfo(409, "the seat owes no choice"),
    "notation": CodeInfo(422, "the text is no action of this game"),
    "origin": CodeInfo(403, "a page from elsewhere may not use this hall"),
    "over": CodeInfo(409, "the game is over"),
    "protocol": CodeInfo(None, "the hall speaks another version"),
    "replay-only": CodeInfo(409, "at the table of an uploaded record nothing can be played"),
    "rules-version": CodeInfo(409, "the table was begun by another version of the rules"),
    "seat-taken": CodeInfo(409, "the seat is not open, or its person is here"),
    "setup": CodeInfo(
        422, "the game cannot be set up like this; the message and `reasons` say why"
    ),
    "slow-reader": CodeInfo(None, "the client does not read its answers; the connection is closed"),
    "stale": CodeInfo(409, "the table has gone on or back since: look at the newest update"),
    "store-busy": CodeInfo(503, "the database is locked; nothing has changed, try again"),
    "store-failed": CodeInfo(503, "the database failed; nothing has changed"),
    "store-full": CodeInfo(503, "there is no room left on the disk; nothing has changed"),
    "store-newer": CodeInfo(503, "the data come from a newer version"),
    "takeback": CodeInfo(409, "there is nothing to go back to, or nobody waits for this answer"),
    "too-fast": CodeInfo(429, "too many messages, requests or tables in a short time"),
    "too-long": CodeInfo(413, "the message or the body is too long"),
    "too-many": CodeInfo(503, "the hall, the table or the chat is full"),
    "too-slow": CodeInfo(408, "the body did not come in time"),
    "undo-refused": CodeInfo(409, "the last choice cannot be taken back; `reasons` says why"),
    "unexpected": CodeInfo(None, "`hello` is said once"),
    "unknown-type": CodeInfo(None, "there is no message of this type"),
    "watching": CodeInfo(403, "who looks on can only ping"),
}

BAD_REQUEST: Final = 400


def status_of(code: ErrorCode) -> int:
    """The HTTP status of an answer with this code."""
    return CODES[code].status or BAD_REQUEST
