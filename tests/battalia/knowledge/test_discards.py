"""What a discarded hand tells players who see only its top card (BT-CLN-3, BT-INF-1, BT-INF-2)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.battalia.table import Table, battalia
from tests.rules import rule

HAND = ["supply", "tool.red", "horse.red", "title.red"]
GAMES = 200


def _tops(table: Table, line: str) -> Counter[str]:
    """The top cards of player 0's shelter after the same action in many redealt games."""
    tops: Counter[str] = Counter()
    for seed in range(GAMES):
        world = table.game.resample(0, seed)
        world.apply(0, line)
        view = world.view(1)["players"][0]  # type: ignore[index]
        assert view["shelter"][:-1] == [None] * (len(view["shelter"]) - 1)
        tops[view["shelter"][-1]] += 1
    return tops


@rule("BT-CLN-3", "BT-MUL-1", "BT-INF-2")
@pytest.mark.parametrize(
    ("step", "line"), [("cohort", "mulligan"), ("actions", "end turn")], ids=["mulligan", "end"]
)
def test_any_card_of_a_discarded_hand_may_lie_on_top(step: str, line: str) -> None:
    table = battalia(3).exact(0).turn(0, step).hand(0, *HAND).nation(0, *["supply"] * 12)
    table.shelter(0)

    tops = _tops(table, line)

    assert set(tops) == set(HAND)
    assert min(tops.values()) > GAMES / 8


@rule("BT-CLN-3")
def test_cards_that_cover_the_hand_leave_nothing_to_chance() -> None:
    table = battalia(3).exact(0).hand(0, *HAND).nation(0, *["supply"] * 12).shelter(0)
    table.player(0, new=["scroll.red"])

    assert _tops(table, "end turn") == {"scroll.red": GAMES}
