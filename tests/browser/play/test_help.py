"""Undo, explanations of refusals, and the rules behind them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.arranging import put
from tests.browser.playing import Clicker
from tests.browser.watching import Browsing
from tests.server.support.harness import HallServer


@pytest.mark.slow
def test_a_choice_is_taken_back(people: Browsing, server: HallServer) -> None:
    made = server.make_table("battalia", ["mine", "weighted"])
    ada = people.sit(made)
    wire = ada.wire
    clicker = Clicker(ada, seed=4)
    for _ in range(60):
        clicker.wait()
        if wire.number > 0 and wire.update["undo"]["possible"]:
            break
        clicker.choose()
    before, branch = wire.number, wire.update["branch"]
    ada.page.get_by_role("button", name="Undo").click()
    ada.until(lambda: wire.update["branch"] > branch, "the choice was taken back")
    assert wire.number == before - 1
    clicker.play(most=3)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "step", "greyed"),
    [("battalia", "actions", ".action.off"), ("bloodrage", "turn", ".action.off")],
)
def test_a_refusal_names_its_rule_and_links_to_it(
    game: str, step: str, greyed: str, people: Browsing, server: HallServer
) -> None:
    made = put(server, game, step)
    page = people.sit(made, None, made["asked"]).page
    page.locator(greyed).first.click(force=True)  # greyed out, but it explains why
    refusal = page.get_by_role("alertdialog")
    link = refusal.get_by_role("link").first
    expect(link).to_have_attribute("href", re.compile(r"^/rules/[A-Z]+-"))
    rule = link.inner_text()
    with page.expect_popup() as opened:
        link.click()
    reader = opened.value
    expect(reader.locator(f"[id='{rule}']")).to_be_in_viewport()
    reader.close()
    page.keyboard.press("Escape")
    expect(refusal).to_have_count(0)


@pytest.mark.slow
def test_the_sizes_of_cohorts_are_named_where_one_can_be_declared(
    people: Browsing, server: HallServer
) -> None:
    made = put(server, "battalia", "cohort")
    ada = people.sit(made, None, made["asked"])
    expect(ada.page.get_by_text("Small cohort: 3 cards, +1")).to_be_visible()
    ada.page.get_by_role("button", name="Keep hand").click()
    expect(ada.page.get_by_text("Small cohort")).to_have_count(0)
