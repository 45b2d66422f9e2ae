"""Bots: agents that choose actions. They get what their seat may know, never the state itself."""

from stormhall.agents.error_words import ERRORS
from stormhall.kernel.core.errors import ENGLISH

ENGLISH.declare(ERRORS)
