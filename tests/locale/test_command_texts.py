"""All texts of the command line are messages, and get the arguments they use."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from stormhall.battalia.display import statistics as battalia
from stormhall.battalia.stormgates.display import statistics as stormgates
from stormhall.bloodrage.display import statistics as bloodrage
from stormhall.commands.support.usage import PROBLEMS as USAGE_PROBLEMS
from stormhall.kernel.core import problems
from stormhall.kernel.core.english import English
from stormhall.kernel.core.errors import ENGLISH
from stormhall.locale import LANGUAGES
from stormhall.server.wire import codes
from tools.generate.command_texts import (
    HALL_ERRORS,
    SHOWING,
    Call,
    calls,
    error_calls,
    error_sentences,
    literal_texts,
    name_of,
    named_ids,
    parsed,
    problem_calls,
    sources,
)
from tools.generate.messages import facts_of, messages_of, translated

SILENT = {
    "commands/support/data_folder.py": ["Application Support"],
    "lab/report/pictures.py": ["axes fraction", "offset points"],
    "terminal.py": ["save FILE", "why ACTION"],
}
"""Words for programs and libraries, and words that people type."""

COMPUTED = {
    "commands/bench.py",
    "kernel/core/notation.py",
    "kernel/options.py",
    "server/store/database_errors.py",
}
"""The places where an error's name comes from a table or depends on its kind."""

OWN_NAMES = {
    "commands/support/error_text.py",
    "kernel/core/errors.py",
    "server/bots/pool.py",
    "server/store/sql.py",
}
"""The classes and functions that name their errors themselves."""

SHOWING_SOURCES = [path for path in sources(*SHOWING) if path.name != "error_words.py"]

GIVEN = {"levels", "languages"}
"""The arguments of every help text."""


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
def test_every_message_that_a_source_names_exists(language: str):
    assert [each for each in named() if each[1] not in arguments(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_get_the_arguments_they_use(language: str):
    wrong: list[tuple[str, str, set[str]]] = []
    for source, (message, whole, given) in said():
        if given is None:
            continue
        for known, used in arguments(language).items():
            if known == message or (not whole and known.startswith(message)):
                if used - given:
                    wrong.append((source, known, used - given))

    assert wrong == []


def test_help_texts_use_only_levels_and_languages_as_arguments():
    texts = {message for _, message in named() if message.startswith("usage-")}
    whole = {message for _, (message, is_whole, _) in said() if is_whole}
    problems = set(USAGE_PROBLEMS.values())

    for message in texts - whole - problems:
        assert arguments("en")[message] <= GIVEN, message
    for pattern, message in USAGE_PROBLEMS.items():
        assert arguments("en")[message] <= set(re.compile(pattern).groupindex), message


@pytest.mark.parametrize("source", SHOWING_SOURCES, ids=name_of)
def test_sources_contain_no_sentence(source: Path):
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


@cache
def errors() -> list[tuple[str, str, set[str] | None]]:
    return [
        (name_of(path), name, facts)
        for path in sources("**/*.py")
        for name, facts in error_calls(parsed(path))
    ]


def test_errors_get_the_facts_that_their_texts_use():
    wrong: list[tuple[str, str]] = []
    for source, name, facts in errors():
        if name == "" and source in COMPUTED:
            continue
        pattern = ENGLISH.patterns.get(name)
        if pattern is None or (facts is not None and not facts >= facts_of(pattern)):
            wrong.append((source, name))

    assert len(errors()) > 100
    assert wrong == []


def test_every_error_with_a_text_is_raised():
    named = {name for _, name, _ in errors()}
    texts = "".join(
        path.read_text(encoding="utf-8")
        for path in sources("**/*.py")
        if name_of(path) in COMPUTED | OWN_NAMES
    )

    assert [
        name
        for name in ENGLISH.patterns
        if name not in named and f'"{name}"' not in texts and not name.startswith("option-value-")
    ] == []


def test_errors_with_sentences_are_found():
    code = """
raise StoreError(f"there is no table {table}")
raise StoreError("no-table", table=table)
raise RecordError(name, **facts)
"""

    assert list(error_calls(ast.parse(code))) == [("", set()), ("no-table", {"table"}), ("", None)]


def test_errors_of_the_hall_are_codes_or_details_and_get_the_facts_that_their_texts_use():
    named: set[str] = set()
    for path in sources("server/**/*.py"):
        for name, facts in error_calls(parsed(path), HALL_ERRORS):
            assert name in codes.ENGLISH.patterns, (name_of(path), name)
            assert facts is not None, name_of(path)
            assert facts >= facts_of(codes.ENGLISH.patterns[name]), (name_of(path), name)
            named.add(name)

    assert [name for name in codes.DETAILS if name not in named] == []


def test_errors_of_the_hall_are_raised_without_a_sentence():
    code = 'raise HallError("over"); raise BotLost("died", f"the worker has {count} tasks")'

    assert list(error_sentences(ast.parse(code))) == ["the worker has "]
    for path in sources("server/**/*.py"):
        assert list(error_sentences(parsed(path))) == [], name_of(path)


def test_a_name_is_declared_once():
    english = English("problem")
    english.declare({"missing": "missing"})

    with pytest.raises(AssertionError, match="problem 'missing' is declared twice"):
        english.declare({"missing": "it is not there"})


def test_problems_get_the_facts_that_their_texts_use():
    named = list(problem_calls())

    assert {name for _, name, _ in named} == set(translated(problems.ENGLISH))
    for source, name, facts in named:
        assert facts >= facts_of(problems.ENGLISH.patterns[name]), (source, name)


def test_reports_have_names_for_everything_they_count():
    topics: set[str] = set()
    actions: set[str] = set()
    for module in (battalia, stormgates, bloodrage):
        for name, table in vars(module).items():
            pairs = table.values() if isinstance(table, dict) else ()
            for topic, word in [each for each in pairs if isinstance(each, tuple)]:
                topics.add(topic)
                if name in ("ONE_WORD", "BY_SEAT"):
                    actions.add(word)
    topics |= set(battalia.CARD_GAINED.values())

    assert len(topics) > 20
    assert {f"report-topic-{topic.replace('_', '-')}" for topic in topics} <= set(arguments("en"))
    assert {f"report-action-{word}" for word in actions} <= set(arguments("en"))
