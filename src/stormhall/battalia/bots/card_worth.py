"""The worth of cards in a deck, in the hand, or kept for the next turn (`data/worth.json`)."""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.bots.outlook import Outlook
from stormhall.battalia.bots.tuned_numbers import load
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import TURN
from stormhall.battalia.rules.turn import BEGIN
from stormhall.kernel.core.state import Seat

_DATA: Final[dict[str, Any]] = load("worth.json")

RANKS: Final = 7
"""Ranks of units are lower numbers; 0 is no unit."""
UNIT_WORTH: Final[list[float]] = _DATA["units"]
"""By rank: the worth of a unit in any deck, in chiefs."""
HIRED: Final[list[float]] = _DATA["hired_by_supplies"]
"""By supplies in hand: the worth of the units they can hire, in chiefs (BT-HIR-1)."""
ALMOST: Final[float] = _DATA["set_without_one_card"]
"""The worth of a set that lacks one card, which may be hired soon."""
DIMINISHING: Final[list[float]] = _DATA["equal_artefacts"]
"""By number of equal artefacts: their worth together, as a multiple of one."""


def _worths() -> list[float]:
    worths = [0.0] * (c.STAFF + 2) + [float(_DATA["other_great_artefacts"])] * (254 - c.STAFF)
    for word, worth in _DATA["artefacts"].items():
        worths[c.KIND_WORDS.index(word)] = worth
    return worths


WORTH: Final[list[float]] = _worths()
"""By kind: the worth of one artefact in the hand, in points."""


def _kept_worths() -> list[float]:
    worths = WORTH[:]
    for rank in range(c.FRIMAN, RANKS):
        worths[rank] = _DATA["kept_unit_by_rank"] * rank
    worths[c.SUPPLY] = _DATA["kept_supply"]
    return worths


KEPT: Final[list[float]] = _kept_worths()
"""By kind: the worth of a card that joins the next hand in addition to the six."""


def kept_worth(cards: bytes) -> float:
    """The worth that cards in ambush or in tents add to the next hand."""
    worth = 0.0
    for card in cards:
        worth += KEPT[c.KIND[card]]
    return worth


def stationed(tents: bytes) -> bytes:
    """The cards in tents."""
    return bytes([card for tent in z.records_of(tents) for card in tent[1:3] if card < z.VIRTUAL])


def hand_worth(state: BattaliaState, outlook: Outlook, seat: Seat, sites: int) -> float:
    """The worth of the cards that a player can still lay; 0 in other players' turns."""
    turn = state.frames[0]
    if state.active != seat or turn[0] != TURN or turn[1] == BEGIN:
        return 0.0
    counts = [0] * c.KINDS
    great = 0.0
    for card in state.zone(seat, z.HAND):
        kind = c.KIND[card]
        if kind < c.KINDS:
            counts[kind] += 1
        elif kind >= c.HAMMER:
            great += WORTH[kind]
    for _, kind, uses, _ in z.records_of(state.zone(seat, z.OPEN)):
        if kind < c.KINDS:
            counts[kind] += uses
    worth = 0.5 * HIRED[min(8, counts[c.SUPPLY])] + 0.5 * great
    levels = outlook.geography.levels_of[seat]
    counts[c.FRIMAN] += 2 * counts[c.TOOL]
    for rank in range(c.FRIMAN, RANKS):
        number = counts[rank]
        if number >= 3 and sites:
            worth += rank
        elif number >= 2 and rank > c.FRIMAN and levels[rank - 1]:
            worth += 1.0
        elif number:
            worth += 0.1 * number
    for kind in range(c.TOOL + 1, c.KINDS):
        if counts[kind]:
            worth += 0.5 * WORTH[kind] * DIMINISHING[min(4, counts[kind])]
    return worth
