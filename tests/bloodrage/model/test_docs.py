"""The documents about Blood Rage agree with the engine."""

from __future__ import annotations

import json
import re
from pathlib import Path

from stormhall import from_position
from stormhall.bloodrage.model.notation import NOTATION
from stormhall.bloodrage.model.verbs import PATTERNS
from tests.bloodrage.table import position_of

DOCS = Path(__file__).parents[3] / "docs"


def chapter(file: str) -> str:
    text = (DOCS / file).read_text(encoding="utf-8")
    return text.partition("\n## Blood Rage\n")[2].partition("\n## ")[0]


def test_every_kind_of_action_is_documented():
    documented = set(re.findall(r"`([^`]*)`", chapter("notation.md")))

    for pattern in PATTERNS:
        plural = pattern.replace("{figure*}", "{figures}").replace("{card*}", "{cards}")
        assert plural in documented, pattern


def test_every_documented_word_exists():
    words = {word for vocabulary in NOTATION.vocabularies for word in vocabulary.words}
    table = chapter("notation.md").partition("### Words")[2].partition("###")[0]

    listed = re.findall(r"`([a-z][a-z.\-0-9]*)`", table)

    understood = {"alfheim.1", "friggas-charm", "age2-quest-alfheim"}
    assert set(listed) - understood <= words


def test_every_documented_sentence_can_be_read():
    sentences = chapter("notation.md").partition("```text\n")[2].partition("```")[0].splitlines()

    assert len(sentences) > 10
    for sentence in sentences:
        for phrase in NOTATION.phrases(sentence):
            assert NOTATION.text(NOTATION.code(phrase)) == phrase


def test_the_documented_position_can_be_read():
    document = chapter("positions.md").partition("```json\n")[2].partition("```")[0]

    game = from_position(json.loads(document))

    assert game.to_act == (1,)
    assert position_of(game)["provinces"]["gimle"]["strength"] == [5, 3]


def test_every_key_of_a_position_is_documented_or_only_for_the_reader():
    documented = set(re.findall(r"`([a-z_]+)`", chapter("positions.md")))
    derived = {"deaths", "waiting_pillages", "decks", "stacked", "may_have_kept"}
    sheet_derived = {"values", "passed", "on_board", "pack", "discarded", "played"}
    sheet_derived |= {"reserve", "quests_completed"}

    whole = position_of(from_position({"game": "bloodrage", "seats": 2}))
    envelope = {"stormhall", "game", "rules", "seats", "options", "rng", "fate", "number"}

    assert set(whole) - envelope - derived <= documented
    assert set(whole["sheets"][0]) - sheet_derived <= documented
