"""One Chromium and one hall for all tests of a worker, and the bundle that the hall serves."""

from __future__ import annotations

import fcntl
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect, sync_playwright

from stormhall.server.settings import Sources
from tests.browser.arranging import finished
from tests.browser.watching import PATIENCE, Browsing, Json, browsing
from tests.parts import need
from tests.server.support.harness import SEED, UNLIMITED, HallServer, opened
from tools.package import web
from tools.setup.machine import find_browser

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def bundle() -> Path:
    """The built client; if several workers find it outdated, only one builds it."""
    with (web.WEB / "package.json").open() as guard:
        fcntl.flock(guard, fcntl.LOCK_EX)
        if web.is_stale():
            web.build()
    return web.BUNDLE


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The machine's Chromium.

    It is closed before a worker goes on to tests of other packages: between calls, Playwright
    leaves its event loop set as the thread's running loop, so no other loop can run.
    """
    need("browser", "letters")
    arguments = ["--disable-dev-shm-usage"]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")  # Chromium's own sandbox refuses to start as root
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=find_browser(), args=arguments)
        try:
            yield launched
        finally:
            launched.close()


class Names:
    """Names of tables. They seed the bots, so a test does not depend on the tests before it."""

    def __init__(self) -> None:
        self._count = 0
        self._whose = ""

    def begin(self, whose: str) -> None:
        """Start the names for another test."""
        self._count, self._whose = 0, whose

    def next(self) -> str:
        """The next name."""
        self._count += 1
        return hashlib.sha256(f"{self._whose} {self._count}".encode()).hexdigest()[:12]


@pytest.fixture(scope="package")
def names() -> Names:
    """The names of all tables in the hall."""
    return Names()


@pytest.fixture(scope="package")
def server(
    tmp_path_factory: pytest.TempPathFactory, bundle: Path, names: Names
) -> Iterator[HallServer]:
    """One hall for all tests of a worker; each test has its own tables in it."""
    limits = replace(UNLIMITED, tables_per_hour=1_000_000)
    sources = Sources(seed=lambda: SEED, table_id=names.next)
    folder = tmp_path_factory.mktemp("hall")
    with opened(folder, limits=limits, sources=sources, static=bundle) as server:
        yield server


@pytest.fixture(scope="package")
def over(server: HallServer, names: Names) -> Json:
    """A finished game of Blood Rage, shared by many tests."""
    names.begin("over")
    return finished(server, "bloodrage")


@pytest.fixture
def people(
    browser: Browser, server: HallServer, names: Names, request: pytest.FixtureRequest
) -> Iterator[Browsing]:
    """The people who use the hall."""
    names.begin(request.node.nodeid)
    with browsing(browser, server.url) as people:
        yield people
