"""When the hall collects garbage."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import suppress

import pytest

from stormhall.server.running import garbage_collection as memory


@pytest.fixture(autouse=True)
def usual_collector() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A list that gets an entry for every full collection."""
    asked: list[str] = []
    monkeypatch.setattr(gc, "collect", lambda: asked.append("full"))
    monkeypatch.setattr(memory, "MINUTE", 0.0)
    return asked


def minutes(*made: float) -> None:
    """Let minutes pass; the numbers are the total numbers of choices after each minute."""
    left = iter(made)

    def choices() -> float:
        for count in left:
            return count
        raise asyncio.CancelledError

    with suppress(asyncio.CancelledError):
        asyncio.run(memory.collect_when_quiet(choices))


def test_a_full_collection_waits_for_a_minute_without_a_choice(full: list[str]) -> None:
    minutes(0, 5, 9, 9, 12)

    assert full == ["full", "full"]  # when the hall opens, and in the minute without choices


def test_a_full_collection_does_not_wait_longer_than_an_hour(
    full: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "MOST_MINUTES", 2)

    minutes(0, 1, 2, 3)

    assert len(full) == 2


def test_python_starts_no_full_collection_by_itself(full: list[str]) -> None:
    minutes(0)

    assert gc.get_threshold()[2] == memory.NEVER
