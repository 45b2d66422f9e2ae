"""The modules of one table, found once: what judges a standing asks them again and again."""

from __future__ import annotations

from typing import Final, cast

from stormhall.battalia.stormgates.model.config import StormConfig
from stormhall.battalia.stormgates.rules.bilkarr.bilkarr import Bilkarr
from stormhall.battalia.stormgates.rules.bilkarr.potions import Potions
from stormhall.battalia.stormgates.rules.draft import Draft
from stormhall.battalia.stormgates.rules.gates.gates import Gates
from stormhall.battalia.stormgates.rules.gates.storm import Storm
from stormhall.battalia.stormgates.rules.great.mantle import Mantle
from stormhall.battalia.stormgates.rules.heroic import Heroic
from stormhall.battalia.stormgates.rules.metamorpha.metamorpha import Metamorpha
from stormhall.battalia.stormgates.rules.royals import Royals
from stormhall.battalia.stormgates.rules.teams import Teams
from stormhall.battalia.stormgates.rules.trading import Trading
from stormhall.battalia.stormgates.rules.valleys.high_pass import HighPass
from stormhall.battalia.stormgates.rules.valleys.kings_bridge import KingsBridge
from stormhall.battalia.stormgates.rules.valleys.valleys import Valleys

SET_UP: Final = ("remove-faction", "choose-faction", "choose-city", "found-city", "start-hero",
                 "draft")  # fmt: skip
"""The steps before the first turn after each of which a standing means something."""


class Parts:
    """What is switched on at a table; None stands for what is not."""

    def __init__(self, config: StormConfig) -> None:
        found = config.by_name
        self.config: Final = config
        self.teams: Final = cast("Teams | None", found.get("teams"))
        self.royals: Final = cast("Royals | None", found.get("royals"))
        self.heroic: Final = cast("Heroic | None", found.get("heroic"))
        self.trading: Final = cast("Trading | None", found.get("trading"))
        self.gates: Final = cast("Gates | None", found.get("gates"))
        self.storm: Final = cast("Storm | None", found.get("storm"))
        self.draft: Final = cast("Draft | None", found.get("draft"))
        self.mantle: Final = cast("Mantle | None", found.get("mantle"))
        self.metamorpha: Final = cast("Metamorpha | None", found.get("metamorpha"))
        self.bilkarr: Final = cast("Bilkarr | None", found.get("bilkarr"))
        self.potions: Final = cast("Potions | None", found.get("potions"))
        self.valleys: Final = cast("Valleys | None", found.get("valleys"))
        self.high_pass: Final = cast("HighPass | None", found.get("high_pass"))
        self.kings_bridge: Final = cast("KingsBridge | None", found.get("kings_bridge"))
        self.names: Final = [step.name for step in config.steps]
        """By number: the names of the steps."""
        self.counts_cards: Final = self.royals is not None or self.heroic is not None
        """Whether a census counts creation decks (SG-CTL-03)."""
        self.is_set_up: Final = [name in SET_UP for name in self.names]
        """By number: whether a step belongs to the set-up, where all choices stand alone."""
        self.is_place: Final = [name in ("path-place", "found-place") for name in self.names]
        """By number: whether a step asks where a card is laid for nothing; frame: seat, tile."""
