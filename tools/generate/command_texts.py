"""Find the texts of the command line in its sources: ids, arguments, sentences without an id.

Commands name their messages literally: `say("cli-open", address=...)`, `help="usage-seed"`. Errors
have names with facts: `SetupError("no-game", game=...)`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tools.setup.environment import ROOT

PACKAGE: Final = ROOT / "src" / "stormhall"

SHOWING: Final = ("cli.py", "terminal.py", "commands/**/*.py", "lab/report/*.py")
"""The sources that print for users; they may print only messages."""

ERRORS: Final = (
    "SetupError",
    "NotationError",
    "RecordError",
    "LessonError",
    "ResultsError",
    "StoreError",
    "TableError",
    "Conflict",
    "StoreFull",
    "StoreBusy",
    "DamagedTable",
    "NewerStore",
)
"""The errors that are named where they are raised."""

HALL_ERRORS: Final = ("HallError", "Revoked")
"""The server's errors, whose names are codes, or codes with a detail."""

ID: Final = re.compile(r"(usage|cli|report|terminal)-[a-z0-9-]*[a-z0-9]")
SENTENCE: Final = re.compile(r"[^\W\d_] [^\W\d_]{2,}")
SHOWN: Final = (
    "print",
    "print_note",
    "add_column",
    "add_task",
    "confirm",
    "print_table",
    "set_xlabel",
)
"""The functions that print their first argument, even if it is a single word."""

Call = tuple[str, bool, set[str] | None]
"""An id or its beginning, whether it is complete, and the arguments; None if some are computed."""


def sources(*patterns: str) -> list[Path]:
    """The sources that match `SHOWING`."""
    return sorted({path for pattern in patterns for path in PACKAGE.glob(pattern)})


def name_of(path: Path) -> str:
    """The path of a source in the package."""
    return path.relative_to(PACKAGE).as_posix()


@cache
def parsed(path: Path) -> ast.Module:
    """The syntax tree of a source, read once."""
    return ast.parse(path.read_text(encoding="utf-8"))


def modules() -> Iterator[tuple[str, ast.Module]]:
    """All parsed sources by their path in the package."""
    for path in sources("**/*.py"):
        yield name_of(path), parsed(path)


def calls() -> Iterator[tuple[str, Call]]:
    """Each use of a message: its source and its arguments."""
    for name, module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and node.args and _called(node) in ("say", "tr"):
                arguments = {keyword.arg for keyword in node.keywords if keyword.arg}
                every = all(keyword.arg for keyword in node.keywords)
                for message, whole in _ids(node.args[0]):
                    yield name, (message, whole, arguments if every else None)


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _ids(node: ast.expr) -> Iterator[tuple[str, bool]]:
    if isinstance(node, ast.IfExp):
        yield from _ids(node.body)
        yield from _ids(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, True
    elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        yield str(node.values[0].value), False


def named_ids() -> Iterator[tuple[str, str]]:
    """The sources of the command line with the ids that they name."""
    for name, module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if ID.fullmatch(node.value) and "." not in node.value:
                    yield name, node.value


def error_calls(
    module: ast.Module, errors: tuple[str, ...] = ERRORS
) -> Iterator[tuple[str, set[str] | None]]:
    """The errors that a source makes: their names, empty if not literal, and their facts,
    None if some are computed."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and node.args and _called(node) in errors:
            every = all(keyword.arg for keyword in node.keywords)
            facts = {keyword.arg for keyword in node.keywords if keyword.arg}
            for name, is_whole in list(_ids(node.args[0])) or [("", False)]:
                yield name if is_whole else "", facts if every else None


def error_sentences(module: ast.Module) -> Iterator[str]:
    """Sentences among the arguments of errors of the server."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and _called(node) in (*HALL_ERRORS, "BotLost"):
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    if SENTENCE.search(part.value):
                        yield part.value


def problem_calls() -> Iterator[tuple[str, str, set[str]]]:
    """Each use of a problem of a document: its source, its name and its facts."""
    for name, module in modules():
        if not _names_problems(module):
            continue
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and _called(node) == "problem":
                problem = node.args[0]
                assert isinstance(problem, ast.Constant), f"{name}: a problem is named literally"
                facts = {keyword.arg for keyword in node.keywords if keyword.arg}
                yield name, str(problem.value), facts


def _names_problems(module: ast.Module) -> bool:
    """Whether a module imports `problem` from one of the modules that list problems."""
    return any(
        isinstance(node, ast.ImportFrom)
        and (node.module or "").endswith("problems")
        and any(alias.name == "problem" for alias in node.names)
        for node in ast.walk(module)
    )


def literal_texts(module: ast.Module) -> Iterator[str]:
    """The texts in a source that should be messages."""
    silent = {id(node) for quiet in _silent(module) for node in ast.walk(quiet)}
    for node in ast.walk(module):
        if id(node) in silent:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if SENTENCE.search(node.value) and not node.value.startswith("<"):
                yield node.value
        elif isinstance(node, ast.Call) and _called(node) in SHOWN:
            yield from (text for part in node.args[:1] for text in _words(part))


def _silent(module: ast.Module) -> Iterator[ast.AST]:
    """The strings that are never printed: docstrings, patterns of other programs' output,
    assertions."""
    for node in ast.walk(module):
        docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        pattern = isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "PROBLEMS"
        if docstring or pattern or isinstance(node, ast.Assert):
            yield node


def _words(part: ast.expr) -> Iterator[str]:
    constants = [part] if isinstance(part, ast.Constant) else []
    if isinstance(part, ast.JoinedStr):
        constants = [one for one in part.values if isinstance(one, ast.Constant)]
    for one in constants:
        text = re.sub(r"\[/?[a-z ]*\]", "", str(one.value))
        if re.search(r"[^\W\d_]{2,}", text):
            yield str(one.value)
