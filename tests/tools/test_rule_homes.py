"""Finding a rule's modules and tests."""

from __future__ import annotations

import pytest

from tools.generate.rule_homes import cited, homes, implemented_rules, main, names_rule, packages


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("BT-END-1", "BT-END-1"),
        ("BT-END-1 to -4, -7", "BT-END-1 BT-END-2 BT-END-3 BT-END-4 BT-END-7"),
        ("SG-STE-09 to\n-11", "SG-STE-09 SG-STE-10 SG-STE-11"),
        ("(SG-GRT, BR-BAT-*)", "SG-GRT BR-BAT"),
        ("BT-USE-AMU, -TIT and -SCR", "BT-USE-AMU BT-USE-TIT BT-USE-SCR"),
        ("BT-GRT-1, -2, -HOR", "BT-GRT-1 BT-GRT-2 BT-GRT-HOR"),
        ("BT-3P, BT-ORA-TEN, BR-AGE-3 - no more", "BT-3P BT-ORA-TEN BR-AGE-3"),
    ],
)
def test_ranges_and_lists_are_expanded(text, names):
    assert list(cited(text)) == names.split()


def test_an_area_stands_for_its_own_ids():
    assert names_rule({"BT-USE"}, "BT-USE-2")
    assert not names_rule({"BT-USE"}, "BT-USE-AMU-2")
    assert not names_rule({"BT-USE-2"}, "BT-USE-1")


def test_worked_examples_and_cards_are_not_rules():
    rules = implemented_rules()

    assert {"BT-ORA-TEN", "SG-STE-14", "BR-BAT-1", "SH-TURN"} <= set(rules)
    assert not {"BT-WE-01", "BR-EX-1", "BR-DT-1", "BR-CARD-age1-troll"} & set(rules)


def test_rules_are_looked_for_in_their_own_package():
    base, expansion = packages()["BT"], packages()["SG"]

    assert expansion.parent == base
    assert "hiring.py" in [file.name for file in homes("BT-HIR-1")]
    assert not any(expansion in file.parents for file in homes("BT-HIR-1"))
    assert all(expansion in file.parents for file in homes("SG-ZEA-01"))
    assert [file.name for file in homes("SH-LINE")] == ["command.py"]
    assert homes("XX-TURN") == []


def test_a_rule_is_printed_with_its_modules_lines_and_tests(capsys):
    main(["BT-HIR-2", "--language", "bg"])

    printed = capsys.readouterr().out
    assert "BT-HIR-2 is named in\n  src/stormhall/battalia/rules/" in printed
    assert "proven by tests/battalia/" in printed
