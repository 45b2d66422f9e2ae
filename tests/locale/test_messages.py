"""The messages of every language are complete and needed, use the right arguments, and work.

The ids follow from the games themselves; `tools.generate.messages` finds them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from stormhall.agents.levels import LEVELS
from stormhall.games import GAMES
from stormhall.kernel.ruleset import find
from stormhall.locale import LANGUAGES, TableNames, Translator
from stormhall.locale.bundle import FILES, Bundle, bundle_of, files_of
from tests.locale.games import GameTexts
from tools.generate.messages import (
    english_of_sources,
    entries_of,
    facts_of,
    named_in_sources,
    needed_by_engine,
    option_texts,
    started_files,
    travelling_arguments,
)
from tools.generate.messages import messages_of as messages
from tools.setup.environment import ROOT

ANY_GAME = "|".join(GAMES)
FILE_NAMES = sorted(path.stem for path in files_of("bg"))
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]

FAMILIES = re.compile(rf"({ANY_GAME})-(help-.+|source-.+|compound|action-(.+))")
"""Messages that the client finds by a name from the engine."""

NAME = re.compile(r"(Stormhall|MIT|CC BY 3\.0|[A-Z][a-z]{2,5}|[A-Za-z]|\W|\d)*")

UNSAID = re.compile(rf"[{{}}]|  |\bundefined\b|\b(hall|{ANY_GAME}|refusal)-")
"""Traces of missing facts and messages."""

LATIN = re.compile(r"[A-Za-z]{2}")

WHOLE = re.compile(r"""['"`]([\w-]+)(?=['"`])""")
BEGUN = re.compile(r"""`([\w-]+)-(?=\$\{)|f["']([\w-]+)-(?=\{)""")
"""Ids in the sources: quoted in full, or a prefix that is completed at run time."""


def file_of(language: str, home: str) -> Path | None:
    return next((path for path in files_of(language) if path.stem == home), None)


def written(language: str, home: str) -> bool:
    return file_of(language, home) is not None or (
        language == "en" and home in english_of_sources()
    )


def of_file(language: str, home: str) -> set[str]:
    return {message for message, (file, _) in messages(language).items() if file == home}


@cache
def needed() -> dict[str, dict[str, set[str]]]:
    return needed_by_engine()


@cache
def client_sources() -> list[str]:
    files = sorted((ROOT / "web" / "src").rglob("*"))
    return [
        path.read_text(encoding="utf-8")
        for path in files
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    ]


@cache
def literals_of_sources() -> tuple[set[str], set[str]]:
    """Quoted texts in browser, server and terminal, and the beginnings of `start-${...}`."""
    folders = (ROOT / "src" / "stormhall", ROOT / "tools")
    files = [ROOT / "run.py", *(path for folder in folders for path in folder.rglob("*.py"))]
    whole: set[str] = set()
    begun: set[str] = set()
    for text in [*client_sources(), *(path.read_text(encoding="utf-8") for path in files)]:
        whole |= set(WHOLE.findall(text))
        begun |= {start for found in BEGUN.findall(text) for start in found}
    return whole, begun


def plain(arguments: set[str]) -> set[str]:
    """The facts that these arguments come from."""
    return {name.removesuffix("-id") for name in arguments} - {"known"}


def test_every_language_has_every_file():
    assert [
        f"{language}/{home}.ftl"
        for language in LANGUAGES
        for home in FILE_NAMES
        if not written(language, home)
    ] == []


def test_the_english_of_options_matches_the_sources():
    for path, text in option_texts().items():
        assert path.read_text(encoding="utf-8") == text, "python -m tools.generate.messages --write"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read(language: str):
    for path in files_of(language):
        for entry in entries_of(path):
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"


@pytest.mark.parametrize("home", FILE_NAMES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_all_languages_have_the_same_messages(language: str, home: str):
    assert of_file(language, home) == of_file("en", home)


@pytest.mark.parametrize("home", FILE_NAMES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_all_languages_use_the_same_arguments(language: str, home: str):
    for message in of_file("en", home) & of_file(language, home):
        english, own = messages("en")[message][1], messages(language)[message][1]
        assert plain(own) == plain(english), message


@pytest.mark.parametrize("home", ["hall", "errors", "problems", "boards", "lessons", *GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_engine_is_in_every_language(language: str, home: str):
    assert sorted(set(needed()[home]) - set(messages(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_of_browser_and_terminal_is_in_every_language(language: str):
    assert sorted(named_in_sources() - set(messages(language))) == []


@pytest.mark.parametrize("home", FILE_NAMES)
def test_every_message_is_needed(home: str):
    wanted = {message for of_home in needed().values() for message in of_home}
    kinds = {message.split("-verb-", 1)[1] for message in wanted if "-verb-" in message}
    unused: list[str] = []
    for message in sorted(of_file("en", home) - wanted):
        family = FAMILIES.fullmatch(message)
        if family and (family[3] is None or family[3] in kinds):
            continue
        if not is_named(message):
            unused.append(message)

    assert unused == []


def is_named(message: str) -> bool:
    """Whether a source names a message, completely or as `start-${...}`."""
    whole, begun = literals_of_sources()
    parts = message.split("-")
    starts = {"-".join(parts[:i]) for i in range(1, len(parts))}
    return message in whole or not starts.isdisjoint(begun)


def test_every_help_text_is_used():
    """The browser asks for help on words, on verbs, on ids that it names itself, and on places that
    have a name by their level."""
    wanted = {message for of_home in needed().values() for message in of_home}
    known = {re.split("-(?:word|verb)-", message)[-1] for message in wanted}
    readers = "\n".join(text for text in client_sources() if "helpText" in text)
    named = set(re.findall(r"'([a-z-]+)'", readers))
    for game in GAMES:
        printed: Mapping[str, Any] = find(game).printed()
        named |= set(printed.get("levels", {}).values())
    prefixes = tuple(re.findall(r"`([a-z]+-)\$\{", readers))
    helps = [message.split("-help-", 1) for message in messages("en") if "-help-" in message]

    assert [
        f"{game}-help-{name}"
        for game, name in helps
        if game in GAMES and name not in known | named and not name.startswith(prefixes)
    ] == []


@pytest.mark.parametrize("home", ["hall", "errors", "problems", "boards", "lessons", *GAMES])
def test_messages_of_the_engine_use_only_existing_facts(home: str):
    travelling = travelling_arguments()
    for message, facts in needed()[home].items():
        if message not in messages("en"):
            continue
        known = facts | (travelling if message.startswith("refusal-") else set())
        if "-word-" in message:
            known = known | {"number"}
        assert plain(messages("en")[message][1]) <= known, message


@pytest.mark.parametrize("home", FILE_NAMES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_messages_are_written_in_the_script_of_their_language(language: str, home: str):
    path = file_of(language, home)
    assert path is not None
    for entry in entries_of(path):
        if isinstance(entry, ast.Message):
            texts = literals(entry)
            if any(char.isalpha() for char in texts) and not is_name(texts):
                assert script_of(LANGUAGES[language].name) in map(script_of, texts), entry.id.name


def script_of(text: str) -> str:
    """The script of a text's first character, such as LATIN, CYRILLIC or CJK."""
    return unicodedata.name(text[0], "NONE").partition(" ")[0]


def literals(message: ast.Message) -> str:
    """The text of a message without its arguments."""
    found: list[str] = []
    stack: list[object] = [message.value]
    while stack:
        part = stack.pop()
        if isinstance(part, ast.TextElement):
            found.append(part.value)
        elif isinstance(part, ast.Pattern):
            stack.extend(part.elements)
        elif isinstance(part, ast.Placeable):
            stack.append(part.expression)
        elif isinstance(part, ast.SelectExpression):
            stack.extend(variant.value for variant in part.variants)
    return " ".join(found)


def is_name(text: str) -> bool:
    """Whether a text is a name that no language changes: our own, licences, keys, letters."""
    return NAME.fullmatch(text) is not None


# Random games.


@pytest.mark.parametrize("name", GAMES)
def test_random_games_can_be_followed_in_every_language(name: str):
    """One test per game: playing is expensive, and one run serves all languages."""
    texts = GameTexts(name)
    assert len(texts.refusals) > 10

    for language in LANGUAGES:
        own = LANGUAGES[language].name  # names of players in the language's script
        players = [f"{own} {number}" for number in range(1, texts.seats + 1)]
        translator, table = Translator(language), TableNames(name, players)
        for event in texts.events.values():
            check(language, translator.event_text(table, event), event)
        for action in texts.actions.values():
            check(language, translator.action_text(table, action), str(action))
        for refusal in texts.refusals.values():
            check(language, translator.refusal_text(table, refusal), str(refusal))


def check(language: str, text: str, of: object) -> None:
    """Assert that a text is in its language, with every fact and word translated."""
    assert text, (language, of)
    assert not UNSAID.search(text), (language, text, of)
    if script_of(LANGUAGES[language].name) != "LATIN":
        assert not LATIN.search(text), (language, text, of)


def test_a_missing_message_is_shown_as_its_id():
    assert Translator("en").tr("no-such-message") == "no-such-message"


def test_a_message_without_its_argument_is_an_error():
    with pytest.raises(ValueError, match="amount of en"):
        Translator("en").tr("amount", number=2)


def test_an_unknown_language_is_refused():
    with pytest.raises(ValueError, match="no messages in tlh"):
        bundle_of("tlh")


def test_message_files_are_in_the_package():
    assert Path(FILES).name == "locale"
    assert {path.name for path in FILES.iterdir() if path.is_dir()} >= set(LANGUAGES)


def test_explanations_in_the_browser_count_as_needed_messages():
    assert {f"stormgates-help-{word}" for word in ("mask", "mirror", "gale")} <= set(
        needed()["stormgates"]
    )
    assert all(f"level-{level}-note" in needed()["hall"] for level in LEVELS)


def test_a_new_language_starts_with_the_english_of_the_sources(tmp_path):
    for path, text in started_files("de").items():
        copy = tmp_path / path.name
        copy.write_text(text, encoding="utf-8")
        started = Bundle("de", [copy])

        patterns = english_of_sources()[path.stem]
        assert started.ids() == set(patterns)
        assert all(
            started.variables(message) == facts_of(patterns[message]) for message in patterns
        )
