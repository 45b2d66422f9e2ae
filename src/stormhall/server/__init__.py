"""The hall's server: tables, seats and records behind the browser and behind programs."""

from stormhall.kernel.core.errors import ENGLISH
from stormhall.server.error_words import ERRORS, FOR_PROGRAMS

ENGLISH.declare(ERRORS)
ENGLISH.declare(FOR_PROGRAMS, only_english=True)
