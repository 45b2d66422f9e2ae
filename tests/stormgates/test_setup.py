"""Setting up (SG-SET, SG-FAC)."""

from __future__ import annotations

import pytest

from stormhall.battalia.state import ZONES
from stormhall.battalia.zones import creation_deck
from tests.rules import rule
from tests.stormgates.table import begun, stormgates


@rule("SG-FAC-03")
@pytest.mark.parametrize(("seats", "pool"), [(2, 3), (3, 4), (4, 4), (5, 5), (6, 6)])
def test_the_pool_of_factions_depends_on_the_number_of_players(seats: int, pool: int) -> None:
    table = begun("six_factions", seats=seats)
    removed = table.position()["removed"] or []
    left_out = [removed] if isinstance(removed, str) else removed
    assert 6 - len(left_out) == pool
    owned = sum(creation_deck(table.state, seat).count(7) for seat in range(seats))
    assert table.state.supplies + owned == 20 * pool


@rule("SG-SET-02")
def test_positions_of_the_big_board_can_be_written() -> None:
    table = stormgates(seats=6).hand(0, "supply", "friman.white").hero(0, "a1")
    assert table.hand_of(0) == ["supply", "friman.white"]
    assert len(table.state.zones) == 6 * ZONES
    table.play("end turn")
