"""The end of the game: legends, Thor's Conquest and the winner (BR-END-*)."""

from __future__ import annotations

from stormhall.bloodrage.board import CONQUEST, LEGENDARY, LEGENDS, STATS
from stormhall.bloodrage.cards import CONQUEST_CARD
from stormhall.bloodrage.glory import gain_glory
from stormhall.bloodrage.powers import power_amount, tell_use
from stormhall.bloodrage.state import BloodRageState
from stormhall.kernel.result import Result, places_by


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
    keys: list[list[int]] = []
    for seat in range(game.seats):
        key = [game.glory[seat]]
        if game.house.tie_break == "stats":
            key.append(sum(game.stats[seat * STATS : seat * STATS + STATS]))
        elif game.house.tie_break == "figures":
            key.append(game.on_board(seat))
        keys.append(key)
    return Result(game.glory[:], places_by(keys), "bloodrage-ages-over")
