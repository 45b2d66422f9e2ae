"""Weapons (BT-USE-WEA-1 to -3, BT-ORA-WEA, BT-BAT-27): cards that open a battle.

In `model/cards.py`, `ATTACK` and `DEFENCE` hold their strength (BT-USE-WEA-2), that of Sword and
Shield too (BT-GRT-SWO-1, BT-GRT-SHI-1), and `HERO_PRICE` the price of a hero (BT-USE-WEA-3);
`uses_of` in `oracle.py` gives a lit weapon two uses.
"""

from __future__ import annotations

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.paying.open_cards import different_records, fights, kind_of_source
from stormhall.kernel.core.state import Frame, Seat


def has_weapon(state: BattaliaState, seat: Seat) -> bool:
    """BT-BAT-27: whether a card in hand is a weapon, or an open one is or may become one."""
    for card in state.zones[seat * z.ZONES + z.HAND]:
        if c.IS_WEAPON[c.KIND[card]]:
            return True
    if state.may_lay_borrowed(seat) and c.IS_WEAPON[c.KIND[state.borrowed]]:
        return True
    records = state.zones[seat * z.ZONES + z.OPEN]
    for _, record in different_records(records) if records else []:
        if (c.IS_WEAPON[record[z.KIND]] or record[z.KIND] == c.JOKER) and fights(record):
            return True
    return False


def is_ranged(state: BattaliaState, frame: Frame) -> bool:
    """Whether a hero who takes part in an attack is not on its square."""
    seat, cell = frame[f.ATTACKER], frame[f.CELL]
    for figure in range(HEROES):
        if frame[f.SENT] >> figure & 1 and state.hero(seat, figure) != cell:
            return True
    return False


def opens(state: BattaliaState, frame: Frame, seat: Seat, source: int) -> bool:
    """BT-USE-WEA-1: whether a source may be laid first in an attack; from afar it must reach."""
    kind = kind_of_source(state, seat, source)
    return c.IS_WEAPON[kind] and (c.REACHES[kind] or not is_ranged(state, frame))


def needs_opener(state: BattaliaState, frame: Frame) -> bool:
    """BT-BAT-9: whether the attacker still has to lay a weapon."""
    if frame[f.CARDS_LAID]:
        return False
    unarmed = [module.unarmed(state, frame) for module in state.config.at_attacks]
    return not any(unarmed)
