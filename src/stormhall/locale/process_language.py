"""The language of this process, for the command line and the lab.

A server must not use it: each of its clients has its own language.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from stormhall.locale.bundle import Argument, part_of
from stormhall.locale.languages import preferred_language
from stormhall.locale.translator import Translator
from stormhall.locale.wording import as_arguments

PARTS: Final = {"usage": "usage", "cli": "commands", "report": "report"}
"""The file of a message, by the beginning of its id."""


class _Choice:
    """The requested language."""

    wanted: str | None = None


def set_language(wanted: str | None) -> None:
    """Use this language from now on; None means the environment's."""
    _Choice.wanted = wanted


def language() -> str:
    """The language in use."""
    return preferred_language(_Choice.wanted)


def say(message: str, **arguments: Argument) -> str:
    """The text of a message of the command line."""
    return part_of(language(), PARTS[message.partition("-")[0]]).format(message, arguments)


def has_message(message: str) -> bool:
    """Whether the command line has a message with this id."""
    return part_of(language(), PARTS[message.partition("-")[0]]).has(message)


def translated(part: str, message: str, facts: Mapping[str, object]) -> str:
    """The translation of a message whose English is in the sources; an empty string if none."""
    if language() == "en":
        return ""
    messages = part_of(language(), part)
    return messages.format(message, as_arguments(facts)) if messages.has(message) else ""


def translator() -> Translator:
    """The translator of everything else: options, words, reasons, refusals."""
    return _translator_of(language())


@cache
def _translator_of(code: str) -> Translator:
    return Translator(code)
