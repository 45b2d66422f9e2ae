"""Bots that think in the process of the test."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from stormhall.agents.levels import LEVELS
from stormhall.server.bots.bots import BotChoice, check
from stormhall.server.bots.pool import Waiting
from stormhall.server.bots.worker import AgentCache, BotTask, Purpose


class InlineBots:
    """Bots that answer at once, quickly and the same every time.

    Whatever level a table asks for, a weighted or random player chooses and a greedy one explains.
    """

    def __init__(self) -> None:
        self._agents: Final = AgentCache()

    async def choose(self, task: BotTask) -> BotChoice:
        check(task, LEVELS)
        level = "random" if task.level == "random" else "weighted"
        action = self._agents.answer(_unclocked(task, "choose", level))
        assert isinstance(action, str), "a choice is a text"
        return BotChoice(action, level)

    async def explain(self, task: BotTask) -> dict[str, Any]:
        check(task, LEVELS)
        level = task.level if task.level in ("random", "weighted") else "greedy"
        explanation = self._agents.answer(_unclocked(task, "explain", level))
        assert isinstance(explanation, dict), "an explanation is plain data"
        return explanation

    def alive(self) -> bool:
        return True

    def prefer(self, table: str, waiting: Waiting) -> None:
        """Do nothing: nobody waits for bots that answer at once."""

    def forget(self, table: str) -> None:
        self._agents.forget(table)

    async def close(self) -> None:
        """Do nothing: there is nothing to release."""


def _unclocked(task: BotTask, purpose: Purpose, level: str) -> BotTask:
    """The task for another level, with an answer that does not depend on the clock."""
    return replace(task, purpose=purpose, level=level, think=None, clocked=False)
