"""What all steps of Battalia share: frames that can be read in a position."""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model.board import EXITS_WORDS, TILE_WORDS
from stormhall.battalia.model.cards import FACTIONS, KIND_WORDS
from stormhall.battalia.model.layout import VIRTUAL
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.kernel.core.state import Frame
from stormhall.kernel.core.step import Step

_WORDS: Final[dict[str, list[str]]] = {
    "tile": TILE_WORDS,
    "exits": EXITS_WORDS,
    "kind": KIND_WORDS,
    "faction": FACTIONS,
    "card": SOURCE_WORDS,
    "phase": ["begin", "pick up", "finish"],
    "target": ["place", "hero", "guard"],
}
"""The words of a field of a frame by its number."""

_CARDS_OR_NONE: Final = ("tent", "first", "second")


class BattaliaStep(Step[BattaliaState]):
    """A step whose frame is written with the words of the game instead of numbers."""

    def write(self, state: BattaliaState, frame: Frame, eyes: int) -> dict[str, object]:
        document = super().write(state, frame, eyes)
        for i, field in enumerate(self.fields):
            document[field] = word_of(state, field, frame[i + 1])
        return document

    def read(self, state: BattaliaState, document: dict[str, Any], index: int) -> Frame:
        numbers = dict(document)
        for field in self.fields:
            numbers[field] = number_of(state, field, document[field])
        return super().read(state, numbers, index)


def word_of(state: BattaliaState, field: str, value: int) -> object:
    """A number of a frame as people read it."""
    if field == "purpose":
        return state.config.purposes[value].name
    if field == "cell":
        return state.config.cell_words[value]
    if field == "named":
        return FACTIONS[value - 1] if value else None
    if field in _CARDS_OR_NONE:
        return SOURCE_WORDS[value] if value < VIRTUAL else value - VIRTUAL
    words = _words(state, field)
    return words[value] if words else value


def number_of(state: BattaliaState, field: str, word: Any) -> int:
    """The inverse of `word_of`."""
    if field == "purpose":
        return [purpose.name for purpose in state.config.purposes].index(word)
    if field == "cell":
        return state.config.cell_words.index(word)
    if field == "named":
        return 0 if word is None else FACTIONS.index(word) + 1
    if field in _CARDS_OR_NONE:
        return VIRTUAL + word if isinstance(word, int) else SOURCE_WORDS.index(word)
    words = _words(state, field)
    number: int = words.index(word) if words else word
    return number


def _words(state: BattaliaState, field: str) -> list[str] | None:
    return _WORDS.get(field) or state.config.frame_words.get(field)
