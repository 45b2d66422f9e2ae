"""The frame of the tables: one bar, and places that stay where they are."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.arranging import put
from tests.browser.watching import DESK, FINGER, Browsing, Json, Watched
from tests.server.support.harness import HallServer

TURNS = {"battalia": "actions", "stormgates": "actions", "bloodrage": "turn"}
BOOKS = {"battalia": "battalia", "stormgates": "stormgates", "bloodrage": "blood-rage"}
SIZES = {"desk": DESK, "larger": {"width": 1440, "height": 900}}


def at_turn(
    game: str, people: Browsing, server: HallServer, **look: object
) -> tuple[Watched, Json]:
    """Somebody who may take any action, and the table."""
    made = put(server, game, TURNS[game])
    ada = people.sit(made, None, made["asked"], **look)
    ada.at_table()
    expect(ada.page.locator("[data-question]").first).to_be_visible()
    return ada, made


@pytest.mark.slow
@pytest.mark.parametrize("game", TURNS)
def test_the_bar_says_why_nothing_can_be_undone_and_leads_to_the_rules_of_this_game(
    game: str, people: Browsing, server: HallServer
) -> None:
    ada, _ = at_turn(game, people, server)
    ada.drawn()
    undo = ada.page.locator("header.top").get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)  # greyed out, but it answers
    answer = ada.page.get_by_role("alertdialog", name="Undo")
    expect(answer.get_by_role("link").first).to_be_visible()
    rules = ada.page.locator("header.top").get_by_role("link", name="Rules")
    expect(rules).to_have_attribute("href", f"/rules/{BOOKS[game]}")


PLACES = """
() => {
  const found = {};
  const wanted = 'main > *, [data-part], .rack, .finish, main .panel';
  for (const each of document.querySelectorAll(wanted)) {
    // What a prompt holds is its own.
    if (each.closest('.question, .hand .slot') || !each.checkVisibility()) continue;
    const { left, top, width, height } = each.getBoundingClientRect();
    const name = `${each.dataset.part ?? ''} ${each.className}`.replace(/ s-\\S+/g, '');
    let key = name;
    for (let n = 2; key in found; n++) key = `${name} ${n}`;
    found[key] = [left, top, width, height].map(Math.round);
  }
  return found;
}
"""
"""Where the parts of a table are."""


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", TURNS)
def test_nothing_moves_when_something_else_is_asked(
    game: str, size: str, people: Browsing, server: HallServer
) -> None:
    ada, _ = at_turn(game, people, server, viewport=SIZES[size])
    ada.page.keyboard.press("Escape")  # what happened meanwhile was told
    ada.drawn()
    before = ada.page.evaluate(PLACES)
    assert len(before) > 5
    moved = {}
    for chosen in (".action:not(.off):not(.apart)", ".hand .holder"):
        for number in range(ada.page.locator(chosen).count()):
            one = ada.page.locator(chosen).nth(number)
            name = one.inner_text()
            one.click(position={"x": 8, "y": 30})
            ada.drawn()
            after = ada.page.evaluate(PLACES)
            moved[name] = {
                place: (box, after[place])
                for place, box in before.items()
                if place in after and after[place] != box
            }
            ada.page.keyboard.press("Escape")
            ada.page.keyboard.press("Escape")
            ada.drawn()
    assert moved
    assert not any(moved.values()), moved


@pytest.mark.slow
@pytest.mark.parametrize("game", ["battalia", "bloodrage"])
def test_a_phone_shows_what_happened_or_was_said_last(
    game: str, people: Browsing, server: HallServer
) -> None:
    ada, made = at_turn(game, people, server, **FINGER)
    newest = ada.page.locator(".newest")
    expect(newest).to_be_in_viewport()
    other = next(seat for seat in made["seats"] if int(seat) != made["asked"])
    with server.client(made["table"]["id"], made["seats"][other]) as friend:
        friend.ask("say", text="Well met")
    expect(newest).to_contain_text("Well met")
    log = ada.page.locator("header.top").get_by_role("button", name="Log")
    expect(log).to_contain_text("1")


@pytest.mark.slow
def test_a_desk_without_room_for_panels_opens_a_seat_over_the_board(
    people: Browsing, server: HallServer
) -> None:
    ada, _ = at_turn("battalia", people, server, viewport={"width": 1100, "height": 720})
    expect(ada.page.locator(".seats .seat")).to_have_count(0)
    players = ada.page.get_by_role("complementary", name="Players")
    players.get_by_role("button").first.click()
    expect(ada.page.locator(".sheet .seat")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".sheet")).to_have_count(0)


ROOM = """
() => {
  const { height } = document.querySelector('.prompt').getBoundingClientRect();
  const bar = document.querySelector('nav.scroll');
  const { right } = bar.getBoundingClientRect();
  const actions = [...bar.children].map((each) => each.getBoundingClientRect());
  return {
    question: Math.round(height),
    first: actions.filter((each) => each.top === actions[0].top && each.right <= right).length,
  };
}
"""
"""The height of the question, and how many actions the first row shows whole."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "highest", "fewest"),
    # Seven actions of Blood Rage need a second row, for the one that ends the turn.
    [("battalia", 70, 5), ("bloodrage", 164, 6)],
)
def test_on_a_phone_the_question_leaves_the_board_its_room(
    game: str, highest: int, fewest: int, people: Browsing, server: HallServer
) -> None:
    ada, _ = at_turn(game, people, server, **FINGER)
    ada.page.keyboard.press("Escape")  # what happened meanwhile was told
    expect(ada.page.locator("nav.scroll .action").first).to_be_visible()
    ada.drawn()
    found = ada.page.evaluate(ROOM)
    assert found["question"] <= highest
    assert found["first"] >= fewest
    board = ada.page.locator("main > .board")
    before = board.bounding_box()
    ada.page.locator(".action:not(.off):not(.apart)").first.tap()
    ada.drawn()
    assert board.bounding_box() == before
