"""The server of the hall: tables of games for browsers and programs."""

from stormhall.kernel.core.errors import ENGLISH
from stormhall.server.error_words import ERRORS, FOR_PROGRAMS

ENGLISH.declare(ERRORS)
ENGLISH.declare(FOR_PROGRAMS, only_english=True)
