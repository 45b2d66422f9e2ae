"""What single cards are worth to a player who must give one away, choose one or keep one."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.cards import (
    ALL_KINDS,
    AMULET,
    ARROW,
    BAG,
    BOOK,
    CASKET,
    CHIEF,
    CROWN,
    CRYSTAL,
    FACTION,
    FRIMAN,
    HAMMER,
    HAND_OF_LUUT,
    HORN,
    HORSE,
    IS_ZEALOT,
    KIND,
    KING,
    LORD,
    LOST_SCROLL,
    MANTLE,
    MASK,
    MIRROR,
    PAVILION,
    PRIEST,
    QUEEN,
    SCROLL,
    SHIELD,
    STAFF,
    STANDARD,
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
from stormhall.battalia.model.state import SHELTER, ZONES, BattaliaState
from stormhall.kernel.core.state import Seat

KIND_WORTH: Final[list[int]] = [0] * ALL_KINDS
"""By kind: the worth of a card to its owner, in tenths of a point."""
for _kind, _worth in (
    (SUPPLY, 4), (FRIMAN, 3), (CHIEF, 6), (PRIEST, 9), (LORD, 13), (QUEEN, 20), (KING, 22),
    (TOOL, 6), (WEAPON, 8), (AMULET, 7), (TITLE, 10), (SCROLL, 3), (TENT, 4), (HORSE, 6),
    (STARDUST, 7), (CASKET, 5), (HAMMER, 10), (HORN, 15), (SWORD, 14), (SHIELD, 8), (WINGS, 10),
    (CROWN, 17), (HAND_OF_LUUT, 12), (PAVILION, 9), (STAFF, 4), (BOOK, 6), (ARROW, 14), (BAG, 14),
    (STANDARD, 16), (MANTLE, 8), (CRYSTAL, 12), (MASK, 10), (LOST_SCROLL, 9), (MIRROR, 11),
):  # fmt: skip
    KIND_WORTH[_kind] = _worth


def worth(state: BattaliaState, seat: Seat, card: int) -> int:
    """The worth of a card to a player; cards of the own faction keep morale and make cohorts."""
    found = 2 * KIND_WORTH[KIND[card]]
    if FACTION[card] == state.factions[seat] or FACTION[card] == UNIVERSAL:
        found += 2
    if IS_ZEALOT[card]:
        found += KIND_WORTH[KIND[card]] // 2
    return found


def worth_in_hand(state: BattaliaState, seat: Seat, card: int) -> int:
    """The worth of a card that is taken to be used at once: what completes a set counts more."""
    found = worth(state, seat, card)
    if FRIMAN <= KIND[card] <= LORD:
        held = state.zones[seat * ZONES + SHELTER]
        found += 2 * min(3, sum(1 for other in held if KIND[other] == KIND[card]))
    return found
