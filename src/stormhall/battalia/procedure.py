"""What all steps of Battalia share: frames that can be read in a position."""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.board import TILE_INDEX, TILE_WORDS
from stormhall.battalia.notation import SOURCE_WORDS
from stormhall.battalia.state import VIRTUAL, BattaliaState
from stormhall.kernel.state import Frame, Step

_WORDS: Final[dict[str, list[str]]] = {
    "tile": TILE_WORDS,
    "card": SOURCE_WORDS,
    "phase": ["begin", "pick up", "finish"],
    "target": ["place", "hero", "guard"],
}


class BattaliaStep(Step[BattaliaState]):
    """A step whose frame is written with the words of the game instead of numbers."""

    def write(self, game: BattaliaState, frame: Frame, eyes: int) -> dict[str, object]:
        document = super().write(game, frame, eyes)
        for i, field in enumerate(self.fields):
            value = frame[i + 1]
            if field == "purpose":
                document[field] = game.config.purposes[value].name
            elif field == "cell":
                document[field] = game.config.cell_words[value]
            elif field == "tent":
                document[field] = SOURCE_WORDS[value] if value < VIRTUAL else None
            elif field in _WORDS:
                document[field] = _WORDS[field][value]
        return document

    def read(self, game: BattaliaState, document: dict[str, Any], index: int) -> Frame:
        numbers = dict(document)
        for field in self.fields:
            value = document[field]
            if field == "purpose":
                names = [purpose.name for purpose in game.config.purposes]
                numbers[field] = names.index(value)
            elif field == "cell":
                numbers[field] = game.config.cell_words.index(value)
            elif field == "tent":
                numbers[field] = VIRTUAL if value is None else SOURCE_WORDS.index(value)
            elif field == "tile":
                numbers[field] = TILE_INDEX[value]
            elif field in _WORDS:
                numbers[field] = _WORDS[field].index(value)
        return super().read(game, numbers, index)
