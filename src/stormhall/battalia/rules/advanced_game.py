"""The advanced game (BT-ADV-1 to -4): native terrain gives free steps and strength.

The ruins and the volcano have no terrain, so they are native to nobody (BT-ADV-4).
"""

from __future__ import annotations

from stormhall.battalia.model import layout as z
from stormhall.battalia.model.components import DATA
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.kernel.core.state import Frame, Seat


def native(state: BattaliaState, seat: Seat, cell: int) -> bool:
    """BT-ADV-1: whether this is the advanced game and a square is a player's native terrain."""
    return state.config.advanced and state.terrains[cell] == state.factions[seat]


def terrain_bonus(state: BattaliaState, frame: Frame, side: int) -> int:
    """BT-ADV-3: the bonus for native terrain under the target, or under an attacking hero."""
    if not state.config.advanced:
        return 0
    bonus: int = DATA["limits"]["terrain_bonus"]
    if side == 1:
        return bonus if native(state, frame[f.DEFENDER], frame[f.CELL]) else 0
    seat = frame[f.ATTACKER]
    for figure in range(HEROES):
        if frame[f.SENT] >> figure & 1 and native(state, seat, state.hero(seat, figure)):
            return bonus
    return 0


def is_free(state: BattaliaState, seat: Seat, figure: int, cell: int) -> bool:
    """BT-ADV-2: whether a step is free: onto native terrain that is not on the hero's trail."""
    return (
        native(state, seat, cell)
        and cell | figure << 7 not in state.zones[seat * z.ZONES + z.TRAIL]
    )
