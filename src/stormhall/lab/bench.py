"""Benchmarks: the engine, the decisions of each level, and the lab on several processes.

The engine is measured in processor time, so that other work on the machine matters little; levels
and the lab are measured in real time, because that is how long people wait.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from stormhall.agents.decision import Agent, Decision
from stormhall.agents.levels import THINK
from stormhall.agents.registry import Thinking, agent
from stormhall.kernel.core import state as state_module
from stormhall.kernel.core.rng import Chance, seeded
from stormhall.kernel.core.state import Options, State
from stormhall.kernel.ruleset import find
from stormhall.kernel.table.create import new
from stormhall.kernel.table.game import Game
from stormhall.kernel.table.tree import first_to_act, play_at_random
from stormhall.lab.results.intervals import quantile
from stormhall.lab.runs.jobs import Match
from stormhall.lab.runs.pool import all_cores, run
from stormhall.lab.strength.duels import Player, match_of

OPPONENT_LEVEL: Final = "weighted"
"""The level that plays games up to their middle, and the lab's games."""

DECISIONS_OF_A_GAME: Final = 40
"""How many decisions of one game are timed."""


@dataclass(frozen=True, slots=True)
class Benchmark:
    """The figures of one game; states from the middle of the game are copied and measured."""

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


def is_compiled() -> bool:
    """Whether the engine runs as machine code."""
    return not str(state_module.__file__).endswith(".py")


def benchmark(name: str, seats: int, options: Options, seconds: float, seed: int) -> Benchmark:
    """Play random games for about this long and measure copies of states in their middle."""
    ruleset = find(name)
    checked = ruleset.check(seats, options)
    middles: list[State] = []
    decisions = games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = ruleset.deal(seats, seed + games, checked)
        play_at_random(state, Chance(seed, games))
        decisions += state.number
        games += 1
    elapsed = time.process_time() - start
    half = decisions // games // 2
    sizes: list[int] = []
    slowest = 0.0
    for i in range(min(games, 12)):
        state = ruleset.deal(seats, seed + i, checked)
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
        offers_95=quantile(sizes, 0.95),
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
    """The best of five rounds: other work on the machine can only slow it down."""
    times = 200
    best = float("inf")
    for _ in range(5):
        start = time.process_time()
        for state in states:
            work(state, times)
        best = min(best, time.process_time() - start)
    return best / times / len(states) * 1e6


@dataclass(frozen=True, slots=True)
class LevelTimes:
    """How long a level thinks in the middle of games; times are None without decisions."""

    level: str
    decisions: int  # with a choice
    mean_ms: float | None
    ms_99: float | None  # 99 of 100 decisions are quicker
    slowest_ms: float | None
    cap_ms: float | None  # None: a level that does not think
    of_cap_99: float | None  # the 99th percentile as a share of the cap
    single: int  # decisions without a choice
    single_ms: float | None


def time_level(
    name: str, level: str, seats: int, options: Options, seconds: float, seed: int
) -> LevelTimes:
    """Let one seat of a level play on from the middle of games for about this long."""
    checked = find(name).check(seats, options)
    half = _length(_begin(name, seats, checked, seed, 0), seats, seed) // 2
    watch = _Stopwatch(seconds)
    index = 0
    while watch.remaining > 0 or not watch.chosen:
        game = _begin(name, seats, checked, seed, index)
        players = _opponents(seats, seed, index)
        while not game.over and game.state.number < half:
            _step(game, players)
        players[index % seats] = agent(level, seeded(seed, index), Thinking(cap=True))
        watch.follow(game, players, index % seats)
        index += 1
    return times_of(level, watch.chosen, watch.single)


def _begin(name: str, seats: int, options: Options, seed: int, index: int) -> Game:
    game = new(name, seats, seeded(seed, index), options)
    game.silence()
    return game


def _opponents(seats: int, seed: int, index: int) -> list[Agent]:
    return [agent(OPPONENT_LEVEL, seeded(seed, index, seat)) for seat in range(seats)]


def _length(game: Game, seats: int, seed: int) -> int:
    players = _opponents(seats, seed, 0)
    while not game.over:
        _step(game, players)
    return game.state.number


def _step(game: Game, players: list[Agent]) -> None:
    seat = game.to_act[0]
    game.apply(seat, players[seat].choose(Decision(game, seat)))


class _Stopwatch:
    """Times each decision of a seat until the time for the measurement is up."""

    def __init__(self, seconds: float) -> None:
        self.remaining = seconds
        self.chosen: list[float] = []
        self.single: list[float] = []

    def follow(self, game: Game, players: list[Agent], timed: int) -> None:
        """Play on until the time is up or enough decisions are timed, but time at least one."""
        start = time.perf_counter()
        last = len(self.chosen) + DECISIONS_OF_A_GAME
        while not game.over and len(self.chosen) < last:
            if game.to_act[0] != timed:
                _step(game, players)
            else:
                self._time(game, players[timed], timed)
            if self.chosen and time.perf_counter() - start > self.remaining:
                break
        self.remaining -= time.perf_counter() - start

    def _time(self, game: Game, player: Agent, seat: int) -> None:
        kind = self.single if len(game.legal_codes(seat)) == 1 else self.chosen
        start = time.perf_counter()
        action = player.choose(Decision(game, seat))
        kind.append(time.perf_counter() - start)
        game.apply(seat, action)


def times_of(level: str, chosen: Sequence[float], single: Sequence[float]) -> LevelTimes:
    """The figures of decisions that took these times, in seconds."""
    cap = THINK.get(level)
    slow = percentile(chosen, 99)
    return LevelTimes(
        level=level,
        decisions=len(chosen),
        mean_ms=_mean_ms(chosen),
        ms_99=None if slow is None else slow * 1e3,
        slowest_ms=max(chosen) * 1e3 if chosen else None,
        cap_ms=None if cap is None else cap * 1e3,
        of_cap_99=None if cap is None or slow is None else slow / cap,
        single=len(single),
        single_ms=_mean_ms(single),
    )


def percentile(values: Sequence[float], percent: int) -> float | None:
    """The smallest value that this percentage of all values does not exceed."""
    ordered = sorted(values)
    return ordered[-(-len(ordered) * percent // 100) - 1] if ordered else None


def _mean_ms(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) * 1e3 if values else None


@dataclass(frozen=True, slots=True)
class LabSpeed:
    """How many games the lab plays on a number of processes."""

    jobs: int
    games: int
    games_per_second: float
    efficiency: float  # 1: n processes play n times as many games as one


def lab_speeds(
    name: str, seats: int, options: Options, seconds: float, seed: int, cores: int = 0
) -> list[LabSpeed]:
    """Play the same games on 1, 2, ... processes; one process takes about this long."""
    most = cores or all_cores()
    checked = find(name).check(seats, options)
    trial = 2 * most
    each = _seconds_of(_matches(name, seats, checked, seed, trial), 1) / trial
    games = max(trial, -(-int(seconds / each) // most) * most)
    matches = _matches(name, seats, checked, seed, games)
    rates = [games / _least_seconds(matches, jobs) for jobs in range(1, most + 1)]
    return [
        LabSpeed(jobs, games, rate, rate / (jobs * rates[0])) for jobs, rate in enumerate(rates, 1)
    ]


def _matches(name: str, seats: int, options: Options, seed: int, games: int) -> list[Match]:
    players = [Player(OPPONENT_LEVEL, OPPONENT_LEVEL)] * seats
    return [match_of(name, options, players, seed, index, index) for index in range(games)]


def _least_seconds(matches: Sequence[Match], jobs: int) -> float:
    """The best of two rounds: other work on the machine can only slow it down."""
    return min(_seconds_of(matches, jobs) for _ in range(2))


def _seconds_of(matches: Sequence[Match], jobs: int) -> float:
    start = time.perf_counter()
    for _ in run(matches, jobs):
        pass
    return time.perf_counter() - start
