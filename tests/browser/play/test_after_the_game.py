"""After the game: its result, and the replay as any viewer sees it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.arranging import finished
from tests.browser.playing import Clicker
from tests.browser.watching import FINGER, Browsing, Json
from tests.server.support.harness import HallServer


def moment_with_a_hand(server: HallServer, made: Json, first: int, last: int) -> int:
    """The first moment in a range at which nothing covers the player's hand."""
    for at in range(first, last):
        path = f"/api/tables/{made['table']['id']}/replay?at={at}&seat=0"
        view = server.http("GET", path, key=made["seats"]["0"]).json["view"]
        mine = (view.get("sheets") or view["players"])[0]
        if mine["hand"] and view["frames"][-1]["step"] in ("turn", "actions"):
            return at
    raise AssertionError("no moment of the second half shows a hand")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), [("bloodrage", {}), ("battalia", {"weeks_limit": 2})])
def test_a_finished_game_is_replayed_from_every_point_of_view(
    game: str, options: dict[str, int], people: Browsing, server: HallServer
) -> None:
    made = finished(server, game, options=options)
    page = people.sit(made).page
    dialog = page.get_by_role("dialog", name="After the game")
    expect(dialog.get_by_role("heading").first).to_be_visible()
    dialog.get_by_role("link", name="Replay", exact=True).click()

    bar = page.get_by_role("slider", name="Moment of the game")
    expect(bar).to_have_attribute("aria-valuenow", "0")
    last = int(bar.get_attribute("aria-valuemax") or 0)
    bar.press("ArrowRight")
    expect(bar).to_have_attribute("aria-valuenow", "1")
    bar.press("End")
    expect(bar).to_have_attribute("aria-valuenow", str(last))
    box = bar.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 46)
    page.wait_for_function(
        "([bar, last]) => Math.abs(bar.ariaValueNow - last / 2) <= last / 50 + 1",
        arg=[bar.element_handle(), last],
    )

    now = int(bar.get_attribute("aria-valuenow") or 0)
    shown = moment_with_a_hand(server, made, now, last)
    for _ in range(now, shown):
        bar.press("ArrowRight")
    expect(bar).to_have_attribute("aria-valuenow", str(shown))
    hand = page.locator(".stage .hand .holder")
    expect(hand.first).to_be_visible()
    eyes = page.get_by_role("radiogroup", name="Through whose eyes")
    eyes.get_by_role("radio", name="As onlookers saw it").check(force=True)
    expect(hand).to_have_count(0)
    eyes.get_by_role("radio", name="Everything that was hidden").check(force=True)
    expect(page.get_by_role("complementary").locator(".hands section")).to_have_count(2)

    page.get_by_role("button", name="What happened", exact=True).click()
    log = page.get_by_role("complementary").get_by_role("listitem")
    expect(log.last).to_be_in_viewport()
    log.first.scroll_into_view_if_needed()
    expect(log.first).to_be_in_viewport()


@pytest.mark.slow
def test_a_finished_game_is_played_on_from_one_of_its_moments(people: Browsing, over: Json) -> None:
    ada = people.sit(over, f"/replay/{over['table']['id']}#40")
    page = ada.page
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/table/"))
    ada.at_table()
    assert not page.url.endswith(over["table"]["id"])
    assert ada.wire.number >= 40
    Clicker(ada, seed=2).play(most=2)
    page.goto("/")
    tables = page.locator(".row").get_by_role("link", name="Blood Rage")
    expect(tables).to_have_count(2)


@pytest.mark.slow
def test_people_who_shared_a_screen_come_back_to_their_result(
    people: Browsing, server: HallServer
) -> None:
    made = server.make_table("bloodrage", ["mine", "mine"])
    for seat, key in made["seats"].items():
        path = f"/api/tables/{made['table']['id']}/seats/{seat}/bot"
        assert server.http("POST", path, {"level": "weighted"}, key=key).status == 200
    with server.client(made["table"]["id"], made["seats"]["0"]) as client:
        client.wait(lambda c: c.update.get("view", {}).get("result"))

    phone = people.sit(made, **FINGER).page

    after = phone.get_by_role("dialog", name="After the game")  # with no curtain before it
    expect(after.locator(".result")).to_be_visible()
    assert after.evaluate("box => box.scrollWidth - box.clientWidth") == 0, "it can be pushed aside"
