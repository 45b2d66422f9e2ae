"""Reading position documents: typed look-ups that collect every defect instead of stopping."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final

from stormhall.kernel.core.errors import PositionError
from stormhall.kernel.core.kinds import (
    Fields,
    GameConfig,
    Kind,
    Mask,
    Words,
    first_words,
    number_of,
)
from stormhall.kernel.core.plain import is_handy, is_whole
from stormhall.kernel.core.problems import Defects, Problem, problem


class KnownKeys:
    """The keys that readers of a document have asked for, by the path of their object.

    Every other key is an error: nothing would read it.
    """

    def __init__(self) -> None:
        self.asked: Final[dict[str, set[str]]] = {}
        self.open: Final[set[str]] = set()  # objects whose keys the readers themselves check
        self.derived: Final[list[tuple[str, Any]]] = []  # what follows from other facts
        self.last_object = ""  # where the last key asked for is
        self.last_key = ""

    def place(self) -> str:
        """The path of the last key asked for."""
        return f"{self.last_object}.{self.last_key}" if self.last_object else self.last_key

    def of(self, path: str) -> set[str]:
        """The keys asked for in an object."""
        return self.asked.setdefault(path, set())

    def unread(self, value: Any, path: str, defects: Defects) -> None:
        """Note the keys that nobody has asked for, at any depth; objects that were read as a whole
        are skipped."""
        if any(path == derived for derived, _ in self.derived):
            return
        if isinstance(value, list):
            for i, item in enumerate(value):
                self.unread(item, f"{path}[{i}]", defects)
        elif isinstance(value, dict) and path in self.asked:
            for key, inner in value.items():
                at = f"{path}.{key}" if path else key
                if key in self.asked[path] or path in self.open:
                    self.unread(inner, at, defects)
                else:
                    defects.append((at, self._problem_with(key, path)))

    def _problem_with(self, key: str, path: str) -> Problem:
        known = sorted(self.asked[path])
        places = [place for place, keys in self.asked.items() if key in keys]
        if any(_form(place) == _form(path) for place in places):
            return problem("unread-key")
        near = get_close_matches(key, known, 1)
        if near:
            return problem("unknown-key", near=near[0])
        elsewhere = sorted(place for place in places if place not in self.open)
        if elsewhere:
            return problem("misplaced-key", place=elsewhere[0] or "document")
        return problem("no-such-key", known=", ".join(known))


class Reader:
    """One object of a position document; readers of inner objects share the list of defects."""

    def __init__(
        self,
        document: dict[str, Any],
        path: str = "",
        defects: Defects | None = None,
        known: KnownKeys | None = None,
    ) -> None:
        self.document: Final = document
        self.path: Final = path
        self.defects: Final[Defects] = [] if defects is None else defects
        self.known: Final = KnownKeys() if known is None else known
        self._asked: Final = self.known.of(path)

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

    def refuse_unread_keys(self) -> None:
        """Note every key of the document that no reader has asked for."""
        self.known.unread(self.document, self.path, self.defects)

    def has(self, key: str) -> bool:
        """Whether the document says anything about this key."""
        self._ask(key)
        return key in self.document

    def get(self, key: str, default: Any = None) -> Any:
        """What the document has for a key, of any form."""
        self._ask(key)
        return self.document.get(key, default)

    def _ask(self, key: str) -> None:
        self._asked.add(key)
        self.known.last_object, self.known.last_key = self.path, key

    def names(self) -> list[str]:
        """All keys, of which the caller refuses those that mean nothing."""
        self.known.open.add(self.path)
        return list(self.document)

    def derived(self, *keys: str) -> None:
        """Keys for what follows from the rest; `DocumentHeader` checks that it agrees."""
        for key in keys:
            if self.has(key):
                self.known.derived.append((self.at(key), self.document[key]))

    def integer(self, key: str, least: int, most: int, default: int) -> int:
        """A whole number within bounds."""
        value = self.get(key, default)
        if not is_whole(value) or not least <= value <= most:
            self.defect(key, problem("whole", least=least, most=most, found=repr(value)))
            return default
        return int(value)

    def integers(self, key: str, default: list[int]) -> list[int]:
        """A list of whole numbers."""
        value = self.get(key, default)
        if not isinstance(value, list) or not all(is_handy(item) for item in value):
            self.defect(key, problem("whole-numbers", found=repr(value)))
            return list(default)
        return list(value)

    def text(self, key: str, default: str) -> str:
        """A string."""
        value = self.get(key, default)
        if not isinstance(value, str):
            self.defect(key, problem("text", found=repr(value)))
            return default
        return value

    def boolean(self, key: str, default: bool) -> bool:
        """True or false."""
        value = self.get(key, default)
        if not isinstance(value, bool):
            self.defect(key, problem("boolean", found=repr(value)))
            return default
        return value

    def word(self, key: str, index: dict[str, int], default: int) -> int:
        """A word of a vocabulary, as its index."""
        if not self.has(key):
            return default
        value = self.document[key]
        number = number_of(index, value)
        if number is None:
            known = ", ".join(first_words(index))
            self.defect(key, problem("one-of", known=known, found=repr(value)))
            return default
        return number

    def words(self, key: str, index: dict[str, int]) -> list[int]:
        """A list of words of a vocabulary, as their indices; any other item is a defect."""
        return self.words_at(key, self.get(key, []), index)

    def words_at(self, place: str, value: object, index: dict[str, int]) -> list[int]:
        """The same for a list at a place within this object, such as one in another list."""
        if not isinstance(value, list):
            self.defect(place, problem("list", found=repr(value)))
            return []
        indices: list[int] = []
        for i, word in enumerate(value):
            number = number_of(index, word)
            if number is None:
                self.defect(f"{place}[{i}]", _unknown(word, index))
            else:
                indices.append(number)
        return indices

    def value(self, key: str, kind: Kind, config: GameConfig, default: int) -> int:
        """A word of a kind, as its number."""
        if not self.has(key):
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
        value = self.get(key, {})
        if not isinstance(value, dict):
            self.defect(key, problem("object", found=repr(value)))
            return {}
        return value

    def inner(self, key: str) -> Reader:
        """A reader for an inner object; empty if it is left out."""
        return self.part(self.mapping(key), key)

    def part(self, document: dict[str, Any], place: str) -> Reader:
        """A reader for an object at a place within this one, such as a key."""
        return Reader(document, self.at(place), self.defects, self.known)

    def each(self, key: str) -> list[Reader]:
        """Readers for a list of objects."""
        value = self.get(key, [])
        if not isinstance(value, list):
            self.defect(key, problem("list", found=repr(value)))
            return []
        readers: list[Reader] = []
        for i, item in enumerate(value):
            if isinstance(item, dict):
                readers.append(self.part(item, f"{key}[{i}]"))
            else:
                self.defect(f"{key}[{i}]", problem("object", found=repr(item)))
        return readers


def _form(path: str) -> str:
    """A path without the last name or number: the same for all squares, players, records."""
    return path.rstrip("]0123456789").rpartition("." if path[-1:] != "]" else "[")[0]


def _unknown(word: object, index: dict[str, int]) -> Problem:
    """The problem with a word that is not in a vocabulary."""
    near = get_close_matches(word.lower(), index, 1) if isinstance(word, str) else []
    if near:
        return problem("unknown-word", word=repr(word), near=near[0])
    return problem("unknown", word=repr(word))
