"""The end of the game and its result (BT-END-1 to -5).

`Geography._count` in `model/geography.py` adds up points (BT-END-3). Nothing removes a player from
the game (BT-END-5). The ends that scenarios and variants add are here too: days, weeks, points
(BT-VAR-5 to -7, BT-VOL-11).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import config as cf
from stormhall.battalia.model import events as e
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.kernel.core.result import Result, places_of


class Ending:
    """When the game ends and who has won."""

    def has_enough_cities(self, state: BattaliaState, seat: int) -> bool:
        """BT-END-2: whether a player has enough great cities to end the game."""
        return self.cities_owned(state, seat) >= self.cities_needed(state, seat)

    def cities_owned(self, state: BattaliaState, seat: int) -> int:
        """The great cities that count for a player."""
        return great_cities(state, seat)

    def cities_needed(self, state: BattaliaState, seat: int) -> int:
        """The number of great cities that ends the game."""
        return state.config.cities_to_end

    def result(self, state: BattaliaState) -> Result:
        """BT-END-3, -4: points, then more cities of level 4, 3, 2, 1, then more heroes."""
        roads = state.geography()
        seats = range(state.seats)
        breaks: dict[str, list[int]] = {}
        for level in range(cf.TOP_LEVEL, 0, -1):
            breaks[f"level{level}"] = [roads.levels_of[seat][level] for seat in seats]
        breaks["heroes"] = [heroes_on_board(state, seat) for seat in seats]
        points = roads.points[:]
        return Result(points, places_of(points, breaks), cf.END_REASONS[state.ended], breaks)


BASE_ENDING: Final = Ending()


def maybe_end(state: BattaliaState) -> bool:
    """End the game at once if the board meets a condition; whether it has ended."""
    reason = why_over(state)
    if reason != cf.NO_END:
        end(state, reason)
    return reason != cf.NO_END


def why_over(state: BattaliaState) -> int:
    """The reason why the game is over in the middle of a turn, or NO_END."""
    config, roads = state.config, state.geography()
    for seat in range(state.seats):
        if config.ending.has_enough_cities(state, seat):
            return cf.LEVEL_FOUR_CITIES
        if config.vp_limit and roads.points[seat] >= config.vp_limit:
            return cf.POINTS
    if config.ends_on_full_board and board_is_full(state):
        return cf.FULL_BOARD
    return cf.NO_END


def great_cities(state: BattaliaState, seat: int) -> int:
    """How many cities of level 4 or higher a player has."""
    return sum(state.geography().levels_of[seat][cf.TOP_LEVEL :])


def board_is_full(state: BattaliaState) -> bool:
    """BT-END-1: whether every square in play is built on or impassable."""
    return not free_squares(state)


def free_squares(state: BattaliaState) -> int:
    """How many squares in play are empty and not impassable."""
    config = state.config
    free = 0
    for cell in range(config.cells):
        if config.in_play[cell] and not state.tiles[cell] and not state.blocked[cell]:
            free += 1
    return free


def maybe_end_day(state: BattaliaState) -> bool:
    """BT-VAR-5: end the game after the last turn of a day if time is up; whether it has ended."""
    if state.config.last_week_day and state.day >= state.config.last_week_day:
        end(state, cf.WEEKS)
    elif state.day >= state.config.last_day:
        end(state, cf.LAST_DAY)
    return state.ended != cf.NO_END


def end(state: BattaliaState, reason: int) -> None:
    """End the game: nobody owes a choice any more."""
    state.ended = reason
    state.frames.clear()
    e.GAME_OVER.tell(state, reason)


def heroes_on_board(state: BattaliaState, seat: int) -> int:
    """How many heroes of a player are on the board."""
    return sum(1 for figure in range(cf.HEROES) if state.hero(seat, figure) != NONE)
