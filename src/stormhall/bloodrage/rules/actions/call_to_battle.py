"""The call to battle: who comes to a pillage (BR-PIL-3 to -5)."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import kinds as k
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.board import Province
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.figures import (
    count_at,
    is_ship,
    kinds_at,
    shift,
)
from stormhall.kernel.core.kinds import fields
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Step

PROVINCE: Final = 1


PILLAGER: Final = 2


SEAT: Final = 3


DECLINES: Final = 4


ASKED: Final = 5


def join_offers(state: BloodRageState, seat: Seat, province: Province) -> list[Code]:
    """BR-PIL-3: one figure from an adjacent province; ship-types never stand in provinces."""
    codes: list[Code] = []
    row = seat * b.STRIDE
    near = b.NEIGHBOURS[province]
    for source in range(b.PROVINCES):
        if near >> source & 1 and state.figures[row + source]:
            way = v.JOIN | source << 8
            codes += [way | kind << 16 for kind in kinds_at(state, seat, source)]
    return codes


FIELDS: Final = fields(
    (PROVINCE, "province", k.PROVINCE),
    (PILLAGER, "pillager", k.SEAT),
    (SEAT, "seat", k.SEAT),
    (DECLINES, "declines", k.SEAT_COUNT),
    (ASKED, "asked", k.FLAG_NUMBER),
)


class Call(Step[BloodRageState]):
    """BR-PIL-3, -4: the offer goes round and round until nobody can or wants to come."""

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        return 1 << frame[SEAT] if frame[ASKED] else 0

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        # D-65: a clan that visibly cannot come declines by itself, with the same event.
        while frame[DECLINES] < state.seats and state.room[frame[PROVINCE]] > 0:
            if join_offers(state, frame[SEAT], frame[PROVINCE]):
                frame[ASKED] = 1
                return
            self._decline(state, frame)
        state.frames.pop()

    def _decline(self, state: BloodRageState, frame: Frame) -> None:
        e.STAYED_AWAY.tell(state, frame[SEAT])
        frame[DECLINES] += 1
        frame[SEAT] = (frame[SEAT] + 1) % state.seats

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.DECLINE, *join_offers(state, seat, frame[PROVINCE])]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        frame[ASKED] = 0
        if code == v.DECLINE:
            self._decline(state, frame)
            return
        source, kind = first_of(code), second_of(code)
        shift(state, seat, kind, source, frame[PROVINCE])
        frame[DECLINES] = 0
        frame[SEAT] = (seat + 1) % state.seats
        e.JOINED.tell(state, seat, kind, source, frame[PROVINCE])

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.JOIN:
            return []
        source, kind = first_of(code), second_of(code)
        place = b.PROVINCE_NAMES[frame[PROVINCE]]
        if is_ship(kind):
            return [Refusal("BR-PIL-3", figure=b.FIGURE_NAMES[kind])]
        if not b.NEIGHBOURS[frame[PROVINCE]] >> source & 1:
            return [Refusal("BR-PIL-3", source=b.PROVINCE_NAMES[source], place=place)]
        count = count_at(state, seat, kind, source)
        return [
            Refusal(
                "BR-PIL-3",
                figure=b.FIGURE_NAMES[kind],
                source=b.PROVINCE_NAMES[source],
                figures=count,
            )
        ]
