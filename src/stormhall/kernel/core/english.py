"""What errors and problems say in English, written once: in the table of the room that has them.

A room declares its table when it is imported. A pattern is a format string with the facts in
braces. Other languages have the same names and facts in `stormhall/locale`.
"""

from __future__ import annotations

from typing import Final

Patterns = dict[str, str]


class English:
    """The English patterns of one family of names, from all rooms that are imported."""

    def __init__(self, family: str) -> None:
        self.family: Final = family
        self.patterns: Final[Patterns] = {}
        self.only_english: Final[set[str]] = set()
        """The names that no other language has: no command can bring them about."""

    def declare(self, patterns: Patterns, *, only_english: bool = False) -> None:
        """Add the table of a room."""
        for name, pattern in patterns.items():
            assert name not in self.patterns, f"{self.family} {name!r} is declared twice"
            self.patterns[name] = pattern
            if only_english:
                self.only_english.add(name)

    def words(self, name: str, facts: dict[str, object]) -> str:
        """What the error of this name says about these facts; somebody else's error may have a
        sentence for a name."""
        pattern = self.patterns.get(name)
        return name if pattern is None else pattern.format(**facts)
