"""Problems of documents: each is a name and facts, like an error."""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.english import English

ENGLISH: Final = English("problem")
"""The English texts of problems; each package that reads documents declares its own."""


class Problem:
    """A problem; `str` of it is English, and the message `problem-NAME` holds the translations."""

    def __init__(self, name: str, facts: dict[str, object]) -> None:
        self.name: Final = name
        self.facts: Final = facts

    def __str__(self) -> str:
        return ENGLISH.words(self.name, self.facts)

    def __repr__(self) -> str:
        return f"Problem({self.name!r}, {self.facts!r})"


def problem(name: str, /, **facts: object) -> Problem:
    """The problem of this name with its facts."""
    return Problem(name, facts)


Defect = tuple[str, Problem]
"""A place in a document, and the problem there."""

Defects = list[Defect]

MOST_DEFECTS: Final = 50
"""The most defects that are listed for one document."""

PROBLEMS: Final[dict[str, str]] = {
    "missing": "missing",
    "missing-in-view": "missing: every view has it",
    "missing-or-other": "missing or not of the expected kind",
    "incomplete": "missing in a complete position",
    "unknown": "unknown: {word}",
    "unknown-word": "unknown: {word}; the nearest is {near}",
    "unknown-key": "unknown key; the nearest is {near}",
    "misplaced-key": "this key belongs to {place}",
    "unread-key": "this key means nothing here",
    "no-such-key": "unknown key; known here: {known}",
    "no-key": "a key is a text or a seat, not {found}",
    "turn-twice": "name the turn or the steps in progress, not both",
    "view": "this is a view, not a position",
    "derived": "the rest of the document says {expected}, not {found}",
    "whole": "expected a whole number from {least} to {most}, found {found}",
    "whole-numbers": "expected a list of whole numbers, found {found}",
    "only-whole": "expected whole numbers",
    "numbers": "expected numbers from 0 to {most}, found {found}",
    "numbers-count": "expected {least} to {most} numbers, found {found}",
    "bounds": "expected {least} to {most}, found {found}",
    "at-most": "at most {most}",
    "count": "expected {count} of them",
    "expected": "expected {expected}, found {found}",
    "instead": "{found} instead of {expected}",
    "text": "expected a text, found {found}",
    "boolean": "expected true or false, found {found}",
    "one-of": "expected one of {known}, found {found}",
    "any-of": "expected one of {known}",
    "some-of": "expected some of {known}, found {found}",
    "list": "expected a list, found {found}",
    "lists": "expected a list for each of {count} players",
    "object": "expected an object, found {found}",
    "hexadecimal": "expected at most 16 hexadecimal digits",
    "die": "a die shows 1 to 6",
    "same-twice": "the same one twice",
    "unsorted": "not sorted",
    "no-such-seat": "there is no such seat",
    "no-seat": "there is no seat {seat}",
    "contradiction": "it does not agree with the rest of the document",
    "nothing-to-choose": "seat {seat} is asked but has nothing to choose from",
    "cause": "{cause}",
}
"""The problems that any document can have; games add their own."""

ENGLISH.declare(PROBLEMS)
