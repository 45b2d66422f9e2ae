"""Bots at the hall's tables: who asks them, and what happens when one fails."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, Protocol

from msgspec import Struct

from stormhall.agents.levels import LEVELS
from stormhall.agents.registry import Thinking
from stormhall.kernel.errors import SetupError
from stormhall.server.bot_worker import Desk, Purpose, Task

MOST_THINK: Final = 60.0
"""How many seconds a table may let a bot think: it shares its worker with other tables."""


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
    """Players made of code that can be asked without waiting in line with people.

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
        found = self._desk.answer(task_of(wish, "choose", level, clocked=False))
        assert isinstance(found, str), "a choice is a text"
        return Chosen(found, level)

    async def explain(self, wish: Wish) -> dict[str, Any]:
        check(wish, LEVELS)
        level = wish.level if wish.level in ("random", "weighted") else "greedy"
        found = self._desk.answer(task_of(wish, "explain", level, clocked=False))
        assert isinstance(found, dict), "an explanation is plain data"
        return found

    def forget(self, table: str) -> None:
        self._desk.forget(table)

    async def close(self) -> None:
        """Nothing is held."""


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
        think=wish.think,
        clocked=clocked,
        limit=limit,
    )
