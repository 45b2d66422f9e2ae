"""The most a player can lay in a battle, and how much of it is certain (BT-BAT-1 to -6)."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.bots.card_worth import stationed
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.components import DATA
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import ATTACK_HERO
from stormhall.battalia.rules.advanced_game import native
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.attack import able_at_place, able_heroes, battle_of_attack
from stormhall.battalia.rules.battle.strength import total
from stormhall.battalia.rules.oracle import is_lit
from stormhall.kernel.core.notation import verb_of
from stormhall.kernel.core.state import Code, Frame, Seat

MORALE: Final[int] = DATA["limits"]["morale_bonus_per_hero"]
TERRAIN: Final[int] = DATA["limits"]["terrain_bonus"]
SLACK: Final = 6
"""The strength that modules may add to a side beyond the count here."""
JOKED: Final = 12
"""The best result of an amulet: three lords."""


def laid_at_best(state: BattaliaState, seat: Seat, side: int, cards: bytes) -> int:
    """The most that these cards and the open ones can add to a line."""
    table = c.ATTACK if side == 0 else c.DEFENCE
    most = supplies = unbound = 0
    for card in cards:
        kind = c.KIND[card]
        most += table[kind]
        if kind == c.SUPPLY:
            supplies += 1
        elif kind in (c.WEAPON, c.HORSE):
            most += table[kind] if is_lit(state, kind) else 0
        elif kind == c.AMULET:
            most += JOKED * (2 if is_lit(state, kind) else 1)
        elif kind == c.TITLE:
            most += 2 if is_lit(state, kind) else 1
        elif kind in (c.CROWN, c.SCROLL, c.BOOK):
            most += 2
        if c.IS_UNBOUND[card]:
            unbound = 1
    for _, kind, uses, _ in z.records_of(state.zone(seat, z.OPEN)):
        most += (c.LORD if kind == c.JOKER else table[kind] + (kind == c.TITLE)) * uses
        most += JOKED * uses if kind == c.AMULET else 0
    if state.may_lay_borrowed(seat):
        most += max(table[c.KIND[state.borrowed]], 4)
    if unbound:
        most += supplies
    return most + (SLACK if state.config.modules else 0)


def reach_of_attack(state: BattaliaState, seat: Seat, code: Code) -> tuple[int, int]:
    """The strength that an attack can reach at best, and what it must exceed."""
    battle = battle_of_attack(state, seat, code)
    cell, defender, defence = battle[f.CELL], battle[f.DEFENDER], battle[f.BASE]
    able = able_heroes if verb_of(code) == ATTACK_HERO else able_at_place
    heroes = able(state, seat, cell)
    cards = state.zone(seat, z.HAND) + stationed(state.zone(seat, z.TENTS))
    most = laid_at_best(state, seat, 0, cards)
    kin = bytes([card for card in cards if _keeps_morale(state, seat, card)])
    if len(kin) == len(cards) or state.zone(seat, z.OPEN) or state.config.modules:
        most += MORALE * len(heroes)
    else:
        most = max(most, laid_at_best(state, seat, 0, kin) + MORALE * len(heroes))
    if any(native(state, seat, state.hero(seat, figure)) for figure in heroes):
        most += TERRAIN
    if defender >= 0 and native(state, defender, cell):
        defence += TERRAIN
    return most, defence


def _keeps_morale(state: BattaliaState, seat: Seat, card: int) -> bool:
    """BT-BAT-4, BT-USE-2: own faction or universal, or a card that does not join the line."""
    faction = c.FACTION[card]
    return faction in (state.factions[seat], c.UNIVERSAL) or not c.ATTACK[c.KIND[card]]


def _all_at_hand(state: BattaliaState, seat: Seat, *, with_ambush: bool) -> bytes:
    cards = state.zone(seat, z.HAND) + stationed(state.zone(seat, z.TENTS))
    return cards + state.zone(seat, z.AMBUSH) if with_ambush else cards


def is_lost(state: BattaliaState, frame: Frame, seat: Seat) -> bool:
    """Whether a defender cannot reach the attacker's total even with all his cards."""
    cards = _all_at_hand(state, seat, with_ambush=True)
    most = total(state, frame, 1) + laid_at_best(state, seat, 1, cards)
    most += MORALE * len(state.heroes_at(seat, frame[f.CELL]))
    return most < total(state, frame, 0)


def sure_strength(state: BattaliaState, seat: Seat, side: int, cards: bytes) -> int:
    """The strength that cards are certain to add."""
    table = c.ATTACK if side == 0 else c.DEFENCE
    strength = 0
    for card in cards:
        strength += table[c.KIND[card]]
    for card, kind, uses, _ in z.records_of(state.zone(seat, z.OPEN)):
        if kind != c.JOKER and card < c.GREAT:
            strength += table[kind] * uses
    return strength


def is_safe(state: BattaliaState, frame: Frame, seat: Seat) -> bool:
    """Whether a defender reaches the attacker's total and the attacker has no card left."""
    attacker = frame[f.ATTACKER]
    if state.config.modules or state.zone(attacker, z.HAND):
        return False
    if state.zone(attacker, z.OPEN) or state.zone(attacker, z.TENTS):
        return False
    strength = sure_strength(state, seat, 1, state.zone(seat, z.HAND))
    return total(state, frame, 1) + strength >= total(state, frame, 0)


def nothing_left(state: BattaliaState, frame: Frame, seat: Seat) -> bool:
    """Whether no cards that a player can still lay complete his volley."""
    side = 0 if seat == frame[f.ATTACKER] else 1
    cards = _all_at_hand(state, seat, with_ambush=False)
    most = total(state, frame, side) + laid_at_best(state, seat, side, cards)
    if not frame[f.CARDS_LAID + side * f.SIDE_FIELDS]:
        most += MORALE * (frame[f.SENT + side] & 3).bit_count()
    other = total(state, frame, 1 - side)
    return most <= other if side == 0 else most < other


def is_sure(state: BattaliaState, frame: Frame, seat: Seat) -> bool:
    """Whether the cards in hand are certain to exceed the opening defence."""
    strength = sure_strength(state, seat, 0, state.zone(seat, z.HAND))
    morale = morale_kept(state, frame, seat)
    return total(state, frame, 0) + strength - morale > total(state, frame, 1)


def morale_kept(state: BattaliaState, frame: Frame, seat: Seat) -> int:
    """The morale that foreign cards in hand may cost."""
    hand = state.zone(seat, z.HAND)
    foreign = any(c.FACTION[card] not in (state.factions[seat], c.UNIVERSAL) for card in hand)
    return MORALE * (frame[f.SENT] & 3).bit_count() if foreign else 0
