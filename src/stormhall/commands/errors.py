"""What went wrong, in the language that is spoken."""

from __future__ import annotations

from collections.abc import Mapping

from stormhall.kernel.core.errors import IllegalAction, SetupError, StormhallError, UndoRefused
from stormhall.kernel.core.problems import TOLD, Defects, Problem
from stormhall.locale import Table
from stormhall.locale.bundle import Argument
from stormhall.locale.speaking import can_say, say, speaker
from stormhall.locale.wording import PLAIN


def error_text(error: StormhallError, game: str = "") -> str:
    """An error in one line; `game` is the game it is about, if it does not tell itself. An error
    without a name has only its English."""
    about = str(error.facts.get("game", game))
    refusals = error.refusals if isinstance(error, SetupError | IllegalAction) else []
    if isinstance(error, UndoRefused):
        refusals = [error.refusal]
    if refusals:
        table = Table(about, [])
        return "; ".join(
            f"{speaker().say_refusal(table, refusal)} ({refusal.rule})" for refusal in refusals
        )
    if error.problems:
        return _told_problems(error.problems, about)
    return say(f"error-{error.name}", **_facts(error.facts, about)) if error.name else str(error)


def command_error(message: str, **facts: Argument) -> SetupError:
    """The error of a command that cannot be carried out as asked."""
    return SetupError(say(message, **facts))


def _told_problems(problems: Defects, game: str) -> str:
    """What is wrong with a document, place by place."""
    every = [
        say("error-defect", path=path, problem=_told_problem(problem, game))
        for path, problem in problems
    ]
    lines = list(dict.fromkeys(every))  # one card too many may be found ninety times
    more = [say("error-more-defects", count=len(lines) - TOLD)] if len(lines) > TOLD else []
    return "; ".join(lines[:TOLD] + more)


def _told_problem(problem: Problem, game: str) -> str:
    """A problem; one of a game without messages has only its English."""
    message = f"defect-{problem.name}"
    if not can_say(message):
        return str(problem)
    return say(message, **_facts(problem.facts, str(problem.facts.get("game", game))))


def _facts(facts: Mapping[str, object], game: str) -> dict[str, Argument]:
    return {name: _fact(fact, game) for name, fact in facts.items()}


def _fact(fact: object, game: str) -> Argument:
    if isinstance(fact, StormhallError):
        return error_text(fact, game)
    # Fluent would put marks between the digits of greater numbers.
    return fact if isinstance(fact, int) and abs(fact) <= PLAIN else str(fact)
