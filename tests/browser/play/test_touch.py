"""Tables on a phone, using only touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, expect

from tests.browser.arranging import put
from tests.browser.playing import Clicker
from tests.browser.screens.test_fit import overflow
from tests.browser.watching import FINGER, Browsing, Watched
from tests.server.support.harness import HallServer

TAP = 44
"""The pixels that a finger needs in each direction."""

# How much of each button a finger can hit: from a point where it is on top, in all directions.
MEASURE = """
([least, within]) => {
  const small = {};
  const targets = document.querySelector(within).querySelectorAll('button, select, [role=tab]');
  for (const button of targets) {
    if (button.disabled || button.closest('[inert], .unseen')) continue;
    const box = button.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const hits = (x, y) => button.contains(document.elementFromPoint(x, y));
    const across = [x, box.left + 8, box.right - 8].find((each) => hits(each, y));
    if (!box.width || across === undefined) continue;
    const reach = (dx, dy) => {
      let far = 0;
      while (far < least && hits(across + dx * (far + 1), y + dy * (far + 1))) far++;
      return far;
    };
    const size = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
    if (Math.min(...size) >= least - 1) continue;  // half a pixel may be lost at either edge
    // What a pane cuts off, or what lies over a square, is uncovered by moving the pane.
    let pane = button.parentElement;
    const inside = () => {
      const edge = pane.getBoundingClientRect();
      return box.left >= edge.left && box.right <= edge.right
        && box.top >= edge.top && box.bottom <= edge.bottom;
    };
    while (pane && (getComputedStyle(pane).overflow === 'visible' || inside())) {
      pane = pane.parentElement;
    }
    const square = button.matches('[data-cell]') && Math.min(box.width, box.height) >= least;
    if (pane || square) continue;
    const name = button.getAttribute('aria-label') || button.textContent.trim();
    small[`${button.className} ${name.slice(0, 40)}`] = size;
  }
  return small;
}
"""


def small_targets(watched: Watched, within: str = "body") -> dict[str, list[int]]:
    """The buttons that a finger would miss, with the size of the part that can be hit."""
    found: dict[str, list[int]] = watched.page.evaluate(MEASURE, [TAP, within])
    return found


class Finger(Clicker):
    """A player who taps highlighted elements, and measures every tap target."""

    def __init__(self, watched: Watched, seed: int) -> None:
        super().__init__(watched, seed, touch=True)
        self.small: dict[str, list[int]] = {}

    def press(self) -> None:
        self.small |= small_targets(self.watched)
        super().press()


def sitting_at_turn(people: Browsing, server: HallServer, game: str = "battalia") -> Watched:
    """A phone at a table whose first player may take any action."""
    made = put(server, game, "turn" if game == "bloodrage" else "actions")
    ada = people.sit(made, None, made["asked"], **FINGER)
    ada.at_table()
    return ada


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("bloodrage", 2, {}),
        pytest.param("battalia", 1, {"weeks_limit": 2}, marks=pytest.mark.long),
    ],
)
def test_a_whole_game_can_be_played_by_touch(
    game: str, bots: int, options: dict[str, int], people: Browsing, server: HallServer
) -> None:
    made = server.make_table(game, ["mine", *["weighted"] * bots], options=options)
    ada = people.sit(made, **FINGER)
    finger = Finger(ada, seed=1)
    finger.play()
    assert finger.small == {}, f"too small for a finger: {finger.small}"
    result = ada.page.get_by_role("dialog", name="After the game")
    expect(result.get_by_role("heading").first).to_be_visible()


SMALL = {"narrow": {"width": 360, "height": 640}, "lying": {"width": 844, "height": 390}}
"""Small phones."""
PARTS = (".prompt h2", ".hand .holder", "nav.scroll", ".end button")
CLAN_PARTS = (".prompt h2", ".hand", "nav.scroll", "main nav [aria-current]")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["battalia", "stormgates", "bloodrage"])
def test_a_small_phone_shows_the_table_without_scrolling(
    game: str, people: Browsing, server: HallServer
) -> None:
    ada = sitting_at_turn(people, server, game)
    for name, size in SMALL.items():
        ada.resize(size)
        assert overflow(ada, "main") == [0, 0], name
        for part in CLAN_PARTS if game == "bloodrage" else PARTS:
            expect(ada.page.locator(part).first).to_be_in_viewport()
        assert small_targets(ada) == {}, name


@pytest.mark.long
@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("game", ["battalia", "stormgates"])
def test_a_game_on_a_small_phone_needs_no_scrolling(
    game: str, size: str, people: Browsing, server: HallServer
) -> None:
    made = server.make_table(game, ["mine", "weighted"])
    ada = people.sit(made, **{**FINGER, "viewport": SMALL[size]})
    finger = Finger(ada, seed=3)
    finger.play(most=15)
    while not ada.wire.view["players"][0]["hand"]:  # in case everything in it was used
        finger.play(most=1)
    assert overflow(ada, ".battalia") == [0, 0]
    for part in PARTS:
        expect(ada.page.locator(part).first).to_be_in_viewport()
    assert finger.small == {}, f"too small for a finger: {finger.small}"


@pytest.mark.slow
def test_a_refusal_does_not_block_the_next_tap(people: Browsing, server: HallServer) -> None:
    ada = sitting_at_turn(people, server)
    page = ada.page
    page.locator(".action.off").first.tap(force=True)  # greyed out, but it explains why
    refusal = page.locator(".why[role=alertdialog]")  # the question that follows is one, too
    expect(refusal).to_be_visible()
    box, pane = refusal.bounding_box(), page.locator("[data-cover]").bounding_box()
    assert box is not None
    assert pane is not None
    assert pane["y"] <= box["y"]
    assert box["y"] + box["height"] <= pane["y"] + pane["height"]
    page.get_by_role("button", name="End turn").tap()
    expect(refusal).to_have_count(0)
    expect(page.get_by_role("button", name="End the turn")).to_be_visible()


@pytest.mark.slow
def test_a_long_press_explains_and_chooses_nothing(people: Browsing, server: HallServer) -> None:
    ada = sitting_at_turn(people, server)
    page = ada.page
    finger = page.context.new_cdp_session(page)
    told = page.locator("article.help")
    owned = page.locator("[data-cell][aria-label*='level']").first
    for thing in (page.get_by_role("button", name="Build", exact=True), owned):
        box = thing.bounding_box()
        assert box is not None
        spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
        expect(told.get_by_role("link")).to_have_attribute("href", re.compile("^/rules/BT-"))
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        ada.drawn()
        expect(told).to_be_visible()
    expect(page.locator("nav [aria-pressed=true], [aria-selected=true]")).to_have_count(0)
    page.get_by_role("button", name="End turn").tap()
    expect(told).to_have_count(0)


@pytest.mark.slow
def test_two_fingers_zoom_the_board_in_its_pane(people: Browsing, server: HallServer) -> None:
    ada = sitting_at_turn(people, server)
    fingers = ada.page.context.new_cdp_session(ada.page)
    board = ada.page.get_by_role("grid")

    def touch(kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def shape() -> FloatRect:
        ada.drawn()
        found = board.bounding_box()
        assert found is not None
        return found

    before = shape()
    touch("touchStart", (150, 300), (230, 300))
    touch("touchMove", (110, 300), (270, 300))
    touch("touchEnd")
    larger = shape()
    assert larger["width"] > before["width"] * 1.5
    touch("touchStart", (200, 300))
    for x in (190, 150, 120):
        touch("touchMove", (x, 280))
    touch("touchEnd")
    moved = shape()
    assert moved["width"] == pytest.approx(larger["width"])
    assert moved["x"] < larger["x"]
    assert moved["y"] < larger["y"]
    assert ada.page.evaluate("() => visualViewport.scale") == 1
    assert overflow(ada, ".battalia") == [0, 0]
