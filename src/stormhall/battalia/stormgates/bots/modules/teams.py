"""What bots know about teams: points against those of the others, and what members have."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.bots.standing import DAYS_A_CITY
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import ACTIONS, COHORT_STEP
from stormhall.battalia.model.verbs import END_TURN
from stormhall.battalia.rules.ending import great_cities
from stormhall.battalia.stormgates.bots.module_insight import ModuleInsight, Standing
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.rules.ending import ending_of
from stormhall.battalia.stormgates.rules.teams import AT_COHORT, Teams
from stormhall.kernel.core.state import Code, Seat

ROOM: Final[list[float]] = [0.0, 0.5, 0.8, 1.0]
"""By number of squares for a city of a mate: what they are worth to him."""


class TeamsInsight(ModuleInsight):
    """Mates win together, and share a turn."""

    def __init__(self, config: StormgatesConfig) -> None:
        super().__init__(config)
        self.teams: Final = config.module(Teams)
        self.terms = ["team"]
        self.verbs = [sv.HAND_OVER]
        self.urges = {sv.HAND_OVER: 1}

    def measure(self, standing: Standing) -> list[float]:
        """Points of the mates, and room for their cities: who builds must not shut them in."""
        worth = 0.0
        points = standing.state.geography().points
        for mate in self.teams.mates[standing.seat]:
            worth += points[mate] + ROOM[min(3, standing.outlook.sites[mate])]
        return [worth]

    def is_bad_choice(
        self, state: BattaliaState, seat: Seat, code: Code, offers: list[Code]
    ) -> bool:
        """Ending the turn also hands it over."""
        return END_TURN in offers

    def step_of(self, state: BattaliaState, seat: Seat) -> int:
        """The step of the turn of a team in which a member is (SG-TEA-22)."""
        return COHORT_STEP if self.teams.stage(state, seat) == AT_COHORT else ACTIONS

    def stretch(self, state: BattaliaState, seat: Seat) -> int:
        """Days, counted from the turn of the player's team (SG-TEA-03)."""
        teams = self.teams
        order = teams.in_order(state, [teams.in_order(state, team)[0] for team in teams.teams])
        mine = order.index(teams.in_order(state, teams.team_of(seat))[0])
        active = order.index(teams.in_order(state, teams.team_of(state.active))[0])
        return state.day - 1 if mine > active else state.day


def lead_of_team(state: BattaliaState, seat: Seat) -> float:
    """SG-END-06: by how many points a team is ahead of the best other one."""
    ending = ending_of(state)
    mine = ending.side_of[seat]
    best = 0
    for i, side in enumerate(ending.sides):
        if i != mine:
            best = max(best, ending.points_of(state, side))
    return float(ending.points_of(state, ending.sides[mine]) - best)


def days_of_teams(state: BattaliaState) -> float:
    """SG-END-03: how many days the team that is nearest to its great cities still needs."""
    ending = ending_of(state)
    days = 99.0
    for i, side in enumerate(ending.sides):
        owned = sum(great_cities(state, member) for member in side)
        days = min(days, DAYS_A_CITY * (ending.cities_for_side[i] - owned) / len(side))
    return max(1.0, days)
