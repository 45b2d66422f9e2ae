"""What single cards are worth to a player who must give one away, choose one or keep one."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.bots.card_worth import WORTH
from stormhall.battalia.model import cards as c
from stormhall.battalia.model.layout import SHELTER
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.model import cards as sc
from stormhall.kernel.core.state import Seat

KIND_WORTH: Final[list[int]] = [0] * c.HAMMER + [10] * (c.ALL_KINDS - c.HAMMER)
"""By kind: the worth of a card to its owner, in tenths of a point; 10 for any Great Artefact."""
for _kind, _worth in (
    (c.SUPPLY, 4), (c.FRIMAN, 3), (c.CHIEF, 6), (c.PRIEST, 9), (c.LORD, 13), (sc.QUEEN, 20),
    (sc.KING, 22), (c.TOOL, 6), (c.WEAPON, 8), (c.AMULET, 7), (c.TITLE, 10), (c.SCROLL, 3),
    (c.TENT, 4), (c.HORSE, 6), (sc.STARDUST, 7), (sc.CASKET, 5), (c.HORN, 15),
    (c.SWORD, 14), (c.SHIELD, 8), (c.WINGS, 10), (c.CROWN, 17), (c.HAND_OF_LUUT, 12),
    (c.PAVILION, 9), (c.STAFF, 4), (c.BOOK, 6), (sc.ARROW, 14), (sc.BAG, 14), (sc.STANDARD, 16),
    (sc.MANTLE, 8), (sc.CRYSTAL, 12), (sc.MASK, 10), (sc.LOST_SCROLL, 9), (sc.MIRROR, 11),
):  # fmt: skip
    KIND_WORTH[_kind] = _worth

# In a hand, where the base game's bots judge them.
WORTH[sc.STARDUST] = 0.3
WORTH[sc.CASKET] = 0.2

TOO_DEAR: Final = 100


def worth(state: BattaliaState, seat: Seat, card: int) -> int:
    """The worth of a card to a player; cards of his faction keep morale and make cohorts."""
    points = 2 * KIND_WORTH[c.KIND[card]]
    if c.FACTION[card] == state.factions[seat] or c.FACTION[card] == c.UNIVERSAL:
        points += 2
    if sc.IS_ZEALOT[card]:
        points += KIND_WORTH[c.KIND[card]] // 2
    return points


def worth_in_hand(state: BattaliaState, seat: Seat, card: int) -> int:
    """The worth of a card that is taken to be used at once: what completes a set counts more."""
    points = worth(state, seat, card)
    if c.FRIMAN <= c.KIND[card] <= c.LORD:
        shelter = state.zone(seat, SHELTER)
        points += 2 * min(3, sum(1 for other in shelter if c.KIND[other] == c.KIND[card]))
    return points


def price_of(state: BattaliaState, seat: Seat, card: int) -> int:
    """What it costs to part with a card; Great Artefacts and royals are too dear."""
    if card >= c.GREAT or c.KIND[card] in (sc.QUEEN, sc.KING):
        return TOO_DEAR
    return worth(state, seat, card)
