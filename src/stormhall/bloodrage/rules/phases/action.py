"""The Action phase: whose turn it is, which actions are open, when it ends (BR-ACT-1 to -10).

Each action has a module in `actions/` (BR-ACT-6), which also takes its price (BR-ACT-4), and may be
taken again on a later turn (BR-ACT-7). Rage gained or stolen (BR-ACT-11) is in `clan_stats.py`, the
order of simultaneous effects (BR-ACT-12) in `turn_order.py`.
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
from stormhall.bloodrage.rules.actions.invade import invade_offers, take_invade, why_not_invade
from stormhall.bloodrage.rules.actions.march import march_offers, take_march, why_not_march
from stormhall.bloodrage.rules.actions.pillage import pillage_offers, take_pillage, why_not_pillage
from stormhall.bloodrage.rules.actions.quest import quest_offers, take_quest, why_not_quest
from stormhall.bloodrage.rules.actions.sacrifice import board_figures, why_not_sacrifice
from stormhall.bloodrage.rules.actions.upgrade import take_upgrade, upgrade_offers, why_not_upgrade
from stormhall.bloodrage.rules.clan_stats import stat_value
from stormhall.bloodrage.rules.figures import open_provinces
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Step

SEAT: Final = 1
DONE: Final = 2
FIELDS: Final[Fields] = fields((SEAT, "seat", k.SEAT), (DONE, "done", k.FLAG_NUMBER))

ALL_PROVINCES: Final = (1 << b.PROVINCES) - 1


def is_over(state: BloodRageState) -> bool:
    """BR-ACT-9: whether nobody can act, or every undestroyed province has been pillaged."""
    return next_to_act(state, 0) < 0


def next_to_act(state: BloodRageState, seat: Seat) -> Seat:
    """BR-ACT-2, -10: the first clan that may act, from this seat on clockwise; -1 after the end."""
    if state.pillaged | state.destroyed != ALL_PROVINCES:
        for _ in range(state.seats):
            if seat == state.seats:
                seat = 0
            if may_act(state, seat):
                return seat
            seat += 1
    return -1


def may_act(state: BloodRageState, seat: Seat) -> bool:
    """BR-ACT-5: whether a clan has Rage for a turn and, if passes are final, has not passed."""
    if state.rage[seat] <= 0:
        return False
    return not (state.config.pass_is_final and state.passed >> seat & 1)


class Turn(Step[BloodRageState]):
    """One action or pass, then the next clan with Rage (BR-ACT-2, -3, -10)."""

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        return 0 if frame[DONE] else 1 << frame[SEAT]

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        seat = next_to_act(state, frame[SEAT] + 1)
        if seat < 0:
            state.frames.pop()
            self._lose_rage(state)
            return
        frame[SEAT] = seat
        frame[DONE] = 0

    def _lose_rage(self, state: BloodRageState) -> None:
        """D-11: take away the unspent Rage."""
        for seat in range(state.seats):
            state.rage[seat] = 0
        state.passed = 0
        e.ACTIONS_OVER.tell(state, state.age)

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        codes = [v.PASS]
        provinces = open_provinces(state)
        invade_offers(state, seat, provinces, codes)
        march_offers(state, seat, provinces, codes)
        upgrade_offers(state, seat, codes)
        quest_offers(state, seat, codes)
        pillage_offers(state, seat, codes)
        if state.powers[seat] >> h.SACRIFICE & 1 and state.on_board(seat) > 1:
            for place, kind in board_figures(state, seat):
                codes.append(v.SACRIFICE | kind << 8 | place << 16)
        return codes

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        frame[DONE] = 1
        verb = verb_of(code)
        if verb in (v.INVADE, v.RECALL):
            take_invade(state, seat, code)
        elif verb == v.MARCH:
            take_march(state, seat, code)
        elif verb in (v.UPGRADE, v.REPLACE):
            take_upgrade(state, seat, code)
        elif verb == v.QUEST:
            take_quest(state, seat, code)
        elif verb in (v.PILLAGE, v.REPILLAGE):
            take_pillage(state, seat, code)
        elif verb == v.SACRIFICE:
            state.frames.append([ids.SACRIFICE, seat, first_of(code), second_of(code)])
        else:
            take_pass(state, seat)

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        verb = verb_of(code)
        if verb in (v.INVADE, v.RECALL):
            return why_not_invade(state, seat, code)
        if verb == v.MARCH:
            return why_not_march(state, seat, code)
        if verb == v.MOVE:
            return [Refusal("BR-MAR-1")]
        if verb in (v.UPGRADE, v.REPLACE):
            return why_not_upgrade(state, seat, code)
        if verb == v.QUEST:
            return why_not_quest(state, seat, code)
        if verb in (v.PILLAGE, v.REPILLAGE):
            return why_not_pillage(state, seat, code)
        if verb == v.SACRIFICE:
            return why_not_sacrifice(state, seat, code, [])
        return []


def take_pass(state: BloodRageState, seat: Seat) -> None:
    """BR-ACT-8: give up all available Rage."""
    state.rage[seat] = 0
    state.passed |= 1 << seat
    e.PASSED.tell(state, seat)


def start_actions(state: BloodRageState) -> None:
    """BR-ACT-1, -2: set Rage to the Rage stat; the first player begins."""
    for seat in range(state.seats):
        state.rage[seat] = stat_value(state, seat, b.RAGE)
    state.passed = 0
    if not is_over(state):
        state.frames.append([ids.TURN, state.first, 0])
