"""The Hammer of Strato (BT-GRT-HAM-1 to -3): any artefact, but not in battle.

It is named like a joker: `rename` in `artefacts/amulets.py`. As a tent it is temporary and never
lit (`artefacts/tents.py`).
"""

from __future__ import annotations

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import BORROWED, OPEN_SLOT
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Seat


def hammer_source(state: BattaliaState, seat: Seat) -> int:
    """The Hammer of the hand, the borrowed one or an open card that is one, or -1."""
    if c.HAMMER_CARD in state.zones[seat * z.ZONES + z.HAND]:
        return c.HAMMER_CARD
    if state.borrowed == c.HAMMER_CARD and state.may_lay_borrowed(seat):
        return BORROWED
    kinds = state.zones[seat * z.ZONES + z.OPEN][1 :: z.RECORD]
    return OPEN_SLOT + kinds.index(c.HAMMER) if c.HAMMER in kinds else -1


def why_not_hammer(state: BattaliaState, seat: Seat) -> list[Refusal]:
    """BT-GRT-HAM-2, if an open Hammer is what the player might have meant to transform with."""
    opened = state.zone(seat, z.OPEN)[:: z.RECORD]
    return [Refusal("BT-GRT-HAM-2")] if c.HAMMER_CARD in opened else []
