"""Small jobs with the kernel's test game, and their results."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from stormhall.kernel.ruleset import find
from stormhall.lab.runs.game_result import GameFailure, GameResult
from stormhall.lab.runs.jobs import Job
from stormhall.lab.runs.match import play
from stormhall.lab.runs.pool import run

BOTS = "tests.lab.bots"


def pebbles(*agents: str, seed: int = 5, rounds: int = 2) -> Job:
    """A job with these agents, all seats taken."""
    return Job("pebbles", len(agents), find("pebbles").check(2, {"rounds": rounds}), agents, seed)


def played(job: Job, games: int, failures: Path = Path("unused")) -> list[GameResult]:
    """The games of a job, played one after the other in this process."""
    return [play(match, failures) for match in job.matches(games)]


def on_processes(job: Job, games: int, workers: int, failures: Path) -> list[GameResult]:
    """The games of a job, played on several processes, in order of their index."""
    results = run(job.matches(games), workers, failures)
    return sorted(results, key=lambda one: (one.index, one.variant))


def without_times(results: list[GameResult]) -> list[GameResult]:
    """Results without measured times."""
    return [replace(one, seconds=[]) for one in results]


def as_failed(one: GameResult) -> GameResult:
    """The result of a game as if it had failed."""
    return replace(one, points=[], places=[], winners=[], failure=GameFailure("broken"))
