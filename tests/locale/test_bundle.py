"""Files that a language does not have."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stormhall.locale import bundle
from stormhall.locale.bundle import part_of


@pytest.fixture(autouse=True)
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bulgarian has no file, English has one."""
    (tmp_path / "en" / "cli").mkdir(parents=True)
    (tmp_path / "en" / "cli" / "usage.ftl").write_text("usage-stone = a stone\n")
    monkeypatch.setattr(bundle, "FILES", tmp_path)
    part_of.cache_clear()
    yield
    part_of.cache_clear()


def test_a_language_without_a_file_uses_the_english_one() -> None:
    assert part_of("bg", "usage").format("usage-stone", {}) == "a stone"


def test_a_language_without_translations_of_the_sources_has_none() -> None:
    assert not part_of("bg", "errors").has("error-no-game")
