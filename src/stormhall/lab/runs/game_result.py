"""The result of one game as plain data: points and places, or why it failed."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields, replace
from sys import intern
from typing import Any

from stormhall.kernel.core.state import Options
from stormhall.kernel.statistics import BySeat


@dataclass(frozen=True, slots=True)
class GameFailure:
    """Why a game did not finish."""

    error: str  # one line
    seat: int | None = None  # whose agent failed; None if it was the game or the process
    agent: str | None = None
    record: str | None = None  # the file with the game's record up to there, if it could be written


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game of a run; lists are by seat. A failed game has a `failure` and no result.

    `traits`, `timeline`, `sources`, `uses` and `length` (counted in `unit`) are the account of the
    game's statistics. `seconds` is the only field that differs from run to run.
    """

    index: int
    variant: int  # 0: the job's options; 1: the options compared with them
    deal: int
    rotation: int
    game: str
    options: Options
    agents: list[str]
    seed: int
    points: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    reason: str = ""
    decisions: int = 0
    length: int = 0
    unit: str = "decisions"
    traits: dict[str, list[str]] = field(default_factory=dict)
    timeline: list[BySeat] = field(default_factory=list)
    sources: dict[str, BySeat] = field(default_factory=dict)
    uses: dict[str, dict[str, BySeat]] = field(default_factory=dict)
    choices: list[int] = field(default_factory=list)  # how many decisions each seat took
    seconds: list[float] = field(default_factory=list)  # how long each seat thought in all
    failure: GameFailure | None = None

    @property
    def seats(self) -> int:
        return len(self.agents)

    @property
    def failed(self) -> bool:
        return self.failure is not None

    def seats_of(self, agent: str) -> list[int]:
        return [seat for seat, word in enumerate(self.agents) if word == agent]

    def win_of(self, seat: int) -> float:
        """1 for a win, less for a shared win, otherwise 0."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def to_json(self) -> dict[str, Any]:
        data = {each.name: getattr(self, each.name) for each in fields(self)}
        data["failure"] = None if self.failure is None else asdict(self.failure)
        return data

    @staticmethod
    def from_json(data: dict[str, Any]) -> GameResult:
        """The inverse of `to_json`; raises TypeError for anything else."""
        failure = data["failure"]
        rest = {key: value for key, value in data.items() if key != "failure"}
        return GameResult(**rest, failure=None if failure is None else GameFailure(**failure))


class SharedValues:
    """Lets results share equal strings and lists, which more than halves the memory of many."""

    def __init__(self) -> None:
        self._rows: dict[tuple[int, ...], BySeat] = {}
        self._options: list[Options] = []

    def share(self, one: GameResult) -> GameResult:
        """An equal result that shares equal strings and lists with earlier ones."""
        return replace(
            one,
            options=self._shared_options(one.options),
            agents=[intern(word) for word in one.agents],
            reason=intern(one.reason),
            unit=intern(one.unit),
            traits={intern(name): list(map(intern, of)) for name, of in one.traits.items()},
            timeline=[self._rows.setdefault(tuple(row), row) for row in one.timeline],
            sources=self._table(one.sources),
            uses={intern(topic): self._table(table) for topic, table in one.uses.items()},
        )

    def _table(self, table: dict[str, BySeat]) -> dict[str, BySeat]:
        rows = self._rows
        return {intern(name): rows.setdefault(tuple(row), row) for name, row in table.items()}

    def _shared_options(self, options: Options) -> Options:
        if options not in self._options:
            self._options.append(options)
        return self._options[self._options.index(options)]


def finished(results: list[GameResult], variant: int = 0) -> list[GameResult]:
    """The games of a variant that statistics may use, in order of their index."""
    games = [one for one in results if one.variant == variant and not one.failed]
    return sorted(games, key=lambda one: one.index)


def failed(results: list[GameResult]) -> list[GameResult]:
    """The games that did not finish."""
    return sorted((one for one in results if one.failed), key=lambda one: (one.index, one.variant))
