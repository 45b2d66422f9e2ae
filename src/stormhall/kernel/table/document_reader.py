"""Reading position documents: typed look-ups that collect every defect instead of stopping."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stormhall.kernel.core.errors import PositionError
from stormhall.kernel.core.kinds import Fields, GameConfig, Kind, Mask, Words
from stormhall.kernel.core.plain import is_whole
from stormhall.kernel.core.problems import Defects, Problem, problem


class Reader:
    """One object of a position document; readers of inner objects share the list of defects."""

    def __init__(
        self, document: dict[str, Any], path: str = "", defects: Defects | None = None
    ) -> None:
        self.document: Final = document
        self.path: Final = path
        self.defects: Final[Defects] = [] if defects is None else defects

    def at(self, key: str) -> str:
        """The path of a key, for defects."""
        return f"{self.path}.{key}" if self.path else key

    def defect(self, key: str, problem: Problem) -> None:
        """Note that something is wrong at a key."""
        self.defects.append((self.at(key), problem))

    def expect(self, condition: bool, key: str, problem: Problem) -> None:
        """Note a defect unless the condition holds."""
        if not condition:
            self.defect(key, problem)

    def raise_defects(self) -> None:
        """Raise all defects that were noted, if any."""
        if self.defects:
            raise PositionError(self.defects)

    def has(self, key: str) -> bool:
        """Whether the document says anything about this key."""
        return key in self.document

    def integer(self, key: str, least: int, most: int, default: int) -> int:
        """A whole number within bounds."""
        value = self.document.get(key, default)
        if not is_whole(value) or not least <= value <= most:
            self.defect(key, problem("whole", least=least, most=most, found=repr(value)))
            return default
        return int(value)

    def integers(self, key: str, default: list[int]) -> list[int]:
        """A list of whole numbers."""
        value = self.document.get(key, default)
        if not isinstance(value, list) or not all(is_whole(item) for item in value):
            self.defect(key, problem("whole-numbers", found=repr(value)))
            return list(default)
        return list(value)

    def text(self, key: str, default: str) -> str:
        """A string."""
        value = self.document.get(key, default)
        if not isinstance(value, str):
            self.defect(key, problem("text", found=repr(value)))
            return default
        return value

    def boolean(self, key: str, default: bool) -> bool:
        """True or false."""
        value = self.document.get(key, default)
        if not isinstance(value, bool):
            self.defect(key, problem("boolean", found=repr(value)))
            return default
        return value

    def word(self, key: str, index: dict[str, int], default: int) -> int:
        """A word of a vocabulary, as its index."""
        if key not in self.document:
            return default
        value = self.document[key]
        if not isinstance(value, str) or value not in index:
            self.defect(key, problem("one-of", known=", ".join(index), found=repr(value)))
            return default
        return index[value]

    def words(self, key: str, index: dict[str, int]) -> list[int]:
        """A list of words of a vocabulary, as their indices; any other item is a defect."""
        value = self.document.get(key, [])
        if not isinstance(value, list):
            self.defect(key, problem("list", found=repr(value)))
            return []
        indices: list[int] = []
        for i, word in enumerate(value):
            if isinstance(word, str) and word in index:
                indices.append(index[word])
            else:
                self.defect(f"{key}[{i}]", problem("unknown", word=repr(word)))
        return indices

    def value(self, key: str, kind: Kind, config: GameConfig, default: int) -> int:
        """A word of a kind, as its number."""
        if key not in self.document:
            return default
        if isinstance(kind, Mask) and isinstance(kind.kind, Words):
            return sum(1 << number for number in set(self.words(key, kind.kind.index)))
        word = self.document[key]
        try:
            number = kind.number(config, word)
            if kind.fits(config, number):
                return number
        except (LookupError, TypeError, ValueError):
            pass
        self.defect(key, kind.problem_with(config, word))
        return default

    def record(self, table: Fields, config: GameConfig, default: Sequence[int]) -> list[int]:
        """The words of fields, as their numbers; a field that is left out has the default."""
        return [
            self.value(name, kind, config, default[place])
            for place, (name, kind) in enumerate(table.items())
        ]

    def mapping(self, key: str) -> dict[str, Any]:
        """An object as a plain dict; empty if it is left out."""
        value = self.document.get(key, {})
        if not isinstance(value, dict):
            self.defect(key, problem("object", found=repr(value)))
            return {}
        return value

    def inner(self, key: str) -> Reader:
        """A reader for an inner object; empty if it is left out."""
        return Reader(self.mapping(key), self.at(key), self.defects)

    def each(self, key: str) -> list[Reader]:
        """Readers for a list of objects."""
        value = self.document.get(key, [])
        if not isinstance(value, list):
            self.defect(key, problem("list", found=repr(value)))
            return []
        readers: list[Reader] = []
        for i, item in enumerate(value):
            if isinstance(item, dict):
                readers.append(Reader(item, f"{self.at(key)}[{i}]", self.defects))
            else:
                self.defect(f"{key}[{i}]", problem("object", found=repr(item)))
        return readers
