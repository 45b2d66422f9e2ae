"""The ladder: whether each level of bots beats the one below.

A rung is a table of a game and two neighbouring levels: one seat (or one whole team) of the higher
plays against the lower in all other seats; see `stormhall.lab.strength.duels`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from statistics import median
from typing import Final

from stormhall.kernel.core.errors import SetupError
from stormhall.kernel.ruleset import find, registered
from stormhall.lab.results.intervals import interval
from stormhall.lab.runs.game_result import GameResult
from stormhall.lab.runs.jobs import player_digest
from stormhall.lab.strength.duels import Duel, player, sides_of

EVERY_PRESET: Final = ["stormgates"]
"""Games whose presets are so different that the ladder covers each of them."""

USUAL_SEATS: Final = [4, 2]

CLAIMS: Final[dict[int, float]] = {2: 0.65, 4: 0.45}
"""The share of wins that a level claims against the one below, by number of sides."""

OTHER_CLAIM: Final = 1.8
"""With other numbers of sides the claim is this many times the share expected by chance."""

MORE_BETWEEN_TWO: Final = 1.5
"""Between two sides the claim is closer to chance and needs this many times as many games."""

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
        """The game, and the preset if there is one."""
        return self.game if self.preset is None else f"{self.game}: {self.preset}"

    @property
    def label(self) -> str:
        """The table and both levels in a few words."""
        return f"{self.table}, {self.seats} seats, {self.higher} > {self.lower}"

    def players(self) -> tuple[str, ...]:
        """What decides how the higher and the lower level play."""
        players = [player(word, self.game) for word in (self.higher, self.lower)]
        return tuple(player_digest(one.level, one.weights, self.game) for one in players)

    def duel(self, seed: int) -> Duel:
        """The duel that decides the rung."""
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
    """The rungs of these tables and levels; the usual tables if none are named."""
    if len(levels) < 2:
        raise SetupError("ladder-levels")
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
    tables: list[tuple[str | None, int]] = []
    chosen: Sequence[str | None] = presets or [None]
    for preset in chosen:
        for count in seats or USUAL_SEATS:
            if seats is not None:
                ruleset.check(count, {}, preset)
            tables.append((preset, count if seats else _seats_near(game, preset, count)))
    return list(dict.fromkeys(tables))


def _seats_near(game: str, preset: str | None, usual: int) -> int:
    """The usual number of seats if the preset allows it, else the smallest that it allows."""
    ruleset = find(game)
    for count in [usual, *ruleset.info.seats]:
        try:
            ruleset.check(count, {}, preset)
        except SetupError:
            continue
        return count
    raise SetupError("preset-seats", game=game, preset=preset or "")


def games_of(duel: Duel, minimum: int) -> int:
    """How many games of a rung are played for this minimum."""
    return duel.games(round(minimum * MORE_BETWEEN_TWO) if len(duel.sides) == 2 else minimum)


@dataclass(frozen=True, slots=True)
class RungGame:
    """One game of a rung, reduced to what the table needs."""

    index: int
    wins: float
    length: int
    unit: str
    seconds: tuple[float, float]  # thinking time of the higher and the lower level
    choices: tuple[int, int]


def rung_game(duel: Duel, played: GameResult) -> RungGame:
    """A finished game of a rung; members of a team share one win."""
    side = duel.side(played.index)
    others = [seat for seat in range(duel.seats) if seat not in side]
    return RungGame(
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
class RungResult:
    """How a rung ended: a line of the table."""

    rung: Rung
    games: int
    wins: float
    share: float
    low: float  # Wilson's 95% interval
    high: float
    chance: float
    claim: float
    length: float
    unit: str
    higher_ms: float  # mean time for a decision
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


def rung_result(rung: Rung, sides: int, played: Sequence[RungGame]) -> RungResult:
    """The result of a rung from the games that were played."""
    games = len(played)
    wins = sum(one.wins for one in played)
    low, high = interval(wins, games)
    return RungResult(
        rung=rung,
        games=games,
        wins=wins,
        share=wins / max(1, games),
        low=low,
        high=high,
        chance=1 / sides,
        claim=claim_of(sides),
        length=median(one.length for one in played) if played else 0,
        unit=played[0].unit if played else "",
        higher_ms=_mean_ms(played, 0),
        lower_ms=_mean_ms(played, 1),
    )


def _mean_ms(played: Sequence[RungGame], level: int) -> float:
    choices = sum(one.choices[level] for one in played)
    return sum(one.seconds[level] for one in played) / max(1, choices) * 1e3


def duration_text(milliseconds: float) -> str:
    """A short time as text."""
    if milliseconds >= 1000:
        return f"{milliseconds / 1000:.1f} s"
    if milliseconds < 1:
        return f"{milliseconds * 1000:.0f} µs"
    return f"{milliseconds:.0f} ms" if milliseconds >= 9.95 else f"{milliseconds:.1f} ms"


def wins_text(wins: float) -> str:
    """A number of wins, with one decimal if some are shared."""
    return f"{wins:.1f}".removesuffix(".0")


def markdown(results: Sequence[RungResult], command: str) -> str:
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
    return "\n".join([*lines, *(_markdown_line(one) for one in results)])


def _markdown_line(one: RungResult) -> str:
    rung = one.rung
    cells = [
        rung.table,
        str(rung.seats),
        f"{rung.higher} > {rung.lower}",
        str(one.games),
        wins_text(one.wins),
        f"{one.share * 100:.1f} %",
        f"{one.low * 100:.1f} to {one.high * 100:.1f} %",
        f"{one.chance * 100:.0f} %",
        f"{one.claim * 100:.0f} %",
        f"{one.length:g} {one.unit}",
        f"{duration_text(one.higher_ms)}, {duration_text(one.lower_ms)}",
        "yes" if one.holds else "no",
    ]
    return f"| {' | '.join(cells)} |"


def page_with(text: str, part: str) -> str:
    """A page with the part between the marks of the ladder replaced."""
    head, begin, rest = text.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise SetupError("no-marks", begin=BEGIN, end=END)
    return f"{head}{BEGIN}\n{part}\n{END}{tail}"
