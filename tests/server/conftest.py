"""What the tests of the server share."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormhall.server import drivers
from tests.server.halls import Place


@pytest.fixture(params=["memory", "sql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Stores of both kinds, opened again and again."""
    return Place(tmp_path if request.param == "sql" else None)


@pytest.fixture
def no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for the store tries again at once."""
    monkeypatch.setattr(drivers, "PATIENCE", 0.001)
