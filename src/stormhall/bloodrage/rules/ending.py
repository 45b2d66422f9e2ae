"""The end of the game: legends, Thor's Conquest and the winner (BR-END-*)."""

from __future__ import annotations

from stormhall.bloodrage.model.board import CONQUEST, LEGENDARY, LEGENDS, STATS
from stormhall.bloodrage.model.cards import CONQUEST_CARD
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.actions.clan_sheet import power_amount, tell_use
from stormhall.bloodrage.rules.glory import gain_glory
from stormhall.kernel.core.result import Result, places_of


def score_game(game: BloodRageState) -> None:
    """BR-END-2: legendary stats, and figures on the board with Thor's Conquest."""
    for seat in range(game.seats):
        for stat in range(STATS):
            gain_glory(game, seat, LEGENDARY, LEGENDS[game.stats[seat * STATS + stat]])
        if game.on_board(seat):
            tell_use(game, seat, CONQUEST_CARD)
        per_figure = power_amount(game, seat, CONQUEST_CARD)
        gain_glory(game, seat, CONQUEST, per_figure * game.on_board(seat))


def result(game: BloodRageState) -> Result:
    """BR-END-3: most glory wins; equal glory as the table has it (D-58)."""
    breaks: dict[str, list[int]] = {}
    if game.house.tie_break == "stats":
        breaks["stats"] = [
            sum(game.stats[seat * STATS : seat * STATS + STATS]) for seat in range(game.seats)
        ]
    elif game.house.tie_break == "figures":
        breaks["figures"] = [game.on_board(seat) for seat in range(game.seats)]
    glory = game.glory[:]
    return Result(glory, places_of(glory, breaks), "bloodrage-ages-over", breaks)
