"""What axe finds on every screen, light and dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import tools.web
from tests.browser.arranging import Json, advance, at_battle, at_turn, finished, step_is
from tests.browser.watching import Browsing, Watched
from tests.server.harness import House

AXE = tools.web.WEB / "node_modules" / "axe-core" / "axe.min.js"
RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa"]}, "resultTypes": ["violations"]}
LIGHTS = pytest.mark.parametrize("theme", ["light", "dark"])


def violations(watched: Watched, ready: str) -> list[str]:
    """What axe has against the page, in short."""
    page = watched.page
    expect(page.locator(ready).first).to_be_visible()
    watched.drawn()
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate("(rules) => axe.run(document, rules)", RULES)
    return [
        f"{each['id']}: {node['html'][:160]} | {node.get('failureSummary', '')[-200:]}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


def person(theme: str) -> dict[str, Any]:
    return {"prefs": {"theme": theme}, "bypass_csp": True}


@pytest.mark.slow
@LIGHTS
def test_the_hall_is_accessible(theme: str, people: Browsing, house: House) -> None:
    ada = people.open("/", **person(theme))
    found = {"lobby": violations(ada, "main")}
    for path in ("/new/battalia", "/new/bloodrage", "/rules", "/rules/BR-INV-1"):
        ada.page.goto(path)
        found[path] = violations(ada, "main, form.columns section")
    assert not any(found.values()), found


@pytest.mark.slow
@LIGHTS
@pytest.mark.parametrize(
    ("game", "moment"),
    [
        ("battalia", at_turn),
        ("stormgates", at_turn),
        ("bloodrage", step_is("draft")),
        ("bloodrage", at_turn),
        ("bloodrage", step_is("battle-cards")),
    ],
    ids=["battalia", "stormgates", "draft", "bloodrage", "bloodrage-battle"],
)
def test_a_table_is_accessible(
    game: str, moment: Callable[[Json], bool], theme: str, people: Browsing, house: House
) -> None:
    made = house.make_table(game, ["mine", "mine"])
    advance(house, made, moment)
    seat = people.sit(made, None, 0, **person(theme))
    seat.at_table()
    assert not violations(seat, ".battalia, .bloodrage")


@pytest.mark.slow
@LIGHTS
@pytest.mark.parametrize("game", ["battalia", "stormgates"])
def test_a_battle_is_accessible(game: str, theme: str, people: Browsing, house: House) -> None:
    made = at_battle(house, game)
    found: list[str] = []
    for seat in (0, 1):
        fighter = people.sit(made, None, seat, **person(theme))
        fighter.at_table()
        found += violations(fighter, ".battle")
    assert not found


@pytest.mark.slow
@LIGHTS
def test_a_finished_game_is_accessible(theme: str, people: Browsing, house: House) -> None:
    made = finished(house, "bloodrage")
    ada = people.sit(made, **person(theme))
    found = {"after": violations(ada, ".result")}
    ada.page.goto(f"/replay/{made['table']['id']}")
    found["replay"] = violations(ada, "[role=slider]")
    assert not any(found.values()), found
