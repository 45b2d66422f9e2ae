"""What The Stormgates add to the knowledge of good play in Battalia."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.bots.insight import WEIGHTS, BattaliaInsight
from stormhall.battalia.bots.outlook import Outlook
from stormhall.battalia.bots.standing import LONGEST
from stormhall.battalia.bots.tuned_numbers import load
from stormhall.battalia.bots.urges import place_urge
from stormhall.battalia.knowledge.creation_decks import creation_deck
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import ACTIONS, COHORT_STEP, TURN
from stormhall.battalia.model.verbs import AT, MOVE
from stormhall.battalia.stormgates.bots.battle_cards import BATTLE_STEPS, without_needless_cards
from stormhall.battalia.stormgates.bots.module_insight import Standing
from stormhall.battalia.stormgates.bots.modules.teams import days_of_teams, lead_of_team
from stormhall.battalia.stormgates.bots.table_insight import TableInsight
from stormhall.battalia.stormgates.model.config import config_of
from stormhall.battalia.stormgates.rules.gates.storm_effects import TILE
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.state import Code, Seat, State
from stormhall.kernel.insight import Insight, Weights, merged

PLACES: Final = 16
"""How many places for a free card are considered."""


class StormgatesInsight(BattaliaInsight):
    """The terms of a standing in The Stormgates: those of Battalia, then those of its modules.

    Each term is 0 where its module is off: a table without modules is judged like Battalia.
    """

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.short_sight["reach"] = 0.3
        self._table: TableInsight | None = None
        self._places: Final[dict[str, int]] = {
            term: place for place, term in enumerate(self.terms[1:])
        }

    def table(self, state: BattaliaState) -> TableInsight:
        """The knowledge about the modules of the table."""
        cached = self._table
        if cached is None or cached.config is not state.config:
            cached = TableInsight(config_of(state))
            self._table = cached
        return cached

    def measure(self, state: State, seat: Seat) -> list[float]:
        assert isinstance(state, BattaliaState)
        measures = super().measure(state, seat)
        table = self.table(state)
        outlook = self.outlook(state.geography())
        if table.teams is not None:
            lead = lead_of_team(state, seat)
            measures[self._places["lead"]] = lead
            measures[self._places["closing"]] = lead * (1.0 - self.days(state, outlook) / LONGEST)
        measures += [0.0] * (len(self.terms) - 1 - len(measures))
        deck, muster = creation_deck(state, seat), self.muster(state, seat)
        standing = Standing(state, seat, deck, muster, outlook)
        table.add_measures(standing, self._places, measures)
        return measures

    def days(self, state: BattaliaState, outlook: Outlook) -> float:
        days = super().days(state, outlook)
        return days if self.table(state).teams is None else min(days, days_of_teams(state))

    def urge(self, state: State, seat: Seat, code: Code) -> int:
        assert isinstance(state, BattaliaState)
        table = self.table(state)
        urge = table.urge(state, seat, code)
        if urge >= 0:
            return urge
        verb, first, second = verb_of(code), first_of(code), second_of(code)
        frame = state.frames[-1]
        if verb == AT and table.is_free_place[frame[0]]:
            return place_urge(state, self.outlook(state.geography()), frame[TILE], first, second)
        urge = super().urge(state, seat, code)
        if verb == MOVE:
            outlook = self.outlook(state.geography())
            urge += int(60 * table.gain_of_step(state, outlook, seat, first, second))
        return urge

    def sensible(self, state: State, seat: Seat, offers: list[Code]) -> list[Code]:
        assert isinstance(state, BattaliaState)
        if len(offers) < 2:
            return offers
        table, outlook = self.table(state), self.outlook(state.geography())
        frame = state.frames[-1]
        kept = super().sensible(state, seat, offers)
        if table.is_free_place[frame[0]]:
            return self._best_places(state, seat, kept)
        if len(kept) > 1:
            kept = table.with_steps_to_goals(state, seat, outlook, offers, kept)
        if len(kept) < 2:
            return kept
        if frame[0] in BATTLE_STEPS:
            return without_needless_cards(state, frame, seat, kept)
        return table.without_bad_choices(state, seat, kept, outlook)

    def _best_places(self, state: BattaliaState, seat: Seat, offers: list[Code]) -> list[Code]:
        """Only the best of many places that differ little."""
        urges = [(-self.urge(state, seat, code), code) for code in offers]
        urges.sort()
        best = [code for _, code in urges[:PLACES]]
        return [code for code in offers if code in best]

    def moment(self, state: BattaliaState, seat: Seat) -> int:
        """In the turn of a team its members are each in a step of their own (SG-TEA-22)."""
        top = state.frames[-1][0]
        teams = self.table(state).teams
        return top if top != TURN or teams is None else teams.step_of(state, seat)

    def is_quiet(self, state: State, seat: Seat) -> bool:
        """Between two actions or choices of the set-up, and at the beginning of a turn."""
        assert isinstance(state, BattaliaState)
        moment = self.moment(state, seat)
        return moment in (ACTIONS, COHORT_STEP) or self.table(state).is_set_up[moment]

    def key(self, state: State, seat: Seat) -> object:
        assert isinstance(state, BattaliaState)
        return super().key(state, seat), state.terrains, state.display, tuple(state.module_rows)

    def stretch(self, state: State, seat: Seat) -> int:
        assert isinstance(state, BattaliaState)
        teams = self.table(state).teams
        return super().stretch(state, seat) if teams is None else teams.stretch(state, seat)


STORMGATES_WEIGHTS: Final[Weights] = {**WEIGHTS, **load("stormgates-weights.json")}
"""The weights of Battalia, some of them replaced, and those of the expansion's terms."""

_USUAL: Final = StormgatesInsight(STORMGATES_WEIGHTS)


def stormgates_insight(weights: Weights | None = None) -> Insight:
    """The insight with its own weights, or some of them replaced."""
    return _USUAL if weights is None else StormgatesInsight(merged(STORMGATES_WEIGHTS, weights))
