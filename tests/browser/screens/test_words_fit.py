"""Words stay inside their elements, in languages with long words and in Chinese."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from stormhall.locale import LANGUAGES
from tests.browser.arranging import advance, at_turn, owing, step_is
from tests.browser.watching import DESK, PHONE, Browsing
from tests.server.support.harness import HallServer

CUT = """
() => {
  const found = [];
  const told = (element) => `${element.className}: ${element.textContent.trim().slice(0, 40)}`;
  for (const element of document.querySelectorAll('.bloodrage *, .battalia *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!(element instanceof HTMLElement) || !own || element.closest('.unseen, .age')) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const hides = (each) => getComputedStyle(each).overflowX === 'hidden';
    if (hides(element) && element.scrollWidth > element.clientWidth + 1) found.push(told(element));
    for (let holder = element.parentElement; holder; holder = holder.parentElement) {
      const style = getComputedStyle(holder);
      if (style.overflowX === 'auto' || style.overflowX === 'scroll') break;
      const frame = holder.getBoundingClientRect();
      const isFrame = holder.matches('.panel') || hides(holder);
      if (isFrame && (box.right > frame.right + 2 || box.left < frame.left - 2)) {
        found.push(told(element));
        break;
      }
    }
  }
  return found;
}
"""
"""Texts that are cut off at top or bottom, or that leave their panel."""


TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.slow
def test_words_of_blood_rage_fit(people: Browsing, server: HallServer) -> None:
    made = server.make_table("bloodrage", ["mine", "mine", "mine", "mine"])
    found: dict[str, list[str]] = {}
    scenes = {
        "draft": (step_is("draft"), "main.draft"),
        "turn": (at_turn, ".hand"),
        "battle": (step_is("battle-cards"), "main.battle"),
    }
    for scene, (stop, ready) in scenes.items():
        advance(server, made, stop, eager=("invade", "pillage", "join"))
        ada = people.sit(made, None, owing(server, made))
        expect(ada.page.locator(ready).first).to_be_visible()
        if scene == "turn":
            ada.page.locator("[data-tab=chat]").click()
        for name, size in (("desk", DESK), ("phone", PHONE)):
            ada.resize(size)
            expect(ada.page.locator(ready).first).to_be_visible()
            for language in TRANSLATIONS:
                ada.speak(language)
                found[f"{scene}, {name}, {language}"] = ada.page.evaluate(CUT)
    assert not any(found.values()), found
