"""The end of the game: legends, Thor's Conquest and the winner (BR-END-*)."""

from __future__ import annotations

from stormhall.bloodrage.model.board import CONQUEST, LEGENDARY, LEGENDS, STATS
from stormhall.bloodrage.model.cards import CONQUEST_CARD
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.actions.clan_sheet import power_amount, tell_use
from stormhall.bloodrage.rules.glory import gain_glory
from stormhall.kernel.core.result import Result, places_of


def score_game(state: BloodRageState) -> None:
    """BR-END-2: legendary stats, and figures on the board with Thor's Conquest."""
    for seat in range(state.seats):
        for stat in range(STATS):
            gain_glory(state, seat, LEGENDARY, LEGENDS[state.stats[seat * STATS + stat]])
        if state.on_board(seat):
            tell_use(state, seat, CONQUEST_CARD)
        per_figure = power_amount(state, seat, CONQUEST_CARD)
        gain_glory(state, seat, CONQUEST, per_figure * state.on_board(seat))


def result(state: BloodRageState) -> Result:
    """BR-END-3: most glory wins; equal glory as the table has it (D-58)."""
    breaks: dict[str, list[int]] = {}
    if state.house.tie_break == "stats":
        breaks["stats"] = [
            sum(state.stats[seat * STATS : seat * STATS + STATS]) for seat in range(state.seats)
        ]
    elif state.house.tie_break == "figures":
        breaks["figures"] = [state.on_board(seat) for seat in range(state.seats)]
    glory = state.glory[:]
    return Result(glory, places_of(glory, breaks), "bloodrage-ages-over", breaks)
