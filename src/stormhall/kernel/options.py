"""What players can set before the game: options with types, defaults and presets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stormhall.kernel.core.errors import SetupError
from stormhall.kernel.core.kinds import Words
from stormhall.kernel.core.state import Options, OptionValue

MOST: Final = 1_000
"""The greatest number that an option takes by default: far more than anybody wants, but small
enough that even a game of that many days ends."""


class Option:
    """One setting of a table; `rule` is the rule that allows it.

    `values` lists what is allowed; an option without a list takes whole numbers from `least` to
    `most`, or None where `default` is None. `before` has earlier defaults: `{2: "loose"}` says that
    before version 2 of the rules this option, named or not yet there, meant "loose". `since` is the
    version in which it came: records and digests of earlier ones name it only if it is used.
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        values: list[OptionValue] | None = None,
        *,
        least: int = 1,
        most: int = MOST,
        rule: str = "",
        before: Mapping[int, OptionValue] | None = None,
        since: int = 1,
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.values: Final = values
        self.least: Final = least
        self.most: Final = most
        self.rule: Final = rule
        self.before: Final = dict(before or {})
        self.since: Final = since
        self.about = ""  # what it changes, in English

    def default_in(self, version: int | None) -> OptionValue:
        """The default by a version of the rules; None is the newest."""
        later = [change for change in self.before if version is not None and version < change]
        return self.before[min(later)] if later else self.default

    def allows(self, value: OptionValue) -> bool:
        """Whether the option can have this value; True is not 1 here."""
        if self.values is not None:
            return any(value == v and type(value) is type(v) for v in self.values)
        if value is None:
            return self.default is None
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return self.least <= value <= self.most

    def read(self, text: str) -> OptionValue:
        """The value of a typed word: a listed one, None, a number, or else the word itself.

        If both the word `none` and None are listed, it means the word; for None omit the option.
        """
        word = text.lower()
        listed = self.values or []
        for value in [v for v in listed if v is not None]:
            if str(value).lower() == word:
                return value
        if word == "none":
            return None
        return int(word) if word.isdecimal() else text

    @property
    def kind(self) -> str:
        """What is allowed: `list`, `number`, or `number-or-none`."""
        if self.values is not None:
            return "list"
        return "number" if self.default is not None else "number-or-none"

    def listed(self) -> str:
        """The listed values."""
        return ", ".join(_shown(value) for value in self.values or [])

    def not_allowed(self, game: str, value: OptionValue) -> SetupError:
        """The error for a value that the option cannot have."""
        return SetupError(
            f"option-value-{self.kind}",
            game=game,
            option=self.name,
            value=_shown(value),
            listed=self.listed(),
            least=self.least,
            most=self.most,
        )

    def to_json(self) -> dict[str, object]:
        """The option as plain data, for a lobby."""
        if self.values is None:
            kind = "integer"
        elif all(isinstance(value, bool) for value in self.values):
            kind = "boolean"
        else:
            kind = "choice"
        return {
            "name": self.name,
            "type": kind,
            "default": self.default,
            "values": self.values,
            "least": self.least if self.values is None else None,
            "most": self.most if self.values is None else None,
            "rule": self.rule,
            "about": self.about,
        }

    def __repr__(self) -> str:
        if self.values is not None:
            return f"Option({self.name!r}, {self.default!r}, {self.values!r})"
        return f"Option({self.name!r}, {self.default!r}, least={self.least}, most={self.most})"


def switch(
    name: str,
    default: bool,
    *,
    rule: str = "",
    before: Mapping[int, OptionValue] | None = None,
    since: int = 1,
) -> Option:
    """An option that is on or off."""
    return Option(name, default, [False, True], rule=rule, before=before, since=since)


def describe(about: dict[str, str], options: list[Option]) -> list[Option]:
    """The options, each with its description; a missing or surplus description fails at import."""
    own = [option for option in options if not option.about]
    assert {option.name for option in own} == about.keys(), "options and their texts differ"
    for option in own:
        option.about = about[option.name]
    return options


def option_names(options: list[Option]) -> Words:
    """The names of options as a kind of value."""
    return Words("option name", [option.name for option in options], "option")


def option_values(options: list[Option], name: str) -> Words:
    """The values of an option that are words, as a kind of value."""
    values = next(option.values or [] for option in options if option.name == name)
    return Words(name, [value for value in values if isinstance(value, str)], f"value-{name}")


class RulesText:
    """Where the rules of a game are written: the document in `docs/rules`, and the prefix of the
    rule ids, such as BT."""

    def __init__(self, document: str, prefix: str) -> None:
        self.document: Final = document
        self.prefix: Final = prefix

    def __repr__(self) -> str:
        return f"RulesText({self.document!r}, {self.prefix!r})"


class GameInfo:
    """What a lobby needs to know about a game."""

    def __init__(
        self,
        name: str,
        title: str,
        description: str,
        seats: list[int],
        options: list[Option],
        presets: dict[str, Options],
        rules: RulesText,
        base: str | None = None,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.description: Final = description
        self.seats: Final = seats
        self.options: Final = options
        self.presets: Final = presets
        self.rules: Final = rules
        self.base: Final = base  # the game that this one expands and whose words it uses

    def complete_options(
        self, given: Options, preset: str | None, version: int | None = None
    ) -> Options:
        """All options with their values: the given one, else the preset's, else the default by a
        version of the rules; None is the newest."""
        by_name = {option.name: option for option in self.options}
        values = {option.name: option.default_in(version) for option in self.options}
        if preset is not None:
            if preset not in self.presets:
                known = _list(self.presets)
                raise SetupError("no-preset", game=self.name, preset=preset, known=known)
            values.update(self.presets[preset])
        for name, value in given.items():
            if name not in by_name:
                raise SetupError("no-option", game=self.name, option=name, known=_list(by_name))
            if not by_name[name].allows(value):
                raise by_name[name].not_allowed(self.name, value)
            values[name] = value
        return values

    def recorded(self, options: Options, version: int) -> Options:
        """What records and digests of a version name: options that came later only if used."""
        later = {
            option.name
            for option in self.options
            if option.since > version and options.get(option.name) == option.default_in(version)
        }
        return {name: value for name, value in options.items() if name not in later}

    def read_option(self, name: str, text: str) -> OptionValue:
        """The value of an option from a typed word; an unknown name is refused later."""
        for option in self.options:
            if option.name == name:
                return option.read(text)
        return text

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game does not support."""
        if seats not in self.seats or isinstance(seats, bool):
            allowed = ", ".join(str(n) for n in self.seats)
            raise SetupError("seats", game=self.name, seats=seats, allowed=allowed)

    def to_json(self) -> dict[str, object]:
        """The game as plain data, for a lobby."""
        return {
            "name": self.name,
            "title": self.title,
            "description": self.description,
            "seats": self.seats,
            "options": [option.to_json() for option in self.options],
            "presets": self.presets,
        }

    def __repr__(self) -> str:
        options = ", ".join(option.name for option in self.options) or "no options"
        return f"<GameInfo of {self.name}: {self.seats} seats; {options}>"


def _list(names: dict[str, Option] | dict[str, Options]) -> str:
    return ", ".join(names) or "none"


def option_text(value: OptionValue) -> str:
    """A value as users write it; `Option.read` is the inverse."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def _shown(value: OptionValue) -> str:
    return repr(value) if isinstance(value, str) else option_text(value)
