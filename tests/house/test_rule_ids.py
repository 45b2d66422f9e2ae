"""Code cites only rules that exist."""

from __future__ import annotations

import re
from pathlib import Path

from stormhall.rulebook import RULE_ID
from tools.generate.rules_coverage import all_ids

ROOT = Path(__file__).parents[2]
CITATION = re.compile(rf"\b{RULE_ID}\b")


def rules_and_areas() -> set[str]:
    """All ids, and the areas that a docstring may name: `BT-USE-TOO` of `BT-USE-TOO-1`."""
    parts = [each.split("-") for each in all_ids(ROOT / "docs" / "rules")]
    return {"-".join(part[:length]) for part in parts for length in range(2, len(part) + 1)}


def test_every_rule_that_the_code_cites_is_in_the_texts():
    rules = rules_and_areas()

    unknown = [
        f"{file.relative_to(ROOT).as_posix()}: {citation}"
        for file in sorted((ROOT / "src").rglob("*.py"))
        for citation in CITATION.findall(file.read_text(encoding="utf-8"))
        if citation not in rules
    ]

    assert unknown == []
