"""Lessons at a table: the next choice of the lesson's record, and the notes for the learner.

While a game follows the lesson's record, bots make the record's choices in the record's order; the
person is free. Once the game differs from the record, the bots think for themselves.
"""

from __future__ import annotations

from stormhall.kernel.table.record import RecordedChoice
from stormhall.server.tables.history import TableHistory
from stormhall.server.wire.messages import LessonNote, LessonState


def recorded_choice(history: TableHistory, seat: int) -> str | None:
    """The choice the record has for this seat at this point; None if its bot thinks for itself."""
    choice = _next_recorded(history)
    return choice.text if choice is not None and choice.seat == seat else None


def is_held(history: TableHistory, seat: int) -> bool:
    """Whether a bot that owes a choice waits because another seat comes first in the record."""
    choice = _next_recorded(history)
    return choice is not None and choice.seat != seat


def lesson_state(history: TableHistory, seat: int | None) -> LessonState | None:
    """What the learner is shown now; it reveals nothing about what others hold or will choose."""
    lesson, game = history.lesson, history.game
    if lesson is None or game is None or seat != lesson.seat:
        return None
    made, followed = len(game.choices), lesson.followed(game)
    has_left = followed < min(made, lesson.length)
    # The last notes stay until the person goes on, whatever the bots do meanwhile.
    is_over = any(chooser == seat for chooser, _ in game.choices[lesson.length :])
    before, notes = lesson.notes_at(followed)
    messages = [LessonNote(id=note.id, rule=note.rule, part=note.part) for note in notes]
    return LessonState(
        notes=[] if has_left or is_over else messages,
        first=before + 1,
        total=len(lesson.notes),
        choice=None if has_left else recorded_choice(history, seat),
        back=followed if has_left and history.playing() else None,
        left=has_left,
        done=followed == lesson.length,
    )


def _next_recorded(history: TableHistory) -> RecordedChoice | None:
    """The record's next choice; None if the game has left the record or the record has ended."""
    lesson, game = history.lesson, history.game
    if lesson is None or game is None:
        return None
    made = len(game.choices)
    if made >= lesson.length or lesson.followed(game) < made:
        return None
    return lesson.record.choices[made]
