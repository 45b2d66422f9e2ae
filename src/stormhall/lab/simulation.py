"""A whole job: stored on disk on request, and resumed where it stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import Final

from stormhall.lab.results.compare import compare
from stormhall.lab.results.summary import summarise
from stormhall.lab.runs.game_result import GameResult, SharedValues, failed
from stormhall.lab.runs.jobs import Job, Match
from stormhall.lab.runs.pool import DEFAULT_FAILURES, run
from stormhall.lab.runs.result_files import ResultFolder


class Simulation:
    """A job with the games that are done, those to play, and the folder where they are kept."""

    def __init__(
        self, job: Job, games: int, folder: Path | None = None, *, resume: bool = False
    ) -> None:
        self.job: Final = job
        self.failures: Final = DEFAULT_FAILURES if folder is None else folder / "failures"
        self._store: Final = None if folder is None else ResultFolder(folder, job, resume=resume)
        self._shared: Final = SharedValues()
        earlier = [] if self._store is None else self._store.done
        self.results: list[GameResult] = [self._shared.share(one) for one in earlier]
        played = {(one.index, one.variant) for one in self.results}
        self._todo: Final[list[Match]] = [
            match for match in job.matches(games) if (match.index, match.variant) not in played
        ]
        self.total: Final = len(self.results) + len(self._todo)

    def run(
        self,
        workers: int = 0,
        *,
        patience: float | None = None,
        tick: Callable[[], None] | None = None,
    ) -> Iterator[GameResult]:
        """Play what remains and yield each game once it is among the results."""
        games = run(self._todo, workers, self.failures, patience=patience, tick=tick)
        with nullcontext() if self._store is None else closing(self._store), closing(games):
            for one in games:
                self.results.append(self._shared.share(one))
                if self._store is not None:
                    self._store.add(one)
                yield one

    def to_json(self) -> dict[str, object]:
        """The outcome so far; the same for every number of processes."""
        document: dict[str, object] = {"job": self.job.to_json()}
        document.update(summarise(self.results, self.job.seats).to_json())
        if self.job.compared is not None:
            document["compared"] = summarise(self.results, self.job.seats, variant=1).to_json()
            comparison = compare(self.results, self.job)
            document["comparison"] = None if comparison is None else asdict(comparison)
        document["failures"] = [_failure(one) for one in failed(self.results)]
        return document


def _failure(one: GameResult) -> dict[str, object]:
    failure = one.failure
    assert failure is not None, "the game did not fail"
    return {"index": one.index, "variant": one.variant, "seed": one.seed, **asdict(failure)}
