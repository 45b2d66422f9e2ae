"""Whole games with bots, from the first choice to the result, with nothing but the mouse."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.playing import Clicker, Typist
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
    result = ada.page.get_by_role("dialog", name="After the game")
    expect(result.get_by_role("heading").first).to_be_visible()


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(people: Browsing, house: House) -> None:
    made = house.make_table("bloodrage", ["mine", "weighted"])
    ada = people.sit(made)
    typist = Typist(ada, seed=2)
    typed = 0
    while True:
        typist.wait()
        if ada.wire.is_over:
            break
        if typist.luck.random() < 0.5 and typist.type():
            typed += 1
        else:
            typist.choose()
    assert 3 < typed < len(ada.wire.chosen) - 3, "both ways lead through the game"
    expect(ada.page.get_by_role("dialog", name="After the game")).to_be_visible()
