"""Players made of code by the word with which a table asks for them."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from stormhall.agents.greedy import GreedyAgent
from stormhall.agents.levels import (
    ADVISER,
    BRIEF_ADVISER,
    BRIEF_PLANNER,
    BRIEF_SEARCHER,
    LEVELS,
    PLANNER,
    SEARCHER,
    THINK,
    WORK,
)
from stormhall.agents.planner import Planner
from stormhall.agents.random_agent import RandomAgent
from stormhall.agents.seat import Agent
from stormhall.agents.thinker import Limits, Thinker
from stormhall.agents.weighted import WeightedAgent
from stormhall.kernel.core.errors import SetupError
from stormhall.kernel.insight import Weights

UNLIMITED: Final = 1 << 40


class Thinking:
    """How a table wants its players to think.

    By default a level does a fixed amount of work: the same seed gives the same game on every
    machine. With `seconds` it thinks by the clock instead, as much as that time allows. `cap` keeps
    the amount of work and the level's usual time besides, for tables where people wait.
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
            raise SetupError(f"the time to think is more than 0 seconds, not {seconds}").named(
                "think", seconds=f"{seconds:g}"
            )
        self.seconds: Final = seconds
        self.cap: Final = cap
        self.weights: Final = weights
        self.stop: Final = stop

    def limits(self, word: str) -> Limits:
        """The limits of a level."""
        if self.seconds is not None:
            return Limits(UNLIMITED, self.seconds, self.stop)
        return Limits(WORK[word], THINK[word] if self.cap else None, self.stop)


def agent(word: str, seed: int, thinking: Thinking | None = None) -> Agent:
    """The player of this word, with a seed of its own."""
    how = thinking or Thinking()
    if word == "random":
        return RandomAgent(seed)
    if word == "weighted":
        return WeightedAgent(seed)
    if word == "greedy":
        return GreedyAgent(seed, how.limits(word), how.weights)
    if word == "planner":
        return Planner(seed, how.limits(word), PLANNER, BRIEF_PLANNER, how.weights)
    if word == "search":
        return Planner(seed, how.limits(word), SEARCHER, BRIEF_SEARCHER, how.weights)
    if ":" in word:
        return _foreign(word, seed, how)
    raise SetupError(
        f"there is no agent {word!r}; there are: {', '.join(LEVELS)}, and module:Class for your own"
    ).named("no-agent", agent=word, known=", ".join(LEVELS))


def _foreign(word: str, seed: int, how: Thinking) -> Agent:
    """Somebody's own player: a class called with its seed and with how the table wants to think."""
    module, _, name = word.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        made: Callable[[int, Thinking], Agent] = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError, SyntaxError) as error:
        raise SetupError(f"there is no agent {word!r}: {error}").named(
            "foreign-agent", agent=word, problem=str(error)
        ) from error
    return made(seed, how)


def adviser(seed: int = 0, thinking: Thinking | None = None) -> Thinker:
    """The player that people ask for advice, quick enough to wait for. A planner minds its own
    business; this one tells about rivals and about all that may come, too."""
    how = thinking or Thinking(cap=True)
    return Planner(seed, how.limits("planner"), ADVISER, BRIEF_ADVISER, how.weights)
