"""The browser's client sends actions as the hall offered them, and never writes notation itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from stormhall.games import GAMES
from stormhall.kernel.core.notation import Notation, Verb
from stormhall.kernel.ruleset import find

CLIENT: Final = Path(__file__).parents[2] / "web" / "src"
NOTATIONS: Final = [find(game).notation for game in GAMES]
ANY: Final = "\0"
"""Stands for a part of a text that the client puts in."""

LITERAL: Final = re.compile(
    r"`((?:[^`\\$]|\\.|\$(?!\{)|\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*)`"
    r"|'((?:[^'\\\n]|\\.)*)'"
    r'|"((?:[^"\\\n]|\\.)*)"'
)
PUT_IN: Final = re.compile(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")


def literals(source: str) -> Iterator[str]:
    """The strings of a source, with `ANY` for what is put into a template."""
    for found in LITERAL.finditer(source):
        template, *plain = found.groups()
        yield next(filter(None, plain), "") if template is None else PUT_IN.sub(ANY, template)


def is_notation(text: str) -> bool:
    """Whether a text is an action of several words, or becomes one with what is put in or added."""
    words = [step.split() for step in (text + ANY if text.endswith(" ") else text).split(";")]
    steps = [step for step in words if len(step) > 1]
    return any(_is_action(notation, step) for notation in NOTATIONS for step in steps)


def _is_action(notation: Notation, words: list[str]) -> bool:
    return any(_follows(verb, words) for verb in notation.verbs if verb.parts[0][0] != "{")


def _follows(verb: Verb, words: list[str]) -> bool:
    """Whether the words follow the pattern of a verb, with at least one fixed word of it."""
    if len(words) < len(verb.parts) or (len(words) > len(verb.parts) and not verb.starred):
        return False
    for i, word in enumerate(words):
        at = min(i, len(verb.parts) - 1)
        vocabulary = verb.slots[at]
        known = [verb.parts[at]] if vocabulary is None else list(vocabulary.index)
        if vocabulary is None or ANY not in word:
            if word not in known:
                return False
        elif not any(re.fullmatch(re.escape(word).replace(ANY, ".*"), each) for each in known):
            return False
    return True


def test_no_source_of_the_client_writes_an_action() -> None:
    sources = [path for end in ("ts", "svelte") for path in sorted(CLIENT.rglob(f"*.{end}"))]
    written = [
        f"{path.relative_to(CLIENT)}: {text!r}"
        for path in sources
        if not path.name.endswith((".test.ts", ".d.ts"))
        for text in literals(path.read_text("utf-8"))
        if is_notation(text)
    ]

    assert len(sources) > 100
    assert written == []


@pytest.mark.parametrize(
    "source",
    [
        "`upgrade ${cell}`",
        "`build ${tile}`",
        "`${text}; with ${payment.join(' ')}`",
        "`invade ${figure} ${place}`",
        "`play ${one.word}`",
        "'end turn'",
        "'hire friman'",
        "'move ' + hero",
        "`march ${from} ${{ a: 1 }}`",
        "`move hero${number} ${cell}`",
        "`upgrade ${card} replace ${old}`",
    ],
)
def test_actions_in_a_source_are_found(source: str) -> None:
    assert any(is_notation(text) for text in literals(f"const action = {source};"))


@pytest.mark.parametrize("source", ["`move ${a}, ${b}`", "'pass'", "`bt-group-${group}`", "'to'"])
def test_other_strings_are_not_taken_for_actions(source: str) -> None:
    assert not any(is_notation(text) for text in literals(f"const other = {source};"))
