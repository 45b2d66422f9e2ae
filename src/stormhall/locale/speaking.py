"""The language of this process: what command line and lab say to whoever started them.

Only those may use it that serve one person; a server speaks to many.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from stormhall.locale.bundle import Argument, part_of
from stormhall.locale.languages import preferred_language
from stormhall.locale.speaker import Speaker
from stormhall.locale.wording import as_arguments

PARTS: Final = {
    "usage": "usage",
    "cli": "commands",
    "report": "report",
}
"""By the beginning of an id the file of its message."""


class _Choice:
    """The language that somebody asked for."""

    wanted: str | None = None


def speak(wanted: str | None) -> None:
    """Speak this language from now on; None: the one of the environment."""
    _Choice.wanted = wanted


def language() -> str:
    """The language that is spoken."""
    return preferred_language(_Choice.wanted)


def say(message: str, **arguments: Argument) -> str:
    """The text of a message of the command line, in the language that is spoken."""
    return part_of(language(), PARTS[message.partition("-")[0]]).format(message, arguments)


def can_say(message: str) -> bool:
    """Whether the command line has a message of this id."""
    return part_of(language(), PARTS[message.partition("-")[0]]).has(message)


def translated(part: str, message: str, facts: Mapping[str, object]) -> str:
    """The text of a message that the engine itself has in English, from a file of the language that
    is spoken; empty in English, and where only English has it."""
    if language() == "en":
        return ""
    messages = part_of(language(), part)
    return messages.format(message, as_arguments(facts)) if messages.has(message) else ""


def speaker() -> Speaker:
    """What says everything else: options, words, reasons, refusals."""
    return _speaker_of(language())


@cache
def _speaker_of(code: str) -> Speaker:
    return Speaker(code)
