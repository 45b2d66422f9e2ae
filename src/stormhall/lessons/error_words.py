"""The English texts of lesson errors; translations are in `stormhall/locale`."""

from __future__ import annotations

from typing import Final

FOR_PROGRAMS: Final[dict[str, str]] = {
    "lesson-position": "a lesson begins from a seed, not from a position",
    "lesson-seat": "seat {seat} is taught, but there are only {seats}",
    "lesson-level": "there is no level {level!r}; there are: {known}",
    "lesson-twice": "{note} comes twice",
    "lesson-order": "notes stand in the order of their choices",
    "lesson-beginning": "no note comes before the first choice",
    "lesson-end": "no note comes at the end, after {choices} choices",
    "lesson-note": "{note} is not a note about {game}",
    "lesson-late": "{note} comes after {at} choices; there are {choices}",
    "lesson-other-seat": "{note} comes before choice {choice} of another seat",
    "lesson-form": "{problem}",
    "lesson-unread": "the lesson of {game} cannot be read: {problem}",
    "lesson-game": "the lesson of {game} is one of {other}",
}
"""In English only: no command can cause them."""
