"""Results on disk while they come in, so that a run that is stopped or killed can go on.

A folder holds `run.json`, what is played, and `games.jsonl`, one line for each game that has ended,
written as soon as it has.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final

from stormhall.kernel.core.errors import StormhallError
from stormhall.lab.runs.game_result import GameResult
from stormhall.lab.runs.jobs import Job
from stormhall.lab.runs.line_files import whole_lines


class StoreError(StormhallError):
    """A folder of results that cannot be used as asked."""


RUN_FILE: Final = "run.json"
GAMES_FILE: Final = "games.jsonl"
PLAYERS: Final = "players"
"""The field of a run with what decides how its agents play."""


def other_players(where: Path, agents: list[str]) -> StoreError:
    """The refusal to go on with games whose players have changed since."""
    names = ", ".join(agents)
    return StoreError("other-players", where=str(where), agents=names)


class ResultFolder:
    """The results of one job in a folder."""

    def __init__(self, folder: Path, job: Job, *, resume: bool = False) -> None:
        self.folder: Final = folder
        self.games: Final = folder / GAMES_FILE
        self.done: list[GameResult] = []  # before this run
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if self.games.exists() and self.games.stat().st_size:
                self._go_on(job, resume)
            else:
                run = {**job.to_json(), PLAYERS: job.players()}
                _write_whole(folder / RUN_FILE, json.dumps(run, indent=2) + "\n")
            self._file: BinaryIO = self.games.open("ab", buffering=0)
        except OSError as error:
            raise StoreError(
                "use-folder", folder=str(folder), problem=str(error.strerror)
            ) from error

    def _go_on(self, job: Job, resume: bool) -> None:
        if not resume:
            raise StoreError("holds-games", folder=str(self.folder))
        old = _run_of(self.folder / RUN_FILE)
        found = differences(old, _as_json(job.to_json()))
        if found:
            raise StoreError("other-run", folder=str(self.folder), differences="; ".join(found))
        self._check_players(old.get(PLAYERS, {}), job)
        self.done = _read_games(self.games)

    def _check_players(self, old: dict[str, str], job: Job) -> None:
        """Refuse to mix games of players who are no longer the same; older runs do not know."""
        others = [word for word, now in job.players().items() if old.get(word, now) != now]
        if others:
            raise other_players(self.folder, others)

    def add(self, played: GameResult) -> None:
        """Keep a game; it is safe on disk afterwards, whatever happens to this process."""
        line = json.dumps(played.to_json(), ensure_ascii=False, separators=(",", ":")) + "\n"
        data = line.encode()
        try:
            while data:
                data = data[self._file.write(data) :]
        except OSError as error:
            raise StoreError("write", file=str(self.games), problem=str(error.strerror)) from error

    def __enter__(self) -> ResultFolder:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def differences(old: dict[str, Any], new: dict[str, Any]) -> list[str]:
    """What two runs do not share, before and now; options are named one by one."""
    found: list[str] = []
    for key, now in new.items():
        before = old.get(key)
        if before == now:
            continue
        if isinstance(before, dict) and isinstance(now, dict):
            found += [f"{key}: {words}" for words in differences(before, now)]
        else:
            found.append(f"{key} {_shown(before)} -> {_shown(now)}")
    return found


def load(folder: Path) -> list[GameResult]:
    """The games of a folder, as far as it was played."""
    try:
        return _read_games(folder / GAMES_FILE)
    except OSError as error:
        raise StoreError(
            "read", file=str(folder / GAMES_FILE), problem=str(error.strerror)
        ) from error


def _read_games(file: Path) -> list[GameResult]:
    """All games of a file."""
    found: list[GameResult] = []
    for number, line in enumerate(whole_lines(file), start=1):
        try:
            found.append(GameResult.from_json(json.loads(line)))
        except (ValueError, TypeError, KeyError) as error:
            raise StoreError("no-game-of-run", file=str(file), line=number) from error
    return found


def _run_of(file: Path) -> dict[str, Any]:
    try:
        run = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise StoreError("run-missing", file=str(file)) from None
    except ValueError as error:
        raise StoreError("read", file=str(file), problem=str(error)) from error
    if not isinstance(run, dict):
        raise StoreError("no-object", file=str(file))
    return run


def _write_whole(file: Path, text: str) -> None:
    """Write a file so that nobody ever sees half of it."""
    draft = file.with_suffix(file.suffix + ".part")
    draft.write_text(text, encoding="utf-8")
    draft.replace(file)


def _as_json(data: dict[str, Any]) -> dict[str, Any]:
    """The data as they look after a journey through JSON."""
    read: dict[str, Any] = json.loads(json.dumps(data))
    return read


def _shown(value: object) -> str:
    if isinstance(value, list):
        return ",".join(str(one) for one in value)
    return json.dumps(value) if isinstance(value, bool | None) else str(value)
