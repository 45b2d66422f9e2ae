"""The strength of a battle line (BT-BAT-1 to -6, BT-ADV-3, BT-UNB-4).

A battle is one frame that walks through its steps (`battle_frame`).
"""

from __future__ import annotations

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.components import DATA
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import OPENING, VOLLEY
from stormhall.battalia.model.verbs import BORROWED, OPEN_SLOT
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.paying.payment import (
    card_of_source,
    lay_source,
    open_record,
    spend_slot,
)
from stormhall.kernel.core.state import Frame, Seat


def battle_of(state: BattaliaState) -> Frame | None:
    """The frame of the battle in which cards are being laid, if there is one."""
    for frame in reversed(state.frames):
        if frame[0] in (OPENING, VOLLEY):
            return frame
    return None


def seat_on(frame: Frame, side: int) -> Seat:
    """The player of a side: 0 the attacker, 1 the defender."""
    return frame[f.ATTACKER] if side == 0 else frame[f.DEFENDER]


def strength_of(kind: int, side: int) -> int:
    """BT-BAT-1: the strength of one use of a card on a side."""
    if kind == c.JOKER:
        return 0
    return c.ATTACK[kind] if side == 0 else c.DEFENCE[kind]


def strength_for(state: BattaliaState, seat: Seat, card: int, kind: int, side: int) -> int:
    """What one use of a card adds to the line of a player."""
    strength = strength_of(kind, side)
    for module in state.config.at_strength:
        strength += module.strength(state, seat, card, kind)
    return strength


def native(state: BattaliaState, seat: Seat, cell: int) -> bool:
    """BT-ADV-1: whether a square is native terrain of a player, in the advanced game."""
    return state.config.advanced and state.terrains[cell] == state.factions[seat]


def terrain_bonus(state: BattaliaState, frame: Frame, side: int) -> int:
    """BT-ADV-3: by the card under the object of the attack, or under an attacking hero."""
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


def morale(state: BattaliaState, frame: Frame, side: int) -> int:
    """BT-BAT-4: one for each hero while all cards are of his faction or universal."""
    at = f.LINE + side * f.SIDE_FIELDS
    if not frame[at + f.CARDS_LAID]:
        return 0
    own = 1 << state.factions[seat_on(frame, side)] | 1 << c.UNIVERSAL
    if frame[at + f.FACTIONS_LAID] & ~own:
        return 0
    mask = frame[f.SENT + side]
    bonus: int = DATA["limits"]["morale_bonus_per_hero"]
    for module in state.config.at_strength:
        bonus = module.morale(state, seat_on(frame, side), bonus)
    return bonus * sum(mask >> figure & 1 for figure in range(HEROES))


def total(state: BattaliaState, frame: Frame, side: int) -> int:
    """BT-BAT-6: battle line, base defence, morale and terrain bonus of a side."""
    strength = frame[f.LINE + side * f.SIDE_FIELDS] + (frame[f.BASE] if side == 1 else 0)
    seat = seat_on(frame, side)
    if seat < 0:
        return strength
    strength += morale(state, frame, side) + terrain_bonus(state, frame, side)
    for module in state.config.at_strength:
        strength = module.total(state, frame, side, strength)
    return strength


def count_in(frame: Frame, side: int, card: int, strength: int) -> None:
    """Count one use of a card in the numbers of a side."""
    at = f.LINE + side * f.SIDE_FIELDS
    frame[at + f.STRENGTH] += strength
    frame[at + f.FACTIONS_LAID] |= 1 << c.FACTION[card]
    frame[at + f.CARDS_LAID] += 1
    if c.IS_UNBOUND[card]:
        frame[at + f.UNBOUND] += 1


def join_line(state: BattaliaState, frame: Frame, side: int, card: int, strength: int) -> None:
    """Put one use of a card into a line."""
    count_in(frame, side, card, strength)
    for module in state.config.at_battles:
        module.laid(state, frame, side, card, strength)
    if state.log is not None:
        attack, defence = total(state, frame, 0), total(state, frame, 1)
        e.BATTLE_CARD.tell(state, seat_on(frame, side), card, strength, attack, defence)


def play_source(state: BattaliaState, frame: Frame, side: int, source: int) -> None:
    """Lay a battle card from the hand, the borrowed one or a use of an open card."""
    seat = seat_on(frame, side)
    card = card_of_source(state, seat, source)
    for module in state.config.at_battles:
        module.lays(state, frame, side, source)
    if source >= OPEN_SLOT:
        kind = open_record(state, seat, source)[1]
        spend_slot(state, seat, source - OPEN_SLOT, 1)
    else:
        kind = c.KIND[card]
        lay_source(state, seat, source, 1)
    join_line(state, frame, side, card, strength_for(state, seat, card, kind, side))


def playable(state: BattaliaState, seat: Seat, source: int, side: int) -> int:
    """The strength that a source adds if it is laid now; 0 if it cannot be laid in battle."""
    if source >= OPEN_SLOT:
        record = open_record(state, seat, source)
        if not record or record[0] == c.HAMMER_CARD or record[3] & z.PEACEFUL:  # BT-GRT-HAM-2
            return 0
        return strength_for(state, seat, record[0], record[1], side)
    card = state.borrowed if source == BORROWED else source
    if c.DOUBLED_BY[card]:
        return 0
    return strength_for(state, seat, card, c.KIND[card], side)


def enter_if_strong(state: BattaliaState, seat: Seat) -> None:
    """BT-BAT-21: a card transformed in battle joins the line at once if it has strength."""
    frame = battle_of(state)
    if frame is None:
        return
    slot = len(state.zones[seat * z.ZONES + z.OPEN]) // z.RECORD - 1
    side = 0 if seat == frame[f.ATTACKER] else 1
    if playable(state, seat, OPEN_SLOT + slot, side):
        play_source(state, frame, side, OPEN_SLOT + slot)
