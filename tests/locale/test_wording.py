"""Facts become the same words in Python as in the browser.

`web/src/lib/words/wording.test.ts` reads the same table of cases.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import stormhall
from stormhall.kernel.core.kinds import SEAT
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.ruleset import find
from stormhall.locale import TableNames, Translator, preferred_language
from stormhall.locale.translator import event_kind, refusal_kinds

TABLE: dict[str, Any] = json.loads(
    (Path(__file__).parent / "wording.json").read_text(encoding="utf-8")
)
CASES: list[dict[str, Any]] = TABLE["cases"]


def said(translator: Translator, table: TableNames, case: dict[str, Any]) -> str:
    of: Any = case["of"]
    if case["say"] == "event":
        return translator.event_text(table, of)
    if case["say"] == "refusal":
        return translator.refusal_text(table, Refusal(of["rule"], **of["arguments"]))
    if case["say"] == "action":
        action = stormhall.parse(table.game, of["text"])
        assert action.kind == of["kind"]
        assert [list(each) for each in action.args] == of["args"]
        return translator.action_text(table, action)
    if case["say"] == "question":
        return translator.game_text(table.game, "step", of)
    assert case["say"] == "word"
    return translator.word(table.game, of)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['say']}-{case['of']}"[:60])
@pytest.mark.parametrize("language", CASES[0]["texts"])
def test_facts_become_words(language: str, case: dict[str, Any]):
    table = TableNames(case["game"], TABLE["names"])

    assert said(Translator(language), table, case) == case["texts"][language]


def test_pairs_begin_with_the_seats_in_order():
    wording = Translator("en").wording
    table = TableNames("bloodrage", ["Ann", "Ben"])

    arguments = wording.arguments(table, {"totals": {"1": 3, "0": 5}}, {})

    assert arguments == {"totals": "Ann: 5 and Ben: 3", "totals-id": 2}


def test_flags_become_yes_or_no():
    wording = Translator("ru").wording

    arguments = wording.arguments(TableNames("battalia", []), {"corner": True, "done": False}, {})

    assert arguments == {"corner": "yes", "corner-id": "yes", "done": "no", "done-id": "no"}


def test_options_and_their_values_have_names():
    wording = Translator("en").wording
    facts = {"option": "vp_limit", "edition": "retail2015", "scenario": "unheard"}

    arguments = wording.arguments(
        TableNames("stormgates", []), facts, find("stormgates").refusal_facts()
    )

    assert [arguments[name] for name in facts] == ["Limit of points", "Retail 2015", "unheard"]


def test_seats_without_a_name_are_numbered():
    arguments = Translator("en").wording.arguments(
        TableNames("battalia", ["Ann"]), {"seat": 2}, {"seat": SEAT}
    )

    assert arguments["seat"] == "3"


def test_the_kind_of_a_fact_decides_its_words_and_not_its_name():
    wording = Translator("en").wording
    facts = {"seat": 1, "exits": "n", "option": "vp_limit"}

    arguments = wording.arguments(TableNames("battalia", ["Ann", "Ben"]), facts, {"option": SEAT})

    assert [arguments[name] for name in facts] == [1, "north", "vp_limit"]


def test_a_fact_may_mean_something_else_in_one_rule():
    assert refusal_kinds("battalia", "SH-TURN")["owed"].family == "seat"
    assert refusal_kinds("battalia", "SH-STALE")["owed"].family == "word"
    assert refusal_kinds("unheard", "SH-TURN")["seat"] is SEAT


def test_the_secret_facts_of_an_event_are_those_declared_secret():
    assert event_kind("battalia", "drawn").secrets == ["cards"]
    assert event_kind("battalia", "unheard").secrets == []


@pytest.mark.parametrize(
    ("wanted", "environment", "language"),
    [
        (None, {}, "en"),
        ("bg", {"STORMHALL_LANGUAGE": "ru"}, "bg"),
        (None, {"STORMHALL_LANGUAGE": "ru", "LANG": "bg_BG.UTF-8"}, "ru"),
        (None, {"LANG": "bg_BG.UTF-8"}, "bg"),
        (None, {"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        (None, {"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "en"),
        (None, {"LANG": "xx_XX.UTF-8"}, "en"),
        ("ruby", {}, "en"),
        ("zh-Hant", {}, "zh-Hant"),
    ],
)
def test_the_preferred_language_is_found(
    wanted: str | None, environment: dict[str, str], language: str
):
    assert preferred_language(wanted, environment) == language


def test_a_translator_and_the_names_of_a_table_say_what_they_are() -> None:
    assert repr(Translator("bg")) == "Translator('bg')"
    assert (
        repr(TableNames("pebbles", ["Ana", "Boris"])) == "TableNames('pebbles', ['Ana', 'Boris'])"
    )
