"""Which option values exclude each other, as data for a lobby.

Games say in code which combinations their rules forbid, but a screen must show in advance which
values go together. So every value and every pair of values is tried, with defaults for the other
options, and each refusal is traced to the options that cause it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Options, OptionValue
from stormhall.kernel.options import GameInfo, Option

Excluded = Callable[[int, Options], list[Refusal]]
"""The rules that forbid a combination for a number of seats: `Ruleset.excluded`."""

MIDDLE: Final = 25
"""The least number of an option, the greatest and the one this far above the least are tried if it
takes more than that; bounds are searched between them. Of fewer numbers each is tried, so a single
allowed one between refused ones is found."""


class Bounds:
    """A range of an option's numbers, from `least` to `most`; None means no limit."""

    def __init__(self, least: int, most: int | None) -> None:
        self.least: Final = least
        self.most: Final = most

    def hold(self, value: OptionValue) -> bool:
        """Whether a value is one of these numbers."""
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return self.least <= value and (self.most is None or value <= self.most)

    def to_json(self) -> dict[str, object]:
        return {"least": self.least, "most": self.most}

    def __repr__(self) -> str:
        return f"Bounds({self.least}, {self.most})"


Values = dict[str, OptionValue | Bounds]


class Exclusion:
    """Values that a rule forbids together, for these numbers of seats."""

    def __init__(self, values: Values, rule: str, seats: list[int]) -> None:
        self.values: Final = values
        self.rule: Final = rule
        self.seats: Final = seats

    def applies_to(self, options: Options) -> bool:
        """Whether these options have all of its values."""
        for name, value in self.values.items():
            if isinstance(value, Bounds):
                if not value.hold(options[name]):
                    return False
            elif not _is_same(options[name], value):
                return False
        return True

    def to_json(self, all_seats: list[int]) -> dict[str, object]:
        """As plain data: if all these options have these values, the last one is excluded."""
        plain = _plain(self.values)
        excluded = list(plain)[-1]
        return {
            "if": {name: value for name, value in plain.items() if name != excluded},
            "excludes": {excluded: plain[excluded]},
            "rule": self.rule,
            "seats": None if self.seats == all_seats else self.seats,
        }

    def __repr__(self) -> str:
        return f"Exclusion({self.values!r}, {self.rule!r}, {self.seats!r})"


class ExclusionSearch:
    """Finds all exclusions of a game."""

    def __init__(self, info: GameInfo, excluded: Excluded) -> None:
        self.info: Final = info
        self.excluded: Final = excluded
        self.exclusions: list[Exclusion] = []
        self.seats = 0  # the number of seats being searched
        self.by_refusal: dict[str, list[Exclusion]] = {}  # for that number

    def run(self) -> list[Exclusion]:
        """All exclusions; equal ones for several numbers of seats are merged."""
        defaults: Options = {option.name: option.default for option in self.info.options}
        for seats in self.info.seats:
            self.seats, self.by_refusal = seats, {}
            for i, one in enumerate(self.info.options):
                for value in sample_values(one):
                    first: Options = {**defaults, one.name: value}
                    self._explain(first)
                    for other in self.info.options[i + 1 :]:
                        for second in sample_values(other):
                            self._explain({**first, other.name: second})
        return self._merged()

    def _explain(self, options: Options) -> None:
        """Add an exclusion for every refusal of a combination that no exclusion explains yet."""
        for refusal in self.excluded(self.seats, options):
            explained = self.by_refusal.setdefault(str(refusal), [])
            if any(exclusion.applies_to(options) for exclusion in explained):
                continue
            exclusion = Exclusion(self._cause(options, refusal), refusal.rule, [self.seats])
            explained.append(exclusion)
            self.exclusions.append(exclusion)

    def _refuses(self, refusal: Refusal, options: Options, name: str, value: OptionValue) -> bool:
        """Whether a combination is still refused with another value of one option."""
        return refusal in self.excluded(self.seats, {**options, name: value})

    def _cause(self, options: Options, refusal: Refusal) -> Values:
        """The options that cause this refusal, with their values."""
        cause: Values = {}
        for option in self.info.options:
            value = options[option.name]
            allowed = [
                other
                for other in sample_values(option)
                if not _is_same(other, value)
                and not self._refuses(refusal, options, option.name, other)
            ]
            if not allowed:
                continue
            if option.values is None and isinstance(value, int):
                numbers = [number for number in allowed if isinstance(number, int)]
                cause[option.name] = self._bounds(options, option, refusal, value, numbers)
            else:
                cause[option.name] = value
        return cause

    def _bounds(
        self, options: Options, option: Option, refusal: Refusal, value: int, allowed: list[int]
    ) -> Bounds:
        """The range of refused numbers around this one, up to the nearest allowed ones."""

        def edge(allowed: int) -> int:
            """The last refused number on the way to an allowed one."""
            refused = value
            while abs(refused - allowed) > 1:
                middle = (refused + allowed) // 2
                if self._refuses(refusal, options, option.name, middle):
                    refused = middle
                else:
                    allowed = middle
            return refused

        below = [number for number in allowed if number < value]
        above = [number for number in allowed if number > value]
        least = edge(max(below)) if below else option.least
        return Bounds(least, edge(min(above)) if above else None)

    def _merged(self) -> list[Exclusion]:
        """The exclusions, with equal ones for several numbers of seats merged."""
        merged: dict[str, Exclusion] = {}
        for exclusion in self.exclusions:
            key = f"{exclusion.rule} {_plain(exclusion.values)}"
            if key not in merged:
                merged[key] = Exclusion(exclusion.values, exclusion.rule, [])
            if exclusion.seats[0] not in merged[key].seats:
                merged[key].seats.append(exclusion.seats[0])
        return list(merged.values())


def sample_values(option: Option) -> list[OptionValue]:
    """All values of an option, or a sample if it takes many numbers."""
    if option.values is not None:
        return option.values
    numbers: list[OptionValue] = [option.least, option.least + MIDDLE, option.most]
    if option.most - option.least <= MIDDLE:
        numbers = list(range(option.least, option.most + 1))
    return numbers if option.default in numbers else [option.default, *numbers]


def _is_same(one: OptionValue, other: OptionValue) -> bool:
    return one == other and type(one) is type(other)  # True is not 1 here


def _plain(values: Values) -> dict[str, object]:
    return {
        name: value.to_json() if isinstance(value, Bounds) else value
        for name, value in values.items()
    }
