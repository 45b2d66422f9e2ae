"""The browser client contains no hard-coded sentences and uses only existing messages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from stormhall.rulebook import RULE_ID
from tools.generate.messages import messages_of
from tools.setup.environment import ROOT

CLIENT = ROOT / "web" / "src"
FILES = sorted(
    path
    for path in CLIENT.rglob("*")
    if path.suffix in (".ts", ".svelte") and ".test." not in path.name
)

ARTISTS = CLIENT / "lobby" / "about" / "artists.ts"
"""Names of people."""

SPOKEN = re.compile(
    r"""(?<![\w-])(aria-(?:label|description|roledescription|valuetext)|title|placeholder|alt|label)"""
    r"""="([^"]*)\""""
)
"""The attributes that people read, or that screen readers speak."""

SENTENCE = re.compile(r"""(['"`])([A-Z][a-z]+(?:[ ,:–-]+[A-Za-z]+)+[^'"`$]*)\1""")
"""A quoted string of several words that looks like a sentence."""

ALLOWED = re.compile(
    r"Stormhall|game-icons\.net|CC BY 3\.0|OFL 1\.1|MIT"  # names
    r"|R|Shift\+R|Esc|Tab|Enter|Shift|Ctrl"  # keys
    rf"|{RULE_ID}"  # rules
)

NO_SENTENCES = ["Traditional Chinese", "Content-Type"]
"""A column in the rules, whose text stays English; a header of requests."""

LETTERS = re.compile(r"[^\W\d_]")

WHOLE = re.compile(r"""['"`]((?:bt|br|refusal)-[a-z0-9-]*[a-z0-9])['"`]""")
"""A string that can only be a message id, wherever it occurs."""

ASKED = re.compile(r"""(?<![.\w])(?:tr|has|trFacts)\(\s*['"`]([a-z][a-zA-Z0-9-]*)['"`]""")
BEGUN = re.compile(r"""(?<![.\w])(?:tr|has|trFacts)\(\s*`([a-z][a-z0-9-]*-)\$\{""")
OF_GAMES = re.compile(
    r"""(?<![.\w])(?:(word|wordOf|helpText)\((?:[\w.]+, )?|gameText\([\w.']+, '([a-z]+)', )"""
    r"""'([a-z-]+)'[,)]"""
)


def relative(path: Path) -> str:
    return path.relative_to(CLIENT).as_posix()


def source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def markup(text: str) -> str:
    """The markup of a component, with each expression replaced by a placeholder."""
    text = re.sub(r"<!--.*?-->|<(script|style)\b.*?</\1>", "", text, flags=re.DOTALL)
    found: list[str] = []
    depth = 0
    for char in text:
        if char == "{":
            depth += 1
        elif char == "}":
            depth -= 1
            found.append("\0" if depth == 0 else "")
        elif depth == 0:
            found.append(char)
    return "".join(found)


def literals(text: str) -> Iterator[str]:
    """The texts in a component that are not messages."""
    plain = markup(text)
    pieces = [value for _, value in SPOKEN.findall(plain)]
    pieces += re.split(r"<[^<>]*>", plain)
    for piece in pieces:
        for part in re.sub(r"&[a-z]+;", " ", piece).split("\0"):
            words = part.strip(" \t\n.,:;()/·–+=×")
            if LETTERS.search(words) and not ALLOWED.fullmatch(words):
                yield " ".join(words.split())


def sentences(text: str) -> Iterator[str]:
    """Quoted strings that look like sentences, except in comments, types and errors for
    programs."""
    none = r"""/\*.*?\*/|<!--.*?-->|<style\b.*?</style>|generics="[^"]*\""""
    text = re.sub(none, "", text, flags=re.DOTALL)
    for line in text.splitlines():
        code = re.sub(r"(?<!:)//.*", "", line)
        if "new Error(" not in code:
            yield from (found for _, found in SENTENCE.findall(code))


@cache
def ids() -> set[str]:
    return set(messages_of("en"))


@pytest.mark.parametrize("path", [path for path in FILES if path.suffix == ".svelte"], ids=relative)
def test_markup_contains_no_literal_text(path: Path):
    assert list(literals(source(path))) == []


@pytest.mark.parametrize("path", [path for path in FILES if path != ARTISTS], ids=relative)
def test_scripts_contain_no_sentence(path: Path):
    assert [text for text in sentences(source(path)) if text not in NO_SENTENCES] == []


def test_every_id_in_the_client_is_a_message():
    asked = {
        (relative(path), message)
        for path in FILES
        for pattern in (ASKED, WHOLE)
        for message in pattern.findall(source(path))
    }

    assert sorted((path, message) for path, message in asked if message not in ids()) == []


def test_every_id_prefix_in_the_client_begins_a_message():
    begun = {start for path in FILES for start in BEGUN.findall(source(path))}

    assert len(begun) > 10
    assert [start for start in begun if not any(each.startswith(start) for each in ids())] == []


def test_every_game_text_in_the_client_exists():
    families = {"word": "word", "wordOf": "word", "helpText": "help"}
    named = {
        f"{family or families[call]}-{name}"
        for path in FILES
        for call, family, name in OF_GAMES.findall(source(path))
    }
    have = {each.split("-", 1)[1] for each in ids() if "-" in each}

    assert {"word-metamorpha", "help-axes", "verb-pass"} <= named
    assert sorted(named - have) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("<p>Wait a moment</p>", ["Wait a moment"]),
        ("<p>{tr('wait')}: soon</p>", ["soon"]),
        ('<button aria-label="Close">×</button>', ["Close"]),
        ('<a title="{tr(`a-${b}`)} now">{#if x}yes{/if}</a>', ["now", "yes"]),
        ("<script>let a = 'Wait a moment';</script><kbd>Esc</kbd> (R)", []),
        ('<Icon name="padlock" /><p class="big">{list(a.map((b) => ({ b })))}</p>', []),
    ],
)
def test_literals_are_found(text: str, said: list[str]):
    assert list(literals(text)) == said


def test_sentences_are_found():
    script = "const a = 'Wait a moment.'; // 'Not this one'\nthrow new Error('Nor this one');"

    assert list(sentences(script)) == ["Wait a moment."]
