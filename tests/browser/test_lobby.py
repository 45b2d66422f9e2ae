"""The way in: the lobby, and a game with bots in one click."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.watching import Browsing


def test_a_quick_game_is_one_click_away(people: Browsing) -> None:
    ada = people.open("/")
    page = ada.page
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ada")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/table/"))
    ada.at_table()
    expect(page.get_by_role("grid")).to_be_visible()
