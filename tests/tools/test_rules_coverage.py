"""The report that ties tests to rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.generate.rules_coverage import MarkReader, Report, all_ids, area, describe, ids_of_text
from tools.generate.rules_coverage import make_report as report_of
from tools.setup.environment import ROOT


def marks_of(source: str) -> dict[str, bool]:
    """The marked ids of a test module, and whether their tests prove anything."""
    return {mark.id: mark.proves for mark in MarkReader("tests/test_x.py", source).marks}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with two rules of Battalia and one test that proves the first."""
    rules, tests = tmp_path / "docs" / "rules", tmp_path / "tests"
    rules.mkdir(parents=True)
    tests.mkdir()
    (rules / "battalia.md").write_text("- **BT-SET-1** One.\n- **BT-SET-2** Two.\n")
    declare(tmp_path, complete=[])
    (tests / "test_set.py").write_text('@rule("BT-SET-1")\ndef test_one():\n    assert 1\n')
    return tmp_path


def declare(project: Path, complete: list[str]) -> None:
    declared = json.dumps({"complete": complete})
    (project / "docs" / "rules" / "complete.json").write_text(declared)


def test_ids_are_in_bold_at_the_beginning_of_a_line():
    text = """
- **BT-SET-1** A rule, see **BT-SET-9**.
* **BT-USE-TOO-1** A rule of a card.
| **BT-ORA-TOO** (1) | in a table |
Not here: **BT-SET-3**; nor `BT-SET-4`.
**WE-01 (BT-ART-1, BT-HIR-1)** Given an example.
"""

    assert list(ids_of_text("battalia.md", text)) == [
        "BT-SET-1",
        "BT-USE-TOO-1",
        "BT-ORA-TOO",
        "BT-WE-01",
    ]


def test_examples_are_named_after_their_game():
    assert list(ids_of_text("stormgates.md", "- **SGX-07 (SG-STE-12)** Top lord")) == ["SG-WE-07"]
    assert list(ids_of_text("blood-rage.md", "* **EX-1** (p. 13)\n* **DT-2** x")) == [
        "BR-EX-1",
        "BR-DT-2",
    ]


def test_ids_of_every_kind_are_read_from_our_texts():
    ids = set(all_ids(ROOT / "docs" / "rules"))

    examples = {"SH-UNDO-4", "BT-SET-1", "BT-2P-5", "BT-USE-TOO-1", "BT-ORA-HOR", "BT-WE-27"}
    examples |= {"SG-TEA-21", "SG-STE-22", "SG-WE-50", "BR-INV-9", "BR-EX-14", "BR-DT-30"}
    examples |= {"BR-CARD-age1-troll"}
    assert examples <= ids


def test_a_rule_belongs_to_the_area_of_its_chapter():
    assert area("BT-USE-TOO-1") == "BT-USE"
    assert area("BR-CARD-age1-troll") == "BR-CARD"
    assert area("SH-TURN") == "SH"


@pytest.mark.parametrize(
    "source",
    [
        '@rule("A-1")\ndef test_it():\n    assert 1',
        '@pytest.mark.rule("A-1")\ndef test_it():\n    assert 1',
        '@rule("A-1")\nasync def test_it():\n    assert 1',
        'pytestmark = rule("A-1")\ndef test_it():\n    assert 1',
        'pytestmark = [slow, rule("A-1")]\ndef test_it():\n    assert 1',
        '@rule("A-1")\nclass TestIt:\n    def test_it(self):\n        assert 1',
        '@parametrize("x", [param(1, marks=rule("A-1"))])\ndef test_it(x):\n    assert x',
        'CASES = [param(1, marks=rule("A-1"))]\n'
        '@parametrize("x", CASES)\ndef test_it(x):\n    assert x',
    ],
)
def test_a_mark_is_found_wherever_pytest_accepts_one(source):
    assert marks_of(source) == {"A-1": True}


@pytest.mark.parametrize(
    "statement",
    [
        "assert 1",
        "with pytest.raises(ValueError): f()",
        'table.refuses("build")',
        'table.allows("build")',
        "check_conservation(game)",
    ],
)
def test_a_mark_counts_if_the_test_asserts_something(statement):
    assert marks_of(f'@rule("A-1")\ndef test_it():\n    {statement}') == {"A-1": True}


@pytest.mark.parametrize(
    "source",
    [
        '@rule("A-1")\ndef test_it():\n    play()',
        '@pytest.mark.skip\n@rule("A-1")\ndef test_it():\n    assert 1',
        '@pytest.mark.xfail(reason="later")\n@rule("A-1")\ndef test_it():\n    assert 1',
        '@pytest.mark.long\n@rule("A-1")\ndef test_it():\n    assert 1',
        'pytestmark = [pytest.mark.long]\n@rule("A-1")\ndef test_it():\n    assert 1',
    ],
)
def test_a_mark_does_not_count_if_the_usual_run_cannot_fail(source):
    assert marks_of(source) == {"A-1": False}


def test_only_tests_are_read():
    assert marks_of('@rule("A-1")\ndef helper():\n    assert 1') == {}


def test_computed_ids_are_an_error():
    reader = MarkReader("tests/test_x.py", "@rule(*IDS)\ndef test_it():\n    assert 1")

    assert reader.unreadable == ["tests/test_x.py::test_it"]


def test_a_missing_rule_of_an_incomplete_game_is_reported_but_no_error(project):
    report = report_of(project)

    assert report.missing("BT") == ["BT-SET-2"]
    assert report.errors() == []
    lines = "\n".join(describe(report, brief=False))
    assert "BT-SET         1/2" in lines
    assert "    BT-SET-2" in lines


def test_a_missing_rule_of_a_complete_game_is_an_error(project):
    declare(project, complete=["battalia"])

    assert report_of(project).errors() == [
        "BT-SET-2 has no test, and battalia is declared complete"
    ]


def test_a_mark_with_an_unknown_id_is_an_error(project):
    (project / "tests" / "test_set.py").write_text(
        '@rule("BT-SET-7")\ndef test_seven():\n    assert 1\n'
    )

    assert report_of(project).errors() == ["tests/test_set.py::test_seven: no rule BT-SET-7"]


def test_an_id_defined_twice_is_an_error():
    report = Report(["BT-SET-1", "BT-SET-1"], [], {"battalia": "BT"}, [])

    assert report.errors() == ["BT-SET-1 is defined more than once"]
