"""The end of a game of The Stormgates (SG-END-01 to -08, SG-TEA-10, SG-CHG-08).

The rest is in `battalia/rules/ending.py`: `board_is_full` (-01), `great_cities`, which counts by
level and so town centres too (-04), and `end`, which drops what is under way (-08). Points are
added up by `Geography._count` (-05).
"""

from __future__ import annotations

from typing import Final, cast

from stormhall.battalia.knowledge.creation_decks import deck_count
from stormhall.battalia.model.config import END_REASONS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.ending import Ending, great_cities, heroes_on_board
from stormhall.battalia.stormgates.model.cards import KING
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.kernel.core.result import Result, places_of

CITIES_TO_END: Final[dict[str, int]] = COMPONENTS["end"]["level4_cities"]
"""SG-END-02, -03: by the size of a side."""
SMALL_TEAM_FACTOR: Final[list[int]] = COMPONENTS["teams"]["vp_multiplier"]["3v2"]["2"][:2]
"""SG-END-06: the factor for a team of two against a team of three, as a fraction."""


def usually_full(config: StormgatesConfig) -> bool:
    """SG-END-01: whether a full board ends the game if the options do not say."""
    if "board_full" not in config.facts["end"]:
        return False  # SG-MOD-03: the volcano's end rules replace SG-END-01
    full = COMPONENTS["end"]["board_full"]
    if config.options["big_map"]:
        return bool(full["default_on_big_map"])
    usual = full["default_by_players"][str(config.seats)]
    if isinstance(usual, bool):
        return usual
    return bool(usual["3v2" if config.teams else "free_for_all"])


class StormgatesEnding(Ending):
    """Players, or teams, by points and then by what they own."""

    def __init__(self, config: StormgatesConfig) -> None:
        self.sides: list[list[int]] = config.teams or [[seat] for seat in range(config.seats)]
        self.side_of: list[int] = [0] * config.seats
        for i, side in enumerate(self.sides):
            for seat in side:
                self.side_of[seat] = i
        cities = config.options["level4_cities_to_end"]
        self.cities_for_side: list[int] = [
            cities if isinstance(cities, int) else CITIES_TO_END[str(len(side))]
            for side in self.sides
        ]
        config.cities_to_end = self.cities_for_side[0]
        full = config.options["end_on_full_board"]
        config.ends_on_full_board = full if isinstance(full, bool) else usually_full(config)

    def cities_owned(self, state: BattaliaState, seat: int) -> int:
        """SG-END-02, -03: counted together in a team, however shared out."""
        return sum(great_cities(state, member) for member in self.sides[self.side_of[seat]])

    def cities_needed(self, state: BattaliaState, seat: int) -> int:
        return self.cities_for_side[self.side_of[seat]]

    def result(self, state: BattaliaState) -> Result:
        """SG-END-05 to -07; the members of a team have its points and its place."""
        breaks = self._breaks(state)
        points = [self.points_of(state, side) for side in self.sides]
        places = places_of(points, breaks)
        return Result(
            self._by_seat(points),
            self._by_seat(places),
            END_REASONS[state.ended],
            {what: self._by_seat(counts) for what, counts in breaks.items()},
        )

    def _breaks(self, state: BattaliaState) -> dict[str, list[int]]:
        """Capitals, residences, levels 4 to 1, heroes and cards of each side."""
        levels = state.geography().levels_of
        breaks: dict[str, list[int]] = {}
        for level in range(KING, 0, -1):
            breaks[f"level{level}"] = [
                sum(levels[seat][level] for seat in side) for side in self.sides
            ]
        breaks["heroes"] = [
            sum(heroes_on_board(state, seat) for seat in side) for side in self.sides
        ]
        breaks["cards"] = [sum(deck_count(state, seat) for seat in side) for side in self.sides]
        return breaks

    def _by_seat(self, by_side: list[int]) -> list[int]:
        return [by_side[side] for side in self.side_of]

    def points_of(self, state: BattaliaState, side: list[int]) -> int:
        """SG-END-06: the sum, times 1.5 and rounded up for two against three."""
        points = sum(state.geography().points[seat] for seat in side)
        if len(side) == 2 and any(len(other) == 3 for other in self.sides):
            times, over = SMALL_TEAM_FACTOR
            return -(-points * times // over)
        return points


def ending_of(state: BattaliaState) -> StormgatesEnding:
    """The ending of a game of The Stormgates."""
    return cast(StormgatesEnding, state.config.ending)
