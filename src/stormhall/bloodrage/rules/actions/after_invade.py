"""The effects of an invade: the figure's own, Frigga's Succor, Thor's Domain (BR-INV-9)."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model import kinds as k
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.components import CARDS
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.battle.destruction import BY_INVADER, all_figures, destroy
from stormhall.bloodrage.rules.clan_stats import horns_full
from stormhall.bloodrage.rules.figures import count_at, in_area, shift
from stormhall.bloodrage.rules.upgrade_effects import (
    has_power,
    log_monster_use,
    log_price_use,
    log_use,
    power_price,
)
from stormhall.kernel.core.kinds import Fields, Number, fields
from stormhall.kernel.core.notation import verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Step

OWN_EFFECT: Final = 0
SUCCOR_OFFER: Final = 1
SUCCOR_ASKED: Final = 2
DOMAIN_OFFER: Final = 3

SEAT: Final = 1
KIND: Final = 2
PLACE: Final = 3
STAGE: Final = 4
INVADED_FIELDS: Final[Fields] = fields(
    (SEAT, "seat", k.SEAT),
    (KIND, "figure", k.FIGURE),
    (PLACE, "place", k.PROVINCE),
    (STAGE, "stage", Number("stage", OWN_EFFECT, DOMAIN_OFFER)),
)

VICTIMS: Final[dict[b.Figure, str]] = {
    c.FIGURE_OF[card]: CARDS[card]["params"]["victims"]
    for card in range(c.CARD_COUNT)
    if c.HOOK_OF[card] == h.INVADE_KILL
}
"""By monster: the figures of other clans that its invade destroys."""
AFTER_ANY_FIGURE: Final[int] = 1 << h.SUCCOR | 1 << h.THORS_DOMAIN
"""Mask of the effects that any invade triggers."""
MORTALS: Final[int] = 1 << b.LEADER | 1 << b.SHIP
"""Mask of the kinds besides Warriors that are not monsters."""


def invader_victims(
    state: BloodRageState, seat: Seat, kind: b.Figure, province: b.Province
) -> list[int]:
    """Troll: other clans' Warriors there; Fire Giant: all but monsters, even in fjords (D-24)."""
    victims: list[int] = []
    for other in range(state.seats):
        if other == seat or kind not in VICTIMS:
            victims += [0, 0]
        elif VICTIMS[kind] == "warrior":
            victims += [count_at(state, other, b.WARRIOR, province), 0]
        else:
            warriors, mask = all_figures(state, other, province)
            victims += [warriors, mask & MORTALS]
    return victims


def warrior_may_come(state: BloodRageState, seat: Seat, province: b.Province) -> bool:
    """D-17, D-18: whether a free Warrior can come from the reserve to this province; an option
    decides about Yggdrasil."""
    return (
        (province != b.YGGDRASIL or state.config.warriors_to_yggdrasil)
        and state.warriors[seat * b.STRIDE + b.RESERVE] > 0
        and state.room[province] > 0
        and not state.destroyed >> province & 1
        and not horns_full(state, seat)
    )


class Invaded(Step[BloodRageState]):
    """BR-INV-9: the figure's own effect, Frigga's Succor, Thor's Domain, in this order."""

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        return 1 << frame[SEAT] if frame[STAGE] == SUCCOR_ASKED else 0

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        seat, place = frame[SEAT], frame[PLACE]
        if frame[STAGE] == OWN_EFFECT:
            frame[STAGE] = SUCCOR_OFFER
            victims = invader_victims(state, seat, frame[KIND], place)
            if any(victims):
                log_monster_use(state, seat, frame[KIND])
                destroy(state, BY_INVADER, place, seat, victims)
        elif frame[STAGE] == SUCCOR_OFFER:
            offered = has_power(state, seat, h.SUCCOR) and warrior_may_come(state, seat, place)
            frame[STAGE] = SUCCOR_ASKED if offered else DOMAIN_OFFER
        else:
            state.frames.pop()
            if has_power(state, seat, h.THORS_DOMAIN):
                call_thors_domain(state, seat, place)

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.DECLINE, v.SUCCOR]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        frame[STAGE] = DOMAIN_OFFER
        if code == v.SUCCOR:
            log_use(state, seat, h.SUCCOR)
            shift(state, seat, b.WARRIOR, b.RESERVE, frame[PLACE])
            e.INVADED.tell(state, seat, b.WARRIOR, frame[PLACE], state.rage[seat])


def call_thors_domain(state: BloodRageState, seat: Seat, province: b.Province) -> None:
    """D-19, D-69: offer the pillage now, or after the battle in progress."""
    for frame in state.frames:
        if frame[0] == ids.BATTLE:
            state.waiting_pillages.append(seat << 8 | province)
            return
    state.frames.append([ids.THOR, seat, province, WAITING])


THOR_SEAT: Final = 1
THOR_PROVINCE: Final = 2
THOR_DONE: Final = 3
WAITING: Final = 0
DECLINED: Final = 1
PILLAGING: Final = 2
THOR_FIELDS: Final[Fields] = fields(
    (THOR_SEAT, "seat", k.SEAT),
    (THOR_PROVINCE, "province", k.PROVINCE),
    (THOR_DONE, "done", Number("done", WAITING, PILLAGING)),
)


def thor_possible(state: BloodRageState, seat: Seat, province: b.Province) -> bool:
    """Whether Thor's Domain applies: a figure in an unpillaged province, and Rage for its price."""
    return (
        has_power(state, seat, h.THORS_DOMAIN)
        and state.rage[seat] >= power_price(state, seat, h.THORS_DOMAIN)
        and not (state.pillaged | state.destroyed) >> province & 1
        and in_area(state, seat, province) > 0
    )


class Thor(Step[BloodRageState]):
    """DP-7: pay for a pillage of the province just invaded, or decline."""

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        if frame[THOR_DONE] or not thor_possible(state, frame[THOR_SEAT], frame[THOR_PROVINCE]):
            return 0
        return 1 << frame[THOR_SEAT]

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        state.frames.pop()
        if frame[THOR_DONE] != PILLAGING:
            start_waiting_pillage(state)

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.DECLINE, v.PILLAGE | frame[THOR_PROVINCE] << 8]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        frame[THOR_DONE] = DECLINED
        if code != v.DECLINE:
            frame[THOR_DONE] = PILLAGING
            log_price_use(state, seat, h.THORS_DOMAIN)
            state.rage[seat] -= power_price(state, seat, h.THORS_DOMAIN)
            state.frames.append([ids.PILLAGE, seat, frame[THOR_PROVINCE], 0])

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.PILLAGE:
            return []
        return [Refusal("BR-INV-9", invaded=b.PROVINCE_NAMES[frame[THOR_PROVINCE]])]


def start_waiting_pillage(state: BloodRageState) -> None:
    """D-69: start the next pillage that waited for the end of a battle."""
    if state.waiting_pillages:
        waiting = state.waiting_pillages.pop(0)
        state.frames.append([ids.THOR, waiting >> 8, waiting & 0xFF, WAITING])
