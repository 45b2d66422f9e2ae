"""The modules of The Stormgates in the order in which they are set up (chapter 2).

Adding a module is a line here and its options; no other module knows of it.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.seams import Module
from stormhall.battalia.stormgates import (
    arrow,
    bilkarr,
    census,
    changed,
    crystal,
    draft,
    fate,
    gates,
    great_artefacts,
    heroic,
    high_pass,
    kings_bridge,
    mantle,
    mask,
    metamorpha,
    potions,
    powers,
    royals,
    stopping,
    storm,
    storm_words,
    teams,
    timer,
    trading,
    valleys,
    windows,
    zealots,
)
from stormhall.battalia.stormgates.options import teams_of
from stormhall.battalia.stormgates.words import SHARED_WORDS
from stormhall.kernel.notation import Vocabulary
from stormhall.kernel.state import Options

WORDS: Final[list[dict[int, str]]] = [
    SHARED_WORDS,
    draft.WORDS,
    royals.WORDS,
    zealots.WORDS,
    metamorpha.WORDS,
    powers.WORDS,
    teams.WORDS,
    valleys.WORDS,
    stopping.STOP_WORDS,
    high_pass.WORDS,
    kings_bridge.WORDS,
    trading.WORDS,
    fate.WORDS,
    gates.WORDS,
    storm_words.WORDS,
    bilkarr.WORDS,
    potions.WORDS,
    great_artefacts.WORDS,
    mantle.WORDS,
    crystal.WORDS,
    mask.WORDS,
]
"""The patterns of all verbs, by number."""

VOCABULARIES: Final[list[Vocabulary]] = [*potions.VOCABULARIES, storm_words.VOCABULARY]
"""The words that modules add."""

HAVE_CENSUS: Final = ("royals", "heroic", "metamorpha", "bilkarr")
"""SG-MOD-02: what a census is held for."""


def modules_of(seats: int, options: Options) -> list[Module]:
    """The modules that are switched on."""
    with_census = any(options[name] for name in HAVE_CENSUS)
    switched: list[tuple[bool, Module]] = [
        (bool(teams_of(seats, options)), teams.Teams()),
        (bool(options["timer"]), timer.Timer(options)),
        # Census: Metamorpha, Bilkarr, royals, veterans, in this order (SG-CTL-02, SD-27).
        (with_census, census.Census()),
        (bool(options["metamorpha"]), metamorpha.Metamorpha()),
        (bool(options["bilkarr"]), bilkarr.Bilkarr()),
        (bool(options["royals"]), royals.Royals()),
        (bool(options["heroic"]), heroic.Heroic()),
        (bool(options["zealots"]), zealots.Zealots()),
        (bool(options["draft"]), draft.Draft()),
        (bool(options["trading"]), trading.Trading()),
        (bool(options["fate"]), fate.Fate()),
        (bool(options["gates"]), gates.Gates()),
        (bool(options["gates"]), storm.Storm()),
        (bool(options["new_great_artefacts"]), great_artefacts.GreatArtefacts()),
        (bool(options["new_great_artefacts"]), arrow.Arrow()),
        (bool(options["new_great_artefacts"]), mantle.Mantle()),
        (bool(options["new_great_artefacts"]), crystal.Crystal()),
        (bool(options["new_great_artefacts"]), mask.Mask()),
        (bool(options["gates"]), changed.Changed()),
        # In the valleys the limits of others do not hold.
        (options["valleys"] != "off", valleys.Valleys()),
        # Potions change totals that all others have made.
        (bool(options["bilkarr"]), potions.Potions()),
        (bool(options["bilkarr"]), windows.Windows()),
        # Who is attacked is asked before the windows that open when it is known (RW-2).
        (options["valleys"] == "high_pass", high_pass.HighPass()),
        (options["valleys"] == "kings_bridge", kings_bridge.KingsBridge()),
    ]
    return [module for on, module in switched if on]
