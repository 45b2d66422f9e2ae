"""The modules of The Stormgates in the order in which they are set up (chapter 2).

Adding a module is a line here and its options; no other module knows of it.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.seams import Module
from stormhall.battalia.stormgates import (
    crystal,
    draft,
    fate,
    gates,
    great_artefacts,
    mantle,
    mask,
    metamorpha,
    powers,
    royals,
    storm_words,
    trading,
)
from stormhall.battalia.stormgates.arrow import Arrow
from stormhall.battalia.stormgates.bilkarr import WORDS as BILKARR_WORDS
from stormhall.battalia.stormgates.bilkarr import Bilkarr
from stormhall.battalia.stormgates.census import Census
from stormhall.battalia.stormgates.changed import Changed
from stormhall.battalia.stormgates.heroic import Heroic
from stormhall.battalia.stormgates.high_pass import WORDS as HIGH_PASS_WORDS
from stormhall.battalia.stormgates.high_pass import HighPass
from stormhall.battalia.stormgates.kings_bridge import WORDS as BRIDGE_WORDS
from stormhall.battalia.stormgates.kings_bridge import KingsBridge
from stormhall.battalia.stormgates.options import teams_of
from stormhall.battalia.stormgates.potions import VOCABULARIES as POTION_VOCABULARIES
from stormhall.battalia.stormgates.potions import WORDS as POTION_WORDS
from stormhall.battalia.stormgates.potions import Potions
from stormhall.battalia.stormgates.stopping import STOP_WORDS
from stormhall.battalia.stormgates.storm import Storm
from stormhall.battalia.stormgates.teams import WORDS as TEAM_WORDS
from stormhall.battalia.stormgates.teams import Teams
from stormhall.battalia.stormgates.timer import Timer
from stormhall.battalia.stormgates.valleys import WORDS as VALLEY_WORDS
from stormhall.battalia.stormgates.valleys import Valleys
from stormhall.battalia.stormgates.windows import Windows
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
    metamorpha.WORDS,
    powers.WORDS,
    TEAM_WORDS,
    VALLEY_WORDS,
    STOP_WORDS,
    HIGH_PASS_WORDS,
    BRIDGE_WORDS,
    trading.WORDS,
    fate.WORDS,
    gates.WORDS,
    storm_words.WORDS,
    BILKARR_WORDS,
    POTION_WORDS,
    great_artefacts.WORDS,
    mantle.WORDS,
    crystal.WORDS,
    mask.WORDS,
]
"""The patterns of all verbs, by number."""

VOCABULARIES: Final[list[Vocabulary]] = [*POTION_VOCABULARIES, storm_words.VOCABULARY]
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
        (bool(options["metamorpha"]), metamorpha.Metamorpha()),
        (bool(options["bilkarr"]), Bilkarr()),
        (bool(options["royals"]), royals.Royals()),
        (bool(options["heroic"]), Heroic()),
        (bool(options["zealots"]), Zealots()),
        (bool(options["draft"]), draft.Draft()),
        (bool(options["trading"]), trading.Trading()),
        (bool(options["fate"]), fate.Fate()),
        (bool(options["gates"]), gates.Gates()),
        (bool(options["gates"]), Storm()),
        (bool(options["new_great_artefacts"]), great_artefacts.GreatArtefacts()),
        (bool(options["new_great_artefacts"]), Arrow()),
        (bool(options["new_great_artefacts"]), mantle.Mantle()),
        (bool(options["new_great_artefacts"]), crystal.Crystal()),
        (bool(options["new_great_artefacts"]), mask.Mask()),
        (bool(options["gates"]), Changed()),
        # In the valleys the limits of others do not hold.
        (options["valleys"] != "off", Valleys()),
        # Potions change totals that all others have made.
        (bool(options["bilkarr"]), Potions()),
        (bool(options["bilkarr"]), Windows()),
        # Who is attacked is asked before the windows that open when it is known (RW-2).
        (options["valleys"] == "high_pass", HighPass()),
        (options["valleys"] == "kings_bridge", KingsBridge()),
    ]
    return [module for on, module in switched if on]
