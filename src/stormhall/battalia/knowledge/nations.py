"""Taking cards out of a nation, and looking through it.

The owner knows a nation as a set, but not its order (BT-INF-3, -4): `positions/write.py` shows it
sorted, and `_forget_order` in `redeal.py` drops an order that a position has set.
"""

from __future__ import annotations

from stormhall.battalia.knowledge.seen_cards import learn_cards
from stormhall.battalia.knowledge.tracing import came_to_light, normalise_traced
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.state import BattaliaState, put, without
from stormhall.kernel.core.state import Seat


def nation_of(state: BattaliaState, seat: Seat) -> bytes:
    """The cards in a nation, sorted."""
    offset = seat * z.ZONES
    return bytes(sorted(state.zones[offset + z.NATION] + state.zones[offset + z.COMING]))


def shuffle_nation(state: BattaliaState, seat: Seat) -> None:
    """Make the next cards of a nation unknown again."""
    state.set_zone(seat, z.NATION, nation_of(state, seat))
    state.set_zone(seat, z.COMING, b"")
    for module in state.config.at_nations:
        module.nation_changed(state, seat)


def take_from_nation(state: BattaliaState, seat: Seat, card: int) -> None:
    """Take a card out of a nation and shuffle it."""
    shuffle_nation(state, seat)
    nation = state.zone(seat, z.NATION)
    state.set_zone(seat, z.NATION, without(nation, nation.index(card)))


def look_through(state: BattaliaState, seat: Seat, viewer: Seat) -> None:
    """BT-INF-6: let a viewer see all cards in a nation, and so which are not there."""
    nation = nation_of(state, seat)
    if state.zone(seat, z.TRACED) and not state.nation_seen[seat] >> viewer & 1:
        for card in nation:
            came_to_light(state, seat, card, z.IN_NATION, 1 << viewer)
    state.nation_seen = put(state.nation_seen, seat, state.nation_seen[seat] | 1 << viewer)
    traced = state.nation_traced[seat] & ~(1 << viewer)
    state.nation_traced = put(state.nation_traced, seat, traced)
    if state.zone(seat, z.TRACED):
        normalise_traced(state, seat)
    learn_cards(state, seat, nation, viewer)
