"""Battles of Battalia and The Stormgates fit beside their questions, even with long words."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.arranging import at_battle, put
from tests.browser.watching import FINGER, PHONE, Browsing, Watched, ring_of
from tests.server.support.harness import HallServer

Json = dict[str, Any]

CUT = """
() => [...document.querySelectorAll('.prompt, .seat, .zones, .battle .side, header.top')]
  .filter((each) => {
    const over = [each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight];
    return Math.max(...over) > 1;
  })
  .map((each) => each.className)
"""

SPILT = """
() => [...document.querySelectorAll('.battle figcaption, .battle .slot')]
  .filter((each) => each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.textContent.trim())
"""
"""Texts below a line of cards that run into their neighbours."""


def at_opening(server: HallServer, game: str) -> Json:
    """A table at which somebody opens an attack."""
    return put(server, game, "opening")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["battalia", pytest.param("stormgates", marks=pytest.mark.long)])
def test_no_text_of_a_battle_is_cut_off_in_a_language_with_long_words(
    game: str, people: Browsing, server: HallServer
) -> None:
    tables = [at_opening(server, game), at_battle(server, game)]
    for seat in (0, 1):
        rings = [ring_of(made, seat) for made in tables]
        desk = people.open("/about", rings=rings, prefs={"language": "ru"})
        for made in tables:
            at_table(desk, made)
            assert desk.page.evaluate(CUT) == [], seat
    rings = [ring_of(made, 0) for made in tables]
    look: Json = {"viewport": PHONE, "has_touch": True, "prefs": {"language": "ru"}}
    phone = people.open("/about", rings=rings, **look)
    for made in tables:
        at_table(phone, made)
        height = phone.page.locator(".battle").evaluate("(each) => each.clientHeight")
        assert height > 250, "the battle has no room beside its question"
        assert phone.page.evaluate(SPILT) == []


CHOICES = """
() => [...document.querySelectorAll('.window .holder .card')].map((card) => ({
  battle: card.classList.contains('k-battle'),
  text: card.querySelector('.text').textContent.trim(),
  top: card.getBoundingClientRect().top,
}))
"""
"""Cards that may be laid in a battle of Blood Rage, in their order."""


@pytest.mark.slow
def test_cards_for_a_battle_come_first_and_say_what_they_do(
    people: Browsing, server: HallServer
) -> None:
    made = put(server, "bloodrage", "battle-cards")
    phone = people.sit(made, None, made["asked"], **FINGER)
    expect(phone.page.locator(".window .holder").first).to_be_visible()
    phone.drawn()
    cards = phone.page.evaluate(CHOICES)
    kinds = [card["battle"] for card in cards]
    assert kinds == sorted(kinds, reverse=True), "others stand above the cards for battles"
    assert {True, False} == set(kinds)
    nothing = {card["text"] for card in cards if not card["battle"]}
    assert len(nothing) == 1, "what adds nothing is said of other cards alone"
    assert all(card["text"] not in nothing for card in cards if card["battle"])
    foot = phone.page.locator(".window .foot").bounding_box()
    assert foot is not None
    first = [card for card in cards if card["battle"]]
    assert all(card["top"] + 60 < foot["y"] for card in first[:2]), "one has to scroll to them"


def at_table(watched: Watched, made: Json) -> None:
    """Go to a table with a battle in progress."""
    watched.go(f"/table/{made['table']['id']}")
    expect(watched.page.locator(".battle")).to_be_visible()
    watched.page.evaluate("() => document.fonts.ready")
    watched.drawn()
