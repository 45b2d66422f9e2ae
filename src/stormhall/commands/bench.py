"""`stormhall bench`: how fast the engine, the agents and the lab are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.table import Table

import stormhall
from stormhall.agents.levels import LEVELS
from stormhall.commands.support import arguments as args
from stormhall.commands.support.lab import Jobs, figures_table, parse_list, plain_table, print_table
from stormhall.commands.support.progress import progress_bar
from stormhall.kernel.core.errors import SetupError
from stormhall.locale.process_language import say

if TYPE_CHECKING:
    from stormhall.kernel.core.state import Options
    from stormhall.lab.bench import Benchmark, LabSpeed, LevelTimes

PARTS: Final = ["engine", "agents", "lab"]


def bench(
    game: Annotated[str | None, typer.Argument(metavar=args.GAME, help="usage-one-game")] = None,
    what: Annotated[str, typer.Option(help="usage-bench-parts")] = ",".join(PARTS),
    levels: Annotated[str, typer.Option(help="usage-bench-levels")] = ",".join(LEVELS),
    seats: args.Seats = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="usage-seconds")] = 5.0,
    seed: args.Seed = 0,
    option: args.OptionList = None,
    jobs: Jobs = 0,
    as_json: args.AsJson = False,
) -> None:
    """Measure the engine, the agents and the lab.

    The engine: decisions and games per second, cost and size of a copy.
    Agents: how long they think in the middle of games, with their caps on.
    The lab: games per second on one process and on more.
    """
    parts, level_names = parse_list(what) or [], parse_list(levels) or []
    _check(parts, PARTS, "no-part")
    _check(level_names, LEVELS, "no-level")
    names = [game] if game else list(stormhall.games())
    works = len(names) * sum(len(level_names) if part == "agents" else 1 for part in parts)
    measured = []
    with progress_bar() as progress:
        task = progress.add_task(say("cli-measuring"), total=works)
        for name in names:
            options = args.options_of(name, option)
            one = _Measured(name, args.seats_of_table(name, seats), options, seconds, seed)
            measured.append(one)
            for part in parts:
                for level in level_names if part == "agents" else [""]:
                    progress.update(task, description=f"{name}: {level or part}")
                    one.measure(part, level, jobs)
                    progress.advance(task)
    if as_json:
        args.print_json([one.to_json() for one in measured])
    else:
        _print(measured)


def _check(words: Sequence[str], allowed: Sequence[str], error: str) -> None:
    for word in words:
        if word not in allowed:
            raise SetupError(error, word=word, known=", ".join(allowed))


class _Measured:
    """The measurements of one game."""

    def __init__(self, game: str, seats: int, options: Options, seconds: float, seed: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self._table = (seats, options, seconds, seed)
        self.engine: Benchmark | None = None
        self.agents: list[LevelTimes] = []
        self.lab: list[LabSpeed] = []

    def measure(self, part: str, level: str, jobs: int) -> None:
        from stormhall.lab.bench import benchmark, lab_speeds, time_level

        if part == "engine":
            self.engine = benchmark(self.game, *self._table)
        elif part == "agents":
            self.agents.append(time_level(self.game, level, *self._table))
        else:
            self.lab = lab_speeds(self.game, *self._table, jobs)

    def to_json(self) -> dict[str, object]:
        engine = {} if self.engine is None else asdict(self.engine)
        agents = [asdict(one) for one in self.agents]
        lab = [asdict(one) for one in self.lab]
        return {"game": self.game, "seats": self.seats, **engine, "agents": agents, "lab": lab}


def _print(measured: Sequence[_Measured]) -> None:
    if any(one.engine for one in measured):
        engines = [one.engine for one in measured if one.engine]
        build = say(f"cli-build-{'compiled' if engines[0].build == 'compiled' else 'pure'}")
        print_table(say("cli-engine", build=build), _engine_table(engines))
    for one in measured:
        if one.agents:
            title = say("cli-thinking", game=one.game, seats=one.seats)
            print_table(title, _agents_table(one.agents))
    for one in measured:
        if one.lab:
            title = say("cli-lab", game=one.game, seats=one.seats)
            print_table(title, _lab_table(one.lab))


def _engine_table(results: Sequence[Benchmark]) -> Table:
    table = plain_table()
    table.add_column("")
    for result in results:
        title = say("cli-table", game=result.game, seats=result.seats)
        table.add_column(title, justify="right")
    for figure in fields(results[0]):
        if figure.name not in ("game", "seats", "build"):
            values = [getattr(result, figure.name) for result in results]
            message = f"cli-bench-{figure.name.replace('_', '-')}"
            table.add_row(say(message), *map(args.number_text, values))
    return table


def _agents_table(times: Sequence[LevelTimes]) -> Table:
    table = figures_table(
        say("cli-level"),
        say("cli-decisions"),
        say("cli-mean"),
        "99 %",
        say("cli-slowest"),
        say("cli-cap"),
        say("cli-of-cap"),
        say("cli-no-choice"),
    )
    for one in times:
        table.add_row(
            one.level,
            f"{one.decisions:,}",
            _ms(one.mean_ms),
            _ms(one.ms_99),
            _ms(one.slowest_ms),
            _ms(one.cap_ms),
            "" if one.of_cap_99 is None else f"{one.of_cap_99 * 100:.0f} %",
            _ms(one.single_ms),
        )
    return table


def _ms(value: float | None) -> str:
    from stormhall.lab.strength.ladder import duration_text

    return "" if value is None else duration_text(value)


def _lab_table(speeds: Sequence[LabSpeed]) -> Table:
    table = plain_table()
    for name in (
        say("cli-processes"),
        say("cli-games"),
        say("cli-games-a-second"),
        say("cli-efficiency"),
    ):
        table.add_column(name, justify="right", no_wrap=True)
    for one in speeds:
        table.add_row(
            str(one.jobs),
            f"{one.games:,}",
            f"{one.games_per_second:.3g}",
            f"{one.efficiency * 100:.0f} %",
        )
    return table
