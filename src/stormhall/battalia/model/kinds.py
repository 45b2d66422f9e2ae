"""The kinds of values of Battalia: their words in documents and events, and their bounds."""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model.board import EXITS_WORDS, TILE_WORDS
from stormhall.battalia.model.cards import CARD_WORDS, FACTIONS, JOKER, KIND_WORDS, TERRAINS
from stormhall.battalia.model.config import HEROES, Config
from stormhall.battalia.model.layout import VIRTUAL
from stormhall.battalia.model.notation import PLAYERS, SOURCE_WORDS
from stormhall.kernel.core import kinds
from stormhall.kernel.core.kinds import FromOne, GameConfig, Kind, Number, Schema, Words
from stormhall.kernel.core.problems import Problem, problem

MANY: Final = 999
"""More than any strength and any number of points or cards."""


class Square(Kind):
    """A square of the table's board by its name."""

    def word(self, config: GameConfig, value: Any) -> object:
        assert isinstance(config, Config)
        return config.cell_words[value]

    def number(self, config: GameConfig, word: Any) -> int:
        assert isinstance(config, Config)
        return config.cell_index[word]

    def fits(self, config: GameConfig, number: int) -> bool:
        assert isinstance(config, Config)
        return 0 <= number < config.cells

    def problem_with(self, config: GameConfig, word: Any) -> Problem:
        assert isinstance(config, Config)
        return problem("one-of", known=", ".join(config.cell_index), found=repr(word))

    def schema(self) -> Schema:
        return {"type": "string", "pattern": "^[a-z][0-9]+$", "title": "cell"}


class PurposeName(Kind):
    """The purpose of a payment, by its name."""

    def word(self, config: GameConfig, value: Any) -> object:
        assert isinstance(config, Config)
        return config.purposes[value].name

    def number(self, config: GameConfig, word: Any) -> int:
        assert isinstance(config, Config)
        return [purpose.name for purpose in config.purposes].index(word)

    def fits(self, config: GameConfig, number: int) -> bool:
        assert isinstance(config, Config)
        return 0 <= number < len(config.purposes)

    def schema(self) -> Schema:
        return {"type": "string", "title": "purpose"}


class LaidAs(Words):
    """A kind of card that a card of a line counts as, which may be any: a joker."""

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(name, words)
        self.index["joker"] = JOKER

    def word(self, config: GameConfig, value: Any) -> object:
        return "joker" if value == JOKER else self.words[value]

    def fits(self, config: GameConfig, number: int) -> bool:
        return number == JOKER or super().fits(config, number)


class TentCard(Kind):
    """A card, or a number for a place without one: in documents VIRTUAL is 0 and NONE is 1."""

    def word(self, config: GameConfig, value: Any) -> object:
        return SOURCE_WORDS[value] if value < VIRTUAL else value - VIRTUAL

    def number(self, config: GameConfig, word: Any) -> int:
        return VIRTUAL + word if isinstance(word, int) else SOURCE.index[word]

    def fits(self, config: GameConfig, number: int) -> bool:
        return 0 <= number <= 255

    def schema(self) -> Schema:
        return {"anyOf": [SOURCE.schema(), {"type": "integer", "minimum": 0, "maximum": 1}]}


# Types are written out: mypy meets these names inside a cycle of imports.
SEAT: Final[Kind] = kinds.SEAT
COUNT: Final[Kind] = kinds.COUNT
ANY_NUMBER: Final[Kind] = kinds.ANY_NUMBER
SOURCE: Final[Words] = Words("source", SOURCE_WORDS)
"""Something that can be laid: a hand card, the borrowed card, an open card by its place."""
CARD: Final[Words] = Words("card", CARD_WORDS)
KIND: Final[Words] = Words("kind", KIND_WORDS)
LAID_AS: Final[LaidAs] = LaidAs("kind", KIND_WORDS)
FACTION: Final[Words] = Words("faction", FACTIONS)
MAYBE_FACTION: Final[FromOne] = FromOne(FACTION)
TERRAIN: Final[Words] = Words("terrain", TERRAINS)
TILE: Final[Words] = Words("tile", TILE_WORDS)
EXITS: Final[Words] = Words("exits", EXITS_WORDS, "sides")
CELL: Final[Square] = Square("cell")
PURPOSE: Final[PurposeName] = PurposeName("purpose")
TENT_CARD: Final[TentCard] = TentCard("card")
PHASE: Final[Words] = Words("phase", ["begin", "pick up", "finish"])
TARGET: Final[Words] = Words("target", ["place", "hero", "guard"])
SEAT_OR_NONE: Final[Number] = Number("seat", -1, PLAYERS - 1)
"""A seat, or -1 for nobody."""
HERO: Final[Number] = Number("hero", 0, HEROES - 1)
HERO_OR_NONE: Final[Number] = Number("hero", -1, HEROES - 1)
SIDE: Final[Number] = Number("side", 0, 1)
FLAG_NUMBER: Final[Number] = Number("flag", 0, 1)
"""True or false, which documents write as 1 or 0."""
RANKS: Final[Number] = Number("ranks", 1, 2)
ROOM: Final[Number] = Number("room", 0, 2)
BYTE: Final[Number] = Number("byte", 0, 255)
TOTAL: Final[Number] = Number("total", 0, MANY)
