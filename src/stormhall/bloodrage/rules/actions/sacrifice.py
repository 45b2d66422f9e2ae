"""Frigga's Sacrifice: two figures for a step of a stat (BR-ACT-6, D-48)."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model import kinds as k
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.battle.destruction import destroy_as_cost
from stormhall.bloodrage.rules.clan_stats import ALL_STATS, choose_stat
from stormhall.bloodrage.rules.figures import count_at, kinds_at
from stormhall.bloodrage.rules.upgrade_effects import has_power, log_use
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

FIRST_KIND: Final = 2
FIRST_PLACE: Final = 3
FIELDS: Final[Fields] = fields(
    (ASKED, "seat", k.SEAT), (FIRST_KIND, "figure", k.FIGURE), (FIRST_PLACE, "place", k.PLACE)
)


def board_figures(state: BloodRageState, seat: Seat) -> list[tuple[b.Place, b.Figure]]:
    """Every kind of figure the clan has at each place on the board."""
    places = range(b.PLACES)
    return [(place, kind) for place in places for kind in kinds_at(state, seat, place)]


def why_not_sacrifice(
    state: BloodRageState, seat: Seat, code: Code, first: list[int]
) -> list[Refusal]:
    """Why a figure cannot be sacrificed; `first` is the kind and place already named, if any."""
    if not has_power(state, seat, h.SACRIFICE):
        return [Refusal("BR-ACT-6", card="frigga-sacrifice")]
    if state.on_board(seat) < 2:
        return [Refusal("BR-ACT-6", card="frigga-sacrifice", figures=state.on_board(seat))]
    kind, place = first_of(code), second_of(code)
    count = count_at(state, seat, kind, place)
    if first == [kind, place]:
        count -= 1
    return [
        Refusal("BR-ACT-6", figure=b.FIGURE_NAMES[kind], place=b.PLACE_NAMES[place], figures=count)
    ]


class SacrificeStep(Question[BloodRageState]):
    """Asks for the second figure of a sacrifice; then both die and a stat rises."""

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        codes: list[Code] = []
        for place, kind in board_figures(state, seat):
            same = kind == frame[FIRST_KIND] and place == frame[FIRST_PLACE]
            if not same or count_at(state, seat, kind, place) > 1:
                codes.append(v.SACRIFICE | kind << 8 | place << 16)
        return codes

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        self._destroy(state, seat, frame[FIRST_KIND], frame[FIRST_PLACE])
        self._destroy(state, seat, first_of(code), second_of(code))
        log_use(state, seat, h.SACRIFICE)
        choose_stat(state, seat, ALL_STATS)

    def _destroy(self, state: BloodRageState, seat: Seat, kind: b.Figure, place: b.Place) -> None:
        e.SACRIFICED.tell(state, seat, kind, place)
        destroy_as_cost(state, seat, kind, place)

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.SACRIFICE:
            return []
        return why_not_sacrifice(state, seat, code, [frame[FIRST_KIND], frame[FIRST_PLACE]])
