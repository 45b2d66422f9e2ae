"""Lessons: the first part of a game, choice by choice, with notes for new players.

A lesson of a game is two files beside this one: a record (`GAME.txt`), which can be replayed like
any other, and its notes (`GAME.json`): which seat is taught, the level of the bots once the game
leaves the record or the record ends, and which note comes before which choice. The texts of the
notes are messages.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from stormhall.agents.levels import LEVELS
from stormhall.kernel.core.errors import ENGLISH, StormhallError
from stormhall.kernel.table.game import Game
from stormhall.kernel.table.record import Record
from stormhall.lessons.error_words import FOR_PROGRAMS

ENGLISH.declare(FOR_PROGRAMS, only_english=True)

FILES: Final = Path(__file__).resolve().parent


class LessonError(StormhallError):
    """A lesson that contradicts itself, its record or the hall."""


class Note(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A note to show after some choices, its rule, and the part of the screen it points at."""

    at: Annotated[int, Meta(ge=0)]
    id: str
    rule: str
    part: str | None = None


class Content(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A stored lesson: the text of its record and its notes."""

    record: str
    seat: Annotated[int, Meta(ge=0)]
    level: str
    notes: list[Note]


class Lesson:
    """A lesson whose record and notes fit together."""

    def __init__(self, content: Content) -> None:
        self.content: Final = content
        self.record: Final = Record.from_text(content.record)
        self.seat: Final = content.seat
        self.level: Final = content.level
        self.notes: Final = content.notes
        self._check()

    def __repr__(self) -> str:
        return f"<Lesson of {self.record.game}: {len(self.notes)} notes, {self.length} choices>"

    @property
    def length(self) -> int:
        """How many choices the record has."""
        return len(self.record.choices)

    def followed(self, game: Game) -> int:
        """How many choices from the beginning a game has in common with the record."""
        made, notation = game.choices[: self.length], game.ruleset.notation
        for number, (seat, code) in enumerate(made):
            choice = self.record.choices[number]
            if seat != choice.seat or notation.text(code) != choice.text:
                return number
        return len(made)

    def notes_at(self, choices: int) -> tuple[int, list[Note]]:
        """The notes to show after this many choices, and how many notes come before them."""
        last = max((note.at for note in self.notes if note.at <= choices), default=0)
        notes = [note for note in self.notes if note.at == last]
        return (self.notes.index(notes[0]) if notes else 0), notes

    def _check(self) -> None:
        record = self.record
        if record.seed is None:
            raise LessonError("lesson-position")
        if self.seat >= record.seats:
            raise LessonError("lesson-seat", seat=self.seat, seats=record.seats)
        if self.level not in LEVELS:
            raise LessonError("lesson-level", level=self.level, known=LEVELS)
        taught = [i for i, choice in enumerate(record.choices) if choice.seat == self.seat]
        moments = [*taught, self.length]
        ids: set[str] = set()
        for note in self.notes:
            self._check_note(note, moments)
            if note.id in ids:
                raise LessonError("lesson-twice", note=note.id)
            ids.add(note.id)
        places = [note.at for note in self.notes]
        if places != sorted(places):
            raise LessonError("lesson-order")
        if not places or places[0] > moments[0]:
            raise LessonError("lesson-beginning")
        if places[-1] != self.length:
            raise LessonError("lesson-end", choices=self.length)

    def _check_note(self, note: Note, moments: list[int]) -> None:
        if not note.id.startswith(f"{self.record.game}-lesson-"):
            raise LessonError("lesson-note", note=note.id, game=self.record.game)
        if note.at > self.length:
            raise LessonError("lesson-late", note=note.id, at=note.at, choices=self.length)
        if note.at not in moments:
            raise LessonError("lesson-other-seat", note=note.id, choice=note.at + 1)


def read(data: object) -> Lesson:
    """The lesson in plain data; raises `LessonError` with what is wrong."""
    try:
        return Lesson(msgspec.convert(data, Content))
    except msgspec.ValidationError as error:
        raise LessonError("lesson-form", problem=error) from error


def load(folder: Path, game: str) -> Lesson:
    """The lesson of a game in a folder; raises `LessonError` or `RecordError`."""
    try:
        notes: dict[str, Any] = msgspec.json.decode(
            (folder / f"{game}.json").read_bytes(), type=dict[str, Any]
        )
        record = (folder / f"{game}.txt").read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise LessonError("lesson-unread", game=game, problem=error) from error
    lesson = read({**notes, "record": record})
    if lesson.record.game != game:
        raise LessonError("lesson-game", game=game, other=lesson.record.game)
    return lesson


def games() -> list[str]:
    """The games that have a lesson."""
    return sorted(path.stem for path in FILES.glob("*.json"))


@cache
def lesson_of(game: str) -> Lesson:
    """The lesson of a game, read once."""
    return load(FILES, game)
