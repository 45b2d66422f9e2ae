"""axe finds no violations on any screen, light or dark."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import expect

import tools.package.web
from tests.browser.arranging import Json, advance, at_battle, at_turn, step_is
from tests.browser.watching import Browsing, Watched, ring_of
from tests.server.support.harness import HallServer

AXE = tools.package.web.WEB / "node_modules" / "axe-core" / "axe.min.js"
RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa"]}, "resultTypes": ["violations"]}
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
ALLOWED: dict[str, Any] = {"bypass_csp": True, "painted": True}
"""axe is not one of the page's scripts, and needs painting to check colours."""


def violations(watched: Watched, ready: str) -> list[str]:
    """Brief descriptions of the violations that axe finds in light and dark mode."""
    page = watched.page
    expect(page.locator(ready).first).to_be_visible()
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    told: list[str] = []
    for light in LIGHTS:
        watched.set_colour_scheme(light)
        found: Json = page.evaluate("(rules) => axe.run(document, rules)", RULES)
        told += [
            f"{light}: {each['id']}: {node['html'][:160]} | {node.get('failureSummary', '')[-200:]}"
            for each in found["violations"]
            for node in each["nodes"]
        ]
    return told


@pytest.mark.slow
def test_the_hall_is_accessible(people: Browsing) -> None:
    ada = people.open("/", **ALLOWED)
    found = {"lobby": violations(ada, "main")}
    for path in ("/new/battalia", "/new/bloodrage"):
        ada.go(path)
        found[path] = violations(ada, "form.columns section")
    for path in ("/rules", "/rules/BR-INV-1"):
        ada.go(path)
        expect(ada.page.locator("form.columns")).to_have_count(0)
        found[path] = violations(ada, "main :is(h1, h2)")
    assert not any(found.values()), found


SCENES = {
    "battalia": ("battalia", at_turn),
    "stormgates": ("stormgates", at_turn),
    "draft": ("bloodrage", step_is("draft")),
    "bloodrage": ("bloodrage", at_turn),
    "bloodrage battle": ("bloodrage", step_is("battle-cards")),
}


@pytest.mark.slow
def test_tables_are_accessible(people: Browsing, server: HallServer) -> None:
    tables = {
        scene: server.make_table(game, ["mine", "mine"]) for scene, (game, _) in SCENES.items()
    }
    for scene, (_, moment) in SCENES.items():
        advance(server, tables[scene], moment)
    ada = people.open("/about", rings=[ring_of(made, 0) for made in tables.values()], **ALLOWED)
    found = {}
    for scene, made in tables.items():
        ada.go(f"/table/{made['table']['id']}")
        ada.at_table()
        found[scene] = violations(ada, ".battalia, .bloodrage")
    assert not any(found.values()), found


@pytest.mark.slow
@pytest.mark.parametrize("game", ["battalia", pytest.param("stormgates", marks=pytest.mark.long)])
def test_a_battle_is_accessible(game: str, people: Browsing, server: HallServer) -> None:
    made = at_battle(server, game)
    found: list[str] = []
    for seat in (0, 1):
        fighter = people.sit(made, None, seat, **ALLOWED)
        fighter.at_table()
        found += violations(fighter, ".battle")
    assert not found


@pytest.mark.slow
def test_a_finished_game_is_accessible(people: Browsing, over: Json) -> None:
    ada = people.sit(over, **ALLOWED)
    found = {"after": violations(ada, ".result")}
    ada.go(f"/replay/{over['table']['id']}")
    found["replay"] = violations(ada, "[role=slider]")
    assert not any(found.values()), found
