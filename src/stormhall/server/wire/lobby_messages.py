"""Messages of the lobby besides tables: games to choose from, rules to read, finished games.

They are sent only over HTTP; those about tables are in `table_messages.py`. Like `messages`, they
only ever grow.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from stormhall.server.wire import messages as m
from stormhall.server.wire.table_messages import SeatWish

BySeat = list[int]


# What can be played.


class OptionInfo(m.Message, kw_only=True):
    """An option of a game. `integer` takes whole numbers from `least` to `most`, and null if that
    is the default; the other types take one of `values`. `rule` is the rule behind the option."""

    name: str
    type: Literal["integer", "boolean", "choice"]
    default: m.Value
    values: list[m.Value] | None
    least: int | None
    most: int | None
    rule: str
    about: str


class Bounds(m.Message, kw_only=True):
    """All numbers from `least` to `most`; null means no limit."""

    least: int
    most: int | None


class ExclusionInfo(m.Message, kw_only=True):
    """If the options of `if` all have these values, the option of `excludes` cannot have that
    value: the rule says why.

    It holds in both directions, for these numbers of seats; null means all numbers."""

    given: dict[str, m.Value | Bounds] = field(name="if")
    excludes: dict[str, m.Value | Bounds]
    rule: str
    seats: list[int] | None


class GameInfo(m.Message, kw_only=True):
    """A game with everything that can be chosen before it begins."""

    name: str
    title: str
    description: str
    seats: list[int]
    options: list[OptionInfo]
    presets: dict[str, m.Options]
    exclusions: list[ExclusionInfo]
    lesson: bool = False  # whether a table can teach it


class PrintedFacts(m.Message, kw_only=True):
    """What is printed on the components of a game; the same at all of its tables."""

    game: str
    printed: m.Facts


class Level(m.Message, kw_only=True):
    """A level of bots, and the most seconds it thinks about a decision."""

    name: str
    seconds: float


class GamesInfo(m.Message, kw_only=True):
    """All games, the levels of bots from weak to strong, and common clocks."""

    protocol: int
    games: list[GameInfo]
    levels: list[Level]
    clocks: list[m.Clock]


class CheckTable(m.Message, kw_only=True):
    """Ask whether a table can be set up like this."""

    seats: Annotated[int, Meta(ge=1, le=m.MOST_SEATS)]
    preset: Annotated[str, Meta(max_length=60)] | None = None
    options: m.Options = field(default_factory=dict)


class TableChecked(m.Message, kw_only=True):
    """All options with their values, and the seats of each team if there are teams; or the reasons
    why the table cannot be set up."""

    options: m.Options | None
    teams: list[list[int]] = field(default_factory=list)
    message: str = ""
    reasons: list[m.Reason] = field(default_factory=list)


# Rules to read.


class RuleText(m.Message, kw_only=True):
    """One rule, with the id by which refusals and options name it."""

    id: str
    text: str


class Rules(m.Message, kw_only=True):
    """Rules in the order of their documents."""

    rules: list[RuleText]


class RuleDocument(m.Message, kw_only=True):
    """A document of the rules as Markdown: chapters, rules with their ids, decisions, examples."""

    name: str
    text: str


class Rulebooks(m.Message, kw_only=True):
    """All documents of the rules."""

    documents: list[RuleDocument]


# Finished games.


class Upload(m.Message, kw_only=True):
    """A record to replay."""

    record: str
    token: m.Token | None = None


class PlayOn(m.Message, kw_only=True):
    """Continue a finished game from one of its moments at a new table. No seat may be open, since
    whoever makes the table has seen what was hidden from the others."""

    at: Annotated[int, Meta(ge=0)]  # the number of choices to keep
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=m.MOST_SEATS)]
    token: m.Token | None = None


class Moment(m.Message, kw_only=True):
    """A finished game after some choices, as a seat, a spectator or `all` sees it.

    For `all`, the view is the whole position, including everything that was hidden."""

    table: str
    number: int  # choices made so far
    last: int  # choices of the whole game
    eyes: str  # the number of a seat, `spectator` or `all`
    choice: str | None  # the choice that led here
    by: int | None  # whose choice it was
    events: list[m.Facts]  # the events of that choice
    view: m.Facts
    figures: m.Facts  # as in an update; for `all`, a spectator's


class Chosen(m.Message, kw_only=True):
    """A choice of a finished game."""

    by: int
    choice: str
    heard: int  # how many events there were after it


class Film(m.Message, kw_only=True):
    """A finished game from start to end as one viewer saw it: all its choices and events."""

    table: str
    eyes: str  # the number of a seat, `spectator` or `all`
    over: bool  # false for a record that ends before the game does
    choices: list[Chosen]
    events: list[m.Facts]


class Standing(m.Message, kw_only=True):
    """The points of all seats after a number of choices."""

    number: int
    points: BySeat


class Story(m.Message, kw_only=True):
    """The statistics of a finished game by seat: points over time and where they came from."""

    table: str
    points: BySeat
    places: BySeat
    winners: list[int]
    reason: str
    breaks: dict[str, BySeat]  # what breaks ties of points, the most important first
    unit: str  # the unit of time, such as days or ages
    length: int  # how many units of time the game took
    traits: dict[str, list[str]]  # a word for each seat, such as its faction
    timeline: list[BySeat]  # points at the end of each unit of time
    course: list[Standing]  # points at the start and after every choice that changed them
    sources: dict[str, BySeat]  # points by where they came from
    uses: dict[str, dict[str, BySeat]]  # by topic and word: how often each seat used it
