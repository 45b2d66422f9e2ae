"""Agents by the name under which a table requests them."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from stormhall.agents import DEFAULT_LEVEL
from stormhall.agents.decision import Agent
from stormhall.agents.levels import ADVISER, LEVELS, TABLE
from stormhall.agents.thinker import Limits, Thinker
from stormhall.kernel.core.errors import SetupError
from stormhall.kernel.insight import Weights

UNLIMITED: Final = 1 << 40


class Thinking:
    """How a table wants its bots to think.

    By default a level does a fixed amount of work: the same seed gives the same game on every
    machine. With `seconds` it thinks for that time instead. `cap` keeps the amount of work and adds
    the level's usual time limit, for tables where people wait.
    """

    def __init__(
        self,
        seconds: float | None = None,
        *,
        cap: bool = False,
        weights: Weights | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        if seconds is not None and seconds <= 0:
            raise SetupError("think", seconds=f"{seconds:g}")
        self.seconds: Final = seconds
        self.cap: Final = cap
        self.weights: Final = weights
        self.stop: Final = stop

    def __repr__(self) -> str:
        return f"Thinking({self.seconds}, cap={self.cap}, weights={self.weights})"

    def limits(self, name: str) -> Limits:
        if self.seconds is not None:
            return Limits(UNLIMITED, self.seconds, self.stop)
        level = TABLE[name]
        return Limits(level.work, level.seconds if self.cap else None, self.stop)


def agent(name: str, seed: int, thinking: Thinking | None = None) -> Agent:
    """The agent of this name with a seed: a level, or `module:Class`."""
    thinking = thinking or Thinking()
    if name in TABLE:
        return TABLE[name].make(seed, thinking.limits(name), thinking.weights)
    if ":" in name:
        return _custom_agent(name, seed, thinking)
    raise SetupError("no-agent", agent=name, known=", ".join(LEVELS))


def _custom_agent(name: str, seed: int, thinking: Thinking) -> Agent:
    """A custom agent: a class called with its seed and the table's `Thinking`."""
    module, _, class_name = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        make: Callable[[int, Thinking], Agent] = getattr(
            importlib.import_module(module), class_name
        )
    except (ImportError, AttributeError, ValueError, SyntaxError) as error:
        raise SetupError("foreign-agent", agent=name, problem=str(error)) from error
    return make(seed, thinking)


def adviser(seed: int = 0, thinking: Thinking | None = None) -> Thinker:
    """The agent that gives people advice, fast enough that they can wait for it. Unlike a
    planner, it also considers rivals and later turns."""
    thinking = thinking or Thinking(cap=True)
    return ADVISER(seed, thinking.limits(DEFAULT_LEVEL), thinking.weights)
