"""A worker process, where bots think outside the process that serves people.

The process reads tasks from its input and writes one answer to each to its output, as MessagePack
after four bytes of length. A task holds a seat's view and nothing else of the game, so a bot cannot
know more than its seat. The process ends when its input is closed, as happens when its parent ends.
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

from stormhall.agents import DEFAULT_LEVEL
from stormhall.agents.decision import Agent, Decision
from stormhall.agents.registry import Thinking, adviser, agent
from stormhall.agents.thinker import Explanation, Thinker
from stormhall.kernel.table.action import Action
from stormhall.kernel.table.create import game_of_view

NICE: Final = 5
"""The workers' niceness, so that the server runs first on a busy machine."""
MOST_AGENTS: Final = 500
"""How many seats' bots a worker keeps; one that was dropped is created again when needed."""
LENGTH: Final = 4
"""The number of bytes before each message that give its length."""

Purpose = Literal["choose", "explain"]


class BotTask(Struct, tag="task", kw_only=True):
    """One decision to think about. The seat's view is all a bot knows of the game.

    The seed is the bot's own and below 2**63; a seat that keeps its seed keeps its bot.
    """

    table: str
    seat: int
    level: str
    seed: int
    view: dict[str, Any]
    think: float | None = None  # seconds that replace the level's own time
    purpose: Purpose = "choose"
    clocked: bool = True  # whether the level's own time counts besides its amount of work
    limit: float | None = None  # seconds after which the process ends itself


class Forget(Struct, tag="forget"):
    """A table is closed: drop its bots."""

    table: str


class Ready(Struct, tag="ready"):
    """The first message of a worker, sent when everything is loaded."""


class Answer(Struct, tag="answer"):
    """The result of a task: the text of an action, or an explanation as plain data."""

    result: str | dict[str, Any]


class Failed(Struct, tag="failed"):
    """The bot failed to answer; the worker itself still works."""

    traceback: str


WorkerMessage = BotTask | Forget
Reply = Ready | Answer | Failed


class CachedAgent(Struct):
    """A bot kept for its seat, with the level and settings it was made from."""

    made_from: tuple[str, int, float | None, bool]
    agent: Agent


class AgentCache:
    """The bots of seats. Planners remember their plan from one decision to the next, so a seat's
    bot is kept; it is replaced when the seat requests a different one."""

    def __init__(self, most: int = MOST_AGENTS) -> None:
        self._most = most
        self._cached: OrderedDict[tuple[str, int], CachedAgent] = OrderedDict()

    def answer(self, task: BotTask) -> str | dict[str, Any]:
        """The seat's bot's choice, as text or with its reasons."""
        # The seed of this world does not matter: bots draw their own worlds from it, and those
        # depend only on the view.
        decision = Decision(game_of_view(task.view, task.seed), task.seat)
        if task.purpose == "explain":
            is_default = task.level == DEFAULT_LEVEL
            bot = adviser(task.seed, _thinking(task)) if is_default else _make(task)
            return _explained(bot, decision).to_json()
        try:
            return str(_checked(self._agent_of(task).choose(decision), decision))
        except BaseException:
            self._cached.pop((task.table, task.seat), None)  # its state may be broken
            raise

    def forget(self, table: str) -> None:
        """Drop the bots of a table."""
        for place in [place for place in self._cached if place[0] == table]:
            del self._cached[place]

    def __len__(self) -> int:
        return len(self._cached)

    def _agent_of(self, task: BotTask) -> Agent:
        """The bot of the task's seat: the same one as for its last task if nothing has changed."""
        place = (task.table, task.seat)
        made_from = (task.level, task.seed, task.think, task.clocked)
        cached = self._cached.pop(place, None)
        if cached is None or cached.made_from != made_from:
            cached = CachedAgent(made_from, _make(task))
        self._cached[place] = cached
        while len(self._cached) > self._most:
            self._cached.popitem(last=False)
        return cached.agent


def _make(task: BotTask) -> Agent:
    return agent(task.level, task.seed, _thinking(task))


def _thinking(task: BotTask) -> Thinking:
    return Thinking(task.think, cap=task.clocked)


def _explained(bot: Agent, decision: Decision) -> Explanation:
    """A bot's choice, with its reasons if it can give any."""
    if isinstance(bot, Thinker):
        return bot.explain(decision)
    return Explanation(_checked(bot.choose(decision), decision), None, [])


def _checked(action: Action, decision: Decision) -> Action:
    """The action, provided it is legal: a host's own bot may be wrong."""
    if action not in decision.legal:
        raise ValueError(f"the bot chose {action}, which is not among the legal actions")
    return action


class Pipe:
    """Messages in and out, in order."""

    def __init__(self, source: BinaryIO, sink: BinaryIO) -> None:
        self._source: Final = source
        self._sink: Final = sink
        self._decoder: Final = msgspec.msgpack.Decoder(WorkerMessage)

    def read(self) -> WorkerMessage | None:
        """The next message; None if there will be no more."""
        head = self._source.read(LENGTH)
        if len(head) < LENGTH:
            return None
        size = int.from_bytes(head, "big")
        body = self._source.read(size)
        return self._decoder.decode(body) if len(body) == size else None

    def write(self, reply: Reply) -> None:
        """Send a message."""
        self._sink.write(framed(reply))
        self._sink.flush()


def framed(message: WorkerMessage | Reply) -> bytes:
    """A message with its length before it."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def serve(pipe: Pipe, agents: AgentCache) -> None:
    """Answer tasks until there are no more."""
    pipe.write(Ready())
    while (message := pipe.read()) is not None:
        if isinstance(message, Forget):
            agents.forget(message.table)
        else:
            pipe.write(_attempt(agents, message))


def _attempt(agents: AgentCache, task: BotTask) -> Reply:
    """Answer a task within its limit. Past the limit the process dumps its traceback and ends, even
    if its parent is gone."""
    if task.limit is not None:
        faulthandler.dump_traceback_later(task.limit, exit=True)
    try:
        return Answer(agents.answer(task))
    except Exception:  # the parent writes any failure to a file and asks a simpler bot
        return Failed(traceback.format_exc())
    finally:
        faulthandler.cancel_dump_traceback_later()


def _own_pipe() -> Pipe:
    """The input and output of this process, protected from bots that print or read."""
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
        signal.signal(sign, signal.SIG_IGN)  # the parent gets them too and decides
    if sys.platform != "win32":
        os.nice(NICE)
    try:
        serve(_own_pipe(), AgentCache())
    except BrokenPipeError:
        return  # the parent has ended


if __name__ == "__main__":
    main()
