"""What a creation deck brings in an average turn, whatever its order.

Hands are random; whoever judges a deck by the hand that came of it judges the dice. So a deck is
measured by the chances of a hand of six with the cohort that it may expect (BT-COH-3).
"""

from __future__ import annotations

from math import comb
from typing import Final

from stormhall.battalia.model import cards as c
from stormhall.battalia.model.config import HAND_SIZE

RANKS: Final = 7
"""Ranks of units are below; 0 stands for none."""
UNIT_WORTH: Final[list[float]] = [0.0, 0.4, 1.0, 1.8, 3.0, 4.0, 5.0]
"""By rank: what a unit is worth in any deck, in chiefs."""
HIRED: Final[list[float]] = [0.0, 0.05, 0.4, 1.0, 1.8, 3.0, 3.1, 3.4, 4.0]
"""By supplies in hand: what the units are worth that they hire, in chiefs (BT-HIR-1)."""
ALMOST: Final = 0.35
"""What a set is worth that lacks one card, which may be hired soon."""


def chances(size: int, number: int, drawn: int) -> list[float]:
    """By count: the chance to draw exactly so many of `number` cards from a deck."""
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
    """The chance to draw as many as are wanted; a part of it if one is still missing."""
    if number >= wanted:
        return 1.0 - sum(spread(size, number, draw)[:wanted])
    if number == wanted - 1 and number < size:
        return ALMOST * (1.0 - sum(spread(size, wanted, draw)[:wanted]))
    return 0.0


WORTH: Final[list[float]] = [0.0] * 256
"""By kind: what one artefact is worth in the hand, in points."""
for _kind, _worth in (
    (c.TOOL, 0.3), (c.WEAPON, 0.4), (c.AMULET, 0.45), (c.TITLE, 0.7), (c.SCROLL, 0.1),
    (c.TENT, 0.3), (c.HORSE, 0.1), (c.HAMMER, 0.6),
    (c.HORN, 1.2), (c.SWORD, 1.0), (c.SHIELD, 0.5), (c.WINGS, 0.7), (c.CROWN, 1.3),
    (c.HAND_OF_LUUT, 0.9), (c.PAVILION, 0.7), (c.STAFF, 0.2), (c.BOOK, 0.4),
):  # fmt: skip
    WORTH[_kind] = _worth
for _kind in range(c.STAFF + 2, 256):
    WORTH[_kind] = 0.7
DIMINISHING: Final[list[float]] = [0.0, 1.0, 1.6, 2.0, 2.2]
"""By number of equal artefacts: what they are worth together, in one of them."""


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
            if kind < RANKS:
                units += UNIT_WORTH[kind]
        self.size: Final = max(1, len(cards))
        self.counts: Final = counts
        self.units: Final = units
        self.extra: Final = self._cohort(factions)
        self.draw: Final = min(float(self.size), HAND_SIZE + self.extra)
        self.pairs: Final = [0.0] * RANKS
        self.triples: Final = [0.0] * RANKS
        for rank in range(c.FRIMAN, RANKS):
            number = counts[rank]
            if rank == c.FRIMAN:
                number = min(self.size, number + 2 * counts[c.TOOL])
            if number:
                self.pairs[rank] = at_least(self.size, number, self.draw, 2)
                self.triples[rank] = at_least(self.size, number, self.draw, 3)
        odds = spread(self.size, counts[c.SUPPLY], self.draw)
        growth = 0.0
        for k in range(len(odds)):
            growth += odds[k] * HIRED[min(8, k)]
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
                artefacts += WORTH[kind] * DIMINISHING[min(4, counts[kind])]
        self.artefacts: Final = artefacts * per_card

    def _cohort(self, factions: list[int]) -> float:
        """The extra cards of cohorts in a hand of six on average (BT-COH-3)."""
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
    """Weapons, strength in attack and what Great Artefacts are worth."""
    weapons = strength = 0
    great = 0.0
    for card in cards:
        kind = c.KIND[card]
        strength += c.ATTACK[kind]
        if c.IS_WEAPON[kind]:
            weapons += 1
        if card >= c.GREAT:
            great += WORTH[kind]
    return weapons, strength, great
