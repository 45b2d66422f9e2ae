"""Limited resources (BT-LIM-1 to -5): chips of a level.

An empty deck is refused where its cards are gained (BT-LIM-1); `Geography.free_chips` in
`model/geography.py` counts chips (BT-LIM-2); `gain_supply` in `hiring.py` stops with the last
supply (BT-LIM-3); `deck_count` in `knowledge/creation_decks.py` limits suspending (BT-LIM-4,
BT-AMB-5); `search` in `knowledge/pool_decks.py` takes a card of a faction (BT-LIM-5).
"""

from __future__ import annotations

from stormhall.battalia.model import board as b
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.config import TOP_LEVEL
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import PLACE
from stormhall.battalia.rules.gaining.building import TILE
from stormhall.battalia.rules.paying.payment import payments
from stormhall.kernel.core.notation import verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat


def why_not_level(state: BattaliaState, seat: Seat, codes: list[Code]) -> list[Refusal]:
    """BT-LIM-2: the refusal of a place with units that pay for a level without a chip left."""
    frame = state.frames[-1]
    if (
        len(codes) < 2
        or frame[0] != PLACE
        or verb_of(codes[1]) != v.WITH
        or not b.IS_CITY[frame[TILE]]
    ):
        return []
    for level in range(1, TOP_LEVEL + 1):
        if state.geography().free_chips(seat, level) <= 0:
            if codes[1] in payments(state, seat, b.CITY_PRICE[level]):
                return [Refusal("BT-LIM-2", level=level)]
    return []
