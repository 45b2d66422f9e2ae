"""Lessons at a table: what comes next in the record, and what the one who learns is told.

As long as a game is the beginning of the lesson's record, bots choose as the record does, each in
its turn there; the person is free. Whoever leaves the record plays on against ordinary bots.
"""

from __future__ import annotations

from stormhall.kernel.table.record import RecordedChoice
from stormhall.lessons import Note
from stormhall.server.tables.history import Course
from stormhall.server.wire.messages import LessonNote, LessonState


def dictated(course: Course, seat: int) -> str | None:
    """What a bot chooses because the record does; None if it thinks for itself."""
    choice = _next(course)
    return choice.text if choice is not None and choice.seat == seat else None


def is_held(course: Course, seat: int) -> bool:
    """Whether a bot waits although it owes a choice: in the record others come first."""
    choice = _next(course)
    return choice is not None and choice.seat != seat


def lesson_state(course: Course, seat: int | None) -> LessonState | None:
    """What the one who learns is told now; nothing about what others hold or will choose."""
    lesson, game = course.lesson, course.game
    if lesson is None or game is None or seat != lesson.seat:
        return None
    made, followed = len(game.choices), lesson.followed(game)
    has_left = followed < min(made, lesson.length)
    # The last notes stay until the person goes on, whatever the bots do meanwhile.
    is_over = any(chooser == seat for chooser, _ in game.choices[lesson.length :])
    before, notes = lesson.told_at(followed)
    return LessonState(
        notes=[] if has_left or is_over else [_told(note) for note in notes],
        first=before + 1,
        total=len(lesson.notes),
        choice=None if has_left else dictated(course, seat),
        back=followed if has_left and course.playing() else None,
        left=has_left,
        done=followed == lesson.length,
    )


def _told(note: Note) -> LessonNote:
    return LessonNote(id=note.id, rule=note.rule, part=note.part)


def _next(course: Course) -> RecordedChoice | None:
    """The choice that the record has for this moment; None if the game is not on its way."""
    lesson, game = course.lesson, course.game
    if lesson is None or game is None:
        return None
    made = len(game.choices)
    if made >= lesson.length or lesson.followed(game) < made:
        return None
    return lesson.record.choices[made]
