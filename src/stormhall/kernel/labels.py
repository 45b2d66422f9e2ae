"""The words on a text board that players do not type: headings, counts, states.

The engine has them in English; to draw a board in another language, pass other `BoardWords`. Words
that players type are the same in every language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Labels = dict[str, str]
"""The patterns of a game's labels by name, with the facts in braces."""

Facts = dict[str, object]
Label = Callable[[str, Facts], str]
Name = Callable[[str, str], str]


class BoardWords:
    """The texts of a board in one language: labels with their facts, and names of typed words."""

    def __init__(self, label: Label, name: Name) -> None:
        self._label: Final = label
        self._name: Final = name

    def label(self, label: str, **facts: object) -> str:
        """A label with its facts."""
        return self._label(label, facts)

    def head(self, label: str, **facts: object) -> str:
        """A label followed by a space; full-width colons include theirs."""
        text = self._label(label, facts)
        return text if text.endswith(("：", "；")) else f"{text} "

    def name(self, word: str, english: str) -> str:
        """The name of a thing that is typed as `word`."""
        return self._name(word, english)


def english(labels: Labels) -> BoardWords:
    """The game's built-in English board words."""
    return BoardWords(lambda label, facts: labels[label].format(**facts), lambda _, name: name)
