"""The larger commands of `stormhall`."""

from stormhall.commands.error_words import ERRORS
from stormhall.kernel.core.errors import ENGLISH

ENGLISH.declare(ERRORS)
