"""What bots know about steps and verbs that several modules share, and about native terrain."""

from __future__ import annotations

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.bots.card_worth import KIND_WORTH, worth_in_hand
from stormhall.battalia.stormgates.bots.module_insight import ModuleInsight, Standing
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.state import Code, Seat


class SharedInsight(ModuleInsight):
    """Gaining, raising, promoting, doubling; taking cards out of limbo or the display."""

    def __init__(self, config: StormgatesConfig) -> None:
        super().__init__(config)
        self.terms = ["native"]
        self.verbs = [sv.GAIN, sv.GAIN_NAMED, sv.RAISE_CITY, sv.PROMOTE, sv.DOUBLE, v.STRIKE]
        self.steps = ["take-from-limbo", "choose-relic"]
        self.keenest_steps = ["take-from-limbo"]

    def measure(self, standing: Standing) -> list[float]:
        """Own cities on native terrain, which helps who defends them (BT-ADV-3)."""
        state, seat = standing.state, standing.seat
        if not state.config.advanced:
            return [0.0]
        faction, cities = state.factions[seat], state.geography().cities[seat]
        return [float(sum(1 for cell in cities if state.terrains[cell] == faction))]

    def urge(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        verb, first = verb_of(code), first_of(code)
        if verb == sv.GAIN:
            return KIND_WORTH[first]
        if verb == sv.GAIN_NAMED:
            return urge_to_name(state, seat, code)
        if verb == sv.RAISE_CITY:
            return 6 + 6 * state.levels[first]
        return 3 * _rank(first)

    def urge_in_step(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        return urge_to_take(state, seat, code)

    def is_bad_choice(
        self, state: BattaliaState, seat: Seat, code: Code, offers: list[Code]
    ) -> bool:
        if verb_of(code) == v.STRIKE:
            return _strikes_in_vain(state, seat, first_of(code), offers)
        return verb_of(code) == sv.GAIN_NAMED and names_other_faction(state, seat, code)


def _rank(source: int) -> int:
    return min(c.KIND[source], c.LORD) if source < v.BORROWED else 2


def _strikes_in_vain(state: BattaliaState, seat: Seat, tent: int, offers: list[Code]) -> bool:
    """Whether a tent would give back units that nothing in the hand goes with."""
    if v.END_TURN not in offers or any(
        v.ATTACK_CITY <= verb_of(code) <= v.ATTACK_PEAK for code in offers
    ):
        return False
    hand = state.zone(seat, z.HAND)
    records = state.zone(seat, z.TENTS)
    content = z.records_of(records)[tent][1:3]
    if state.zone(seat, z.OPEN) or content[1] < z.VIRTUAL:
        return False
    kind = c.KIND[content[0]]
    return c.FRIMAN < kind <= c.LORD and not any(
        c.KIND[card] in (kind, c.TITLE, c.AMULET) for card in hand
    )


def urge_to_name(state: BattaliaState, seat: Seat, code: Code) -> int:
    """The urge to take a card of a kind and faction that a choice names."""
    return KIND_WORTH[first_of(code)] + (2 if second_of(code) == state.factions[seat] else -1)


def names_other_faction(state: BattaliaState, seat: Seat, code: Code) -> bool:
    """Whether a named faction is not the player's, which is the one for morale and cohorts."""
    return second_of(code) != state.factions[seat]


def urge_to_take(state: BattaliaState, seat: Seat, code: Code) -> int:
    """The urge to take a card because of its worth; -1 for any other choice."""
    return worth_in_hand(state, seat, first_of(code)) if verb_of(code) == v.TAKE else -1
