"""The Ragnarök phase: the doomed province is destroyed (BR-RAG-1 to -3).

Glory for the figures (BR-RAG-3) is paid in `battle/destruction.py`; the next province is doomed at
the end of the age (BR-RAG-4), in `ages.py`.
"""

from __future__ import annotations

from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.battle.destruction import BY_RAGNAROK, all_figures, destroy


def start_ragnarok(state: BloodRageState) -> None:
    """BR-RAG-1 to -3: destroy the province for good, with everything in its area."""
    province = state.doomed[state.age]
    e.PROVINCE_DESTROYED.tell(state, province, state.age)
    victims: list[int] = []
    for seat in range(state.seats):
        victims += all_figures(state, seat, province)
    state.destroyed |= 1 << province
    destroy(state, BY_RAGNAROK, province, state.first, victims)
