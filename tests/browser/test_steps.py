"""Every kind of choice of every step can be made with what is drawn, on a desk and on a phone."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from stormhall.server.keys import digest_of
from stormhall.server.making import first_entries, row_of_wish
from stormhall.server.messages import MakeTable, SeatWish
from stormhall.server.settings import Sources
from stormhall.server.store.interface import Entry, StoredKey
from tests.browser.exploring import HOLD_BACK, explore
from tests.browser.test_touch import FINGER
from tests.browser.watching import Browsing, Json, Watched
from tests.server.harness import House
from tests.steps.moments import GAMES, begun, moments

SIZES: dict[str, dict[str, Any]] = {"desk": {}, "phone": FINGER}
EVERYDAY = {"actions", "turn"}
"""Steps whose many kinds whole games on a phone go through."""
GO = """
(path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_every_step_can_be_made(
    game: str, size: str, people: Browsing, house: House
) -> None:
    wanted = [each for each in moments(game) if size == "desk" or each["step"] not in EVERYDAY]
    rings = [seated(house, game, moment) for moment in wanted]
    person = people.person(**SIZES[size])
    kept = json.dumps(json.dumps(rings))
    person.add_init_script(f"{HOLD_BACK}localStorage.setItem('stormhall.keys', {kept});")
    ada = people.open("/about", person)
    found: dict[str, Json] = {}
    for number, (moment, ring) in enumerate(zip(wanted, rings, strict=True)):
        at_moment(ada, ring["table"])
        told = explore(ada)
        if told["missing"] or told["mute"]:
            found[f"{moment['step']} {number}"] = told
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


def moment_of(game: str, step: str) -> Json:
    return next(each for each in moments(game) if each["step"] == step)


def sitting(
    people: Browsing, house: House, step: str, *, game: str = "battalia", size: str = "desk"
) -> Watched:
    """Somebody who is asked in a step of a game."""
    ring = seated(house, game, moment_of(game, step))
    made = {"table": {"id": ring["table"], "game": game}, "seats": ring["seats"]}
    ada = people.sit(made, **SIZES[size])
    ada.at_table()
    return ada


@pytest.mark.slow
def test_the_tab_key_enters_the_board_at_a_lit_square(people: Browsing, house: House) -> None:
    ada = sitting(people, house, "staff-exchange")
    entry = ada.page.locator("[data-cell][tabindex='0']")
    expect(entry).to_have_class(re.compile(r"\bcan\b"))
    entry.focus()
    ada.page.keyboard.press("ArrowDown")
    expect(ada.page.locator("[data-cell]:focus")).not_to_have_class(re.compile(r"\bcan\b"))


@pytest.mark.slow
def test_the_keyboard_goes_on_from_the_next_question(people: Browsing, house: House) -> None:
    ada = sitting(people, house, "staff")
    ada.page.get_by_role("button", name="Exchange").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".prompt")).to_be_focused()
    square = ada.page.locator("[data-cell].can").first
    square.focus()
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Enter")
    ada.until(lambda: ada.wire.is_settled and len(ada.wire.chosen) == 1, "the square")
    expect(ada.page.locator("[data-subject]")).to_have_count(1)


@pytest.mark.slow
def test_greyed_actions_answer_while_a_question_is_open(people: Browsing, house: House) -> None:
    ada = sitting(people, house, "staff")
    ada.page.locator("nav.bar button.off").first.click(force=True)  # greyed, but it answers
    expect(ada.page.get_by_role("alertdialog")).to_contain_text("SH-STEP")


@pytest.mark.slow
def test_a_pool_that_opened_by_itself_can_be_put_aside(people: Browsing, house: House) -> None:
    ada = sitting(people, house, "pathfinder", game="stormgates", size="phone")
    decks = ada.page.locator(".sheet .deck.can")
    expect(decks.first).to_be_visible()
    ada.page.locator(".sheet").get_by_role("button", name="Close").click()
    expect(decks).to_have_count(0)
    ada.page.locator("button.day").click()
    expect(decks.first).to_be_visible()


def at_moment(watched: Watched, table: str) -> None:
    """Come to a table without loading the page anew, and wait for its question."""
    watched.wire.forget()
    watched.page.evaluate(GO, f"/table/{table}")
    watched.until(lambda: watched.wire.turn is not None, "a question")
    expect(watched.page.locator(".battalia main, .bloodrage main").first).to_be_visible()
    watched.drawn()


def seated(house: House, game: str, moment: Json) -> Json:
    """Put a moment on a table of the hall; the keys to the seat that is asked there."""
    table = begun(game, moment)
    wishes = [SeatWish(kind="mine", name=f"Player {seat + 1}") for seat in range(table.seats)]
    wish = MakeTable(game=game, seats=wishes, options=table.options)
    row = replace(row_of_wish(wish, Sources()), start=moment.get("start"), seed=moment.get("seed"))
    entries = list(first_entries(wishes, row.created))
    for seat, action in moment["choices"]:
        data = {"action": action, "decision": table.decision, "by": "person"}
        n = len(entries)
        entries.append(Entry(n=n, at=row.created + n, kind="choose", seat=seat, data=data))
        table.apply(seat, action)
    key = f"the-seat-that-is-asked-{row.id}"
    known = StoredKey(digest=digest_of(key), table=row.id, role="seat", seat=moment["seat"])
    house.do(lambda: house.hall.store.create(row, [known], entries))
    return {"table": row.id, "game": game, "seats": {str(moment["seat"]): key}, "at": 0}
