"""The end of the game: legends, Thor's Conquest and the winner (BR-END-*)."""

from __future__ import annotations

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.glory import gain_glory
from stormhall.bloodrage.rules.upgrade_effects import log_use, power_amount
from stormhall.kernel.core.result import Result, places_of


def score_game(state: BloodRageState) -> None:
    """BR-END-2: legendary stats, and figures on the board with Thor's Conquest."""
    for seat in range(state.seats):
        for stat in range(b.STATS):
            gain_glory(state, seat, b.LEGENDARY, b.LEGENDS[state.stats[seat * b.STATS + stat]])
        if state.on_board(seat):
            log_use(state, seat, c.CONQUEST_CARD)
        per_figure = power_amount(state, seat, c.CONQUEST_CARD)
        gain_glory(state, seat, b.CONQUEST, per_figure * state.on_board(seat))


def result(state: BloodRageState) -> Result:
    """BR-END-3: most glory wins; equal glory as the table has it (D-58)."""
    breaks: dict[str, list[int]] = {}
    if state.config.tie_break == "stats":
        breaks["stats"] = [
            sum(state.stats[seat * b.STATS : seat * b.STATS + b.STATS])
            for seat in range(state.seats)
        ]
    elif state.config.tie_break == "figures":
        breaks["figures"] = [state.on_board(seat) for seat in range(state.seats)]
    glory = state.glory[:]
    return Result(glory, places_of(glory, breaks), "bloodrage-ages-over", breaks)
