"""Steps whose frames are written with names instead of numbers."""

from __future__ import annotations

from typing import Any, Final

from stormhall.bloodrage.board import KIND_INDEX, KIND_NAMES, PLACE_INDEX, PLACE_NAMES
from stormhall.bloodrage.state import BloodRageState
from stormhall.kernel.state import Frame, Step

PLACE_FIELDS: Final = ("province", "place", "source", "target")
FIGURE_FIELDS: Final = ("figure", "first", "second")


class NamedStep(Step[BloodRageState]):
    """A step of Blood Rage; fields for places and figures have their names in documents."""

    def write(self, game: BloodRageState, frame: Frame, eyes: int) -> dict[str, object]:
        document = super().write(game, frame, eyes)
        for i, field in enumerate(self.fields):
            value = frame[i + 1]
            if field in PLACE_FIELDS:
                document[field] = PLACE_NAMES[value]
            elif field in FIGURE_FIELDS:
                document[field] = KIND_NAMES[value] if value >= 0 else None
        return document

    def read(self, game: BloodRageState, document: dict[str, Any], index: int) -> Frame:
        numbers = dict(document)
        for field in self.fields:
            value = document[field]
            if field in PLACE_FIELDS:
                if value not in PLACE_INDEX:
                    raise ValueError(field)
                numbers[field] = PLACE_INDEX[value]
            elif field in FIGURE_FIELDS:
                if value is not None and value not in KIND_INDEX:
                    raise ValueError(field)
                numbers[field] = KIND_INDEX[value] if value is not None else -1
        return super().read(game, numbers, index)
