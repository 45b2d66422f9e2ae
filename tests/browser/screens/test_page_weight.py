"""How much a browser has to load before a game can be played."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.watching import Browsing, Json, Watched

MOST = 250_000
"""Bytes of the client without fonts, compressed as a proxy would compress them."""


def weight(watched: Watched) -> dict[str, int]:
    """The compressed size of every file of the client that a page fetched, except fonts."""
    watched.drawn()
    watched.until(lambda: not watched.awaited, "all that is fetched")
    return {
        path: len(gzip.compress(response.body()))
        for path, response in list(watched.fetched.items())
        if not path.startswith("/api/") and response.request.resource_type != "font"
    }


@pytest.mark.parametrize("game", ["Battalia", "Stormgates", "Blood Rage"])
def test_a_table_opened_from_the_lobby_stays_within_the_page_weight(
    game: str, people: Browsing
) -> None:
    ada = people.open("/")
    ada.page.get_by_role("radiogroup", name="Game").get_by_text(game).click()
    ada.page.get_by_role("button", name="Play now").click()
    ada.page.wait_for_url(re.compile(r"/table/"))
    ada.at_table()
    expect(ada.page.locator(".battalia, .bloodrage").first).to_be_visible()
    sizes = weight(ada)
    assert any("Table-" in path for path in sizes), "the table was not weighed"
    assert sum(sizes.values()) < MOST, sizes


def test_a_result_opened_from_the_lobby_stays_within_the_page_weight(
    people: Browsing, over: Json
) -> None:
    ada = people.sit(over, "/")
    ada.page.locator(f"a[href='/table/{over['table']['id']}']").first.click()
    expect(ada.page.locator("dialog.after .result").first).to_be_visible()
    sizes = weight(ada)
    assert any("AfterGame-" in path for path in sizes), "the result was not weighed"
    assert sum(sizes.values()) < MOST, sizes


def test_the_page_of_the_look_is_not_in_the_bundle(bundle: Path) -> None:
    assert [file.name for file in (bundle / "assets").iterdir() if "Style" in file.name] == []
