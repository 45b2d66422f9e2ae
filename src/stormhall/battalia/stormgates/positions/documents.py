"""The types of a view of The Stormgates: that of Battalia with the parts of the modules."""

from __future__ import annotations

from typing import TypedDict

from stormhall.battalia.positions.documents import Card, Cell, Position, View
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


class DraftPosition(TypedDict):
    """A draft in a position: cards by step and place in its order, and those being passed."""

    taken: list[Card | None]
    offered: list[Card]


class StormPosition(d.StormPart):
    """The storm, with the effects to come."""

    next: list[str]


class FatePosition(d.FatePart):
    """Fate, with the next fate cards and the top of the remaining Great Artefacts."""

    next: list[int]
    top: list[Card]


class ValleysPosition(d.ValleysPart):
    """The valleys, with what was revealed."""

    revealed: list[Cell]


class KingsBridgePosition(d.KingsBridgePart):
    """The King's Bridge, with the Great Artefacts under the gates."""

    under: dict[Cell, list[Card]]


class StormgatesPosition(Position):
    """A position of The Stormgates; a module that is off has no key."""

    teams: d.TeamsPart
    timer: d.TimerPart
    census: NoFacts
    metamorpha: d.MetamorphaPart
    bilkarr: d.BilkarrPart
    royals: d.RoyalsPart
    heroic: d.HeroicPart
    zealots: NoFacts
    draft: DraftPosition
    trading: d.TradingPart
    fate_cards: FatePosition
    gates: d.GatesPart
    storm: StormPosition
    great_artefacts: NoFacts
    arrow: NoFacts
    mantle: d.MantlePart
    crystal: d.CrystalPart
    mask: d.MaskPart
    changed: d.ChangedPart
    valleys: ValleysPosition
    potions: dict[str, d.Potion]
    windows: d.WindowsPart
    high_pass: d.HighPassPart
    kings_bridge: KingsBridgePosition
