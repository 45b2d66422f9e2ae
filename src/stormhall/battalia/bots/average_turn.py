"""What a creation deck brings in an average turn.

A drawn hand says more about luck than about the deck, so a deck is measured by the odds of a hand
of six plus the cohort it can expect (BT-COH-3).
"""

from __future__ import annotations

from math import comb
from typing import Final

from stormhall.battalia.bots import card_worth as w
from stormhall.battalia.model import cards as c
from stormhall.battalia.model.config import HAND_SIZE


def chances(size: int, number: int, drawn: int) -> list[float]:
    """By count: the chance of drawing exactly that many of `number` cards from a deck."""
    ways = comb(size, drawn)
    return [comb(number, k) * comb(size - number, drawn - k) / ways for k in range(drawn + 1)]


def spread(size: int, number: int, draw: float) -> list[float]:
    """The same for an average hand, which need not be a whole number of cards."""
    whole = int(draw)
    part = draw - whole
    shares = chances(size, number, whole)
    if part > 0.0 and whole < size:
        more = chances(size, number, whole + 1)
        for k in range(whole + 1):
            shares[k] += part * (more[k] - shares[k])
        shares.append(part * more[whole + 1])
    return shares


def at_least(size: int, number: int, draw: float, wanted: int) -> float:
    """The chance of drawing as many as wanted; a share of it if the deck is one card short."""
    if number >= wanted:
        return 1.0 - sum(spread(size, number, draw)[:wanted])
    if number == wanted - 1 and number < size:
        return w.ALMOST * (1.0 - sum(spread(size, wanted, draw)[:wanted]))
    return 0.0


class Muster:
    """The averages of one deck."""

    def __init__(self, cards: bytes) -> None:
        counts = [0] * 256
        factions = [0] * 8
        units = 0.0
        for card in cards:
            kind = c.KIND[card]
            counts[kind] += 1
            factions[c.FACTION[card]] += 1
            if kind < w.RANKS:
                units += w.UNIT_WORTH[kind]
        self.size: Final = max(1, len(cards))
        self.counts: Final = counts
        self.units: Final = units
        self.extra: Final = self._cohort(factions)
        self.draw: Final = min(float(self.size), HAND_SIZE + self.extra)
        self.pairs: Final = [0.0] * w.RANKS
        self.triples: Final = [0.0] * w.RANKS
        for rank in range(c.FRIMAN, w.RANKS):
            number = counts[rank]
            if rank == c.FRIMAN:
                number = min(self.size, number + 2 * counts[c.TOOL])
            if number:
                self.pairs[rank] = at_least(self.size, number, self.draw, 2)
                self.triples[rank] = at_least(self.size, number, self.draw, 3)
        odds = spread(self.size, counts[c.SUPPLY], self.draw)
        growth = 0.0
        for k in range(len(odds)):
            growth += odds[k] * w.HIRED[min(8, k)]
        self.growth: Final = growth
        builders = counts[c.FRIMAN] + counts[c.TOOL]
        self.roads: Final = (1.0 - odds[0]) * (1.0 - spread(self.size, builders, self.draw)[0])
        per_card = self.draw / self.size
        self.mobility: Final = (counts[c.SUPPLY] + 3 * counts[c.HORSE]) * per_card
        weapons, strength, great = _arms(cards)
        self.armed: Final = 1.0 - spread(self.size, weapons, self.draw)[0]
        self.might: Final = strength * per_card
        self.great: Final = great * per_card
        artefacts = 0.0
        for kind in range(c.TOOL, c.KINDS):
            if counts[kind]:
                artefacts += w.WORTH[kind] * w.DIMINISHING[min(4, counts[kind])]
        self.artefacts: Final = artefacts * per_card

    def _cohort(self, factions: list[int]) -> float:
        """The average number of extra cards that cohorts bring to a hand of six (BT-COH-3)."""
        extra = 0.0
        for faction in range(c.UNIVERSAL):
            number = factions[faction]
            if number:
                number += factions[c.UNIVERSAL]
            if number > 2:
                odds = chances(self.size, number, min(self.size, HAND_SIZE))
                for k in range(3, len(odds)):
                    extra += odds[k] * (k - 2)
        return extra


def _arms(cards: bytes) -> tuple[int, int, float]:
    """The number of weapons, the attack strength and the worth of Great Artefacts."""
    weapons = strength = 0
    great = 0.0
    for card in cards:
        kind = c.KIND[card]
        strength += c.ATTACK[kind]
        if c.IS_WEAPON[kind]:
            weapons += 1
        if card >= c.GREAT:
            great += w.WORTH[kind]
    return weapons, strength, great
