"""Refusals of requests, with their codes."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from pathlib import Path

from stormhall.kernel.core.errors import (
    IllegalAction,
    NotationError,
    RecordError,
    SetupError,
    StormhallError,
    UndoRefused,
)
from stormhall.kernel.core.refusal import Refusal
from stormhall.server.wire.codes import ErrorCode
from stormhall.server.wire.messages import Reason


class CodedError(StormhallError):
    """An error that knows its own code in the protocol."""

    code: ErrorCode


class HallError(CodedError):
    """A request that is refused; nothing has changed. `reasons` names rules of the game."""

    def __init__(self, code: ErrorCode, message: str, reasons: Sequence[Refusal] = ()) -> None:
        super().__init__("hall", message=message)
        self.code = code
        self.message = message
        self.reasons = reasons_of(reasons)


def reasons_of(refusals: Sequence[Refusal]) -> list[Reason]:
    """Refusals as they are sent."""
    return [Reason(rule=each.rule, arguments=dict(each.arguments)) for each in refusals]


def hall_error(error: StormhallError) -> HallError:
    """Any of our errors as the refusal that is sent to the client."""
    if isinstance(error, HallError):
        return error
    if isinstance(error, IllegalAction):
        code: ErrorCode = "stale" if error.refusals[0].rule == "SH-STALE" else "illegal"
        return HallError(code, str(error), error.refusals)
    if isinstance(error, UndoRefused):
        return HallError("undo-refused", str(error), [error.refusal])
    if isinstance(error, NotationError):
        return HallError("notation", str(error))
    if isinstance(error, SetupError):
        return HallError("setup", str(error), error.refusals)
    if isinstance(error, RecordError):
        return HallError("bad-record", str(error))
    if isinstance(error, CodedError):
        return HallError(error.code, str(error))
    return HallError("invalid", str(error))


def place_of(error: BaseException) -> str:
    """The kind and place of an error, for the log: its message may hold a secret."""
    *_, last = traceback.extract_tb(error.__traceback__) or [None]
    where = "nowhere" if last is None else f"{Path(last.filename).name}:{last.lineno}"
    return f"{type(error).__name__} at {where}"
