"""Blood Rage on a phone, using only touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.arranging import Json, advance, at_turn, owing, step_is
from tests.browser.play.test_touch import small_targets
from tests.browser.screens.test_fit import overflow
from tests.browser.watching import FINGER, Browsing, Watched
from tests.server.support.harness import HallServer


@pytest.mark.slow
def test_every_page_on_a_phone_is_usable_by_touch(people: Browsing, server: HallServer) -> None:
    made = server.make_table("bloodrage", ["mine", "mine", "mine", "mine"])
    advance(server, made, at_turn, seed=3)
    ada = people.sit(made, None, 0, **FINGER)
    found = {}
    for name in ("Hand", "Clan", "Quests", "Seats", "Log"):
        ada.page.get_by_role("navigation").get_by_role("button", name=name).tap()
        # The log lies over the table; it is drawn by a part of the page that is loaded first.
        within = ".drawer" if name == "Log" else "body"
        expect(ada.page.locator(within)).to_be_visible()
        ada.drawn()
        found[name] = {**small_targets(ada, within), "page": overflow(ada, "main")}
    assert all(each == {"page": [0, 0]} for each in found.values()), found


@pytest.mark.slow
def test_equal_cards_in_a_pack_are_drafted_by_touch(people: Browsing, server: HallServer) -> None:
    made = server.make_table("bloodrage", ["mine", "mine"])

    def has_twins(update: Json) -> bool:
        turn = update["turn"]
        if turn is None or turn["step"] != "draft":
            return False
        pairs = [[word for _, word in offer["args"]] for offer in turn["offers"]]
        return any(first == second for first, second in pairs)

    advance(server, made, has_twins, seed=2)
    for seat in (0, 1):
        ada = people.sit(made, None, seat, **FINGER)
        ada.at_table()
        if ada.wire.turn and has_twins(ada.wire.update):
            break
    offers = (ada.wire.turn or {})["offers"]
    twins = next(o for o in offers if o["args"][0] == o["args"][1])
    cards = ada.page.locator(".fan .holder")
    equal = [
        cards.nth(number)
        for number, card in enumerate(ada.wire.view["sheets"][seat]["pack"])
        if card == twins["args"][0][1]
    ]
    for card in equal:
        card.tap()
        expect(card).to_have_attribute("aria-pressed", "true")
    ada.page.get_by_role("button", name="Keep these cards").tap()
    ada.until(lambda: ada.wire.chosen == [twins["text"]], "both were kept")


def press_long(watched: Watched, selector: str) -> None:
    """Press an element until its description appears, then release it.

    Only the page gets the touch. A real one would also start Chromium's own timer, whose menu for
    long presses may open before a slow page reacts.
    """
    thing = watched.page.locator(selector).first
    box = thing.bounding_box()
    assert box is not None
    at = {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}
    finger = {"pointerType": "touch", "isPrimary": True, "bubbles": True, **at}
    thing.dispatch_event("pointerdown", finger)
    expect(watched.page.locator(".help")).to_be_visible()
    thing.dispatch_event("pointerup", finger)
    thing.dispatch_event("click", {"bubbles": True, "cancelable": True, **at})


MENU_IS_KEPT_AWAY = """(thing, pointerType) => {
    thing.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true }));
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    thing.dispatchEvent(menu);
    thing.dispatchEvent(new PointerEvent('pointerup', { pointerType, bubbles: true }));
    return menu.defaultPrevented;
}"""
"""Whether the page prevents the browser's menu if it opens before the page has reacted."""


@pytest.mark.slow
def test_a_long_press_explains_and_chooses_nothing(people: Browsing, server: HallServer) -> None:
    made = server.make_table("bloodrage", ["mine", "mine"])
    advance(server, made, step_is("turn"))
    ada = people.sit(made, None, owing(server, made), **FINGER)
    ada.at_table()
    for thing in (".action:not(.off)", ".hand .holder", "[data-place=yggdrasil]"):
        press_long(ada, thing)
        ada.drawn()
        expect(ada.page.locator(".help")).to_be_visible()
        assert ada.page.locator(".action.on, .holder.picked, .menu").count() == 0, thing
        ada.page.locator(".prompt [role=status]").tap()
        expect(ada.page.locator(".help")).to_have_count(0)
        assert ada.page.locator(thing).first.evaluate(MENU_IS_KEPT_AWAY, "touch")
        assert not ada.page.locator(thing).first.evaluate(MENU_IS_KEPT_AWAY, "mouse")
    assert ada.wire.chosen == []


RESTED = 2000
"""Milliseconds after which a thing that a pointer rests on would tell about itself."""


@pytest.mark.slow
@pytest.mark.parametrize("finger", [True, False])
def test_a_tap_opens_no_help_and_a_resting_mouse_does(
    finger: bool, people: Browsing, server: HallServer
) -> None:
    made = server.make_table("bloodrage", ["mine", "mine"])
    advance(server, made, at_turn, seed=3)
    page = people.sit(made, None, owing(server, made), **(FINGER if finger else {})).page
    action = page.locator(".action").first
    expect(action).to_be_visible()
    page.clock.install()
    if finger:
        action.tap()
    else:
        action.hover()
    page.clock.run_for(RESTED)
    expect(page.locator(".help")).to_have_count(0 if finger else 1)
