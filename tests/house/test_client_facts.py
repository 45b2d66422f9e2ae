"""The browser's client holds no fact of a game: the engine tells it what is printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stormhall.bloodrage.model.hooks import HOOK_WORDS
from stormhall.games import GAMES
from stormhall.kernel.ruleset import find
from stormhall.rulebook import RULE_ID, RULES_TEXTS

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src"
WRITTEN_BY_THE_ENGINE = {
    "lib/words/families.json": "how languages name facts; its keys name rules",
    "testing/printed.json": "what is printed, for tests",
    "shell/live/engine.d.ts": "the types of what the views of all games begin with",
    "battalia/engine.d.ts": "the types of its documents",
    "bloodrage/engine.d.ts": "the types of its documents",
}
"""Files that `tools.generate.api_reference` writes; a test compares them with the engine."""
SOURCES = sorted(
    path
    for suffix in ("ts", "svelte", "json", "svg", "css")
    for path in CLIENT.rglob(f"*.{suffix}")
    if path.relative_to(CLIENT).as_posix() not in WRITTEN_BY_THE_ENGINE
    and not path.name.endswith(".test.ts")
)
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]""")
LIST = re.compile(r"\[((?:\s*'[\w.-]+',?){3,}\s*)\]")
KNOW_THE_GAMES = {"games.ts", "shell/tables.ts", "testing/printed.ts"}
"""Where games are listed: their facts, their tables, and what is printed, for tests."""
COMPLETES = "shell/turn/NotationBox.svelte"
"""Where an action may be typed, and its beginning finds the offers."""
ACTIONS = {"invade-from-valhalla": "the effect has the name of the action that it allows"}
"""Effects of cards whose names the client may use."""


def named(path: Path) -> str:
    return path.relative_to(CLIENT).as_posix()


def test_the_sources_of_the_client_are_found() -> None:
    assert len(SOURCES) > 200
    assert all((CLIENT / name).is_file() for name in WRITTEN_BY_THE_ENGINE)


def test_the_client_imports_nothing_from_outside() -> None:
    outside = [
        f"{named(path)}: {target}"
        for path in SOURCES
        for target in IMPORT.findall(path.read_text(encoding="utf-8"))
        if not (path.parent / target).resolve().is_relative_to(ROOT / "web")
    ]

    assert outside == []


def test_the_client_names_no_rule() -> None:
    rule = re.compile(rf"\b{RULE_ID}\b")
    found = [
        f"{named(path)}: {match.group()}"
        for path in SOURCES
        for match in rule.finditer(path.read_text(encoding="utf-8"))
    ]

    assert found == []


def test_shared_code_names_no_game() -> None:
    """A game's own folder does, and the list of manifests; comments may."""
    books = {text.document for text in RULES_TEXTS.values()} - {"kernel"}
    names = re.compile(rf"['\"`/]({'|'.join({*GAMES, *books})})\b")
    found = [
        f"{named(path)}: {match.group()}"
        for path in SOURCES
        if named(path).split("/")[0] not in GAMES and named(path) not in KNOW_THE_GAMES
        for match in names.finditer(path.read_text(encoding="utf-8"))
    ]

    assert found == []


def test_the_client_knows_no_prefix_of_rules() -> None:
    prefixes = re.compile(rf"\b(?:{'|'.join(text.prefix for text in RULES_TEXTS.values())})\b")
    found = [
        f"{named(path)}: {match.group()}"
        for path in SOURCES
        if path.suffix in {".ts", ".svelte"}
        for match in prefixes.finditer(path.read_text(encoding="utf-8"))
    ]

    assert found == []


def test_the_client_takes_no_action_apart() -> None:
    """What an action is about stands in the kind and the words of its offer."""
    apart = re.compile(
        r"\b(?:action|notation|(?:offer|ready|suggestion)\??\.text)\??"
        r"\.(?:split|match|matchAll|slice|substring|startsWith|includes|replace)\("
    )
    found = [
        f"{named(path)}: {match.group()}"
        for path in SOURCES
        if named(path) != COMPLETES
        for match in apart.finditer(path.read_text(encoding="utf-8"))
    ]

    assert found == []


def test_the_client_names_no_effect_of_a_card() -> None:
    effects = [word for word in HOOK_WORDS if "-" in word and word not in ACTIONS]
    found = [
        f"{named(path)}: {word}"
        for path in SOURCES
        for word in effects
        if f"'{word}'" in path.read_text(encoding="utf-8")
    ]

    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_the_client_lists_no_components(game: str) -> None:
    """A list has three words or more that are all printed on components of one sort."""
    sorts = words_by_sort(game)
    found = [
        f"{named(path)}: {' '.join(words)}"
        for path in SOURCES
        for match in LIST.finditer(path.read_text(encoding="utf-8"))
        if (words := re.findall(r"[\w.-]+", match.group(1)))
        and any(sort.issuperset(words) for sort in sorts)
    ]

    assert found == []


def words_by_sort(game: str) -> list[set[str]]:
    """The words of cards, places, tiles and so on; topics of rules are no components."""
    parts = {name: part for name, part in find(game).printed().items() if name != "rules"}
    return [
        {word for word in part if isinstance(word, str)}
        for part in parts.values()
        if isinstance(part, dict | list)
    ]


def test_the_client_knows_no_size_of_a_board() -> None:
    """No letters up to the last column of a board, and no pattern of its squares."""
    sizes = re.compile(r"\babc[d-y]+\b|\[a-[b-y]\]")
    found = [
        f"{named(path)}: {match.group()}"
        for path in SOURCES
        for match in sizes.finditer(path.read_text(encoding="utf-8"))
    ]

    assert found == []


def test_lessons_point_at_parts_of_the_screen_that_the_client_marks() -> None:
    scripts = (ROOT / "src" / "stormhall" / "lessons").glob("*.json")
    pointed = {
        part
        for path in scripts
        for part in re.findall(r'"part": "(\w+)"', path.read_text(encoding="utf-8"))
    }
    marks = re.compile(r"data-part=(?:\"(\w+)\"|\{([^}]*)\})")
    marked = {
        word
        for path in SOURCES
        for single, either in marks.findall(path.read_text(encoding="utf-8"))
        for word in [single, *re.findall(r"'(\w+)'", either)]
    }

    assert pointed
    assert pointed <= marked
    lesson = (CLIENT / "lesson" / "parts.ts").read_text(encoding="utf-8")
    classes = re.findall(r"[ '`(,]\.([a-z]+)\b", lesson)
    assert set(classes) <= {"primary", "button", "panel", "coach"}, "classes of games"
