"""Results on disk as games end, so that a run that is stopped or killed can be resumed.

A folder holds `run.json`, which says what is played, and `games.jsonl` with one line for each
finished game, written as soon as the game ends.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, BinaryIO, Final

from stormhall.kernel.core.errors import StormhallError
from stormhall.lab.runs.files import replaced, whole_lines
from stormhall.lab.runs.game_result import GameResult
from stormhall.lab.runs.jobs import Job


class ResultsError(StormhallError):
    """A folder of results that cannot be used as requested."""


RUN_FILE: Final = "run.json"
GAMES_FILE: Final = "games.jsonl"
PLAYERS: Final = "players"
"""The field of a run that holds a digest of each player."""


def other_players(where: Path, agents: list[str]) -> ResultsError:
    """The refusal to resume a run whose players have changed since."""
    names = ", ".join(agents)
    return ResultsError("other-players", where=str(where), agents=names)


class ResultFolder:
    """The results of one job in a folder."""

    def __init__(self, folder: Path, job: Job, *, resume: bool = False) -> None:
        self.folder: Final = folder
        self.games: Final = folder / GAMES_FILE
        self.done: list[GameResult] = []  # in earlier runs
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if self.games.exists() and self.games.stat().st_size:
                self._resume(job, resume)
            else:
                run = {**job.to_json(), PLAYERS: job.players()}
                with replaced(folder / RUN_FILE) as draft:
                    draft.write_text(json.dumps(run, indent=2) + "\n", encoding="utf-8")
            self._file: BinaryIO = self.games.open("ab", buffering=0)
        except OSError as error:
            raise ResultsError(
                "use-folder", folder=str(folder), problem=str(error.strerror)
            ) from error

    def _resume(self, job: Job, resume: bool) -> None:
        if not resume:
            raise ResultsError("holds-games", folder=str(self.folder))
        old = _read_run(self.folder / RUN_FILE)
        changes = "; ".join(differences(old, _as_json(job.to_json())))
        if changes:
            raise ResultsError("other-run", folder=str(self.folder), differences=changes)
        self._check_players(old.get(PLAYERS, {}), job)
        self.done = _read_games(self.games)

    def _check_players(self, old: dict[str, str], job: Job) -> None:
        """Refuse to mix games of players that have changed; older runs do not say who played."""
        others = [word for word, now in job.players().items() if old.get(word, now) != now]
        if others:
            raise other_players(self.folder, others)

    def add(self, played: GameResult) -> None:
        """Write a game; afterwards it is on disk, even if this process is killed."""
        line = json.dumps(played.to_json(), ensure_ascii=False, separators=(",", ":")) + "\n"
        data = line.encode()
        try:
            while data:
                data = data[self._file.write(data) :]
        except OSError as error:
            raise ResultsError(
                "write", file=str(self.games), problem=str(error.strerror)
            ) from error

    def close(self) -> None:
        self._file.close()


def differences(old: dict[str, Any], new: dict[str, Any]) -> list[str]:
    """The differences between two runs, old and new; options are listed one by one."""
    changes: list[str] = []
    for key, now in new.items():
        before = old.get(key)
        if before == now:
            continue
        if isinstance(before, dict) and isinstance(now, dict):
            changes += [f"{key}: {words}" for words in differences(before, now)]
        else:
            changes.append(f"{key} {_value_text(before)} -> {_value_text(now)}")
    return changes


def load_results(folder: Path) -> list[GameResult]:
    """The games that a folder holds so far."""
    try:
        return _read_games(folder / GAMES_FILE)
    except OSError as error:
        raise ResultsError(
            "read", file=str(folder / GAMES_FILE), problem=str(error.strerror)
        ) from error


def _read_games(file: Path) -> list[GameResult]:
    games: list[GameResult] = []
    for number, line in enumerate(whole_lines(file), start=1):
        try:
            games.append(GameResult.from_json(json.loads(line)))
        except (ValueError, TypeError, KeyError) as error:
            raise ResultsError("no-game-of-run", file=str(file), line=number) from error
    return games


def _read_run(file: Path) -> dict[str, Any]:
    try:
        run = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ResultsError("run-missing", file=str(file)) from None
    except ValueError as error:
        raise ResultsError("read", file=str(file), problem=str(error)) from error
    if not isinstance(run, dict):
        raise ResultsError("no-object", file=str(file))
    return run


def _as_json(data: dict[str, Any]) -> dict[str, Any]:
    """The data as they are after being written and read as JSON."""
    copy: dict[str, Any] = json.loads(json.dumps(data))
    return copy


def _value_text(value: object) -> str:
    if isinstance(value, list):
        return ",".join(str(one) for one in value)
    return json.dumps(value) if isinstance(value, bool | None) else str(value)
