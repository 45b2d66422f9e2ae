"""Fixtures for all tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stormhall.server.bots import pool as bot_pool
from stormhall.server.hall import hall
from stormhall.server.store import backup, engines
from stormhall.server.tables import drivers
from tests.server.support.halls import Place
from tests.server.support.harness import HallServer, opened
from tests.server.support.waiting import PATIENCE


@pytest.fixture(params=["memory", "sql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A place for each kind of store, which can be reopened."""
    return Place(tmp_path if request.param == "sql" else None)


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallServer]:
    with opened(tmp_path_factory.mktemp("hall")) as server:
        yield server


@pytest.fixture
def server(shared_server: HallServer) -> Iterator[HallServer]:
    """An open hall shared by tests: tables of earlier tests remain, but not their clients."""
    yield shared_server
    shared_server.sockets.close()


@pytest.fixture
def no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retry failed writes to the store at once."""
    monkeypatch.setattr(drivers, "RETRY_SECONDS", 0.001)


@pytest.fixture(autouse=True)
def no_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set long timeouts: on a busy machine the hall must neither give up on a worker or a lock too
    early, nor check clocks or idle tables during a long test."""
    monkeypatch.setattr(hall, "TICK", PATIENCE)
    monkeypatch.setattr(bot_pool, "START", PATIENCE)
    monkeypatch.setattr(bot_pool, "ENDING", PATIENCE)
    for module in (backup, engines):
        monkeypatch.setattr(module, "LOCK_TIMEOUT", PATIENCE)
