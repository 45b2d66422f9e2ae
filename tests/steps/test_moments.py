"""Every step that asks for a choice has a moment, and a question in every language."""

from __future__ import annotations

import pytest

from stormhall.kernel.ruleset import registered
from stormhall.locale import LANGUAGES
from stormhall.server.tables.standing_orders import step_of
from tests.steps.moments import GAMES, game_at, moments
from tools.generate.messages import messages_of, steps_of

UNASKED = {
    "battalia": {"turn"},  # asks only in team games
    "stormgates": {"closed-line", "deal", "first-hands", "found", "held-line", "storm"},
    "bloodrage": {"age", "battle", "pillage", "quests", "reward"},
}
"""Steps that only lead to others."""


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_leads_to_its_step_and_asks_its_seat(game: str) -> None:
    for moment in moments(game):
        table = game_at(game, moment)
        assert step_of(table) == moment["step"]
        assert table.legal(moment["seat"])


@pytest.mark.parametrize("game", GAMES)
def test_every_step_that_asks_has_a_moment(game: str) -> None:
    known = {moment["step"] for moment in moments(game)}
    if game == "stormgates":  # what it shares with the base game is shown there
        known |= {moment["step"] for moment in moments("battalia")}
    assert steps_of(game, registered()[game]) - known == UNASKED[game]
    assert not known & UNASKED[game] - {"turn"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_question_in_every_language(language: str) -> None:
    texts = messages_of(language)
    for game in GAMES:
        for moment in moments(game):
            homes = [game, "battalia"] if game == "stormgates" else [game]
            assert any(f"{home}-step-{moment['step']}" in texts for home in homes), moment["step"]
