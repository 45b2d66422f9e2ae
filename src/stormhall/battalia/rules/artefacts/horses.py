"""Horses (BT-USE-HOR-1 to -3, BT-ORA-HOR): the ride of a hero, several steps for one card.

Steps and strength are `STEPS_OF`, `ATTACK` and `DEFENCE` in `model/cards.py`; `TakeStep` in
`heroes/movement.py` takes the steps; `battle/retreat.py` lets a horse pay a retreat;
`uses_of` in `oracle.py` gives a lit one two uses.
"""

from __future__ import annotations

from stormhall.battalia.model import layout as z
from stormhall.battalia.model.cards import STEPS_OF
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.paying.payment import sources
from stormhall.kernel.core.state import Seat


def stop_riding(state: BattaliaState, seat: Seat) -> None:
    """BT-MOV-4: steps of a horse that were not taken are lost with the next other action."""
    offset = seat * z.ZONES
    state.zones[offset + z.RIDE] = state.zones[offset + z.TRAIL] = b""


def steps_of(state: BattaliaState, seat: Seat, source: int) -> int:
    """How many steps a source pays; none if it is a step of a card laid before."""
    items = sources(state, seat)
    for i in range(0, len(items), 4):
        if items[i] == source:
            return STEPS_OF[items[i + 1]]
    return 0


def rider(state: BattaliaState, seat: Seat) -> int:
    """The hero of a player who rides, or NONE."""
    under_way = state.zones[seat * z.ZONES + z.RIDE]
    return under_way[0] if under_way else z.NONE


def ride(state: BattaliaState, seat: Seat, figure: int, steps: int) -> None:
    """A hero moves: with the steps of a new ride, or with those of his ride under way."""
    under_way = state.zone(seat, z.RIDE)
    if steps:
        state.set_zone(seat, z.RIDE, bytes((figure, steps)))
    elif under_way and (under_way[0] != figure or not under_way[1]):
        state.set_zone(seat, z.RIDE, b"")
