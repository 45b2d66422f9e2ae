"""Bots at the hall's tables: who asks them, and what happens when one fails."""

from __future__ import annotations

import asyncio
import os
import zlib
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, Final, Protocol

import structlog
from msgspec import Struct
from msgspec.structs import asdict, replace

import stormhall
from stormhall.agents.levels import LEVELS, THINK
from stormhall.agents.registry import Thinking
from stormhall.agents.thinker import Explanation
from stormhall.kernel.core.action import Action
from stormhall.kernel.core.errors import SetupError
from stormhall.server.bots.failures import Failure, write_failure
from stormhall.server.bots.pool import BotLost, BotsClosed, Found, Job, Slot
from stormhall.server.bots.worker import Desk, Purpose, Task, framed

MOST_THINK: Final = 60.0
"""How many seconds a table may let a bot think: it shares its worker with other tables."""
OVERTIME: Final = 3.0
PATIENCE: Final = 5.0
"""A bot is given up after so many times its time to think and so many seconds."""
FIRST: Final = "first"
"""The level of the last resort, which needs no bot: the first legal action."""

log = structlog.get_logger("stormhall.bots")


class Wish(Struct):
    """What a table asks: a choice for a seat that owes one. Nothing but its view tells of the game.

    The seed is the bot's own, below 2**63; a seat that keeps its seed keeps its bot.
    """

    table: str
    seat: int
    level: str
    seed: int
    view: dict[str, Any]
    think: float | None = None  # seconds instead of the level's own time


class Chosen(Struct):
    """A bot's choice."""

    action: str
    level: str  # the level that really chose, lower than asked after a failure


class Bots(Protocol):
    """Bots that can be asked without waiting in line with people.

    `SetupError` for a wish that cannot be: an unknown level, a seat that owes no choice.
    """

    async def choose(self, wish: Wish) -> Chosen:
        """A legal action for the seat."""

    async def explain(self, wish: Wish) -> dict[str, Any]:
        """What the level would do with its reasons, as `Explanation.to_json` writes them."""

    def forget(self, table: str) -> None:
        """Let the bots of a table go; its next wish begins afresh."""

    async def close(self) -> None:
        """End all thinking and let go of what was used for it."""


class InlineBots:
    """Bots that think here and now, for tests: quick and the same every time.

    Whatever level a table asks for, a weighted or random player chooses and a greedy one explains.
    """

    def __init__(self) -> None:
        self._desk: Final = Desk()

    async def choose(self, wish: Wish) -> Chosen:
        check(wish, LEVELS)
        level = "random" if wish.level == "random" else "weighted"
        found = self._desk.answer(_unclocked(wish, "choose", level))
        assert isinstance(found, str), "a choice is a text"
        return Chosen(found, level)

    async def explain(self, wish: Wish) -> dict[str, Any]:
        check(wish, LEVELS)
        level = wish.level if wish.level in ("random", "weighted") else "greedy"
        found = self._desk.answer(_unclocked(wish, "explain", level))
        assert isinstance(found, dict), "an explanation is plain data"
        return found

    def forget(self, table: str) -> None:
        self._desk.forget(table)

    async def close(self) -> None:
        """Nothing is held."""


def _unclocked(wish: Wish, purpose: Purpose, level: str) -> Task:
    """The wish as a task whose answer does not depend on the clock."""
    return task_of(replace(wish, think=None), purpose, level, clocked=False)


class WorkerBots:
    """Bots that think in worker processes.

    A seat always goes to the same worker, where its bot remembers what it plans. One that raises an
    error, dies or takes far too long is replaced by the next simpler level, then by the first legal
    action; each time a file is written to `failures` and `on_failure` is told. `own` are levels of
    the host's own, as `module:Class`. With `clocked=False` levels do their full amount of work
    however long it takes; then a seat's bot chooses as one with the same seed and the same past
    would at the true table, because worlds are drawn from the view alone.
    """

    def __init__(
        self,
        processes: int | None = None,
        *,
        failures: Path | None = None,
        on_failure: Callable[[Failure], None] | None = None,
        own: Collection[str] = (),
        patience: float = PATIENCE,
        clocked: bool = True,
    ) -> None:
        count = max(1, (os.cpu_count() or 1) - 1) if processes is None else processes
        if count < 1:
            raise SetupError(f"bots need at least 1 process, not {count}")
        self._slots: Final = [Slot() for _ in range(count)]
        self._levels: Final = [*LEVELS, *own]
        self._failures: Final = failures
        self._on_failure: Final = on_failure
        self._patience: Final = patience
        self._clocked: Final = clocked
        self._is_closed = False

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that run."""
        return [slot.pid for slot in self._slots if slot.pid is not None]

    def alive(self) -> bool:
        """Whether bots can think: at least one worker runs, or nothing speaks against one."""
        return not self._is_closed and any(slot.is_well for slot in self._slots)

    def start(self) -> None:
        """Begin to load the workers, so that the first choice need not wait for them."""
        for slot in self._slots:
            slot.start()

    async def choose(self, wish: Wish) -> Chosen:
        found, level = await self._settle(wish, "choose")
        assert isinstance(found, str), "a choice is a text"
        return Chosen(found, level)

    async def explain(self, wish: Wish) -> dict[str, Any]:
        found, _ = await self._settle(wish, "explain")
        assert isinstance(found, dict), "an explanation is plain data"
        return found

    def forget(self, table: str) -> None:
        for slot in self._slots:
            slot.forget(table)

    async def close(self) -> None:
        self._is_closed = True
        await asyncio.gather(*(slot.close() for slot in self._slots))

    async def _settle(self, wish: Wish, purpose: Purpose) -> tuple[Found, str]:
        """An answer and the level that gave it."""
        check(wish, self._levels)
        for level in _ladder(wish.level):
            try:
                return await self._ask(wish, purpose, level), level
            except BotLost as lost:
                await self._note(wish, level, lost)
        action = await asyncio.to_thread(_first_legal, wish)
        if purpose == "choose":
            return str(action), FIRST
        return Explanation(action, None, []).to_json(), FIRST

    async def _ask(self, wish: Wish, purpose: Purpose, level: str) -> Found:
        if self._is_closed:
            raise BotsClosed
        limit = self._limit(wish, level)
        task = task_of(wish, purpose, level, clocked=self._clocked, limit=limit)
        done: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._slot(wish).put(Job(wish.table, framed(task), limit, done))
        return await done

    def _slot(self, wish: Wish) -> Slot:
        """The worker of a seat; seats of a table that choose at once think side by side."""
        return self._slots[(zlib.crc32(wish.table.encode()) + wish.seat) % len(self._slots)]

    def _limit(self, wish: Wish, level: str) -> float:
        """After how many seconds a level is given up."""
        usual = THINK.get(level, 0.0) if level in LEVELS else max(THINK.values())
        own = wish.think if level == wish.level else None
        return (usual if own is None else own) * OVERTIME + self._patience

    async def _note(self, wish: Wish, level: str, lost: BotLost) -> None:
        """Write down, count and log that a level failed."""
        file = None
        if self._failures is not None:
            name = [wish.table, str(wish.seat), str(wish.view["number"]), level]
            case = _case(wish, level, lost)
            file = await asyncio.to_thread(write_failure, self._failures, name, case)
        failure = Failure(
            table=wish.table,
            seat=wish.seat,
            level=level,
            number=wish.view["number"],
            reason=lost.reason,
            file=file,
        )
        if self._on_failure is not None:
            self._on_failure(failure)
        facts = asdict(failure)
        log.warning("bot-failed", bot=facts.pop("level"), **facts)  # a line's own level is another


def _ladder(level: str) -> list[str]:
    """A level and those to fall back on: simpler and simpler."""
    rung = LEVELS.index(level if level in LEVELS else "planner")
    return [level, *reversed(LEVELS[:rung])]


def _first_legal(wish: Wish) -> Action:
    return stormhall.resample(wish.view, wish.seed).legal(wish.seat)[0]


def _case(wish: Wish, level: str, lost: BotLost) -> dict[str, Any]:
    """What somebody needs to look for the cause."""
    failed = {"level": level, "asked": wish.level, "reason": lost.reason, "traceback": lost.details}
    return {**asdict(wish), **failed}


def check(wish: Wish, levels: Collection[str]) -> None:
    """Raise `SetupError` for what no bot could do."""
    if wish.level not in levels:
        raise SetupError(f"there is no bot {wish.level!r}; there are: {', '.join(levels)}")
    if wish.think is not None and wish.think > MOST_THINK:
        raise SetupError(f"the time to think is at most {MOST_THINK} seconds, not {wish.think}")
    Thinking(wish.think)  # refuses a time that is none
    if wish.seat not in wish.view["to_act"]:
        raise SetupError(f"seat {wish.seat} owes no choice now")


def task_of(
    wish: Wish, purpose: Purpose, level: str, *, clocked: bool, limit: float | None = None
) -> Task:
    """The wish as a worker reads it, for a level that may be lower than the one asked for."""
    return Task(
        purpose=purpose,
        table=wish.table,
        seat=wish.seat,
        level=level,
        seed=wish.seed,
        view=wish.view,
        think=wish.think if level == wish.level else None,  # a substitute has its usual time
        clocked=clocked,
        limit=limit,
    )
