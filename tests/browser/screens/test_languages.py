"""All four languages on every screen: no message id is shown, and nothing stays in English."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from stormhall.locale import LANGUAGES
from tests.browser.arranging import advance, at_turn
from tests.browser.watching import Browsing, Watched, ring_of
from tests.server.support.harness import HallServer
from tools.setup.environment import ROOT

LOCALE = ROOT / "src" / "stormhall" / "locale"
IDS = {
    found
    for file in (LOCALE / "en").glob("*.ftl")
    for found in re.findall(r"^([a-z][\w-]*-[\w-]+) =", file.read_text(), re.MULTILINE)
}
GAMES = ("battalia", "stormgates", "bloodrage")
NAMES = {code: language.name for code, language in LANGUAGES.items()}
# Texts and names of everything shown, one by one, except elements with their own language.
TEXTS = """
() => {
  const own = document.documentElement.lang;
  const found = [];
  for (const each of document.querySelectorAll('body *')) {
    const inside = each.closest('[lang]');
    if (inside && inside.lang !== own || each.closest('script, style')) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      if (each.getAttribute(name)) found.push(each.getAttribute(name));
    }
    for (const node of each.childNodes) {
      if (node.nodeType === 3 && node.textContent.trim()) found.push(node.textContent.trim());
    }
  }
  return found;
}
"""
ENGLISH = re.compile(r"[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}")


def wrong(page: Watched, language: str) -> list[str]:
    """The texts that should not be shown."""
    page.drawn()
    texts = page.page.evaluate(TEXTS)
    assert len(texts) > 10, "there is next to nothing on this page"
    ids = [text for text in texts if any(part in IDS for part in re.split(r"[\s:,;()]+", text))]
    english = [] if language == "en" else [text for text in texts if ENGLISH.search(text)]
    return ids + english


@pytest.mark.slow
def test_all_text_is_in_the_chosen_language(people: Browsing, server: HallServer) -> None:
    tables = {game: server.make_table(game, ["mine", "mine"]) for game in GAMES}
    for made in tables.values():
        advance(server, made, at_turn)
    rings = [ring_of(made, 0) for made in tables.values()]
    ada = people.open("/", rings=rings)
    found: dict[str, list[str]] = {}
    for path, ready in (
        ("/", "main h2"),
        *((f"/new/{game}", "form.columns section") for game in GAMES),
        *((f"/table/{made['table']['id']}", ".hand") for made in tables.values()),
    ):
        ada.go(path)
        expect(ada.page.locator(ready).first).to_be_visible()
        for language in NAMES:
            ada.speak(language)
            found[f"{path} {language}"] = wrong(ada, language)
    assert not any(found.values()), {place: texts for place, texts in found.items() if texts}


@pytest.mark.slow
def test_a_language_is_chosen_in_the_lobby_and_kept(people: Browsing) -> None:
    page = people.open("/", prefs={"language": "ru"}).page
    for language, name in NAMES.items():
        page.get_by_role("button", name=name).first.click()
        expect(page.locator("html")).to_have_attribute("lang", language)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.long
@pytest.mark.parametrize("language", NAMES)
def test_a_page_loaded_in_a_language_uses_it(
    language: str, people: Browsing, server: HallServer
) -> None:
    found: dict[str, list[str]] = {}
    for game in GAMES:
        made = server.make_table(game, ["mine", "mine"])
        advance(server, made, at_turn)
        seat = people.sit(made, None, 0, prefs={"language": language})
        seat.at_table()
        expect(seat.page.locator(".hand").first).to_be_visible()
        found[game] = wrong(seat, language)
        new = people.open(f"/new/{game}", prefs={"language": language})
        expect(new.page.locator("form.columns section").first).to_be_visible()
        found[f"new {game}"] = wrong(new, language)
    assert not any(found.values()), {place: texts for place, texts in found.items() if texts}


@pytest.mark.slow
def test_changing_the_language_changes_nothing_else(people: Browsing, server: HallServer) -> None:
    made = server.make_table("stormgates", ["mine", "mine"])
    advance(server, made, at_turn)
    ada = people.sit(made, None, 0)
    ada.at_table()
    page = ada.page
    square = page.locator("[data-cell]").first
    square.evaluate("each => (each.dataset.drawn = 'once')")
    page.locator(".opener").click()
    page.get_by_role("button", name="Русский").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.get_by_role("button", name="Русский")).to_be_visible()  # the menu stays open
    expect(square).to_have_attribute("data-drawn", "once")
