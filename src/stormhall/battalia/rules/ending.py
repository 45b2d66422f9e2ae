"""The end of the game and its result (BT-END-1 to -5, BT-VOL-11, BT-VAR-5 to -7)."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.config import (
    END_REASONS,
    FULL_BOARD,
    HEROES,
    LAST_DAY,
    LEVEL_FOUR_CITIES,
    NO_END,
    POINTS,
    TOP_LEVEL,
    WEEKS,
)
from stormhall.battalia.model.state import NONE, BattaliaState
from stormhall.kernel.core.result import Result, places_of


class Ending:
    """When the game ends and who has won; the expansion has its own."""

    def has_enough_cities(self, game: BattaliaState, seat: int) -> bool:
        """BT-END-2: whether a player has as many great cities as end the game."""
        return self.cities_owned(game, seat) >= self.cities_needed(game, seat)

    def cities_owned(self, game: BattaliaState, seat: int) -> int:
        """The great cities that count for a player."""
        return great_cities(game, seat)

    def cities_needed(self, game: BattaliaState, seat: int) -> int:
        """As many of them end the game."""
        return game.config.cities_to_end

    def result(self, game: BattaliaState) -> Result:
        """BT-END-3, -4: points, then more cities of level 4, 3, 2, 1, then more heroes."""
        roads = game.geography()
        seats = range(game.seats)
        breaks: dict[str, list[int]] = {}
        for level in range(TOP_LEVEL, 0, -1):
            breaks[f"level{level}"] = [roads.levels_of[seat][level] for seat in seats]
        breaks["heroes"] = [heroes_on_board(game, seat) for seat in seats]
        points = roads.points[:]
        return Result(points, places_of(points, breaks), END_REASONS[game.ended], breaks)


BASE_ENDING: Final = Ending()


def maybe_end(game: BattaliaState) -> bool:
    """End the game at once if the board says so; whether it has ended."""
    reason = why_over(game)
    if reason != NO_END:
        end(game, reason)
    return reason != NO_END


def why_over(game: BattaliaState) -> int:
    """The reason for which the game is over in the middle of a turn, or NO_END."""
    config, roads = game.config, game.geography()
    for seat in range(game.seats):
        if config.ending.has_enough_cities(game, seat):
            return LEVEL_FOUR_CITIES
        if config.vp_limit and roads.points[seat] >= config.vp_limit:
            return POINTS
    if config.ends_on_full_board and board_is_full(game):
        return FULL_BOARD
    return NO_END


def great_cities(game: BattaliaState, seat: int) -> int:
    """How many cities of level 4 or higher a player has."""
    return sum(game.geography().levels_of[seat][TOP_LEVEL:])


def board_is_full(game: BattaliaState) -> bool:
    """BT-END-1: no empty square in play is left that is not impassable."""
    return not free_squares(game)


def free_squares(game: BattaliaState) -> int:
    """How many squares in play are empty and not impassable."""
    config = game.config
    free = 0
    for cell in range(config.cells):
        if config.in_play[cell] and not game.tiles[cell] and not game.blocked[cell]:
            free += 1
    return free


def maybe_end_day(game: BattaliaState) -> bool:
    """BT-VAR-5: end the game after the last turn of a day if its time is over."""
    if game.config.last_week_day and game.day >= game.config.last_week_day:
        end(game, WEEKS)
    elif game.day >= game.config.last_day:
        end(game, LAST_DAY)
    return game.ended != NO_END


def end(game: BattaliaState, reason: int) -> None:
    """The game is over: nobody owes a choice any more."""
    game.ended = reason
    game.frames.clear()
    if game.log is not None:
        game.tell("game-over", {"reason": END_REASONS[reason]})


def heroes_on_board(game: BattaliaState, seat: int) -> int:
    """How many heroes of a player are on the board."""
    base = seat * HEROES
    return sum(1 for i in range(HEROES) if game.heroes[base + i] != NONE)
