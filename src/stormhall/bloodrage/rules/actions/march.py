"""Marching: figures move from one province to another (BR-MAR-1 to -5).

A march is two steps: `march gimle elvagar` pays and names the way, `move warrior leader` names the
figures. So the list of choices stays short, whatever is in the province. A march has no effects of
an invade, and Horns are not counted (BR-MAR-5).
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import kinds as k
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.figures import all_groups, count_at, is_ship, kinds_at, shift
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, items_of, second_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

MARCH_PRICE: Final = 1

SOURCE: Final = 2
TARGET: Final = 3
FIELDS: Final[Fields] = fields(
    (ASKED, "seat", k.SEAT), (SOURCE, "source", k.PROVINCE), (TARGET, "target", k.PROVINCE)
)


def march_offers(
    state: BloodRageState, seat: Seat, provinces: list[b.Province], codes: list[Code]
) -> None:
    """Add every way from a province with the clan's figures to another with room (BR-MAR-2)."""
    targets = provinces
    if not state.destroyed >> b.YGGDRASIL & 1:  # it has no limit (BR-MAR-3)
        targets = [*provinces, b.YGGDRASIL]
    row = seat * b.STRIDE
    for source, count in enumerate(state.figures[row : row + b.PROVINCES]):
        if count:
            way = v.MARCH | source << 8
            codes += [way | target << 16 for target in targets if target != source]


def why_not_march(state: BloodRageState, seat: Seat, code: Code) -> list[Refusal]:
    """Everything that forbids a way."""
    source, target = first_of(code), second_of(code)
    refusals: list[Refusal] = []
    if source == target or not state.figures[seat * b.STRIDE + source]:
        refusals.append(Refusal("BR-MAR-1", source=b.PROVINCE_NAMES[source], figures=0))
    if state.destroyed >> target & 1:
        refusals.append(Refusal("BR-SET-7", place=b.PROVINCE_NAMES[target]))
    elif state.room[target] <= 0:
        refusals.append(_no_village(state, target, 1))
    return refusals


def _no_village(state: BloodRageState, target: b.Province, figures: int) -> Refusal:
    return Refusal(
        "BR-MAR-3",
        place=b.PROVINCE_NAMES[target],
        villages=b.VILLAGES[target],
        empty=state.room[target],
        figures=figures,
    )


def take_march(state: BloodRageState, seat: Seat, code: Code) -> None:
    """Pay, and ask which figures march."""
    state.rage[seat] -= MARCH_PRICE
    state.frames.append([ids.MARCH, seat, first_of(code), second_of(code)])


class March(Question[BloodRageState]):
    """Asks which figures march: at least one, at most as many as the target has empty villages."""

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        kinds = [kind for kind in kinds_at(state, seat, frame[SOURCE]) if kind != b.WARRIOR]
        warriors = count_at(state, seat, b.WARRIOR, frame[SOURCE])
        return all_groups(v.MOVE, warriors, kinds, state.room[frame[TARGET]])

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        kinds = items_of(code)
        for kind in kinds:
            shift(state, seat, kind, frame[SOURCE], frame[TARGET])
        e.MARCHED.tell(state, seat, frame[SOURCE], frame[TARGET], kinds, state.rage[seat])

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        source, target = frame[SOURCE], frame[TARGET]
        if verb_of(code) == v.MARCH:
            way = [b.PROVINCE_NAMES[source], b.PROVINCE_NAMES[target]]
            return [Refusal("BR-MAR-4", march=way)]
        if verb_of(code) != v.MOVE:
            return []
        kinds = items_of(code)
        refusals: list[Refusal] = []
        for kind in sorted(set(kinds)):
            if is_ship(kind):
                refusals.append(Refusal("BR-MAR-4", figure=b.FIGURE_NAMES[kind]))
            elif count_at(state, seat, kind, source) < kinds.count(kind):
                name, figure = b.PROVINCE_NAMES[source], b.FIGURE_NAMES[kind]
                count = count_at(state, seat, kind, source)
                refusals.append(Refusal("BR-MAR-1", figure=figure, source=name, figures=count))
        if len(kinds) > state.room[target]:
            refusals.append(_no_village(state, target, len(kinds)))
        return refusals
