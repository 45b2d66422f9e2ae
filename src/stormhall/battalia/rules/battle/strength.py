"""The strength of a side in battle (BT-BAT-1 to -6).

`count_in` in `battle_line.py` adds a card once for each use (BT-BAT-2); `Guard.base_defence` in
`guard.py` gives the base defence (BT-BAT-3), `advanced_game.py` the terrain bonus (BT-BAT-5,
BT-ADV-3). The strengths of weapons and horses are data (BT-USE-WEA-2, BT-USE-HOR-2).
"""

from __future__ import annotations

from stormhall.battalia.model import cards as c
from stormhall.battalia.model.components import DATA
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.advanced_game import terrain_bonus
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.battle_frame import seat_on
from stormhall.kernel.core.state import Frame, Seat


def strength_of(kind: int, side: int) -> int:
    """BT-BAT-1: the strength of one use of a card on a side."""
    if kind == c.JOKER:
        return 0
    return c.ATTACK[kind] if side == 0 else c.DEFENCE[kind]


def strength_for(state: BattaliaState, seat: Seat, card: int, kind: int, side: int) -> int:
    """The strength that one use of a card adds to a player's line."""
    strength = strength_of(kind, side)
    for module in state.config.at_strength:
        strength += module.strength(state, seat, card, kind)
    return strength


def morale(state: BattaliaState, frame: Frame, side: int) -> int:
    """BT-BAT-4: one for each hero while all cards are of his faction or universal."""
    line = side * f.SIDE_FIELDS
    if not frame[line + f.CARDS_LAID]:
        return 0
    own = 1 << state.factions[seat_on(frame, side)] | 1 << c.UNIVERSAL
    if frame[line + f.FACTIONS_LAID] & ~own:
        return 0
    mask = frame[f.SENT + side]
    bonus: int = DATA["limits"]["morale_bonus_per_hero"]
    for module in state.config.at_strength:
        bonus = module.morale(state, seat_on(frame, side), bonus)
    return bonus * sum(mask >> figure & 1 for figure in range(HEROES))


def total(state: BattaliaState, frame: Frame, side: int) -> int:
    """BT-BAT-6: battle line, base defence, morale and terrain bonus of a side."""
    strength = frame[f.STRENGTH + side * f.SIDE_FIELDS] + (frame[f.BASE] if side == 1 else 0)
    seat = seat_on(frame, side)
    if seat < 0:
        return strength
    strength += morale(state, frame, side) + terrain_bonus(state, frame, side)
    for module in state.config.at_strength:
        strength = module.total(state, frame, side, strength)
    return strength
