"""The end of the game after Age 3: legends, Thor's Conquest and the winner (BR-END-1 to -3).

Glory has no upper limit (BR-END-4); it is gained in `glory.py`.
"""

from __future__ import annotations

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.glory import gain_glory
from stormhall.bloodrage.rules.upgrade_effects import log_use, power_amount
from stormhall.kernel.core.result import Result, places_of


def is_last_age(state: BloodRageState) -> bool:
    """BR-END-1: whether the game ends with this age."""
    return state.age == b.AGES - 1


def end_game(state: BloodRageState) -> None:
    """BR-END-1: end the game after the Release Valhalla phase of Age 3."""
    score_game(state)
    state.frames.clear()


def score_game(state: BloodRageState) -> None:
    """BR-END-2: score legendary stats, and figures on the board with Thor's Conquest."""
    for seat in range(state.seats):
        for stat in range(b.STATS):
            gain_glory(state, seat, b.LEGENDARY, b.LEGENDS[state.stats[seat * b.STATS + stat]])
        if state.on_board(seat):
            log_use(state, seat, h.CONQUEST)
        per_figure = power_amount(state, seat, h.CONQUEST)
        gain_glory(state, seat, b.CONQUEST, per_figure * state.on_board(seat))


def result(state: BloodRageState) -> Result:
    """BR-END-3: most glory wins; an option breaks ties (D-58)."""
    breaks: dict[str, list[int]] = {}
    seats = range(state.seats)
    if state.config.tie_break == "stats":
        breaks["stats"] = [sum(state.stats[i * b.STATS : (i + 1) * b.STATS]) for i in seats]
    elif state.config.tie_break == "figures":
        breaks["figures"] = [state.on_board(seat) for seat in seats]
    glory = state.glory[:]
    return Result(glory, places_of(glory, breaks), "bloodrage-ages-over", breaks)
