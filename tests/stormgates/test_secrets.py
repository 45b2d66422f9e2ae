"""Hidden information in whole games: what no seat may learn, and what stays known (SG-INF)."""

from __future__ import annotations

import stormhall
from tests.rules import rule
from tests.stormgates.worlds import check_worlds


@rule("SG-INF-02")
def test_a_view_of_a_table_with_chosen_factions_keeps_its_open_great_artefacts() -> None:
    game = stormhall.new("stormgates", 3, seed=22, options={"factions": "chosen", "teams": "none"})
    for _ in range(12):
        seat = game.to_act[0]
        game.apply(seat, game.legal(seat)[0])
        check_worlds(game)

    shown = game.view(1)["display"]

    assert stormhall.resample(game.view(1), 5).view(1)["display"] == shown
