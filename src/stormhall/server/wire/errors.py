"""Errors of the hall: a name and facts, and the code that clients get.

A name is a code, or a code and a word for more detail: `HallError("no-seat/last", last=3)`.
`stormhall.server.wire.codes` has the texts for both.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from stormhall.kernel.core.errors import (
    IllegalAction,
    NotationError,
    RecordError,
    SetupError,
    StormhallError,
    UndoRefused,
)
from stormhall.kernel.core.refusal import Refusal
from stormhall.server.wire.codes import CODES, ENGLISH, ErrorCode
from stormhall.server.wire.messages import Error, Problem, Reason


class CodedError(StormhallError):
    """An error with a code of the protocol."""

    code: ErrorCode


class HallError(CodedError):
    """A request is refused; nothing has changed.

    `refusals` name rules of the game. If a request cannot be read, `path` leads to the part that is
    wrong, and `id` is the number of the request if at least that can be read."""

    def __init__(
        self,
        name: str,
        refusals: Sequence[Refusal] = (),
        /,
        *,
        path: str | None = None,
        id: int | None = None,
        **facts: object,
    ) -> None:
        super().__init__(name, **facts)
        self.code = CODES[name.partition("/")[0]]
        self.reasons: Final = reasons_of(refusals)
        self.path: Final = path
        self.id: Final = id

    def __str__(self) -> str:
        return ENGLISH.words(self.name, self.facts)

    def to_message(self) -> Error:
        """The error as it is sent over a socket."""
        return Error(code=self.code, message=str(self), id=self.id)


class CausedError(HallError):
    """Another `StormhallError` as an error of the hall, with the same text."""

    def __init__(self, cause: StormhallError) -> None:
        super().__init__(code_of(cause), refusals_of(cause))
        self.cause: Final = cause

    def __str__(self) -> str:
        return str(self.cause)


class ToldError(HallError):
    """A refusal in the words of another process, as it is sent."""

    def __init__(self, told: Problem) -> None:
        super().__init__(told.code.value)
        self.told: Final = told

    def __str__(self) -> str:
        return self.told.message


def hall_error(error: StormhallError) -> HallError:
    """Any of our errors as the refusal that is sent to the client."""
    return error if isinstance(error, HallError) else CausedError(error)


def code_of(error: StormhallError) -> ErrorCode:
    """The code of any of our errors."""
    match error:
        case CodedError():
            return error.code
        case IllegalAction():
            is_stale = error.refusals[0].rule == "SH-STALE"
            return ErrorCode.STALE if is_stale else ErrorCode.ILLEGAL
        case UndoRefused():
            return ErrorCode.UNDO_REFUSED
        case NotationError():
            return ErrorCode.NOTATION
        case SetupError():
            return ErrorCode.SETUP
        case RecordError():
            return ErrorCode.BAD_RECORD
    return ErrorCode.INVALID


def refusals_of(error: StormhallError) -> Sequence[Refusal]:
    """The rules that an error names."""
    if isinstance(error, UndoRefused):
        return [error.refusal]
    return error.refusals if isinstance(error, IllegalAction | SetupError) else ()


def reasons_of(refusals: Sequence[Refusal]) -> list[Reason]:
    """Refusals in the form in which they are sent."""
    return [Reason(rule=each.rule, arguments=dict(each.arguments)) for each in refusals]


def problem_of(error: Exception) -> str:
    """The text of an error for the log: only our own texts, which contain no secrets."""
    return str(error) if isinstance(error, StormhallError) else place_of(error)


def place_of(error: BaseException) -> str:
    """The kind and place of an error for the log, because its message may hold a secret."""
    *_, last = traceback.extract_tb(error.__traceback__) or [None]
    where = "nowhere" if last is None else f"{Path(last.filename).name}:{last.lineno}"
    return f"{type(error).__name__} at {where}"
