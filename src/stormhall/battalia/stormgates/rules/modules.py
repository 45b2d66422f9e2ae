"""The modules of The Stormgates in the order in which they are set up (SG-MOD-01 to -05).

Adding a module is a line here and its options; no other module knows of it. In `equip` it adds its
actions of step 3 (SG-CTL-12). One that is off takes no place in the config, so that its components
and rules are not there (-01). `excluded` in `model/options.py` refuses combinations (-03 to -05);
which display and which end they have is in `equip` of `fate/fate_cards.py` and `usually_full` in
`ending.py`.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.options import teams_of
from stormhall.battalia.stormgates.rules import (
    census,
    draft,
    heroic,
    royals,
    teams,
    timer,
    transformed_cards,
    zealots,
)
from stormhall.battalia.stormgates.rules.bilkarr import bilkarr, potions
from stormhall.battalia.stormgates.rules.bilkarr import reaction_windows as windows
from stormhall.battalia.stormgates.rules.fate import fate_cards as fate
from stormhall.battalia.stormgates.rules.gates import gates, storm_deck
from stormhall.battalia.stormgates.rules.great import arrow, crystal, great_artefacts, mantle, mask
from stormhall.battalia.stormgates.rules.metamorpha import metamorpha
from stormhall.battalia.stormgates.rules.trading import trading_posts
from stormhall.battalia.stormgates.rules.valleys import high_pass, kings_bridge, valleys
from stormhall.kernel.core.state import Options

HAVE_CENSUS: Final = ("royals", "heroic", "metamorpha", "bilkarr", "summoning")
"""SG-MOD-02: what a census is held for."""


def modules_of(seats: int, options: Options) -> list[StormgatesModule]:
    """The modules that are switched on."""
    with_census = any(options[name] for name in HAVE_CENSUS)
    has_metamorpha, has_bilkarr = bool(options["metamorpha"]), bool(options["bilkarr"])
    summoning = bool(options["summoning"])  # of those that are not in the game (SG-GRT-20)
    switched: list[tuple[bool, StormgatesModule]] = [
        (bool(teams_of(seats, options)), teams.Teams()),
        (bool(options["timer"]), timer.Timer(options)),
        # Census: Metamorpha, Bilkarr, royals, veterans, in this order (SG-CTL-02, SD-27).
        (with_census, census.Census()),
        (has_metamorpha or summoning, metamorpha.Metamorpha(summoned=not has_metamorpha)),
        (has_bilkarr or summoning, bilkarr.Bilkarr(summoned=not has_bilkarr)),
        (bool(options["royals"]), royals.Royals()),
        (bool(options["heroic"]), heroic.Heroic()),
        (bool(options["zealots"]), zealots.Zealots()),
        (bool(options["draft"]), draft.Draft()),
        (bool(options["trading"]), trading_posts.Trading()),
        (bool(options["fate"]), fate.Fate()),
        (bool(options["gates"]), gates.Gates()),
        (bool(options["gates"]), storm_deck.Storm()),
        (bool(options["new_great_artefacts"]), great_artefacts.GreatArtefacts(summoning)),
        (bool(options["new_great_artefacts"]), arrow.Arrow()),
        (bool(options["new_great_artefacts"]), mantle.Mantle()),
        (bool(options["new_great_artefacts"]), crystal.Crystal()),
        (bool(options["new_great_artefacts"]), mask.Mask()),
        (bool(options["gates"]), transformed_cards.TransformedCards()),
        # The valleys lift limits that others set.
        (options["valleys"] != "off", valleys.Valleys()),
        # Potions change totals that all others have made.
        (has_bilkarr or summoning, potions.Potions()),
        (has_bilkarr or summoning, windows.Windows()),
        # Who is attacked is asked before the windows that open when it is known (RW-2).
        (options["valleys"] == "high_pass", high_pass.HighPass()),
        (options["valleys"] == "kings_bridge", kings_bridge.KingsBridge()),
    ]
    return [module for on, module in switched if on]
