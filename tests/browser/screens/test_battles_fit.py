"""Battles of Battalia and The Stormgates fit beside their questions, even with long words."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.arranging import advance, at_battle, step_is
from tests.browser.watching import PHONE, Browsing, Watched, ring_of
from tests.server.support.harness import HallServer

Json = dict[str, Any]

SEEDS = {"battalia": 7, "stormgates": 1}
CUT = """
() => [...document.querySelectorAll('.prompt, .seat, .zones, .battle .side, .bar')]
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
    made = server.make_table(game, ["mine", "mine"])
    advance(server, made, step_is("opening"), seed=SEEDS[game], eager=("attack", "play"))
    return made


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


def at_table(watched: Watched, made: Json) -> None:
    """Go to a table with a battle in progress."""
    watched.go(f"/table/{made['table']['id']}")
    expect(watched.page.locator(".battle")).to_be_visible()
    watched.page.evaluate("() => document.fonts.ready")
    watched.drawn()
