"""All errors that input from outside can cause, as one small closed set.

    StormhallError
    ├── SetupError       unknown game, option, value, preset or number of seats
    ├── NotationError    a string that cannot be read as an action
    ├── IllegalAction    an action that the rules forbid: carries the refusals with their rule ids
    ├── UndoRefused      the last choice cannot be taken back: carries the refusal
    ├── RecordError      a record that cannot be replayed: names the choice
    ├── PositionError    an impossible position: lists all its defects at once
    └── DataError        a data file that contradicts the rules: file, entry, field

An error is a name and facts: `SetupError("no-game", game=name, known=known)`. Its English text is
in the `error_words.py` of the package that raises it, its translations in `stormhall/locale`.

Input never causes a broken invariant, so that is an `assert` and not one of these.
"""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.english import English
from stormhall.kernel.core.error_words import ERRORS, FOR_PROGRAMS
from stormhall.kernel.core.problems import Defects, Problem
from stormhall.kernel.core.refusal import Refusal

ENGLISH: Final = English("error")
"""The English texts of errors; each package declares its own."""

ENGLISH.declare(ERRORS)
ENGLISH.declare(FOR_PROGRAMS, only_english=True)


class StormhallError(Exception):
    """The root of all errors that Stormhall raises on purpose; `str` of it is English."""

    def __init__(self, name: str, /, **facts: object) -> None:
        super().__init__(name)
        self.name: Final = name
        self.facts: Final = facts
        self.problems: Defects = []  # the defects of a document, if that is the error

    def __str__(self) -> str:
        return ENGLISH.words(self.name, self.facts)

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"{type(self).__name__}({self.name!r}{facts})"


class SetupError(StormhallError):
    """A game that cannot be set up as requested; if rules forbid it, `refusals` names them."""

    def __init__(
        self, name: str, refusals: list[Refusal] | None = None, /, **facts: object
    ) -> None:
        super().__init__(name, **facts)
        self.refusals: Final[list[Refusal]] = refusals or []


class NotationError(StormhallError):
    """A string that cannot be read as an action of this game."""


class IllegalAction(StormhallError):
    """An action that the rules forbid now; the game has not changed."""

    def __init__(self, action: str, refusals: list[Refusal]) -> None:
        super().__init__("illegal", action=action, reasons=reasons(refusals))
        self.action: Final = action
        self.refusals: Final = refusals

    def __repr__(self) -> str:
        return f"IllegalAction({self.action!r}, {self.refusals!r})"


class UndoRefused(StormhallError):
    """The last choice of the seat cannot be taken back."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("undo-refused", reason=refusal)
        self.refusal: Final = refusal

    def __repr__(self) -> str:
        return f"UndoRefused({self.refusal!r})"


class RecordError(StormhallError):
    """A record that cannot be read or replayed; `choice` counts from 1, 0 means the header."""

    def __init__(self, name: str, /, *, choice: int = 0, **facts: object) -> None:
        super().__init__(name, choice=choice, **facts)
        self.choice: Final = choice


class PositionError(StormhallError):
    """An impossible position; `defects` lists all its defects as (path, problem) pairs."""

    def __init__(self, problems: Defects) -> None:
        super().__init__("document", problems="; ".join(in_english(problems)))
        self.defects: Final = [(path, str(problem)) for path, problem in problems]
        self.problems = problems

    def __repr__(self) -> str:
        return f"PositionError({self.problems!r})"


class DataError(StormhallError):
    """A data file of a game that is incomplete or contradicts the rules' totals."""

    def __init__(self, file: str, entry: str, problem: Problem | str) -> None:
        super().__init__("data", file=file, entry=entry, problem=problem)
        self.file: Final = file
        self.entry: Final = entry
        self.problem: Final = problem

    def __repr__(self) -> str:
        return f"DataError({self.file!r}, {self.entry!r}, {self.problem!r})"


def in_english(problems: Defects) -> list[str]:
    """The defects of a document, a line of English for each."""
    return [
        ENGLISH.words("defect", {"path": path, "problem": problem}) for path, problem in problems
    ]


def reasons(refusals: list[Refusal]) -> str:
    """Refusals in one line, for programs and their logs."""
    return "; ".join(str(refusal) for refusal in refusals)
