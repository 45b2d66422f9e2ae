"""What a value of the engine means: its word in documents, its number, its bounds, its schema.

The engine counts in small ints, people read words. A kind converts between the two. Verbs, fields
of frames, facts of events and refusals and rows of modules name the kind of each value; their
words, numbers, bounds, JSON Schema, names in every language and defects follow from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stormhall.kernel.core.plain import BIGGEST, BIGGEST_CODE, Named, is_handy
from stormhall.kernel.core.problems import Problem, problem

Schema = dict[str, object]


class GameConfig:
    """What stays the same during a game and is shared by all its copies; games add what they
    need."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.seats} seats>"


class Kind(Named):
    """A kind of value; this one accepts any value and leaves it unchanged in documents."""

    def biggest(self) -> int:
        """The biggest number that a document may have for it, whatever else bounds it."""
        return BIGGEST

    def __init__(self, name: str, family: str = "word") -> None:
        super().__init__(name)
        self.family: Final = family
        """The messages that name a value in every language: a family such as `word`, `option` or
        `value-edition`, or one that `locale/wording.py` treats in its own way, such as `seat`."""

    def word(self, config: GameConfig, value: Any) -> object:
        """The value as documents and events have it."""
        return value

    def number(self, config: GameConfig, word: Any) -> int:
        """The inverse of `word`; raises LookupError, TypeError or ValueError for anything else."""
        if not is_handy(word):
            raise TypeError(self.name)
        return int(word)

    def fits(self, config: GameConfig, number: int) -> bool:
        """Whether a number is within the bounds of this kind."""
        return True

    def problem_with(self, config: GameConfig, word: Any) -> Problem:
        """The problem with a word that is not of this kind."""
        return problem("missing-or-other")

    def schema(self) -> Schema:
        """The JSON Schema of `word`, with the kind's name if that helps a reader."""
        return {}


class Number(Kind):
    """A whole number, perhaps within bounds; `most` below `least` means no upper bound."""

    def __init__(self, name: str, least: int = 0, most: int = -1) -> None:
        super().__init__(name)
        self.least: Final = least
        self.most: Final = most

    def fits(self, config: GameConfig, number: int) -> bool:
        return number >= self.least and (self.most < self.least or number <= self.most)

    def problem_with(self, config: GameConfig, word: Any) -> Problem:
        if self.most < self.least:
            return super().problem_with(config, word)
        return problem("whole", least=self.least, most=self.most, found=repr(word))

    def schema(self) -> Schema:
        schema: Schema = {"type": "integer", "minimum": self.least}
        if self.most >= self.least:
            schema["maximum"] = self.most
        return schema


class AnyNumber(Kind):
    """A whole number without bounds, negative ones included."""

    def schema(self) -> Schema:
        return {"type": "integer"}


class Code(Number):
    """A choice as the engine encodes it; it is never counted with or shifted by."""

    def biggest(self) -> int:
        return BIGGEST_CODE


class Counted(Kind):
    """A number that the engine counts from 0 and people count from 1, such as a player's heroes."""

    def __init__(self, name: str, count: int) -> None:
        super().__init__(name)
        self.count: Final = count

    def word(self, config: GameConfig, value: Any) -> object:
        return value + 1

    def number(self, config: GameConfig, word: Any) -> int:
        return super().number(config, word) - 1

    def fits(self, config: GameConfig, number: int) -> bool:
        return 0 <= number < self.count

    def problem_with(self, config: GameConfig, word: Any) -> Problem:
        return problem("whole", least=1, most=self.count, found=repr(word))

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": 1, "maximum": self.count}


class Seat(Kind):
    """A seat of the table, from 0."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "seat")

    def fits(self, config: GameConfig, number: int) -> bool:
        return 0 <= number < config.seats

    def problem_with(self, config: GameConfig, word: Any) -> Problem:
        return problem("whole", least=0, most=config.seats - 1, found=repr(word))

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": 0, "title": "seat"}


class Player(Kind):
    """A seat as people count it, from 1."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "player")

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": 1, "title": "player"}


class Flag(Kind):
    """True or false; 1 or 0 in a frame."""

    def word(self, config: GameConfig, value: Any) -> object:
        return bool(value)

    def number(self, config: GameConfig, word: Any) -> int:
        if not isinstance(word, bool):
            raise TypeError(self.name)
        return int(word)

    def fits(self, config: GameConfig, number: int) -> bool:
        return number in (0, 1)

    def problem_with(self, config: GameConfig, word: Any) -> Problem:
        return problem("boolean", found=repr(word))

    def schema(self) -> Schema:
        return {"type": "boolean"}


class Text(Kind):
    """A string of the engine: a name of a step, a reason, a module. It has no number."""

    def number(self, config: GameConfig, word: Any) -> int:
        raise TypeError(self.name)

    def schema(self) -> Schema:
        return {"type": "string"}


def first_words(index: dict[str, int]) -> list[str]:
    """The words of a vocabulary without other spellings: the first for each number."""
    words: dict[int, str] = {}
    for word, number in index.items():
        words.setdefault(number, word)
    return list(words.values())


def number_of(index: dict[str, int], word: object) -> int | None:
    """The number of a word in any case and with any white space around it, as in the notation."""
    if not isinstance(word, str):
        return None
    return index[word] if word in index else index.get(" ".join(word.lower().split()))


class Words(Kind):
    """A list of words; a word's index is its number.

    A word that begins with a hyphen is a placeholder for a number without a word. `spellings` are
    other words that people may write, each with the word that it stands for.
    """

    def __init__(
        self,
        name: str,
        words: list[str],
        family: str = "word",
        spellings: dict[str, str] | None = None,
    ) -> None:
        super().__init__(name, family)
        assert len(set(words)) == len(words), f"{name} has a word twice"
        self.words: Final = words
        self.index: Final[dict[str, int]] = {
            word: i for i, word in enumerate(words) if not word.startswith("-")
        }
        for spelling, word in (spellings or {}).items():
            self.index[spelling] = self.index[word]

    def word(self, config: GameConfig, value: Any) -> object:
        return self.words[value]

    def number(self, config: GameConfig, word: Any) -> int:
        number = number_of(self.index, word)
        if number is None:
            raise LookupError(word)
        return number

    def fits(self, config: GameConfig, number: int) -> bool:
        return 0 <= number < len(self.words)

    def problem_with(self, config: GameConfig, word: Any) -> Problem:
        known = ", ".join(first_words(self.index))
        return problem("one-of", known=known, found=repr(word))

    def schema(self) -> Schema:
        return {"enum": first_words(self.index), "title": self.name}


class Wrapped(Kind):
    """A kind made from another one; it has no number unless a subclass gives it one."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind.name, kind.family)
        self.kind: Final = kind

    def biggest(self) -> int:
        return self.kind.biggest()

    def word(self, config: GameConfig, value: Any) -> object:
        return self.kind.word(config, value)

    def number(self, config: GameConfig, word: Any) -> int:
        raise TypeError(self.name)

    def problem_with(self, config: GameConfig, word: Any) -> Problem:
        return self.kind.problem_with(config, word)

    def schema(self) -> Schema:
        return self.kind.schema()


class Maybe(Wrapped):
    """A value or nothing: `none` is the number that stands for nothing, null in documents."""

    def __init__(self, kind: Kind, none: int = -1) -> None:
        super().__init__(kind)
        self.none: Final = none

    def word(self, config: GameConfig, value: Any) -> object:
        return None if value == self.none or value is None else self.kind.word(config, value)

    def number(self, config: GameConfig, word: Any) -> int:
        if word is None:
            return self.none
        number = self.kind.number(config, word)
        if number == self.none:
            raise ValueError(self.name)
        return number

    def fits(self, config: GameConfig, number: int) -> bool:
        return number == self.none or self.kind.fits(config, number)

    def schema(self) -> Schema:
        return {"anyOf": [self.kind.schema(), {"type": "null"}]}


class FromOne(Maybe):
    """A value that a frame holds plus 1, so that 0 means nothing, which is null in documents."""

    def word(self, config: GameConfig, value: Any) -> object:
        return self.kind.word(config, value - 1) if value else None

    def number(self, config: GameConfig, word: Any) -> int:
        return 0 if word is None else self.kind.number(config, word) + 1

    def fits(self, config: GameConfig, number: int) -> bool:
        return number == 0 or self.kind.fits(config, number - 1)


class Either(Wrapped):
    """A value of one of two kinds, in documents; languages name it like the first."""

    def __init__(self, kind: Kind, other: Kind) -> None:
        super().__init__(kind)
        self.other: Final = other

    def word(self, config: GameConfig, value: Any) -> object:
        return value

    def schema(self) -> Schema:
        return {"anyOf": [self.kind.schema(), self.other.schema()]}


class Listed(Wrapped):
    """Several values in order: a list or bytes in the engine, a list of words in documents."""

    def word(self, config: GameConfig, value: Any) -> object:
        return [self.kind.word(config, each) for each in value]

    def schema(self) -> Schema:
        return {"type": "array", "items": self.kind.schema()}


class Mask(Wrapped):
    """A set of values as the bits of an int; a list of words in documents, ascending."""

    def word(self, config: GameConfig, value: Any) -> object:
        return [self.kind.word(config, bit) for bit in bits_of(value)]

    def number(self, config: GameConfig, word: Any) -> int:
        mask = 0
        for each in word:
            bit = self.kind.number(config, each)
            if not self.kind.fits(config, bit):
                raise ValueError(self.name)
            mask |= 1 << bit
        return mask

    def fits(self, config: GameConfig, number: int) -> bool:
        return number >= 0 and all(self.kind.fits(config, bit) for bit in bits_of(number))

    def schema(self) -> Schema:
        return {"type": "array", "items": self.kind.schema(), "uniqueItems": True}


class BySeat(Wrapped):
    """A value for some seats: a dict by seat in the engine, an object by the seat's digits."""

    def word(self, config: GameConfig, value: Any) -> object:
        return {str(seat): self.kind.word(config, each) for seat, each in value.items()}

    def schema(self) -> Schema:
        return {
            "type": "object",
            "propertyNames": {"pattern": "^[0-9]+$"},
            "additionalProperties": self.kind.schema(),
        }


class Keyed(Wrapped):
    """Values by the words of another kind, such as a count for each faction."""

    def __init__(self, key: Kind, kind: Kind) -> None:
        super().__init__(kind)
        self.key: Final = key

    def word(self, config: GameConfig, value: Any) -> object:
        return {
            str(self.key.word(config, key)): self.kind.word(config, each)
            for key, each in value.items()
        }

    def schema(self) -> Schema:
        return {"type": "object", "additionalProperties": self.kind.schema()}


class Secret(Wrapped):
    """A fact of an event that only some seats may know."""


class Sometimes(Wrapped):
    """A fact that is left out if it has no word."""

    def word(self, config: GameConfig, value: Any) -> object:
        return None if value is None else self.kind.word(config, value)

    def number(self, config: GameConfig, word: Any) -> int:
        return self.kind.number(config, word)

    def fits(self, config: GameConfig, number: int) -> bool:
        return self.kind.fits(config, number)


SEAT: Final = Seat("seat")
PLAYER: Final = Player("player")
COUNT: Final = Number("count")
ANY_NUMBER: Final = AnyNumber("number")
CODE: Final = Code("code")
FLAG: Final = Flag("flag")
TEXT: Final = Text("text")
AMOUNT: Final = Text("amount", "amount")
"""A number of things, such as `2 friman`."""
PLAIN: Final = Kind("plain")
"""Plain data that is already a document, such as a nested list of words."""

Fields = dict[str, Kind]
"""Named values in a fixed order, each with its kind."""


def facts_schema(label: str, name: str, facts: Fields) -> Schema:
    """The JSON Schema of a named thing with its facts; secret and occasional ones may be absent."""
    properties: Schema = {label: {"const": name}}
    required = [label]
    for fact, kind in facts.items():
        properties[fact] = kind.schema()
        if not isinstance(kind, Secret | Sometimes):
            required.append(fact)
    return {"type": "object", "properties": properties, "required": required}


def bits_of(mask: int) -> list[int]:
    """The positions of the bits that are set in a mask, ascending."""
    bits: list[int] = []
    bit = 0
    while mask:
        if mask & 1:
            bits.append(bit)
        mask >>= 1
        bit += 1
    return bits


def fields(*rows: tuple[int, str, Kind]) -> Fields:
    """The fields of a frame, from rows of place, name and kind; a place out of order or a name used
    twice fails at import."""
    table: Fields = {}
    for place, (number, name, kind) in enumerate(rows, start=1):
        assert number == place, f"field {name!r} is at {place}, not at its number {number}"
        assert name not in table, f"two fields are called {name!r}"
        table[name] = kind
    return table


def write_fields(
    config: GameConfig, table: Fields, values: Sequence[Any], document: dict[str, object]
) -> None:
    """Write the words of values under the names of their fields."""
    for i, (name, kind) in enumerate(table.items()):
        word = kind.word(config, values[i])
        if word is not None or not isinstance(kind, Sometimes):
            document[name] = word


def read_fields(config: GameConfig, table: Fields, document: dict[str, Any]) -> list[int]:
    """The inverse of `write_fields`; raises KeyError or ValueError with the name of a field."""
    numbers: list[int] = []
    for name, kind in table.items():
        value = document[name]
        try:
            numbers.append(kind.number(config, value))
        except (LookupError, TypeError, ValueError) as error:
            raise ValueError(name) from error
    return numbers


class NumberedTable:
    """Names by number: a gap, or a number or name used twice, fails at import."""

    def __init__(self, what: str) -> None:
        self.what: Final = what
        self.names: Final[dict[int, str]] = {}
        self.numbers: Final[dict[str, int]] = {}

    def add(self, number: int, name: str) -> None:
        """Give a number its name."""
        taken = self.names.get(number)
        assert taken is None, f"{self.what} {number} is both {taken!r} and {name!r}"
        assert name not in self.numbers, (
            f"{self.what} {name!r} is both {self.numbers[name]} and {number}"
        )
        self.names[number] = name
        self.numbers[name] = number

    def in_order(self) -> list[str]:
        """The names from number 0 on; every number must have one."""
        for number in range(len(self.names)):
            assert number in self.names, f"no {self.what} has the number {number}"
        return [self.names[number] for number in range(len(self.names))]


def in_order(what: str, rows: list[tuple[int, str]]) -> list[str]:
    """The names of a table of (number, name) pairs by number, without gaps and duplicates."""
    table = NumberedTable(what)
    for number, name in rows:
        table.add(number, name)
    return table.in_order()
