"""The facts that refusals of Blood Rage carry."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import kinds as k
from stormhall.kernel.core.kinds import PLAYER, Either, Fields, Listed, Words

CARDS: Final[Listed] = Listed(k.CARD)
FIGURES: Final[Listed] = Listed(k.FIGURE)

FACTS: Final[Fields] = {
    "allowed": CARDS,
    "card": k.CARD,
    "cards": CARDS,
    "clan": k.CLAN,
    "cost": k.COUNT,
    "count": k.COUNT,
    "empty": k.COUNT,
    "figure": k.FIGURE,
    "figures": k.COUNT,
    "free": k.COUNT,
    "hand": Either(CARDS, k.COUNT),
    "horns": k.COUNT,
    "invaded": k.PROVINCE,
    "march": Listed(k.PROVINCE),
    "pack": CARDS,
    "picked": CARDS,
    "pillaged": k.FLAG,
    "place": k.PLACE,
    "played": CARDS,
    "rage": k.COUNT,
    "seats": k.COUNT,
    "slots": CARDS,
    "source": Either(k.PROVINCE, Words("pool", ["reserve", "valhalla"])),
    "stat": k.STAT,
    "strength": k.COUNT,
    "victims": FIGURES,
    "villages": k.COUNT,
    "BR-ACT-11.step": k.STEP,
    "BR-BAT-9.allowed": Listed(k.COUNT),
    "BR-GFT-3.cards": k.COUNT,
    "BR-GFT-4.cards": k.COUNT,
    "BR-PIL-8.step": k.STEP,
    "BR-SET-1.seat": PLAYER,
    "BR-SET-10.seat": PLAYER,
    "BR-UPG-6.free": FIGURES,
}
