"""What a worker process does: bots think here, away from the people whom the server talks to.

The process reads tasks from its input and writes one answer for each to its output, as MessagePack
behind four bytes of length. A task holds a seat's view and nothing else of the game, so a bot
cannot know more than its seat. The process ends when its input ends, that is, with its parent.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
import traceback
from collections import OrderedDict
from typing import Any, BinaryIO, Final, Literal

import msgspec
from msgspec import Struct

import stormhall
from stormhall.agents.decision import Agent, Decision
from stormhall.agents.registry import Thinking, adviser, agent
from stormhall.agents.thinker import Explanation, Thinker
from stormhall.kernel.core.action import Action

NICE: Final = 5
"""How far workers stand back, so that the server is served first on a busy machine."""
MOST_AGENTS: Final = 500
"""How many seats' bots a worker remembers; one that comes back later starts afresh."""
LENGTH: Final = 4
"""How many bytes before each message say how long it is."""

Purpose = Literal["choose", "explain"]


class Task(Struct, tag="task", kw_only=True):
    """One decision to think about."""

    purpose: Purpose
    table: str
    seat: int
    level: str
    seed: int
    view: dict[str, Any]
    think: float | None = None  # seconds instead of the level's own time
    clocked: bool = True  # whether the level's own time counts besides its amount of work
    limit: float | None = None  # seconds after which the process gives itself up


class Forget(Struct, tag="forget"):
    """A table is closed: its bots may go."""

    table: str


class Ready(Struct, tag="ready"):
    """The first message of a worker: everything is loaded."""


class Answer(Struct, tag="answer"):
    """What came of a task: the text of an action, or an explanation as plain data."""

    found: str | dict[str, Any]


class Failed(Struct, tag="failed"):
    """The bot did not answer; the worker is well."""

    traceback: str


Order = Task | Forget
Reply = Ready | Answer | Failed


class Seated(Struct):
    """A bot that keeps its seat, with what it was made of."""

    made_of: tuple[str, int, float | None, bool]
    agent: Agent


class Desk:
    """Where bots sit and think. Planners remember their plan from one decision to the next, so a
    seat's bot is kept; it is made anew when the seat asks for another one."""

    def __init__(self, most: int = MOST_AGENTS) -> None:
        self._most = most
        self._seated: OrderedDict[tuple[str, int], Seated] = OrderedDict()

    def answer(self, task: Task) -> str | dict[str, Any]:
        """What the seat's bot would do, as text, or with its reasons."""
        # The seed of this world does not matter: bots draw worlds of their own from it, and those
        # depend on the view alone.
        decision = Decision(stormhall.resample(task.view, task.seed), task.seat)
        if task.purpose == "explain":
            bot = adviser(task.seed, _thinking(task)) if task.level == "planner" else _make(task)
            return _explained(bot, decision).to_json()
        try:
            return str(_checked(self._sitting(task).choose(decision), decision))
        except BaseException:
            self._seated.pop((task.table, task.seat), None)  # a bot that failed may be confused
            raise

    def forget(self, table: str) -> None:
        """Let the bots of a table go."""
        for place in [place for place in self._seated if place[0] == table]:
            del self._seated[place]

    def __len__(self) -> int:
        return len(self._seated)

    def _sitting(self, task: Task) -> Agent:
        """The bot of the task's seat, the one that sat there before if it is of the same kind."""
        place = (task.table, task.seat)
        made_of = (task.level, task.seed, task.think, task.clocked)
        seated = self._seated.pop(place, None)
        if seated is None or seated.made_of != made_of:
            seated = Seated(made_of, _make(task))
        self._seated[place] = seated
        while len(self._seated) > self._most:
            self._seated.popitem(last=False)
        return seated.agent


def _make(task: Task) -> Agent:
    return agent(task.level, task.seed, _thinking(task))


def _thinking(task: Task) -> Thinking:
    return Thinking(task.think, cap=task.clocked)


def _explained(bot: Agent, decision: Decision) -> Explanation:
    """A bot's choice with its reasons, as far as it can give any."""
    if isinstance(bot, Thinker):
        return bot.explain(decision)
    return Explanation(_checked(bot.choose(decision), decision), None, [])


def _checked(action: Action, decision: Decision) -> Action:
    """The action, if it is one of those offered: a player of somebody's own may be mistaken."""
    if action not in decision.legal:
        raise ValueError(f"the bot chose {action}, which is not among the legal actions")
    return action


class Pipe:
    """Messages in and out, in order."""

    def __init__(self, source: BinaryIO, sink: BinaryIO) -> None:
        self._source: Final = source
        self._sink: Final = sink
        self._decoder: Final = msgspec.msgpack.Decoder(Order)

    def read(self) -> Order | None:
        """The next message; None when there will be no more."""
        head = self._source.read(LENGTH)
        if len(head) < LENGTH:
            return None
        size = int.from_bytes(head, "big")
        body = self._source.read(size)
        return self._decoder.decode(body) if len(body) == size else None

    def write(self, reply: Reply) -> None:
        """Send a message on its way."""
        self._sink.write(framed(reply))
        self._sink.flush()


def framed(message: Order | Reply) -> bytes:
    """A message with its length before it."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def serve(pipe: Pipe, desk: Desk) -> None:
    """Answer tasks until there are no more."""
    pipe.write(Ready())
    while (order := pipe.read()) is not None:
        if isinstance(order, Forget):
            desk.forget(order.table)
        else:
            pipe.write(_attempt(desk, order))


def _attempt(desk: Desk, task: Task) -> Reply:
    """Think, but not for ever: past the limit the process writes down where it is and ends, even
    if its parent is no more."""
    if task.limit is not None:
        faulthandler.dump_traceback_later(task.limit, exit=True)
    try:
        return Answer(desk.answer(task))
    except Exception:  # whatever a bot runs into: the parent writes it down and asks a simpler one
        return Failed(traceback.format_exc())
    finally:
        faulthandler.cancel_dump_traceback_later()


def _own_pipe() -> Pipe:
    """The input and output of this process, out of reach of bots that print."""
    source = os.fdopen(os.dup(0), "rb")
    sink = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nowhere, 0)
    os.close(nowhere)
    os.dup2(2, 1)
    return Pipe(source, sink)


def main() -> None:
    """Serve the parent process until it ends."""
    faulthandler.enable()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)  # the parent hears them too, and decides
    if sys.platform != "win32":
        os.nice(NICE)
    try:
        serve(_own_pipe(), Desk())
    except BrokenPipeError:
        return  # nobody waits for the answer any more


if __name__ == "__main__":
    main()
