"""Long Bulgarian and Russian words fit."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.watching import DESK, PHONE, Browsing, Watched
from tests.server.support.harness import HallServer

GAMES = ("battalia", "stormgates", "bloodrage")
# How much wider and higher than its window the page is, and words that overflow their elements.
MISFITS = """
() => {
  const root = document.scrollingElement;
  const cut = [...document.querySelectorAll('button, label, a, summary, h1, h2, h3, b, small, p')]
    .filter((each) => each.checkVisibility() && !each.closest('.unseen') && each.clientWidth > 1)
    .filter((each) => getComputedStyle(each).display !== 'inline')
    .filter((each) => each.scrollWidth > each.clientWidth + 1)
    .map((each) => each.textContent.trim());
  return [root.scrollWidth - root.clientWidth, root.scrollHeight - root.clientHeight, ...cut];
}
"""


def misfits(watched: Watched, ready: str) -> dict[str, list[Any]]:
    """What does not fit once an element is there, by language."""
    expect(watched.page.locator(ready).first).to_be_visible()
    found: dict[str, list[Any]] = {}
    for language in ("bg", "ru"):
        watched.speak(language)
        found[language] = watched.page.evaluate(MISFITS)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_no_words_are_cut_off_around_the_tables(
    size: dict[str, int], people: Browsing, server: HallServer
) -> None:
    made = server.make_table("stormgates", ["mine", "open", "open", "bot"], listed=True)
    ada = people.open("/", viewport=size)
    found = {}
    for path, ready in (
        ("/", "li.row"),
        *((f"/new/{game}", "form.columns") for game in GAMES),
        (f"/join/{made['table']['id']}", "form ol"),
        ("/about", "main h1"),
        ("/rules", ".books"),
    ):
        ada.go(path)
        found[path] = misfits(ada, ready)
    ada.page.get_by_role("searchbox").fill("hero")
    found["search"] = misfits(ada, "a.result")
    assert all(each == [0, 0] for told in found.values() for each in told.values()), found
