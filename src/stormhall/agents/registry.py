"""Players made of code by the word with which a table asks for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stormhall.agents.random_agent import RandomAgent
from stormhall.agents.seat import Agent
from stormhall.kernel.errors import SetupError

AGENTS: Final[dict[str, Callable[[int], Agent]]] = {"random": RandomAgent}


def agent(word: str, seed: int) -> Agent:
    """The player of this word, with a seed of its own."""
    if word not in AGENTS:
        raise SetupError(f"there is no agent {word!r}; there are: {', '.join(AGENTS)}")
    return AGENTS[word](seed)
