"""The browser client has the same languages as the Python package."""

from __future__ import annotations

import re
from pathlib import Path

from stormhall.locale import LANGUAGES

CLIENT = Path(__file__).parents[2] / "web" / "src"


def test_the_client_lists_the_same_languages_with_the_same_names():
    text = (CLIENT / "lib" / "words" / "languages.ts").read_text(encoding="utf-8")

    listed = re.findall(r"\{ code: '([^']+)', name: '([^']+)' \}", text)

    assert listed == [(code, language.name) for code, language in LANGUAGES.items()]


def test_the_client_finds_the_column_of_each_language_in_a_glossary():
    text = (CLIENT / "rules" / "RuleBlocks.svelte").read_text(encoding="utf-8")

    for code, language in LANGUAGES.items():
        assert re.search(rf"\b'?{code}'?: '{language.english}'", text), code
