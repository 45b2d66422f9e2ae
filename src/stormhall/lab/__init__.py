"""Many games at once: simulation and benchmarks."""

from stormhall.kernel.core.errors import ENGLISH
from stormhall.lab.error_words import ERRORS

ENGLISH.declare(ERRORS)
