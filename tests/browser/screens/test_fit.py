"""Screens fit: nothing scrolls at 1280 x 720, and everything can be used at 200%."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.arranging import advance, at_turn
from tests.browser.playing import Clicker
from tests.browser.watching import Browsing, Json, Watched, ring_of
from tests.server.support.harness import HallServer

GAMES = ("battalia", "stormgates", "bloodrage")
SIZES = """
() => {
  const root = document.scrollingElement;
  return [root.scrollWidth - root.clientWidth, root.scrollHeight - root.clientHeight];
}
"""


def overflow(watched: Watched, ready: str) -> list[int]:
    """How much wider and higher than its window the page is."""
    expect(watched.page.locator(ready).first).to_be_visible()
    watched.drawn()
    found: list[int] = watched.page.evaluate(SIZES)
    return found


@pytest.mark.slow
def test_no_screen_scrolls_as_a_whole(people: Browsing, server: HallServer, over: Json) -> None:
    waiting = server.make_table("battalia", ["mine", "open"])
    other = server.make_table("battalia", ["mine", "open"])
    tables = {game: server.make_table(game, ["mine", "mine"]) for game in GAMES}
    for made in tables.values():
        advance(server, made, at_turn)
    rings = [ring_of(made, 0) for made in (waiting, over, *tables.values())]
    ada = people.open("/", rings=rings)

    found = {"lobby": overflow(ada, "main .row")}
    for path, ready in (
        *((f"/new/{game}", "form.columns section") for game in GAMES),
        ("/rules", ".books"),
        ("/rules/BR-INV-1", "[id='BR-INV-1']"),
        ("/about", "h1 small"),
        (f"/table/{waiting['table']['id']}", "main h1"),
        (f"/join/{other['table']['id']}#{other['invite']}", "main form"),
        *((f"/table/{made['table']['id']}", ".hand") for made in tables.values()),
        (f"/table/{over['table']['id']}", ".result"),
        (f"/replay/{over['table']['id']}", "[role=slider]"),
    ):
        ada.go(path)
        found[path] = overflow(ada, ready)
    ada.page.goto("/x")
    found["lost"] = overflow(ada, "h1")
    assert all(size == [0, 0] for size in found.values()), found


CUT_DECKS = """
() => [...document.querySelectorAll('.rack .deck:not(.tile) small')]
  .filter((each) => !each.checkVisibility() || each.scrollWidth > each.clientWidth)
  .map((each) => each.textContent)
"""
"""Decks whose names are missing or cut off."""


@pytest.mark.slow
def test_decks_are_named_beside_the_widest_board(people: Browsing, server: HallServer) -> None:
    made = server.make_table("stormgates", ["mine"] * 5, preset="everything")
    ada = people.sit(made, None, 0, prefs={"language": "ru"})
    assert overflow(ada, ".rack .deck") == [0, 0]
    assert ada.page.evaluate(CUT_DECKS) == []
    assert ada.page.evaluate("() => document.querySelector('.rack').scrollWidth") <= 330


@pytest.mark.slow
@pytest.mark.parametrize("game", ["battalia", "bloodrage"])
def test_everything_can_be_used_at_twice_the_size(
    game: str, people: Browsing, server: HallServer
) -> None:
    window: Json = {"viewport": {"width": 640, "height": 360}, "device_scale_factor": 2}
    ada = people.open("/", **window)
    play = ada.page.get_by_role("button", name="Play now")
    play.scroll_into_view_if_needed()
    expect(play).to_be_in_viewport()
    assert overflow(ada, "main")[0] == 0, "the lobby is wider than its window"
    made = server.make_table(game, ["mine", "weighted"])
    seat = people.sit(made, **window)
    Clicker(seat, seed=6).play(most=12)
    assert overflow(seat, ".battalia, .bloodrage")[0] == 0, "the table is wider than its window"


AWAY = """
() => {
  const log = document.querySelector('.sky .log');
  return [log.clientHeight, log.scrollHeight - log.scrollTop - log.clientHeight];
}
"""
"""The height of the log, and how far it is scrolled from its end."""


@pytest.mark.slow
def test_the_newest_line_stays_in_sight_when_the_log_shrinks(
    people: Browsing, server: HallServer
) -> None:
    made = server.make_table("battalia", ["mine", "mine"])
    advance(server, made, lambda update: update["number"] > 40 and at_turn(update))
    ada = people.sit(made, None, 0)
    expect(ada.page.locator(".sky .log")).to_be_visible()
    ada.drawn()
    before, away = ada.page.evaluate(AWAY)
    assert away < 2
    ada.page.set_viewport_size({"width": 1280, "height": 620})
    ada.drawn()
    after, away = ada.page.evaluate(AWAY)
    assert after < before
    assert away < 2
