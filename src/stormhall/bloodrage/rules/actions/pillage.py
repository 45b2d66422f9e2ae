"""Pillaging, from the declaration to the outcome (BR-PIL-1, -2, -6, -7, -9, -10).

The call to battle is in `call_to_battle.py` (BR-PIL-3 to -5), the reward in `pillage_reward.py`
(BR-PIL-8). If the pillager does not win (BR-PIL-9), nothing happens here, since the token is turned
with the reward.
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
from stormhall.bloodrage.rules.actions.after_invade import start_waiting_pillage
from stormhall.bloodrage.rules.actions.pillage_reward import start_reward
from stormhall.bloodrage.rules.battle.battle import start_battle
from stormhall.bloodrage.rules.figures import clans_in_area, in_area
from stormhall.bloodrage.rules.upgrade_effects import has_power, log_use, power_price
from stormhall.kernel.core.kinds import Fields, Number, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Step

SEAT: Final = 1
PROVINCE: Final = 2
STAGE: Final = 3

TO_CALL: Final = 0
TO_FIGHT: Final = 1
TO_END: Final = 2

FIELDS: Final[Fields] = fields(
    (SEAT, "seat", k.SEAT),
    (PROVINCE, "province", k.PROVINCE),
    (STAGE, "stage", Number("stage", TO_CALL, TO_END)),
)


def pillage_offers(state: BloodRageState, seat: Seat, codes: list[Code]) -> None:
    """Add pillages and, with Tyr's Challenge, re-pillages."""
    closed = state.pillaged | state.destroyed
    if state.powers[seat] >> h.CHALLENGE & 1:
        if state.rage[seat] >= power_price(state, seat, h.CHALLENGE):
            closed = state.destroyed
    figures, row = state.figures, seat * b.STRIDE
    for province, fjord in enumerate(b.FJORD_OF):
        # In the box, where Yggdrasil's fjord would be, no figures are counted.
        if (figures[row + province] or figures[row + fjord]) and not closed >> province & 1:
            verb = v.REPILLAGE if state.pillaged >> province & 1 else v.PILLAGE
            codes.append(verb | province << 8)


def why_not_pillage(state: BloodRageState, seat: Seat, code: Code) -> list[Refusal]:
    """Everything that forbids a pillage or a re-pillage."""
    province = first_of(code)
    name = b.PROVINCE_NAMES[province]
    again = verb_of(code) == v.REPILLAGE
    refusals: list[Refusal] = []
    if again and not has_power(state, seat, h.CHALLENGE):
        refusals.append(Refusal("BR-ACT-6", card="tyr-challenge"))
    elif again and state.rage[seat] < power_price(state, seat, h.CHALLENGE):
        cost = power_price(state, seat, h.CHALLENGE)
        refusals.append(Refusal("BR-PIL-10", cost=cost, rage=state.rage[seat]))
    if state.destroyed >> province & 1:
        refusals.append(Refusal("BR-SET-7", place=name))
    else:
        pillaged = bool(state.pillaged >> province & 1)
        if pillaged != again:
            rule = "BR-PIL-10" if again else "BR-PIL-1"
            refusals.append(Refusal(rule, place=name, pillaged=pillaged))
        if not in_area(state, seat, province):
            refusals.append(Refusal("BR-PIL-1", place=name, figures=0))
    return refusals


def take_pillage(state: BloodRageState, seat: Seat, code: Code) -> None:
    """Pay for a re-pillage (BR-PIL-10) and begin."""
    if verb_of(code) == v.REPILLAGE:
        state.rage[seat] -= power_price(state, seat, h.CHALLENGE)
        log_use(state, seat, h.CHALLENGE)
    state.frames.append([ids.PILLAGE, seat, first_of(code), TO_CALL])


class Pillage(Step[BloodRageState]):
    """BR-PIL-2: call to battle, battle, outcome."""

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        seat, province = frame[SEAT], frame[PROVINCE]
        if frame[STAGE] == TO_CALL:
            frame[STAGE] = TO_FIGHT
            e.PILLAGING.tell(state, seat, province, state.rage[seat])
            if state.room[province] > 0:  # D-27
                first = (seat + 1) % state.seats
                state.frames.append([ids.CALL, province, seat, first, 0, 0])
        elif frame[STAGE] == TO_FIGHT:
            frame[STAGE] = TO_END
            clans = clans_in_area(state, province)
            if clans & ~(1 << seat):  # BR-PIL-6, -7
                start_battle(state, seat, province, clans)
            else:
                start_reward(state, seat, province, 0)
        else:
            state.frames.pop()
            start_waiting_pillage(state)
