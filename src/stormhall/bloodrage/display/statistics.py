"""Statistics of a game of Blood Rage: clans, glory by age and source, cards and actions.

Glory is read from the ledger that the game keeps; the rest is counted from events.
"""

from __future__ import annotations

from typing import Final, cast

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.phases.gods_gifts import DRAFT_CHOICE
from stormhall.kernel.core.events import Event
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.shared_choices import HAS_CHOSEN
from stormhall.kernel.core.state import Code, State
from stormhall.kernel.statistics import Account, BySeat, Statistics, Tally

BY_FACT: Final[dict[str, tuple[str, str]]] = {
    e.CARD_ADDED.name: ("battle_cards", "card"),
    e.CARD_USED.name: ("powers_used", "card"),
    e.INVADED.name: ("figures_invading", "figure"),
    e.PILLAGING.name: ("pillages_tried", "place"),
    e.PILLAGED.name: ("pillages", "place"),
    e.STAT_RAISED.name: ("stats_raised", "stat"),
    e.QUEST_COMMITTED.name: ("quests_committed", "card"),
}
"""By kind of event: the topic and the fact whose word it counts."""

ONE_WORD: Final[dict[str, tuple[str, str]]] = {
    e.PASSED.name: ("turns", "passes"),
    e.MARCHED.name: ("turns", "marches"),
    e.JOINED.name: ("battles", "joined"),
    e.STAYED_AWAY.name: ("battles", "stayed-away"),
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
        kind = event.kind
        if kind in BY_FACT:
            topic, fact = BY_FACT[kind]
            self.tally.add(topic, event.word(fact), event.value("seat"))
        elif kind in ONE_WORD:
            topic, word = ONE_WORD[kind]
            self.tally.add(topic, word, event.value("seat"))
        elif event.of is HAS_CHOSEN and event.value("step") == DRAFT_CHOICE.name:
            self._count_draft(event)
        elif event.of is e.UPGRADED:
            is_monster = c.KIND_OF[event.value("card")] == c.MONSTER
            topic = "monsters" if is_monster else "upgrades_played"
            self.tally.add(topic, event.word("card"), event.value("seat"))
        elif event.of is e.QUEST_REVEALED and event.value("completed"):
            self.tally.add("quests_fulfilled", event.word("card"), event.value("seat"))
        elif event.of is e.REVEALED:
            for seat, card in event.value("cards").items():
                self.tally.add("battle_cards", c.CARD_WORDS[card], seat)
        elif event.of is e.BATTLE_DECIDED:
            for seat in event.value("totals"):
                self.tally.add("battles", "won" if seat == event.value("winner") else "lost", seat)
        elif event.of is e.DESTROYED:
            for figure in event.value("figures"):
                self.tally.add("figures_lost", b.FIGURE_NAMES[figure], event.value("seat"))

    def _count_draft(self, event: Event) -> None:
        """Count a card kept from a pack, or two (BR-GFT-3, -4); only the owner has seen it."""
        code: Code = event.value("code")
        cards: list[c.Card] = [first_of(code)]
        if verb_of(code) == v.DRAFT_TWO:
            cards.append(second_of(code))
        for card in cards:
            self.tally.add("cards_drafted", c.CARD_WORDS[card], event.value("seat"))

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
    """The glory of all clans by source, without the sources that gave nobody any."""
    sources: dict[str, BySeat] = {}
    for source, word in enumerate(b.SOURCES):
        by_seat = [
            sum(
                state.ledger[(seat * b.AGES + age) * b.SOURCE_COUNT + source]
                for age in range(b.AGES)
            )
            for seat in range(state.seats)
        ]
        if any(by_seat):
            sources[word] = by_seat
    return sources
