"""Errors in the language of the command line."""

from __future__ import annotations

from stormhall.kernel.core import problems as documents
from stormhall.kernel.core.errors import (
    ENGLISH,
    IllegalAction,
    SetupError,
    StormhallError,
    UndoRefused,
)
from stormhall.kernel.core.problems import MOST_DEFECTS, Defects, Problem
from stormhall.locale import TableNames
from stormhall.locale.process_language import translated, translator

Facts = dict[str, object]


def error_text(error: StormhallError, game: str = "") -> str:
    """An error in one line; `game` is its game, unless its facts name one."""
    about = str(error.facts.get("game", game))
    refusals = error.refusals if isinstance(error, SetupError | IllegalAction) else []
    if isinstance(error, UndoRefused):
        refusals = [error.refusal]
    if refusals:
        table = TableNames(about, [])
        return "; ".join(
            f"{translator().refusal_text(table, refusal)} ({refusal.rule})" for refusal in refusals
        )
    if error.problems:
        return _problems_text(error.problems, about)
    return _words(error.name, _with_causes(error.facts, about))


def _words(name: str, facts: Facts) -> str:
    return translated("errors", f"error-{name}", facts) or ENGLISH.words(name, facts)


def _problems_text(problems: Defects, game: str) -> str:
    """What is wrong with a document, place by place."""
    every = [
        _words("defect", {"path": path, "problem": _problem_text(problem, game)})
        for path, problem in problems
    ]
    lines = list(dict.fromkeys(every))  # one card too many may be reported ninety times
    if len(lines) > MOST_DEFECTS:
        lines[MOST_DEFECTS:] = [_words("more-defects", {"count": len(lines) - MOST_DEFECTS})]
    return "; ".join(lines)


def _problem_text(problem: Problem, game: str) -> str:
    facts = _with_causes(problem.facts, str(problem.facts.get("game", game)))
    return translated("problems", f"problem-{problem.name}", facts) or documents.ENGLISH.words(
        problem.name, facts
    )


def _with_causes(facts: Facts, game: str) -> Facts:
    """The facts, with errors among them as text."""
    return {
        name: error_text(fact, game) if isinstance(fact, StormhallError) else fact
        for name, fact in facts.items()
    }
