"""Every kind of choice of every step can be made on the page, on a desktop and on a phone."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.arranging import put
from tests.browser.exploring import HOLD_BACK, explore
from tests.browser.watching import FINGER, Browsing, Json, Watched, ring_of
from tests.server.support.harness import HallServer
from tests.steps.moments import GAMES, moments

SIZES: dict[str, dict[str, Any]] = {"desk": {}, "phone": FINGER}
EVERYDAY = {"actions", "turn"}
"""Steps with many kinds of choices, which whole games on a phone cover."""
LONG = pytest.mark.long


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("battalia", "desk"),
        ("stormgates", "desk"),
        ("bloodrage", "desk"),
        ("bloodrage", "phone"),
        pytest.param("battalia", "phone", marks=LONG),
        pytest.param("stormgates", "phone", marks=LONG),
    ],
)
def test_every_choice_of_every_step_can_be_made(
    game: str, size: str, people: Browsing, server: HallServer
) -> None:
    wanted = [each for each in moments(game) if each not in shared(game)]
    if size == "phone":
        wanted = [each for each in wanted if each["step"] not in EVERYDAY]
    found = stuck(game, wanted, size, people, server)
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_can_be_made_wherever_it_is_offered(
    game: str, people: Browsing, server: HallServer
) -> None:
    found = stuck(game, moments(game), "desk", people, server, everywhere=True)
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


@pytest.mark.long
def test_choices_of_the_base_game_can_be_made_in_the_expansion_on_a_phone(
    people: Browsing, server: HallServer
) -> None:
    found = stuck("stormgates", shared("stormgates"), "phone", people, server)
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


def shared(game: str) -> list[Json]:
    """Moments of The Stormgates whose step is also asked in the base game."""
    if game != "stormgates":
        return []
    base = {each["step"] for each in moments("battalia")} - EVERYDAY
    return [each for each in moments(game) if each["step"] in base]


def stuck(
    game: str,
    wanted: list[Json],
    size: str,
    people: Browsing,
    server: HallServer,
    *,
    everywhere: bool = False,
) -> dict[str, Json]:
    """The moments with a choice that cannot be made, and what was tried there.

    Each sort of choice is made once in each step, or wherever it is offered.
    """
    tables = [put(server, game, moment) for moment in wanted]
    rings = [ring_of(made, made["asked"]) for made in tables]
    person = people.person(rings=rings, **SIZES[size])
    person.add_init_script(HOLD_BACK)
    ada = people.open("/about", person)
    found: dict[str, Json] = {}
    known: dict[str, set[str]] = defaultdict(set)
    for number, (moment, ring) in enumerate(zip(wanted, rings, strict=True)):
        at_moment(ada, ring["table"])
        told = explore(ada, set() if everywhere else known[moment["step"]])
        if told["missing"] or told["mute"]:
            found[f"{moment['step']} {number}"] = told
    return found


def at_moment(watched: Watched, table: str) -> None:
    """Go to a table without reloading the page, and wait for its question."""
    watched.go(f"/table/{table}")
    watched.until(lambda: watched.wire.turn is not None, "a question")
    expect(watched.page.locator(".battalia main, .bloodrage main").first).to_be_visible()
    watched.drawn()


def sitting(
    people: Browsing, server: HallServer, step: str, *, game: str = "battalia", size: str = "desk"
) -> Watched:
    """A player who is asked in a step of a game."""
    made = put(server, game, step)
    ada = people.sit(made, None, made["asked"], **SIZES[size])
    ada.at_table()
    return ada


@pytest.mark.slow
def test_the_tab_key_enters_the_board_at_a_highlighted_square(
    people: Browsing, server: HallServer
) -> None:
    ada = sitting(people, server, "staff-exchange")
    entry = ada.page.locator("[data-cell][tabindex='0']")
    expect(entry).to_have_class(re.compile(r"\bcan\b"))
    entry.focus()
    ada.page.keyboard.press("ArrowDown")
    expect(ada.page.locator("[data-cell]:focus")).not_to_have_class(re.compile(r"\bcan\b"))


@pytest.mark.slow
def test_keyboard_focus_moves_to_the_next_question(people: Browsing, server: HallServer) -> None:
    ada = sitting(people, server, "staff")
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
def test_greyed_actions_explain_themselves_while_a_question_is_open(
    people: Browsing, server: HallServer
) -> None:
    ada = sitting(people, server, "staff")
    ada.page.locator(".action.off").first.click(force=True)  # greyed out, but it answers
    expect(ada.page.get_by_role("alertdialog")).to_contain_text("SH-STEP")


@pytest.mark.slow
def test_a_pool_that_opened_by_itself_can_be_put_aside(
    people: Browsing, server: HallServer
) -> None:
    ada = sitting(people, server, "pathfinder", game="stormgates", size="phone")
    decks = ada.page.locator(".sheet .deck.can")
    expect(decks.first).to_be_visible()
    ada.page.locator(".sheet").get_by_role("button", name="Close").click()
    expect(decks).to_have_count(0)
    ada.page.locator("button.day").click()
    expect(decks.first).to_be_visible()
