"""Playing many games and summing them up; the outcome does not depend on the number of workers."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from math import sqrt

from stormhall import new
from stormhall.agents.registry import agent
from stormhall.agents.seat import Chair
from stormhall.kernel.rng import seeded
from stormhall.kernel.state import Options


@dataclass(frozen=True, slots=True)
class Job:
    """What is to be played; each game's seed comes from the run's seed and the game's index."""

    game: str
    seats: int
    options: Options
    agents: tuple[str, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game."""

    index: int
    points: list[int]
    winners: list[int]
    reason: str
    decisions: int


def play_game(job: Job, index: int) -> Played:
    """Play one game of the job to its end."""
    game = new(job.game, job.seats, seeded(job.seed, index), job.options)
    players = [agent(word, seeded(job.seed, index, i)) for i, word in enumerate(job.agents)]
    game.silence()
    while not game.over:
        seat = game.to_act[0]
        game.apply(seat, players[seat].choose(Chair(game, seat)))
    result = game.state.result()
    return Played(index, result.points, result.winners, result.reason, game.state.number)


def _play_batch(job: Job, indices: range) -> list[Played]:
    return [play_game(job, index) for index in indices]


def run(job: Job, games: int, workers: int) -> Iterator[Played]:
    """Play all games, in order of their index, on this many processes."""
    if workers <= 1:
        for index in range(games):
            yield play_game(job, index)
        return
    size = max(1, min(50, games // (workers * 8)))
    batches = [range(i, min(i + size, games)) for i in range(0, games, size)]
    with ProcessPoolExecutor(workers) as pool:
        try:
            for batch in pool.map(_play_batch, [job] * len(batches), batches):
                yield from batch
        except (KeyboardInterrupt, GeneratorExit):
            pool.shutdown(wait=False, cancel_futures=True)
            raise


@dataclass(frozen=True, slots=True)
class Summary:
    """What many games say, seat by seat; wins are shared where a victory is."""

    games: int
    decisions: float
    wins: list[float]
    points: list[float]
    reasons: dict[str, int]

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def summarise(played: list[Played], seats: int) -> Summary:
    """The averages of these games."""
    count = max(1, len(played))
    wins = [0.0] * seats
    points = [0.0] * seats
    reasons: dict[str, int] = {}
    for game in played:
        for seat in game.winners:
            wins[seat] += 1 / len(game.winners)
        for seat, value in enumerate(game.points):
            points[seat] += value / count
        reasons[game.reason] = reasons.get(game.reason, 0) + 1
    decisions = sum(game.decisions for game in played) / count
    return Summary(len(played), decisions, wins, points, dict(sorted(reasons.items())))


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share of wins."""
    if not games:
        return 0.0, 1.0
    z = 1.96
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - spread) / scale, (middle + spread) / scale
