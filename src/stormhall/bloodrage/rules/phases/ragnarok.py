"""The Ragnarök phase: the doomed province falls (BR-RAG-*)."""

from __future__ import annotations

from stormhall.bloodrage.model.board import PROVINCE_NAMES
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.battle.destruction import BY_RAGNAROK, all_figures, destroy


def start_ragnarok(game: BloodRageState) -> None:
    """BR-RAG-1 to -3: the province is destroyed for good, with everything in its area."""
    province = game.doomed[game.age]
    if game.log is not None:
        game.tell("province-destroyed", {"place": PROVINCE_NAMES[province], "age": game.age + 1})
    victims: list[int] = []
    for seat in range(game.seats):
        victims += all_figures(game, seat, province)
    game.ruined |= 1 << province
    destroy(game, BY_RAGNAROK, province, game.first, victims)
