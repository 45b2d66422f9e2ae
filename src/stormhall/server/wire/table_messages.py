"""Messages about whole tables, over HTTP: making, joining, renaming, finding and repeating them.

Like `messages`, they only ever grow.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from stormhall.agents import DEFAULT_LEVEL
from stormhall.server.wire import messages as m


class SeatWish(m.Message, kw_only=True):
    """Who takes a seat of a new table: for `mine` its maker (several make a hotseat), for `open`
    anybody with the link, for `bot` a bot of this level."""

    kind: Literal["mine", "open", "bot"]
    name: Annotated[str, Meta(max_length=m.NAME_LENGTH)] = ""
    level: Annotated[str, Meta(max_length=20)] = DEFAULT_LEVEL


class MakeTable(m.Message, kw_only=True):
    """Make a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=m.MOST_SEATS)]
    preset: Annotated[str, Meta(max_length=60)] | None = None
    options: m.Options = field(default_factory=dict)
    clock: m.Clock = field(default_factory=m.Clock)
    spectators: bool = True
    listed: bool = False
    token: m.Token | None = None


class Learn(m.Message, kw_only=True):
    """Make a table that gives a lesson."""

    name: Annotated[str, Meta(max_length=m.NAME_LENGTH)] = ""
    token: m.Token | None = None


class TableMade(m.Message, kw_only=True):
    """A new table with its keys. They are sent only once, and only to its maker."""

    table: m.TableState
    host: str  # may fill seats, hand them over and ask for a rematch
    invite: str  # lets people sit down
    watch: str | None  # lets people watch
    seats: dict[str, str]  # keys of the seats that are `mine`, by number


class Join(m.Message, kw_only=True):
    """Sit down in an open seat; a listed table requires no invitation."""

    invite: m.Key | None = None
    name: m.Name
    seat: m.SeatNumber | None = None
    token: m.Token | None = None


class Joined(m.Message, kw_only=True):
    """The seat and its key, which is sent only once."""

    seat: int
    key: str
    table: m.TableState


class ListedTables(m.Message, kw_only=True):
    """Tables that wait or are played and are open to everybody here, last touched first."""

    tables: list[m.TableState]


class Rename(m.Message, kw_only=True):
    """Give the seat another name."""

    name: m.Name


class SitIn(m.Message, kw_only=True):
    """Hand the seat to a bot."""

    level: Annotated[str, Meta(max_length=20)] = DEFAULT_LEVEL


class Mine(m.Message, kw_only=True):
    """Ask which tables a browser's keys open, and at which of them it is its turn."""

    keys: Annotated[list[m.Key], Meta(max_length=200)]


class OwnTable(m.Message, kw_only=True):
    """A table at which one of the keys opens a seat."""

    table: m.TableState
    seat: int
    turn: bool
    number: int


class OwnTables(m.Message, kw_only=True):
    """The tables that the keys open, first those at which it is their turn."""

    tables: list[OwnTable]


class AskRematch(m.Message, kw_only=True):
    """Ask for the next table for the same people."""

    token: m.Token | None = None


class Rematch(m.Message, kw_only=True):
    """The next table for the same people: everybody gets the same seat there.

    The first to ask makes the table and gets its keys."""

    table: m.TableState
    seat: int
    key: str
    host: str | None = None
    invite: str | None = None
    watch: str | None = None
