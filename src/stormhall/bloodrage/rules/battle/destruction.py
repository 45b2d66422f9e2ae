"""Figures destroyed together, and the ways to save them (BR-BAT-14, D-46, D-47).

A destruction has for each clan a number of Warriors and a mask of other kinds, all in the area of
one province. Owners decide in order which figures they save; then the rest goes to Valhalla.
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model import kinds as k
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.figures import (
    all_groups,
    count_at,
    kinds_in_area,
    kinds_of_mask,
    shift,
)
from stormhall.bloodrage.rules.glory import gain_glory
from stormhall.bloodrage.rules.upgrade_effects import has_power, log_use, power_amount, power_price
from stormhall.kernel.core.kinds import Fields, Number, fields
from stormhall.kernel.core.notation import items_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Step

IN_BATTLE: Final = 0
BY_INVADER: Final = 1
BY_RAGNAROK: Final = 2

CAUSE: Final = 1
PROVINCE: Final = 2
START: Final = 3
NEXT: Final = 4
ASKED: Final = 5
QUESTION: Final = 6
VICTIMS: Final = 7

NOTHING: Final = 0
WITCH: Final = 1
PAYMENT: Final = 2

FIELDS: Final[Fields] = fields(
    (CAUSE, "cause", Number("cause", IN_BATTLE, BY_RAGNAROK)),
    (PROVINCE, "province", k.PROVINCE),
    (START, "start", k.SEAT),
    (NEXT, "next", k.SEAT_COUNT),
    (ASKED, "asked", k.SEAT_OR_NONE),
    (QUESTION, "question", Number("question", NOTHING, PAYMENT)),
)

SHIPS: Final = 1 << b.SHIP | 1 << b.SEA_SERPENT


def all_figures(state: BloodRageState, seat: Seat, province: b.Province) -> list[int]:
    """All of a clan's figures in an area, as victims: number of Warriors, mask of other kinds."""
    mask = 0
    for kind in kinds_in_area(state, seat, province):
        mask |= 1 << kind
    return [count_at(state, seat, b.WARRIOR, province), mask & ~(1 << b.WARRIOR)]


def destroy(
    state: BloodRageState, cause: int, province: b.Province, start: Seat, victims: list[int]
) -> None:
    """Begin a destruction; `victims` has two ints per seat. Without a choice it ends at once."""
    frame = [ids.DESTRUCTION, cause, province, start, 0, -1, NOTHING, *victims]
    for seat in range(state.seats):
        if may_retreat(frame, seat) or may_pay(state, frame, seat):
            state.frames.append(frame)
            return
    carry_out(state, frame)


def may_retreat(frame: Frame, seat: Seat) -> bool:
    """D-47: whether the Volur Witch is about to die in an outer province."""
    return (
        bool(frame[VICTIMS + 2 * seat + 1] >> b.VOLUR_WITCH & 1) and frame[PROVINCE] != b.YGGDRASIL
    )


def may_pay(state: BloodRageState, frame: Frame, seat: Seat) -> bool:
    """D-46: whether Frigga's Protection applies: in the Action phase, with Rage to pay for it."""
    return (
        has_power(state, seat, h.PROTECTION)
        and frame[CAUSE] != BY_RAGNAROK
        and protectable(state, seat) > 0
        and frame[VICTIMS + 2 * seat] + frame[VICTIMS + 2 * seat + 1] > 0
    )


def protectable(state: BloodRageState, seat: Seat) -> int:
    """How many figures the clan can pay to save."""
    return state.rage[seat] // power_price(state, seat, h.PROTECTION)


def carry_out(state: BloodRageState, frame: Frame) -> None:
    """Send the victims that nobody saved to Valhalla together, then pay for the deaths."""
    province = frame[PROVINCE]
    for seat in range(state.seats):
        warriors = frame[VICTIMS + 2 * seat]
        mask = frame[VICTIMS + 2 * seat + 1]
        if not warriors and not mask:
            continue
        for _ in range(warriors):
            shift(state, seat, b.WARRIOR, province, b.VALHALLA)
        kinds = kinds_of_mask(mask)
        for kind in kinds:
            shift(state, seat, kind, state.place_of[seat * b.FIGURE_KINDS + kind], b.VALHALLA)
        e.DESTROYED.tell(state, seat, province, [b.WARRIOR] * warriors + kinds, frame[CAUSE])
    for seat in range(state.seats):
        _pay_for_deaths(state, frame, seat)


def _pay_for_deaths(state: BloodRageState, frame: Frame, seat: Seat) -> None:
    mask = frame[VICTIMS + 2 * seat + 1]
    count = frame[VICTIMS + 2 * seat] + mask.bit_count()
    if not count:
        return
    if frame[CAUSE] == IN_BATTLE:
        state.deaths[seat] += count
    elif frame[CAUSE] == BY_RAGNAROK:
        # BR-RAG-3; Odin's Inspiration doubles only this award, not the Dragons'.
        factor = power_amount(state, seat, h.INSPIRATION) or 1
        if factor > 1:
            log_use(state, seat, h.INSPIRATION)
        gain_glory(state, seat, b.RAGNAROK, count * b.RAGNAROK_GLORY[state.age] * factor)
    _pay_dragons(state, seat, (mask & SHIPS).bit_count())


def _pay_dragons(state: BloodRageState, seat: Seat, ships: int) -> None:
    """Pay the owner of Dragon upgrades for every ship destroyed, whatever the cause."""
    if ships and has_power(state, seat, h.DRAGON_SHIP):
        log_use(state, seat, h.DRAGON_SHIP)
        gain_glory(state, seat, b.DRAGONS, ships * power_amount(state, seat, h.DRAGON_SHIP))


def destroy_as_cost(state: BloodRageState, seat: Seat, kind: b.Figure, place: b.Place) -> None:
    """Destroy a figure as a price: nothing prevents or replaces it (D-48), and Dragons pay."""
    shift(state, seat, kind, place, b.VALHALLA)
    _pay_dragons(state, seat, SHIPS >> kind & 1)


class Destruction(Step[BloodRageState]):
    """BR-BAT-14: owners decide on retreat and protection in order, then the rest dies together."""

    def tail_size(self, state: BloodRageState) -> int:
        return 2 * state.seats

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        return 1 << frame[ASKED] if frame[ASKED] >= 0 else 0

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        while frame[NEXT] < state.seats:
            seat = (frame[START] + frame[NEXT]) % state.seats
            if frame[QUESTION] < WITCH:
                frame[QUESTION] = WITCH
                if may_retreat(frame, seat):
                    frame[ASKED] = seat
                    return
            if frame[QUESTION] < PAYMENT:
                frame[QUESTION] = PAYMENT
                if may_pay(state, frame, seat):
                    frame[ASKED] = seat
                    return
            frame[NEXT] += 1
            frame[QUESTION] = NOTHING
        state.frames.pop()
        carry_out(state, frame)

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        if frame[QUESTION] == WITCH:
            return [v.DECLINE, v.RETREAT]
        warriors = frame[VICTIMS + 2 * seat]
        kinds = kinds_of_mask(frame[VICTIMS + 2 * seat + 1])
        return [v.DECLINE, *all_groups(v.PROTECT, warriors, kinds, protectable(state, seat))]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        frame[ASKED] = -1
        if code == v.RETREAT:
            frame[VICTIMS + 2 * seat + 1] &= ~(1 << b.VOLUR_WITCH)
            shift(state, seat, b.VOLUR_WITCH, frame[PROVINCE], b.YGGDRASIL)
            log_use(state, seat, h.RETREAT)
            e.RETREATED.tell(state, seat, b.VOLUR_WITCH)
        elif code != v.DECLINE:
            self._protect(state, frame, seat, items_of(code))

    def _protect(
        self, state: BloodRageState, frame: Frame, seat: Seat, kinds: list[b.Figure]
    ) -> None:
        state.rage[seat] -= len(kinds) * power_price(state, seat, h.PROTECTION)
        log_use(state, seat, h.PROTECTION)
        for kind in kinds:
            if kind == b.WARRIOR:
                frame[VICTIMS + 2 * seat] -= 1
            else:
                frame[VICTIMS + 2 * seat + 1] &= ~(1 << kind)
        e.PROTECTED.tell(state, seat, kinds, state.rage[seat])

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        verb = verb_of(code)
        if verb == v.RETREAT:
            return [Refusal("BR-BAT-14", figure=b.FIGURE_NAMES[b.VOLUR_WITCH])]
        if verb == v.PROTECT:
            victims = [b.WARRIOR] * frame[VICTIMS + 2 * seat]
            victims += kinds_of_mask(frame[VICTIMS + 2 * seat + 1])
            words = [b.FIGURE_NAMES[kind] for kind in victims]
            count, rage = len(items_of(code)), state.rage[seat]
            return [Refusal("BR-BAT-14", figures=count, victims=words, rage=rage)]
        return []
