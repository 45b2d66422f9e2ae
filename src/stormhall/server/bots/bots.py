"""Bots at the hall's tables: requests to them, and simpler bots in place of one that fails."""

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

from stormhall.agents import DEFAULT_LEVEL
from stormhall.agents.levels import LEVELS, THINK
from stormhall.agents.registry import Thinking
from stormhall.agents.thinker import Explanation
from stormhall.kernel.core.errors import SetupError
from stormhall.kernel.table.action import Action
from stormhall.kernel.table.create import game_of_view
from stormhall.server.bots.failures import Failure, write_failure
from stormhall.server.bots.pool import BotAnswer, BotJob, BotLost, BotsClosed, Waiting, WorkerSlot
from stormhall.server.bots.worker import BotTask, framed

MOST_THINK: Final = 60.0
"""The most seconds that a table may let a bot think: it shares its worker with other tables."""
TIME_FACTOR: Final = 3.0
EXTRA_SECONDS: Final = 5.0
"""A bot fails after `TIME_FACTOR` times its time to think, plus `EXTRA_SECONDS`."""
FIRST: Final = "first"
"""The level used as a last resort, which needs no bot: the first legal action."""

log = structlog.get_logger("stormhall.bots")


class BotChoice(Struct):
    """A bot's choice."""

    action: str
    level: str  # the level that really chose; after a failure, lower than the one asked for


class Bots(Protocol):
    """Bots that think without blocking the event loop.

    They raise `SetupError` for a task that no bot can do: an unknown level, or a seat that owes no
    choice.
    """

    async def choose(self, task: BotTask) -> BotChoice:
        """Choose a legal action for the seat."""

    async def explain(self, task: BotTask) -> dict[str, Any]:
        """Return what the level would do and why, in the form of `Explanation.to_json`."""

    def alive(self) -> bool:
        """Whether bots can think."""

    def prefer(self, table: str, waiting: Waiting) -> None:
        """Say who waits for the bots of a table, so that tables with people go first."""

    def forget(self, table: str) -> None:
        """Drop the bots of a table; its next task starts with a fresh one."""

    async def close(self) -> None:
        """Stop all thinking and release its resources."""


class WorkerBots:
    """Bots that think in worker processes.

    A seat always goes to the same worker, where its bot remembers its plans. A bot that raises an
    error, dies or takes far too long is replaced by the next simpler level, and in the end by the
    first legal action; each failure is written to a file in `failures` and passed to `on_failure`.
    `own` holds the host's own levels, as `module:Class`. With `clocked=False` levels do their full
    amount of work however long it takes. A seat's bot then chooses exactly as a bot with the same
    seed and past would at the true table, because worlds are drawn only from the view.
    """

    def __init__(
        self,
        processes: int | None = None,
        *,
        failures: Path | None = None,
        on_failure: Callable[[Failure], None] | None = None,
        own: Collection[str] = (),
        patience: float = EXTRA_SECONDS,
        clocked: bool = True,
    ) -> None:
        count = max(1, (os.cpu_count() or 1) - 1) if processes is None else processes
        if count < 1:
            raise SetupError("bot-processes", count=count)
        self._slots: Final = [WorkerSlot() for _ in range(count)]
        self._levels: Final = [*LEVELS, *own]
        self._failures: Final = failures
        self._on_failure: Final = on_failure
        self._patience: Final = patience
        self._clocked: Final = clocked
        self._is_closed = False

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that run."""
        return [slot.pid for slot in self._slots if slot.pid is not None]

    def alive(self) -> bool:
        """Whether bots can think: a worker runs, or none has failed to start."""
        return not self._is_closed and any(slot.is_well for slot in self._slots)

    def start(self) -> None:
        """Start loading the workers, so that the first choice need not wait for them."""
        for slot in self._slots:
            slot.start()

    async def choose(self, task: BotTask) -> BotChoice:
        action, level = await self._answer(replace(task, purpose="choose"))
        assert isinstance(action, str), "a choice is a string"
        return BotChoice(action, level)

    async def explain(self, task: BotTask) -> dict[str, Any]:
        explanation, _ = await self._answer(replace(task, purpose="explain"))
        assert isinstance(explanation, dict), "an explanation is plain data"
        return explanation

    def prefer(self, table: str, waiting: Waiting) -> None:
        for slot in self._slots:
            slot.prefer(table, waiting)

    def forget(self, table: str) -> None:
        for slot in self._slots:
            slot.forget(table)

    async def close(self) -> None:
        self._is_closed = True
        await asyncio.gather(*(slot.close() for slot in self._slots))

    async def _answer(self, task: BotTask) -> tuple[BotAnswer, str]:
        """The answer and the level that gave it."""
        check(task, self._levels)
        for level in _ladder(task.level):
            try:
                return await self._ask(self._for_level(task, level)), level
            except BotLost as lost:
                await self._note_failure(task, level, lost)
        action = await asyncio.to_thread(_first_legal, task)
        if task.purpose == "choose":
            return str(action), FIRST
        return Explanation(action, None, []).to_json(), FIRST

    def _for_level(self, task: BotTask, level: str) -> BotTask:
        """The task for a level that may be lower than the one asked for."""
        think = task.think if level == task.level else None  # a substitute gets its usual time
        usual = THINK.get(level, 0.0) if level in LEVELS else max(THINK.values())
        limit = (usual if think is None else think) * TIME_FACTOR + self._patience
        return replace(task, level=level, think=think, clocked=self._clocked, limit=limit)

    async def _ask(self, task: BotTask) -> BotAnswer:
        if self._is_closed:
            raise BotsClosed
        assert task.limit is not None, "every level has a limit"
        done: asyncio.Future[BotAnswer] = asyncio.get_running_loop().create_future()
        self._slot(task).put(BotJob(task.table, framed(task), task.limit, done))
        return await done

    def _slot(self, task: BotTask) -> WorkerSlot:
        """The worker of a seat; seats of a table that choose at once think side by side."""
        return self._slots[(zlib.crc32(task.table.encode()) + task.seat) % len(self._slots)]

    async def _note_failure(self, task: BotTask, level: str, lost: BotLost) -> None:
        """Save, count and log the failure of a level."""
        file = None
        if self._failures is not None:
            name = [task.table, str(task.seat), str(task.view["number"]), level]
            details = _failure_details(task, level, lost)
            file = await asyncio.to_thread(write_failure, self._failures, name, details)
        failure = Failure(
            table=task.table,
            seat=task.seat,
            level=level,
            number=task.view["number"],
            reason=lost.reason,
            file=file,
        )
        if self._on_failure is not None:
            self._on_failure(failure)
        facts = asdict(failure)
        log.warning("bot-failed", bot=facts.pop("level"), **facts)  # a log has its own `level`


def _ladder(level: str) -> list[str]:
    """A level and the levels to fall back on, each simpler than the one before."""
    rung = LEVELS.index(level if level in LEVELS else DEFAULT_LEVEL)
    return [level, *reversed(LEVELS[:rung])]


def _first_legal(task: BotTask) -> Action:
    return game_of_view(task.view, task.seed).legal(task.seat)[0]


def _failure_details(task: BotTask, level: str, lost: BotLost) -> dict[str, Any]:
    """The task with everything that helps to find the cause of the failure."""
    failed = {"level": level, "asked": task.level, "reason": lost.reason, "traceback": lost.details}
    return {**asdict(task), **failed}


def check(task: BotTask, levels: Collection[str]) -> None:
    """Raise `SetupError` for a task that no bot can do."""
    if task.level not in levels:
        raise SetupError("no-bot", level=task.level, known=", ".join(levels))
    if task.think is not None and task.think > MOST_THINK:
        raise SetupError("think-most", most=MOST_THINK, seconds=task.think)
    Thinking(task.think)  # refuses an invalid time
    if task.seat not in task.view["to_act"]:
        raise SetupError("owes-nothing", seat=task.seat)
