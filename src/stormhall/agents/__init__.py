"""Bots: agents that choose actions. They get what their seat may know, never the state itself."""

from typing import Final

from stormhall.agents.error_words import ERRORS
from stormhall.kernel.core.errors import ENGLISH

ENGLISH.declare(ERRORS)

DEFAULT_LEVEL: Final = "planner"
"""The level of a bot if nobody chooses one; its limits also apply to advice for people."""
