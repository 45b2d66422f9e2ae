"""The types of a view of The Stormgates: that of Battalia with the parts of the modules."""

from __future__ import annotations

from stormhall.battalia.positions.documents import View
from stormhall.battalia.stormgates.model import documents as d
from stormhall.kernel.core.documents import NoFacts


class StormgatesView(View, total=False):
    """What a viewer knows of the table; a module that is off has no part."""

    teams: d.TeamsPart | NoFacts
    timer: d.TimerPart | NoFacts
    census: NoFacts
    metamorpha: d.MetamorphaPart | NoFacts
    bilkarr: d.BilkarrPart | NoFacts
    royals: d.RoyalsPart | NoFacts
    heroic: d.HeroicPart | NoFacts
    zealots: NoFacts
    draft: d.DraftPart | NoFacts
    trading: d.TradingPart | NoFacts
    fate_cards: d.FatePart | NoFacts
    gates: d.GatesPart | NoFacts
    storm: d.StormPart | NoFacts
    great_artefacts: NoFacts
    arrow: NoFacts
    mantle: d.MantlePart | NoFacts
    crystal: d.CrystalPart | NoFacts
    mask: d.MaskPart | NoFacts
    changed: d.ChangedPart | NoFacts
    valleys: d.ValleysPart | NoFacts
    potions: dict[str, d.Potion]
    windows: d.WindowsPart | NoFacts
    high_pass: d.HighPassPart | NoFacts
    kings_bridge: d.KingsBridgePart | NoFacts
