"""Whether each level of players beats the one below, and the table that says so.

A rung is a table of a game and two neighbouring levels: one seat (or one whole team) of the higher
against the lower on all other seats, see `stormhall.lab.duels`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, Final

from stormhall.kernel.errors import SetupError
from stormhall.kernel.ruleset import find, registered
from stormhall.lab.duels import Duel, player, sides_of
from stormhall.lab.fingerprints import fingerprint
from stormhall.lab.intervals import interval
from stormhall.lab.lines import whole_lines
from stormhall.lab.played import Played
from stormhall.lab.store import PLAYERS, other_players

EVERY_PRESET: Final = ["stormgates"]
"""Games whose presets are so different that the ladder climbs each of them."""

USUAL_SEATS: Final = [4, 2]

CLAIMS: Final[dict[int, float]] = {2: 0.65, 4: 0.45}
"""By number of sides the share of wins that a level claims against the one below."""

OTHER_CLAIM: Final = 1.8
"""Elsewhere the claim is so many times the share of chance."""

BEGIN: Final = "<!-- ladder -->"
END: Final = "<!-- /ladder -->"


@dataclass(frozen=True, slots=True)
class Rung:
    """Two neighbouring levels at one kind of table."""

    game: str
    preset: str | None
    seats: int
    higher: str
    lower: str

    @property
    def table(self) -> str:
        """The game, and the preset if it is not the game as it stands."""
        return self.game if self.preset is None else f"{self.game}: {self.preset}"

    @property
    def label(self) -> str:
        """All of it in a few words."""
        return f"{self.table}, {self.seats} seats, {self.higher} > {self.lower}"

    def players(self) -> tuple[str, ...]:
        """What decides how the higher and the lower level play."""
        found = [player(word, self.game) for word in (self.higher, self.lower)]
        return tuple(fingerprint(one.level, one.weights, self.game) for one in found)

    def duel(self, seed: int) -> Duel:
        """How the rung is climbed."""
        options = find(self.game).check(self.seats, {}, self.preset)
        sides = sides_of(self.game, self.seats, options)
        higher, lower = player(self.higher, self.game), player(self.lower, self.game)
        return Duel(self.game, options, sides, higher, lower, seed)


def rungs(
    game: str | None,
    seats: Sequence[int] | None,
    presets: Sequence[str] | None,
    levels: Sequence[str],
) -> list[Rung]:
    """The rungs asked for; what is left out is taken from our usual tables."""
    if len(levels) < 2:
        raise SetupError("a ladder has at least two levels").named("ladder-levels")
    names = [game] if game else list(registered())
    tables = [
        (name, preset, count) for name in names for preset, count in _tables(name, seats, presets)
    ]
    return [Rung(*table, higher, lower) for table in tables for lower, higher in pairwise(levels)]


def _tables(
    game: str, seats: Sequence[int] | None, presets: Sequence[str] | None
) -> list[tuple[str | None, int]]:
    """Presets and numbers of seats; a usual number that a preset refuses is replaced."""
    ruleset = find(game)
    if presets is None and game in EVERY_PRESET and seats is None:
        least = [(preset, _seats_near(game, preset, 4)) for preset in ruleset.info.presets]
        return [*least, (None, _seats_near(game, None, 2))]
    found: list[tuple[str | None, int]] = []
    chosen: Sequence[str | None] = presets or [None]
    for preset in chosen:
        for count in seats or USUAL_SEATS:
            if seats is not None:
                ruleset.check(count, {}, preset)
            found.append((preset, count if seats else _seats_near(game, preset, count)))
    return list(dict.fromkeys(found))


def _seats_near(game: str, preset: str | None, wanted: int) -> int:
    """The number wanted if the preset can be played so, else the least that it can."""
    ruleset = find(game)
    for count in [wanted, *ruleset.info.seats]:
        try:
            ruleset.check(count, {}, preset)
        except SetupError:
            continue
        return count
    raise SetupError(f"{game} cannot be played with the preset {preset!r}").named(
        "preset-seats", game=game, preset=preset or ""
    )


@dataclass(frozen=True, slots=True)
class Climb:
    """One game of a rung, as much of it as the table needs."""

    index: int
    wins: float
    length: int
    unit: str
    seconds: tuple[float, float]  # that the higher and the lower level thought altogether
    choices: tuple[int, int]


def climb(duel: Duel, played: Played) -> Climb:
    """What a finished game says about its rung; members of a team share one win."""
    side = duel.side(played.index)
    others = [seat for seat in range(duel.seats) if seat not in side]
    return Climb(
        index=played.index,
        wins=sum(played.win_of(seat) for seat in side),
        length=played.length,
        unit=played.unit,
        seconds=(_sum(played.seconds, side), _sum(played.seconds, others)),
        choices=(int(_sum(played.choices, side)), int(_sum(played.choices, others))),
    )


def _sum(values: Sequence[float], seats: Iterable[int]) -> float:
    return sum(values[seat] for seat in seats)


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table."""

    rung: Rung
    games: int
    wins: float
    share: float
    low: float  # 95 % interval of Wilson
    high: float
    chance: float
    claim: float
    length: float
    unit: str
    higher_ms: float  # mean thought of a decision
    lower_ms: float

    @property
    def holds(self) -> bool:
        """Whether the higher level wins as often as claimed, and not by chance."""
        return self.share >= self.claim and self.low > self.chance

    def to_json(self) -> dict[str, object]:
        return {**asdict(self), "holds": self.holds}


def claim_of(sides: int) -> float:
    """The share of wins that a level claims against the one below."""
    return CLAIMS.get(sides, OTHER_CLAIM / sides)


def row(rung: Rung, sides: int, climbs: Sequence[Climb]) -> Row:
    """The line of a rung of which these games were played."""
    games = len(climbs)
    wins = sum(one.wins for one in climbs)
    low, high = interval(wins, games)
    return Row(
        rung=rung,
        games=games,
        wins=wins,
        share=wins / max(1, games),
        low=low,
        high=high,
        chance=1 / sides,
        claim=claim_of(sides),
        length=median(one.length for one in climbs) if climbs else 0,
        unit=climbs[0].unit if climbs else "",
        higher_ms=_mean_ms(climbs, 0),
        lower_ms=_mean_ms(climbs, 1),
    )


def _mean_ms(climbs: Sequence[Climb], level: int) -> float:
    choices = sum(one.choices[level] for one in climbs)
    return sum(one.seconds[level] for one in climbs) / max(1, choices) * 1e3


class Ledger:
    """The games of a ladder as they come, a line of JSON for each; without a file only in mind."""

    def __init__(self, file: Path | None, seed: int, *, resume: bool = False) -> None:
        self._file: Final = file
        self._seed: Final = seed
        self._climbs: Final[dict[str, dict[int, Climb]]] = {}
        self._players: Final[dict[str, set[tuple[str, ...]]]] = {}
        self._seated: Final[dict[Rung, tuple[str, ...]]] = {}
        if file is None:
            return
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._load(whole_lines(file) if file.exists() else [], file, resume)
        except OSError as error:
            raise SetupError(f"cannot use {file}: {error.strerror}").named(
                "use-file", file=str(file), problem=str(error.strerror)
            ) from error

    def _load(self, lines: list[bytes], file: Path, resume: bool) -> None:
        """Take over what is there."""
        if lines and not resume:
            raise SetupError(f"{file} already holds games; go on with --resume").named(
                "file-holds-games", file=str(file)
            )
        for number, line in enumerate(lines, 1):
            try:
                entry = json.loads(line)
                self._climbs.setdefault(entry["rung"], {})[entry["index"]] = _climb(entry)
                if PLAYERS in entry:
                    self._players.setdefault(entry["rung"], set()).add(tuple(entry[PLAYERS]))
            except (ValueError, TypeError, KeyError) as error:
                raise SetupError(f"{file}, line {number}: this is no game of a ladder").named(
                    "no-game-of-ladder", file=str(file), line=number
                ) from error

    def check(self, rungs: Sequence[Rung]) -> None:
        """Refuse to mix games of players who are no longer the same; older games do not know."""
        for rung in rungs:
            for old in self._players.get(self._key(rung), ()):
                words = zip((rung.higher, rung.lower), old, self._now(rung), strict=True)
                others = [word for word, before, now in words if before != now]
                if others and self._file is not None:
                    raise other_players(self._file, others)

    def add(self, rung: Rung, one: Climb) -> None:
        """Keep a game."""
        key = self._key(rung)
        self._climbs.setdefault(key, {})[one.index] = one
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as stream:
                game = {"rung": key, PLAYERS: self._now(rung), **asdict(one)}
                stream.write(json.dumps(game) + "\n")

    def of(self, rung: Rung, games: int) -> list[Climb]:
        """The first games of a rung, as far as they were played."""
        known = self._climbs.get(self._key(rung), {})
        return [known[index] for index in range(games) if index in known]

    def _now(self, rung: Rung) -> tuple[str, ...]:
        """The players of a rung; a file of weights is read once."""
        if rung not in self._seated:
            self._seated[rung] = rung.players()
        return self._seated[rung]

    def _key(self, rung: Rung) -> str:
        return f"{rung.label}, seed {self._seed}"


def _climb(entry: dict[str, Any]) -> Climb:
    return Climb(
        index=entry["index"],
        wins=entry["wins"],
        length=entry["length"],
        unit=entry["unit"],
        seconds=tuple(entry["seconds"]),
        choices=tuple(entry["choices"]),
    )


def thought(milliseconds: float) -> str:
    """A time to think, short."""
    if milliseconds >= 1000:
        return f"{milliseconds / 1000:.1f} s"
    if milliseconds < 1:
        return f"{milliseconds * 1000:.0f} µs"
    return f"{milliseconds:.0f} ms" if milliseconds >= 9.95 else f"{milliseconds:.1f} ms"


def counted(wins: float) -> str:
    """A number of wins, with one digit where some are shared."""
    return f"{wins:.1f}".removesuffix(".0")


def markdown(rows: Sequence[Row], command: str) -> str:
    """The table for our pages, with the command that makes it."""
    lines = [
        "Made by",
        "",
        "```console",
        f"$ {command}",
        "```",
        "",
        "| game | seats | higher > lower | games | wins | share | 95 % interval | chance | claim "
        "| median length | thought per decision | holds |",
        "| --- | --: | --- | --: | --: | --: | --- | --: | --: | --: | --- | --- |",
    ]
    return "\n".join([*lines, *(_markdown_line(one) for one in rows)])


def _markdown_line(one: Row) -> str:
    rung = one.rung
    cells = [
        rung.table,
        str(rung.seats),
        f"{rung.higher} > {rung.lower}",
        str(one.games),
        counted(one.wins),
        f"{one.share * 100:.1f} %",
        f"{one.low * 100:.1f} to {one.high * 100:.1f} %",
        f"{one.chance * 100:.0f} %",
        f"{one.claim * 100:.0f} %",
        f"{one.length:g} {one.unit}",
        f"{thought(one.higher_ms)}, {thought(one.lower_ms)}",
        "yes" if one.holds else "no",
    ]
    return f"| {' | '.join(cells)} |"


def replaced(text: str, part: str) -> str:
    """A page with the part between the marks of the ladder replaced."""
    head, begin, rest = text.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise SetupError(f"the page has no {BEGIN} with a {END} behind it").named(
            "no-marks", begin=BEGIN, end=END
        )
    return f"{head}{BEGIN}\n{part}\n{END}{tail}"
