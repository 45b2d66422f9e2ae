"""The advanced game (BT-ADV-1 to -4): native terrain makes steps free and strengthens.

The ruins and the volcano have no terrain, so that they are native to nobody (BT-ADV-4).
"""

from __future__ import annotations

from stormhall.battalia.model import layout as z
from stormhall.battalia.model.components import DATA
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.kernel.core.state import Frame, Seat


def native(state: BattaliaState, seat: Seat, cell: int) -> bool:
    """BT-ADV-1: whether a square is native terrain of a player, in the advanced game."""
    return state.config.advanced and state.terrains[cell] == state.factions[seat]


def terrain_bonus(state: BattaliaState, frame: Frame, side: int) -> int:
    """BT-ADV-3: by the tile under the target, or under an attacking hero."""
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
    """BT-ADV-2: a step onto native terrain costs nothing, except onto a card that was just left."""
    return (
        native(state, seat, cell)
        and cell | figure << 7 not in state.zones[seat * z.ZONES + z.TRAIL]
    )
