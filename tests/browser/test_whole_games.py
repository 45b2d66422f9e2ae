"""Whole games with bots, from the first choice to the result, with nothing but the mouse."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.playing import Clicker
from tests.browser.watching import Browsing
from tests.server.harness import House


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("bloodrage", {}),
        ("battalia", {"weeks_limit": 2}),
        ("stormgates", {"weeks_limit": 2, "teams": "none"}),
    ],
)
def test_a_whole_game_by_mouse(
    game: str, options: dict[str, Any], people: Browsing, house: House
) -> None:
    made = house.make_table(game, ["mine", "weighted"], options=options)
    ada = people.sit(made)
    Clicker(ada, seed=1).play()
    expect(ada.page.get_by_role("dialog", name="After the game")).to_be_visible()
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
