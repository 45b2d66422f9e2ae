"""Coming back to a table: past events, a log that highlights what it names, a reopened hall."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.arranging import Json, advance, at_turn
from tests.browser.playing import Clicker
from tests.browser.watching import Browsing, Watched, browsing
from tests.server.support.harness import HallServer, opened

NAMES_SQUARE = re.compile(r"\b[a-k][1-7]\b")


def back_at_turn(update: Json) -> bool:
    """Whether it is the first seat's third turn and it may choose any action."""
    turn = update["turn"]
    if turn is None or update["view"]["seat"] != 0 or update["view"]["day"] < 3:
        return False
    return any(offer["text"] == "end turn" for offer in turn["offers"])


def returned(game: str, people: Browsing, server: HallServer) -> Watched:
    made = server.make_table(game, ["mine", "mine"])
    advance(server, made, back_at_turn)
    seat = people.sit(made, None, 0)
    seat.at_table()
    return seat


def lit(page: Page) -> set[str]:
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[data-told]')].map((each) => each.dataset.told)"
    )
    return set(found)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["battalia", "stormgates"])
def test_past_events_can_be_stepped_through(
    game: str, people: Browsing, server: HallServer
) -> None:
    ada = returned(game, people, server)
    page = ada.page
    story = page.get_by_role("toolbar", name="Since your last turn")
    said = story.get_by_role("status")
    expect(said).to_contain_text("1 of ")
    count = int(said.inner_text().split(" of ")[1].split()[0])
    texts = []
    for number in range(1, count + 1):
        expect(said).to_contain_text(f"{number} of {count}")
        texts.append(said.inner_text().split("\n")[-1])
        assert set(NAMES_SQUARE.findall(texts[-1])) <= lit(page), texts[-1]
        if number < count:
            page.keyboard.press("n")
    if count > 1:
        story.get_by_role("button", name="Back").click()
        expect(said).to_contain_text(texts[-2])
    page.keyboard.press("Escape")
    expect(story).to_have_count(0)
    assert lit(page) == set()
    page.get_by_role("button", name=f"Since your last turn {count}").click()
    expect(said).to_contain_text(texts[0])
    page.locator(".action:not(.off)").first.click()  # the table is not blocked
    expect(story).to_have_count(0)


def answers_a_move(update: Json) -> bool:
    """Whether the first seat is asked after the second one has brought a figure or moved some."""
    moves = [each for each in update["events"] if each["event"] in ("invaded", "marched")]
    return (
        at_turn(update) and update["view"]["seat"] == 0 and any(each["seat"] == 1 for each in moves)
    )


@pytest.mark.slow
def test_blood_rage_tells_what_came_since_the_last_choice(
    people: Browsing, server: HallServer
) -> None:
    made = server.make_table("bloodrage", ["mine", "mine"])
    advance(server, made, answers_a_move, seed=3)
    ada = people.sit(made, None, 0)
    page = ada.page
    story = page.get_by_role("toolbar", name="Since your last turn")
    expect(story.get_by_role("status")).to_contain_text("1 of ")
    page.keyboard.press("Escape")
    expect(story).to_have_count(0)
    page.keyboard.press("n")
    expect(story).to_be_visible()
    page.locator(".action:not(.off)").first.click()  # the player's choice comes first
    expect(story).to_have_count(0)


@pytest.mark.slow
def test_the_typed_action_stands_apart_from_what_is_told(
    people: Browsing, server: HallServer
) -> None:
    made = server.make_table("bloodrage", ["mine", "mine"])
    advance(server, made, answers_a_move, seed=3)
    page = people.sit(made, None, 0).page
    told = page.get_by_role("tabpanel", name="What happened")
    box = page.get_by_role("combobox", name="Type an action")
    expect(box).to_be_visible()
    expect(told.get_by_role("combobox", name="Type an action")).to_have_count(0)
    last = told.get_by_role("listitem").last
    expect(last).to_be_in_viewport()
    page.get_by_role("button", name="More room for what happened").click()
    expect(told.get_by_role("heading").last).to_be_visible()
    told.get_by_role("combobox", name="About").select_option(label="Glory")
    page.get_by_role("tab", name="Talk").click()
    expect(told).to_have_count(0)


@pytest.mark.slow
def test_the_log_highlights_what_it_names(people: Browsing, server: HallServer) -> None:
    ada = returned("battalia", people, server)
    page = ada.page
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Log").click()
    drawer = page.get_by_role("complementary", name="Log and talk")
    drawer.get_by_label("About").select_option(label="The board")
    line = drawer.get_by_role("log").get_by_role("button").filter(has_text=NAMES_SQUARE).last
    line.focus()
    assert set(NAMES_SQUARE.findall(line.inner_text())) <= lit(page)
    expect(drawer.get_by_role("log").get_by_role("heading").first).to_be_visible()
    drawer.get_by_label("About").select_option(label="Battles")
    drawer.get_by_label("About").select_option(label="Everything")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


@pytest.mark.slow
def test_a_page_continues_when_the_hall_reopens(
    browser: Browser, bundle: Path, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        with opened(tmp_path, static=bundle) as server:
            made = server.make_table("bloodrage", ["mine", "weighted"])
            people = stack.enter_context(browsing(browser, server.url))
            ada = people.sit(made)
            player = Clicker(ada, seed=1)
            player.play(most=2)
            player.wait()
        lost = ada.page.get_by_text("The connection is lost")
        expect(lost).to_be_visible()
        chosen = len(ada.wire.chosen)

        with opened(tmp_path, static=bundle, port=server.port):
            expect(lost).to_have_count(0)
            player.play(most=1)
            player.wait()
            assert len(ada.wire.chosen) == chosen + 1
            assert not ada.wire.refusals
            ada.page.close()
        # Chromium itself logs an error when the hall is closed.
        ada.troubles = [each for each in ada.troubles if "ERR_CONNECTION_REFUSED" not in each]
