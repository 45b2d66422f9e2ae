"""The Hammer of Strato (BT-GRT-HAM-1 to -3): any artefact, but not in battle.

It is named like a joker: `rename` in `artefacts/amulets.py`. As a scroll it cannot change itself,
because `rename` does not set `MAY_CHANGE_ITSELF` (BT-GRT-HAM-3). As a tent it is temporary and
never lit (`artefacts/tents.py`).
"""

from __future__ import annotations

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.great_artefacts.general import great_source
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat


def add_hammer(state: BattaliaState, seat: Seat, codes: list[Code]) -> None:
    """Add the kinds that the Hammer may be named as."""
    hammer = great_source(state, seat, c.HAMMER)
    if hammer >= 0:
        codes += [v.AS_KIND | hammer << 8 | kind << 16 for kind in range(c.TOOL, c.HORSE + 1)]


def why_not_hammer(state: BattaliaState, seat: Seat) -> list[Refusal]:
    """BT-GRT-HAM-2, if the player has an open Hammer that he may have wanted to transform with."""
    cards = state.zone(seat, z.OPEN)[z.CARD :: z.RECORD]
    return [Refusal("BT-GRT-HAM-2")] if c.HAMMER_CARD in cards else []
