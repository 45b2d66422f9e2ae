"""Fixtures for the tests of texts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tools.generate.command_texts import parsed
from tools.generate.messages import entries_of


@pytest.fixture(autouse=True, scope="package")
def trees_are_forgotten() -> Iterator[None]:
    """Drop the syntax trees of all sources after the tests: they would slow down later tests in
    this process."""
    yield
    parsed.cache_clear()
    entries_of.cache_clear()
