"""A lesson is a record that replays, with notes that fit it; any other is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import stormhall
from stormhall import lessons, rulebook
from stormhall.kernel.core.errors import RecordError
from stormhall.lessons import LessonError
from stormhall.locale import LANGUAGES
from stormhall.locale.bundle import bundle_of

GAMES = lessons.games()
MOST_LETTERS = {"zh-Hant": 120}
"""The longest text that fits into the coach's card on a phone."""
USUAL = 330


def content(game: str = "bloodrage") -> dict[str, Any]:
    """A lesson as plain data, to be damaged."""
    found: dict[str, Any] = json.loads((lessons.FILES / f"{game}.json").read_text("utf-8"))
    record = (lessons.FILES / f"{game}.txt").read_text("utf-8")
    return {**found, "record": record}


def test_every_game_has_a_lesson():
    assert sorted(set(stormhall.games()) & {"battalia", "stormgates", "bloodrage"}) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_record_replays_to_its_end_and_the_game_goes_on(game: str):
    lesson = lessons.lesson_of(game)

    played = stormhall.replay(lesson.content.record)

    assert played.name == game
    assert lesson.followed(played) == lesson.length == len(played.choices)
    assert not played.over
    assert lesson.seat in played.to_act, "who has learnt plays on"


def test_a_lesson_says_what_it_is():
    lesson = lessons.lesson_of("battalia")

    expected = f"<Lesson of battalia: {len(lesson.content.notes)} notes, {lesson.length} choices>"
    assert repr(lesson) == expected


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_short_and_has_many_notes(game: str):
    lesson = lessons.lesson_of(game)
    own = [i for i, choice in enumerate(lesson.record.choices) if choice.seat == lesson.seat]
    told = {note.at for note in lesson.notes}

    assert 8 <= len(own) <= 30
    assert 12 <= len(lesson.notes) <= 25
    silent = 0
    for choice in own:
        silent = 0 if choice in told else silent + 1
        assert silent <= 3, f"nothing is told about choice {choice + 1} and those before it"


@pytest.mark.parametrize("game", GAMES)
def test_notes_teach_existing_rules(game: str):
    rules = rulebook.all_rules()

    assert [note.rule for note in lessons.lesson_of(game).notes if note.rule not in rules] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_note_has_a_text_and_is_short(game: str, language: str):
    texts = bundle_of(language)
    for note in lessons.lesson_of(game).notes:
        said = texts.format(note.id, {})

        assert said != note.id
        assert len(said) <= MOST_LETTERS.get(language, USUAL), (note.id, len(said))
        assert not re.search(r"[{}]|  ", said)


def test_a_game_that_left_the_lesson_followed_it_up_to_that_choice():
    lesson = lessons.lesson_of("bloodrage")
    game = stormhall.new("bloodrage", 2, lesson.record.seed or 0, lesson.record.options)

    assert lesson.followed(game) == 0
    game.apply(0, lesson.record.choices[0].text)
    assert lesson.followed(game) == 1
    game.apply(1, game.legal(1)[0])
    game.apply(0, game.legal(0)[0])
    assert lesson.followed(game) == 1


def test_a_note_stays_until_the_next_one():
    lesson = lessons.lesson_of("battalia")

    assert lesson.notes_at(0) == (0, lesson.notes[:3])
    assert lesson.notes_at(2) == lesson.notes_at(0)
    assert lesson.notes_at(lesson.length)[1] == lesson.notes[-2:]


def spoilt(**changes: Any) -> dict[str, Any]:
    return {**content(), **changes}


def renoted(**changes: Any) -> dict[str, Any]:
    """A lesson whose third note is replaced."""
    found = content()
    found["notes"][2] = {**found["notes"][2], **changes}
    return found


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (spoilt(seat=2), "seat 2 is taught, but there are only 2"),
        (spoilt(seat="first"), "Expected `int`, got `str` - at `$.seat`"),
        (spoilt(level="gentle"), "there is no level 'gentle'"),
        (spoilt(colour="red"), "unknown field `colour`"),
        (spoilt(notes=[]), "no note comes before the first choice"),
        (spoilt(notes=content()["notes"][:-2]), "no note comes at the end"),
        (spoilt(notes=content()["notes"][2:]), "no note comes before the first choice"),
        (spoilt(notes=[*content()["notes"], content()["notes"][-1]]), "comes twice"),
        (renoted(at=400), "comes after 400 choices; there are 37"),
        (renoted(at=-1), "Expected `int` >= 0"),
        (renoted(at=1), "comes before choice 2 of another seat"),
        (renoted(at=22), "in the order of their choices"),
        (renoted(id="battalia-lesson-hero"), "is not a note about bloodrage"),
        (renoted(picture="axe"), "unknown field `picture`"),
    ],
)
def test_a_bad_lesson_is_refused_with_what_is_wrong(data: dict[str, Any], problem: str):
    with pytest.raises(LessonError, match=re.escape(problem)):
        lessons.read(data)


def test_a_lesson_begins_from_a_seed():
    game = stormhall.new("bloodrage", 2, 1)
    record = stormhall.from_position(game.position()).record()

    with pytest.raises(LessonError, match="begins from a seed"):
        lessons.read(spoilt(record=record, notes=[]))


def test_a_text_that_is_not_a_record_is_refused():
    with pytest.raises(RecordError, match="the first line must be"):
        lessons.read(spoilt(record="once upon a time"))


def test_files_that_are_missing_broken_or_mixed_up_are_refused(tmp_path: Path):
    with pytest.raises(LessonError, match="the lesson of battalia cannot be read"):
        lessons.load(tmp_path, "battalia")

    (tmp_path / "battalia.json").write_text("{", encoding="utf-8")
    with pytest.raises(LessonError, match="the lesson of battalia cannot be read"):
        lessons.load(tmp_path, "battalia")

    for end in ("json", "txt"):
        told = (lessons.FILES / f"bloodrage.{end}").read_text("utf-8")
        (tmp_path / f"battalia.{end}").write_text(told, encoding="utf-8")
    with pytest.raises(LessonError, match="the lesson of battalia is one of bloodrage"):
        lessons.load(tmp_path, "battalia")
