"""How a team stands: its points against those of the others, and what its members have."""

from __future__ import annotations

from typing import Final, cast

from stormhall.battalia.bots.outlook import Outlook
from stormhall.battalia.bots.standing import DAYS_A_CITY
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.ending import great_cities
from stormhall.battalia.stormgates.bots.active_modules import Parts
from stormhall.battalia.stormgates.model.config import config_of
from stormhall.battalia.stormgates.rules.ending import StormEnding
from stormhall.kernel.core.state import Seat

ROOM: Final[list[float]] = [0.0, 0.5, 0.8, 1.0]
"""By number of squares for a city of a mate: what they are worth to him."""


def lead_of_team(state: BattaliaState, seat: Seat) -> float:
    """SG-END-06: by how many points a team is ahead of the best other one."""
    ending = cast(StormEnding, state.config.ending)
    mine = ending.side_of[seat]
    best = 0
    for i, side in enumerate(ending.sides):
        if i != mine:
            best = max(best, ending.points_of(state, side))
    return float(ending.points_of(state, ending.sides[mine]) - best)


def standing_of_mates(state: BattaliaState, parts: Parts, seat: Seat, outlook: Outlook) -> float:
    """Points of the mates, and room for their cities: who builds must not shut them in."""
    if parts.teams is None:
        return 0.0
    found = 0.0
    points = state.geography().points
    for mate in parts.teams.mates[seat]:
        found += points[mate] + ROOM[min(3, outlook.sites[mate])]
    return found


def days_of_teams(state: BattaliaState) -> float:
    """SG-END-03: how many days the team that is nearest to its great cities still needs."""
    ending = cast(StormEnding, state.config.ending)
    wanted = config_of(state).cities_for_team
    left = 99.0
    for i, side in enumerate(ending.sides):
        owned = sum(great_cities(state, member) for member in side)
        left = min(left, DAYS_A_CITY * (wanted[i] - owned) / len(side))
    return max(1.0, left)
