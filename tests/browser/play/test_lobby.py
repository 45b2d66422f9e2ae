"""The lobby, and a game with bots in one click."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.watching import Browsing
from tests.server.support.harness import HallServer


def test_a_quick_game_is_one_click_away(people: Browsing) -> None:
    ada = people.open("/")
    page = ada.page
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ada")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/table/"))
    ada.at_table()
    expect(page.get_by_role("grid")).to_be_visible()


def test_a_pasted_link_leads_to_a_seat(people: Browsing, server: HallServer) -> None:
    made = server.make_table("bloodrage", ["mine", "open", "open"])
    ben = people.open("/", prefs={"name": "Ben"})
    page = ben.page
    link = f"{people.url}/join/{made['table']['id']}#{made['invite']}"
    page.get_by_label("Came with a link?").fill(f"Come to {link} tonight.")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Take a seat").click()
    page.wait_for_url(re.compile(r"/table/"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Blood Rage")


def test_a_link_without_its_key_works_once_the_key_is_added(
    people: Browsing, server: HallServer
) -> None:
    made = server.make_table("bloodrage", ["mine", "open", "open"])
    path = f"/join/{made['table']['id']}"
    page = people.open(path).page
    expect(page.get_by_role("alert")).to_contain_text("not valid")
    page.goto(f"{path}#{made['invite']}")  # the same page: only the part after the # has changed
    expect(page.get_by_role("button", name="Take a seat")).to_be_visible()
