"""What bots know about the draft of the starting cards."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import cards as c
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.bots.module_insight import ModuleInsight, Standing
from stormhall.battalia.stormgates.knowledge.draft_knowledge import ROUNDS, place_of
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.rules.draft import Draft
from stormhall.kernel.core.notation import first_of
from stormhall.kernel.core.state import Code, Seat


class DraftInsight(ModuleInsight):
    """Units of one faction, best of the player's."""

    def __init__(self, config: StormgatesConfig) -> None:
        super().__init__(config)
        self.draft: Final = config.module(Draft)
        self.terms = ["draft"]
        self.verbs = [sv.DRAFT]

    def drafted(self, state: BattaliaState, seat: Seat) -> list[int]:
        """The units that a player has taken so far in a draft that is under way."""
        if not self.draft.under_way(state):
            return []
        taken, size = self.draft.taken.get(state), state.seats
        if not taken:
            return []
        cards = [taken[step * size + place_of(state, step, seat)] for step in range(ROUNDS)]
        return [card for card in cards if card != NONE]

    def measure(self, standing: Standing) -> list[float]:
        """What a draft leads to: cohorts of one faction, best of the player's (BT-COH-3)."""
        state, seat = standing.state, standing.seat
        cards = self.drafted(state, seat)
        if not cards:
            return [0.0]
        factions = [0] * 8
        for card in cards:
            factions[card & 7] += 1
        own = factions[state.factions[seat]] if state.factions[seat] != NONE else 0
        return [sum(number * number for number in factions) / 4.0 + 0.5 * own]

    def urge(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        """A unit of a faction of which the player has some already, best of the player's own."""
        faction = c.FACTION[first_of(code)]
        alike = sum(1 for other in self.drafted(state, seat) if c.FACTION[other] == faction)
        return 3 + 8 * alike + (6 if faction == state.factions[seat] else 0)
