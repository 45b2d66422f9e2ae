"""The command line says nothing but messages, with the arguments that they have."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from stormhall.battalia.display import statistics as battalia
from stormhall.battalia.positions import problems as battalia_problems
from stormhall.battalia.stormgates.display import statistics as stormgates
from stormhall.battalia.stormgates.positions import problems as stormgates_problems
from stormhall.bloodrage.display import statistics as bloodrage
from stormhall.bloodrage.positions import problems as bloodrage_problems
from stormhall.commands.usage import PROBLEMS
from stormhall.locale import LANGUAGES
from stormhall.locale.bundle import part_of
from stormhall.server.ops import document_problems as table_problems
from tools.messages import messages_of
from tools.spoken import (
    ERRORS,
    SPEAKING,
    Call,
    calls,
    literal_texts,
    name_of,
    named_ids,
    nameless_errors,
    parsed,
    problem_calls,
    sources,
)

SILENT = {
    "commands/admin.py": ["cannot be replayed"],  # a field of its JSON
    "commands/data.py": ["Application Support"],
    "lab/report/pictures.py": ["axes fraction", "offset points"],
    "lab/report/sections.py": ["changes of ", "length in ", "points over time", "wins by "],
    "terminal.py": ["save FILE", "why ACTION"],
}
"""Words for programs and libraries, names of pictures within a page, and what is typed."""

FOR_PROGRAMMERS = {
    "kernel/table/game.py": [
        "'an action is a text or a value of `legal`'",
        "f'an action of {action.game} cannot be taken in {self.name}'",
        "f'a seed is a whole number, not {seed!r}'",
    ],
    "server/store/rows.py": ["f'entries must be numbered without gaps, not {numbers}'"],
    "server/store/sql.py": [
        'f"a table\'s entries begin with number 0, not {entries[0].n}"',
        "f'table {table} waits for entry {found}, not for {first}'",
    ],
}
"""Errors that no command can bring about, only a program that calls wrongly."""

DOCUMENT_PROBLEMS = {
    **stormgates_problems.PROBLEMS,
    **battalia_problems.PROBLEMS,
    **bloodrage_problems.PROBLEMS,
    **table_problems.PROBLEMS,
}

GIVEN = {"levels"}
"""What every help is told."""


@cache
def arguments(language: str) -> dict[str, set[str]]:
    return {message: used for message, (_, used) in messages_of(language).items()}


@cache
def said() -> list[tuple[str, Call]]:
    return list(calls())


@cache
def named() -> list[tuple[str, str]]:
    return list(named_ids())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_named_is_there(language: str):
    assert [each for each in named() if each[1] not in arguments(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_get_the_arguments_that_they_use(language: str):
    wrong: list[tuple[str, str, set[str]]] = []
    for source, (message, whole, given) in said():
        if given is None:
            continue
        for known, used in arguments(language).items():
            if known == message or (not whole and known.startswith(message)):
                if used - given:
                    wrong.append((source, known, used - given))

    assert wrong == []


def test_help_is_told_nothing_but_the_levels():
    texts = {message for _, message in named() if message.startswith("usage-")}
    whole = {message for _, (message, is_whole, _) in said() if is_whole}
    problems = set(PROBLEMS.values())

    for message in texts - whole - problems:
        assert arguments("en")[message] <= GIVEN, message
    for pattern, message in PROBLEMS.items():
        assert arguments("en")[message] <= set(re.compile(pattern).groupindex), message


@pytest.mark.parametrize("source", sources(*SPEAKING), ids=name_of)
def test_sources_hold_no_sentence(source: Path):
    allowed = SILENT.get(name_of(source), [])

    assert [text for text in literal_texts(parsed(source)) if text not in allowed] == []


def test_sentences_are_found():
    code = '''
"""A docstring is none."""
console.print("done")
print_note(f"[bold]wrote[/bold] {file}")
title = "Wait a moment"
assert title, "not this one"
table.add_column(say("cli-games"))
'''
    found = list(literal_texts(ast.parse(code)))

    assert sorted(found) == ["Wait a moment", "[bold]wrote[/bold] ", "done"]


@pytest.mark.parametrize("source", sources(*ERRORS), ids=name_of)
def test_errors_that_people_meet_have_names(source: Path):
    allowed = FOR_PROGRAMMERS.get(name_of(source), [])

    assert [text for text in nameless_errors(parsed(source)) if text not in allowed] == []


def test_errors_without_names_are_found():
    code = """
raise StoreError(f"there is no table {table}")
raise StoreError("it is closed").named("closed")
raise RecordError("the end is missing", number)
raise command_error("error-list", text=text)
"""
    found = list(nameless_errors(ast.parse(code)))

    assert found == ["f'there is no table {table}'", "'the end is missing'"]


def facts_of(pattern: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", pattern))


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_of_documents_are_said_with_their_facts(language: str):
    messages = part_of(language, "defects")

    assert messages.ids() == {f"defect-{name}" for name in DOCUMENT_PROBLEMS}
    for name, pattern in DOCUMENT_PROBLEMS.items():
        assert messages.variables(f"defect-{name}") == facts_of(pattern), name


def test_problems_say_the_same_in_english_with_and_without_messages():
    for name, pattern in DOCUMENT_PROBLEMS.items():
        facts = {fact: f"<{fact}>" for fact in facts_of(pattern)}

        assert part_of("en", "defects").format(f"defect-{name}", {**facts}) == pattern.format(
            **facts
        )


def test_games_give_a_problem_one_sense():
    for table in (battalia_problems, bloodrage_problems, table_problems, stormgates_problems):
        for name, pattern in table.PROBLEMS.items():
            assert DOCUMENT_PROBLEMS[name] == pattern, name


def test_problems_are_named_with_the_facts_that_they_have():
    named = list(problem_calls())

    assert {name for _, name, _ in named} == set(DOCUMENT_PROBLEMS)
    for source, name, facts in named:
        assert facts >= facts_of(DOCUMENT_PROBLEMS[name]), (source, name)


def test_reports_have_names_for_what_is_counted():
    topics: set[str] = set()
    deeds: set[str] = set()
    for module in (battalia, stormgates, bloodrage):
        for name, table in vars(module).items():
            pairs = table.values() if isinstance(table, dict) else ()
            for topic, word in [each for each in pairs if isinstance(each, tuple)]:
                topics.add(topic)
                if name in ("ONE_WORD", "BY_SEAT"):
                    deeds.add(word)
    topics |= set(battalia.CARD_GAINED.values())

    assert len(topics) > 20
    assert {f"report-topic-{topic.replace('_', '-')}" for topic in topics} <= set(arguments("en"))
    assert {f"report-deed-{word}" for word in deeds} <= set(arguments("en"))
