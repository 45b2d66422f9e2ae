"""Battles of Battalia and The Stormgates fit beside their questions, also in long words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.arranging import advance, at_battle, step_is
from tests.browser.watching import PHONE, Browsing
from tests.server.harness import House

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
"""What is told below the cards of a line and runs into its neighbour."""


def at_opening(house: House, game: str) -> Json:
    """A table at which somebody opens an attack."""
    made = house.make_table(game, ["mine", "mine"])
    advance(house, made, step_is("opening"), seed=SEEDS[game], eager=("attack", "play"))
    return made


@pytest.mark.slow
@pytest.mark.parametrize("arranged", [at_opening, at_battle])
@pytest.mark.parametrize("game", SEEDS)
def test_nothing_of_a_battle_is_cut_in_a_long_language(
    game: str, arranged: Callable[[House, str], Json], people: Browsing, house: House
) -> None:
    made = arranged(house, game)
    for seat in (0, 1):
        desk = people.sit(made, None, seat, prefs={"language": "ru"})
        expect(desk.page.locator(".battle")).to_be_visible()
        desk.drawn()
        assert desk.page.evaluate(CUT) == [], seat
    phone = people.sit(made, None, 0, prefs={"language": "ru"}, viewport=PHONE, has_touch=True)
    battle = phone.page.locator(".battle")
    expect(battle).to_be_visible()
    phone.drawn()
    height = battle.evaluate("(each) => each.clientHeight")
    assert height > 250, "the battle has no room beside its question"
    assert phone.page.evaluate(SPILT) == []
