"""Lines of several steps: whole sentences, but nothing after a die or a revealed card."""

from __future__ import annotations

import pytest

from stormhall import Refusal
from tests.battalia.table import battalia
from tests.rules import rule


@rule("SH-LINE")
@pytest.mark.parametrize("roll", [1, 3, 5])
def test_a_line_cannot_go_on_after_a_roll_of_the_die(roll: int) -> None:
    """Otherwise a refused line would reveal how the die falls, and could be tried until it fits."""
    table = battalia(seats=2).hand(0, "amulet.red", "friman.red", "supply").dice(roll)
    line = "amulet on friman.red; end turn"

    table.refuses(line, because="SH-LINE")

    assert table.game.why_not(0, line) == [Refusal("SH-LINE", step="amulet on friman.red")]
    table.play("amulet on friman.red")
    table.allows("end turn")


def test_a_sentence_without_chance_is_carried_out_at_once() -> None:
    table = battalia(seats=2).hand(0, "friman.red", "friman.blue", "supply")

    table.play("build road.straight b3 ns with friman.blue supply")

    assert table.hand_of(0) == ["friman.red"]
