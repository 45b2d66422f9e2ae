"""Steps whose frames are written with names instead of numbers."""

from __future__ import annotations

from typing import Any, Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.state import Frame, seats_of
from stormhall.kernel.core.step import Step

PLACE_FIELDS: Final = ("province", "place", "source", "target")
FIGURE_FIELDS: Final = ("figure", "first", "second")
SEATS_FIELDS: Final = ("participants", "cancelled", "judges")
SEAT_FIELDS: Final = ("seat", "pillager")
FROM_ONE_FIELDS: Final = ("winner", "valkyrie")
"""Seats counted from 1 in the frame, so that 0 is nobody."""


ACTOR: Final = 1
"""Where the frame of a step that asks one clan has its seat."""


class NamedStep(Step[BloodRageState]):
    """A step of Blood Rage; in documents places, figures, stats and seats have their names."""

    def write(self, state: BloodRageState, frame: Frame, eyes: int) -> dict[str, object]:
        document = super().write(state, frame, eyes)
        for i, field in enumerate(self.fields):
            document[field] = _name(field, frame[i + 1])
        return document

    def read(self, state: BloodRageState, document: dict[str, Any], index: int) -> Frame:
        numbers = dict(document)
        for field in self.fields:
            numbers[field] = _number(field, document[field])
            if not _fits(field, numbers[field], state.seats):
                raise ValueError(field)
        frame = super().read(state, numbers, index)
        if len(frame) <= len(self.fields) + self.tail_size(state):
            raise ValueError("tail")
        return frame

    def tail_size(self, state: BloodRageState) -> int:
        """How many ints a frame has at least behind its named fields."""
        return 0


def _fits(field: str, number: int, seats: int) -> bool:
    """Whether a field that is about seats names only seats that exist."""
    if field in SEAT_FIELDS:
        return 0 <= number < seats
    if field in FROM_ONE_FIELDS:
        return 0 <= number <= seats
    return field not in SEATS_FIELDS or 0 <= number < 1 << seats


def _name(field: str, value: int) -> object:
    """A field of a frame as people read it."""
    if field in PLACE_FIELDS:
        return b.PLACE_NAMES[value]
    if field in FIGURE_FIELDS:
        return b.KIND_NAMES[value] if value >= 0 else None
    if field in SEATS_FIELDS:
        return seats_of(value)
    if field in FROM_ONE_FIELDS:
        return value - 1 if value else None
    if field == "allowed":
        return [b.STAT_NAMES[stat] for stat in seats_of(value)]
    if field == "next_phase":
        return b.PHASES[value]
    return value


def _number(field: str, value: Any) -> int:
    """The inverse of `_name`; raises ValueError with the field for what it cannot read."""
    try:
        if field in PLACE_FIELDS:
            return b.PLACE_INDEX[value]
        if field in FIGURE_FIELDS:
            return b.KIND_INDEX[value] if value is not None else -1
        if field in SEATS_FIELDS:
            return sum(1 << int(seat) for seat in value)
        if field in FROM_ONE_FIELDS:
            return int(value) + 1 if value is not None else 0
        if field == "allowed":
            return sum(1 << b.STAT_NAMES.index(stat) for stat in value)
        if field == "next_phase":
            return b.PHASES.index(value)
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(field) from error
    if not isinstance(value, int):
        raise TypeError(field)
    return value
