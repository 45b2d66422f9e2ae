"""Whole games with bots, from the first choice to the result, using only the mouse."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.playing import Clicker, Typist
from tests.browser.watching import Browsing
from tests.server.support.harness import HallServer


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("bloodrage", {}),
        ("battalia", {"weeks_limit": 2}),
        ("stormgates", {"weeks_limit": 2, "teams": "none"}),
    ],
)
def test_a_whole_game_can_be_played_by_mouse(
    game: str, options: dict[str, Any], people: Browsing, server: HallServer
) -> None:
    made = server.make_table(game, ["mine", "weighted"], options=options)
    ada = people.sit(made)
    Clicker(ada, seed=1).play()
    result = ada.page.get_by_role("dialog", name="After the game")
    expect(result.get_by_role("heading").first).to_be_visible()


class TwoWays:
    """A player who types half of the choices if possible, and makes the rest with tab and arrow
    keys."""

    def __init__(self, typist: Typist) -> None:
        self.typist = typist
        self.typed = 0
        self.pressed = 0

    def choose(self) -> bool:
        """Make the next choice in one of the two ways; return whether there was one."""
        self.typist.wait()
        if self.typist.wire.is_over:
            return False
        if self.typed <= self.pressed and self.typist.type():
            self.typed += 1
        else:
            self.typist.choose()
            self.pressed += 1
        return True


@pytest.mark.slow
def test_choices_can_be_made_with_only_the_keyboard(people: Browsing, server: HallServer) -> None:
    made = server.make_table("bloodrage", ["mine", "weighted"])
    ada = people.sit(made)
    ways = TwoWays(Typist(ada, seed=2))
    while min(ways.typed, ways.pressed) < 4:
        assert ways.choose(), "the game was over before"
    assert len(ada.wire.chosen) >= 8


@pytest.mark.long
def test_a_whole_game_can_be_played_with_only_the_keyboard(
    people: Browsing, server: HallServer
) -> None:
    made = server.make_table("bloodrage", ["mine", "weighted"])
    ada = people.sit(made)
    ways = TwoWays(Typist(ada, seed=2))
    while ways.choose():
        pass
    assert ways.typed, "no choice of the game was typed"
    assert ways.pressed, "no choice of the game was made with tab and arrows"
    expect(ada.page.get_by_role("dialog", name="After the game")).to_be_visible()
