"""Languages that lack a file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stormhall.locale import bundle
from stormhall.locale.bundle import part_of


@pytest.fixture(autouse=True)
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English has one file, Bulgarian none."""
    (tmp_path / "en" / "cli").mkdir(parents=True)
    (tmp_path / "en" / "cli" / "usage.ftl").write_text("usage-stone = a stone\n")
    monkeypatch.setattr(bundle, "FILES", tmp_path)
    part_of.cache_clear()
    yield
    part_of.cache_clear()


def test_a_language_without_a_file_uses_the_english_one() -> None:
    assert part_of("bg", "usage").format("usage-stone", {}) == "a stone"


def test_errors_have_no_message_in_a_language_that_does_not_translate_them() -> None:
    assert not part_of("bg", "errors").has("error-no-game")
