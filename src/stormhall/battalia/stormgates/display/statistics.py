"""What is counted in a game of The Stormgates besides what Battalia counts."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.display.statistics import BattaliaStatistics, gained_word, seat_in
from stormhall.battalia.model import cards as c
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.rules.ending import ending_of
from stormhall.kernel.core.events import Event
from stormhall.kernel.statistics import BySeat

REVEALED: Final = "revealed"
ROYAL: Final = "royal"
TEAM_MATES: Final = "team-mates"
SMALL_TEAM: Final = "small-team"

BY_FACT: Final[dict[str, tuple[str, str]]] = {
    "storm-effect": ("storm_effects", "effect"),
    "echoed": ("storm_effects", "effect"),
    "potion-bought": ("potions_bought", "potion"),
    "potion-drunk": ("potions_drunk", "potion"),
    "activated": ("metamorpha", "terrain"),
    "fate": ("fate", "option"),
}
"""By kind of event: the topic, and the fact that is the word."""

BY_CARD: Final[dict[str, tuple[str, str]]] = {
    "crowned": ("royals_crowned", "card"),
    "dethroned": ("royals_lost", "card"),
    "doubled": ("units_doubled", "card"),
    "promoted": ("units_promoted", "card"),
    "gained": ("cards_gained", "card"),
    "traded": ("trades", "taken"),
}
"""By kind of event: the topic, and the fact that is a card."""

BY_SEAT: Final[dict[str, tuple[str, str]]] = {
    "post-built": ("trading", "posts"),
    "gust": ("valleys", "gusts"),
    "gust-spent": ("valleys", "gusts-spent"),
    "great-artefact-given": ("valleys", "great-artefacts-given"),
    "lured": ("battles", "units-lured"),
    "attack-voided": ("battles", "attacks-voided"),
}
"""By kind of event: the topic and the word."""


class StormgatesStatistics(BattaliaStatistics):
    """Counts one game of the expansion, in which teams share their points."""

    def score(self, state: BattaliaState) -> BySeat:
        """SG-END-05, -06: the points of the side of each seat."""
        ending = ending_of(state)
        by_side = [ending.points_of(state, side) for side in ending.sides]
        return [by_side[ending.side_of[seat]] for seat in range(state.seats)]

    def change(self, level: int, points: int) -> str:
        """Residences and capitals are the work of royals, or of a cap of 6 (SG-ROY-07 to -09)."""
        return ROYAL if points > 0 and level > c.LORD else super().change(level, points)

    def origin(self, state: BattaliaState, cell: int) -> str:
        """SG-VAL-08: a building belongs to the player who turns it over."""
        if state.config.is_covered[self.tiles[cell]]:
            return REVEALED
        return super().origin(state, cell)

    def count(self, state: BattaliaState, event: Event) -> None:
        kind = event.kind
        if kind in BY_FACT:
            topic, fact = BY_FACT[kind]
            self.tally.add(topic, word_in(event, fact), seat_in(event))
        elif kind in BY_CARD:
            topic, fact = BY_CARD[kind]
            self.tally.add(topic, gained_word(event.value(fact)), seat_in(event))
        elif kind in BY_SEAT:
            topic, word = BY_SEAT[kind]
            self.tally.add(topic, word, seat_in(event))
        elif kind == "jumped":
            self._count_jump(state, event)
        elif kind == "revealed":
            revealed = event.value("building") != NONE
            word = word_in(event, "building") if revealed else "crossing"
            self.tally.add("valley_cards", word, seat_in(event))
        elif kind == "drafted":
            self._count_draft(event)
        elif kind == "veterans":
            for seat in event.value("seats"):
                self.tally.add("heroes", "veteran-weeks", seat)
        else:
            super().count(state, event)
        if kind == "activated":  # SG-MET-08: a card is laid for it
            self.use(state, seat_in(event), event.value("card"))

    def _count_jump(self, state: BattaliaState, event: Event) -> None:
        """Gates by their terrain, for those that were left and those that were entered."""
        for topic, fact in (("gates_left", "from"), ("gates_entered", "to")):
            terrain = state.terrains[event.value(fact)]
            self.tally.add(topic, c.TERRAINS[terrain], seat_in(event))

    def _count_draft(self, event: Event) -> None:
        """Everybody's starting units, which only their owners have seen (SG-DRF-01)."""
        kind = c.KIND[event.value("card")]
        self.tally.add("units_drafted", c.KIND_WORDS[kind], seat_in(event))

    def close_sources(self, state: BattaliaState) -> None:
        """SG-END-05, -06: what a seat has from its team besides its own points."""
        ending = ending_of(state)
        own = state.geography().points
        for side in ending.sides:
            together = sum(own[seat] for seat in side)
            bonus = ending.points_of(state, side) - together
            for seat in side:
                self.gain(TEAM_MATES, seat, together - own[seat])
                self.gain(SMALL_TEAM, seat, bonus)

    def traits(self, state: BattaliaState) -> dict[str, list[str]]:
        by_trait = super().traits(state)
        ending = ending_of(state)
        if len(ending.sides) < state.seats:
            by_trait["team"] = [str(side + 1) for side in ending.side_of]
        return by_trait


def word_in(event: Event, fact: str) -> str:
    """A fact of an event in words."""
    return str(event.of.facts[fact].word(event.config, event.value(fact)))
