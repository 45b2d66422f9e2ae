"""The modules of The Stormgates in the order in which they are set up (chapter 2).

Adding a module is a line here and its options; no other module knows of it.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.seams import Module
from stormhall.battalia.stormgates import draft, gates, royals, storm_words
from stormhall.battalia.stormgates.census import Census
from stormhall.battalia.stormgates.changed import Changed
from stormhall.battalia.stormgates.heroic import Heroic
from stormhall.battalia.stormgates.options import teams_of
from stormhall.battalia.stormgates.storm import Storm
from stormhall.battalia.stormgates.teams import WORDS as TEAM_WORDS
from stormhall.battalia.stormgates.teams import Teams
from stormhall.battalia.stormgates.timer import Timer
from stormhall.battalia.stormgates.words import SHARED_WORDS
from stormhall.battalia.stormgates.zealots import WORDS as ZEALOT_WORDS
from stormhall.battalia.stormgates.zealots import Zealots
from stormhall.kernel.notation import Vocabulary
from stormhall.kernel.state import Options

WORDS: Final[list[dict[int, str]]] = [
    SHARED_WORDS,
    draft.WORDS,
    royals.WORDS,
    ZEALOT_WORDS,
    TEAM_WORDS,
    gates.WORDS,
    storm_words.WORDS,
]
"""The patterns of all verbs, by number."""

VOCABULARIES: Final[list[Vocabulary]] = [storm_words.VOCABULARY]
"""The words that modules add."""

HAVE_CENSUS: Final = ("royals", "heroic", "metamorpha", "bilkarr")
"""SG-MOD-02: what a census is held for."""


def modules_of(seats: int, options: Options) -> list[Module]:
    """The modules that are switched on."""
    with_census = any(options[name] for name in HAVE_CENSUS)
    switched: list[tuple[bool, Module]] = [
        (bool(teams_of(seats, options)), Teams()),
        (bool(options["timer"]), Timer(options)),
        # Census: Metamorpha, Bilkarr, royals, veterans, in this order (SG-CTL-02, SD-27).
        (with_census, Census()),
        (bool(options["royals"]), royals.Royals()),
        (bool(options["heroic"]), Heroic()),
        (bool(options["zealots"]), Zealots()),
        (bool(options["draft"]), draft.Draft()),
        (bool(options["gates"]), gates.Gates()),
        (bool(options["gates"]), Storm()),
        (bool(options["gates"]), Changed()),
    ]
    return [module for on, module in switched if on]
