"""Horses (BT-USE-HOR-1 to -3, BT-ORA-HOR, BT-MOV-3, -4): a ride, several steps for one card.

`STEPS_OF`, `ATTACK` and `DEFENCE` in `model/cards.py` hold steps and strength (BT-USE-HOR-1, -2);
`TakeStep` in `heroes/movement.py` takes the steps; `battle/retreat.py` lets a horse pay for a
retreat (BT-USE-HOR-3); `uses_of` in `oracle.py` gives a lit horse two uses.
"""

from __future__ import annotations

from stormhall.battalia.model import layout as z
from stormhall.battalia.model.cards import STEPS_OF
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.paying.payment import sources
from stormhall.kernel.core.state import Seat


def stop_riding(state: BattaliaState, seat: Seat) -> None:
    """BT-MOV-4: drop the steps of a horse that were not taken before another action."""
    offset = seat * z.ZONES
    state.zones[offset + z.RIDE] = state.zones[offset + z.TRAIL] = b""


def steps_of(state: BattaliaState, seat: Seat, source: int) -> int:
    """How many steps a source pays; 0 if it is a step of a card that is already laid."""
    items = sources(state, seat)
    for i in range(0, len(items), 4):
        if items[i] == source:
            return STEPS_OF[items[i + 1]]
    return 0


def rider(state: BattaliaState, seat: Seat) -> int:
    """The player's hero who is riding, or NONE."""
    under_way = state.zones[seat * z.ZONES + z.RIDE]
    return under_way[0] if under_way else z.NONE


def ride(state: BattaliaState, seat: Seat, figure: int, steps: int) -> None:
    """Begin a ride with these steps; without any, end one that is another hero's or used up."""
    under_way = state.zone(seat, z.RIDE)
    if steps:
        state.set_zone(seat, z.RIDE, bytes((figure, steps)))
    elif under_way and (under_way[0] != figure or not under_way[1]):
        state.set_zone(seat, z.RIDE, b"")
