"""Lines of play: counting them as chess engines do, and following one at random.

Tree counts are the quickest way to see that the effect of a rule has changed.
"""

from __future__ import annotations

from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Code, Seat, State


def first_to_act(state: State) -> Seat:
    """The lowest seat that owes a choice; the order of secret choices does not matter."""
    seat = 0
    while not state.owed >> seat & 1:
        seat += 1
    return seat


def count_lines(state: State, depth: int) -> int:
    """How many sequences of `depth` choices there are, with the state's own generator for chance; a
    line that ends the game earlier counts once."""
    if depth == 0 or state.over:
        return 1
    seat = first_to_act(state)
    offers = state.offers(seat)
    if depth == 1:
        return len(offers)
    return sum(count_below(state, seat, code, depth) for code in offers)


def count_below(state: State, seat: Seat, code: Code, depth: int) -> int:
    """The lines that begin with this choice."""
    after = state.clone()
    after.take(seat, code)
    return count_lines(after, depth - 1)


def play_at_random(state: State, chance: Chance) -> None:
    """Play to the end with equally likely choices: a rollout."""
    while state.frames:
        seat = first_to_act(state)
        offers = state.offers(seat)
        state.take(seat, offers[chance.below(len(offers))])
