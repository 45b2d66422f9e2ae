"""Lessons in the browser: from the lobby to the last note, leaving the lesson and returning."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from stormhall import lessons
from tests.browser.play.test_touch import small_targets
from tests.browser.screens.test_accessibility import ALLOWED, violations
from tests.browser.screens.test_fit import overflow
from tests.browser.watching import FINGER, Browsing, Watched
from tests.server.support.harness import HallServer, Json

NEWS = ".box .button.primary, .summary .button.primary"
"""Messages that a table of Blood Rage shows before play continues."""


def lesson_table(server: HallServer, game: str) -> Json:
    """A table for learning a game."""
    made: Json = server.http("POST", f"/api/lessons/{game}", {"name": "Ada"}).json
    return made


def at_lesson(watched: Watched) -> None:
    """Wait until the coach shows a note."""
    watched.at_table()
    expect(coach(watched)).to_be_visible()


def coach(watched: Watched) -> Locator:
    return watched.page.get_by_role("complementary", name="Lesson")


def press(watched: Watched, name: str) -> None:
    coach(watched).get_by_role("button", name=name, exact=True).click()


def read_on(watched: Watched) -> str:
    """Go to the last note of this moment; return its text."""
    while coach(watched).get_by_role("button", name="Next", exact=True).is_visible():
        press(watched, "Next")
        watched.drawn()
    return coach(watched).get_by_role("status").inner_text()


def follow(watched: Watched, *, by_table: bool = False) -> None:
    """Follow the lesson for one choice: have it shown, then confirm it."""
    wire = watched.wire
    choice = wire.update["lesson"]["choice"]
    read_on(watched)
    press(watched, "Show me")
    watched.drawn()
    yes = watched.page.locator(".prompt .primary, .confirm .primary")
    if by_table and yes.count() and yes.first.is_enabled():
        yes.first.click()
    else:
        press(watched, "Do it")
    watched.until(lambda: wire.chosen and wire.chosen[-1].split("; ")[0] == choice, choice)
    settled(watched)


def settled(watched: Watched) -> None:
    """Wait until the learner owes a choice or the lesson is done, reading messages on the way."""
    wire = watched.wire

    def owes() -> bool:
        told = wire.update["lesson"]
        return wire.is_settled and (told["done"] or told["left"] or told["choice"] is not None)

    watched.until(owes, "the next choice")
    watched.drawn()
    news = watched.page.locator(NEWS)
    if news.count():
        news.first.click()
        watched.drawn()


@pytest.mark.slow
def test_a_lesson_is_followed_from_the_lobby_to_its_end(people: Browsing) -> None:
    ada = people.open("/")
    ada.page.locator("label", has_text="Blood Rage").click()
    ada.page.get_by_role("button", name="Learn to play").click()
    at_lesson(ada)
    told: list[str] = []
    while not ada.wire.update["lesson"]["done"]:
        told += [note["id"] for note in ada.wire.update["lesson"]["notes"]]
        follow(ada, by_table=len(told) % 2 == 0)
    whole = lessons.lesson_of("bloodrage")

    assert set(told) == {note.id for note in whole.notes if note.at < whole.length}
    assert ada.wire.number >= whole.length
    assert not ada.wire.refusals
    assert "go back to the hall" in read_on(ada)
    expect(coach(ada)).to_contain_text("Lesson complete")
    expect(coach(ada).get_by_role("link", name="Back to the hall")).to_be_visible()
    press(ada, "Play on")
    expect(coach(ada).get_by_role("button")).to_have_count(1)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["battalia", "stormgates"])
def test_choices_shown_by_the_coach_can_be_made_at_the_table(
    game: str, people: Browsing, server: HallServer
) -> None:
    ada = people.sit(lesson_table(server, game))
    at_lesson(ada)
    while not ada.wire.update["lesson"]["done"]:
        assert not ada.wire.update["lesson"]["left"], ada.wire.chosen[-2:]
        follow(ada, by_table=True)

    expect(coach(ada)).to_contain_text("Next")


@pytest.mark.slow
def test_a_learner_who_leaves_the_lesson_can_return_or_play_on(
    people: Browsing, server: HallServer
) -> None:
    ada = people.sit(lesson_table(server, "bloodrage"))
    at_lesson(ada)
    for _ in range(3):
        follow(ada)
    ada.page.get_by_role("button", name="Quest").first.click()
    ada.page.locator(".hand .holder.usable").first.click()
    ada.page.locator(".prompt .primary").first.click()
    ada.until(lambda: ada.wire.update["lesson"]["left"], "another way")

    expect(coach(ada)).to_contain_text("A way of your own")
    press(ada, "Back to the lesson")
    ada.until(lambda: not ada.wire.update["lesson"]["left"], "back")
    assert ada.wire.number == 6
    follow(ada)
    assert not ada.wire.update["lesson"]["left"]


@pytest.mark.slow
def test_the_coach_can_be_hidden_and_shown_and_survives_a_reload(
    people: Browsing, server: HallServer
) -> None:
    ada = people.sit(lesson_table(server, "battalia"))
    at_lesson(ada)
    follow(ada)
    said = read_on(ada)
    ada.page.get_by_role("button", name="Hide the lesson").click()
    expect(coach(ada).get_by_role("status")).to_have_count(0)
    ada.page.reload()
    at_lesson(ada)
    expect(coach(ada).get_by_role("status")).to_have_count(0)
    press(ada, "Lesson")
    expect(coach(ada).get_by_role("status")).to_have_text(said, use_inner_text=True)


COVERED = """
() => {
  const card = document.querySelector('.coach').getBoundingClientRect();
  const found = [];
  const yes = '.prompt .primary, .confirm .button';
  for (const each of document.querySelectorAll(yes)) {
    const box = each.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    if (box.left < card.right && box.right > card.left
      && box.top < card.bottom && box.bottom > card.top) found.push(each.textContent.trim());
  }
  return found;
}
"""
"""The buttons that confirm a choice and are covered by the coach."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("battalia", "desk"),
        ("stormgates", "phone"),
        ("bloodrage", "phone"),
        pytest.param("battalia", "phone", marks=pytest.mark.long),
        pytest.param("stormgates", "desk", marks=pytest.mark.long),
        pytest.param("bloodrage", "desk", marks=pytest.mark.long),
    ],
)
def test_the_coach_is_placed_beside_what_it_explains(
    game: str, size: str, people: Browsing, server: HallServer
) -> None:
    is_phone = size == "phone"
    ada = people.sit(lesson_table(server, game), **(FINGER if is_phone else {}))
    at_lesson(ada)
    for _ in range(6):
        read_on(ada)
        press(ada, "Show me")
        # It moves when everything else has come to rest.
        ada.until(lambda: not ada.page.evaluate(COVERED), "a coach that covers nothing")
        assert overflow(ada, "body") == [0, 0]
        if is_phone:
            assert small_targets(ada, within=".coach") == {}
        press(ada, "Do it")
        settled(ada)


@pytest.mark.slow
def test_the_coach_is_accessible(people: Browsing, server: HallServer) -> None:
    ada = people.sit(lesson_table(server, "battalia"), **ALLOWED)
    at_lesson(ada)
    found = {"told": violations(ada, ".coach")}
    follow(ada)
    press(ada, "Show me")
    found["shown"] = violations(ada, ".coach")
    assert not any(found.values()), found
