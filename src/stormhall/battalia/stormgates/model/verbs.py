"""The verbs that several modules share; all others stand with the module that owns them.

Each module has a block of numbers of its own, with room to grow: royals from 66, gates and storm
from 70, trading from 86, fate from 98, Great Artefacts from 104, teams from 122, Metamorpha from
128, zealots from 142, Bilkarr and potions from 148, valleys from 168, the draft from 192.
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
