"""The call to battle: figures join a pillage (BR-PIL-3 to -5).

The rounds themselves are `OfferRounds` in `rules/offer_rounds.py`; `Pillage.go_on` in `pillage.py`
skips the call if nobody can come (BR-PIL-4). In `model/board.py`, `VILLAGES` and `NEIGHBOURS` say
that Yggdrasil has no limit and borders every outer province (BR-PIL-5).
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import kinds as k
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.figures import count_at, is_ship, kinds_at, shift
from stormhall.bloodrage.rules.offer_rounds import OfferRounds
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat

PROVINCE: Final = 1
PILLAGER: Final = 2
SEAT: Final = 3
DECLINES: Final = 4
ASKED: Final = 5
FIELDS: Final[Fields] = fields(
    (PROVINCE, "province", k.PROVINCE),
    (PILLAGER, "pillager", k.SEAT),
    (SEAT, "seat", k.SEAT),
    (DECLINES, "declines", k.SEAT_COUNT),
    (ASKED, "asked", k.FLAG_NUMBER),
)


def join_offers(state: BloodRageState, seat: Seat, province: b.Province) -> list[Code]:
    """BR-PIL-3: one figure from an adjacent province; ship-types are never in provinces."""
    codes: list[Code] = []
    row, near = seat * b.STRIDE, b.NEIGHBOURS[province]
    for source, count in enumerate(state.figures[row : row + b.PROVINCES]):
        if count and near >> source & 1:
            way = v.JOIN | source << 8
            codes += [way | kind << 16 for kind in kinds_at(state, seat, source)]
    return codes


class Call(OfferRounds):
    """BR-PIL-3, -4: clans are asked in turn until nobody can or wants to come."""

    def is_closed(self, state: BloodRageState, frame: Frame) -> bool:
        return state.room[frame[PROVINCE]] <= 0

    def is_asked(self, state: BloodRageState, frame: Frame, seat: Seat) -> bool:
        return bool(join_offers(state, seat, frame[PROVINCE]))

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.DECLINE, *join_offers(state, seat, frame[PROVINCE])]

    def accept(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        source, kind = first_of(code), second_of(code)
        shift(state, seat, kind, source, frame[PROVINCE])
        e.JOINED.tell(state, seat, kind, source, frame[PROVINCE])

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.JOIN:
            return []
        source, figure = b.PROVINCE_NAMES[first_of(code)], b.FIGURE_NAMES[second_of(code)]
        if is_ship(second_of(code)):
            return [Refusal("BR-PIL-3", figure=figure)]
        if not b.NEIGHBOURS[frame[PROVINCE]] >> first_of(code) & 1:
            return [Refusal("BR-PIL-3", source=source, place=b.PROVINCE_NAMES[frame[PROVINCE]])]
        count = count_at(state, seat, second_of(code), first_of(code))
        return [Refusal("BR-PIL-3", figure=figure, source=source, figures=count)]
