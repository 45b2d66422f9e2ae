"""How facts of the engine become words, by the same rules as in `web/src/lib/words/words.ts`.

`tests/locale/wording.json` holds the cases that both must pass.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from stormhall.kernel.core.kinds import Fields
from stormhall.kernel.ruleset import base_of
from stormhall.locale.bundle import Argument, Arguments, Bundle

CELL: Final = re.compile(r"[a-k]\d+")
"""Squares keep their names, even if their letter also means a side of a tile."""

PLAIN: Final = 999
"""Languages group the digits of numbers above this, and libraries do that differently."""

_PLAYER: Final = re.compile(r"player(\d+)")
_NUMBERED: Final = re.compile(r"([a-z-]+?)(\d+)")


class TableNames:
    """What texts about a table need: the game, and the name of each seat's player."""

    __slots__ = ("game", "names")

    def __init__(self, game: str, names: Sequence[str]) -> None:
        self.game: Final = game
        self.names: Final = list(names)

    def __repr__(self) -> str:
        return f"TableNames({self.game!r}, {self.names})"

    def name(self, seat: int) -> str:
        """The name of a seat's player."""
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)


class Wording:
    """Words, and facts as arguments of messages, in one language."""

    def __init__(self, bundle: Bundle) -> None:
        self.bundle: Final = bundle

    def game_id(self, game: str, rest: str) -> str:
        """A message of a game; an expansion uses its base game's if it has none."""
        plain = rest.replace(" ", "-")
        own = f"{game}-{plain}"
        base = base_of(game)
        return own if base is None or self.bundle.has(own) else f"{base}-{plain}"

    def word(self, game: str, text: str) -> str:
        """A word of the notation."""
        whole = self.game_id(game, f"word-{text.replace('.', '-')}")
        if "." in text and self.bundle.has(whole):
            return self.bundle.format(whole, {})
        parts = [self._part(game, part) for part in text.split(".")]
        if len(parts) == 2:
            both: Arguments = {"first": parts[0], "second": parts[1]}
            return self.bundle.format(self.game_id(game, "compound"), both)
        return " ".join(parts)

    def _part(self, game: str, text: str) -> str:
        """A part of a word; the message of a numbered word gets its number, else 0."""
        if CELL.fullmatch(text):
            return text
        message = self.game_id(game, f"word-{text}")
        if self.bundle.has(message):
            return self.bundle.format(message, {"number": 0})
        numbered = _NUMBERED.fullmatch(text)
        if numbered:
            base = self.game_id(game, f"word-{numbered[1]}")
            if self.bundle.has(base):
                return self.bundle.format(base, {"number": int(numbered[2])})
        return text

    def sides(self, game: str, exits: str) -> str:
        """The sides of a tile, from `nesw`."""
        return self.bundle.list([self._part(game, side) for side in exits])

    def arguments(self, table: TableNames, facts: Mapping[str, object], kinds: Fields) -> Arguments:
        """Facts as arguments: each in words, which follow from its kind, and unchanged under its
        name with `-id`."""
        arguments: Arguments = {}
        for name, value in facts.items():
            family = kinds[name].family if name in kinds else "word"
            arguments[name] = self._in_words(table, family, value)
            arguments[f"{name}-id"] = _selector(value)
        return arguments

    def text(self, message: str, arguments: Arguments) -> str:
        """A message about facts; a missing fact is an empty string, or `none` as a selector."""
        every = dict(arguments)
        for name in self.bundle.variables(message):
            every.setdefault(name, "none" if name.endswith("-id") else "")
        return self.bundle.format(message, every)

    def _in_words(self, table: TableNames, family: str, value: object) -> Argument:
        if value is None:
            return ""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return _number(table, family, value)
        if isinstance(value, str):
            return self._words(table, family, value)
        if isinstance(value, Mapping):
            return self._pairs(table, family, value)
        assert isinstance(value, Sequence)
        return self._list([str(self._in_words(table, family, each)) for each in value])

    def _words(self, table: TableNames, family: str, text: str) -> str:
        game = table.game
        if family == "sides":
            return self.sides(game, text)
        if family == "amount":
            number, _, word = text.partition(" ")
            return self._amount(int(number), self.word(game, word))
        player = _PLAYER.fullmatch(text) if family == "player" else None
        if player and int(player[1]) <= len(table.names):
            return table.name(int(player[1]) - 1)
        message = text if family == "message" else self.game_id(game, f"{family}-{text}")
        if family != "word" and self.bundle.has(message):
            return self.bundle.format(message, {})
        return self.word(game, text)

    def _amount(self, number: int, word: str) -> str:
        return self.bundle.format("amount", {"number": number, "word": word})

    def _list(self, texts: list[str]) -> str:
        """A list in words, with equal items counted."""
        counted = Counter(texts)
        return self.bundle.list(
            [self._amount(n, text) if n > 1 else text for text, n in counted.items()]
        )

    def _pairs(self, table: TableNames, family: str, pairs: Mapping[str, object]) -> str:
        texts: list[str] = []
        # Browsers put numeric keys first, in ascending order.
        for key in sorted(pairs, key=lambda key: int(key) if key.isdecimal() else len(table.names)):
            whose = table.name(int(key)) if key.isdecimal() else self.word(table.game, key)
            value = self._in_words(table, family, pairs[key])
            texts.append(self.bundle.format("pair", {"key": whose, "value": value}))
        return self.bundle.list(texts)


def _number(table: TableNames, family: str, value: int) -> Argument:
    if family == "seat":
        return table.name(value)
    if family == "player":
        return table.name(value - 1)
    return str(value) if abs(value) > PLAIN else value


def as_arguments(facts: Mapping[str, object]) -> Arguments:
    """Facts unchanged; Fluent would group the digits of larger numbers."""
    return {
        name: fact if isinstance(fact, int) and abs(fact) <= PLAIN else str(fact)
        for name, fact in facts.items()
    }


def _selector(value: object) -> Argument:
    """A fact for messages that select by it: a word, a number, or how many items."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | str):
        return value
    assert isinstance(value, Mapping | Sequence)
    return len(value)
