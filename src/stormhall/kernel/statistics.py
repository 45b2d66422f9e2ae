"""Counts of a game for studying its balance.

`Statistics` sees the state and the events after every choice, and at the end gives an `Account` of
the game by seat: who played what, how points were scored, how often each thing was used.
"""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.events import Event
from stormhall.kernel.core.state import State

BySeat = list[int]


class Tally:
    """How often things were used, by topic, word and seat."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.counts: dict[str, dict[str, BySeat]] = {}

    def add(self, topic: str, word: str, seat: int, count: int = 1) -> None:
        """Count a use by a seat."""
        words = self.counts.setdefault(topic, {})
        if word not in words:
            words[word] = [0] * self.seats
        words[word][seat] += count

    def in_order(self) -> dict[str, dict[str, BySeat]]:
        """All counts, topics and words in alphabetical order."""
        return {
            topic: {word: words[word] for word in sorted(words)}
            for topic, words in sorted(self.counts.items())
        }


class Account:
    """The figures of one finished game, as plain data."""

    def __init__(
        self,
        length: int,
        traits: dict[str, list[str]],
        timeline: list[BySeat],
        sources: dict[str, BySeat],
        uses: dict[str, dict[str, BySeat]],
    ) -> None:
        self.length: Final = length  # in units of `Statistics.unit`
        self.traits: Final = traits  # such as faction: a word for each seat
        self.timeline: Final = timeline  # points at the end of each unit of time
        self.sources: Final = sources  # points by their source
        self.uses: Final = uses  # by topic, such as artefacts, and word: how often


class Statistics:
    """Counts one game; a game with nothing to count uses this base class."""

    unit: str = "decisions"

    def __repr__(self) -> str:
        return f"<{type(self).__name__} by {self.unit}>"

    def watch(self, state: State, events: list[Event]) -> None:
        """Take in the state after a choice and the events of that choice."""

    def points(self, state: State) -> BySeat:
        """The current points of all seats, without final scoring."""
        return [0] * state.seats

    def close(self, state: State) -> Account:
        """The account of a game that is over."""
        return Account(state.number, {}, [], {}, {})
