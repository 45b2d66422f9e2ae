"""The commands of `stormhall` that are more than a few lines."""

from stormhall.commands.error_words import ERRORS
from stormhall.kernel.core.errors import ENGLISH

ENGLISH.declare(ERRORS)
