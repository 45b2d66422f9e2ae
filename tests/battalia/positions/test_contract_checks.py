"""The slow oracles that check every game of Battalia can find fault."""

from __future__ import annotations

from typing import Any

import pytest

from stormhall import Game
from stormhall.kernel.ruleset import find
from tests.battalia.contract_checks import BoxIsWhole, ImpassableSquares, KnowledgeIsTrue
from tests.contract.checked_game import Check, CheckedGame
from tests.contract.setups import Case


def errors_of(check: Check) -> list[Exception]:
    ruleset = find("battalia")
    return CheckedGame(Case(ruleset, 3, ruleset.check(3, {}), "battalia-3"), 1, [check]).play()


def lose_a_card(patch: pytest.MonkeyPatch) -> None:
    honest = Game.position

    def position(game: Game) -> dict[str, Any]:
        document: dict[str, Any] = honest(game)
        document["pool"]["supply"] -= 1
        return document

    patch.setattr(Game, "position", position)


def open_all_squares(patch: pytest.MonkeyPatch) -> None:
    honest = Game.position
    patch.setattr(Game, "position", lambda game: {**honest(game), "impassable": []})


def know_what_is_not_so(patch: pytest.MonkeyPatch) -> None:
    honest = Game.view

    def view(game: Game, seat: int | None) -> dict[str, Any]:
        document: dict[str, Any] = honest(game, seat)
        for player in document["players"]:
            player["hand_known"] = ["hammer"]
        return document

    patch.setattr(Game, "view", view)


@pytest.mark.parametrize(
    ("check", "fault"),
    [
        (BoxIsWhole, lose_a_card),
        (ImpassableSquares, open_all_squares),
        (KnowledgeIsTrue, know_what_is_not_so),
    ],
)
def test_a_check_of_battalia_catches_what_breaks_its_guarantee(
    check: type[Check], fault: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert errors_of(check()) == []

    fault(monkeypatch)

    assert check.guarantee in errors_of(check())[0].__notes__[-1]
