"""How fast the engine is here: decisions and games per second, cost and size of a copy.

Seconds are those of the processor, so that other work on the machine matters little.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable
from dataclasses import asdict, dataclass

from stormhall.kernel import state as state_module
from stormhall.kernel.rng import Chance
from stormhall.kernel.ruleset import find
from stormhall.kernel.state import Options, State
from stormhall.kernel.tree import first_to_act, play_at_random


@dataclass(frozen=True, slots=True)
class Benchmark:
    """The figures of one game; states of the middle of the game are copied and measured."""

    game: str
    seats: int
    build: str
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    offers_mean: float
    offers_95: int
    offers_most: int
    slowest_offers_ms: float
    clone_us: float
    resample_us: float
    bytes_per_state: int

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def is_compiled() -> bool:
    """Whether the engine runs as machine code."""
    return not str(state_module.__file__).endswith(".py")


def benchmark(name: str, seats: int, options: Options, seconds: float, seed: int) -> Benchmark:
    """Play random games for about this long and measure copies of states in their middle."""
    ruleset = find(name)
    settled = ruleset.check(seats, options)
    middles: list[State] = []
    decisions = games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = ruleset.deal(seats, seed + games, settled)
        play_at_random(state, Chance(seed, games))
        decisions += state.number
        games += 1
    elapsed = time.process_time() - start
    half = decisions // games // 2
    sizes: list[int] = []
    slowest = 0.0
    for i in range(min(games, 12)):
        state = ruleset.deal(seats, seed + i, settled)
        slowest = max(slowest, _measure_offers(state, Chance(seed, i), sizes, half, middles))
    sizes.sort()
    return Benchmark(
        game=name,
        seats=seats,
        build="compiled" if is_compiled() else "pure Python",
        decisions_per_second=decisions / elapsed,
        games_per_second=games / elapsed,
        decisions_per_game=decisions / games,
        offers_mean=sum(sizes) / len(sizes),
        offers_95=sizes[len(sizes) * 95 // 100],
        offers_most=sizes[-1],
        slowest_offers_ms=slowest * 1e3,
        clone_us=_microseconds(middles, _clone),
        resample_us=_microseconds(middles, _resample),
        bytes_per_state=sum(len(zlib.compress(s.encode())) for s in middles) // len(middles),
    )


def _measure_offers(
    state: State, chance: Chance, sizes: list[int], half: int, middles: list[State]
) -> float:
    slowest = 0.0
    while state.frames:
        seat = first_to_act(state)
        start = time.process_time()
        offers = state.offers(seat)
        slowest = max(slowest, time.process_time() - start)
        sizes.append(len(offers))
        if state.number == half:
            middles.append(state.clone())
        state.take(seat, offers[chance.below(len(offers))])
    if not middles:
        middles.append(state.clone())
    return slowest


def _clone(state: State, times: int) -> None:
    for _ in range(times):
        state.clone()


def _resample(state: State, times: int) -> None:
    chance = Chance(1)
    for _ in range(times):
        state.resampled(0, chance)


def _microseconds(states: list[State], work: Callable[[State, int], None]) -> float:
    """The best of five rounds: the machine's other work can only make it slower."""
    times = 200
    best = float("inf")
    for _ in range(5):
        start = time.process_time()
        for state in states:
            work(state, times)
        best = min(best, time.process_time() - start)
    return best / times / len(states) * 1e6
