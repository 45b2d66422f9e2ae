"""Everything that can be wrong from outside, as one small closed set.

    StormhallError
    ├── SetupError       unknown game, option, value, preset or number of seats
    ├── NotationError    a text that cannot be read as an action
    ├── IllegalAction    read, but forbidden: carries the refusals with their rule ids
    ├── UndoRefused      nothing may be taken back any more: carries the refusal
    ├── RecordError      a record that cannot be replayed: names the choice
    ├── PositionError    a position that cannot be: lists all its defects at once
    └── DataError        a data file that contradicts the rules: file, entry, field

A broken invariant is no input and therefore an `assert`, not one of these.
"""

from __future__ import annotations

from typing import Final, Self

from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal


class StormhallError(Exception):
    """The root of all errors that Stormhall raises on purpose.

    Its text is English, for programs and their logs. An error that people meet has a name, too, and
    the facts of its sentence, so that it can be said in their language: `error-NAME`.
    """

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)
        self.name: str = ""
        self.facts: dict[str, object] = {}
        self.problems: Defects = []  # what is wrong with a document, place by place

    def named(self, name: str, **facts: object) -> Self:
        """The same error, with the name of its sentence."""
        self.name = name
        self.facts = facts
        return self


class SetupError(StormhallError):
    """A game that cannot be set up as asked; `refusals` names rules where rules exclude it."""

    def __init__(self, message: str, refusals: list[Refusal] | None = None) -> None:
        super().__init__(message)
        self.refusals: Final[list[Refusal]] = refusals or []


class NotationError(StormhallError):
    """A text that is no action of this game."""

    def __init__(self, text: str, problem: str) -> None:
        super().__init__(f"cannot read {text!r}: {problem}")
        self.text: Final = text
        self.problem: Final = problem


class IllegalAction(StormhallError):
    """An action that the rules forbid now; the game has not changed."""

    def __init__(self, action: str, refusals: list[Refusal]) -> None:
        super().__init__(f"{action!r} is refused: {'; '.join(str(r) for r in refusals)}")
        self.action: Final = action
        self.refusals: Final = refusals


class UndoRefused(StormhallError):
    """The last choice of the seat cannot be taken back."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"undo is refused: {refusal}")
        self.refusal: Final = refusal


class RecordError(StormhallError):
    """A record that cannot be read or replayed; `choice` counts from 1, 0 means the header."""

    def __init__(self, problem: str, choice: int = 0) -> None:
        where = f"choice {choice}: " if choice else ""
        super().__init__(f"{where}{problem}")
        self.choice: Final = choice


class PositionError(StormhallError):
    """A position that cannot be; `defects` are (path, problem) pairs, all of them."""

    def __init__(self, problems: Defects) -> None:
        defects = [(path, str(problem)) for path, problem in problems]
        super().__init__("; ".join(f"{path}: {problem}" for path, problem in defects))
        self.defects: Final = defects
        self.problems = problems


class DataError(StormhallError):
    """A data file of a game that is incomplete or contradicts the rules' totals."""

    def __init__(self, file: str, entry: str, problem: str) -> None:
        super().__init__(f"{file}: {entry}: {problem}")
        self.file: Final = file
        self.entry: Final = entry
