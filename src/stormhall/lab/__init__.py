"""Many games at once: simulations, reports, comparisons of players, benchmarks."""

from stormhall.kernel.core.errors import ENGLISH
from stormhall.lab.error_words import ERRORS

ENGLISH.declare(ERRORS)
