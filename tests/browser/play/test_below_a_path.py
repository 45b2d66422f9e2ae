"""A hall below a path of a host that has other pages too."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from stormhall.server.admission.admission import Access
from tests.browser.watching import browsing
from tests.server.support.harness import opened


def test_a_hall_below_a_path_is_played_there(
    tmp_path: Path, browser: Browser, bundle: Path
) -> None:
    access = Access(prefix="/our/games")
    with (
        opened(tmp_path, access=access, static=bundle) as server,
        browsing(browser, server.url) as people,
    ):
        ada = people.open("/our/games/")
        page = ada.page

        page.get_by_role("radiogroup", name="Game").get_by_text("Blood Rage").click()
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url(re.compile(r"/our/games/table/"))
        ada.at_table()
        page.reload()
        ada.at_table()
        page.goto("/our/games/rules")
        page.locator("a[href^='/our/games/rules/']:visible").first.click()

        expect(page).to_have_url(re.compile(r"/our/games/rules/\w"))
        assert all(path.startswith("/our/games/") for path in ada.fetched)
