"""What a guest asked for and cannot have; the codes are those of `docs/protocol.md`."""

from __future__ import annotations

from collections.abc import Sequence

from stormhall.kernel.errors import (
    IllegalAction,
    NotationError,
    SetupError,
    StormhallError,
    UndoRefused,
)
from stormhall.kernel.refusal import Refusal
from stormhall.server.messages import Reason
from stormhall.server.store.interface import StoreError


class HallError(StormhallError):
    """A request that is refused; nothing has changed. `reasons` names rules of the game."""

    def __init__(self, code: str, message: str, reasons: Sequence[Refusal] = ()) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.reasons = reasons_of(reasons)


def reasons_of(refusals: Sequence[Refusal]) -> list[Reason]:
    """Refusals as they travel."""
    return [Reason(rule=each.rule, arguments=dict(each.arguments)) for each in refusals]


def hall_error(error: StormhallError) -> HallError:
    """Any of our errors as the refusal that a guest gets."""
    if isinstance(error, HallError):
        return error
    if isinstance(error, IllegalAction):
        code = "stale" if error.refusals[0].rule == "SH-STALE" else "illegal"
        return HallError(code, str(error), error.refusals)
    if isinstance(error, UndoRefused):
        return HallError("undo-refused", str(error), [error.refusal])
    if isinstance(error, NotationError):
        return HallError("notation", str(error))
    if isinstance(error, SetupError):
        return HallError("setup", str(error), error.refusals)
    if isinstance(error, StoreError):
        return HallError(error.code, str(error))
    return HallError("invalid", str(error))
