"""The strength of figures, and the totals of a battle (BR-BAT-5 to -8, BR-UPG-5, D-64).

`battle_frame.py` decides whether the text of a card works (BR-BAT-4). Quests use the same strength:
`leads` in `phases/quest.py` (BR-QPH-3).
"""

from __future__ import annotations

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.battle import battle_frame as f
from stormhall.kernel.core.state import Frame, Seat


def warrior_strength(state: BloodRageState, seat: Seat) -> int:
    """STR of a single Warrior, also the price of invading with one (D-64)."""
    card = state.slots[seat * c.SLOTS + c.WARRIOR_SLOT]
    return b.BASE_STRENGTH[b.WARRIOR] if card < 0 else c.SINGLE[card]


def warriors_strength(card: c.Card, count: int) -> int:
    """STR of several Warriors with this upgrade."""
    return c.PAIR[card] * (count // 2) + c.SINGLE[card] * (count % 2)


def monster_strength(kind: b.Figure, place: b.Place) -> int:
    """STR of a monster at its place: the Dark Elf is stronger in Yggdrasil."""
    if kind == b.DARK_ELF and place == b.YGGDRASIL:
        return c.STRENGTH_IN_YGGDRASIL
    return b.BASE_STRENGTH[kind]


def strength(state: BloodRageState, seat: Seat, province: b.Province) -> int:
    """BR-BAT-6, -7: STR of a clan in the area of a province, on the present board."""
    row = seat * b.STRIDE
    figures = state.figures
    fjord = b.FJORD_OF[province]
    if not figures[row + province] and (fjord == b.BOX or not figures[row + fjord]):
        return 0
    count = state.warriors[row + province]
    card = state.slots[seat * c.SLOTS + c.WARRIOR_SLOT]
    if card < 0:
        total = count * b.BASE_STRENGTH[b.WARRIOR]
    else:
        total = warriors_strength(card, count)
    place_of = state.place_of
    kinds = seat * b.FIGURE_KINDS
    if place_of[kinds + b.LEADER] == province:
        total += b.BASE_STRENGTH[b.LEADER]
    if place_of[kinds + b.SHIP] == fjord:
        total += b.BASE_STRENGTH[b.SHIP]
    for slot in range(seat * c.SLOTS + c.MONSTER_SLOT, seat * c.SLOTS + c.CLAN_SLOT):
        card = state.slots[slot]
        if card >= 0:
            kind = c.FIGURE_OF[card]
            place = place_of[kinds + kind]
            if place in (province, fjord):
                total += monster_strength(kind, place)
    return total


def bonus_of(state: BloodRageState, frame: Frame, seat: Seat) -> int:
    """The bonus of a clan's revealed card: printed, copied or declared."""
    if not state.played[seat]:
        return 0
    return c.BONUS[state.played[seat][0]] + frame[f.BONUSES + seat]


def total_of(state: BloodRageState, frame: Frame, seat: Seat) -> int:
    """BR-BAT-5, -8: the clan's surviving figures, if any, and all its cards."""
    total = strength(state, seat, frame[f.PROVINCE]) + frame[f.BONUSES + seat]
    for card in state.played[seat]:
        total += c.BONUS[card]
    return total
