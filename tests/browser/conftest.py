"""One Chromium for all tests of a worker, and the bundle that is shown in it."""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import tools.web
from tests.browser.watching import PATIENCE, Browsing, browsing
from tests.server.harness import House, opened

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def bundle() -> Path:
    """The built client; workers that find it old at the same time build it once."""
    with (tools.web.ROOT / "web" / "package.json").open() as guard:
        fcntl.flock(guard, fcntl.LOCK_EX)
        if tools.web.is_stale():
            tools.web.build()
    return tools.web.BUNDLE


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; a machine without one cannot show that the hall works in it.

    It is closed before a worker goes on to tests of other packages: between its calls Playwright
    leaves its loop behind as the running one of the thread, beside which no other can run.
    """
    found = shutil.which("chromium")
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


@pytest.fixture
def house(tmp_path: Path, bundle: Path) -> Iterator[House]:
    """A hall of its own for every test."""
    with opened(tmp_path, static=bundle) as house:
        yield house


@pytest.fixture
def people(browser: Browser, house: House) -> Iterator[Browsing]:
    """Who comes to the hall."""
    with browsing(browser, house.url) as people:
        yield people
