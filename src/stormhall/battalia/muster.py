"""What a creation deck brings in an average turn, whatever its order.

Hands are random; whoever judges a deck by the hand that came of it judges the dice. So a deck is
measured by the chances of a hand of six with the cohort that it may expect (BT-COH-3).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.cards import (
    AMULET,
    ATTACK,
    BOOK,
    CASKET,
    CHIEF,
    CROWN,
    FACTION,
    FRIMAN,
    GREAT,
    HAMMER,
    HAND_OF_LUUT,
    HORN,
    HORSE,
    IS_WEAPON,
    KIND,
    LORD,
    PAVILION,
    PRIEST,
    SCROLL,
    SHIELD,
    STAFF,
    STARDUST,
    SUPPLY,
    SWORD,
    TENT,
    TITLE,
    TOOL,
    UNIVERSAL,
    WEAPON,
    WINGS,
)
from stormhall.battalia.config import HAND_SIZE

RANKS: Final = 7
"""Ranks of units are below; 0 stands for none."""
STEPS: Final = 100
"""Shares of a deck are looked up in hundredths."""


def _tail(most: int) -> list[float]:
    """By share of a deck: the chance of at least `most` such cards in a hand."""
    found: list[float] = []
    for i in range(STEPS + 1):
        share = i / STEPS
        below = 0.0
        ways = 1.0
        for k in range(most):
            below += ways * share**k * (1 - share) ** (HAND_SIZE - k)
            ways = ways * (HAND_SIZE - k) / (k + 1)
        found.append(1.0 - below)
    return found


ONE: Final[list[float]] = _tail(1)
PAIR: Final[list[float]] = _tail(2)
TRIPLE: Final[list[float]] = _tail(3)

HIRED: Final[list[float]] = [0.0, 0.0, 0.3, 0.65, 1.05, 1.5, 1.7, 2.0]
"""By supplies in hand: what the units are worth that they hire, in lords times two thirds."""


def _hiring() -> list[float]:
    """By share of supplies in a deck: what a hand hires on average."""
    found: list[float] = []
    for i in range(STEPS + 1):
        share = i / STEPS
        worth, ways = 0.0, 1.0
        for k in range(HAND_SIZE + 1):
            worth += HIRED[k] * ways * share**k * (1 - share) ** (HAND_SIZE - k)
            ways = ways * (HAND_SIZE - k) / (k + 1)
        found.append(worth)
    return found


HIRING: Final[list[float]] = _hiring()


def _extra() -> list[float]:
    """By share of a faction in a deck: the extra cards of its cohort on average (BT-COH-3)."""
    three, four, five, six = _tail(3), _tail(4), _tail(5), _tail(6)
    return [three[i] + four[i] + five[i] + six[i] for i in range(STEPS + 1)]


EXTRA: Final[list[float]] = _extra()

WORTH: Final[list[float]] = [0.0] * 256
"""By kind: what one artefact is worth in the hand, in points."""
for _kind, _worth in (
    (TOOL, 0.3), (WEAPON, 0.4), (AMULET, 0.45), (TITLE, 0.7), (SCROLL, 0.1), (TENT, 0.3),
    (HORSE, 0.25), (STARDUST, 0.3), (CASKET, 0.2), (HAMMER, 0.6), (HORN, 1.2), (SWORD, 1.0),
    (SHIELD, 0.5), (WINGS, 0.7), (CROWN, 1.3), (HAND_OF_LUUT, 0.9), (PAVILION, 0.7), (STAFF, 0.2),
    (BOOK, 0.4),
):  # fmt: skip
    WORTH[_kind] = _worth
for _kind in range(STAFF + 2, 256):
    WORTH[_kind] = 0.7
DIMINISHING: Final[list[float]] = [0.0, 1.0, 1.6, 2.0, 2.2]
"""By number of equal artefacts: what they are worth together, in one of them."""


class Muster:
    """The averages of one deck."""

    def __init__(self, cards: bytes) -> None:
        counts = [0] * 256
        factions = [0] * 8
        for card in cards:
            counts[KIND[card]] += 1
            factions[FACTION[card]] += 1
        self.size: Final = max(1, len(cards))
        self.counts: Final = counts
        extra = 0.0
        for f in range(UNIVERSAL):
            if factions[f] > 1:
                share = (factions[f] + 0.7 * factions[UNIVERSAL]) / self.size
                extra += EXTRA[min(STEPS, int(share * STEPS))]
        self.draw: Final = HAND_SIZE + extra
        scale = STEPS * self.draw / HAND_SIZE / self.size
        self.pairs: Final = [0.0] * RANKS
        self.triples: Final = [0.0] * RANKS
        frimen = counts[FRIMAN] + 1.5 * counts[TOOL]
        for rank in range(FRIMAN, RANKS):
            number = counts[rank] if rank > FRIMAN else frimen
            if number:
                at = min(STEPS, int(number * scale))
                self.pairs[rank] = PAIR[at]
                self.triples[rank] = TRIPLE[at]
        self.growth: Final = HIRING[min(STEPS, int(counts[SUPPLY] * scale))]
        self._count_artefacts(cards, scale)

    def _count_artefacts(self, cards: bytes, scale: float) -> None:
        counts = self.counts
        drawn = self.draw / self.size
        worth = 0.0
        for kind in range(TOOL, STARDUST):
            if counts[kind]:
                worth += WORTH[kind] * DIMINISHING[min(4, counts[kind])]
        self.artefacts = worth * drawn
        great = 0.0
        strength = weapons = 0
        for card in cards:
            kind = KIND[card]
            if card >= GREAT:
                great += WORTH[kind]
            strength += ATTACK[kind]
            if IS_WEAPON[kind]:
                weapons += 1
        self.great = great * drawn
        self.might = strength * drawn
        self.armed = ONE[min(STEPS, int(weapons * scale))]
        self.lords = counts[LORD]
        self.middle = counts[CHIEF] + counts[PRIEST]
