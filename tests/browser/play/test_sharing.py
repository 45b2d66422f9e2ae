"""Several people at one table: with a curtain on one screen, in two browsers, and as spectators."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arranging import advance, step_is
from tests.browser.playing import Clicker
from tests.browser.watching import Browsing
from tests.server.support.harness import HallServer

# All text of a page, including labels for screen readers.
ALL_TEXT = """
() => [...document.querySelectorAll('*')].flatMap((each) => [
  each.getAttribute('aria-label'), each.getAttribute('title'), each.getAttribute('alt'),
  ...[...each.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent),
]).filter(Boolean).join('\\n')
"""
MAP = "[aria-label='The map in words']"


def names_in_hand(page: Page) -> list[str]:
    """The names of the player's cards on the page."""
    hand = page.locator(".hand .holder .name")
    expect(hand.first).to_be_visible()
    names = hand.all_text_contents()
    assert all(names)
    return names


@pytest.mark.slow
def test_a_curtain_separates_the_seats_that_share_a_screen(
    people: Browsing, server: HallServer
) -> None:
    seats = [{"kind": "mine", "name": name} for name in ("Ada", "Grace")]
    made = server.http("POST", "/api/tables", {"game": "bloodrage", "seats": seats}).json
    shared = people.sit(made)
    page = shared.page
    clicker = Clicker(shared, seed=3)
    curtain = page.locator("main.curtain")
    falls = 0
    for _ in range(30):
        shared.until(lambda: shared.wire.is_settled and shared.wire.turn is not None, "a turn")
        shared.drawn()
        if curtain.is_visible():
            falls += 1
            assert page.locator(".hand, .holder, .pack").count() == 0, "the curtain hides nothing"
            page.get_by_role("button", name="I am ").click()
            expect(curtain).to_have_count(0)
            expect(page.locator(".bloodrage")).to_be_visible()
        else:
            clicker.choose()
        if falls == 5:
            return
    raise AssertionError(f"the curtain fell only {falls} times")


@pytest.mark.slow
def test_a_reload_during_a_battle_leaves_both_browsers_in_sync(
    people: Browsing, server: HallServer
) -> None:
    made = server.make_table("bloodrage", ["mine", "mine"])
    advance(server, made, step_is("battle-cards"))
    ada, grace = (people.sit(made, None, seat) for seat in (0, 1))
    for each in (ada, grace):
        each.at_table()
        expect(each.page.locator(".window")).to_be_visible()
    ada.page.reload()
    expect(ada.page.locator(".window")).to_be_visible()
    players = [Clicker(each, seed=2) for each in (ada, grace)]
    for _ in range(12):
        ada.until(
            lambda: (
                all(each.wire.is_settled for each in (ada, grace))
                and ada.wire.number == grace.wire.number
                and (ada.wire.turn or grace.wire.turn)
            ),
            "a turn",
        )
        chooser = next(player for player in players if player.wire.turn)
        chooser.choose()
    ada.until(lambda: ada.wire.number == grace.wire.number, "the same number")
    for each in (ada, grace):
        each.drawn()
    told = [each.page.locator(MAP).inner_text() for each in (ada, grace)]
    assert told[0] == told[1]
    assert ada.wire.view["sheets"][0]["glory"] == grace.wire.view["sheets"][0]["glory"]


@pytest.mark.slow
def test_onlookers_and_opponents_see_nothing_hidden(people: Browsing, server: HallServer) -> None:
    made = server.make_table("bloodrage", ["mine", "mine"])
    advance(server, made, step_is("turn"))
    ada, grace = (people.sit(made, None, seat) for seat in (0, 1))
    watcher = people.open(f"/watch/{made['table']['id']}#{made['watch']}")
    watcher.at_table()
    expect(watcher.page.locator(".bloodrage")).to_be_visible()
    hands = [names_in_hand(each.page) for each in (ada, grace)]
    seen = watcher.page.evaluate(ALL_TEXT)
    assert not [name for hand in hands for name in hand if name in seen]
    assert watcher.page.locator(".hand, [role=combobox]").count() == 0
    for own, other, each in ((0, 1, ada), (1, 0, grace)):
        text = each.page.evaluate(ALL_TEXT)
        packs = "".join(line for line in text.splitlines() if line.startswith("The pack of "))
        hidden = {name for name in set(hands[other]) - set(hands[own]) if name not in packs}
        assert hidden
        assert not [name for name in hidden if name in text]
