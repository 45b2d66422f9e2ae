"""What went wrong, in the language that is spoken."""

from __future__ import annotations

from stormhall.kernel.errors import IllegalAction, SetupError, StormhallError, UndoRefused
from stormhall.locale import Table
from stormhall.locale.bundle import Argument
from stormhall.locale.speaking import say, speaker


def told(error: StormhallError) -> str:
    """An error in one line; one without a name has only its English."""
    refusals = error.refusals if isinstance(error, SetupError | IllegalAction) else []
    if isinstance(error, UndoRefused):
        refusals = [error.refusal]
    if refusals:
        table = Table(str(error.facts.get("game", "")), [])
        return "; ".join(
            f"{speaker().say_refusal(table, refusal)} ({refusal.rule})" for refusal in refusals
        )
    if not error.name:
        return str(error)
    return say(f"error-{error.name}", **{name: _fact(fact) for name, fact in error.facts.items()})


def wrong(message: str, **facts: Argument) -> SetupError:
    """The error of a command that cannot be carried out as asked."""
    return SetupError(say(message, **facts))


def _fact(fact: object) -> Argument:
    if isinstance(fact, StormhallError):
        return told(fact)
    return fact if isinstance(fact, int) else str(fact)
