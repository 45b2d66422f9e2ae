"""The messages between the server and its clients over a socket, as classes, and their parts.

Bodies of HTTP are in `table_messages.py` and `lobby_messages.py`. Everything sent is declared only
in these three: incoming messages are checked against the classes, JSON Schema and TypeScript types
are made from them, and `docs/protocol.md` explains them. Names and shapes only ever grow; a change
that breaks old clients raises `PROTOCOL`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw, Struct, field

from stormhall.server.wire.codes import ErrorCode

PROTOCOL: Final = 1

NAME_LENGTH: Final = 40
CHAT_LENGTH: Final = 500
ACTION_LENGTH: Final = 400
MOST_ORDERS: Final = 20
MOST_KINDS: Final = 20
MOST_ARGUMENTS: Final = 40
MOST_STEPS: Final = 8
MOST_SEATS: Final = 8

RequestId = Annotated[int, Meta(ge=0, le=1 << 53)]
"""The number that the client gives a request; the answer has the same."""
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, Meta(ge=0, le=1 << 53)]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
ActionText = Annotated[str, Meta(min_length=1, max_length=ACTION_LENGTH)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
Arguments = Annotated[list[tuple[Word, Word]], Meta(max_length=MOST_ARGUMENTS)]
"""Words of an action, each after the name of its slot, as in an offer."""
Identifier = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""A secret that gives a right: to a seat, to join, to watch, or to act as the host."""
Token = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""A random secret of the client's own. A request that is sent again with its token gets the same
answer, and nothing is done twice."""
Status = Literal["waiting", "playing", "finished", "archived"]
Value = str | int | bool | None
Options = dict[str, Value]
Facts = dict[str, Any]
# Encoded once for many connections; the schema describes the content.
EncodedFacts = Annotated[Raw, Meta(extra_json_schema={"type": "object"})]
EncodedEvents = Annotated[
    Raw, Meta(extra_json_schema={"type": "array", "items": {"type": "object"}})
]
EncodedTurn = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/Turn"})]


class Message(Struct):
    """The base of all messages. Unknown fields are ignored, so that client and server can be
    updated independently."""


# What a table is.


class Clock(Message, kw_only=True):
    """How long people may think. `live` counts down seconds and adds some with every choice; `days`
    gives the same time for every choice. When the time and the grace run out, a bot sits in."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0  # seconds at the start of a live clock
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0  # seconds added with every choice
    days: Annotated[int, Meta(ge=0, le=30)] = 0  # days for each choice
    grace: Annotated[int, Meta(ge=0, le=86_400)] = 30  # seconds after the time before a bot sits in


class SeatState(Message, kw_only=True):
    """A seat and who sits there."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None = None  # of the bot, or of the bot that sits in for a person
    away: bool = False  # whether a bot is choosing in a person's seat
    online: bool = False
    awaited: bool = False  # whether its person has sat down but never connected


class TableState(Message, kw_only=True):
    """What everybody at a table may know about it, apart from the game itself."""

    id: str
    game: str
    preset: str | None
    options: Options
    seats: list[SeatState]
    status: Status
    created: int  # milliseconds since 1970
    clock: Clock
    spectators: bool
    listed: bool = False  # anybody in the hall can find it, sit down and watch
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
    """A legal action: its notation, its verb, and its arguments with the names of their slots, so
    that a client can find the offers for a card, a square or a verb."""

    text: str
    kind: str
    args: list[tuple[str, str]]


class Reason(Message, kw_only=True):
    """A rule that forbids something, with the facts that make it apply."""

    rule: str
    arguments: Facts = field(default_factory=dict)


class UndoState(Message, kw_only=True):
    """Whether the last choice can be taken back, or the rule that forbids it."""

    possible: bool
    reason: Reason | None = None


class Turn(Message, kw_only=True):
    """The choice that the client's seat owes."""

    decision: int
    step: str
    offers: list[Offer]
    suggestion: int | None = None  # the index of the usual choice, such as a good payment


class Order(Message, kw_only=True):
    """A standing order: in this step the seat takes this action automatically whenever it is legal.

    An empty step means every step. The action `suggested` means the usual choice, and `only` any
    action that is the only legal one.
    """

    action: ActionText
    step: Annotated[str, Meta(max_length=60)] = ""


class Takeback(Message, kw_only=True):
    """A request to go back to the moment after `to` choices, and the seats that still have to
    agree."""

    seat: int
    to: int
    waiting: list[int]


class LessonNote(Message, kw_only=True):
    """One note of a lesson: the id of its text, its rule, and the part of the screen that it points
    at, if any."""

    id: str
    rule: str
    part: str | None = None


class LessonState(Message, kw_only=True):
    """The learner's progress in a lesson: the notes to show now, and what to choose."""

    notes: list[LessonNote]  # none if the lesson was left, or the seat has played on after its end
    first: int  # the number of the first of these notes, from 1
    total: int
    choice: str | None = None  # the lesson's choice, if the learner owes one
    left: bool = False  # somebody made a different choice
    back: int | None = None  # how many choices to go back to, if it was left and the game goes on
    done: bool = False  # the lesson was followed to its end


# From the client, over the socket.


class ClientMessage(Message, tag_field="type", kw_only=True):
    """The base of all messages from clients."""


class Hello(ClientMessage, tag="hello", kw_only=True):
    """The first message: which table, with which key, and what the client already has."""

    protocol: int
    table: Identifier
    key: Key | None = None  # to a seat, or to watch
    branch: Count | None = None
    events: Count = 0  # how many events of that branch the client has
    chat: Count = 0


class Request(ClientMessage, kw_only=True):
    """A message that gets an answer with the same id."""

    id: RequestId


class NamedAction(Message, kw_only=True):
    """An action by its kind and all its arguments, as an offer names them."""

    kind: Word
    args: Arguments = field(default_factory=list)


Steps = Annotated[list[NamedAction], Meta(max_length=MOST_STEPS)]


class Choose(Request, tag="choose", kw_only=True):
    """A choice, with the number of the decision that it answers and the branch on which the client
    saw it: after a take-back the same number may mean another decision.

    The steps in `then` follow the action, such as its payment; all are carried out, or none."""

    decision: Count
    action: ActionText
    then: Steps = field(default_factory=list)
    branch: Count | None = None


class Undo(Request, tag="undo", kw_only=True):
    """Take back the seat's last choice; `decision` is the decision now owed, on this branch."""

    decision: Count
    branch: Count | None = None


class AskTakeback(Request, tag="takeback", kw_only=True):
    """Ask all others to go back to the moment after `to` choices."""

    to: Count


class AnswerTakeback(Request, tag="answer-takeback", kw_only=True):
    """Agree to a take-back or refuse it."""

    to: Count
    agree: bool


class Say(Request, tag="say", kw_only=True):
    """Send a line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class SetOrders(Request, tag="orders", kw_only=True):
    """Replace the standing orders of the seat."""

    orders: Annotated[list[Order], Meta(max_length=MOST_ORDERS)]


class AskWhy(Request, tag="why", kw_only=True):
    """Ask why an action is not possible, or why no action of these kinds is that has these
    words."""

    action: ActionText | None = None
    kinds: Annotated[list[Word], Meta(max_length=MOST_KINDS)] = field(default_factory=list)
    args: Arguments = field(default_factory=list)


class AskHint(Request, tag="hint", kw_only=True):
    """Ask what a bot would do, and why."""


class AskPreview(Request, tag="preview", kw_only=True):
    """Ask what an action would lead to, with the steps that follow it."""

    action: ActionText
    then: Steps = field(default_factory=list)


class Ping(Request, tag="ping", kw_only=True):
    """Check the connection."""


ChangeRequest = Choose | Undo | AskTakeback | AnswerTakeback | Say | SetOrders
"""The requests that change the table."""

AnyRequest = ChangeRequest | AskWhy | AskHint | AskPreview | Ping
"""All requests; the type checker finds one that no case handles."""

FromClient = Hello | AnyRequest


# From the server, over the socket.


class ServerMessage(Message, tag_field="type", kw_only=True):
    """The base of all messages from the server; `seq` counts those of a connection from 1."""

    seq: int = 0


class Welcome(ServerMessage, tag="welcome", kw_only=True):
    """The answer to a hello."""

    protocol: int
    table: TableState
    seat: int | None


class TableChanged(ServerMessage, tag="table", kw_only=True):
    """Somebody connected, disconnected or got another name, or a bot took over."""

    table: TableState


class Update(ServerMessage, tag="update", kw_only=True):
    """The newest view, and the events that led to it since those that the client already has.

    `branch` grows when choices are taken back; events from `first` on that the client already had
    are then void. If `fresh`, these are all the events of the game.
    """

    branch: int
    number: int  # choices made so far
    first: int  # the number of the first event here
    events: EncodedEvents
    view: EncodedFacts
    figures: EncodedFacts  # numbers the engine computes from the view: sums, progress, prices
    thinking: list[int]  # the seats that owe a choice
    fresh: bool
    turn: EncodedTurn | None = None  # if the client's seat owes a choice
    undo: UndoState | None = None  # of the client's seat
    clock: ClockState | None = None
    takeback: Takeback | None = None
    lesson: LessonState | None = None  # of the learner at this table


class Said(ServerMessage, tag="said", kw_only=True):
    """A line of chat; lines are numbered from 0."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int


class Orders(ServerMessage, tag="orders", kw_only=True):
    """The standing orders of the client's seat."""

    orders: list[Order]


class Accepted(ServerMessage, tag="accepted", kw_only=True):
    """The request was carried out and stored; `number` is the number of choices after it."""

    id: int
    number: int


class Refused(ServerMessage, tag="refused", kw_only=True):
    """The request was not carried out, and nothing has changed."""

    id: int
    code: ErrorCode
    message: str
    reasons: list[Reason] = field(default_factory=list)


class Why(ServerMessage, tag="why", kw_only=True):
    """The rules against an action; none if it is possible. To a question about kinds, `action` is
    the one of them that the answer is about."""

    id: int
    action: str
    reasons: list[Reason]


class Hint(ServerMessage, tag="hint", kw_only=True):
    """What a bot would do with the seat's knowledge; reasons are message ids with weights."""

    id: int
    action: str
    instead: str | None
    reasons: list[tuple[str, float]]


class Preview(ServerMessage, tag="preview", kw_only=True):
    """What an action leads to as far as the seat can know: up to a chance event or a reveal.

    `facts` are figures of the game, such as a price or the sums of a battle.
    """

    id: int
    action: str
    certain: bool  # whether neither chance nor anything hidden plays a part
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


# Over HTTP.


class Problem(Message, kw_only=True):
    """The body of every answer that reports an error."""

    code: ErrorCode
    message: str
    reasons: list[Reason] = field(default_factory=list)
    path: str | None = None  # the part of the request that could not be read, such as `seats[0]`
    choice: int | None = None  # the choice of a record that is wrong; 0 means its header
