"""What players know about a draft: what they took and what they passed on (SG-DRF-04)."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.cards import KIND_WORDS
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Seat

_STEPS: Final[list[dict[str, str]]] = COMPONENTS["draft"]["steps"]
RANKS: Final[list[int]] = [KIND_WORDS.index(step["deck"]) for step in _STEPS]
BACKWARDS: Final[list[bool]] = [step["direction"] != "clockwise" for step in _STEPS]
ROUNDS: Final = len(RANKS)
TRIES: Final = 40  # random ways to spread cards before all ways are gone through


def place_of(state: BattaliaState, step: int, seat: Seat) -> int:
    """The number of seats that choose before one in a step (SG-DRF-01)."""
    clockwise = (seat - state.first) % state.seats
    return state.seats - 1 - clockwise if BACKWARDS[step] else clockwise


def places_of(state: BattaliaState, seat: Seat) -> list[int]:
    """By step, where the row of all cards taken has that of a seat."""
    size = state.seats
    first, last = (seat - state.first) % size, (state.first - 1 - seat) % size
    return [step * size + (last if BACKWARDS[step] else first) for step in range(ROUNDS)]


def seat_at(state: BattaliaState, step: int, place: int) -> Seat:
    """The seat that chooses after this many others in a step."""
    steps = state.seats - 1 - place if BACKWARDS[step] else place
    return (state.first + steps) % state.seats


class Knowledge:
    """What a viewer knows about a draft."""

    def __init__(self) -> None:
        self.viewer = -1  # of a spectator
        self.count = 0  # cards taken by all
        self.sees: list[int] = []  # the cards passed to the viewer, if it is their choice
        self.offered = 0  # how many are under way
        self.mine: list[int] = [NONE] * ROUNDS
        self.passed: list[list[int]] = [[] for _ in range(ROUNDS)]
        self.known_units: list[list[int]] = []  # starting units by seat, once they are dealt

    def cards(self) -> list[int]:
        """The cards of a draft under way that the viewer can name."""
        mine = [card for card in self.mine if card != NONE]
        return mine + self.sees + [card for step in self.passed for card in step]

    def facts(self) -> list[object]:
        """What documents say about it."""
        counts = [self.viewer, self.count, self.offered]
        return [*counts, self.sees, self.mine, self.passed, self.known_units]

    def packed(self) -> bytes:
        """As a row of a state."""
        lists = [self.sees, self.mine, *self.passed, *self.known_units]
        row = [self.viewer + 1, self.count, self.offered, len(lists)]
        for numbers in lists:
            row += [len(numbers), *numbers]
        return bytes(row)


def unpacked(row: bytes) -> Knowledge:
    """The inverse of `Knowledge.packed`."""
    knowledge = Knowledge()
    knowledge.viewer, knowledge.count, knowledge.offered = row[0] - 1, row[1], row[2]
    lists: list[list[int]] = []
    place = 4
    for _ in range(row[3]):
        lists.append(list(row[place + 1 : place + 1 + row[place]]))
        place += 1 + row[place]
    knowledge.sees, knowledge.mine = lists[0], lists[1]
    knowledge.passed, knowledge.known_units = lists[2 : 2 + ROUNDS], lists[2 + ROUNDS :]
    return knowledge


class Spread:
    """The units of one rank that a viewer passed on, shared out among those who chose later."""

    def __init__(self, state: BattaliaState, knowledge: Knowledge, kind: int) -> None:
        self.steps: Final = [step for step in range(ROUNDS) if RANKS[step] == kind]
        self.held: Final[list[dict[int, int]]] = [{} for _ in range(state.seats)]
        self.seen: Final = [[c for c in cards if c >> 3 == kind] for cards in knowledge.known_units]
        self.cards: Final = [knowledge.passed[step] for step in self.steps]
        self.behind: Final[list[list[int]]] = []
        for step in self.steps:
            first = (
                place_of(state, step, knowledge.viewer) + 1
                if knowledge.viewer >= 0
                else state.seats
            )
            self.behind.append([seat_at(state, step, i) for i in range(first, state.seats)])

    def find(self, chance: Chance, left: list[int]) -> None:
        """Find a random way that agrees with what is known; the truth is one such way."""
        fitting = [[self._fitting(seat, left) for seat in seats] for seats in self.behind]
        draws = sum([len(cards) - 1 for cards in self.cards if cards])
        for _ in range(TRIES):
            if self._deal(chance, fitting, draws) and self._agrees(left, len(self.steps)):
                return
        if not self._search(0, fitting, left):
            for i, cards in enumerate(self.cards):
                self._give(i, sorted(cards, reverse=True))

    def _fitting(self, seat: Seat, left: list[int]) -> list[int]:
        """The cards that a seat may hold: units seen with it, and others if it can have any."""
        seen = self.seen[seat]
        return seen if len(seen) >= len(self.steps) else seen + left

    def _deal(self, chance: Chance, fitting: list[list[list[int]]], draws: int) -> bool:
        """Shuffle the cards of all steps; return False as soon as one is impossible.

        A way that fails has drawn as many numbers as one that does not.
        """
        for i in range(len(self.steps)):
            cards = self.cards[i][:]
            for place in range(len(cards) - 1, -1, -1):
                if place:
                    j = chance.below(place + 1)
                    draws -= 1
                    cards[place], cards[j] = cards[j], cards[place]
                if cards[place] not in fitting[i][place]:
                    chance.skip(draws)
                    return False
            self._give(i, cards)
        return True

    def _give(self, i: int, cards: list[int]) -> None:
        for seat, card in zip(self.behind[i], cards, strict=True):
            self.held[seat][self.steps[i]] = card

    def _search(self, i: int, fitting: list[list[list[int]]], left: list[int]) -> bool:
        """Try all ways in order, in case few agree."""
        if i == len(self.steps):
            return True
        for cards in _orders(sorted(self.cards[i]), fitting[i]):
            self._give(i, cards)
            if self._agrees(left, i + 1) and self._search(i + 1, fitting, left):
                return True
        return False

    def _agrees(self, left: list[int], count: int) -> bool:
        """Whether units seen find a step and others are among the cards left, with the cards of
        this many steps given."""
        rest = left[:]
        given = self.steps[:count]
        for seat in range(len(self.held)):
            held = self.held[seat]
            cards = [held[step] for step in given if step in held]
            if len(_less(self.seen[seat], cards)) > len(self.steps) - len(cards):
                return False
            for card in _less(cards, self.seen[seat]):
                if card not in rest:
                    return False
                rest.remove(card)
        return True

    def beyond(self, seat: Seat) -> list[int]:
        """What a seat got of the cards passed on, less what was seen of it."""
        return _less(list(self.held[seat].values()), self.seen[seat])

    def sighted(self, seat: Seat) -> list[int]:
        """Units that were seen with a seat and did not come from the cards passed on."""
        return _less(self.seen[seat], list(self.held[seat].values()))


def _orders(cards: list[int], fitting: list[list[int]]) -> list[list[int]]:
    """The orders of sorted cards in which each one fits its place, in their own order."""
    if not cards:
        return [[]]
    return [
        [card, *rest]
        for i, card in enumerate(cards)
        if card in fitting[0] and card not in cards[:i]
        for rest in _orders(cards[:i] + cards[i + 1 :], fitting[1:])
    ]


def _less(cards: list[int], others: list[int]) -> list[int]:
    """Cards less others, sorted."""
    rest = sorted(cards)
    for card in others:
        if card in rest:
            rest.remove(card)
    return rest
