"""Changes to a table that are drafted but not yet stored, and the checks that drafts share.

A draft is a function of a table's history that returns a `Change` or raises the refusal;
`Table.change` carries it out. `playing` and `seating` hold people's drafts; the hall's own are
here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.table.game import Game
from stormhall.server.settings import Moment
from stormhall.server.store.interface import Entry, EntryKind, StoredKey
from stormhall.server.tables.history import TableHistory
from stormhall.server.tables.table_views import Presence
from stormhall.server.wire.errors import HallError


class Change(Struct, frozen=True):
    """Entries without numbers that are stored together or not at all."""

    entries: Sequence[Entry]
    keys: Sequence[StoredKey] = ()  # to add
    vacates: int | None = None  # the seat whose keys all become void
    spent_by: int | None = None  # the seat whose budget pays; None for what the game needs


NOTHING: Final = Change([])
"""A change that leaves the table as it is."""


def entry(kind: EntryKind, seat: int | None = None, **data: Any) -> Entry:
    """An entry that gets its number and time when it is stored."""
    return Entry(kind=kind, seat=seat, data=data)


def numbered(drafts: Sequence[Entry], first: int, now: Moment) -> list[Entry]:
    """The entries as they are stored, numbered from `first`."""
    return [
        replace(draft, n=n, at=now.at, steady=now.steady) for n, draft in enumerate(drafts, first)
    ]


def archive(history: TableHistory) -> Change:
    """Archive a table that nobody has used for a long time."""
    return NOTHING if history.status == "archived" else Change([entry("archive")])


def archive_if_unused(history: TableHistory, presence: Presence) -> Change:
    """The same, unless somebody has come meanwhile."""
    return NOTHING if presence else archive(history)


def reopen(history: TableHistory) -> Change:
    """Reopen an archived table."""
    return Change([entry("reopen")]) if history.status == "archived" else NOTHING


def note_rematch(_: TableHistory, table: str) -> Change:
    """Link to the table at which the same people play again."""
    return Change([entry("rematch", table=table)])


def game_of(history: TableHistory) -> Game:
    """The game, or a refusal while seats are open."""
    if history.game is None:
        raise HallError("not-started")
    return history.game


def check_open(history: TableHistory) -> None:
    """Refuse to change a table that is archived or only replays a record."""
    if history.status == "archived":
        raise HallError("archived")
    if history.is_upload:
        raise HallError("replay-only")


def check_playing(history: TableHistory) -> None:
    """Refuse a request that makes sense only while choices are owed."""
    check_open(history)
    game_of(history)
    if not history.playing():
        raise HallError("over", [Refusal("SH-OVER")])


def check_person(history: TableHistory, seat: int) -> None:
    """Refuse a request from a person whose seat a bot is playing."""
    if history.is_bot(seat):
        raise HallError("away")


def plain_text(text: str) -> str:
    """A client's text without control and direction characters, on one line."""
    printable = "".join(each if each.isprintable() else " " for each in text)
    line = " ".join(printable.split())
    if not line:
        raise HallError("empty-text")
    return line
