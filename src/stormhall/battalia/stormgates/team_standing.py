"""How a team stands: its points against those of the others, and what its members have."""

from __future__ import annotations

from typing import Final, cast

from stormhall.battalia.outlook import Outlook
from stormhall.battalia.state import BattaliaState
from stormhall.battalia.stormgates.ending import StormEnding
from stormhall.battalia.stormgates.storm_parts import Parts
from stormhall.kernel.state import Seat

ROOM: Final[list[float]] = [0.0, 0.5, 0.8, 1.0]
"""By number of squares for a city of a mate: what they are worth to him."""


def lead_of_team(game: BattaliaState, seat: Seat) -> float:
    """SG-END-06: by how many points a team is ahead of the best other one."""
    ending = cast(StormEnding, game.config.ending)
    mine = ending.side_of[seat]
    best = 0
    for i, side in enumerate(ending.sides):
        if i != mine:
            best = max(best, ending.points_of(game, side))
    return float(ending.points_of(game, ending.sides[mine]) - best)


def standing_of_mates(game: BattaliaState, parts: Parts, seat: Seat, outlook: Outlook) -> float:
    """Points of the mates, and room for their cities: who builds must not shut them in."""
    if parts.teams is None:
        return 0.0
    found = 0.0
    points = game.geography().points
    for mate in parts.teams.mates[seat]:
        found += points[mate] + ROOM[min(3, outlook.sites[mate])]
    return found
