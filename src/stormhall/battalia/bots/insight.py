"""What Battalia knows about good play; see `stormhall.kernel.insight`."""

from __future__ import annotations

from math import exp
from typing import Final

from stormhall.battalia.bots import standing
from stormhall.battalia.bots.average_turn import Muster
from stormhall.battalia.bots.card_worth import hand_worth, kept_worth, stationed
from stormhall.battalia.bots.outlook import Outlook
from stormhall.battalia.bots.sensible import sensible_choices
from stormhall.battalia.bots.tuned_numbers import load
from stormhall.battalia.bots.urges import urge
from stormhall.battalia.knowledge.creation_decks import cards_not_lent
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.geography import Geography
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import ACTIONS, COHORT_STEP
from stormhall.battalia.rules.ending import heroes_on_board
from stormhall.kernel.core.state import Code, Seat, State
from stormhall.kernel.insight import Insight, Weights, merged

MARGIN: Final = 4.0
"""The lead in points with which a player is fairly sure to win."""

REMEMBERED: Final = 2000
"""How many decks and boards an insight caches."""


class BattaliaInsight(Insight):
    """The terms of a standing in Battalia."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.about_rivals = ["lead", "closing", "threat", "rival"]
        self.short_sight = {"income": 0.0, "growth": 0.0, "sites": 0.0, "reach": 0.0}
        self.turn_sight = {"reach": 0.6}
        self._musters: dict[bytes, Muster] = {}
        self._outlooks: dict[int, Outlook] = {}

    def muster(self, state: BattaliaState, seat: Seat) -> Muster:
        """The averages of a player's deck."""
        cards = bytes(sorted(cards_not_lent(state, seat)))
        cached = self._musters.get(cards)
        if cached is None:
            if len(self._musters) > REMEMBERED:
                self._musters.clear()
            cached = Muster(cards)
            self._musters[cards] = cached
        return cached

    def outlook(self, geography: Geography) -> Outlook:
        """The outlook of a board, cached by id: it keeps its geography, so the id stays taken."""
        cached = self._outlooks.get(id(geography))
        if cached is None:
            if len(self._outlooks) > REMEMBERED:
                self._outlooks.clear()
            cached = Outlook(geography)
            self._outlooks[id(geography)] = cached
        return cached

    def measure(self, state: State, seat: Seat) -> list[float]:
        assert isinstance(state, BattaliaState)
        roads = state.geography()
        outlook = self.outlook(roads)
        days = self.days(state, outlook)
        types = standing.cities_left(state)
        musters = [self.muster(state, other) for other in range(state.seats)]
        own = musters[seat]
        points = float(roads.points[seat])
        ahead = rival = -99.0
        danger = 0.0
        for other in state.opponents(seat):
            his = musters[other]
            sites = outlook.open_sites(other, types)
            comes = roads.points[other] + standing.income(his, outlook, other, sites, days)
            if roads.points[other] > ahead:
                ahead = float(roads.points[other])
            if comes > rival:
                rival = comes
            danger += standing.threat(state, outlook, seat, other, [own, his])
        sites = outlook.open_sites(seat, types)
        near, way = standing.prospects(state, outlook, seat, musters)
        return [
            points,
            points - ahead,
            (points - ahead) * (1.0 - days / standing.LONGEST),
            float(sum(roads.levels_of[seat][4:])),
            standing.income(own, outlook, seat, sites, days),
            days * days * own.growth / 40.0,
            days * own.units / 10.0,
            own.roads,
            own.extra,
            days * own.artefacts,
            days * own.great,
            own.might,
            float(heroes_on_board(state, seat)),
            near,
            way,
            standing.SITES[min(4, sites)],
            danger,
            rival,
            kept_worth(state.zone(seat, z.AMBUSH)),
            kept_worth(stationed(state.zone(seat, z.TENTS))),
            hand_worth(state, outlook, seat, sites),
        ]

    def outcome(self, state: State, seat: Seat) -> list[float]:
        """Only the first wins, so this measures how likely the seat is to be ahead of all."""
        parts = [0.0] * len(self.terms)
        if not state.frames:
            ahead = 0.5 + 0.5 * self.victory(state, seat)
        else:
            assert isinstance(state, BattaliaState)
            own = self.value(state, seat)
            best = max([self.value(state, other) for other in state.opponents(seat)])
            ahead = 1.0 / (1.0 + exp((best - own) / MARGIN))
        parts[0] = 4.0 * MARGIN * ahead  # near a draw, one more point adds 1
        return parts

    def days(self, state: BattaliaState, outlook: Outlook) -> float:
        """How many more days the game may last."""
        return standing.days_left(state, outlook)

    def urge(self, state: State, seat: Seat, code: Code) -> int:
        assert isinstance(state, BattaliaState)
        return urge(state, self.outlook(state.geography()), seat, code)

    def sensible(self, state: State, seat: Seat, offers: list[Code]) -> list[Code]:
        assert isinstance(state, BattaliaState)
        outlook = self.outlook(state.geography())
        return sensible_choices(state, outlook, seat, self.moment(state, seat), offers)

    def moment(self, state: BattaliaState, seat: Seat) -> int:
        """The step a seat is in, whichever frame it belongs to."""
        return state.frames[-1][0]

    def is_quiet(self, state: State, seat: Seat) -> bool:
        assert isinstance(state, BattaliaState)
        return self.moment(state, seat) in (ACTIONS, COHORT_STEP)

    def key(self, state: State, seat: Seat) -> object:
        assert isinstance(state, BattaliaState)
        return (
            state.zone(seat, z.HAND), state.zone(seat, z.OPEN), state.zone(seat, z.AMBUSH),
            bytes(sorted(state.zone(seat, z.TABLE))), bytes(sorted(state.zone(seat, z.NEW))),
            state.zone(seat, z.TENTS), state.zone(seat, z.RIDE), state.tiles, state.exits,
            state.owners, state.levels, state.heroes, state.frames[-1][0], state.active,
        )  # fmt: skip

    def stretch(self, state: State, seat: Seat) -> int:
        assert isinstance(state, BattaliaState)
        place = (seat - state.first) % state.seats
        waits = place > (state.active - state.first) % state.seats
        return state.day - 1 if waits else state.day

    def teammates(self, state: State, seat: Seat) -> list[Seat]:
        assert isinstance(state, BattaliaState)
        rivals = state.opponents(seat)
        return [mate for mate in range(state.seats) if mate not in rivals]


WEIGHTS: Final[Weights] = load("weights.json")
_USUAL: Final = BattaliaInsight(WEIGHTS)


def battalia_insight(weights: Weights | None = None) -> Insight:
    """The insight with the weights of the game, or some of them replaced."""
    return _USUAL if weights is None else BattaliaInsight(merged(WEIGHTS, weights))
