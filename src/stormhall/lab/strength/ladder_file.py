"""The games of a ladder on disk as they end, so that a stopped ladder can be resumed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from stormhall.kernel.core.errors import SetupError
from stormhall.lab.runs.files import whole_lines
from stormhall.lab.runs.result_files import PLAYERS, other_players
from stormhall.lab.strength.ladder import Rung, RungGame


class LadderFile:
    """The games of a ladder as they end, a line of JSON for each; in memory if there is no path."""

    def __init__(self, file: Path | None, seed: int, *, resume: bool = False) -> None:
        self._file: Final = file
        self._seed: Final = seed
        self._games: Final[dict[str, dict[int, RungGame]]] = {}
        self._players: Final[dict[str, set[tuple[str, ...]]]] = {}
        self._digests: Final[dict[Rung, tuple[str, ...]]] = {}
        if file is None:
            return
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._load(whole_lines(file) if file.exists() else [], file, resume)
        except OSError as error:
            raise SetupError("use-file", file=str(file), problem=str(error.strerror)) from error

    def _load(self, lines: list[bytes], file: Path, resume: bool) -> None:
        """Read the games of earlier runs."""
        if lines and not resume:
            raise SetupError("file-holds-games", file=str(file))
        for number, line in enumerate(lines, 1):
            try:
                entry = json.loads(line)
                self._games.setdefault(entry["rung"], {})[entry["index"]] = _rung_game(entry)
                if PLAYERS in entry:
                    self._players.setdefault(entry["rung"], set()).add(tuple(entry[PLAYERS]))
            except (ValueError, TypeError, KeyError) as error:
                raise SetupError("no-game-of-ladder", file=str(file), line=number) from error

    def check(self, rungs: Sequence[Rung]) -> None:
        """Refuse to mix games of players that have changed; older games do not say who played."""
        for rung in rungs:
            for old in self._players.get(self._key(rung), ()):
                words = zip((rung.higher, rung.lower), old, self._digests_of(rung), strict=True)
                others = [word for word, before, now in words if before != now]
                if others and self._file is not None:
                    raise other_players(self._file, others)

    def add(self, rung: Rung, one: RungGame) -> None:
        key = self._key(rung)
        self._games.setdefault(key, {})[one.index] = one
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as stream:
                game = {"rung": key, PLAYERS: self._digests_of(rung), **asdict(one)}
                stream.write(json.dumps(game) + "\n")

    def of(self, rung: Rung, games: int) -> list[RungGame]:
        """The games of a rung that have been played, among its first ones."""
        played = self._games.get(self._key(rung), {})
        return [played[index] for index in range(games) if index in played]

    def _digests_of(self, rung: Rung) -> tuple[str, ...]:
        """The digests of a rung's players; a file of weights is read once."""
        if rung not in self._digests:
            self._digests[rung] = rung.players()
        return self._digests[rung]

    def _key(self, rung: Rung) -> str:
        return f"{rung.label}, seed {self._seed}"


def _rung_game(entry: dict[str, Any]) -> RungGame:
    return RungGame(
        index=entry["index"],
        wins=entry["wins"],
        length=entry["length"],
        unit=entry["unit"],
        seconds=tuple(entry["seconds"]),
        choices=tuple(entry["choices"]),
    )
