"""The numbers of the expansion's verbs; the patterns stand with the module that owns them.

Verbs that several modules share are here with their patterns.
"""

from __future__ import annotations

from typing import Final

FIRST_VERB: Final = 61
"""The verbs of the base game are below."""

GAIN: Final = 61  # SG-STE-11, SG-TRD-06, SG-VAL-14: the top card of a kind
GAIN_NAMED: Final = 62
RAISE_CITY: Final = 63  # SG-STE-20, SG-MET-12, SG-VAL-32
PROMOTE: Final = 64  # SG-STE-19, SG-MET-14
PASS: Final = 65
DOUBLE: Final = 142  # SG-ZEA-04, SG-MET-16: a unit that lies as two

SHARED_WORDS: Final[dict[int, str]] = {
    GAIN: "gain {kind}",
    GAIN_NAMED: "gain {kind} {faction}",
    RAISE_CITY: "raise {cell}",
    PROMOTE: "promote {card}",
    PASS: "pass",
    DOUBLE: "double {card}",
}
