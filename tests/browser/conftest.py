"""One Chromium and one hall for all tests of a worker, and the bundle that is shown there."""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect, sync_playwright

import tools.web
from tests.browser.arranging import finished
from tests.browser.watching import PATIENCE, Browsing, Json, browsing
from tests.server.harness import UNLIMITED, House, opened

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def bundle() -> Path:
    """The built client; workers that find it old at the same time build it once."""
    with (tools.web.ROOT / "web" / "package.json").open() as guard:
        fcntl.flock(guard, fcntl.LOCK_EX)
        if tools.web.is_stale():
            tools.web.build()
    return tools.web.BUNDLE


def chromium() -> str | None:
    """Where this machine has Chromium."""
    return shutil.which("chromium")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; a machine without one cannot show that the hall works in it.

    It is closed before a worker goes on to tests of other packages: between its calls Playwright
    leaves its loop behind as the running one of the thread, beside which no other can run.
    """
    found = chromium()
    if found is None:
        pytest.fail("The browser tests need Chromium. On Debian: apt-get install chromium")
    arguments = ["--disable-dev-shm-usage"]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")  # Chromium's own refuses to start as root
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found, args=arguments)
        try:
            yield launched
        finally:
            launched.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory, bundle: Path) -> Iterator[House]:
    """One hall for all tests of a worker: each has tables of its own there."""
    limits = replace(UNLIMITED, tables_per_hour=1_000_000)
    with opened(tmp_path_factory.mktemp("hall"), limits=limits, static=bundle) as house:
        yield house


@pytest.fixture(scope="package")
def over(house: House) -> Json:
    """A game of Blood Rage that is over, to be looked at by many tests."""
    return finished(house, "bloodrage")


@pytest.fixture
def people(browser: Browser, house: House) -> Iterator[Browsing]:
    """Who comes to the hall."""
    with browsing(browser, house.url) as people:
        yield people
