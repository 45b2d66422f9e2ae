"""The texts of `run.py` before anything is installed: `run.ftl`, read with only Python.

The language is chosen as on the command line. Only plain messages can be read, with arguments
as `{ $name }`; tests/tools/test_run.py checks that Fluent reads the same.
"""

from __future__ import annotations

import re
import runpy
import sys
from functools import lru_cache
from pathlib import Path

LOCALE = Path(__file__).resolve().parents[2] / "src" / "stormhall" / "locale"
OPTION = "--language"
MESSAGE = re.compile(r"^([a-z][a-z-]*) = (.*)$", re.MULTILINE)


def say(message: str, **facts: object) -> str:
    """The text of a message in the user's language."""
    text = messages_of(language(tuple(sys.argv[1:])))[message]
    for name, fact in facts.items():
        text = text.replace("{ $" + name + " }", str(fact))
    return text


def language(arguments: tuple[str, ...]) -> str:
    """The language of the arguments or the environment, chosen as the package does."""
    rule = runpy.run_path(str(LOCALE / "languages.py"))["preferred_language"]
    return str(rule(_wish(arguments)))


def _wish(arguments: tuple[str, ...]) -> str | None:
    for i, word in enumerate(arguments):
        if word == OPTION and i + 1 < len(arguments):
            return arguments[i + 1]
        if word.startswith(f"{OPTION}="):
            return word.partition("=")[2]
    return None


@lru_cache(maxsize=None)  # noqa: UP033 - a Python that is too old must get this far to say so
def messages_of(code: str) -> dict[str, str]:
    """The messages by id."""
    text = (LOCALE / code / "cli" / "run.ftl").read_text(encoding="utf-8")
    return dict(MESSAGE.findall(text))
