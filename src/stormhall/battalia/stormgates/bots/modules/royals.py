"""What bots know about royals and veterans, and the census that counts cards for both."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.cards import card_of
from stormhall.battalia.model.config import DAYS
from stormhall.battalia.stormgates.bots.module_insight import ModuleInsight, Standing
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.cards import KING, QUEEN
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.rules.census import FIRST_COUNT
from stormhall.battalia.stormgates.rules.heroic import VETERAN_CARDS, Heroic
from stormhall.battalia.stormgates.rules.royals import THRESHOLD, Royals

EXPECTED: Final = 0.9
"""The number of cards by which a creation deck can be expected to grow in a day."""
LEEWAY: Final = 6.0
"""How many cards more or less than wanted make a census all but certain."""
ROYAL_WORTH: Final = 1.0
"""What a census may bring: a queen or a king."""
VETERAN_WORTH: Final = 0.8
"""What the status of a veteran is worth at a census."""


class RoyalsInsight(ModuleInsight):
    """Queens, kings and the cities that they crown."""

    def __init__(self, config: StormgatesConfig) -> None:
        super().__init__(config)
        self.royals: Final = config.module(Royals)
        self.terms = ["royals", "census"]
        self.verbs = [sv.CROWN_CITY]
        self.urges = {sv.CROWN_CITY: 90}
        self.gifts = [sv.CROWN_CITY]

    def measure(self, standing: Standing) -> list[float]:
        if not standing.deck:
            return [0.0, 0.0]
        return [self._royals(standing), self._census(standing)]

    def _royals(self, standing: Standing) -> float:
        """Royals of the deck: as fighters, and for the cities that they can still crown."""
        state, seat = standing.state, standing.seat
        worth = 0.0
        levels = state.geography().levels_of[seat]
        for kind in (QUEEN, KING):
            if card_of(kind, state.factions[seat]) in standing.deck:
                room = state.config.most_of_level[kind] - levels[kind]
                worth += 0.5 + 0.5 * min(room, levels[kind - 1] + levels[kind - 2])
        return worth

    def _census(self, standing: Standing) -> float:
        """How likely the next census is to bring, or leave, a queen and a king."""
        state, deck = standing.state, standing.deck
        expected = expected_cards(standing)
        waiting = self.royals.waiting.get(state)
        worth = 0.0
        for kind in (QUEEN, KING):
            card = card_of(kind, state.factions[standing.seat])
            if card in waiting or card in deck:
                worth += ROYAL_WORTH * _chance_of(expected, THRESHOLD[kind])
        return worth


class HeroicInsight(ModuleInsight):
    """The status of a veteran."""

    def __init__(self, config: StormgatesConfig) -> None:
        super().__init__(config)
        self.heroic: Final = config.module(Heroic)
        self.terms = ["veteran", "census"]

    def measure(self, standing: Standing) -> list[float]:
        veteran = 1.0 if self.heroic.is_veteran(standing.state, standing.seat) else 0.0
        if not standing.deck:
            return [veteran, 0.0]
        chance = _chance_of(expected_cards(standing), VETERAN_CARDS)
        return [veteran, VETERAN_WORTH * chance]


def days_to_count(day: int) -> int:
    """The days until the next census that counts cards (SG-CTL-03)."""
    last = max(FIRST_COUNT * DAYS, -(-day // DAYS) * DAYS)
    return last - day


def expected_cards(standing: Standing) -> float:
    """The size of a creation deck at the next census that counts cards."""
    return len(standing.deck) + EXPECTED * days_to_count(standing.state.day)


def _chance_of(expected: float, wanted: int) -> float:
    """From 0 to 1: whether a deck of an expected size will be large enough."""
    return min(1.0, max(0.0, 0.5 + (expected - wanted) / (2.0 * LEEWAY)))
