"""The English texts of errors and problems, each written once, in the package that raises it.

A package declares its table when it is imported. A pattern is a format string with the facts in
braces. Translations use the same names and facts; they are in `stormhall/locale`.
"""

from __future__ import annotations

from typing import Final

Patterns = dict[str, str]


class English:
    """The English patterns of one family of names, from all imported packages."""

    def __init__(self, family: str) -> None:
        self.family: Final = family
        self.patterns: Final[Patterns] = {}
        self.only_english: Final[set[str]] = set()
        """The names that exist only in English, because no command can cause these errors."""

    def declare(self, patterns: Patterns, *, only_english: bool = False) -> None:
        """Add the table of a package."""
        for name, pattern in patterns.items():
            assert name not in self.patterns, f"{self.family} {name!r} is declared twice"
            self.patterns[name] = pattern
            if only_english:
                self.only_english.add(name)

    def words(self, name: str, facts: dict[str, object]) -> str:
        """The text for a name with its facts; an error from other code may have a sentence as its
        name."""
        pattern = self.patterns.get(name)
        return name if pattern is None else pattern.format(**facts)
