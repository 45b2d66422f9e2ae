"""What is counted of a game of Blood Rage: clans, glory by age and source, cards and deeds.

Glory is read from the ledger that the game keeps; the rest is told by events.
"""

from __future__ import annotations

from typing import Final, cast

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.cards import Card
from stormhall.bloodrage.model.notation import first_of, second_of, verb_of
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.phases.gods_gifts import DRAFT_CHOICE
from stormhall.kernel.core.events import Event
from stormhall.kernel.core.state import Seat, State
from stormhall.kernel.statistics import Account, BySeat, Statistics, Tally

BY_FACT: Final[dict[str, tuple[str, str]]] = {
    "card-added": ("battle_cards", "card"),
    "card-used": ("powers_used", "card"),
    "invaded": ("figures_invading", "figure"),
    "pillaging": ("pillages_tried", "place"),
    "pillaged": ("pillages", "place"),
    "stat-raised": ("stats_raised", "stat"),
}
"""By kind of event: the topic, and the fact that is the word."""

ONE_WORD: Final[dict[str, tuple[str, str]]] = {
    "passed": ("turns", "passes"),
    "marched": ("turns", "marches"),
    "joined": ("battles", "joined"),
    "stayed-away": ("battles", "stayed-away"),
}
"""By kind of event: the topic and the word under which it counts for its seat."""


class BloodRageStatistics(Statistics):
    """Counts one game."""

    unit: str = "ages"

    def __init__(self, state: BloodRageState) -> None:
        self.tally: Final = Tally(state.seats)
        self.first: Final = (state.first - state.age) % state.seats  # who began Age 1 (BR-AGE-2)

    def watch(self, state: State, events: list[Event]) -> None:
        for event in events:
            self._count(event)

    def _count(self, event: Event) -> None:
        kind, facts = event.kind, event.facts
        if kind in BY_FACT:
            topic, fact = BY_FACT[kind]
            self.tally.add(topic, str(facts[fact]), seat_in(event))
        elif kind in ONE_WORD:
            topic, word = ONE_WORD[kind]
            self.tally.add(topic, word, seat_in(event))
        elif kind == "has-chosen" and facts["step"] == DRAFT_CHOICE.name:
            self._count_draft(event)
        elif kind == "upgraded":
            word = str(facts["card"])
            topic = "monsters" if c.KIND_OF[c.CARD_INDEX[word]] == c.MONSTER else "upgrades_played"
            self.tally.add(topic, word, seat_in(event))
        elif kind == "quest-committed":
            assert event.secret is not None
            self.tally.add("quests_committed", str(event.secret["card"]), seat_in(event))
        elif kind == "quest-revealed" and facts["completed"]:
            self.tally.add("quests_fulfilled", str(facts["card"]), seat_in(event))
        elif kind == "revealed":
            for seat, word in cast("dict[str, str]", facts["cards"]).items():
                self.tally.add("battle_cards", word, int(seat))
        elif kind == "battle-decided":
            self._count_battle(event)
        elif kind == "destroyed":
            for figure in cast("list[str]", facts["figures"]):
                self.tally.add("figures_lost", figure, seat_in(event))

    def _count_draft(self, event: Event) -> None:
        """A card kept from a pack, or two (BR-GFT-3, -4); only its owner has seen it."""
        assert event.secret is not None
        code = cast(int, event.secret["code"])
        cards: list[Card] = [first_of(code)]
        if verb_of(code) == v.DRAFT_TWO:
            cards.append(second_of(code))
        for card in cards:
            self.tally.add("cards_drafted", c.CARD_WORDS[card], seat_in(event))

    def _count_battle(self, event: Event) -> None:
        winner = event.facts["winner"]
        for seat in cast("dict[str, int]", event.facts["totals"]):
            self.tally.add("battles", "won" if int(seat) == winner else "lost", int(seat))

    def points(self, state: State) -> BySeat:
        return cast(BloodRageState, state).glory[:]

    def close(self, state: State) -> Account:
        game = cast(BloodRageState, state)
        seats = range(game.seats)
        return Account(
            game.age + 1,
            {
                "clan": [b.CLAN_NAMES[clan] for clan in game.clans],
                "order": [str((seat - self.first) % game.seats + 1) for seat in seats],
            },
            timeline_of(game),
            sources_of(game),
            self.tally.in_order(),
        )


def timeline_of(state: BloodRageState) -> list[BySeat]:
    """The glory of all clans at the end of each age."""
    glory = [0] * state.seats
    ages: list[BySeat] = []
    for age in range(state.age + 1):
        for seat in range(state.seats):
            start = (seat * b.AGES + age) * b.SOURCE_COUNT
            glory[seat] += sum(state.ledger[start : start + b.SOURCE_COUNT])
        ages.append(glory[:])
    return ages


def sources_of(state: BloodRageState) -> dict[str, BySeat]:
    """The glory of all clans by where it came from; what gave nobody any is left out."""
    found: dict[str, BySeat] = {}
    for source, word in enumerate(b.SOURCES):
        by_seat = [
            sum(
                state.ledger[(seat * b.AGES + age) * b.SOURCE_COUNT + source]
                for age in range(b.AGES)
            )
            for seat in range(state.seats)
        ]
        if any(by_seat):
            found[word] = by_seat
    return found


def seat_in(event: Event) -> Seat:
    """The seat that an event names."""
    return cast(int, event.facts["seat"])
