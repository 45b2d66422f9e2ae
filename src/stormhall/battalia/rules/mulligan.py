"""The mulligan (BT-MUL-1 to -4); `cohort.py` offers it in step 1.

The step asks once, so nobody gets both a mulligan and a cohort (BT-MUL-2); `draw` in `drawing.py`
reshuffles (BT-MUL-3). Nothing here touches ambush or tents (BT-MUL-4).
"""

from __future__ import annotations

from stormhall.battalia.model import events as e
from stormhall.battalia.model.config import MULLIGAN as MULLIGAN_CARDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.clean_up import discard_hand
from stormhall.battalia.rules.drawing import draw
from stormhall.kernel.core.state import Seat


def mulligan(state: BattaliaState, seat: Seat) -> None:
    """BT-MUL-1: discard the whole hand and draw five cards."""
    count = discard_hand(state, seat, b"")
    e.MULLIGAN.tell(state, seat, count)
    draw(state, seat, MULLIGAN_CARDS)
