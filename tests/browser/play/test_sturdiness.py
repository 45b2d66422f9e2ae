"""What breaks is said, once, and the rest of a table goes on; the focus stays at hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.arranging import put
from tests.browser.playing import Clicker, Typist
from tests.browser.watching import FINGER, Browsing, Json, Watched, ring_of
from tests.server.support.harness import HallServer
from tests.steps.moments import game_at, moments

# Spoils what the hall sends, as long as the page wants it.
SPOIL = """
(() => {
  const parse = JSON.parse;
  window.spoiled = true;
  JSON.parse = (...given) => {
    const message = parse(...given);
    if (window.spoiled && message?.type === 'update') PART;
    return message;
  };
})();
"""
SPOILED = {
    "battalia": ("actions", "message.view.display = null", "pool"),
    "bloodrage": ("turn", "message.view.sheets[message.view.seat].valhalla = null", "clan"),
}
"""A step, what the hall would never send, and the part of the table that breaks on it."""


def sitting(game: str, step: str, people: Browsing, server: HallServer, **options: Any) -> Watched:
    """A player who is asked in a step of a game."""
    made = put(server, game, step)
    ada = people.sit(made, None, made["asked"], **options)
    ada.at_table()
    return ada


@pytest.mark.slow
@pytest.mark.parametrize("game", SPOILED)
def test_a_table_goes_on_when_a_part_of_it_breaks(
    game: str, people: Browsing, server: HallServer, tmp_path: Path
) -> None:
    step, spoil, part = SPOILED[game]
    made = put(server, game, step)
    person = people.person(rings=[ring_of(made, made["asked"])])
    person.add_init_script(SPOIL.replace("PART", spoil))
    ada = people.open(f"/table/{made['table']['id']}", person)
    ada.at_table()
    broken = ada.page.locator(f"[data-broken={part}]")
    expect(broken).to_contain_text("This part of the table has broken")
    expect(ada.page.locator("[data-broken]")).to_have_count(1)

    with ada.page.expect_download() as saved:
        broken.get_by_role("button", name="Save a report").click()
    saved.value.save_as(tmp_path / "report.json")
    report = json.loads((tmp_path / "report.json").read_text())
    assert report["part"] == part
    assert "TypeError" in report["error"]
    assert report["table"] == made["table"]["id"]
    assert report["decision"] == ada.wire.view["decision"]
    assert report["view"]["seat"] == made["asked"]
    assert not any(key in json.dumps(report) for key in made["seats"].values())

    ada.page.evaluate("window.spoiled = false")
    choose(ada)
    broken.get_by_role("button", name="Show again").click()
    expect(broken).to_have_count(0)
    assert all("TypeError" in trouble for trouble in ada.troubles)
    ada.troubles.clear()


def choose(watched: Watched) -> None:
    """Make a choice with the parts of the table that are left."""
    Clicker(watched, seed=1).choose()


@pytest.mark.parametrize("fault", ["setTimeout(() => ghost())", "void (async () => ghost())()"])
def test_a_fault_that_nobody_caught_is_said_once(fault: str, people: Browsing) -> None:
    ada = people.open("/about")
    ada.page.evaluate(f"window.fail = () => {{ {fault} }}; fail(); fail()")
    said = ada.page.locator("[data-broken=page]")
    expect(said).to_contain_text("Something on the page has broken")
    said.get_by_role("button", name="Close").click()
    expect(said).to_have_count(0)
    ada.page.evaluate("fail()")
    ada.drawn()
    expect(said).to_have_count(0)
    assert len(ada.troubles) == 3
    ada.troubles.clear()


@pytest.mark.slow
def test_grey_trade_says_each_reason_once(people: Browsing, server: HallServer) -> None:
    made = put(server, "stormgates", next(filter(repeats_reasons, moments("stormgates"))))
    ada = people.sit(made, None, made["asked"])
    ada.at_table()
    ada.page.locator(".action.off", has_text="Trade").click(force=True)
    refusal = ada.page.get_by_role("alertdialog")
    expect(refusal).to_be_visible()
    reasons = refusal.locator("p").all_inner_texts()
    assert reasons
    assert len(set(reasons)) == len(reasons)


TRADES = {"sell", "barter", "buy", "collect", "swap-for", "swap-for-fate"}


def repeats_reasons(moment: Json) -> bool:
    """Whether no trade is possible for a reason that the rules give twice."""
    if moment["step"] != "actions":
        return False
    game = game_at("stormgates", moment)
    seat = moment["seat"]
    trades = {offer.kind for offer in game.legal(seat)} & TRADES
    reasons = [str(each) for each in game.why_not(seat, "barter")]
    return "trading" in game.view(seat) and not trades and len(set(reasons)) < len(reasons)


# The element that has the focus, in words.
FOCUS = """
() => {
  const at = document.activeElement;
  return at === document.body ? 'the page' : at.matches('[data-question]') ? 'the question'
    : at.getAttribute('aria-label') || at.textContent.trim();
}
"""


def focus_of(watched: Watched) -> str:
    """What has the focus, once the page rests."""
    watched.until(lambda: watched.wire.is_settled, "an answer")
    watched.drawn()
    found: str = watched.page.evaluate(FOCUS)
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "step"), [("battalia", "actions"), ("bloodrage", "turn"), ("bloodrage", "draft")]
)
def test_focus_never_falls_to_the_page_while_choices_are_made_by_keys(
    game: str, step: str, people: Browsing, server: HallServer
) -> None:
    made = put(server, game, step)
    ada = people.sit(made, None, made["asked"])
    ada.at_table()
    typist = Typist(ada, seed=3)
    for _ in range(12):
        if ada.wire.turn is None or ada.wire.is_over:
            break
        typist.press()
        assert focus_of(ada) != "the page", typist.pressed
    assert typist.pressed


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "step", "grey"),
    [("battalia", "actions", ".action.off"), ("bloodrage", "turn", ".action.off")],
)
def test_focus_returns_to_what_opened_an_answer(
    game: str, step: str, grey: str, people: Browsing, server: HallServer
) -> None:
    ada = sitting(game, step, people, server)
    button = ada.page.locator(grey).first
    button.focus()
    for key in ("Enter", "Escape"):
        ada.page.keyboard.press(key)
        expect(ada.page.get_by_role("alertdialog")).to_have_count(1 if key == "Enter" else 0)
    expect(button).to_be_focused()


@pytest.mark.slow
@pytest.mark.parametrize("way", ["Escape", "Close"])
def test_focus_returns_to_what_opened_a_sheet(
    way: str, people: Browsing, server: HallServer
) -> None:
    ada = sitting("battalia", "actions", people, server, **FINGER)
    opener = ada.page.locator("button.day")
    opener.focus()
    ada.page.keyboard.press("Enter")
    sheet = ada.page.locator(".sheet")
    expect(sheet).to_be_focused()
    if way == "Close":
        sheet.get_by_role("button", name="Close").focus()
        ada.page.keyboard.press("Enter")
    else:
        ada.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(opener).to_be_focused()


# Puts two layers over the page, as a table does, goes from one to the other and back, and takes
# both away.
TWO_LAYERS = """
() => {
  const [under, over] = [0, 1].map(() => {
    const layer = document.createElement('section');
    layer.role = 'dialog';
    layer.tabIndex = -1;
    document.body.append(layer);
    return layer;
  });
  for (const layer of [under, over, under]) layer.focus();
  setTimeout(() => [under, over].forEach((layer) => layer.remove()));
}
"""


@pytest.mark.slow
def test_focus_returns_from_two_layers_that_were_used_in_turn(
    people: Browsing, server: HallServer
) -> None:
    ada = sitting("battalia", "actions", people, server)
    opener = ada.page.get_by_role("button", name="Hint")
    opener.focus()
    ada.page.evaluate(TWO_LAYERS)
    expect(opener).to_be_focused()


@pytest.mark.slow
def test_help_about_a_place_stays_while_the_game_goes_on(
    people: Browsing, server: HallServer
) -> None:
    made = put(server, "bloodrage", "turn")
    ada = people.sit(made, None, made["asked"])
    ada.at_table()
    ada.page.get_by_role("button", name="Yggdrasil").first.focus()
    ada.page.keyboard.press("?")
    told = ada.page.locator(".help")
    expect(told).to_be_visible()
    number = ada.wire.number
    server.sit(made, made["asked"]).choose()
    ada.until(lambda: ada.wire.number > number, "the choice")
    ada.drawn()
    ada.check()
