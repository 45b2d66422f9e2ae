"""What a game knows about good play: the terms that value a state, and sensible choices.

Bots use it and contain no knowledge of any game. They call it on worlds imagined from their view,
never on the true state, so it may use everything in the state that it is given. The weights of the
terms are data; `stormhall tune` finds them.
"""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.errors import SetupError
from stormhall.kernel.core.state import Code, Seat, State

Weights = dict[str, float]

VICTORY: Final = "victory"
"""The term that every game has, and the only one that counts when the game is over."""


class Insight:
    """The knowledge of one game with the weights of one player; this base class knows nothing."""

    def __init__(self, weights: Weights) -> None:
        self.has_short_turns = False  # a turn is one action: a planner must look beyond it
        self.about_rivals: list[str] = []  # the terms that a self-centred player leaves out
        self.short_sight: Weights = {}  # the share of a term that counts one choice ahead
        self.turn_sight: Weights = {}  # the share of a term that counts one turn ahead
        by_term = {VICTORY: 100.0, **weights}
        self.terms: Final[list[str]] = list(by_term)
        self.weights: Final[list[float]] = list(by_term.values())

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {len(self.terms)} terms>"

    # What a game provides.

    def measure(self, state: State, seat: Seat) -> list[float]:
        """How a seat stands in an unfinished game: a number for each term but victory, in order.

        Each number counts units of the thing that its term names, before weights. A term may
        compare the seat with its rivals; the weighted sum of all terms says how good the state is
        for the seat.
        """
        return []

    def urge(self, state: State, seat: Seat, code: Code) -> int:
        """How eagerly a player takes this choice before thinking, from 0 (a last resort) up."""
        return 1

    def sensible(self, state: State, seat: Seat, offers: list[Code]) -> list[Code]:
        """The offers in order, without any that is never better than another; never empty."""
        return offers

    def is_quiet(self, state: State, seat: Seat) -> bool:
        """Whether a state can be valued here: not in the middle of a battle or a payment."""
        return True

    def key(self, state: State, seat: Seat) -> object:
        """A key, equal for states that a planner of this seat need not tell apart."""
        return state.encode()

    def stretch(self, state: State, seat: Seat) -> int:
        """The number of the current stretch of play, such as a day or an age."""
        return state.number

    def teammates(self, state: State, seat: Seat) -> list[Seat]:
        """The seats that win together with this one, itself included."""
        return [seat]

    # Derived from the above.

    def value(self, state: State, seat: Seat) -> float:
        """One number for how good a state is for a seat."""
        if not state.frames:
            return self.weights[0] * self.victory(state, seat)
        measures = self.measure(state, seat)
        weights = self.weights
        total = 0.0
        for i in range(len(measures)):
            total += weights[i + 1] * measures[i]
        return total

    def contributions(self, state: State, seat: Seat) -> list[float]:
        """What each term, victory first, adds to the value of a state."""
        if not state.frames:
            parts = [0.0] * len(self.terms)
            parts[0] = self.weights[0] * self.victory(state, seat)
            return parts
        measures = self.measure(state, seat)
        return [0.0] + [self.weights[i + 1] * measures[i] for i in range(len(measures))]

    def outcome(self, state: State, seat: Seat) -> list[float]:
        """What each term adds in the later state that a plan leads to."""
        return self.contributions(state, seat)

    def victory(self, state: State, seat: Seat) -> float:
        """From -1 to 1 for a finished game; a small part comes from the margin."""
        result = state.result()
        mates = self.teammates(state, seat)
        share = sum(1.0 for mate in mates if mate in result.winners) / len(result.winners)
        own = max(result.points[mate] for mate in mates)
        best = max([result.points[s] for s in range(state.seats) if s not in mates], default=0)
        margin = (own - best) / (10.0 + abs(own) + abs(best))
        return 0.9 * (2.0 * share - 1.0) + 0.1 * margin


def merged(weights: Weights, replacements: Weights | None) -> Weights:
    """The weights with some replaced; `SetupError` for an unknown term."""
    if replacements is None:
        return weights
    for term in replacements:
        if term not in weights:
            raise SetupError("no-term", term=term, known=", ".join(weights))
    return {**weights, **replacements}
