"""Clan stats and available Rage (BR-ACT-11, BR-INV-7, D-01, D-12, D-44)."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import kinds as k
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

ALL_STATS: Final = 7
ALLOWED: Final = 2
RAISE_FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (ALLOWED, "allowed", k.STATS))


def stat_value(state: BloodRageState, seat: Seat, stat: int) -> int:
    """The value of a clan stat on its present step (D-01)."""
    return b.TRACK[stat * b.STEPS + state.stats[seat * b.STATS + stat]]


def horns_full(state: BloodRageState, seat: Seat) -> bool:
    """BR-INV-7: whether the clan has as many figures on the board as the Horns allow."""
    step = state.stats[seat * b.STATS + b.HORNS]
    return state.on_board(seat) >= b.TRACK[b.HORNS * b.STEPS + step]


def raise_stat(state: BloodRageState, seat: Seat, stat: int) -> None:
    """Raise a stat by one step; nothing happens on its last step (D-44)."""
    i = seat * b.STATS + stat
    if state.stats[i] < b.STEPS - 1:
        state.stats[i] += 1
        e.STAT_RAISED.tell(state, seat, stat, state.stats[i], stat_value(state, seat, stat))


def may_rise(state: BloodRageState, seat: Seat) -> int:
    """Mask of the stats that are not on their last step."""
    mask = 0
    for stat in range(b.STATS):
        if state.stats[seat * b.STATS + stat] < b.STEPS - 1:
            mask |= 1 << stat
    return mask


def choose_stat(state: BloodRageState, seat: Seat, allowed: int) -> None:
    """DP-16: raise one of these stats; if only one can rise, it rises at once."""
    possible = allowed & may_rise(state, seat)
    if possible & possible - 1:
        state.frames.append([ids.RAISE, seat, possible])
    elif possible:
        raise_stat(state, seat, possible.bit_length() - 1)


class Raise(Question[BloodRageState]):
    """Asks a clan for the stat that rises by one step."""

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.RAISE | stat << 8 for stat in range(b.STATS) if frame[ALLOWED] >> stat & 1]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        raise_stat(state, seat, first_of(code))

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.RAISE:
            return []
        stat = first_of(code)
        step = state.stats[seat * b.STATS + stat] + 1
        rule = "BR-ACT-11" if step == b.STEPS else "BR-PIL-8"
        return [Refusal(rule, stat=b.STAT_NAMES[stat], step=step)]


def gain_rage(state: BloodRageState, seat: Seat, amount: int) -> None:
    """BR-ACT-11: change available Rage at once, without an upper limit (D-12)."""
    if amount:
        state.rage[seat] += amount
        e.RAGE_CHANGED.tell(state, seat, state.rage[seat], amount)
