"""All messages between the server and its clients, as classes.

Both directions of the live protocol and the bodies of HTTP are declared here and nowhere else:
messages are checked against these classes when they come in, JSON Schema and TypeScript types are
made from them, and `docs/protocol.md` explains them. Names and shapes only ever grow; what breaks
an old client raises `PROTOCOL`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw, Struct, field

from stormhall.agents import DEFAULT_LEVEL
from stormhall.server.wire.codes import ErrorCode

PROTOCOL: Final = 1

NAME_LENGTH: Final = 40
CHAT_LENGTH: Final = 500
ACTION_LENGTH: Final = 400
MOST_ORDERS: Final = 20
MOST_SEATS: Final = 8

RequestId = Annotated[int, Meta(ge=0, le=1 << 53)]
"""The client's number of a request; the answer has the same."""
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, Meta(ge=0, le=1 << 53)]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
ActionText = Annotated[str, Meta(min_length=1, max_length=ACTION_LENGTH)]
Identifier = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""A secret that gives a right: to a seat, to join, to watch, or the host's."""
Status = Literal["waiting", "playing", "finished", "archived"]
Value = str | int | bool | None
Options = dict[str, Value]
Facts = dict[str, Any]
# Encoded once for many connections, and described in the schema.
EncodedFacts = Annotated[Raw, Meta(extra_json_schema={"type": "object"})]
EncodedEvents = Annotated[
    Raw, Meta(extra_json_schema={"type": "array", "items": {"type": "object"}})
]
EncodedTurn = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/Turn"})]


class Message(Struct):
    """The base of all messages; unknown fields are ignored, so that client and server can be
    updated independently."""


# What a table is.


class Clock(Message, kw_only=True):
    """How long people may think. `live` counts down seconds and adds some with every choice; `days`
    gives the same time for every choice. When it runs out and the grace is over, a bot sits in."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0  # seconds at the start, of a live clock
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0  # seconds added with every choice
    days: Annotated[int, Meta(ge=0, le=30)] = 0  # days for a choice, of a clock of days
    grace: Annotated[int, Meta(ge=0, le=86_400)] = 30  # seconds between running out and the bot


class SeatState(Message, kw_only=True):
    """A seat and who has it."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None = None  # of a bot, or of the bot that sits in for a person
    away: bool = False  # a person's seat in which a bot chooses for now
    online: bool = False


class TableState(Message, kw_only=True):
    """What everybody at a table may know about it, the game itself apart."""

    id: str
    game: str
    preset: str | None
    options: Options
    seats: list[SeatState]
    status: Status
    created: int  # milliseconds since 1970
    clock: Clock
    spectators: bool
    listed: bool = False  # anybody in the hall finds it, may sit down and look on
    watching: int = 0
    rematch: str | None = None
    lesson: bool = False  # somebody learns the game here


class ClockState(Message, kw_only=True):
    """How much time is left: milliseconds for each seat, counted by the server until `at`."""

    left: list[int]
    running: list[int]
    at: int


# What a seat may do.


class Offer(Message, kw_only=True):
    """A legal action: its notation, its verb, and its arguments by the name of their slot, so that
    a client can find the offers of a card, of a square, of a kind."""

    text: str
    kind: str
    args: list[tuple[str, str]]


class Reason(Message, kw_only=True):
    """A rule that forbids something, with the facts that make it apply."""

    rule: str
    arguments: Facts = field(default_factory=dict)


class UndoState(Message, kw_only=True):
    """Whether the last choice can be taken back, or the rule why not."""

    possible: bool
    reason: Reason | None = None


class Turn(Message, kw_only=True):
    """What the client's seat owes now."""

    decision: int
    step: str
    offers: list[Offer]
    suggestion: int | None = None  # the index of the usual choice, such as a good payment


class Order(Message, kw_only=True):
    """A standing order: in this step the seat takes this action by itself whenever it may.

    An empty step means every step; the action `suggested` is the usual choice, `only` the only one.
    """

    action: ActionText
    step: Annotated[str, Meta(max_length=60)] = ""


class Takeback(Message, kw_only=True):
    """A wish to go back to after an earlier choice, and who has still to agree."""

    seat: int
    to: int
    waiting: list[int]


class LessonNote(Message, kw_only=True):
    """One note of a lesson: the id of its sentences, its rule, and the part of the screen that it
    points at, if it does."""

    id: str
    rule: str
    part: str | None = None


class LessonState(Message, kw_only=True):
    """Where the learner stands in a lesson: the notes to show now, and what to choose."""

    notes: list[LessonNote]  # none when the lesson was left, or the seat has gone on after it
    first: int  # the number of the first of them, from 1
    total: int
    choice: str | None = None  # what the lesson chooses now, if the learner owes a choice
    left: bool = False  # another choice was made
    back: int | None = None  # the number of choices to go back to, if it was left and can be
    done: bool = False  # it was followed to its end


# From the client, over the socket.


class ClientMessage(Message, tag_field="type", kw_only=True):
    """The base of what a client may send."""


class Hello(ClientMessage, tag="hello", kw_only=True):
    """The first message: which table, with which key, and what the client has already."""

    protocol: int
    table: Identifier
    key: Key | None = None  # to a seat, or to watch
    branch: Count | None = None
    events: Count = 0  # how many events of that branch the client has
    chat: Count = 0


class Request(ClientMessage, kw_only=True):
    """A message that gets an answer with the same id."""

    id: RequestId


class Choose(Request, tag="choose", kw_only=True):
    """A choice, with the number of the decision that it answers, and the branch on which that was
    seen: after a take-back the same number may mean another decision."""

    decision: Count
    action: ActionText
    branch: Count | None = None


class Undo(Request, tag="undo", kw_only=True):
    """Take back the seat's last choice; `decision` is the decision owed now, on this branch."""

    decision: Count
    branch: Count | None = None


class AskTakeback(Request, tag="takeback", kw_only=True):
    """Ask all others to go back to where `to` choices had been made."""

    to: Count


class AnswerTakeback(Request, tag="answer-takeback", kw_only=True):
    """Agree, or not."""

    to: Count
    agree: bool


class Say(Request, tag="say", kw_only=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class SetOrders(Request, tag="orders", kw_only=True):
    """Replace the standing orders of the seat."""

    orders: Annotated[list[Order], Meta(max_length=MOST_ORDERS)]


class AskWhy(Request, tag="why", kw_only=True):
    """Why is an action not possible?"""

    action: ActionText


class AskHint(Request, tag="hint", kw_only=True):
    """What would a bot do, and why?"""


class AskPreview(Request, tag="preview", kw_only=True):
    """What would an action lead to?"""

    action: ActionText


class Ping(Request, tag="ping", kw_only=True):
    """Check the connection."""


ChangeRequest = Choose | Undo | AskTakeback | AnswerTakeback | Say | SetOrders
"""What asks for a change of the table."""

AnyRequest = ChangeRequest | AskWhy | AskHint | AskPreview | Ping
"""What gets an answer; the type checker finds a request without a case."""

FromClient = Hello | AnyRequest


# From the server, over the socket.


class ServerMessage(Message, tag_field="type", kw_only=True):
    """The base of what the server sends; `seq` counts the messages of a connection from 1."""

    seq: int = 0


class Welcome(ServerMessage, tag="welcome", kw_only=True):
    """The answer to a hello."""

    protocol: int
    table: TableState
    seat: int | None


class TableChanged(ServerMessage, tag="table", kw_only=True):
    """Somebody connected, disconnected or was renamed, or a bot took over."""

    table: TableState


class Update(ServerMessage, tag="update", kw_only=True):
    """The newest view with the events that led to it from the number the client had.

    `branch` grows when choices are taken back; events from `first` on that the client had before
    are void then. When `fresh`, the events are all there are.
    """

    branch: int
    number: int  # choices made so far
    first: int  # the number of the first event here
    events: EncodedEvents
    view: EncodedFacts
    figures: EncodedFacts  # what the engine has worked out from the view: sums, progress, prices
    thinking: list[int]  # the seats that owe a choice
    fresh: bool
    turn: EncodedTurn | None = None  # if the client's seat owes a choice
    undo: UndoState | None = None  # of the client's seat
    clock: ClockState | None = None
    takeback: Takeback | None = None
    lesson: LessonState | None = None  # of the learner at this table


class Said(ServerMessage, tag="said", kw_only=True):
    """A line of chat; its number counts from 0."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int


class Orders(ServerMessage, tag="orders", kw_only=True):
    """The standing orders of the client's seat."""

    orders: list[Order]


class Accepted(ServerMessage, tag="accepted", kw_only=True):
    """The request was carried out and is stored; `number` counts the choices since."""

    id: int
    number: int


class Refused(ServerMessage, tag="refused", kw_only=True):
    """The request was not carried out, and nothing has changed."""

    id: int
    code: ErrorCode
    message: str
    reasons: list[Reason] = field(default_factory=list)


class Why(ServerMessage, tag="why", kw_only=True):
    """The rules against an action; none if it is possible."""

    id: int
    action: str
    reasons: list[Reason]


class Hint(ServerMessage, tag="hint", kw_only=True):
    """What a bot would do here with what the seat knows; reasons are message ids with weights."""

    id: int
    action: str
    instead: str | None
    reasons: list[tuple[str, float]]


class Preview(ServerMessage, tag="preview", kw_only=True):
    """What an action leads to as far as the seat can know: up to chance or a reveal.

    `facts` are figures of the game, such as the sums of a battle or the price of a way.
    """

    id: int
    action: str
    certain: bool  # neither chance nor anything hidden decides
    undoable: bool
    events: list[Facts]
    facts: Facts


class Pong(ServerMessage, tag="pong", kw_only=True):
    """The answer to a ping."""

    id: int


class Error(ServerMessage, tag="error", kw_only=True):
    """A message that could not be understood or is not allowed here; nothing has changed."""

    code: ErrorCode
    message: str
    id: int | None = None


FromServer = (
    Welcome
    | TableChanged
    | Update
    | Said
    | Orders
    | Accepted
    | Refused
    | Why
    | Hint
    | Preview
    | Pong
    | Error
)


# Bodies of HTTP.


class SeatWish(Message, kw_only=True):
    """How a seat of a new table is taken: `mine` by the one who makes it (several are a hotseat),
    `open` by anybody who has the link, `bot` by a bot of a level."""

    kind: Literal["mine", "open", "bot"]
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""
    level: Annotated[str, Meta(max_length=20)] = DEFAULT_LEVEL


class MakeTable(Message, kw_only=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    preset: Annotated[str, Meta(max_length=60)] | None = None
    options: Options = field(default_factory=dict)
    clock: Clock = field(default_factory=Clock)
    spectators: bool = True
    listed: bool = False


class Learn(Message, kw_only=True):
    """A table that gives a lesson."""

    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""


class TableMade(Message, kw_only=True):
    """A new table with the keys to it. They are sent this once, and only to its maker."""

    table: TableState
    host: str  # may fill seats, hand them over and ask for a rematch
    invite: str  # lets people sit down
    watch: str | None  # lets people look on
    seats: dict[str, str]  # keys of the seats that are `mine`, by number


class Join(Message, kw_only=True):
    """Sit down at an open seat; a listed table asks for no invitation."""

    invite: Key | None = None
    name: Name
    seat: SeatNumber | None = None


class Joined(Message, kw_only=True):
    """The seat and its key, sent this once."""

    seat: int
    key: str
    table: TableState


class ListedTables(Message, kw_only=True):
    """Tables that wait or are played and are open to everybody here, the liveliest first."""

    tables: list[TableState]


class Rename(Message, kw_only=True):
    """Another name for the seat."""

    name: Name


class SitIn(Message, kw_only=True):
    """Hand the seat to a bot."""

    level: Annotated[str, Meta(max_length=20)] = DEFAULT_LEVEL


class Mine(Message, kw_only=True):
    """The keys a browser holds: which tables do they open, and where is it its turn?"""

    keys: Annotated[list[Key], Meta(max_length=200)]


class OwnTable(Message, kw_only=True):
    """A table at which one of the keys opens a seat."""

    table: TableState
    seat: int
    turn: bool
    number: int


class OwnTables(Message, kw_only=True):
    """The tables of the keys, those that wait for a choice first."""

    tables: list[OwnTable]


class Rematch(Message, kw_only=True):
    """The next table of the same people: everybody gets the same seat there.

    The first who asks makes the table and gets its keys."""

    table: TableState
    seat: int
    key: str
    host: str | None = None
    invite: str | None = None
    watch: str | None = None


class Problem(Message, kw_only=True):
    """The body of every answer that is not a success."""

    code: ErrorCode
    message: str
    reasons: list[Reason] = field(default_factory=list)
    path: str | None = None  # the part of the request that could not be read, such as `seats[0]`
    choice: int | None = None  # the choice of a record that differs; 0 is what stands before them
