"""Invading: figures enter the board (BR-INV-1 to -8, BR-MON-4).

The limit set by the Horns (BR-INV-7) is in `clan_stats.py`, the effects of an invade (BR-INV-9) are
in `after_invade.py`.
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.actions.after_invade import AFTER_ANY_FIGURE, OWN_EFFECT, VICTIMS
from stormhall.bloodrage.rules.battle.strength import warrior_strength
from stormhall.bloodrage.rules.clan_stats import horns_full, stat_value
from stormhall.bloodrage.rules.figures import (
    count_at,
    fjord_in_play,
    is_ship,
    open_provinces,
    shift,
)
from stormhall.bloodrage.rules.upgrade_effects import (
    has_power,
    log_monster_use,
    log_price_use,
    power_price,
)
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat

_FREE_MONSTERS: Final[list[int]] = [
    c.FIGURE_OF[card] for card in range(c.CARD_COUNT) if c.HOOK_OF[card] == h.FREE_MONSTER
]
FREE_KINDS: Final[list[bool]] = [
    kind == b.LEADER or kind in _FREE_MONSTERS for kind in range(b.FIGURE_KINDS)
]
"""BR-INV-5, -6: figures that invade for free."""


def invade_price(state: BloodRageState, seat: Seat, kind: b.Figure, place: b.Place) -> int:
    """BR-INV-6: the figure's own STR; the options decide the Dark Elf's price into Yggdrasil."""
    if FREE_KINDS[kind]:
        return 0
    if kind == b.WARRIOR:
        return warrior_strength(state, seat)
    if kind == b.DARK_ELF and place == b.YGGDRASIL and state.config.elf_pays_yggdrasil:
        return c.STRENGTH_IN_YGGDRASIL
    return b.BASE_STRENGTH[kind]


def open_places(state: BloodRageState, kind: b.Figure) -> list[b.Place]:
    """BR-INV-2 to -4, -8: all places where a figure of this kind may be put, ascending."""
    if is_ship(kind):
        return [place for place in range(b.FIRST_FJORD, b.PLACES) if fjord_in_play(state, place)]
    places = open_provinces(state)
    if kind == b.DARK_ELF:
        places.append(b.YGGDRASIL)
    return places


def invade_offers(
    state: BloodRageState, seat: Seat, provinces: list[b.Province], codes: list[Code]
) -> None:
    """Add all invades the clan can pay for, from the reserve and by Frigga's Domain."""
    if horns_full(state, seat):
        return
    rage = state.rage[seat]
    place_of = state.place_of
    row = seat * b.FIGURE_KINDS
    if state.warriors[seat * b.STRIDE + b.RESERVE] and warrior_strength(state, seat) <= rage:
        way = v.INVADE | b.WARRIOR << 8
        codes += [way | place << 16 for place in provinces]
    if place_of[row + b.LEADER] == b.RESERVE:
        way = v.INVADE | b.LEADER << 8
        codes += [way | place << 16 for place in provinces]
    if place_of[row + b.SHIP] == b.RESERVE and rage >= b.BASE_STRENGTH[b.SHIP]:
        codes += [v.INVADE | b.SHIP << 8 | place << 16 for place in open_places(state, b.SHIP)]
    for slot in range(seat * c.SLOTS + c.MONSTER_SLOT, seat * c.SLOTS + c.CLAN_SLOT):
        card = state.slots[slot]
        if card >= 0 and place_of[row + c.FIGURE_OF[card]] == b.RESERVE:
            kind = c.FIGURE_OF[card]
            codes += [
                v.INVADE | kind << 8 | place << 16
                for place in open_places(state, kind)
                if invade_price(state, seat, kind, place) <= rage
            ]
    if state.powers[seat] >> h.FRIGGAS_DOMAIN & 1:
        _recall_offers(state, seat, codes)


def _recall_offers(state: BloodRageState, seat: Seat, codes: list[Code]) -> None:
    """D-49: add an invade for each of the clan's kinds in Valhalla, at the upgrade's price."""
    if state.rage[seat] < power_price(state, seat, h.FRIGGAS_DOMAIN):
        return
    for kind in range(b.FIGURE_KINDS):
        if count_at(state, seat, kind, b.VALHALLA):
            codes += [v.RECALL | kind << 8 | place << 16 for place in open_places(state, kind)]


def why_not_invade(state: BloodRageState, seat: Seat, code: Code) -> list[Refusal]:
    """Everything that forbids an invade as an action."""
    kind, place = first_of(code), second_of(code)
    recalled = verb_of(code) == v.RECALL
    refusals: list[Refusal] = []
    if recalled and not has_power(state, seat, h.FRIGGAS_DOMAIN):
        refusals.append(Refusal("BR-ACT-6", card="frigga-domain"))
    if not count_at(state, seat, kind, b.VALHALLA if recalled else b.RESERVE):
        source = "valhalla" if recalled else "reserve"
        refusals.append(Refusal("BR-INV-1", figure=b.FIGURE_NAMES[kind], source=source, count=0))
    if recalled:
        price = power_price(state, seat, h.FRIGGAS_DOMAIN)
    else:
        price = invade_price(state, seat, kind, place)
    if price > state.rage[seat]:
        refusals.append(
            Refusal("BR-ACT-4", figure=b.FIGURE_NAMES[kind], cost=price, rage=state.rage[seat])
        )
    return refusals + why_not_place(state, seat, kind, place)


def why_not_place(
    state: BloodRageState, seat: Seat, kind: b.Figure, place: b.Place
) -> list[Refusal]:
    """BR-INV-2 to -4, -7, -8: why a figure cannot come to a place, regardless of the price."""
    refusals: list[Refusal] = []
    if horns_full(state, seat):
        horns = stat_value(state, seat, b.HORNS)
        refusals.append(Refusal("BR-INV-7", horns=horns, figures=state.on_board(seat)))
    if place in open_places(state, kind):
        return refusals
    name, figure, is_fjord = b.PLACE_NAMES[place], b.FIGURE_NAMES[kind], place >= b.FIRST_FJORD
    if is_ship(kind) != is_fjord:
        rule = "BR-INV-3" if is_ship(kind) else "BR-INV-2"
        refusals.append(Refusal(rule, figure=figure, place=name))
    elif place == b.YGGDRASIL:
        refusals.append(Refusal("BR-INV-4", figure=figure, place=name))
    elif is_fjord or state.destroyed >> place & 1:
        refusals.append(Refusal("BR-SET-7", place=name))
    else:
        refusals.append(Refusal("BR-INV-8", place=name, villages=b.VILLAGES[place], empty=0))
    return refusals


def take_invade(state: BloodRageState, seat: Seat, code: Code) -> None:
    """Pay for an invade and carry it out (BR-INV-1, D-49)."""
    kind, place = first_of(code), second_of(code)
    if verb_of(code) == v.RECALL:
        state.rage[seat] -= power_price(state, seat, h.FRIGGAS_DOMAIN)
        log_price_use(state, seat, h.FRIGGAS_DOMAIN)
        invade(state, seat, kind, place, b.VALHALLA)
    else:
        state.rage[seat] -= invade_price(state, seat, kind, place)
        invade(state, seat, kind, place, b.RESERVE)


def invade(
    state: BloodRageState, seat: Seat, kind: b.Figure, place: b.Place, source: b.Place
) -> None:
    """BR-INV-9: put a figure on the board and start the effects of an invade."""
    shift(state, seat, kind, source, place)
    e.INVADED.tell(state, seat, kind, place, state.rage[seat])
    is_special = FREE_KINDS[kind] or place >= b.FIRST_FJORD or place == b.YGGDRASIL
    if kind >= b.FIRST_MONSTER and is_special:
        log_monster_use(state, seat, kind)
    if place >= b.FIRST_FJORD:
        return
    if state.powers[seat] & AFTER_ANY_FIGURE or kind in VICTIMS:
        state.frames.append([ids.INVADED, seat, kind, place, OWN_EFFECT])
