"""What The Stormgates add to the knowledge of good play in Battalia."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, cast

from stormhall.battalia.bots.insight import WEIGHTS, BattaliaInsight
from stormhall.battalia.bots.outlook import Outlook
from stormhall.battalia.bots.standing import LONGEST
from stormhall.battalia.bots.urges import place_urge
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import ACTIONS, COHORT_STEP, TURN
from stormhall.battalia.model.verbs import AT, MOVE
from stormhall.battalia.stormgates.bots.active_modules import Parts
from stormhall.battalia.stormgates.bots.folly import without_storm_folly
from stormhall.battalia.stormgates.bots.hero_goals import gain_of_storm_step, with_storm_ways
from stormhall.battalia.stormgates.bots.standing import storm_measures
from stormhall.battalia.stormgates.bots.team_standing import (
    days_of_teams,
    lead_of_team,
    standing_of_mates,
)
from stormhall.battalia.stormgates.bots.urges import storm_urge
from stormhall.battalia.stormgates.bots.valley_standing import prospects_in_valleys
from stormhall.battalia.stormgates.model.config import StormConfig
from stormhall.battalia.stormgates.rules.teams import AT_COHORT
from stormhall.kernel.core.state import Code, Seat, State
from stormhall.kernel.insight import Insight, Weights, merged

PLACES: Final = 16
"""How many places for a card that costs nothing are thought about."""


class StormInsight(BattaliaInsight):
    """The terms of a standing in The Stormgates: those of Battalia, then those of its modules."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.short_sight["reach"] = 0.3
        self._parts: Parts | None = None
        self._lead: Final = self.terms.index("lead") - 1
        self._closing: Final = self.terms.index("closing") - 1

    def parts(self, state: BattaliaState) -> Parts:
        """The modules of the table."""
        known = self._parts
        if known is None or known.config is not state.config:
            known = Parts(cast(StormConfig, state.config))
            self._parts = known
        return known

    def measure(self, state: State, seat: Seat) -> list[float]:
        assert isinstance(state, BattaliaState)
        measures = super().measure(state, seat)
        parts = self.parts(state)
        outlook = self.outlook(state.geography())
        if parts.teams is not None:
            lead = lead_of_team(state, seat)
            measures[self._lead] = lead
            measures[self._closing] = lead * (1.0 - self.days(state, outlook) / LONGEST)
        measures += storm_measures(state, parts, seat)
        muster = self.muster(state, seat)
        measures.append(prospects_in_valleys(state, parts, seat, muster, outlook))
        measures.append(standing_of_mates(state, parts, seat, outlook))
        return measures

    def days(self, state: BattaliaState, outlook: Outlook) -> float:
        left = super().days(state, outlook)
        return left if self.parts(state).teams is None else min(left, days_of_teams(state))

    def urge(self, state: State, seat: Seat, code: Code) -> int:
        assert isinstance(state, BattaliaState)
        parts = self.parts(state)
        found = storm_urge(state, parts, seat, code)
        if found >= 0:
            return found
        verb, first, second = code & 0xFF, code >> 8 & 0xFF, code >> 16
        frame = state.frames[-1]
        if verb == AT and parts.is_place[frame[0]]:
            return place_urge(state, self.outlook(state.geography()), frame[2], first, second)
        found = super().urge(state, seat, code)
        if verb == MOVE:
            outlook = self.outlook(state.geography())
            found += int(60 * gain_of_storm_step(state, parts, outlook, seat, first, second))
        return found

    def sensible(self, state: State, seat: Seat, offers: list[Code]) -> list[Code]:
        assert isinstance(state, BattaliaState)
        if len(offers) < 2:
            return offers
        parts, outlook = self.parts(state), self.outlook(state.geography())
        kept = super().sensible(state, seat, offers)
        if parts.is_place[state.frames[-1][0]]:
            return self._best_places(state, seat, kept)
        if len(kept) > 1:
            kept = with_storm_ways(state, parts, seat, outlook, offers, kept)
        return without_storm_folly(state, parts, seat, kept, outlook)

    def _best_places(self, state: BattaliaState, seat: Seat, offers: list[Code]) -> list[Code]:
        """So many places that differ so little are not all thought about."""
        urges = [(-self.urge(state, seat, code), code) for code in offers]
        urges.sort()
        best = [code for _, code in urges[:PLACES]]
        return [code for code in offers if code in best]

    def moment(self, state: BattaliaState, seat: Seat) -> int:
        """In the turn of a team its members are each in a step of their own (SG-TEA-22)."""
        top = state.frames[-1][0]
        teams = self.parts(state).teams
        if top != TURN or teams is None:
            return top
        return COHORT_STEP if teams.stage(state, seat) == AT_COHORT else ACTIONS

    def is_quiet(self, state: State, seat: Seat) -> bool:
        """Between two actions or choices of the set-up, and at the beginning of a turn."""
        assert isinstance(state, BattaliaState)
        moment = self.moment(state, seat)
        return moment in (ACTIONS, COHORT_STEP) or self.parts(state).is_set_up[moment]

    def key(self, state: State, seat: Seat) -> object:
        assert isinstance(state, BattaliaState)
        return super().key(state, seat), state.terrains, state.display, tuple(state.rows)

    def stretch(self, state: State, seat: Seat) -> int:
        """Days, counted from the turn of the own team on (SG-TEA-03)."""
        assert isinstance(state, BattaliaState)
        teams = self.parts(state).teams
        if teams is None:
            return super().stretch(state, seat)
        order = teams.in_order(state, [teams.in_order(state, team)[0] for team in teams.teams])
        mine = order.index(teams.in_order(state, teams.team_of(seat))[0])
        active = order.index(teams.in_order(state, teams.team_of(state.active))[0])
        return state.day - 1 if mine > active else state.day


STORM_WEIGHTS: Final[Weights] = {
    **WEIGHTS,
    **json.loads(
        (Path(__file__).parents[2] / "data" / "stormgates-weights.json").read_text(encoding="utf-8")
    ),
}
"""The weights of Battalia, some of them replaced, and those of the expansion's terms."""

_USUAL: Final = StormInsight(STORM_WEIGHTS)


def storm_insight(weights: Weights | None = None) -> Insight:
    """The insight with its own weights, or some of them replaced."""
    return _USUAL if weights is None else StormInsight(merged(STORM_WEIGHTS, weights))
